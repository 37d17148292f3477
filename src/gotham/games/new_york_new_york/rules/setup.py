"""How a match starts, and how each round is dealt."""

from ....engine import copy, number, rule, shuffle
from .state import CARDS, DEALT, DECK, EMPTY, HAND, PILE, RESERVE, RESERVED, SEATS, STARTER


@rule
def setup(s, players, options, key):
    copy(s.key, key)
    s.players = players
    copy(s.options, options)
    s.round_ = 0
    s.points[:] = 0
    s.starter = number(s.key, STARTER, 0, 0, players)  # NY-04
    deal(s)


@rule
def deal(s):
    """Deal a round from the full deck."""
    place, players = s.place, s.players
    dealt = players * HAND
    for card in range(CARDS):
        place[card] = card
    shuffle(place, s.key, DECK, s.round_)  # now each card has its rank in the deal
    for card in range(CARDS):
        rank = place[card]
        if rank < dealt:
            place[card] = DEALT + rank % players
        elif rank < dealt + RESERVE:
            place[card] = RESERVED
        else:
            place[card] = PILE + CARDS - 1 - rank
    for seat in range(SEATS):
        s.held[seat] = HAND if seat < s.players else 0
        s.passed[seat] = 0
    s.top[:] = EMPTY
    s.reserve = RESERVE
    s.pile = CARDS - dealt - RESERVE
    s.turn = s.starter
    s.taking = 0

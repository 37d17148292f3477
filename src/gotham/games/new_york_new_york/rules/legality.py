"""Which actions are legal, and the clause that refuses the others."""

from ....engine import rule
from .state import CARDS, DEALT, PASS, PLAY, RESERVED, TAKE, TAKEN
from .turns import is_over


@rule
def in_hand(place, player):
    return (place == TAKEN + player) | (place == DEALT + player)


@rule
def legal(s, player, mask):
    acts = s.turn == player and not is_over(s)
    plays, takes = acts and not s.taking, acts and s.taking == 1
    place = s.place
    for card in range(CARDS):
        mask[PLAY + card] = plays & in_hand(place[card], player)  # not `and`: a loop without branches is much faster
        mask[TAKE + card] = takes & (place[card] == RESERVED)
    mask[PASS] = plays  # NY-09


@rule
def why(s, player, action):
    if is_over(s):
        return 17
    if s.turn != player:
        if s.passed[player]:
            return 10
        return 4 if s.held[player] else 11
    if s.taking:
        if action < TAKE or action == PASS:
            return 7
        return 0 if s.place[action - TAKE] == RESERVED else 5
    if action == PASS:
        return 0
    return 0 if action < TAKE and in_hand(s.place[action - PLAY], player) else 5

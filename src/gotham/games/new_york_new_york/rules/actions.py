"""Whose turn it is, which actions are legal, and what each one does."""

from ....engine import rule
from .scoring import add_points, is_over, score
from .setup import deal
from .state import CARDS, DEALT, NUMBERS, PASS, PILE, PLAY, RESERVED, SKYLINE, TAKE, TAKEN


@rule
def actors(s):
    return 0 if is_over(s) else 1 << s.turn


@rule
def awaited(s):
    return actors(s)


# ---------------------------------------------------------------------------------------------- legality


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


# ----------------------------------------------------------------------------------------------- effects


@rule
def apply(s, player, action):
    if action == PASS:
        s.passed[player] = 1
        return next_turn(s)
    if action < TAKE:
        play(s, player, action - PLAY)
        return False if s.taking else next_turn(s)
    shown = take(s, player, action - TAKE)
    return next_turn(s) or shown


@rule
def play(s, player, card):
    s.place[card] = SKYLINE
    s.top[card % NUMBERS] = card  # NY-06
    s.held[player] -= 1
    s.taking = 1 if s.reserve > 0 else 0  # NY-08


@rule
def take(s, player, card):
    """Take a card from the reserve and refill it; return whether a card was revealed."""
    s.place[card] = TAKEN + player
    s.held[player] += 1
    s.taking = 0
    if s.pile == 0:
        s.reserve -= 1
        return False
    s.pile -= 1
    place, top = s.place, PILE + s.pile
    for refill in range(CARDS):
        if place[refill] == top:
            place[refill] = RESERVED
            break
    return True


@rule
def next_turn(s):
    """Pass the turn to the next player who can act, or end the round; return whether a new round was dealt."""
    for step in range(1, s.players + 1):
        seat = (s.turn + step) % s.players
        if s.held[seat] > 0 and not s.passed[seat]:
            s.turn = seat
            return False
    return end_round(s)


@rule
def end_round(s):
    for seat in range(s.players):
        add_points(s, s.round_, seat, score(s, seat))
    s.round_ += 1
    if is_over(s):
        s.turn = s.starter  # no seat is on turn, so the value is fixed
        return False
    s.starter = (s.starter + 1) % s.players  # NY-21
    deal(s)
    return True

"""What every position must satisfy. Each function returns the broken clause, or 0."""

from ....engine import rule
from .actions import in_hand
from .scoring import is_over, points_of, rounds, score, target, total
from .state import CARDS, EMPTY, HAND, MOST_ROUNDS, NUMBERS, PILE, RESERVE, RESERVED, SEATS, SKYLINE, SUITS


@rule
def check(s):
    return broken_match(s) or broken_cards(s) or broken_skyline(s) or broken_turn(s)


@rule
def broken_match(s):
    if s.round_ > rounds(s):
        return 17
    if s.starter >= s.players or s.turn >= s.players:
        return 4
    for round_ in range(MOST_ROUNDS):
        for seat in range(SEATS):
            if points_of(s, round_, seat) and (round_ >= s.round_ or seat >= s.players):
                return 21
    if target(s) > 0 and s.round_ > 0:
        for seat in range(s.players):
            if total(s, seat) - points_of(s, s.round_ - 1, seat) >= target(s):
                return 24
    return 0


@rule
def broken_cards(s):
    place = s.place
    for seat in range(SEATS):
        count = 0
        for card in range(CARDS):
            count += in_hand(place[card], seat)
        if seat >= s.players and (count or s.passed[seat]):
            return 2
        if count != s.held[seat]:
            return 3
        full = HAND - s.taking if seat == s.turn else HAND
        if s.reserve > 0 and seat < s.players and count != full:
            return 5
    reserve, pile, depths = 0, 0, 0
    for card in range(CARDS):
        reserve += place[card] == RESERVED
        if place[card] >= PILE:
            pile += 1
            depths |= 1 << (place[card] - PILE)
    if reserve != s.reserve or pile != s.pile or depths != (1 << s.pile) - 1:
        return 3
    return 5 if s.pile > 0 and reserve < RESERVE else 0


@rule
def broken_skyline(s):
    for position in range(NUMBERS):
        top = s.top[position]
        if top != EMPTY and (top % NUMBERS != position or s.place[top] != SKYLINE):
            return 6
        for suit in range(SUITS):
            if top == EMPTY and s.place[suit * NUMBERS + position] == SKYLINE:
                return 6
    return 0


@rule
def broken_turn(s):
    if s.taking and s.reserve == 0:
        return 8
    if is_over(s):
        return broken_end(s)
    if s.passed[s.turn]:
        return 10
    return 0 if s.held[s.turn] or s.taking else 11


@rule
def broken_end(s):
    if s.taking:
        return 7
    for seat in range(s.players):
        if s.held[seat] and not s.passed[seat]:
            return 11
        if points_of(s, s.round_ - 1, seat) != score(s, seat):
            return 13
    return 0

"""Whose turn it is, and when a match ends. The numbers after `#` are clauses of rulebook.md."""

from ....engine import rule
from ..cases.par import PAR
from .state import (
    BESIDE,
    BY_PAR,
    LAST_STANDING,
    LEVEL,
    MOST_ROUNDS,
    NO_CARD,
    NO_DIE,
    NO_KIND,
    NOBODY,
    OVER,
    ROLLING,
    ROUNDS,
)


@rule
def most_rounds(s):
    """Return the number of rounds after which a match ends without a winner."""
    if s.options[ROUNDS] == BY_PAR:
        return PAR[s.options[LEVEL], s.case]  # EN-40
    return MOST_ROUNDS[s.options[ROUNDS]]  # EN-36


@rule
def is_over(s):
    return s.phase == OVER


@rule
def actors(s):
    return 0 if is_over(s) else 1 << s.turn


@rule
def awaited(s):
    return actors(s)


@rule
def is_in(s, seat):
    """Return whether a seat is still in the game."""
    return seat < s.players and s.accused[seat] == BESIDE


@rule
def players_in(s):
    count = 0
    for seat in range(s.players):
        count += is_in(s, seat)
    return count


@rule
def begin_turn(s):
    s.phase = ROLLING
    s.number = s.letter = NO_DIE
    s.victim, s.shown, s.shown_kind = NOBODY, NO_CARD, NO_KIND


@rule
def next_turn(s):
    """Pass the turn clockwise, unless the match is over."""
    before = (s.turn - s.starter) % s.players
    count = players_in(s)
    if count == 0 or (count == 1 and s.options[LAST_STANDING] == 0 and not is_in(s, s.turn)):
        end_match(s)
        return
    s.turn = (s.turn + 1) % s.players
    while not is_in(s, s.turn):
        s.turn = (s.turn + 1) % s.players
    if (s.turn - s.starter) % s.players <= before:
        s.round_ += 1
    begin_turn(s)
    if s.round_ == most_rounds(s):
        s.phase = OVER


@rule
def end_match(s):
    """End the match after a wrong accusation that left at most one player."""  # EN-33
    for seat in range(s.players):
        if is_in(s, seat):
            s.winner = seat
    begin_turn(s)
    s.phase = OVER

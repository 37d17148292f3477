"""Enquêtes à New York: events counted for the laws and benchmarks."""

from ....engine import rule
from ....hooks.tally import TallyHooks
from .state import ACCUSE, CHOOSING, END, GO, GOING, JOKER, NOBODY, OVER, PASS, SPY, SWAP, SWAPPED, TAKE

COUNTS = {  # event -> how many of them the laws must meet in 2,000 matches
    "spied": 1000,
    "swapped": 1000,
    "taken from players": 500,
    "went where they liked": 1000,
    "two jokers": 500,
    "eliminated": 1000,
    "found the answer": 100,
    "won as the last one standing": 300,
    "ended without a winner": 100,
}
SPIES, SWAPS, TAKEN, WENT, JOKERS, ELIMINATED, FOUND, LAST, NO_WINNER = range(9)


@rule
def tally(s, seat, action, after, counts):
    if SPY <= action < PASS:
        counts[SPIES] += 1
    elif TAKE <= action < SWAP:
        counts[TAKEN] += 1
    elif SWAP <= action < END:
        counts[SWAPS] += 1
    elif GO <= action < SPY:
        counts[WENT] += s.phase == GOING
        counts[JOKERS] += s.phase == CHOOSING and s.number == JOKER and s.letter == JOKER
    elif ACCUSE <= action < SWAPPED:
        counts[FOUND] += after.winner == seat
        counts[ELIMINATED] += after.winner != seat
    if after.phase == OVER:
        counts[NO_WINNER] += after.winner == NOBODY
        counts[LAST] += after.winner != NOBODY and after.winner != seat


HOOKS = TallyHooks(counts=COUNTS, tally=tally)

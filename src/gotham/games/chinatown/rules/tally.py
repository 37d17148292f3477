"""Chinatown: counts of negotiation events for the laws and benchmarks."""

from ....engine import bits, rule
from ....hooks.tally import TallyHooks
from .drafts import find, possible
from .material import BUILDINGS, NO_SHOP, TYPES
from .offers import author_of, is_last_yes, name_of
from .state import DONE, LEAVE_EMPTY, NEGOTIATING, NO, PLACING, SECRET, YES, group

COUNTS = {  # and the least counts that the laws need in 2,000 matches
    "deals of two parties": 1000,
    "deals of three": 300,
    "deals of four": 100,
    "deals of five": 50,
    "secret deals among them": 1000,
    "deals that failed at the last yes": 50,
    "promises kept": 300,
}
SECRETS, FAILED, KEPT_PROMISES = 4, 5, 6


@rule
def tally(s, seat, action, after, counts):
    if s.phase == NEGOTIATING and YES <= action < NO:
        count_deal(s, seat, author_of(action), name_of(action), counts)
    elif s.phase == PLACING and action == DONE:
        counts[KEPT_PROMISES] += promises_kept(s, seat)


@rule
def count_deal(s, seat, author, name, counts):
    slot = find(s, author, name)
    if not is_last_yes(s, seat, author, slot):
        return
    if possible(s, s.moves[author, slot], s.count[author, slot], name):
        counts[bits(group(name)) - 2] += 1
        counts[SECRETS] += name & 1 == SECRET
    else:
        counts[FAILED] += 1


@rule
def promises_kept(s, seat):
    """Count the fulfilled promises of a seat that is done placing."""
    kept = 0
    for building in range(BUILDINGS):
        if s.owner[building] == seat:
            placed, promise = s.plan[building], s.promise[building]
            kept += placed == promise if promise < TYPES else promise == LEAVE_EMPTY and placed == NO_SHOP
    return kept


HOOKS = TallyHooks(counts=COUNTS, tally=tally)

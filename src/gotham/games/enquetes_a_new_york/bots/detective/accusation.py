"""When to accuse: the chance to be right now against the chance to win later, before another has solved the case.

It is a simple picture of the race, in which nobody else guesses. Its figures are of 20,000 generated cases a level,
with their cards in any order; those of the box are not in it (EN-35).
"""

from collections.abc import Sequence
from math import comb, log, prod

from ...rules.state import CARDS

# How likely so many cards, from none to all, settle a case; by level.
SETTLED = (
    (0, 0, 0, 0.04, 0.14, 0.27, 0.41, 0.54, 0.65, 0.74, 0.82, 0.88, 0.93, 0.965, 0.99, 1, 1),
    (0, 0, 0, 0, 0, 0.002, 0.014, 0.05, 0.125, 0.245, 0.4, 0.565, 0.73, 0.86, 0.955, 1, 1),
)
ENOUGH = 14  # cards: two or more exclude each wrong square, so the next one does if these did not (EN-14)
PACE = 1.2  # new cards that this seat reads in a turn
DRAG = 0.8  # rivals are slower: some cards come twice, and who is not certain yet may have a hard case
MOST = 8  # squares: with more of them left nobody accuses


def fall(read: int) -> float:
    """How likely a turn excludes a wrong square that the cards read have left: two of the others do, or a few more."""
    if read >= ENOUGH:
        return 1.0
    card = (2 + (ENOUGH - read) / 15) / (CARDS - read)
    return float(1 - (1 - card) ** PACE)


def hazard(level: int, read: int) -> float:
    """How likely a rival who has read so many cards, and was not certain, is so after a turn."""
    if read >= CARDS - 1:
        return 1.0
    before, after = SETTLED[level][read : read + 2]
    return DRAG * (after - before) / (1 - before)


def prospect(squares: int, chance: float, read: int, rivals: Sequence[int], level: int, turns: int) -> float:
    """The chance to win of who does not accuse now but at the best time later: with so many squares left, one of them
    right with that chance, so many cards read by this seat and by each rival, and so many turns to come."""
    ahead = min(turns, CARDS - read)
    if not ahead:
        return 0.0
    even = log(chance) / log(squares)  # -1 where all are equally likely; those left later are taken to be as uneven
    guesses = [count**even for count in range(1, squares + 1)]
    values = guesses
    for turn in reversed(range(ahead)):
        safe = prod(1 - hazard(level, rival + turn) for rival in rivals)
        falls = fall(read + round(PACE * turn))
        waiting = [safe * _after_turn(count, falls, values) for count in range(1, squares + 1)]
        values = [max(pair) for pair in zip(guesses, waiting, strict=True)]
    return waiting[-1]


def _after_turn(squares: int, chance: float, values: Sequence[float]) -> float:
    """What so many squares are worth when a turn has excluded each wrong one with a chance."""
    wrong = squares - 1
    return sum(comb(wrong, n) * (1 - chance) ** n * chance ** (wrong - n) * values[n] for n in range(wrong + 1))

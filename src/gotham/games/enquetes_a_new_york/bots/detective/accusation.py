"""When to accuse: the chance to be right now against the chance to win later, before a rival has solved the case.

A simple model of the race, in which no rival guesses. Its figures come from 20,000 generated cases per level, with
their cards in random order; cases of the box are not used (EN-35).
"""

from collections.abc import Sequence
from math import comb, log, prod

from ...rules.state import CARDS

# The chance that n cards, from none to all, settle a case; by level.
SETTLED = (
    (0, 0, 0, 0.04, 0.14, 0.27, 0.41, 0.54, 0.65, 0.74, 0.82, 0.88, 0.93, 0.965, 0.99, 1, 1),
    (0, 0, 0, 0, 0, 0.002, 0.014, 0.05, 0.125, 0.245, 0.4, 0.565, 0.73, 0.86, 0.955, 1, 1),
)
ENOUGH = 14  # cards: two or more exclude each wrong square, so any further card excludes what these left (EN-14)
PACE = 1.2  # new cards that this seat reads per turn
DRAG = 0.8  # rivals are slower: cards repeat, and a rival who is not certain yet may have a hard case
MOST = 8  # squares: nobody accuses with more of them left


def fall(read: int) -> float:
    """Return the chance that a turn excludes a wrong square that the cards read so far have left."""
    if read >= ENOUGH:
        return 1.0
    card = (2 + (ENOUGH - read) / 15) / (CARDS - read)
    return float(1 - (1 - card) ** PACE)


def hazard(level: int, read: int) -> float:
    """Return the chance that a rival who has read this many cards becomes certain in a turn."""
    if read >= CARDS - 1:
        return 1.0
    before, after = SETTLED[level][read : read + 2]
    return DRAG * (after - before) / (1 - before)


def prospect(squares: int, chance: float, read: int, rivals: Sequence[int], level: int, turns: int) -> float:
    """Return the chance to win by accusing not now but at the best later time.

    Given are the squares left, the chance of the likeliest, the cards read by this seat and each rival, and the turns
    to come.
    """
    ahead = min(turns, CARDS - read)
    if not ahead:
        return 0.0
    even = log(chance) / log(squares)  # -1 if all are equally likely; later squares are assumed as uneven
    guesses = [count**even for count in range(1, squares + 1)]
    values = guesses
    for turn in reversed(range(ahead)):
        safe = prod(1 - hazard(level, rival + turn) for rival in rivals)
        falls = fall(read + round(PACE * turn))
        waiting = [safe * _after_turn(count, falls, values) for count in range(1, squares + 1)]
        values = [max(pair) for pair in zip(guesses, waiting, strict=True)]
    return waiting[-1]


def _after_turn(squares: int, chance: float, values: Sequence[float]) -> float:
    """Return the value of this many squares after a turn that excludes each wrong one with a chance."""
    wrong = squares - 1
    return sum(comb(wrong, n) * (1 - chance) ** n * chance ** (wrong - n) * values[n] for n in range(wrong + 1))

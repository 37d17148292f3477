"""When to accuse: the chance to be right now, against the chance to win by waiting, before another solves the case.

What the chances are is put simply, and was checked on 40,000 generated cases and on random orders of their cards.
"""

from collections.abc import Sequence
from math import comb

from .state import CARDS

# How likely so many cards, from none to all, settle a case; by level.
SETTLED = (
    (0, 0, 0, 0.05, 0.165, 0.31, 0.46, 0.59, 0.695, 0.785, 0.855, 0.91, 0.945, 0.97, 0.99, 1, 1),
    (0, 0, 0, 0, 0, 0.003, 0.02, 0.065, 0.15, 0.275, 0.43, 0.595, 0.745, 0.87, 0.96, 1, 1),
)
ENOUGH = 14  # cards: each wrong square is excluded by two or more, so the next one excludes it (EN-14)
PACE = 1.2  # new cards that this seat reads in a turn
DRAG = 0.8  # how much slower a rival is: some cards come twice, and who is not certain yet may have a hard time
MOST = 8  # squares: with more of them left nobody accuses


def fall(read: int) -> float:
    """How likely a turn excludes a wrong square that the cards read have left: two of the rest or a few more do."""
    if read >= ENOUGH:
        return 1.0
    return 1 - (1 - (2 + (ENOUGH - read) / 15) / (CARDS - read)) ** PACE


def hazard(level: int, read: int) -> float:
    """How likely a rival who has read so many cards, and was not certain, is so after a turn."""
    if read >= CARDS - 1:
        return 1.0
    before, after = SETTLED[level][read : read + 2]
    return DRAG * (after - before) / (1 - before)


def prospect(squares: int, read: int, rivals: Sequence[int], level: int, turns: int) -> float:
    """The chance to win of who does not accuse now, but later at the best time: with so many squares left, so many
    cards read by this seat and by each rival, and so many turns to come. Each is taken to read a card in a turn."""
    ahead = min(turns, CARDS - read)
    values = [1 / count for count in range(1, squares + 1)] if ahead else [0.0] * squares
    for turn in reversed(range(ahead)):
        safe = 1.0
        for rival in rivals:
            safe *= 1 - hazard(level, rival + turn)
        waiting = [safe * _after_card(count, fall(read + round(PACE * turn)), values) for count in range(1, squares + 1)]
        values = [max(1 / count, value) for count, value in enumerate(waiting, 1)] if turn else waiting
    return values[-1]


def _after_card(squares: int, chance: float, values: Sequence[float]) -> float:
    """What so many squares are worth when a card has excluded each wrong one with a chance."""
    wrong = squares - 1
    return sum(comb(wrong, n) * (1 - chance) ** n * chance ** (wrong - n) * values[n] for n in range(wrong + 1))

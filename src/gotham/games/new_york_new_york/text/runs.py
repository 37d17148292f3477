"""New York New York: the runs of a skyline one by one, for those who explain a score."""

from typing import Any

from ..rules import contract as rules
from ..rules.contract import BONUS, BONUSES, NUMBERS


def runs(s: Any, seat: int) -> list[tuple[int, int]]:
    """The runs of a seat's colour that score, each as its first position and its length."""
    if s.options[BONUSES] != 0:
        return []
    shown = [bool(rules.shows(s, position, seat)) for position in range(NUMBERS)]
    if all(shown):
        return [(0, NUMBERS)]
    starts = [position for position in range(NUMBERS) if shown[position] and not shown[position - 1]]
    lengths = [next(n for n in range(NUMBERS) if not shown[(start + n) % NUMBERS]) for start in starts]
    return [(start, length) for start, length in zip(starts, lengths, strict=True) if length > 1]


def bonus(length: int) -> int:
    """What a run of so many cards scores."""
    return BONUS[min(length, len(BONUS) - 1)]

"""New York New York: the runs of a skyline one by one, to explain a score."""

from typing import Any

from ..rules.scoring import shows
from ..rules.state import BONUS, BONUSES, NUMBERS


def runs(s: Any, seat: int) -> list[tuple[int, int]]:
    """Return the runs of a seat's colour that score, each as its first position and its length."""
    if s.options[BONUSES] != 0:
        return []
    shown = [bool(shows(s, position, seat)) for position in range(NUMBERS)]
    if all(shown):
        return [(0, NUMBERS)]
    starts = [position for position in range(NUMBERS) if shown[position] and not shown[position - 1]]
    lengths = [next(n for n in range(NUMBERS) if not shown[(start + n) % NUMBERS]) for start in starts]
    return [(start, length) for start, length in zip(starts, lengths, strict=True) if length > 1]


def bonus(length: int) -> int:
    """Return what a run of this length scores."""
    return BONUS[min(length, len(BONUS) - 1)]

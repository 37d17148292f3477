"""Luck and skill: attribute a seat's final share of the win to decisions and chance.

From decision to decision a share changes twice: by what was decided, before chance shows, and by what chance showed
until the next one. Both are differences of neighbours, so nothing is lost between the start and the result.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

Shares = tuple[float, ...]  # of every seat


class DecisionPoint(NamedTuple):
    """A decision: its frame, the mover, the deciders, and the shares before and after it."""

    place: int
    seat: int
    deciders: tuple[int, ...]
    before: Shares
    after: Shares  # before chance shows

    @property
    def gains(self) -> Shares:
        """The change by the decision."""
        return _less(self.after, self.before)


class Account(NamedTuple):
    """A seat's share at the start, what decisions and chance added, and the result."""

    start: float
    own: float
    others: float
    luck: float
    result: float


def accounts(start: Shares, points: Sequence[DecisionPoint], result: Shares) -> list[Account]:
    """Return each seat's account; the parts sum to the result, up to rounding."""
    luck = chance_changes(start, points, result)
    found = []
    for seat in range(len(start)):
        own = math.fsum(point.gains[seat] for point in points if seat in point.deciders)
        others = math.fsum(point.gains[seat] for point in points if seat not in point.deciders)
        found.append(Account(start[seat], own, others, math.fsum(each[seat] for each in luck), result[seat]))
    return found


def chance_changes(start: Shares, points: Sequence[DecisionPoint], result: Shares) -> list[Shares]:
    """Return the changes by chance before every decision and after the last."""
    worth = [*(point.before for point in points), result]
    decided = [start, *(point.after for point in points)]
    return [_less(later, earlier) for later, earlier in zip(worth, decided, strict=True)]


def _less(later: Shares, earlier: Shares) -> Shares:
    return tuple(one - other for one, other in zip(later, earlier, strict=True))

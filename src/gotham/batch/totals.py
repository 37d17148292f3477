"""What many matches add up to: shares of the win and results by place, with their errors."""

import math
from dataclasses import dataclass

from ..engine.lanes import (
    DECISIONS,
    FIGURES,
    MATCHES,
    NOBODY,
    PLACES,
    RETURN,
    RETURN_SQUARED,
    SHARE,
    SHARE_SQUARED,
    SHARES,
    TIES,
)


@dataclass(frozen=True)
class Mean:
    """A mean with its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Totals:
    """Sums over matches, as whole numbers. A place is a seat counted from the first to play."""

    players: int
    sums: tuple[int, ...]

    def __add__(self, other: "Totals") -> "Totals":
        return Totals(self.players, tuple(one + two for one, two in zip(self.sums, other.sums, strict=True)))

    @property
    def matches(self) -> int:
        return self.sums[MATCHES]

    @property
    def decisions(self) -> int:
        return self.sums[DECISIONS]

    @property
    def ties(self) -> int:
        """Matches with several winners."""
        return self.sums[TIES]

    @property
    def nobody(self) -> int:
        """Matches that nobody won."""
        return self.sums[NOBODY]

    def share(self, place: int) -> Mean:
        """Return a place's share of the wins; winners of one match share it."""
        return self._mean(place, SHARE, SHARE_SQUARED, SHARES)

    def result(self, place: int) -> Mean:
        """Return a place's mean result."""
        return self._mean(place, RETURN, RETURN_SQUARED, 1)

    def _mean(self, place: int, figure: int, squared: int, unit: int) -> Mean:
        at = PLACES + place * FIGURES
        mean = self.sums[at + figure] / self.matches
        variance = max(0.0, self.sums[at + squared] / self.matches - mean * mean)
        return Mean(mean / unit, math.sqrt(variance / self.matches) / unit)

"""Chinatown for bots: what a master has conceded so far to each seat, and what it demands itself."""

from dataclasses import dataclass

from ...rules.material import SEATS
from .figures import MannerFigures

MOST = 92  # per cent of their fair share that it offers at last: with small sums all of it would be too much


@dataclass
class Concessions:
    """Shares in per cent of fair shares; remembered from one question to the next."""

    leaves: list[int]  # what it offers each seat
    holds: int  # what it demands itself
    refusals: int = 0  # offers that it has refused in this round

    @classmethod
    def at_first(cls, figures: MannerFigures) -> "Concessions":
        return cls([figures.leaves] * SEATS, figures.holds)

    def concede(self, party: int, figures: MannerFigures) -> None:
        """Offer a party more, and demand less."""
        self.leaves[party] = max(self.leaves[party], min(self.leaves[party] + figures.yields, MOST))
        self.holds = max(self.holds - figures.yields, figures.floor)

    def demanded(self, figures: MannerFigures) -> float:
        """Return what it demands of its fair share: less with every offer that it has refused in this round."""
        step = (figures.holds - figures.floor) / max(figures.patience, 1)
        return max(figures.floor, self.holds - step * self.refusals)

"""The result of a check: cases counted by law, or the first violation."""

from dataclasses import dataclass, field

from ..i18n.errors import GothamError


class LawBroken(GothamError):
    """A law is violated; the message says where."""


@dataclass
class LawReport:
    """The number of cases of each law."""

    cases: dict[int, int] = field(default_factory=lambda: dict.fromkeys(range(1, 11), 0))
    unnoticed: int = 0
    matches: int = 0
    decisions: int = 0
    counts: dict[str, int] = field(default_factory=dict)  # what the game itself counts

    def add(self, law: int, count: int = 1) -> None:
        self.cases[law] += count

    def __add__(self, other: "LawReport") -> "LawReport":
        cases = {law: self.cases[law] + other.cases[law] for law in self.cases}
        totals = (self.unnoticed + other.unnoticed, self.matches + other.matches, self.decisions + other.decisions)
        names = self.counts | other.counts
        return LawReport(cases, *totals, {name: self.counts.get(name, 0) + other.counts.get(name, 0) for name in names})

    @property
    def unmet(self) -> list[int]:
        """The laws without a case: they count as failed."""
        return [law for law, count in self.cases.items() if count == 0]

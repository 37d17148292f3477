"""A tournament: the line-ups, the number of deals, and the test that may end it early."""

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ..i18n.errors import GothamError
from .cross_table import Tables
from .schedule import Schedule
from .sprt import Hypotheses, SprtResult
from .statistics import is_duel


@dataclass(frozen=True)
class Tournament:
    """One line-up or several on the same deals; a sequential test may end it early."""

    bots: tuple[str, ...]  # as they were named
    schedules: tuple[Schedule, ...]
    blocks: int
    hypotheses: Hypotheses | None = None
    cross: bool = False
    device: str = ""  # where the baselines play; elsewhere the deals are others

    def __post_init__(self) -> None:
        if self.hypotheses and (self.cross or not is_duel(self.schedules[0])):
            raise GothamError("error-arena-duel")

    @property
    def players(self) -> int:
        return self.schedules[0].players

    @property
    def options(self) -> Mapping[str, str]:
        return self.schedules[0].options

    @property
    def command(self) -> str:
        """The command that reproduces the matches."""
        first = self.schedules[0]
        bots = self.bots if self.cross else first.bots
        words = ["gotham", "arena", first.game, "--bots", ",".join(bots)]
        words += ["--cross", "--players", str(self.players)] if self.cross else []
        words += ["--device", self.device] if self.device else []
        words += ["--sprt", str(self.hypotheses)] if self.hypotheses else []
        words += ["--matches", str(self.blocks * self.players), "--seed", first.seed]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        return shlex.join(words)


class Outcome(NamedTuple):
    """What was played of a tournament, and the state of its sequential test."""

    tournament: Tournament
    tables: Tables
    sprt: SprtResult | None

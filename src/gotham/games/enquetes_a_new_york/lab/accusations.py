"""Calibration of the master: the stated chance of its accusations against how often they are right."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from ....arena.statistics import Figure, figure
from ....bots import Bot, bot, play
from ....match.game import Game
from ....match.view import View
from ..bots.master.bot import EnquetesMaster
from ..rules.state import ACCUSE, SWAPPED

PLAYERS = range(2, 6)
RIVALS = ("master", "rambler")
LEVELS = ("1", "2")
BINS = 10


class Accusation(NamedTuple):
    """The stated chance of an accusation, and whether it was right."""

    stated: float
    right: bool


class Calibration(NamedTuple):
    """The mean stated chance, and the share of right accusations."""

    size: int
    stated: float
    right: Figure


class RecordedMaster:
    """A master whose accusations are recorded."""

    def __init__(self, one: EnquetesMaster, found: list[Accusation]) -> None:
        self.one, self.found = one, found

    def act(self, view: View, last_call: bool = False) -> int:
        action = self.one.act(view, last_call)
        if ACCUSE <= action < SWAPPED:
            self.found.append(Accusation(self.one.stated, False))
        return action


def accusations(game: Game, case: str, seed: str) -> Iterator[list[Accusation]]:
    """Yield the accusations of match after match: all numbers of players, rivals and levels in turn."""
    for number in count():
        rest, players = divmod(number, len(PLAYERS))
        rest, rival = divmod(rest, len(RIVALS))
        options = {"level": LEVELS[rest % len(LEVELS)], "case": case}
        yield _played(game, PLAYERS[players], RIVALS[rival], options, f"{seed}/{number}")


def _played(game: Game, players: int, rival: str, options: dict[str, str], seed: str) -> list[Accusation]:
    """Play a match and return the accusations of its masters: in all seats, or one against others."""
    table, found = game.table(players, seed, options), list[Accusation]()
    seats: list[Bot] = []
    for seat in range(players):
        spec = "master" if seat == 0 else rival
        one = bot(game, spec, f"{seed}/{seat}")
        seats.append(RecordedMaster(one, found) if isinstance(one, EnquetesMaster) else one)
    play(table, seats)
    by_master = table.winners and isinstance(seats[table.winners[0]], RecordedMaster)
    if found and by_master and table.log[-1].seat == table.winners[0]:
        found[-1] = found[-1]._replace(right=True)  # a right accusation is the last
    return found


def calibration(found: Sequence[Accusation]) -> Calibration:
    stated = sum(each.stated for each in found) / len(found)
    return Calibration(len(found), stated, figure([float(each.right) for each in found], (0, 1)))


def binned(found: Iterable[Accusation]) -> Iterator[tuple[int, Calibration]]:
    """Yield the calibration by tenths of the stated chance, with the lower end of each; certainty has its own."""
    bins: dict[int, list[Accusation]] = {}
    for each in found:
        bins.setdefault(int(each.stated * BINS + 1e-9), []).append(each)
    for number in sorted(bins):
        yield number * 100 // BINS, calibration(bins[number])

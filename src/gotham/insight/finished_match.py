"""A finished match as it is analysed: every action that stands, with the states around it."""

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ..bots.ranking import Ranked
from ..engine import NOTHING, copied
from ..hooks.insight import Frame
from ..hooks.types import Rows
from ..i18n.errors import Unknown
from ..match.game import Game, check_text, seed_number
from ..match.log import Event, standing
from ..match.table import Table
from ..match.transcript import replay
from ..match.view import View

SEED = "0"  # unless somebody wants another


class Needed(NamedTuple):
    """The hooks without which a match cannot be analysed."""

    value: Callable[[Game, Rows, int], Sequence[float]]
    after: Callable[[Game, Rows, int, int, int], Sequence[float]]
    better: Callable[[Game, View, int], Sequence[Ranked]]


class Source(NamedTuple):
    """A match as a transcript, which any process can read. Rules that are not installed stay in this process."""

    text: str
    chance: str  # from which what chance has not shown is drawn
    game: Game | None = None

    @property
    def seed(self) -> int:
        """The same as a number, as games want it."""
        return seed_number(self.chance)


class Match(NamedTuple):
    """What a transcript tells."""

    table: Table
    frames: list[Frame]

    @property
    def game(self) -> Game:
        return self.table.game

    def view(self, place: int) -> View:
        """What the mover of a frame knew before it."""
        frame = self.frames[place]
        return View(self.game, self.game.look(frame.before, frame.seat), frame.seat)

    def event(self, place: int) -> Event:
        """A frame as its mover saw it."""
        frame, note = self.frames[place], self.table.log[self.frames[place].entry].note
        after = View(self.game, self.game.look(frame.after, frame.seat), frame.seat)
        return Event(self.view(place), frame.seat, frame.action, note, after)


def source_of(text: str, seed: str = SEED) -> Source:
    """The source of an analysis; with the same seed it finds the same."""
    return Source(text, check_text(seed))


@functools.lru_cache(1)
def match_of(source: Source) -> Match:
    """The match of a source, played again once in every process."""
    table = replay(source.text, game=source.game)
    return Match(table, frames(table))


def can_be_analysed(game: Game) -> bool:
    """Whether a game brings what an analysis needs."""
    return all(getattr(game.insight, name) is not None for name in Needed._fields)


def needed(game: Game) -> Needed:
    """The hooks that every analysis asks; refuses a game without them."""
    value, after, better = game.insight.value, game.insight.after, game.insight.better
    if value is None or after is None or better is None:
        raise Unknown("error-insight-game", game=game.name)
    return Needed(value, after, better)


def check(table: Table) -> None:
    """Refuses what cannot be analysed."""
    if not table.over:
        raise Unknown("error-insight-going")
    needed(table.game)


def frames(table: Table) -> list[Frame]:
    """The actions that stand, in their order. What was taken back was no decision."""
    found, rows = list[Frame](), table.first_rows()
    for place, entry in standing(table.log):
        before = copied(rows)
        table.game.step(rows, entry.seat, entry.action)
        found.append(Frame(place, entry.seat, entry.action, before, copied(rows)))
    return found


def moves(table: Table, viewer: int) -> list[int]:
    """How much a viewer had noticed before every entry: replays count by that."""
    noticed = [seen != NOTHING for _, seen, _, _ in table.history(viewer)]
    return [0, *np.cumsum(noticed).tolist()]


def is_decision(game: Game, frame: Frame) -> bool:
    """Whether an action is one that a match turns on: there was something else to do, and the game does not object.

    What an estimate of the game has missed shows behind an action that was forced: nobody is to blame for that.
    """
    mask = np.zeros(game.rules.ACTIONS.count, np.bool_)
    game.options_of(frame.before, frame.seat, mask)
    return int(mask.sum()) > 1 and bool(game.insight.counts(game, frame.before, frame.seat, frame.action))

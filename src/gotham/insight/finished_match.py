"""A finished match for analysis: every action that was not undone, with the states around it."""

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ..bots.ranking import Ranked
from ..engine import NOTHING, copied
from ..hooks.insight import Frame
from ..hooks.types import Rows
from ..i18n.errors import Conflict, Unavailable
from ..match.game import Game, check_text, seed_number
from ..match.log import Event, standing
from ..match.table import Table
from ..match.transcript import replay
from ..match.view import View

SEED = "0"  # the default


class Needed(NamedTuple):
    """The hooks without which a match cannot be analysed."""

    value: Callable[[Game, Rows, int], Sequence[float]]
    after: Callable[[Game, Rows, int, int, int], Sequence[float]]
    better: Callable[[Game, View, int], Sequence[Ranked]]


class Source(NamedTuple):
    """A match as a transcript, readable by any process. `game` is set for rules that are not installed."""

    text: str
    chance: str  # seed of the sampled hidden chance
    game: Game | None = None

    @property
    def seed(self) -> int:
        """The seed as a number."""
        return seed_number(self.chance)


class FinishedMatch(NamedTuple):
    """A replayed match and its frames."""

    table: Table
    frames: list[Frame]

    @property
    def game(self) -> Game:
        return self.table.game

    def view(self, place: int) -> View:
        """Return the mover's view before a frame."""
        frame = self.frames[place]
        return View.of(self.game, frame.before, frame.seat)

    def event(self, place: int) -> Event:
        """Return a frame as its mover saw it."""
        frame, note = self.frames[place], self.table.log[self.frames[place].entry].note
        after = View.of(self.game, frame.after, frame.seat)
        return Event(self.view(place), frame.seat, frame.action, note, after)


def source_of(text: str, seed: str = SEED) -> Source:
    """Return the source of an analysis; reproducible by seed."""
    return Source(text, check_text(seed))


@functools.lru_cache(1)
def match_of(source: Source) -> FinishedMatch:
    """Replay the match of a source, once per process."""
    table = replay(source.text, game=source.game)
    return FinishedMatch(table, frames(table))


def can_be_analysed(game: Game) -> bool:
    """Return whether a game has the hooks that an analysis needs."""
    return all(getattr(game.insight, name) is not None for name in Needed._fields)


def needed(game: Game) -> Needed:
    """Return the hooks that every analysis needs; refuse a game without them."""
    value, after, better = game.insight.value, game.insight.after, game.insight.better
    if value is None or after is None or better is None:
        raise Unavailable("error-insight-game", game=game.name)
    return Needed(value, after, better)


def check(table: Table) -> None:
    """Refuse a match that cannot be analysed."""
    if not table.over:
        raise Conflict("error-insight-going")
    needed(table.game)


def frames(table: Table) -> list[Frame]:
    """Return the actions that were not undone, in order."""
    found, rows = list[Frame](), table.first_rows()
    for place, entry in standing(table.log):
        before = copied(rows)
        table.game.step(rows, entry.seat, entry.action)
        found.append(Frame(place, entry.seat, entry.action, before, copied(rows)))
    return found


def moves(table: Table, viewer: int) -> list[int]:
    """Return how many events a viewer had noticed before every entry; replays count these."""
    noticed = [seen != NOTHING for _, seen, _, _ in table.history(viewer)]
    return [0, *np.cumsum(noticed).tolist()]


def is_decision(game: Game, frame: Frame) -> bool:
    """Return whether an action is a decision: there was an alternative, and the game counts it.

    After a forced action an estimate may change for what it had missed before: nobody is to blame for that.
    """
    mask = np.zeros(game.rules.ACTIONS.count, np.bool_)
    game.options_of(frame.before, frame.seat, mask)
    return int(mask.sum()) > 1 and bool(game.insight.counts(game, frame.before, frame.seat, frame.action))

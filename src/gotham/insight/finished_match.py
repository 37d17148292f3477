"""A finished match for analysis: every action that was not undone, with the states around it."""

import functools
from typing import NamedTuple

import numpy as np

from ..engine import NOTHING, copied
from ..hooks.insight import Frame
from ..i18n.errors import Conflict, Unavailable
from ..match.game import Game, check_text, seed_number
from ..match.table import UNDO, Entry, Event, Table
from ..match.transcript import replay
from ..match.view import View

NEEDED = ("value", "after", "better")
SEED = "0"  # unless somebody wants another


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
        return View(self.game, self.game.look(frame.before, frame.seat), frame.seat)

    def event(self, place: int) -> Event:
        """Return a frame as its mover saw it."""
        frame, note = self.frames[place], self.table.log[self.frames[place].entry].note
        after = View(self.game, self.game.look(frame.after, frame.seat), frame.seat)
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
    """Return whether a game has the hooks of an analysis."""
    return all(game.hook("insight", name) is not None for name in NEEDED)


def check(table: Table) -> None:
    """Refuse a match that cannot be analysed."""
    if not table.over:
        raise Conflict("error-insight-going")
    if not can_be_analysed(table.game):
        raise Unavailable("error-insight-game", game=table.game.name)


def frames(table: Table) -> list[Frame]:
    """Return the actions in order, without undone ones."""
    found, rows = list[Frame](), table._first()
    for place, entry in _standing(table):
        before = copied(rows)
        table.game.step(rows, entry.seat, entry.action)
        found.append(Frame(place, entry.seat, entry.action, before, copied(rows)))
    return found


def _standing(table: Table) -> list[tuple[int, Entry]]:
    standing: list[tuple[int, Entry]] = []
    for place, entry in enumerate(table.log):
        if entry.action == UNDO:
            standing.remove(next(each for each in reversed(standing) if each[1].seat == entry.seat))
        else:
            standing.append((place, entry))
    return standing


def moves(table: Table, viewer: int) -> list[int]:
    """Return how many events a viewer had noticed before every entry; replays count these."""
    noticed = [seen != NOTHING for _, seen, _, _ in table.history(viewer)]
    return [0, *np.cumsum(noticed).tolist()]


def is_decision(game: Game, frame: Frame) -> bool:
    """Whether an action is one that a match turns on: there was something else to do, and the game does not object.

    What an estimate of the game has missed shows behind an action that was forced: nobody is to blame for that.
    """
    mask = np.zeros(game.rules.ACTIONS.count, np.bool_)
    game.options_of(frame.before, frame.seat, mask)
    counts = game.hook("insight", "counts", lambda *_: True)
    return int(mask.sum()) > 1 and bool(counts(game, frame.before, frame.seat, frame.action))

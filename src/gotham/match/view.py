"""What one viewer knows of a match, and what several see of an action."""

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..engine import SPECTATOR, UNKNOWN, copied
from ..i18n.catalogue import Paint, Words
from .scene import Scene, write_scene

if TYPE_CHECKING:
    from .types import Change, Game, Table


class View:
    """What one viewer knows: the state with UNKNOWN for the rest. Players, bots and programs get only this."""

    def __init__(self, game: "Game", rows: Any, viewer: int, paint: Paint = ()) -> None:
        self.game, self.rows, self.viewer = game, rows, viewer
        self.paint = paint  # the colours of its table, for sentences alone
        self._cells: Any = None

    @classmethod
    def of(cls, game: "Game", rows: Any, viewer: int, paint: Paint = ()) -> "View":
        """Return what a viewer may know of a state."""
        view = np.ndarray(1, game.rules.State.dtype, game.unknown.copy())
        game.show(rows, viewer, view)
        return cls(game, view, viewer, paint)

    @property
    def state(self) -> Any:
        """The record with holes; its fields are those of the game's State."""
        return self.rows[0]

    def __getitem__(self, name: str) -> Any:
        """Return one field, in a fifth of the time that `state` takes: for what is reported of every move."""
        return self.rows[name][0]

    @property
    def cells(self) -> Any:
        """The view as a row of whole numbers."""
        if self._cells is None:
            self._cells = self.rows.view(np.int64)
        return self._cells

    def changes(self, before: "View") -> list[int]:
        """Return index and value, in turn, of the cells that differ from an earlier view."""
        out = self.game.scratch
        numbers: list[int] = out[: self.game.differing(before.cells, self.cells, out)].tolist()
        return numbers

    def shown(self, colour: int) -> int:
        """Return the colour that a colour of the game is shown as at this table."""
        return self.paint[colour] if self.paint else colour

    @property
    def players(self) -> int:
        return int(self["players"])

    @property
    def actors(self) -> tuple[int, ...]:
        return seats_of(self.game.status(self.rows)[0])

    @property
    def awaited(self) -> tuple[int, ...]:
        return seats_of(self.game.status(self.rows)[1])

    @property
    def over(self) -> bool:
        return bool(self.game.status(self.rows)[2])

    @property
    def mask(self) -> Any:
        """The viewer's legal actions, marked."""
        mask = np.zeros(self.game.rules.ACTIONS.count, np.bool_)
        if self.viewer != SPECTATOR:
            self.game.options_of(self.rows, self.viewer, mask)
        return mask

    @property
    def numbers(self) -> list[int]:
        """The viewer's legal actions as numbers."""
        return marked(self.mask)

    @property
    def legal(self) -> list[str]:
        """The viewer's legal actions as texts."""
        return [self.game.notation[number] for number in self.numbers]

    def called(self, action: int, words: Words, name: Callable[[int], str]) -> str:
        """Return the label of an action; its notation if the game has no labels."""
        label = self.game.text.label
        return self.game.written(action, self.paint) if label is None else label(self, action, words, name)

    def describe(self, language: str = "en", name: Callable[[int], str] | None = None) -> list[str]:
        """Return the view in sentences, a line each; `name` gives the name of a seat."""
        words = self.game.words(language).painted(self.paint)
        return list(self.game.text.describe(self, name or functools.partial(seat_name, words), words))

    def guess(self, seed: int | str = 0) -> "Table":
        """Return a table that looks the same to this viewer; what they cannot know is guessed."""
        start = Scene(self.scene(), self.players, self.game.options(self.rows), self.viewer, copied(self.rows))
        return self.game.table_from(start, seed)

    def scene(self) -> str:
        """Return the view as text, with `?` for what is unknown."""
        return write_scene(self.game, self.rows, self.viewer)

    def json(self) -> dict[str, Any]:
        """Return the view as plain data, with None for what is unknown."""
        return {name: _plain(self.state[name].tolist()) for name in self.game.rules.State.bounds}

    def __repr__(self) -> str:
        return f"<View {self.game.name}, viewer {self.viewer}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.viewer == other.viewer and self.rows.tobytes() == other.rows.tobytes()

    __hash__ = None  # type: ignore[assignment]


class Sight(NamedTuple):
    """What one viewer sees of a change: the action as they saw it, the view after it, and the words that differ."""

    seen: int
    rows: Any
    changes: list[int]


class Panel:
    """The latest views of some viewers. A view stays as it was where its viewer notices nothing."""

    def __init__(self, game: "Game", views: Iterable[View]) -> None:
        views = [*views]
        self._game = game
        self._viewers = [view.viewer for view in views]
        self._numbers = np.array(self._viewers, np.int64)
        self._cells = np.concatenate([view.cells.reshape(1, -1) for view in views])

    def advance(self, moment: "Change") -> Iterator[Sight]:
        """Let everybody see a change; yield what each sees of it, in order."""
        game, known, count = self._game, self._cells, len(self._viewers)
        self._cells = cells = np.empty(known.shape, np.int64)
        views = np.ndarray(count, game.rules.State.dtype, cells)
        seat, action, _ = moment.entry
        noticed, changes, counts = _scratch(*known.shape)
        if action < 0:
            noticed[:] = [moment.seen(viewer) for viewer in self._viewers]
        room = self._numbers, known, views, cells, noticed, changes, counts
        game.survey(moment.before, moment.after, seat, action, *room)
        for place, (seen, numbers) in enumerate(zip(noticed.tolist(), counts.tolist(), strict=True)):
            yield Sight(seen, views[place : place + 1], changes[place, :numbers].tolist())


@functools.cache  # for few numbers of viewers, and as many games
def _scratch(viewers: int, words: int) -> tuple[Any, Any, Any]:
    """Return the arrays that `survey` fills; the next call fills them again."""
    return np.zeros(viewers, np.int64), np.zeros((viewers, 2 * words), np.int64), np.zeros(viewers, np.int64)


def rehearse(game: "Game") -> None:
    """Let viewers see one action, so that all they need is compiled or loaded."""
    table = game.table()
    panel = Panel(game, map(table.view, game.viewers(table.players)))
    seat = table.awaited[0]

    def follow(moment: "Change") -> None:
        _ = [*panel.advance(moment)]

    table.follow = follow
    table.act(seat, table.numbers(seat)[0])


@functools.cache  # at most one entry per set of seats
def seats_of(bits: int) -> tuple[int, ...]:
    """Return the seats of a set of bits."""
    return tuple(seat for seat in range(int(bits).bit_length()) if bits >> seat & 1)


def seat_name(words: Words, seat: int) -> str:
    """Return the default name of a seat: people count from 1."""
    return words("seat", seat=seat + 1)


def marked(mask: Any) -> list[int]:
    """Return the numbers of the marked actions."""
    numbers: list[int] = mask.nonzero()[0].tolist()
    return numbers


def _plain(values: Any) -> Any:
    if isinstance(values, list):
        return [_plain(value) for value in values]
    return None if values == UNKNOWN else values

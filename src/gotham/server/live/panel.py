"""The views of all viewers of a table side by side, so that one call of the rules advances them all."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from ...match.game import Game
from ...match.table import Change
from ...match.view import View


class Sight(NamedTuple):
    """What one viewer sees of a change: the action as they saw it, the view after it, and the words that differ."""

    seen: int
    rows: Any
    changes: list[int]


class Panel:
    """The latest views of some viewers. A view stays as it was where its viewer notices nothing."""

    def __init__(self, game: Game, views: Iterable[View]) -> None:
        views = [*views]
        self._game = game
        self._viewers = [view.viewer for view in views]
        self._numbers = np.array(self._viewers, np.int64)
        self._cells = np.concatenate([view.cells.reshape(1, -1) for view in views])

    def advance(self, moment: Change) -> Iterator[Sight]:
        """Let everybody see a change; yield what each sees of it, in order."""
        game, known, count = self._game, self._cells, len(self._viewers)
        self._cells = cells = np.empty(known.shape, np.int64)
        views = np.ndarray(count, game.rules.State.dtype, cells)
        seat, action, _ = moment.entry
        noticed, changes, counts = game.survey_room(count)
        if action < 0:
            noticed[:] = [moment.seen(viewer) for viewer in self._viewers]
        room = self._numbers, known, views, cells, noticed, changes, counts
        game.survey(moment.before, moment.after, seat, action, *room)
        for place, (seen, numbers) in enumerate(zip(noticed.tolist(), counts.tolist(), strict=True)):
            yield Sight(seen, views[place : place + 1], changes[place, :numbers].tolist())


def rehearse(game: Game) -> None:
    """Let viewers see one action, so that all they need is compiled or loaded."""
    table = game.table()
    panel = Panel(game, map(table.view, game.viewers(table.players)))
    seat = table.awaited[0]

    def follow(moment: Change) -> None:
        _ = [*panel.advance(moment)]

    table.follow = follow
    table.act(seat, table.numbers(seat)[0])

"""A match frame by frame: the state behind every entry of its log, and which of them each viewer noticed."""

import bisect
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...engine import NOTHING
from ...match.game import Game
from ...match.table import UNDO, Done, Entry, Table, latest
from ...match.view import View

QUICK = 1  # how hard a frame is pressed: states are mostly zeros


class Reel:
    """Grows with the log. It holds every secret of the match: who may look at which frame is not decided here."""

    def __init__(self, table: Table) -> None:
        self.frames = [_pressed(table._first())]
        # of each viewer, the frames behind what they noticed: the first is the start, the N-th the one of revision N
        self.noticed = {viewer: [0] for viewer in table.game.viewers(table.players)}
        self.told: dict[tuple[int, str], Told] = {}  # the log, by viewer and language
        self._done: list[Done] = []  # the actions that stand
        self._by: list[list[int]] = []  # who noticed each of them

    @property
    def length(self) -> int:
        """How many entries of the log it has."""
        return len(self.frames) - 1

    @property
    def size(self) -> int:
        """The bytes that it takes, about."""
        return sum(map(len, self.frames)) + sum(len(body) for *_, body in self.told.values())

    def grow(self, game: Game, entries: Sequence[Entry]) -> None:
        """Takes in what the log has more."""
        rows = self.rows(game, self.length)
        for entry in entries:
            rows, noticed = self._undo(game, entry) if entry.action == UNDO else self._act(game, rows, entry)
            self.frames.append(_pressed(rows))
            for viewer in noticed:
                self.noticed[viewer].append(self.length)

    def _act(self, game: Game, rows: Any, entry: Entry) -> tuple[Any, list[int]]:
        seat, action, _ = entry
        noticed = [viewer for viewer in self.noticed if game.noticed(rows, seat, action, viewer) != NOTHING]
        self._done.append(Done(seat, action, game.step(rows, seat, action) < 0))
        self._by.append(noticed)
        return rows, noticed

    def _undo(self, game: Game, entry: Entry) -> tuple[Any, list[int]]:
        index, rows = latest(self._done, entry.seat), self.rows(game, 0)
        del self._done[index]
        for seat, action, _ in self._done:
            game.step(rows, seat, action)
        return rows, self._by.pop(index)

    # ------------------------------------------------------------------------------------- looking

    def rows(self, game: Game, frame: int) -> Any:
        """The state of a frame."""
        return np.frombuffer(bytearray(zlib.decompress(self.frames[frame])), game.rules.State.dtype)

    def last(self, viewer: int) -> int:
        """How much a viewer has noticed."""
        return len(self.noticed[viewer]) - 1

    def frame(self, viewer: int, move: int) -> int:
        """The frame behind the move-th thing that a viewer noticed, or behind the last."""
        return self.noticed[viewer][min(max(move, 0), self.last(viewer))]

    def moves(self, frame: int) -> dict[int, int]:
        """How much every viewer had noticed by then."""
        return {viewer: bisect.bisect_right(frames, frame) - 1 for viewer, frames in self.noticed.items()}

    def view(self, game: Game, viewer: int, frame: int) -> View:
        """What a viewer knew then."""
        return View(game, game.look(self.rows(game, frame), viewer), viewer)


Told = tuple[int, tuple[str, ...], bytes]  # how long the log was, what the seats were called, and the log in JSON


def _pressed(rows: Any) -> bytes:
    return zlib.compress(rows.tobytes(), QUICK)

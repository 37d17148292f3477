"""A match frame by frame: the state after every entry of its log, and which of them each viewer noticed."""

import bisect
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...engine import NOTHING
from ...match.game import Game
from ...match.table import UNDO, Done, Entry, Table, latest
from ...match.view import View

QUICK = 1  # compression level: states are mostly zeros


class Timeline:
    """Grows with the log. It holds every secret of the match; the caller decides who may see which frame."""

    def __init__(self, table: Table) -> None:
        self.frames = [_compressed(table._first())]
        # viewer -> the frames after what they noticed: index 0 is the start, index N the one of revision N
        self.noticed = {viewer: [0] for viewer in table.game.viewers(table.players)}
        self.told: dict[tuple[int, str], Told] = {}  # the log as sent, by viewer and language
        self._done: list[Done] = []  # the actions that stand
        self._by: list[list[int]] = []  # who noticed each of them

    @property
    def length(self) -> int:
        """The number of log entries it has."""
        return len(self.frames) - 1

    @property
    def size(self) -> int:
        """The approximate size in bytes."""
        return sum(map(len, self.frames)) + sum(len(body) for *_, body in self.told.values())

    def grow(self, game: Game, entries: Sequence[Entry]) -> None:
        """Append further entries of the log."""
        rows = self.rows(game, self.length)
        for entry in entries:
            rows, noticed = self._undo(game, entry) if entry.action == UNDO else self._act(game, rows, entry)
            self.frames.append(_compressed(rows))
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
        """Return the state of a frame."""
        return np.frombuffer(bytearray(zlib.decompress(self.frames[frame])), game.rules.State.dtype)

    def last(self, viewer: int) -> int:
        """Return how many events a viewer has noticed."""
        return len(self.noticed[viewer]) - 1

    def frame(self, viewer: int, move: int) -> int:
        """Return the frame after the move-th event that a viewer noticed, or after the last."""
        return self.noticed[viewer][min(max(move, 0), self.last(viewer))]

    def moves(self, frame: int) -> dict[int, int]:
        """Return how many events every viewer had noticed by a frame."""
        return {viewer: bisect.bisect_right(frames, frame) - 1 for viewer, frames in self.noticed.items()}

    def view(self, game: Game, viewer: int, frame: int) -> View:
        """Return a viewer's view of a frame."""
        return View(game, game.look(self.rows(game, frame), viewer), viewer)


Told = tuple[int, tuple[str, ...], bytes]  # length of the log, names of the seats, and the log as JSON


def _compressed(rows: Any) -> bytes:
    return zlib.compress(rows.tobytes(), QUICK)

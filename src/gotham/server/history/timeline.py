"""A match frame by frame: the state after every entry of its log, and which of them each viewer noticed."""

import bisect
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...engine import NOTHING
from ...match.game import Game
from ...match.log import Entry, LogReplay
from ...match.table import Table
from ...match.view import View

QUICK = 1  # compression level: states are mostly zeros


class Timeline:
    """Grows with the log. It holds every secret of the match; the caller decides who may see which frame."""

    def __init__(self, table: Table) -> None:
        self.frames = [_compressed(table.first_rows())]
        # of each viewer, the frames after the events they noticed: the first is the start, the N-th that of revision N
        self.noticed = {viewer: [0] for viewer in table.game.viewers(table.players)}
        self.logs: dict[tuple[int, str], CachedLog] = {}  # the log, by viewer and language
        self._replay = LogReplay(self.noticed)

    @property
    def length(self) -> int:
        """The number of log entries it has."""
        return len(self.frames) - 1

    @property
    def size(self) -> int:
        """The approximate size in bytes."""
        return sum(map(len, self.frames)) + sum(len(body) for *_, body in self.logs.values())

    def grow(self, game: Game, entries: Sequence[Entry]) -> None:
        """Append further entries of the log."""
        rows = self.rows(game, self.length)
        for entry in entries:
            rows, seen = self._replay.advance(game, rows, entry, lambda: self.rows(game, 0))
            self.frames.append(_compressed(rows))
            for viewer, how in zip(self._replay.viewers, seen, strict=True):
                if how != NOTHING:
                    self.noticed[viewer].append(self.length)

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
        return View.of(game, self.rows(game, frame), viewer)


CachedLog = tuple[int, tuple[str, ...], bytes]  # length of the log, names of the seats, and the log as JSON


def _compressed(rows: Any) -> bytes:
    return zlib.compress(rows.tobytes(), QUICK)

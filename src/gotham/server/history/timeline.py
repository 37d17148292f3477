"""A match frame by frame: the state behind every entry of its log, and which of them each viewer noticed."""

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

QUICK = 1  # how hard a frame is pressed: states are mostly zeros


class Reel:
    """Grows with the log. It holds every secret of the match: who may look at which frame is not decided here."""

    def __init__(self, table: Table) -> None:
        self.frames = [_pressed(table.first_rows())]
        # of each viewer, the frames behind what they noticed: the first is the start, the N-th the one of revision N
        self.noticed = {viewer: [0] for viewer in table.game.viewers(table.players)}
        self.told: dict[tuple[int, str], Told] = {}  # the log, by viewer and language
        self._replay = LogReplay(self.noticed)

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
            rows, seen = self._replay.advance(game, rows, entry, lambda: self.rows(game, 0))
            self.frames.append(_pressed(rows))
            for viewer, how in zip(self._replay.viewers, seen, strict=True):
                if how != NOTHING:
                    self.noticed[viewer].append(self.length)

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

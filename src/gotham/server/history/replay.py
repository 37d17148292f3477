"""Matches looked at once more: any moment of them, as one viewer saw it. What is over is open to all; while a match
goes on, and where its host has ended it, everybody sees their own side only."""

import asyncio
import functools
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from ...engine import SPECTATOR
from ...i18n.errors import GothamError, Unknown
from ...match.table import Table
from ...match.view import View
from ..http.schemas import Replayed
from ..live.room import Room
from ..live.seats import Person
from ..live.viewer import Watch
from ..ws.protocol import ViewMessage
from .timeline import Reel

MOST = 64_000_000  # bytes of all reels that are kept in mind
encoder = msgspec.json.Encoder()


class Wish(NamedTuple):
    """Which moment of a match somebody wants to see: the seat (below 0 the spectator), how much it had noticed, in
    which language, and whether in sentences or as what the game says to its drawn board."""

    seat: int
    move: int
    language: str
    describe: bool


class Replays:
    """Reels of the matches that were looked at last."""

    def __init__(self) -> None:
        self.reels: OrderedDict[str, Reel] = OrderedDict()
        self._growing: dict[str, asyncio.Lock] = {}

    async def at(self, room: Room, person: Person | None, wish: Wish) -> Replayed:
        """A moment of a match."""
        viewer, table = await _allowed(room, person, wish.seat)
        reel = await self.reel(room.match.id, table)
        frame = reel.frame(viewer, wish.move)
        moves = reel.moves(frame)
        if not table.over:  # how much others have noticed is theirs to know
            moves = {viewer: moves[viewer]}
        view = _shown(table, reel.view(table.game, viewer, frame), moves[viewer], wish)
        told = {_seat(each): count for each, count in moves.items()}
        return Replayed(_seat(viewer), moves[viewer], reel.last(viewer), told, view)

    async def log(self, room: Room, person: Person | None, seat: int, language: str) -> bytes:
        """All that a viewer noticed, in words, as JSON."""
        viewer, table = await _allowed(room, person, seat)
        reel = await self.reel(room.match.id, table)
        length, names, body = reel.told.get((viewer, language), (-1, (), b""))
        if (length, names) != (len(table.log), table.names):
            body = await asyncio.to_thread(_told, table, viewer, language)
            reel.told[viewer, language] = len(table.log), table.names, body
        return body

    async def state(self, room: Room, seat: int, move: int) -> tuple[Table, Any]:
        """The table of a match that is over, and its whole state at a moment of a seat."""
        _, table = await _allowed(room, None, seat, over=True)
        reel = await self.reel(room.match.id, table)
        return table, reel.rows(table.game, reel.frame(seat, move))

    async def reel(self, id: str, table: Table) -> Reel:
        """The reel of a match as far as its log goes; grown in a thread, since interpreted rules take their time."""
        async with self._growing.setdefault(id, asyncio.Lock()):
            try:
                reel = self.reels.pop(id) if id in self.reels else Reel(table)
                if reel.length < len(table.log):
                    await asyncio.to_thread(reel.grow, table.game, table.log[reel.length :])
                self.reels[id] = reel
            finally:
                self._growing.pop(id, None)
        self._forget()
        return reel

    def _forget(self) -> None:
        while len(self.reels) > 1 and sum(reel.size for reel in self.reels.values()) > MOST:
            self.reels.popitem(last=False)


async def _allowed(room: Room, person: Person | None, seat: int, over: bool = False) -> tuple[int, Table]:
    """The viewer that is asked for, if this person may look with those eyes, and the match as it is kept now."""
    async with room.lock:
        if room.broken:
            raise GothamError("error-unkept", reason="broken")
        table, viewer = room.playing(), SPECTATOR if seat < 0 else seat
        if seat >= 0:
            room.people.chair(seat)  # there is one
        if over and not table.over:
            raise Unknown("error-going")
        if not table.over and viewer != room.viewer_of(person):
            raise Unknown("error-replay-own")
        return viewer, table.copy()


def _seat(viewer: int) -> int:
    """A viewer as clients know it."""
    return -1 if viewer == SPECTATOR else viewer


def _shown(table: Table, view: View, move: int, wish: Wish) -> ViewMessage:
    """A view of then, with nothing to do in it."""
    words, board = table.game.words(wish.language), table.game.web.board
    name = functools.partial(table.name, words=words)
    message = ViewMessage(move, view.actors, view.awaited, [], whole=True, over=view.over, view=view.cells.tolist())
    if wish.describe:
        message.lines = view.describe(wish.language, name)
    elif board is not None:
        message.board = board(view, words, name)
    if view.over:
        message.returns, message.winners = list(table.returns), list(table.winners)
    return message


def _told(table: Table, viewer: int, language: str) -> bytes:
    return encoder.encode(Watch(table, viewer).all(language).log)

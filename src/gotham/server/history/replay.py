"""Replays: any moment of a match as one viewer saw it. Finished matches are open to all; of running ones, and of those
that the host ended, everybody sees their own view only."""

import asyncio
import functools
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from ...engine import SPECTATOR
from ...i18n.errors import Conflict, NotPersisted
from ...match.table import Table
from ...match.view import View
from .. import limits
from ..http.schemas import Replayed
from ..live.room import Room
from ..live.state import Participant
from ..live.viewer import Viewer
from ..ws.protocol import ViewMessage
from .timeline import Timeline

encoder = msgspec.json.Encoder()


class ReplayRequest(NamedTuple):
    """A moment of a match: the seat (below 0 the spectator), how many events it had noticed, the language, and whether
    in sentences or as data of the drawn board."""

    seat: int
    move: int
    language: str
    describe: bool


class Replays:
    """A cache of the timelines that were used last."""

    def __init__(self) -> None:
        self.timelines: OrderedDict[str, Timeline] = OrderedDict()
        self._growing: dict[str, asyncio.Lock] = {}

    async def at(self, room: Room, person: Participant | None, wish: ReplayRequest) -> Replayed:
        """Return a moment of a match."""
        viewer, table = await _allowed(room, person, wish.seat)
        timeline = await self.timeline(room.setup.id, table)
        frame = timeline.frame(viewer, wish.move)
        moves = timeline.moves(frame)
        if not table.over:  # the others' events are secret
            moves = {viewer: moves[viewer]}
        view = _shown(table, timeline.view(table.game, viewer, frame), moves[viewer], wish)
        seen = {_seat(each): count for each, count in moves.items()}
        return Replayed(_seat(viewer), moves[viewer], timeline.last(viewer), seen, view)

    async def log(self, room: Room, person: Participant | None, seat: int, language: str) -> bytes:
        """Return the log of a viewer as JSON."""
        viewer, table = await _allowed(room, person, seat)
        timeline = await self.timeline(room.setup.id, table)
        length, names, body = timeline.logs.get((viewer, language), (-1, (), b""))
        shown = (*table.names, *table.chosen)
        if (length, names) != (len(table.log), shown):
            body = await asyncio.to_thread(_log_as_json, table, viewer, language)
            timeline.logs[viewer, language] = len(table.log), shown, body
        return body

    async def state(self, room: Room, seat: int, move: int) -> tuple[Table, Any]:
        """Return the table of a finished match, and its whole state at a moment of a seat."""
        _, table = await _allowed(room, None, seat, over=True)
        timeline = await self.timeline(room.setup.id, table)
        return table, timeline.rows(table.game, timeline.frame(seat, move))

    async def timeline(self, id: str, table: Table) -> Timeline:
        """Return the timeline of a match up to its latest entry; it grows in a thread, since rules may be slow."""
        async with self._growing.setdefault(id, asyncio.Lock()):
            try:
                timeline = self.timelines.pop(id) if id in self.timelines else Timeline(table)
                if timeline.length < len(table.log):
                    await asyncio.to_thread(timeline.grow, table.game, table.log[timeline.length :])
                self.timelines[id] = timeline
            finally:
                self._growing.pop(id, None)
        self._evict()
        return timeline

    def _evict(self) -> None:
        most = limits.TIMELINES.value
        while len(self.timelines) > 1 and sum(timeline.size for timeline in self.timelines.values()) > most:
            self.timelines.popitem(last=False)


async def _allowed(room: Room, person: Participant | None, seat: int, over: bool = False) -> tuple[int, Table]:
    """Return the requested viewer, if this person may see that view, and a copy of the match as persisted."""
    async with room.lock:
        if room.broken:
            raise NotPersisted("error-unkept", reason="broken")
        table, viewer = room.playing(), SPECTATOR if seat < 0 else seat
        if seat >= 0:
            room.people.chair(seat)  # raises where there is none
        if over and not table.over:
            raise Conflict("error-going")
        if not table.over and viewer != room.viewer_of(person):
            raise Conflict("error-replay-own")
        return viewer, table.copy()


def _seat(viewer: int) -> int:
    """Return a viewer as clients number it."""
    return -1 if viewer == SPECTATOR else viewer


def _shown(table: Table, view: View, move: int, wish: ReplayRequest) -> ViewMessage:
    """Return a former view, without actions."""
    words, board = table.words(wish.language), table.game.web.board
    name = functools.partial(table.name, words=words)
    message = ViewMessage(move, view.actors, view.awaited, [], whole=True, over=view.over, view=view.cells.tolist())
    if wish.describe:
        message.lines = [*table.game.text.describe(view, name, words)]
    elif board is not None:
        message.board = board(view, words, name)
    if view.over:
        message.returns, message.winners = list(table.returns), list(table.winners)
    return message


def _log_as_json(table: Table, viewer: int, language: str) -> bytes:
    return encoder.encode(Viewer(table, viewer).whole(language).log)

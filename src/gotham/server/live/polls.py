"""Waiting for news over HTTP, for programs without a socket: the answer comes when their viewer noticed something."""

import asyncio
import contextlib
from typing import NamedTuple

from .. import limits
from .room import Room
from .state import Participant
from .viewer import Wants


class Known(NamedTuple):
    """What a waiting person knows: the revision, and the number of lines of chat."""

    revision: int
    talk: int


class PollConnection:
    """The place of a waiting person among the connections of a table; a message only wakes it."""

    wants, language = Wants(view=False), ""

    def __init__(self, person: Participant | None, mark: str) -> None:
        self.person, self.mark = person, mark
        self.news, self.closed, self.waiting = asyncio.Event(), False, 0
        self.leaving: asyncio.TimerHandle | None = None

    def push(self, message: bytes, replaces: str = "") -> None:
        self.news.set()

    def renew(self) -> None:
        self.news.set()

    def close(self) -> None:
        self.closed = True
        self.news.set()

    async def finish(self) -> None:
        self.close()


class Polls:
    """The waiting people of a server. After an answer a person counts as present for a while, until they ask again."""

    def __init__(self) -> None:
        self.connections: dict[tuple[str, str], PollConnection] = {}
        self.tasks: set[asyncio.Future[None]] = set()  # of those who leave; the event loop alone does not keep them

    async def wait(self, room: Room, person: Participant | None, mark: str, known: Known, seconds: float) -> None:
        """Return when a viewer has news, at the latest after so many seconds."""
        key = room.setup.id, mark if person is None else person.token
        connection = await self._join(key, room, person, mark)
        connection.waiting += 1
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while not connection.closed and not await _has_news(room, connection, known):
                        await connection.news.wait()
        finally:
            connection.waiting -= 1
            if not connection.waiting:
                self._leave_later(key, room, connection)

    async def _join(self, key: tuple[str, str], room: Room, person: Participant | None, mark: str) -> PollConnection:
        connection = self.connections.get(key)
        if connection is None or connection.closed:
            connection = self.connections[key] = PollConnection(person, mark)
            await room.join(connection, 0)
        if connection.leaving is not None:
            connection.leaving.cancel()
        return connection

    def _leave_later(self, key: tuple[str, str], room: Room, connection: PollConnection) -> None:
        def leave() -> None:
            if self.connections.get(key) is connection:
                del self.connections[key]
            task = asyncio.ensure_future(room.leave(connection))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

        seconds = 0.0 if connection.closed else limits.POLL_PRESENCE.value
        connection.leaving = asyncio.get_running_loop().call_later(seconds, leave)


async def _has_news(room: Room, connection: PollConnection, known: Known) -> bool:
    """Return whether a viewer noticed more than they know, or the match waits for nobody else. The lock is held, since
    only persisted things are news."""
    async with room.lock:
        connection.news.clear()
        seat = room.viewer_of(connection.person)
        if room.table is None or room.state != "running" or room.table.awaited == (seat,):
            return True
        return (room.broadcast.viewer(seat).revision, room.chat.length(seat, room.holder_of(seat))) != known

"""Who comes to a table and goes: told to all, but however often strangers come and go, only now and then."""

import asyncio
import time
from typing import TYPE_CHECKING

from .viewer import Connection

if TYPE_CHECKING:
    from .room import Room

QUIET = 1.0  # seconds between two times that strangers are told of


class Presence:
    """The coming and going at one table. Who has a seat is told of at once."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.marks: dict[str, str] = {}  # token -> the mark of where they came from last
        self.gone: dict[str, float] = {}  # token -> since when
        self._told = 0.0
        self._soon: asyncio.TimerHandle | None = None

    def came(self, connection: Connection) -> None:
        """Tells the others who has come."""
        person = connection.person
        if person is None:
            self._tell_now_and_then(connection)
            return
        self.marks[person.token] = connection.mark
        self.gone.pop(person.token, None)
        self.room.tell_table(but=connection)

    def went(self, connection: Connection) -> None:
        """Tells who has gone."""
        person = connection.person
        if person is None:
            self._tell_now_and_then(None)
            return
        if person.token not in self.room.online:
            self.gone[person.token] = time.monotonic()
        self.room.tell_table()

    def away(self, token: str) -> int | None:
        """For how many seconds somebody has been gone, if we have seen them go."""
        since = self.gone.get(token)
        return None if since is None else int(time.monotonic() - since)

    def _tell_now_and_then(self, but: Connection | None) -> None:
        """At once where nothing was told lately, else once for all that happens until then."""
        if self._soon is not None:
            return
        wait = self._told + QUIET - time.monotonic()
        if wait <= 0:
            self._tell(but)
        else:
            self._soon = asyncio.get_running_loop().call_later(wait, self._tell, None)

    def _tell(self, but: Connection | None) -> None:
        self._soon, self._told = None, time.monotonic()
        self.room.tell_table(but=but)

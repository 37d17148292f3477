"""Tells people who are away that it is their turn, or that a match is over: by their browser, a hook or a letter.

They are told once, and again only when their seat has acted since. What is sent names the game and the table, and
nothing that happened there.
"""

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import structlog

from ...i18n.errors import GothamError
from ...match.table import Table
from .. import metrics
from ..db import tables as schema
from ..db.store import Store
from ..settings import Settings
from .delivery import Delivery, Notice
from .subscriptions import Target, targets

if TYPE_CHECKING:
    from ..live.registry import Rooms
    from ..live.room import Room

log = structlog.get_logger()
AGAIN = 20.0  # seconds until a server that does not keep a table looks whether its keeper has told them
RECENT, MOST, PAUSE = 7200.0, 500, 0.05  # which tables are looked at when a server begins, and how fast

Cause = tuple[int, bool]  # a seat, and whether the match is over


class Alerts:
    """Looks at tables when something has changed there, and waits whether who is awaited comes by themselves."""

    def __init__(self, settings: Settings, store: Store, rooms: "Rooms") -> None:
        self.settings, self.store, self.rooms = settings, store, rooms
        self.delivery = Delivery(settings, store)
        self.waiting: dict[str, dict[Cause, asyncio.TimerHandle | None]] = {}  # none: all is told
        self.tasks = set[asyncio.Task[None]]()

    def open(self) -> None:
        self._start(self._look())

    async def close(self) -> None:
        for match in [*self.waiting]:
            self.drop(match)
        for task in self.tasks:
            task.cancel()
        await self.delivery.close()

    async def _look(self) -> None:
        """Takes up the tables at which somebody may not have been told when the server went."""
        running, since = schema.matches.c.state == "running", schema.matches.c.touched > time.time() - RECENT
        alerted = schema.matches.c.id.in_(sa.select(schema.alerts.c.match))
        newest = schema.matches.c.touched.desc()
        for row in await self.store.read(schema.matches, running, since, alerted, order=newest, limit=MOST):
            await self.rooms.room(row["id"])
            await asyncio.sleep(PAUSE)

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._quietly(job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _quietly(self, job: Coroutine[Any, Any, None]) -> None:
        try:
            await job
        except GothamError as error:  # nobody has asked for it, so that nobody waits to be told
            log.warning("alerts", error=str(error))
        except Exception as error:
            metrics.failures.inc()
            log.warning("alerts", error=type(error).__name__)

    # ------------------------------------------------------------------------------------- heeding

    def take_in(self, room: "Room") -> None:
        """A table that has come into memory: it is looked at now, and whenever it changes."""
        self.drop(room.match.id)
        room.heeding.append(self.heed)
        self.heed(room)

    def drop(self, match: str) -> None:
        """A table that has left the memory: whoever takes it in again begins to wait anew."""
        for timer in filter(None, self.waiting.pop(match, {}).values()):
            timer.cancel()

    def heed(self, room: "Room") -> None:
        """Begins to wait for whom the table waits for, and waits no longer for the others."""
        match, wanted = room.match.id, causes(room)
        waiting = self.waiting.pop(match, {})
        for timer in [waiting.pop(cause) for cause in waiting.keys() - wanted]:
            if timer is not None:
                timer.cancel()
        for cause in wanted - waiting.keys():
            waiting[cause] = self._later(self.settings.push_after, match, cause)
        if waiting:
            self.waiting[match] = waiting

    def _later(self, seconds: float, match: str, cause: Cause, late: bool = False) -> asyncio.TimerHandle:
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, lambda: self._start(self._tell(match, cause, late)))

    # ------------------------------------------------------------------------------------- telling

    async def _tell(self, match: str, cause: Cause, late: bool) -> None:
        """Tells whom something is still new to, and looks once more when it is late."""
        room, timer = self.rooms.rooms.get(match), self.waiting.get(match, {}).get(cause)
        if room is None or timer is None:
            return
        async with room.lock:  # what is not kept yet may still come to nothing
            wanted, known = cause in causes(room) and not room.broken, len(room.table.log) if room.table else 0
        if wanted and room.keeping:
            await self._tell_away(room, cause, late, known)
        if self.waiting.get(match, {}).get(cause) is timer:  # else it has come to nothing, or begun anew
            pause = AGAIN if late else self.settings.write_after - self.settings.push_after
            done = late and room.keeping
            self.waiting[match][cause] = None if done else self._later(pause, match, cause, True)

    async def _tell_away(self, room: "Room", cause: Cause, late: bool, known: int) -> None:
        """Tells who is away, by all ways that are due; who is there has seen it when it is late.

        They are told of the table as it was when it was `known`: what happens meanwhile is told by itself.
        """
        seat, over = cause
        holder = room.people.chairs[seat].holder or ""
        here = holder in room.online
        if here and not late:
            return
        table = room.playing()
        found = [each for each in await targets(self.store, room.match.id, holder) if due(each, table, seat)]
        found = [each for each in found if late or each.kind == "push"]
        if found:
            await self.store.write(*(each.kept_told(known) for each in found))
        if not here:
            language = room.people.known[holder].language
            notice = Notice(room.match.id, table.game, over, language)
            for each in found:
                self.delivery.send(each, notice, room.match.secret)


def causes(room: "Room") -> set[Cause]:
    """Who is to be told something: those the table waits for, and at its end all."""
    if room.table is None or room.state not in ("running", "over"):
        return set()
    over = room.table.over
    seats = range(len(room.people.chairs)) if over else room.table.awaited
    chairs = room.people.chairs
    return {(seat, over) for seat in seats if chairs[seat].holder is not None and (over or not chairs[seat].bot)}


def due(target: Target, table: Table, seat: int) -> bool:
    """Whether somebody does not know yet: they have acted since they were told, or the match has ended since.

    Whoever acted last is in the middle of a turn, and knows.
    """
    if not target.confirmed or target.told is None:
        return target.confirmed
    since = table.log[target.told :]
    if table.over or not since:
        return bool(since)
    return since[-1].seat != seat and any(entry.seat == seat for entry in since)

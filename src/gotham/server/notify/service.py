"""Alerts absent people that it is their turn, or that a match is over: by push message, webhook or email.

A person is alerted once, and again only after their seat has acted. Alerts name the game and the table, and nothing
that happened there.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

import sqlalchemy as sa
import structlog

from ...i18n.errors import GothamError
from .. import metrics, steady
from ..db.store import Store
from ..db.tables import alerts, matches
from ..live.registry import RoomRegistry
from ..live.room import Room
from ..settings import Settings
from .delivery import Delivery, Notice
from .subscriptions import Subscription, subscriptions

log = structlog.get_logger()
AGAIN = 20.0  # seconds until a server without the table's lease checks whether its holder has sent the alert
RECENT, MOST, PAUSE = 7200.0, 500, 0.05  # tables to be loaded at a start: how recent, how many, and how fast

Cause = tuple[int, bool]  # a seat, and whether the match is over


class AlertService:
    """Checks tables whenever they change; alerts an awaited person who does not return in time."""

    def __init__(self, settings: Settings, store: Store, rooms: RoomRegistry) -> None:
        self.settings, self.store, self.rooms = settings, store, rooms
        rooms.on_load.append(self.follow)
        rooms.on_drop.append(self.drop)
        self.delivery = Delivery(settings, store)
        self.waiting: dict[str, dict[Cause, asyncio.TimerHandle | None]] = {}  # None: all alerts are sent
        self.tasks = set[asyncio.Task[None]]()

    def open(self) -> None:
        self._start(self._load_recent())

    async def close(self) -> None:
        for match in [*self.waiting]:
            self.drop(match)
        for task in self.tasks:
            task.cancel()
        await self.delivery.close()

    async def _load_recent(self) -> None:
        """Load the tables at which an alert may have been due when the server stopped."""
        running, since = matches.c.state == "running", matches.c.touched > steady.now() - RECENT
        alerted = matches.c.id.in_(sa.select(alerts.c.match))
        newest = matches.c.touched.desc()
        for row in await self.store.read(matches, running, since, alerted, order=newest, limit=MOST):
            await self.rooms.room(row["id"])
            await asyncio.sleep(PAUSE)

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._quietly(job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _quietly(self, job: Coroutine[Any, Any, None]) -> None:
        try:
            await job
        except GothamError as error:  # no request waits for it
            log.warning("alerts", error=str(error))
        except Exception as error:
            metrics.failures.inc()
            log.warning("alerts", error=type(error).__name__)

    # ---------------------------------------------------------------------------------- following

    def follow(self, room: Room) -> None:
        """Check a table that was loaded, now and whenever it changes."""
        self.drop(room.setup.id)
        room.listeners.append(self.check)
        self.check(room)

    def drop(self, match: str) -> None:
        """Cancel the timers of a table that was evicted."""
        for timer in filter(None, self.waiting.pop(match, {}).values()):
            timer.cancel()

    def check(self, room: Room) -> None:
        """Start timers for awaited people, and cancel those of the others."""
        match, wanted = room.setup.id, causes(room)
        if self.waiting.get(match, {}).keys() == wanted:
            return
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
        return loop.call_later(seconds, lambda: self._start(self._alert(match, cause, late)))

    # ------------------------------------------------------------------------------------ sending

    async def _alert(self, match: str, cause: Cause, late: bool) -> None:
        """Send the alerts that are due, and check once more when others are."""
        room, timer = self.rooms.rooms.get(match), self.waiting.get(match, {}).get(cause)
        if room is None or timer is None:
            return
        async with room.lock:  # a change that is not persisted may still fail
            wanted, known = cause in causes(room) and not room.broken, len(room.table.log) if room.table else 0
        if wanted and room.handover.driving:
            await self._alert_absent(room, cause, late, known)
        if self.waiting.get(match, {}).get(cause) is timer:  # otherwise it was cancelled, or started again
            pause = AGAIN if late else self.settings.write_after - self.settings.push_after
            done = late and room.handover.driving
            self.waiting[match][cause] = None if done else self._later(pause, match, cause, True)

    async def _alert_absent(self, room: Room, cause: Cause, late: bool, known: int) -> None:
        """Alert an absent person by all subscriptions that are due; one who is online has seen it by then.

        `known` is the length of the log that the alert is about; later entries cause alerts of their own.
        """
        seat, over = cause
        holder = room.people.chairs[seat].holder or ""
        here = holder in room.presence.online
        if here and not late:
            return
        subscribed = await subscriptions(self.store, room.setup.id, holder)
        async with room.lock:
            found = [each for each in subscribed if due(each, room, seat)]
        found = [each for each in found if late or each.kind == "push"]
        if found:
            await self.store.write(*(each.told_at(known) for each in found))
        if not here:
            language = room.people.known[holder].language
            notice = Notice(room.setup.id, room.playing().game, over, language)
            for each in found:
                self.delivery.send(each, notice, room.setup.secret)


def causes(room: Room) -> set[Cause]:
    """Return who is to be alerted: awaited people, and at the end everybody."""
    if room.table is None or room.state not in ("running", "over"):
        return set()
    over = room.table.over
    seats = range(len(room.people.chairs)) if over else room.table.awaited
    chairs = room.people.chairs
    return {(seat, over) for seat in seats if chairs[seat].holder is not None and (over or not chairs[seat].bot)}


def due(target: Subscription, room: Room, seat: int) -> bool:
    """Return whether an alert would be new: the person has acted since the last one, or the match has ended.

    Whoever noticed nothing since they acted is in the middle of a turn, and knows. What they cannot notice does not
    count: an alert would tell them that it happened.
    """
    if not target.confirmed or target.told is None:
        return target.confirmed
    table = room.playing()
    since = table.log[target.told :]
    if table.over:
        return bool(since)
    if not any(entry.seat == seat for entry in since):
        return False
    viewer = room.broadcast.viewer(seat)
    return viewer.revision > viewer.acted

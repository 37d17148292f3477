"""Several servers on one database: each loads what the others write, and one holds the lease of each table."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

import sqlalchemy as sa
import structlog

from ...i18n.errors import GothamError
from .. import metrics, steady
from ..db.store import ADD, Store, Write
from ..db.tables import changes, entries, keepers, talks
from ..live.room import Room
from .pubsub import Announcement, Channel
from .sync import catch_up

log = structlog.get_logger()
TAKE = sa.text(
    'insert into keepers ("match", process, until) values (:match, :process, :until) on conflict ("match") do update '
    "set process = :process, until = :until where keepers.until < :now or keepers.process = :process"
)


class Leases:
    """The leases of this server: whoever holds one drives the table's bots and clock. A single server needs none."""

    def __init__(self, channel: Channel, store: Store, rooms: dict[str, Room], lease: float) -> None:
        self.channel, self.store, self.rooms = channel, store, rooms
        self.lease = lease  # seconds until the lease of a silent server expires
        self.tasks = set[asyncio.Task[Any]]()
        channel.heard = self._heard

    async def open(self) -> None:
        await self.channel.open()
        if self.channel.url:
            self._start(self._follow())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.channel.url:
            driven = [id for id, room in self.rooms.items() if room.people.bots and room.state == "running"]
            await self.store.expire_leases(driven, self.channel.process)
            await self.release([id for id in self.rooms if id not in driven])
        await self.channel.close()

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def claim(self, match: str) -> list[Write]:
        """Return the write that goes with a new table: if this server stops at once, others find the table by it."""
        lease = {"match": match, "process": self.channel.process, "until": steady.now() + self.lease}
        return [Write(ADD[keepers], lease)] if self.channel.url else []

    def add(self, room: Room) -> None:
        """Ask for the lease of a table that was loaded, and who is connected to it elsewhere."""
        if self.channel.url:
            room.handover.driving = False
            self.channel.say(match=room.setup.id, new=True)
            self._start(self._renew([room]))

    # ------------------------------------------------------------------------------- announcements

    async def _heard(self, news: Announcement) -> None:
        rooms = [self.rooms[news.match]] if news.match in self.rooms else []
        if news.new:
            for room in [*self.rooms.values()] if not news.match else rooms:
                room.presence.publish()
        for room in rooms:
            if news.here is not None:
                room.presence.meet(news.process, frozenset(news.here), news.watching)
            if news.tables:
                self._start(self._catch_up(room, news.tables))

    async def _catch_up(self, room: Room, tables: Iterable[str]) -> None:
        try:
            async with room.lock:
                if not room.broken:
                    await catch_up(room, tables)
        except Exception as error:  # an outdated room is useless, and is loaded again
            metrics.failures.inc()
            log.warning("catching up", error=repr(error))
            room.give_up()

    # ----------------------------------------------------------------------------------- regularly

    async def _follow(self) -> None:
        """Find what announcements missed: tables that are behind, servers that stopped, expired leases."""
        while True:
            await asyncio.sleep(self.lease / 3)
            try:
                await self._compare()
                await self._renew([*self.rooms.values()])
            except GothamError as error:
                log.warning("looking", error=str(error))
            except Exception as error:
                metrics.failures.inc()
                log.warning("looking", error=repr(error))
            for process in self.channel.gone():
                for room in [*self.rooms.values()]:
                    room.presence.meet(process, frozenset(), 0)

    async def _compare(self) -> None:
        for table, count in (
            (entries, lambda room: room.persistence.entries),
            (talks, lambda room: len(room.chat.rows)),
            (changes, lambda room: room.persistence.changes),
        ):
            known = await self.store.counts(table, [*self.rooms])
            for room in [*self.rooms.values()]:
                if known.get(room.setup.id, 0) > count(room):
                    self._start(self._catch_up(room, [table.name]))

    async def _renew(self, rooms: list[Room]) -> None:
        """Renew this server's leases, take expired ones, and drive those tables."""
        now, ids = steady.now(), [room.setup.id for room in rooms]
        lease = {"process": self.channel.process, "until": now + self.lease, "now": now}
        held = await self.store.take_leases(TAKE, [{"match": id, **lease} for id in ids], self.channel.process)
        for room in rooms:
            new, room.handover.driving = not room.handover.driving, room.setup.id in held
            if room.handover.driving and new:
                metrics.leases_taken.inc()
                room.take_over()
            elif not (room.handover.driving or new):
                metrics.leases_lost.inc()

    async def release(self, matches: list[str]) -> None:
        """Release leases, so that other servers can take them at once."""
        if self.channel.url and matches:
            await self.store.release_leases(matches, self.channel.process)

"""Several servers on one database: what one has kept the others take in, and one of them drives each table's bots."""

import asyncio
import time
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import structlog

from ...i18n.errors import GothamError
from .. import metrics
from ..db import tables as schema
from ..db.store import Store
from .pubsub import Channel, News
from .sync import catch_up

if TYPE_CHECKING:
    from ..live.room import Room

log = structlog.get_logger()
TAKE = sa.text(
    'insert into keepers ("match", process, until) values (:match, :process, :until) on conflict ("match") do update '
    "set process = :process, until = :until where keepers.until < :now or keepers.process = :process"
)


class Sharing:
    """This server among the others; alone, it keeps every table and has nothing to do."""

    def __init__(self, channel: Channel, store: Store, rooms: "dict[str, Room]", lease: float) -> None:
        self.channel, self.store, self.rooms = channel, store, rooms
        self.lease = lease  # seconds until a table whose keeper is silent gets another
        self.tasks = set[asyncio.Task[Any]]()
        channel.heard = self._heard

    async def open(self) -> None:
        await self.channel.open()
        if self.channel.url:
            self._start(self._look())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.channel.url:
            await self.let_go([*self.rooms])
        await self.channel.close()

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def take_in(self, room: "Room") -> None:
        """A table that has come into memory: is it ours to drive, and who else is there?"""
        if self.channel.url:
            room.keeping = False
            self.channel.say(match=room.match.id, new=True)
            self._start(self._keep([room]))

    # ------------------------------------------------------------------------------------- hearing

    async def _heard(self, news: News) -> None:
        rooms = [self.rooms[news.match]] if news.match in self.rooms else []
        if news.new:
            for room in [*self.rooms.values()] if not news.match else rooms:
                room.say_who_is_here()
        for room in rooms:
            if news.here is not None:
                room.meet(news.process, frozenset(news.here), news.watching)
            if news.tables:
                self._start(self._take(room, news.tables))

    async def _take(self, room: "Room", tables: Iterable[str]) -> None:
        try:
            async with room.lock:
                if not room.broken:
                    await catch_up(room, tables)
        except Exception as error:  # a room that is behind is of no use; it is read anew
            metrics.failures.inc()
            log.warning("catching up", error=repr(error))
            room.give_up()

    # ------------------------------------------------------------------------------ now and then

    async def _look(self) -> None:
        """What no news have told: tables with more entries, servers that have gone, tables without a keeper."""
        while True:
            await asyncio.sleep(self.lease / 3)
            try:
                await self._compare()
                await self._keep([*self.rooms.values()])
            except GothamError as error:
                log.warning("looking", error=str(error))
            except Exception as error:
                metrics.failures.inc()
                log.warning("looking", error=repr(error))
            for process in self.channel.gone():
                for room in [*self.rooms.values()]:
                    room.meet(process, frozenset(), 0)

    async def _compare(self) -> None:
        for table, count in (
            (schema.entries, lambda room: room.kept),
            (schema.talks, lambda room: len(room.talks.rows)),
            (schema.changes, lambda room: room.changes),
        ):
            known = await self.store.counts(table, [*self.rooms])
            for room in [*self.rooms.values()]:
                if known.get(room.match.id, 0) > count(room):
                    self._start(self._take(room, [table.name]))

    async def _keep(self, rooms: "list[Room]") -> None:
        """Drives the tables that are ours, and those whose keeper has fallen silent."""
        now, ids = time.time(), [room.match.id for room in rooms]
        lease = {"process": self.channel.process, "until": now + self.lease, "now": now}
        kept = await self.store.take(TAKE, [{"match": id, **lease} for id in ids], self.channel.process)
        for room in rooms:
            new, room.keeping = not room.keeping, room.match.id in kept
            if room.keeping and new:
                room.take_over()

    async def let_go(self, matches: list[str]) -> None:
        """Others may drive them."""
        if self.channel.url and matches:
            await self.store.let_go(matches, self.channel.process)

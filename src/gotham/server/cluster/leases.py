"""Several servers on one database: each loads what the others write, and one holds the lease of each shard."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

import structlog

from ...i18n.errors import GothamError
from .. import metrics
from ..db.store import Store, Write
from ..db.tables import changes, entries, talks
from ..live.room import Room
from ..settings import Settings
from .lease_table import Lease, LeaseTable
from .pubsub import Announcement, Channel
from .shards import shard_of
from .sync import catch_up

log = structlog.get_logger()
CHECKS = 4  # in the duration of a lease
COMPARED = ("entries", "talks", "changes")


class Leases:
    """The leases of this server: whoever holds one drives the bots and clocks of the shard's tables. A single server
    needs none. `drop` evicts a table from memory; `touched` has when each was asked for."""

    def __init__(
        self,
        channel: Channel,
        store: Store,
        settings: Settings,
        drop: Callable[[str], None],
        touched: Mapping[str, float],
    ) -> None:
        self.channel, self.store, self.drop = channel, store, drop
        self.check = settings.lease / CHECKS  # seconds
        self.followed, self.touched = settings.followed, touched
        self.table = LeaseTable(store, channel.process, settings.lease)
        self.shards: dict[int, dict[str, Room]] = {}  # the tables in memory by shard
        self.held = set[int]()
        self.abandoned = asyncio.Event()  # a server has stopped and released its leases
        self.leaving = False
        self.tasks = set[asyncio.Task[Any]]()
        channel.heard = self._heard

    @property
    def active(self) -> bool:
        """Whether other servers may use the database."""
        return bool(self.channel.url)

    async def open(self) -> None:
        await self.channel.open()
        if self.active:
            self._start(self._follow())

    async def leave(self) -> None:
        """Drive nothing more, release all leases, and tell the other servers to take them. Tables can still be used."""
        if not self.active or self.leaving:
            return
        self.leaving = True
        waiting = [shard for shard, rooms in self.shards.items() if any(map(_has_bots, rooms.values()))]
        shards = [*self.shards]
        self.channel.quiet.clear()
        for shard in shards:
            self._apply(shard, Lease(False, True))
        await self.table.release(shards, waiting)
        for shard in shards:
            self.channel.say(shard=shard, free=True)
        self.channel.say(free=True)
        await self.channel.flush()

    async def close(self) -> None:
        await self.leave()
        for task in self.tasks:
            task.cancel()
        await self.channel.close()

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -------------------------------------------------------------------------------------- tables

    async def enter(self, match: str) -> None:
        """Listen to what others say about a table, before it is loaded."""
        if self.active:
            await self.channel.join(shard_of(match))

    def claim(self, match: str) -> list[Write]:
        """Return the write that goes with a new table, where this server does not hold the lease of its shard."""
        shard = shard_of(match)
        return [self.table.claim(shard)] if self.active and shard not in self.held else []

    def add(self, room: Room) -> None:
        """Ask for the lease of a table that was loaded, and who is connected to it elsewhere."""
        if not self.active:
            return
        shard = shard_of(room.setup.id)
        self.shards.setdefault(shard, {})[room.setup.id] = room
        room.handover.driving = shard in self.held
        self.channel.say(match=room.setup.id, new=True)
        if shard not in self.held:
            self._start(self._renew([shard]))

    def remove(self, match: str) -> None:
        """Forget a table that was evicted; its shard is released with the next ones that are unused."""
        self.shards.get(shard_of(match), {}).pop(match, None)

    async def adopt(self, shards: Iterable[int]) -> set[int]:
        """Take the leases of servers that have stopped; return those that this server holds now."""
        if self.leaving:
            return set()
        wanted = [*shards]
        for shard in wanted:
            self.shards.setdefault(shard, {})
            await self.channel.join(shard)
        await self._renew(wanted)
        return self.held.intersection(wanted)

    async def release_unused(self) -> None:
        """Release the shards without a table in memory, so that other servers can take them at once."""
        unused = [shard for shard, rooms in self.shards.items() if not rooms]
        if self.active and unused:
            for shard in unused:
                del self.shards[shard]
            held = self.held.intersection(unused)
            self.held.difference_update(unused)
            metrics.leased.set(len(self.held))
            await self.table.release(unused)
            for shard in held:
                self.channel.say(shard=shard, free=True)
            await self.channel.part(unused)

    # ------------------------------------------------------------------------------- announcements

    async def _heard(self, news: Announcement) -> None:
        shard = news.channel
        if shard is None:
            self._heard_by_all(news)
            return
        was_quiet = shard in self.channel.quiet
        self.channel.quiet.discard(shard)
        if news.free and shard in self.shards:
            self._start(self._renew([shard]))
        if news.wanted:
            self._start(self._hand_over(shard))
        room = self.shards.get(shard, {}).get(news.match)
        if room is not None:
            self._heard_of(room, news, was_quiet)

    def _heard_by_all(self, news: Announcement) -> None:
        if news.new:
            for rooms in self.shards.values():
                for room in rooms.values():
                    room.presence.publish()
        if news.free:
            self.abandoned.set()

    def _heard_of(self, room: Room, news: Announcement, was_quiet: bool) -> None:
        if news.new:
            room.presence.publish()
            if was_quiet:  # something may have happened here while the other loaded it
                self.channel.say(match=news.match, tables=[*COMPARED])
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

    async def _hand_over(self, shard: int) -> None:
        """Give a lease to a server that people are connected to, where nobody is connected here."""
        rooms = self.shards.get(shard, {})
        if shard not in self.held or any(map(_in_use, rooms.values())):
            return
        for match in [*rooms]:
            self.drop(match)
        await self.release_unused()

    # ----------------------------------------------------------------------------------- regularly

    async def _follow(self) -> None:
        """Find what announcements missed: tables that are behind, servers that stopped, expired leases."""
        turn = 0
        while not self.leaving:
            await asyncio.sleep(self.check)
            turn = (turn + 1) % CHECKS
            try:
                await self._renew([*self.shards])
                if not turn:
                    self._want()
                    await self._evict_followed()
                    await self._compare(shard for shard in self.shards if shard not in self.channel.quiet)
            except GothamError as error:
                log.warning("looking", error=str(error))
            except Exception as error:
                metrics.failures.inc()
                log.warning("looking", error=repr(error))
            for process in self.channel.gone():
                for rooms in [*self.shards.values()]:
                    for room in [*rooms.values()]:
                        room.presence.meet(process, frozenset(), 0)

    def _want(self) -> None:
        """Ask for the leases of shards that people are connected to here."""
        for shard, rooms in self.shards.items():
            if shard not in self.held and any(room.presence.all_connections for room in rooms.values()):
                self.channel.say(shard=shard, wanted=True)

    async def _evict_followed(self) -> None:
        """Evict unused tables of shards that others drive, so that those need not announce anything."""
        late = time.monotonic() - self.followed
        for shard in self.shards.keys() - self.held:
            for match, room in [*self.shards[shard].items()]:
                if self.touched.get(match, 0.0) < late and not _in_use(room):
                    self.drop(match)
        await self.release_unused()

    async def _compare(self, shards: Iterable[int]) -> None:
        """Load what other servers have written to the tables of these shards."""
        rooms = [room for shard in shards for room in self.shards.get(shard, {}).values()]
        for table, count in (
            (entries, lambda room: room.persistence.entries),
            (talks, lambda room: len(room.chat.rows)),
            (changes, lambda room: room.persistence.changes),
        ):
            known = await self.store.counts(table, [room.setup.id for room in rooms]) if rooms else {}
            for room in rooms:
                if known.get(room.setup.id, 0) > count(room):
                    self._start(self._catch_up(room, [table.name]))

    async def _renew(self, shards: list[int]) -> None:
        """Renew this server's leases, take expired ones, and drive those tables."""
        taken = []
        for shard, lease in (await self.table.renew(shards)).items():
            if self._apply(shard, lease):
                taken.append(shard)
        await self._compare(taken)

    def _apply(self, shard: int, lease: Lease) -> bool:
        """Drive the tables of a shard, or do so no more; return whether its lease is new."""
        mine = lease.mine and shard in self.shards and not self.leaving
        new, lost = mine and shard not in self.held, not mine and shard in self.held
        (self.held.add if mine else self.held.discard)(shard)
        metrics.leases_taken.inc(new)
        metrics.leases_lost.inc(lost)
        metrics.leased.set(len(self.held))
        self._set_quiet(shard, mine and not lease.shared)
        for room in [*self.shards.get(shard, {}).values()]:
            before, room.handover.driving = room.handover.driving, mine
            if mine and not before:
                room.take_over()
        return new

    def _set_quiet(self, shard: int, quiet: bool) -> None:
        """Announce nothing while no other server uses a shard; afterwards, announce who is connected."""
        if quiet:
            self.channel.quiet.add(shard)
        elif shard in self.channel.quiet:
            self.channel.quiet.discard(shard)
            for room in self.shards.get(shard, {}).values():
                room.presence.publish()


def _has_bots(room: Room) -> bool:
    return room.state == "running" and bool(room.people.bots)


def _in_use(room: Room) -> bool:
    return bool(room.presence.all_connections) or room.lock.locked()

"""Loads tables that go on without a visitor, because a time runs out soon or a bot has to move; evicts unused ones."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Sequence
from typing import Any

import sqlalchemy as sa
import structlog

from ...i18n.errors import GothamError
from .. import metrics, steady
from ..cluster.shards import in_shards
from ..db.tables import entries, matches, seats
from ..live.registry import RoomRegistry
from ..live.setup import setup_of, table_of

log = structlog.get_logger()
RECENT = 7 * 86_400.0  # seconds before the latest action on this server: older tables wait for a visitor
PAUSE = 0.05  # seconds between two tables, because people are playing meanwhile
ADOPTED = 128  # shards that a server takes at a time, so that others take some too
RUNNING = matches.c.state == "running"
WITH_BOTS = matches.c.id.in_(sa.select(seats.c.match).where(seats.c.bot != ""))


async def sweep(registry: RoomRegistry) -> None:
    """Sweep for as long as the server runs."""
    while True:
        await _quietly(load_due(registry))
        await asyncio.sleep(registry.settings.sweep)
        await _quietly(registry.drop_idle())
        await _quietly(reload_broken(registry))


async def load_due(registry: RoomRegistry) -> None:
    """Load the tables whose time runs out before the next sweep, or did while no server ran."""
    soon = matches.c.until < steady.now() + 2 * registry.settings.sweep
    for row in await registry.store.read(matches, soon, RUNNING):
        if row["id"] not in registry.rooms and registry.has_rules(row):
            await registry.room(row["id"])


async def reload_broken(registry: RoomRegistry) -> None:
    """Load tables again whose latest write failed: their bots have stopped, and perhaps nobody is connected."""
    for id, room in [*registry.rooms.items()]:
        if room.broken:
            await registry.room(id)


# ---------------------------------------------------------------------------------------------- bots


async def wake_bots(registry: RoomRegistry) -> None:
    """Load the tables at which a bot had to move when the last server stopped. Then, for as long as this one runs, load
    those of other servers that stop."""
    await _quietly(_wake_recent(registry))
    leases = registry.leases
    while leases.active:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(leases.check):
                await leases.abandoned.wait()
        leases.abandoned.clear()
        await _quietly(_wake_abandoned(registry))


async def _wake_recent(registry: RoomRegistry) -> None:
    newest = matches.c.touched.desc()
    latest = await registry.store.read(matches, order=newest, limit=1)
    since = matches.c.touched > (latest[0]["touched"] if latest else 0.0) - RECENT
    driven = await registry.leases.table.live() if registry.leases.active else []
    free = [sa.not_(in_shards(matches.c.id, driven))] if driven else []
    await _wake(registry, await registry.store.read(matches, RUNNING, WITH_BOTS, since, *free, order=newest))


async def _wake_abandoned(registry: RoomRegistry) -> None:
    """Take the expired leases of servers that have stopped, load the tables at which a bot has to move, and release the
    shards without one."""
    expired = await registry.leases.table.expired()
    while some := random.sample(expired, min(ADOPTED, len(expired))):
        taken = await registry.leases.adopt(some)
        rows = await registry.store.read(matches, RUNNING, WITH_BOTS, in_shards(matches.c.id, taken)) if taken else []
        await _wake(registry, rows)
        await registry.leases.release_unused()
        expired = [shard for shard in expired if shard not in some]


async def _wake(registry: RoomRegistry, rows: Sequence[Any]) -> None:
    """Load those of the tables at which a bot has to move."""
    for row in rows:
        if row["id"] not in registry.rooms and registry.has_rules(row):
            await asyncio.sleep(PAUSE)
            if await _quietly(_awaits_bot(registry, row)):
                await _quietly(registry.room(row["id"]))


async def _awaits_bot(registry: RoomRegistry, row: Any) -> bool:
    """Return whether a bot may act at a table. It is replayed aside: most tables wait for people, and stay unloaded."""
    read, id = registry.store.read, row["id"]
    log_rows = await read(entries, entries.c.match == id, order=entries.c.seq)
    bots = {seat["seat"] for seat in await read(seats, seats.c.match == id, seats.c.bot != "")}
    game = registry.games.game(row["game"]).of_version(row["version"])
    table = await asyncio.to_thread(table_of, game, setup_of(row), log_rows, [])
    return not table.over and not bots.isdisjoint(table.actors)


async def _quietly(job: Awaitable[Any]) -> Any:
    """Return the result of a job; log why it failed. The next sweep tries again."""
    try:
        return await job
    except GothamError as error:
        log.warning("waking", error=str(error))
    except Exception as error:
        metrics.failures.inc()
        log.warning("waking", error=type(error).__name__)
    return None

"""The leases of shards in the database. One statement renews all leases of a server, whatever their number."""

import json
from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa

from .. import metrics, steady
from ..db.store import Store, Write
from ..db.tables import shards as leases

SOURCES = {  # numbers of shards, given as JSON, as rows
    "postgresql": "json_array_elements_text(cast(:shards as json)) as given (number)",
    "sqlite": "(select value as number from json_each(:shards)) as given",
}
OURS = "shards.until < :now or shards.process = :process"
# rows are locked in the order of their numbers, so that two servers cannot wait for each other
RENEW = (
    "insert into shards (shard, process, until, followed) "
    "select cast(number as integer), :process, :until, 0.0 from {source} where true order by 1 "
    "on conflict (shard) do update set "
    f"process = case when {OURS} then excluded.process else shards.process end, "
    f"until = case when {OURS} then excluded.until else shards.until end, "
    f"followed = case when {OURS} then shards.followed else excluded.until end "
    "returning shard, process, followed"
)
CLAIM = sa.text(
    "insert into shards (shard, process, until, followed) values (:shard, :process, :until, 0.0) "
    "on conflict (shard) do update set followed = excluded.until"
)


class Lease(NamedTuple):
    """A shard's lease as a server sees it."""

    mine: bool
    shared: bool  # another server has tables of the shard in memory


class LeaseTable:
    """The leases of one process; `lease` is how many seconds one lasts."""

    def __init__(self, store: Store, process: str, lease: float) -> None:
        self.store, self.process, self.lease = store, process, lease

    async def renew(self, shards: Iterable[int]) -> dict[int, Lease]:
        """Renew leases, take those that have expired, and mark those of others as followed; return all of them."""
        now, wanted = steady.now(), sorted(shards)
        if not wanted:
            return {}
        statement = sa.text(RENEW.format(source=SOURCES[self.store.engine.dialect.name]))
        values = {"shards": json.dumps(wanted), "process": self.process, "until": now + self.lease, "now": now}
        async with self.store.engine.begin() as connection:
            rows = (await connection.execute(statement, values)).all()
        metrics.renewals.inc()
        return {
            shard: Lease(process == self.process, process != self.process or followed > now)
            for shard, process, followed in rows
        }

    def claim(self, shard: int) -> Write:
        """Return the write that goes with a new table: if this server stops at once, others find the table by it."""
        return Write(CLAIM, {"shard": shard, "process": self.process, "until": steady.now() + self.lease})

    async def release(self, shards: Iterable[int], waiting: Iterable[int] = ()) -> None:
        """Release leases: those that are followed, or whose bots have to move, expire now, and show others what to
        take over; the rest is deleted."""
        mine = sa.and_(leases.c.process == self.process, leases.c.shard.in_([*shards]))
        unused = sa.and_(mine, leases.c.followed < steady.now(), leases.c.shard.not_in([*waiting]))
        async with self.store.engine.begin() as connection:
            await connection.execute(sa.delete(leases).where(unused))
            await connection.execute(sa.update(leases).where(mine).values(until=0.0))

    async def expired(self) -> list[int]:
        """Return the shards whose server has stopped."""
        rows = await self.store.read(leases, leases.c.until < steady.now(), order=leases.c.shard)
        return [row["shard"] for row in rows]

    async def live(self) -> list[int]:
        """Return the shards that a server drives."""
        return [row["shard"] for row in await self.store.read(leases, leases.c.until >= steady.now())]

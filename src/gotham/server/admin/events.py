"""What a host has changed behind the servers' back: commands write it down, and servers look every second."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from .. import metrics
from ..db import tables as schema
from ..db.store import DROP_NOTICES, Store, Write

log = structlog.get_logger()
EVERY = 1.0  # seconds between looks
KEPT = 3600.0  # seconds that a notice stays: every server has read it by then
LATE = 100  # numbers below the newest that may still turn up: transactions end in their own order


class Notices:
    """Reads the notices that are new, and says which tables have changed; an empty one is about the house."""

    def __init__(self, store: Store, changed: Callable[[str], Awaitable[None]]) -> None:
        self.store, self.changed = store, changed
        self.seen: set[int] = set()

    async def open(self) -> None:
        """What was noted before this server began, it has read already."""
        self.seen = {row["seq"] for row in await self.store.read(schema.notices)}

    async def follow(self) -> None:
        """Looks for as long as the server lives."""
        pruned = 0.0
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
                if time.monotonic() - pruned > KEPT:
                    pruned = time.monotonic()
                    await self.prune()
            except Exception as error:  # a database that is away comes back, and the notices are still there
                metrics.failures.inc()
                log.warning("notices", error=type(error).__name__)

    async def look(self) -> None:
        newest = max(self.seen, default=0)
        rows = await self.store.read(schema.notices, schema.notices.c.seq > newest - LATE, order=schema.notices.c.seq)
        new = [row for row in rows if row["seq"] not in self.seen]
        self.seen = {row["seq"] for row in rows} or self.seen
        for match in dict.fromkeys(row["match"] for row in new):
            try:
                await self.changed(match)
            except Exception as error:  # the others have changed too
                metrics.failures.inc()
                log.warning("notice", match=match, error=repr(error))

    async def prune(self) -> None:
        """The newest stays: numbers go on from it."""
        rows = await self.store.read(schema.notices, order=schema.notices.c.seq.desc(), limit=1)
        if rows:
            await self.store.write(Write(DROP_NOTICES, {"seq_": rows[0]["seq"], "at_": time.time() - KEPT}))

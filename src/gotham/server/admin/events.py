"""Changes that commands of the host made in the database: servers poll for them every second."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from .. import metrics
from ..db.store import DROP_NOTICES, Store, Write
from ..db.tables import notices

log = structlog.get_logger()
EVERY = 1.0  # seconds between polls
STORED = 3600.0  # seconds that an event is stored: every server has read it by then
LATE = 100  # numbers below the newest that may still appear: transactions commit in any order


class AdminEvents:
    """Polls for new events and reports which tables have changed; an empty id means bans or settings."""

    def __init__(self, store: Store, changed: Callable[[str], Awaitable[None]]) -> None:
        self.store, self.changed = store, changed
        self.seen: set[int] = set()

    async def open(self) -> None:
        """Skip the events from before the start."""
        self.seen = {row["seq"] for row in await self.store.read(notices)}

    async def follow(self) -> None:
        """Poll for as long as the server runs."""
        pruned = 0.0
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.poll()
                if time.monotonic() - pruned > STORED:
                    pruned = time.monotonic()
                    await self.prune()
            except Exception as error:  # when the database is back, the events are still there
                metrics.failures.inc()
                log.warning("notices", error=type(error).__name__)

    async def poll(self) -> None:
        newest = max(self.seen, default=0)
        rows = await self.store.read(notices, notices.c.seq > newest - LATE, order=notices.c.seq)
        new = [row for row in rows if row["seq"] not in self.seen]
        self.seen = {row["seq"] for row in rows} or self.seen
        for match in dict.fromkeys(row["match"] for row in new):
            try:
                await self.changed(match)
            except Exception as error:  # the other tables have changed too
                metrics.failures.inc()
                log.warning("notice", match=match, error=repr(error))

    async def prune(self) -> None:
        """Delete old events but the newest, from which numbers go on."""
        rows = await self.store.read(notices, order=notices.c.seq.desc(), limit=1)
        if rows:
            await self.store.write(Write(DROP_NOTICES, {"seq_": rows[0]["seq"], "at_": time.time() - STORED}))

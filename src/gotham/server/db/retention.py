"""Retention: the host sets for how many days matches are stored; servers delete older ones, a few at a time."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import sqlalchemy as sa
import structlog

from ...i18n.errors import GothamError
from .. import metrics, steady
from .store import DROP_REPORTS, FORGET, Store, Write
from .tables import house, matches

log = structlog.get_logger()
NAME = "retention"  # in the table `house`
DAY, HOUR = 86_400.0, 3600.0
FEW = 20  # matches per query
REST = 0.05  # seconds between two deletions, so that play is not slowed down
RECENTLY = 2 * HOUR  # `touched` is updated once an hour: younger matches may be in play
FINISHED, IDLE = "finished", "idle"


async def read(store: Store) -> dict[str, int]:
    """Return the days until finished and idle matches are deleted; 0 for never."""
    rows = await store.read(house, house.c.name == NAME)
    found = json.loads(rows[0]["value"]) if rows else {}
    return {name: int(found.get(name, 0)) for name in (FINISHED, IDLE)}


async def keep(store: Store, days: dict[str, int]) -> None:
    """Persist the retention setting in place of an earlier one."""
    drop = sa.delete(house).where(house.c.name == sa.bindparam("name_"))
    add = Write(sa.insert(house), {"name": NAME, "value": json.dumps(days)})
    await store.write(Write(drop, {"name_": NAME}), add)


def forget(match: str) -> list[Write]:
    """Return the writes that delete a match, except reports about it."""
    return [Write(statement, {"match_": match}) for statement in FORGET]


class Retention:
    """Deletes old matches, once an hour and whenever the host has changed the setting."""

    def __init__(self, store: Store, gone: Callable[[str], Awaitable[None]]) -> None:
        self.store, self.gone = store, gone
        self.decided = asyncio.Event()

    async def follow(self) -> None:
        """Run for as long as the server does."""
        while True:
            self.decided.clear()  # before the setting is read: a later decision is followed at once
            try:
                await self.clear()
            except (GothamError, OSError, ValueError) as error:
                log.warning("retention", error=str(error))
            except Exception as error:  # the database may be unavailable for a while
                metrics.failures.inc()
                log.warning("retention", error=type(error).__name__)
            try:
                async with asyncio.timeout(HOUR):
                    await self.decided.wait()
            except TimeoutError:
                continue

    async def clear(self) -> int:
        """Delete all matches that are too old, with their reports; return how many."""
        count = 0
        while found := await self._old(days := await read(self.store)):
            for match in found:
                if await read(self.store) != days:  # the host has decided anew: the others may stay
                    break
                await self.store.write(*forget(match), Write(DROP_REPORTS, {"match_": match}))
                await self.gone(match)
                count += 1
                await asyncio.sleep(REST)
        if count:
            log.info("retention", forgotten=count)
        return count

    async def _old(self, days: dict[str, int]) -> list[str]:
        now = steady.now()
        finished, idle = (now - max(days[name] * DAY, RECENTLY) for name in (FINISHED, IDLE))
        over = sa.and_(matches.c.state != "running", matches.c.touched < finished)
        left = sa.and_(matches.c.state == "running", matches.c.touched < idle)
        wanted = [rule for rule, name in ((over, FINISHED), (left, IDLE)) if days[name]]
        rows = await self.store.read(matches, sa.or_(*wanted), limit=FEW) if wanted else []
        return [row["id"] for row in rows]

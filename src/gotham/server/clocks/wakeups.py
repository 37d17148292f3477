"""Sweeps the registry: loads tables whose time runs out soon, so that it does so on time, and evicts unused ones."""

import asyncio
import time

import structlog

from ...i18n.errors import GothamError
from .. import metrics
from ..db.tables import matches
from ..live.registry import RoomRegistry

log = structlog.get_logger()


async def sweep(registry: RoomRegistry) -> None:
    """Sweep for as long as the server runs."""
    while True:
        await load_due(registry)
        await asyncio.sleep(registry.settings.sweep)
        await registry.drop_idle()


async def load_due(registry: RoomRegistry) -> None:
    """Load the tables whose time runs out before the next sweep, or did while no server ran."""
    try:
        soon = matches.c.until < time.time() + 2 * registry.settings.sweep
        for row in await registry.store.read(matches, soon, matches.c.state == "running"):
            if row["id"] not in registry.rooms and registry.has_rules(row):
                await registry.room(row["id"])
    except GothamError as error:
        log.warning("waking", error=str(error))
    except Exception as error:  # the next sweep tries again
        metrics.failures.inc()
        log.warning("waking", error=type(error).__name__)

"""Checks in the background that a SQLite database is intact. A server starts although a page further on is damaged."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import structlog

from .. import metrics
from .store import Store

log = structlog.get_logger()
DAY = 86_400.0
REPORTED = 3  # faults


async def watch_integrity(store: Store) -> None:
    """Check at the start and once a day; the server is not ready after damage was found. PostgreSQL checks itself."""
    while not store.settings.database:
        store.damage = "; ".join(await asyncio.to_thread(faults, store.settings.file))
        if store.damage:
            metrics.failures.inc()
            log.warning("damaged", file=str(store.settings.file), reason=store.damage, advice="gotham admin restore")
        await asyncio.sleep(DAY)


def faults(file: Path) -> list[str]:
    """Return what is damaged in a SQLite database, at most a few sentences."""
    try:
        with closing(sqlite3.connect(file, timeout=60)) as database:
            found = [str(row[0]) for row in database.execute(f"pragma integrity_check({REPORTED})")]
    except sqlite3.Error as error:
        found = [str(error)]
    return [] if found == ["ok"] else found

"""Commits groups of writes to SQLite in a thread of its own, which is woken once per group."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from . import tables
from .writes import ADD, Write, runs

ENTRIES = tuple(column.name for column in tables.entries.c)
# One statement for the whole group: Python's lock changes hands once, and not once for every row.
COLUMNS = ", ".join(f'"{name}"' for name in ENTRIES)
VALUES = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(ENTRIES)))
ADD_ENTRIES = f"INSERT INTO entries ({COLUMNS}) SELECT {VALUES} FROM json_each(?)"
encoder = msgspec.json.Encoder()


class SqliteWriter:
    """The only connection that writes entries; the database is opened with the first group."""

    def __init__(self, url: str) -> None:
        self._url = sa.make_url(url).set(drivername="sqlite")
        self._groups: queue.SimpleQueue[tuple[Sequence[Write], asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def commit(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        """Commit writes in one transaction; the future is done when they are on the disk, or none of them is."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._groups.put((writes, done))
        return done

    def close(self) -> None:
        """End the thread after the groups that wait."""
        self._groups.put(None)
        self._thread.join()

    def _run(self) -> None:
        connections = Connections(self._url)
        while (group := self._groups.get()) is not None:
            writes, done = group
            error: Exception | None = None
            try:
                connections.commit(writes)
            except Exception as problem:  # the caller is told
                error = problem
            self._loop.call_soon_threadsafe(_resolve, done, error)
        connections.close()


class Connections:
    """A plain connection for entries alone, which are most writes, and an engine for all others."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        self._entries: sqlite3.Connection | None = None
        self._engine = sa.create_engine(url, poolclass=sa.StaticPool)
        sa.event.listen(self._engine, "connect", set_up_sqlite)

    def commit(self, writes: Sequence[Write]) -> None:
        """Commit writes in one transaction."""
        add = ADD[tables.entries]
        try:
            if writes and all(write.statement is add for write in writes):
                self._add_entries(writes)
            else:
                with self._engine.begin() as connection:
                    for statement, values in runs(writes):
                        connection.execute(statement, values)
        except (sqlite3.OperationalError, sa.exc.OperationalError):
            self.close()  # a new connection reads the schema again; this one would repeat the error after a repair
            raise

    def close(self) -> None:
        """Close all connections; the next write opens them again."""
        if self._entries is not None:
            self._entries.close()
        self._entries = None
        self._engine.dispose()

    def _add_entries(self, writes: Sequence[Write]) -> None:
        """Add entries by a single statement, which is a transaction."""
        if self._entries is None:
            self._entries = sqlite3.connect(str(self._url.database), isolation_level=None)
            set_up_sqlite(self._entries, None)
        rows = [[write.values[name] for name in ENTRIES] for write in writes]
        self._entries.execute(ADD_ENTRIES, (encoder.encode(rows).decode(),))


def _resolve(done: asyncio.Future[None], error: Exception | None) -> None:
    if not done.done():
        done.set_result(None) if error is None else done.set_exception(error)


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Let readers run beside the writer, and sync every commit to disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

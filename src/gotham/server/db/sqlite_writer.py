"""Commits groups of writes to SQLite in a thread of its own."""

import asyncio
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from . import tables
from .writes import ADD, Job, Write, runs

MOST = 500  # jobs in a transaction
CALL, CALLS = b"1", 100  # a byte for the thread, and how many it reads at a time
Report = Callable[[Sequence[Job], Exception | None, float], None]  # jobs, the error of one, and seconds
ENTRIES = tuple(column.name for column in tables.entries.c)
# One statement for the whole group: Python's lock changes hands once, and not once for every row.
COLUMNS = ", ".join(f'"{name}"' for name in ENTRIES)
VALUES = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(ENTRIES)))
ADD_ENTRIES = f"INSERT INTO entries ({COLUMNS}) SELECT {VALUES} FROM json_each(?)"
encoder = msgspec.json.Encoder()


class SqliteWriter:
    """The only connection that writes entries; the database is opened with the first group.

    The thread takes all jobs that wait whenever it has committed the last ones; it is woken at most once in a turn of
    the event loop. `report` is called in the loop, with jobs that are on the disk or of which none is, with the error.
    """

    def __init__(self, url: str, report: Report) -> None:
        self._url, self._report = sa.make_url(url).set(drivername="sqlite"), report
        self._jobs: deque[Job] = deque()
        # A pipe, and no lock: Python lets go of its own lock before it writes, so that the thread can start at once.
        self._ear, self._bell = os.pipe()
        self._called = False  # since the thread took the last jobs
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def __len__(self) -> int:
        return len(self._jobs)

    @property
    def runs(self) -> bool:
        return self._thread.is_alive()

    def add(self, job: Job) -> None:
        """Commit a job with all others of this turn."""
        self._jobs.append(job)
        if not self._called:
            self._called = True
            self._loop.call_soon(self._call)

    def _call(self) -> None:
        if not self._closing:  # afterwards the number of the pipe may belong to another file
            os.write(self._bell, CALL)

    def close(self) -> None:
        """End the thread after the jobs that wait."""
        self._closing = True
        os.write(self._bell, CALL)
        self._thread.join()
        os.close(self._bell)

    def _run(self) -> None:
        connections = Connections(self._url)
        while not self._closing:
            os.read(self._ear, CALLS)
            self._called = False
            while self._jobs:
                self._commit(connections, [self._jobs.popleft() for _ in range(min(MOST, len(self._jobs)))])
        connections.close()
        os.close(self._ear)

    def _commit(self, connections: "Connections", group: Sequence[Job]) -> None:
        """Commit jobs in one transaction. Where that fails, commit each alone, so that only bad jobs fail."""
        began, error = time.perf_counter(), None
        try:
            connections.commit([write for job in group for write in job.writes])
        except Exception as problem:  # the callers are told
            if len(group) > 1:
                for job in group:
                    self._commit(connections, [job])
                return
            error = problem
        self._loop.call_soon_threadsafe(self._report, group, error, time.perf_counter() - began)


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


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Let readers run beside the writer, and sync every commit to disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

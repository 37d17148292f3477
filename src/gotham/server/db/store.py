"""The database: reads directly, writes in groups. A write returns only after it is durable."""

import asyncio
import contextlib
import sqlite3
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...i18n.errors import GothamError, NotPersisted, Overtaken, Unavailable
from .. import metrics
from ..cluster.shards import shard_of
from ..settings import Settings
from . import tables
from .migrate import UnknownSchema, upgrade
from .sqlite_writer import MOST, SqliteWriter, set_up_sqlite
from .writes import ADD as ADD
from .writes import Job, runs
from .writes import Write as Write

log = structlog.get_logger()
AT_ONCE = 8  # transactions of PostgreSQL


def shard_of_writes(writes: Sequence[Write]) -> int | None:
    """Return the shard whose rows some writes change; None for rows that belong to no table."""
    matches = (_match_of(write) for write in writes)
    return next((shard_of(match) for match in matches if match), None)


def _match_of(write: Write) -> str:
    """Return the id of the table that a write is about."""
    if write.statement is ADD[tables.matches]:
        return str(write.values["id"])
    return str(write.values.get("match") or write.values.get("match_") or "")


class Store:
    """One database. Writes that arrive during a commit share the next one: a disk syncs only a few times a second."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._jobs: list[Job] = []
        self._queued = asyncio.Event()
        self.engine: AsyncEngine
        self._sqlite: SqliteWriter | None = None
        self._writer: asyncio.Task[None] | None = None
        self._by_shard = False  # whether a transaction has rows of one shard only
        self._failing = False  # the latest write failed for a reason of the database itself
        self.damage = ""  # what an integrity check found

    async def open(self) -> None:
        """Migrate the database and start the writer."""
        await asyncio.to_thread(prepare, self.settings)
        self.engine = create_async_engine(self.settings.url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            self._sqlite = SqliteWriter(self.settings.url, self._finish)
        self._by_shard = self.engine.dialect.name == "postgresql"
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Return when all queued writes are committed."""
        if self._writer is not None:
            with contextlib.suppress(GothamError):
                await self.write()  # after all others
            self._writer.cancel()
            if self._sqlite is not None:
                self._sqlite.close()
            await self.engine.dispose()

    @property
    def queued(self) -> int:
        """How many writes wait for the next commit."""
        return len(self._jobs) if self._sqlite is None else len(self._sqlite)

    @property
    def _writes(self) -> bool:
        """Whether somebody commits what is queued."""
        if self._sqlite is not None:
            return self._sqlite.runs
        return self._writer is not None and not self._writer.done()

    @property
    def writable(self) -> bool:
        """Whether the latest write succeeded."""
        return not self._failing

    # ------------------------------------------------------------------------------------- reading

    async def read(self, table: sa.Table, *where: Any, order: Any = None, limit: int | None = None) -> list[Any]:
        """Return the rows of a table that match all conditions."""
        query = sa.select(table).where(*where).order_by(order).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).mappings())

    async def snapshot(self, *queries: sa.Select[Any]) -> list[list[Any]]:
        """Return the rows of several queries as of one moment: another server may write between two of them."""
        async with self.engine.connect() as connection:
            if self._by_shard:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            return [list((await connection.execute(query)).mappings()) for query in queries]

    async def counts(self, table: sa.Table, matches: Sequence[str]) -> dict[str, int]:
        """Return how many rows each match has; those without rows are missing."""
        query = sa.select(table.c.match, sa.func.count()).where(table.c.match.in_(matches)).group_by(table.c.match)
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def time(self) -> float:
        """Return the time that all servers on this database share: of PostgreSQL, or of the machine."""
        if self.engine.dialect.name != "postgresql":
            return time.time()
        async with self.engine.connect() as connection:
            return float(
                (await connection.execute(sa.text("select extract(epoch from clock_timestamp())"))).scalar_one()
            )

    async def alive(self) -> bool:
        """Return whether the database is intact and answers, and writes succeed. After a failed write, try one."""
        if self.damage or not self._writes:
            return False
        try:
            async with self.engine.connect() as connection:
                await connection.execute(sa.text("select 1"))
            if self._failing:
                with contextlib.suppress(Overtaken):  # another server tries at the same time
                    await self.write(*PROBE)
        except (GothamError, SQLAlchemyError, OSError):
            return False
        return True

    # ------------------------------------------------------------------------------------- writing

    async def write(self, *writes: Write) -> None:
        """Return when the writes are committed; on failure raise, with none of them committed."""
        committed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._sqlite is not None:
            self._sqlite.add(Job(writes, committed))
        else:
            self._jobs.append(Job(writes, committed))
            self._queued.set()
        await committed

    async def _write_all(self) -> None:
        while True:
            await self._queued.wait()
            self._queued.clear()
            while self._jobs:
                group, self._jobs = self._jobs[:MOST], self._jobs[MOST:]
                await self._commit_by_shard(group) if self._by_shard else await self._commit(group)

    async def _commit_by_shard(self, group: Sequence[Job]) -> None:
        """Commit jobs in one transaction per shard, several at a time: no transaction has rows of two shards."""
        parts = defaultdict[int | None, list[Job]](list)
        for job in group:
            parts[shard_of_writes(job.writes)].append(job)
        at_once = asyncio.Semaphore(AT_ONCE)

        async def commit(part: Sequence[Job]) -> None:
            async with at_once:
                await self._commit(part)

        await asyncio.gather(*map(commit, parts.values()))

    async def _commit(self, group: Sequence[Job]) -> None:
        """Commit jobs in one transaction. Where that fails, commit each alone, so that only bad jobs fail."""
        began = time.perf_counter()
        try:
            async with self.engine.begin() as connection:
                await _carry_out(connection, [write for job in group for write in job.writes])
        except Exception as error:  # on any error the writer must continue
            if len(group) == 1:
                self._finish(group, error, 0.0)
                return
            for job in group:
                await self._commit([job])
            return
        self._finish(group, None, time.perf_counter() - began)

    def _finish(self, jobs: Sequence[Job], error: Exception | None, seconds: float) -> None:
        """Tell callers that their writes are committed, or one why not."""
        if error is not None:
            _resolve(jobs[0].committed, self._refusal(error))
            return
        metrics.commits.observe(seconds)
        if self._failing and any(job.writes for job in jobs):
            self._failing = False
            log.info("writing again")
        for job in jobs:
            _resolve(job.committed, None)

    def _refusal(self, error: Exception) -> NotPersisted:
        """Return what the caller of a failed write is told. Log why, once until writes succeed again."""
        refusal = Overtaken if isinstance(error, IntegrityError | sqlite3.IntegrityError) else NotPersisted
        if refusal is NotPersisted:
            metrics.failures.inc()
            if not self._failing:
                log.warning("writing", error=type(error).__name__, reason=reason_of(error))
            self._failing = True
        return refusal("error-unkept", reason=type(error).__name__)


def prepare(settings: Settings) -> None:
    """Create or migrate the database; on failure raise with the reason in one line."""
    try:
        if not settings.database:
            settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        upgrade(settings.url)
    except (SQLAlchemyError, UnknownSchema, OSError, ImportError) as error:
        raise Unavailable("error-database", reason=reason_of(error)) from error


def reason_of(error: Exception) -> str:
    """Return the error of a database driver in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:200] or type(error).__name__


def _resolve(committed: asyncio.Future[None], error: Exception | None) -> None:
    if committed.done():  # its caller was cancelled
        return
    if error is None:
        committed.set_result(None)
    else:
        committed.set_exception(error)


async def _carry_out(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """Execute writes in order; consecutive ones of one statement together."""
    for statement, values in runs(writes):
        await connection.execute(statement, values)


DROP_PERSON = sa.delete(tables.people).where(
    tables.people.c.match == sa.bindparam("match_"), tables.people.c.token == sa.bindparam("token_")
)
DROP_NOTE = sa.delete(tables.notes).where(
    tables.notes.c.match == sa.bindparam("match_"),
    tables.notes.c.seat == sa.bindparam("seat_"),
    tables.notes.c.about == sa.bindparam("about_"),
)
DROP_NOTES = sa.delete(tables.notes).where(
    tables.notes.c.match == sa.bindparam("match_"), tables.notes.c.seat == sa.bindparam("seat_")
)
SET_SEAT = sa.update(tables.seats).where(
    tables.seats.c.match == sa.bindparam("match_"), tables.seats.c.seat == sa.bindparam("seat_")
)
SET_PERSON = sa.update(tables.people).where(
    tables.people.c.match == sa.bindparam("match_"), tables.people.c.token == sa.bindparam("token_")
)
SET_MATCH = sa.update(tables.matches).where(tables.matches.c.id == sa.bindparam("match_"))
SET_SEAT_VALUES = SET_SEAT.values(
    {name: sa.bindparam(name) for name in ("holder", "bot", "turnover", "left", "colour")}
)
SET_PERSON_VALUES = SET_PERSON.values(
    name=sa.bindparam("name"), language=sa.bindparam("language"), seat=sa.bindparam("seat")
)
ENDED = sa.literal("ended")  # by a command of the host meanwhile: it stays ended
SET_MATCH_VALUES = SET_MATCH.values(
    {name: sa.bindparam(name) for name in ("next", "until", "times", "touched")}
    | {"state": sa.case((tables.matches.c.state == ENDED, ENDED), else_=sa.bindparam("state", type_=sa.String))}
)
DROP_NOTICES = sa.delete(tables.notices).where(
    tables.notices.c.seq < sa.bindparam("seq_"), tables.notices.c.at < sa.bindparam("at_")
)
LASTING = (tables.notices, tables.reports)  # rows that remain when a match is deleted
OF_MATCH = tuple(each for each in tables.metadata.tables.values() if "match" in each.c and each not in LASTING)
FORGET = (
    *(sa.delete(table).where(table.c.match == sa.bindparam("match_")) for table in OF_MATCH),
    sa.delete(tables.matches).where(tables.matches.c.id == sa.bindparam("match_")),
)
DROP_REPORTS = sa.delete(tables.reports).where(tables.reports.c.match == sa.bindparam("match_"))
PROBED = "probe"  # the name of the row that a try writes
PROBE = (
    Write(sa.delete(tables.house).where(tables.house.c.name == sa.bindparam("name_")), {"name_": PROBED}),
    Write(ADD[tables.house], {"name": PROBED, "value": ""}),
)

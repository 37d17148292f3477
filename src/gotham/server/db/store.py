"""The database: reads at once, writes in groups. A write has returned when it is kept, whatever happens then."""

import asyncio
import contextlib
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...i18n.errors import GothamError, NotPersisted, Overtaken, Unavailable
from .. import metrics
from ..settings import Settings
from . import tables
from .migrate import upgrade

MOST = 500  # writes that are kept together


class Write(NamedTuple):
    """A statement with its values. Those of one statement are carried out together."""

    statement: Any
    values: Mapping[str, Any]


class Job(NamedTuple):
    """Writes that happen entirely or not at all, and who waits for them."""

    writes: Sequence[Write]
    kept: asyncio.Future[None]


class Store:
    """One database. `write` groups what arrives meanwhile into one transaction: a disk keeps few of them a second."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._jobs: list[Job] = []
        self._asked = asyncio.Event()
        self.engine: AsyncEngine
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Brings the tables up to date and begins to write."""
        await asyncio.to_thread(prepare, self.settings)
        self.engine = create_async_engine(self.settings.url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Returns when everything asked for is kept."""
        if self._writer is not None:
            with contextlib.suppress(GothamError):
                await self.write()  # behind all others
            self._writer.cancel()
            await self.engine.dispose()

    # ------------------------------------------------------------------------------------- reading

    async def read(self, table: sa.Table, *where: Any, order: Any = None, limit: int | None = None) -> list[Any]:
        """The rows of a table that fit."""
        query = sa.select(table).where(*where).order_by(order).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).mappings())

    async def counts(self, table: sa.Table, matches: Sequence[str]) -> dict[str, int]:
        """How many rows each match has."""
        query = sa.select(table.c.match, sa.func.count()).where(table.c.match.in_(matches)).group_by(table.c.match)
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def take_leases(self, statement: Any, leases: Sequence[Mapping[str, Any]], process: str) -> set[str]:
        """Takes what can be taken of tables to keep; says which this process has."""
        if not leases:
            return set()
        keepers = tables.keepers.c
        async with self.engine.begin() as connection:
            await connection.execute(statement, [dict(lease) for lease in leases])
            mine = sa.select(keepers.match).where(keepers.process == process)
            return {row[0] for row in await connection.execute(mine)}

    async def release_leases(self, matches: Sequence[str], process: str) -> None:
        keepers = tables.keepers.c
        async with self.engine.begin() as connection:
            mine = keepers.match.in_(matches) & (keepers.process == process)
            await connection.execute(sa.delete(tables.keepers).where(mine))

    async def alive(self) -> bool:
        """Whether the database answers and the writer writes."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(sa.text("select 1"))
        except (SQLAlchemyError, OSError):
            return False
        return self._writer is not None and not self._writer.done()

    # ------------------------------------------------------------------------------------- writing

    async def write(self, *writes: Write) -> None:
        """Returns when it is all kept; raises, and keeps nothing of it, where that cannot be."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append(Job(writes, kept))
        self._asked.set()
        await kept

    async def _write_all(self) -> None:
        while True:
            await self._asked.wait()
            self._asked.clear()
            while self._jobs:
                group, self._jobs = self._jobs[:MOST], self._jobs[MOST:]
                await self._keep(group)

    async def _keep(self, group: Sequence[Job]) -> None:
        """One bad job does not spoil the others: then they are kept one by one."""
        began = time.perf_counter()
        try:
            async with self.engine.begin() as connection:
                await _carry_out(connection, [write for job in group for write in job.writes])
        except Exception as error:  # whatever it was, the next group is to be kept
            if len(group) == 1:
                refusal = Overtaken if isinstance(error, IntegrityError) else NotPersisted
                _answer(group[0].kept, refusal("error-unkept", reason=type(error).__name__))
                return
            for job in group:
                await self._keep([job])
            return
        metrics.commits.observe(time.perf_counter() - began)
        for job in group:
            _answer(job.kept, None)


def prepare(settings: Settings) -> None:
    """Makes sure that the database is there and up to date; says in a line why it cannot be."""
    try:
        if not settings.database:
            settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        upgrade(settings.url)
    except (SQLAlchemyError, CommandError, OSError, ImportError) as error:
        raise Unavailable("error-database", reason=reason_of(error)) from error


def reason_of(error: Exception) -> str:
    """What a database complains of, in a line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:200] or type(error).__name__


def _answer(kept: asyncio.Future[None], error: Exception | None) -> None:
    if kept.done():  # whoever asked has gone
        return
    if error is None:
        kept.set_result(None)
    else:
        kept.set_exception(error)


async def _carry_out(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """In order, but neighbours of one statement in one go."""
    at = 0
    while at < len(writes):
        end = at + 1
        while end < len(writes) and writes[end].statement is writes[at].statement:
            end += 1
        await connection.execute(writes[at].statement, [dict(write.values) for write in writes[at:end]])
        at = end


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


ADD = {table: sa.insert(table) for table in tables.metadata.tables.values()}
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
SET_SEAT_VALUES = SET_SEAT.values({name: sa.bindparam(name) for name in ("holder", "bot", "turnover", "left")})
SET_PERSON_VALUES = SET_PERSON.values(
    name=sa.bindparam("name"), language=sa.bindparam("language"), seat=sa.bindparam("seat")
)
ENDED = sa.literal("ended")  # a host may have said so meanwhile: that stays
SET_MATCH_VALUES = SET_MATCH.values(
    {name: sa.bindparam(name) for name in ("next", "until", "times", "touched")}
    | {"state": sa.case((tables.matches.c.state == ENDED, ENDED), else_=sa.bindparam("state", type_=sa.String))}
)
DROP_NOTICES = sa.delete(tables.notices).where(
    tables.notices.c.seq < sa.bindparam("seq_"), tables.notices.c.at < sa.bindparam("at_")
)
LASTING = (tables.notices, tables.reports)  # what is there of a match when it is deleted
OF_MATCH = tuple(each for each in tables.metadata.tables.values() if "match" in each.c and each not in LASTING)
FORGET = (
    *(sa.delete(table).where(table.c.match == sa.bindparam("match_")) for table in OF_MATCH),
    sa.delete(tables.matches).where(tables.matches.c.id == sa.bindparam("match_")),
)
DROP_REPORTS = sa.delete(tables.reports).where(tables.reports.c.match == sa.bindparam("match_"))

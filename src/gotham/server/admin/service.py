"""What a host can see and do of a database, whether a server runs on it or not."""

import asyncio
import collections
import contextlib
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ...i18n.errors import Conflict, NotFound, Unavailable, Unknown
from ...match import game as library
from ...match.table import Table
from ..cluster.sync import people_of
from ..db import tables as schema
from ..db.migrate import revision_of, revisions
from ..db.retention import forget
from ..db.store import ADD, Store, Write, reason_of
from ..live.seats import Chair, People
from ..live.setup import match_of, played
from ..settings import Settings
from .bans import key_of, mark_of

DAY = 86_400.0
MANY = 500  # tables that are looked at together
ROW = 24  # bytes of a row beside its texts
SHORTEST = 8  # letters by which a mark can be named
END = sa.update(schema.matches).where(schema.matches.c.id == sa.bindparam("match_")).values(state="ended", until=None)
UNBAN = sa.delete(schema.bans).where(schema.bans.c.mark == sa.bindparam("mark_"))
DROP_REPORT = sa.delete(schema.reports).where(schema.reports.c.id == sa.bindparam("id_"))


class Desk:
    """One database. What is changed is noted, so that servers look at it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -------------------------------------------------------------------------------------- tables

    async def tables(
        self, state: str = "", game: str = "", idle: float = 0.0, name: str = "", limit: int = 0
    ) -> list[dict[str, Any]]:
        """The tables that fit, the latest first."""
        matches, people = schema.matches.c, schema.people.c
        where = [matches.state == state] if state else []
        where += [matches.game == game] if game else []
        where += [matches.touched < time.time() - idle * DAY] if idle else []
        if name:
            found = sa.select(people.match).where(people.name.icontains(name, autoescape=True))
            where.append(matches.id.in_(found))
        rows = await self.store.read(schema.matches, *where, order=matches.touched.desc(), limit=limit or None)
        return [about for at in range(0, len(rows), MANY) for about in await self._about(rows[at : at + MANY])]

    async def _about(self, rows: Sequence[Any]) -> list[dict[str, Any]]:
        ids = [row["id"] for row in rows]
        moves, sizes = await self.store.counts(schema.entries, ids), await self._bytes(ids)
        people = await self._people(rows)
        seated = {id: [*map(_seated, people[id].chairs, people[id].names())] for id in ids}
        return [
            {
                "id": row["id"],
                "game": row["game"],
                "state": row["state"],
                "players": seated[row["id"]],
                "opened": row["opened"],
                "touched": row["touched"],
                "moves": moves.get(row["id"], 0),
                "bytes": sizes.get(row["id"], 0),
            }
            for row in rows
        ]

    async def _people(self, rows: Sequence[Any]) -> dict[str, People]:
        """Who is at each table."""
        ids = [row["id"] for row in rows]
        people = grouped(await self.store.read(schema.people, schema.people.c.match.in_(ids)))
        order = schema.seats.c.seat
        seats = grouped(await self.store.read(schema.seats, schema.seats.c.match.in_(ids), order=order))
        return {row["id"]: people_of(match_of(row), people[row["id"]], seats[row["id"]]) for row in rows}

    async def _bytes(self, ids: Sequence[str]) -> dict[str, int]:
        """About how much there is of each: what was done and said."""
        found: dict[str, int] = {}
        for table, parts in ((schema.entries, ("action", "note")), (schema.talks, ("text", "name"))):
            length = sum((sa.func.length(table.c[part]) for part in parts), start=sa.literal(ROW))
            query = sa.select(table.c.match, sa.func.sum(length)).where(table.c.match.in_(ids)).group_by(table.c.match)
            async with self.store.engine.connect() as connection:
                for match, size in await connection.execute(query):
                    found[match] = found.get(match, 0) + int(size)
        return found

    async def _of(self, table: sa.Table, match: str, order: Any = None) -> list[Any]:
        return await self.store.read(table, table.c.match == match, order=order)

    async def row(self, match: str) -> Any:
        rows = await self.store.read(schema.matches, schema.matches.c.id == match) if match.isprintable() else []
        if not rows:
            raise NotFound("error-table", id=match[:40])
        return rows[0]

    async def show(self, match: str) -> dict[str, Any]:
        """All about a table that is no secret of its players."""
        row = await self.row(match)
        [about] = await self._about([row])
        bots = {seat["seat"]: seat["bot"] for seat in await self._of(schema.seats, match) if seat["bot"]}
        counts = {
            name: (await self.store.counts(table, [match])).get(match, 0)
            for name, table in (("people", schema.people), ("said", schema.talks), ("reports", schema.reports))
        }
        names = ("version", "options", "listed", "clock", "timing", "hints", "next")
        return {**about, **{name: row[name] for name in names}, "bots": bots, **counts}

    async def end(self, match: str) -> None:
        row = await self.row(match)
        if row["state"] != "running":
            raise Conflict("error-not-running", id=match)
        await self._change(match, Write(END, {"match_": match}))

    async def delete(self, match: str) -> None:
        await self.row(match)
        await self._change(match, *forget(match))

    async def _change(self, match: str, *writes: Write) -> None:
        await self.store.write(*writes, Write(ADD[schema.notices], {"match": match, "at": time.time()}))

    async def text(self, match: str) -> str:
        """A match for its host's disk: the transcript where it is over, else all that is needed to go on."""
        row = await self.row(match)
        entries, notes = (
            await self._of(schema.entries, match, schema.entries.c.seq),
            await self._of(schema.notes, match),
        )
        names = (await self._people([row]))[match].names()

        def read() -> str:
            rules = library.game(row["game"], "plain").of_version(row["version"])
            table: Table = played(rules, match_of(row), entries, notes)
            table.names = names
            return table.transcript() if table.over else table.save()

        return await asyncio.to_thread(read)

    # -------------------------------------------------------------------------------------- conduct

    async def reports(self) -> list[dict[str, Any]]:
        return [dict(row) for row in await self.store.read(schema.reports, order=schema.reports.c.id)]

    async def report(self, number: int) -> dict[str, Any]:
        found = [row for row in await self.reports() if row["id"] == number]
        if not found:
            raise Unknown("error-report", number=str(number))
        return found[0]

    async def drop_report(self, number: int) -> None:
        await self.report(number)
        await self.store.write(Write(DROP_REPORT, {"id_": number}))

    async def bans(self) -> list[dict[str, Any]]:
        return [dict(row) for row in await self.store.read(schema.bans, order=schema.bans.c.mark)]

    async def mark(self, address: str) -> str:
        return mark_of(await key_of(self.store), address)

    async def ban(self, mark: str, days: float, reason: str) -> None:
        """Shuts somebody out, for some days or for ever; what held before does not any more."""
        until = time.time() + days * DAY if days else None
        add = Write(ADD[schema.bans], {"mark": mark, "until": until, "reason": reason})
        await self._change("", Write(UNBAN, {"mark_": mark}), add)

    async def unban(self, text: str) -> None:
        """Lets somebody in again, by their address or the beginning of their mark."""
        marks = [row["mark"] for row in await self.bans()]
        own = await self.mark(text)
        found = [mark for mark in marks if mark == own or (len(text) >= SHORTEST and mark.startswith(text))]
        if len(found) != 1:
            raise Unknown("error-ban", text=text[:80])
        await self._change("", Write(UNBAN, {"mark_": found[0]}))

    async def decided(self) -> None:
        """Tells servers that something holds for all of them which did not before."""
        await self._change("")


def _seated(chair: Chair, name: str) -> str:
    """Who has a seat; bots have names of their own."""
    return f"{name} ({chair.bot})" if chair.bot else name or ("somebody" if chair.holder else "open")


def grouped(rows: Iterable[Any]) -> dict[str, list[Any]]:
    """Rows by their match."""
    found: dict[str, list[Any]] = collections.defaultdict(list)
    for row in rows:
        found[row["match"]].append(row)
    return found


@contextlib.asynccontextmanager
async def desk(settings: Settings) -> AsyncIterator[Desk]:
    """A database that is there and of this release; nothing is made or brought up to date."""
    await check(settings)
    store = Store(settings)
    await store.open()
    try:
        yield Desk(store)
    finally:
        await store.close()


async def check(settings: Settings) -> None:
    """Refuses a database that is not there, or of another release."""
    if not settings.database and not settings.file.exists():
        raise Unavailable("error-no-database", folder=str(settings.folder))
    try:
        revision = await revision_of(settings.url)
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise Unavailable("error-database", reason=reason_of(error)) from None
    check_revision(revision)


def check_revision(revision: str | None) -> None:
    known: Sequence[str] = revisions()
    if revision is None:
        raise Conflict("error-foreign-database")
    if revision not in known:
        raise Conflict("error-newer", revision=revision)
    if revision != known[0]:
        raise Conflict("error-older", revision=revision)

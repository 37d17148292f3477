"""Administration of a database by its host, whether a server runs on it or not."""

import asyncio
import collections
import contextlib
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ...i18n.errors import Conflict, NotFound, Unavailable, Unknown
from ...match.game import game as find_game
from ...match.table import Table
from ..cluster.sync import people_of
from ..db.migrate import revision_of, revisions
from ..db.retention import forget
from ..db.store import ADD, Store, Write, reason_of
from ..db.tables import bans, entries, matches, notes, notices, people, reports, seats, talks
from ..live.setup import setup_of, table_of
from ..live.state import Chair, People
from ..settings import Settings
from .bans import key_of, mark_of

DAY = 86_400.0
MANY = 500  # tables per query
ROW = 24  # bytes of a row without its texts
SHORTEST = 8  # characters by which a mark can be abbreviated
END = sa.update(matches).where(matches.c.id == sa.bindparam("match_")).values(state="ended", until=None)
UNBAN = sa.delete(bans).where(bans.c.mark == sa.bindparam("mark_"))
DROP_REPORT = sa.delete(reports).where(reports.c.id == sa.bindparam("id_"))


class AdminService:
    """One database. Every change adds an event, so that running servers load it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -------------------------------------------------------------------------------------- tables

    async def tables(
        self, state: str = "", game: str = "", idle: float = 0.0, name: str = "", limit: int = 0
    ) -> list[dict[str, Any]]:
        """Return the tables that fit, the latest first."""
        where = [matches.c.state == state] if state else []
        where += [matches.c.game == game] if game else []
        where += [matches.c.touched < time.time() - idle * DAY] if idle else []
        if name:
            found = sa.select(people.c.match).where(people.c.name.icontains(name, autoescape=True))
            where.append(matches.c.id.in_(found))
        rows = await self.store.read(matches, *where, order=matches.c.touched.desc(), limit=limit or None)
        return [about for at in range(0, len(rows), MANY) for about in await self._about(rows[at : at + MANY])]

    async def _about(self, rows: Sequence[Any]) -> list[dict[str, Any]]:
        ids = [row["id"] for row in rows]
        moves, sizes = await self.store.counts(entries, ids), await self._bytes(ids)
        everybody = await self._people(rows)
        seated = {id: [*map(_seated, everybody[id].chairs, everybody[id].names())] for id in ids}
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
        """Return the people of each table."""
        ids = [row["id"] for row in rows]
        known = grouped(await self.store.read(people, people.c.match.in_(ids)))
        seated = grouped(await self.store.read(seats, seats.c.match.in_(ids), order=seats.c.seat))
        return {row["id"]: people_of(setup_of(row), known[row["id"]], seated[row["id"]]) for row in rows}

    async def _bytes(self, ids: Sequence[str]) -> dict[str, int]:
        """Return about how many bytes the log and chat of each table take."""
        found: dict[str, int] = {}
        for table, parts in ((entries, ("action", "note")), (talks, ("text", "name"))):
            length = sum((sa.func.length(table.c[part]) for part in parts), start=sa.literal(ROW))
            query = sa.select(table.c.match, sa.func.sum(length)).where(table.c.match.in_(ids)).group_by(table.c.match)
            async with self.store.engine.connect() as connection:
                for match, size in await connection.execute(query):
                    found[match] = found.get(match, 0) + int(size)
        return found

    async def programs(self) -> list[dict[str, Any]]:
        """Return the programs that have seats at running tables."""
        seated = sa.select(people.c.match).where(people.c.program)
        rows = await self.store.read(matches, matches.c.state == "running", matches.c.id.in_(seated))
        everybody = await self._people(rows)
        return [
            {"table": row["id"], "game": row["game"], "seat": seat, "name": everybody[row["id"]].name(seat)}
            for row in rows
            for seat in range(row["players"])
            if everybody[row["id"]].is_program(seat)
        ]

    async def _of(self, table: sa.Table, match: str, order: Any = None) -> list[Any]:
        return await self.store.read(table, table.c.match == match, order=order)

    async def row(self, match: str) -> Any:
        rows = await self.store.read(matches, matches.c.id == match) if match.isprintable() else []
        if not rows:
            raise NotFound("error-table", id=match[:40])
        return rows[0]

    async def show(self, match: str) -> dict[str, Any]:
        """Return everything about a table but its players' secrets."""
        row = await self.row(match)
        [about] = await self._about([row])
        bots = {seat["seat"]: seat["bot"] for seat in await self._of(seats, match) if seat["bot"]}
        counts = {
            name: (await self.store.counts(table, [match])).get(match, 0)
            for name, table in (("people", people), ("said", talks), ("reports", reports))
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
        await self.store.write(*writes, Write(ADD[notices], {"match": match, "at": time.time()}))

    async def text(self, match: str) -> str:
        """Return a match for export: the transcript of a finished one, else all that is needed to continue it."""
        row = await self.row(match)
        log, noted = await self._of(entries, match, entries.c.seq), await self._of(notes, match)
        everybody = (await self._people([row]))[match]

        def read() -> str:
            rules = find_game(row["game"], "plain").of_version(row["version"])
            table: Table = table_of(rules, setup_of(row), log, noted)
            table.names, table.chosen = everybody.names(), everybody.colours()
            return table.transcript() if table.over else table.save()

        return await asyncio.to_thread(read)

    # ---------------------------------------------------------------------------- reports and bans

    async def reports(self) -> list[dict[str, Any]]:
        return [dict(row) for row in await self.store.read(reports, order=reports.c.id)]

    async def report(self, number: int) -> dict[str, Any]:
        found = [row for row in await self.reports() if row["id"] == number]
        if not found:
            raise Unknown("error-report", number=str(number))
        return found[0]

    async def drop_report(self, number: int) -> None:
        await self.report(number)
        await self.store.write(Write(DROP_REPORT, {"id_": number}))

    async def bans(self) -> list[dict[str, Any]]:
        return [dict(row) for row in await self.store.read(bans, order=bans.c.mark)]

    async def mark(self, address: str) -> str:
        return mark_of(await key_of(self.store), address)

    async def ban(self, mark: str, days: float, reason: str) -> None:
        """Ban a mark for some days or for ever, in place of an earlier ban."""
        until = time.time() + days * DAY if days else None
        add = Write(ADD[bans], {"mark": mark, "until": until, "reason": reason})
        await self._change("", Write(UNBAN, {"mark_": mark}), add)

    async def unban(self, text: str) -> None:
        """Lift a ban, by the address or the beginning of the mark."""
        marks = [row["mark"] for row in await self.bans()]
        own = await self.mark(text)
        found = [mark for mark in marks if mark == own or (len(text) >= SHORTEST and mark.startswith(text))]
        if len(found) != 1:
            raise Unknown("error-ban", text=text[:80])
        await self._change("", Write(UNBAN, {"mark_": found[0]}))

    async def decided(self) -> None:
        """Have running servers load bans and settings again."""
        await self._change("")


def _seated(chair: Chair, name: str) -> str:
    """Return the name at a seat, with the spec of a bot."""
    return f"{name} ({chair.bot})" if chair.bot else name or ("somebody" if chair.holder else "open")


def grouped(rows: Iterable[Any]) -> dict[str, list[Any]]:
    """Return rows by their match."""
    found: dict[str, list[Any]] = collections.defaultdict(list)
    for row in rows:
        found[row["match"]].append(row)
    return found


@contextlib.asynccontextmanager
async def open_admin(settings: Settings) -> AsyncIterator[AdminService]:
    """Open an existing database of this release; nothing is created or migrated."""
    await check(settings)
    store = Store(settings)
    await store.open()
    try:
        yield AdminService(store)
    finally:
        await store.close()


async def check(settings: Settings) -> None:
    """Refuse a database that does not exist, or is of another release."""
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

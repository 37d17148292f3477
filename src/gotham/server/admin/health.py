"""Health checks of a server's environment: each has a verdict and a reason."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from ...i18n.errors import GothamError
from ..cluster.pubsub import try_out
from ..db.integrity import faults
from ..db.lockfile import is_held
from ..db.migrate import revision_of, revisions
from ..db.store import reason_of
from ..db.tables import matches
from ..notify.email import mail_sender
from ..services import STATIC
from ..settings import Settings

OK, NOTE, WRONG = "ok", "note", "WRONG"
MEGABYTE = 1_000_000
LEAST, LITTLE = 100 * MEGABYTE, 1000 * MEGABYTE  # of free disk space
LOG = 100 * MEGABYTE  # of a write-ahead log: a reader blocks it, or nothing is checkpointed


class Check(NamedTuple):
    """The subject of a check, the verdict and the reason."""

    name: str
    verdict: str
    why: str


async def all_checks(settings: Settings) -> AsyncIterator[Check]:
    """Run all checks, but for those that depend on one that failed."""
    yield _client()
    yield _mail(settings)
    if settings.channels:
        yield await _channels(settings)
    if not settings.database:
        for check in _folder(settings):
            yield check
        if not settings.file.exists():
            yield Check("database", NOTE, f"none yet in {settings.folder}; a server creates one when it starts")
            return
    async for check in _database(settings):
        yield check


def _client() -> Check:
    if (STATIC / "index.html").exists():
        return Check("client", OK, "built")
    return Check("client", WRONG, "not built: pages cannot be shown; run `make play` in a checkout, or install a wheel")


def _mail(settings: Settings) -> Check:
    try:
        sender = mail_sender(settings.smtp)
    except GothamError as error:
        return Check("mail", WRONG, str(error))
    return Check("mail", OK, sender.host) if sender else Check("mail", NOTE, "not sent: no SMTP server is configured")


async def _channels(settings: Settings) -> Check:
    try:
        await try_out(settings.channels)
    except GothamError as error:
        return Check("channels", WRONG, str(error))
    return Check("channels", OK, "reachable")


def _folder(settings: Settings) -> Iterator[Check]:
    folder = settings.folder
    if not folder.exists():
        return
    free = shutil.disk_usage(folder).free
    verdict = WRONG if free < LEAST else NOTE if free < LITTLE else OK
    yield Check("free disk", verdict, f"{free / MEGABYTE:,.0f} MB")
    if folder.stat().st_mode & 0o007:
        yield Check("folder", NOTE, f"others on this machine can read {folder}; chmod 700 prevents that")
    running = is_held(folder)
    yield Check("server", OK, "running here" if running else "not running here")


async def _database(settings: Settings) -> AsyncIterator[Check]:
    try:
        revision = await revision_of(settings.url)
        yield await _version(settings)
    except (SQLAlchemyError, OSError, ImportError) as error:
        yield Check("database", WRONG, reason_of(error))
        return
    known = revisions()
    yield _schema(revision, known)
    if not settings.database:
        yield await asyncio.to_thread(_integrity, settings)
        yield _log(settings)
    if revision in known:
        yield await _tables(settings)


async def _version(settings: Settings) -> Check:
    engine = create_async_engine(settings.url)
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                version = (await connection.execute(sa.text("select sqlite_version()"))).scalar_one()
                return Check("database", OK, f"{settings.file}, SQLite {version}")
            version = (await connection.execute(sa.text("show server_version"))).scalar_one()
            others = sa.text("select count(*) from pg_stat_activity where datname = current_database()")
            count = int((await connection.execute(others)).scalar_one()) - 1
            return Check("database", OK, f"PostgreSQL {version}, {count} other connections")
    finally:
        await engine.dispose()


def _schema(revision: str | None, known: list[str]) -> Check:
    if revision is None:
        return Check("schema", NOTE, "there are no tables yet; a server creates them when it starts")
    if revision not in known:
        return Check("schema", WRONG, f"{revision} is of a newer release; this one supports up to {known[0]}")
    if revision != known[0]:
        return Check(
            "schema", NOTE, f"{revision} is of an older release; a server migrates it to {known[0]} when it starts"
        )
    return Check("schema", OK, f"{revision}, the newest of this release")


def _integrity(settings: Settings) -> Check:
    found = faults(settings.file)
    return Check("integrity", WRONG, "; ".join(found)) if found else Check("integrity", OK, "intact")


def _log(settings: Settings) -> Check:
    file, log = settings.file, settings.file.with_name(f"{settings.file.name}-wal")
    sizes = [path.stat().st_size if path.exists() else 0 for path in (file, log)]
    text = f"{sizes[0] / MEGABYTE:,.1f} MB, and {sizes[1] / MEGABYTE:,.1f} MB of write-ahead log"
    return Check("size", NOTE if sizes[1] > max(LOG, sizes[0]) else OK, text)


async def _tables(settings: Settings) -> Check:
    engine, state = create_async_engine(settings.url), matches.c.state
    try:
        async with engine.connect() as connection:
            rows = await connection.execute(sa.select(state, sa.func.count()).group_by(state).order_by(state))
            counts = ", ".join(f"{count} {name}" for name, count in rows)
    except SQLAlchemyError as error:
        return Check("tables", WRONG, reason_of(error))
    finally:
        await engine.dispose()
    return Check("tables", OK, counts or "none")

"""Backup, restore and downgrade of an SQLite database, also while it is in use. PostgreSQL has its own tools."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ...i18n.errors import Conflict, Invalid, Unavailable, Unknown
from ..settings import Settings
from .lockfile import held
from .migrate import downgrade, revision_of, revisions, upgrade

PAGES = 2_000  # copied at a time
Progress = Callable[[int, int], None]  # done, total
BESIDE = ("-wal", "-shm", "-journal")  # suffixes of files that belong to a database


def back_up(settings: Settings, file: Path, force: bool, progress: Progress) -> dict[str, int]:
    """Copy a database as of this moment and check the copy; return its number of rows by table."""
    if settings.database:
        raise Unavailable("error-backup-server", command=f"pg_dump --format=custom --file={file} DATABASE")
    if not settings.file.exists():
        raise Unavailable("error-no-database", folder=str(settings.folder))
    if file.exists() and not force:
        raise Conflict("error-exists", path=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        rows = _copy(settings.file, part, progress)
        os.replace(part, file)
        _sync(file.parent)
    except sqlite3.Error as error:
        raise Unavailable("error-database", reason=str(error)) from None
    finally:
        _remove(part)
    return rows


def _copy(source: Path, part: Path, progress: Progress) -> dict[str, int]:
    """Copy within one read transaction, so that concurrent writes are not half in the copy."""
    _remove(part)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds seeds, notes and addresses
    with closing(sqlite3.connect(source, isolation_level=None, timeout=60)) as original:
        original.execute("begin")
        rows = _count(original)
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            original.backup(copy, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
            copy.execute("pragma journal_mode = delete")  # a single file
            copy.execute("vacuum")  # without deleted rows
    _check(part)
    with closing(sqlite3.connect(part)) as copy:
        if _count(copy) != rows:
            raise Invalid("error-damaged", path=str(part), reason="rows are missing")
    with part.open("rb") as done:
        os.fsync(done.fileno())
    return rows


def _count(database: sqlite3.Connection) -> dict[str, int]:
    tables = database.execute("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    return {name: database.execute(f'select count(*) from "{name}"').fetchone()[0] for (name,) in tables.fetchall()}


def _check(file: Path) -> str:
    """Refuse a file that is damaged or no database of Gotham; return its revision."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            found = database.execute("pragma integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise Invalid("error-damaged", path=str(file), reason=found)
            return str(database.execute("select version_num from alembic_version").fetchone()[0])
    except (sqlite3.Error, TypeError) as error:
        raise Invalid("error-damaged", path=str(file), reason=str(error)) from None


def restore(settings: Settings, file: Path, force: bool) -> tuple[dict[str, int], Path | None]:
    """Replace the database by a backup; return the number of rows by table, and where the old database was moved."""
    if settings.database:
        raise Unavailable("error-backup-server", command=f"pg_restore --clean --dbname=DATABASE {file}")
    if not file.is_file():
        raise Unknown("error-no-file", path=str(file))
    revision = _check(file)
    if revision not in revisions():
        raise Conflict("error-newer", revision=revision)
    with held(settings.folder, alone=True):
        if settings.file.exists() and not force:
            raise Conflict("error-exists", path=str(settings.file))
        part = settings.folder / "restoring.sqlite"
        try:
            _remove(part)
            shutil.copyfile(file, part)
            part.chmod(0o600)
            upgrade(f"sqlite+aiosqlite:///{part}")
            _check(part)
            aside = _put_aside(settings.file)
            os.replace(part, settings.file)
            _sync(settings.folder)
        finally:
            _remove(part)
        with closing(sqlite3.connect(settings.file)) as database:
            return _count(database), aside


def _put_aside(file: Path) -> Path | None:
    if not file.exists():
        return None
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(file)) as database:
        database.execute("pragma wal_checkpoint(truncate)")  # everything is in one file then
    aside = _dated(file)
    for beside in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            os.replace(f"{file}{beside}", f"{aside}{beside}")
    os.replace(file, aside)
    return aside


def step_back(settings: Settings, revision: str, progress: Progress) -> Path | None:
    """Downgrade a database for an older release; return the path of the backup made before, if one was."""
    known = revisions()
    if revision not in known:
        raise Unknown("error-revision", revision=revision[:40], known=", ".join(known))
    if settings.database:
        _check_older(asyncio.run(revision_of(settings.url)), revision)
        downgrade(settings.url, revision)
        return None
    if not settings.file.exists():
        raise Unavailable("error-no-database", folder=str(settings.folder))
    with held(settings.folder, alone=True):
        _check_older(_check(settings.file), revision)
        copy = _dated(settings.file)
        back_up(settings, copy, False, progress)
        downgrade(settings.url, revision)
        return copy


def _check_older(found: str | None, revision: str) -> None:
    """Refuse a downgrade from an unknown revision, or to one that is not older."""
    known = revisions()
    if found is None:
        raise Conflict("error-foreign-database")
    if found not in known:
        raise Conflict("error-newer", revision=found)
    if known.index(found) >= known.index(revision):
        raise Conflict("error-not-back", revision=revision, found=found)


def _dated(file: Path) -> Path:
    """Return an unused path next to a file, named after the current time."""
    stem = f"{file.name}.{time.strftime('%Y%m%d-%H%M%S')}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in range(1, 1000))
    return next(path for path in map(file.with_name, names) if not path.exists())


def _remove(file: Path) -> None:
    for path in (file, *(Path(f"{file}{beside}") for beside in BESIDE)):
        path.unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """Flush a folder to disk: a rename is durable only then."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)

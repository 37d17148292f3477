"""Copies of a database that is in use, and databases from such copies. PostgreSQL has tools of its own for that."""

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

PAGES = 2_000  # that are copied at a time
Progress = Callable[[int, int], None]  # done, of how much
BESIDE = ("-wal", "-shm", "-journal")  # files that belong to a database


def back_up(settings: Settings, file: Path, force: bool, told: Progress) -> dict[str, int]:
    """Copies a database as it is at this moment, checks the copy, and says how many rows it has."""
    if settings.database:
        raise Unavailable("error-backup-server", command=f"pg_dump --format=custom --file={file} DATABASE")
    if not settings.file.exists():
        raise Unavailable("error-no-database", folder=str(settings.folder))
    if file.exists() and not force:
        raise Conflict("error-exists", path=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        rows = _copy(settings.file, part, told)
        os.replace(part, file)
        _sync(file.parent)
    except sqlite3.Error as error:
        raise Unavailable("error-database", reason=str(error)) from None
    finally:
        _remove(part)
    return rows


def _copy(source: Path, part: Path, told: Progress) -> dict[str, int]:
    """One moment of a database, whatever others write meanwhile: it is read within one transaction."""
    _remove(part)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # seeds, notes and addresses are in it
    with closing(sqlite3.connect(source, isolation_level=None, timeout=60)) as original:
        original.execute("begin")
        rows = _count(original)
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            original.backup(copy, pages=PAGES, progress=lambda _, left, total: told(total - left, total))
            copy.execute("pragma journal_mode = delete")  # one file, which can be carried away
            copy.execute("vacuum")  # what was deleted is not carried along
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
    """Refuses what is no sound database of ours; says its revision."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            found = database.execute("pragma integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise Invalid("error-damaged", path=str(file), reason=found)
            return str(database.execute("select version_num from alembic_version").fetchone()[0])
    except (sqlite3.Error, TypeError) as error:
        raise Invalid("error-damaged", path=str(file), reason=str(error)) from None


def restore(settings: Settings, file: Path, force: bool) -> tuple[dict[str, int], Path | None]:
    """Puts a copy in the place of a database; says how many rows it has, and where what was there lies now."""
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
        database.execute("pragma wal_checkpoint(truncate)")  # all of it is in one file then
    aside = _dated(file)
    for beside in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            os.replace(f"{file}{beside}", f"{aside}{beside}")
    os.replace(file, aside)
    return aside


def step_back(settings: Settings, revision: str, told: Progress) -> Path | None:
    """Makes a database what an older release knows; says where the copy lies that is made before."""
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
        back_up(settings, copy, False, told)
        downgrade(settings.url, revision)
        return copy


def _check_older(found: str | None, revision: str) -> None:
    """Steps back lead to where a database was before, and from where this release knows the way."""
    known = revisions()
    if found is None:
        raise Conflict("error-foreign-database")
    if found not in known:
        raise Conflict("error-newer", revision=found)
    if known.index(found) >= known.index(revision):
        raise Conflict("error-not-back", revision=revision, found=found)


def _dated(file: Path) -> Path:
    """A name beside a file that nothing has yet."""
    stem = f"{file.name}.{time.strftime('%Y%m%d-%H%M%S')}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in range(1, 1000))
    return next(path for path in map(file.with_name, names) if not path.exists())


def _remove(file: Path) -> None:
    for path in (file, *(Path(f"{file}{beside}") for beside in BESIDE)):
        path.unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """A name is on the disk when its folder is."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)

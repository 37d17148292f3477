"""Migrations of the database, up to this release or down to an older one."""

import contextlib
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "sqlite+aiosqlite:///"


class UnknownSchema(Exception):
    """The database is of a release that this one does not know."""


def config() -> "Config":
    """Return the Alembic configuration, with the folder of the migrations."""
    from alembic.config import Config  # with much else, and most starts migrate nothing

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    return settings


def upgrade(url: str) -> None:
    """Apply all missing migrations."""
    if url.startswith(FILE) and _is_newest(Path(url.removeprefix(FILE))):
        return
    from alembic import command
    from alembic.util import CommandError

    settings = config()
    settings.attributes["url"] = url
    try:
        command.upgrade(settings, "head")
    except CommandError as error:
        raise UnknownSchema(str(error)) from error


def _is_newest(file: Path) -> bool:
    """Return whether a SQLite file needs no migration; whatever is wrong with it, a migration reports."""
    newest = max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    if not file.is_file():
        return False
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as database:
        return database.execute("select version_num from alembic_version").fetchall() == [(newest,)]
    return False


def downgrade(url: str, revision: str) -> None:
    """Revert migrations down to a revision."""
    from alembic import command

    settings = config()
    settings.attributes["url"] = url
    command.downgrade(settings, revision)


def revisions() -> list[str]:
    """Return the revisions that this release knows, the newest first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


async def revision_of(url: str) -> str | None:
    """Return the revision of a database; None where it has no tables of Gotham."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            found = await connection.execute(sa.text("select version_num from alembic_version"))
            return str(found.scalar_one())
    except (OperationalError, ProgrammingError) as error:
        if "alembic_version" in str(error.orig):
            return None
        raise
    finally:
        await engine.dispose()

"""Migrations of the database, up to this release or down to an older one."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine


def config() -> Config:
    """Return the Alembic configuration, with the folder of the migrations."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return settings


def upgrade(url: str) -> None:
    """Apply all missing migrations."""
    settings = config()
    settings.attributes["url"] = url
    command.upgrade(settings, "head")


def downgrade(url: str, revision: str) -> None:
    """Revert migrations down to a revision."""
    settings = config()
    settings.attributes["url"] = url
    command.downgrade(settings, revision)


def revisions() -> list[str]:
    """Return the revisions that this release knows, the newest first."""
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

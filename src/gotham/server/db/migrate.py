"""Brings a database's tables up to date, or back to what an older release knows."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine


def config() -> Config:
    """Where the steps are; `alembic` itself reads the same."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return settings


def upgrade(url: str) -> None:
    """Takes every step that is missing."""
    settings = config()
    settings.attributes["url"] = url
    command.upgrade(settings, "head")


def downgrade(url: str, revision: str) -> None:
    """Takes steps back, to a revision."""
    settings = config()
    settings.attributes["url"] = url
    command.downgrade(settings, revision)


def revisions() -> list[str]:
    """All that this release knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


async def revision_of(url: str) -> str | None:
    """Where a database stands; nothing where it has no tables of ours."""
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

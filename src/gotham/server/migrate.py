"""Brings a database's tables up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config


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

"""How a server is set up: by its command line, else by the environment."""

import os
from dataclasses import dataclass
from pathlib import Path

from .. import folders

LIMITED = os.environ.get("GOTHAM_LIMITS") != "off"  # measuring needs more than a player does


@dataclass(frozen=True)
class Settings:
    """What a host may choose; the defaults suit one machine and its friends."""

    data: Path | None = None  # the folder of its data, if not the usual one
    database: str = ""  # SQLite in that folder unless a URL says otherwise
    pace: float = 0.7  # seconds a bot waits before it acts, so that people can follow
    idle: float = 600.0  # seconds until a table that nobody looks at leaves the memory
    tables_per_hour: int = 60  # that one address may open
    sockets_per_address: int = 100
    requests_per_minute: int = 600
    messages_per_second: int = 20  # of one socket, on average
    origins: tuple[str, ...] = ()  # other sites whose pages may speak to this server
    limited: bool = LIMITED

    @property
    def folder(self) -> Path:
        return self.data or folders.state() / "server"

    @property
    def url(self) -> str:
        """The database's address, for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'gotham.sqlite'}"
        return self.database.replace("postgresql://", "postgresql+asyncpg://", 1)

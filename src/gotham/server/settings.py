"""How a server is set up: by its command line, else by the environment."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from .. import folders

GRACE = float(os.environ.get("GOTHAM_GRACE", "30"))  # seconds behind its start in which nobody's time is up
LIMITED = os.environ.get("GOTHAM_LIMITS") != "off"  # measuring needs more than a player does
ALERT_HOSTS = tuple(filter(None, os.environ.get("GOTHAM_ALERT_HOSTS", "").split(",")))


@dataclass(frozen=True)
class Settings:
    """What a host may choose; the defaults suit one machine and its friends."""

    data: Path | None = None  # the folder of its data, if not the usual one
    database: str = ""  # SQLite in that folder unless a URL says otherwise
    channels: str = ""  # where several servers on one database meet: redis://… or postgresql://…
    lease: float = 10.0  # seconds until a table whose server is silent gets another
    pace: float = 0.7  # seconds a bot waits before it acts, so that people can follow
    grace: float = GRACE
    idle: float = 600.0  # seconds until a table that nobody looks at leaves the memory
    tables_per_hour: int = 60  # that one address may open
    sockets_per_address: int = 100
    watchers: int = 200  # that one table may have
    watchers_per_address: int = 20  # of them
    requests_per_minute: int = 600
    messages_per_second: int = 20  # of one socket, on average
    origins: tuple[str, ...] = ()  # other sites whose pages may speak to this server
    limited: bool = LIMITED
    address: str = ""  # where people find it, as in https://play.example.org/gotham: what is sent to them names it
    base: str = ""  # the path before all its addresses, as in /gotham, on a site that has other things too
    hooks: bool = False  # whether people may name addresses of other servers that are told of their turns
    push_after: float = 5.0  # seconds until who is awaited and away is told by their browser
    write_after: float = 60.0  # seconds until they are written to: who is only slow to come is not
    smtp: str = field(default_factory=lambda: os.environ.get("GOTHAM_SMTP", ""), repr=False)  # it holds a password
    alert_hosts: tuple[str, ...] = ALERT_HOSTS  # where alerts may go although it is no public place, also by http
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # who is believed about whom a request comes from

    @property
    def origin(self) -> str:
        """The site of its public address, as browsers name it."""
        return "/".join(self.address.split("/")[:3])

    @property
    def sweep(self) -> float:
        """Seconds between two looks at what is to be woken, and what dropped."""
        return min(30.0, self.idle / 2)

    @property
    def folder(self) -> Path:
        return self.data or folders.state() / "server"

    @property
    def file(self) -> Path:
        """The database where it is a file."""
        return self.folder / "gotham.sqlite"

    @property
    def url(self) -> str:
        """The database's address, for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.file}"
        return self.database.replace("postgresql://", "postgresql+asyncpg://", 1)

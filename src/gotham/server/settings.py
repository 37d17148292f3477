"""Settings of a server, from its command line or the environment."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from .. import folders
from . import limits

GRACE = float(os.environ.get("GOTHAM_GRACE", "30"))  # seconds after a start without timeouts
ABSENCE = float(os.environ.get("GOTHAM_ABSENCE", "120"))
LIMITED = os.environ.get("GOTHAM_LIMITS") != "off"  # load tests exceed the limits of players


def _listed(name: str) -> tuple[str, ...]:
    """Return the entries of a comma-separated variable."""
    return tuple(filter(None, os.environ.get(name, "").split(",")))


SITE = str(Path(__file__).parent / "site")
ALERT_HOSTS, ORIGINS = _listed("GOTHAM_ALERT_HOSTS"), _listed("GOTHAM_ORIGINS")
FRAMES = ("*",) if "GOTHAM_FRAMES" not in os.environ else _listed("GOTHAM_FRAMES")
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


@dataclass(frozen=True)
class Settings:
    """What a host may choose; the defaults suit one machine."""

    data: Path | None = None  # the data folder, if not the default
    site: str = SITE  # the folder of the documentation
    database: str = ""  # URL; SQLite in that folder by default
    channels: str = ""  # pub/sub of several servers on one database: redis://… or postgresql://…
    cluster: str = ""  # address of a Ray cluster where bots think; on this machine by default
    lease: float = 2.0  # seconds until the leases of a silent server expire; others check four times as often
    followed: float = 15.0  # seconds until an unused table is evicted whose shard another server drives
    pace: float = 0.7  # seconds a bot waits before it acts, so that people can follow
    grace: float = GRACE
    blink: float = 5.0  # seconds of absence that may be a page reload: not even the host puts a bot into the seat
    absence: float = ABSENCE  # seconds of absence after which every player may have a bot play a seat
    idle: float = 600.0  # seconds until an unused table is evicted
    tables_per_hour: int = limits.TABLES.value  # that one address may open
    sockets_per_address: int = limits.SOCKETS.value
    watchers: int = limits.WATCHERS.value  # per table
    watchers_per_address: int = limits.WATCHERS_OF_ADDRESS.value  # of those
    requests_per_minute: int = limits.REQUESTS.value
    messages_per_second: int = limits.MESSAGES.value  # per person, on average
    programs: int | None = None  # seats of one table that programs may take; None for any number
    origins: tuple[str, ...] = ORIGINS  # other sites whose pages may send requests
    frames: tuple[str, ...] = FRAMES  # sites that may show replays and puzzles in a frame
    limited: bool = LIMITED
    address: str = ""  # public URL, as in https://play.example.org/gotham, for links in alerts
    base: str = ""  # base path, as in /gotham
    network: str = ""  # URL in the local network, for invitations that are made at localhost
    local: bool = False  # whether it listens to this computer only
    hooks: bool = False  # whether people may subscribe webhooks
    push_after: float = 5.0  # seconds until an awaited, absent person gets a push message
    write_after: float = 60.0  # seconds until they get an email or webhook
    smtp: str = field(default_factory=lambda: os.environ.get("GOTHAM_SMTP", ""), repr=False)  # it holds a password
    metrics: str = field(default_factory=lambda: os.environ.get("GOTHAM_METRICS", ""), repr=False)  # token for them all
    alert_hosts: tuple[str, ...] = ALERT_HOSTS  # private hosts to which alerts may go, also by http
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # trusted to name the client's address

    @property
    def origin(self) -> str:
        """The origin of the public URL, as browsers write it."""
        origin = "/".join(self.address.split("/")[:3]).lower()
        return origin.removesuffix(DEFAULT_PORTS.get(origin.partition(":")[0], ""))

    @property
    def sweep(self) -> float:
        """Seconds between two sweeps of the registry."""
        return min(30.0, self.idle / 2)

    @property
    def folder(self) -> Path:
        return self.data or folders.state() / "server"

    @property
    def file(self) -> Path:
        """The SQLite database."""
        return self.folder / "gotham.sqlite"

    @property
    def url(self) -> str:
        """The database URL for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.file}"
        return self.database.replace("postgresql://", "postgresql+asyncpg://", 1)

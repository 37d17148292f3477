"""Everything a running server has, in one place."""

import asyncio
from pathlib import Path

from ..i18n.errors import RateLimited, TooManyViewers
from .admin.bans import Conduct
from .admin.events import Notices
from .admin.reports import AN_HOUR
from .bots.catalog import Games
from .bots.hints import Hints
from .bots.service import Thinking
from .cluster.pubsub import Channel
from .db.retention import Retention
from .db.store import Store
from .history.analysis import Analyses
from .history.imports import Uploads
from .history.replay import Replays
from .http.rate_limit import Buckets, Counts
from .live.registry import Rooms
from .live.room import Room
from .settings import Settings

STATIC = Path(__file__).parent / "static"
HOUR, MINUTE = 3600.0, 60.0
ATTEMPTS = 60  # answers to puzzles that one address may try in a minute
ALERTS = 60  # ways to be told of one's turn that one address may add in an hour


class House:
    """Store, rooms, bots and limits; `open` and `close` are the server's life."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store, self.games, self.thinking = Store(settings), Games(), Thinking()
        self.channel = Channel(settings.channels, settings.url)
        self.rooms = Rooms(settings, self.store, self.games, self.thinking, self.channel)
        self.replays, self.uploads = Replays(), Uploads(self.store, self.thinking)
        self.hints, self.conduct = Hints(), Conduct(self.store)
        self.analyses = Analyses()
        self.reports = Buckets(AN_HOUR / HOUR, AN_HOUR)
        self.openings = Buckets(settings.tables_per_hour / HOUR, settings.tables_per_hour)
        self.requests = Buckets(settings.requests_per_minute / MINUTE, settings.requests_per_minute)
        self.attempts = Buckets(ATTEMPTS / MINUTE, ATTEMPTS)
        self.alert_wishes = Buckets(ALERTS / HOUR, ALERTS)
        self.sockets = Counts(settings.sockets_per_address if settings.limited else 1_000_000)
        self.notices, self.retention = (
            Notices(self.store, self._changed),
            Retention(self.store, self.rooms.drop_changed),
        )
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        await self.conduct.open()
        await self.rooms.sharing.open()
        self.rooms.alerts.open()
        compiling = self.games.compile(self.thinking, self.rooms.renew)
        await self.notices.open()
        looking = self.notices.follow(), self.retention.follow()
        self.tasks = [asyncio.create_task(job) for job in (self.rooms.sweep(), compiling, *looking)]

    async def _changed(self, match: str) -> None:
        """The host has changed a table, or what holds for all."""
        if match:
            await self.rooms.drop_changed(match)
        else:
            self.retention.decided.set()
            await self.conduct.read()
            self.conduct.send_away(self.rooms.rooms)

    def check_coming(self, address: str) -> str:
        """The mark of who opens a socket; refuses who is shut out, or does so all the time."""
        self.conduct.check(address)
        if self.settings.limited and not self.requests.take(address):
            raise RateLimited("error-many")
        return self.conduct.mark(address)

    def check_watching(self, room: Room, mark: str) -> None:
        """Refuses who comes to look on where too many do, or too many of theirs."""
        own = sum(connection.person is None and connection.mark == mark for connection in room.all_connections)
        settings = self.settings
        if settings.limited and (room.watching >= settings.watchers or own >= settings.watchers_per_address):
            raise TooManyViewers("error-many-watchers")

    async def close(self) -> None:
        """Nobody acts any more, and what was asked for is kept."""
        for task in self.tasks:
            task.cancel()
        await self.rooms.alerts.close()
        await self.rooms.sharing.close()
        for id in [*self.rooms.rooms]:
            self.rooms.drop(id)
        self.thinking.close()
        self.hints.close()
        self.analyses.close()
        await self.store.close()

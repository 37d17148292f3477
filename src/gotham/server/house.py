"""Everything a running server has, in one place."""

import asyncio
from pathlib import Path

from .games import Games
from .limits import Buckets, Counts
from .rooms import Rooms
from .settings import Settings
from .store import Store
from .thinking import Thinking

STATIC = Path(__file__).parent / "static"
HOUR, MINUTE = 3600.0, 60.0


class House:
    """Store, rooms, bots and limits; `open` and `close` are the server's life."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store, self.games, self.thinking = Store(settings), Games(), Thinking()
        self.rooms = Rooms(settings, self.store, self.games, self.thinking)
        self.openings = Buckets(settings.tables_per_hour / HOUR, settings.tables_per_hour)
        self.requests = Buckets(settings.requests_per_minute / MINUTE, settings.requests_per_minute)
        self.sockets = Counts(settings.sockets_per_address if settings.limited else 1_000_000)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        compiling = self.games.compile(self.thinking, self.rooms.renew)
        self.tasks = [asyncio.create_task(self.rooms.sweep()), asyncio.create_task(compiling)]

    async def close(self) -> None:
        """Nobody acts any more, and what was asked for is kept."""
        for task in self.tasks:
            task.cancel()
        for id in [*self.rooms.rooms]:
            self.rooms.drop(id)
        self.thinking.close()
        await self.store.close()

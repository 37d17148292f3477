"""All services of a running server, created once and shared by routes and sockets."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from ..i18n.errors import RateLimited, TooManyViewers
from . import limits, metrics, steady
from .admin.bans import Bans
from .admin.events import AdminEvents
from .bots.catalog import GameCatalogue
from .bots.hints import Hints
from .bots.service import BotService
from .clocks.wakeups import sweep, wake_bots
from .cluster.pubsub import Channel
from .db.integrity import watch_integrity
from .db.retention import Retention
from .db.store import Store
from .history.analysis import Analyses
from .history.cards import Cards
from .history.imports import TranscriptImports
from .history.replay import Replays
from .history.stored_analyses import StoredAnalyses
from .http.rate_limit import ConnectionCounter, RateLimiter
from .lag import resident_memory, watch_lag
from .live.polls import Polls
from .live.registry import RoomRegistry
from .live.room import Room
from .notify.service import AlertService
from .settings import Settings
from .ws.backlog import Backlogs

if TYPE_CHECKING:
    from .bots.cluster import BotCluster

STATIC = Path(__file__).parent / "static"
HOUR, MINUTE = 3600.0, 60.0
TOGETHER = 50  # sockets that are closed at a time when the server stops
ATTEMPTS = limits.ATTEMPTS.value  # answers to puzzles that one address may try in a minute
TRIALS = limits.TRIALS.value  # runs in puzzles that one address may try in a minute
ALERTS = limits.ALERTS.value  # alert subscriptions that one address may add in an hour


class Services:
    """Store, rooms, bots, alerts and rate limits; `open` and `close` are called once each."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store, self.games, self.bots = Store(settings), GameCatalogue(), BotService()
        self.channel = Channel(settings.channels, settings.url)
        self.rooms = RoomRegistry(settings, self.store, self.games, self.bots, self.channel)
        self.rooms.on_load.append(lambda room: self.games.want(room.setup.game, self.rooms))
        self.alerts = AlertService(settings, self.store, self.rooms)
        self.replays, self.imports = Replays(), TranscriptImports(self.store, self.bots)
        self.cards = Cards()
        self.hints, self.bans = Hints(), Bans(self.store)
        self.analyses = Analyses(StoredAnalyses(self.store), self.bots)
        self.reports = RateLimiter(limits.rate(limits.REPORTS), limits.REPORTS.value)
        self.openings = RateLimiter(settings.tables_per_hour / HOUR, settings.tables_per_hour)
        self.requests = RateLimiter(settings.requests_per_minute / MINUTE, settings.requests_per_minute)
        self.attempts = RateLimiter(ATTEMPTS / MINUTE, ATTEMPTS)
        self.trials = RateLimiter(TRIALS / MINUTE, TRIALS)
        self.subscriptions = RateLimiter(ALERTS / HOUR, ALERTS)
        burst = limits.MESSAGE_BURST.value / limits.MESSAGES.value  # seconds
        self.messages = RateLimiter(settings.messages_per_second, burst * settings.messages_per_second)
        self.backlogs, self.polls = Backlogs(), Polls()
        self.sockets = ConnectionCounter(settings.sockets_per_address if settings.limited else 1_000_000)
        self.events = AdminEvents(self.store, self._changed)
        self.retention = Retention(self.store, self.rooms.reload)
        self.cluster: BotCluster | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database, then start the background tasks."""
        self._measure()
        await self.store.open()
        steady.clock.start(await self.store.time() if self.settings.channels else None)
        await self.bans.open()
        await self.rooms.leases.open()
        self.alerts.open()
        compiling = self.games.compile(self.bots, self.rooms)
        await self.events.open()
        following = self.events.follow(), self.retention.follow(), watch_integrity(self.store)
        watching = steady.clock.watch(self.rooms.show_times)
        jobs = sweep(self.rooms), wake_bots(self.rooms), compiling, watching, watch_lag(), *following
        self.tasks = [asyncio.create_task(job) for job in jobs]
        if self.settings.cluster:
            from .bots.cluster import BotCluster

            self.cluster = BotCluster(self.settings.cluster, self.bots)
            self.cluster.open()

    def _measure(self) -> None:
        """Have the gauges read the lengths of all queues."""
        observe = metrics.observe
        observe(metrics.writable, lambda: float(self.store.writable))
        observe(metrics.preparing, lambda: len(self.games.progress))
        observe(metrics.write_queue, lambda: self.store.queued)
        observe(metrics.backlog, lambda: self.backlogs.server.size)
        observe(metrics.memory, resident_memory)
        observe(metrics.jobs, lambda: self.analyses.places.taken.total(), kind="analysis")
        observe(metrics.jobs, lambda: self.imports.places.taken.total(), kind="upload")
        self.bots.measure()

    async def _changed(self, match: str) -> None:
        """Load what a command of the host has changed: a table, or bans and settings."""
        if match:
            await self.rooms.reload(match)
        else:
            self.retention.decided.set()
            await self.bans.load()
            self.bans.disconnect(self.rooms.rooms)

    def admit(self, address: str) -> str:
        """Return the mark of an address that opens a socket; refuse banned ones, and enforce the rate limit."""
        self.bans.check(address)
        if self.settings.limited and not self.requests.take(address):
            raise RateLimited("error-many")
        return self.bans.mark(address)

    def admit_spectator(self, room: Room, mark: str) -> None:
        """Enforce the spectator limits per table and per address."""
        connections = room.presence.all_connections
        own = sum(connection.person is None and connection.mark == mark for connection in connections)
        settings = self.settings
        if settings.limited and (room.presence.watching >= settings.watchers or own >= settings.watchers_per_address):
            raise TooManyViewers("error-many-watchers")

    async def leave(self) -> None:
        """Hand all tables to other servers, then ask every client to reconnect, some at a time."""
        await self.rooms.leases.leave()
        open_ = [each for room in self.rooms.rooms.values() for each in room.presence.all_connections]
        for at in range(0, len(open_), TOGETHER):
            await asyncio.gather(*(connection.finish() for connection in open_[at : at + TOGETHER]))

    async def close(self) -> None:
        """Stop all tasks and workers, then wait until every write is persisted."""
        for task in self.tasks:
            task.cancel()
        await self.alerts.close()
        await self.rooms.leases.close()
        for id in [*self.rooms.rooms]:
            self.rooms.drop(id)
        if self.cluster is not None:
            await self.cluster.close()
        self.bots.close()
        self.hints.close()
        self.analyses.close()
        await self.store.close()

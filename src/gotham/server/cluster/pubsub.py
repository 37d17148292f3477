"""Publish/subscribe between the servers on one database: which tables have changed, and who is connected to them.

Announcements carry no content: each server reads the database and sends its own viewers what they may know. A lost
announcement costs a few seconds, until the tables are compared, and nothing else.
"""

import asyncio
import contextlib
import secrets
import time
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend

from ...i18n.errors import Unavailable
from .. import limits, metrics

log = structlog.get_logger()
BEAT = 2.0  # seconds between heartbeats
DEAF = 10.0  # seconds without the process's own heartbeats before it reconnects
TOGETHER = 7_900  # bytes of announcements in a message: PostgreSQL carries 8,000


class Announcement(msgspec.Struct, omit_defaults=True):
    """A heartbeat of a process; about a match, which database tables have new rows, or who is connected."""

    process: str
    match: str = ""
    tables: list[str] = []
    here: list[str] | None = None  # hashes of the tokens of connected people
    watching: int = 0
    new: bool = False  # the process has just started or loaded the match, and asks who is connected


class Unsent:
    """Announcements that wait to be sent: one for each match, with the latest of all that was said about it."""

    def __init__(self) -> None:
        self._waiting: dict[str, tuple[Announcement, bytes]] = {}  # match -> as it is sent
        self._filled = asyncio.Event()
        self.size = 0  # bytes

    def add(self, news: Announcement) -> None:
        """Add an announcement; beyond the budget, drop the oldest: the others compare their tables regularly."""
        before = self._take(news.match)
        if before is not None:
            news = _merged(before, news)
        encoded = msgspec.json.encode(news)
        self._waiting[news.match] = news, encoded
        self.size += len(encoded)
        while self.size > limits.ANNOUNCEMENTS.value:
            self._take(next(iter(self._waiting)))
        self._filled.set()

    async def next(self) -> bytes:
        """Return the oldest announcements as one message, as soon as there are some."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        parts, room = list[bytes](), TOGETHER
        for match, (_, encoded) in [*self._waiting.items()]:
            room -= len(encoded) + 1
            if parts and room < 0:
                break
            parts.append(encoded)
            self._take(match)
        return b"[" + b",".join(parts) + b"]"

    def _take(self, match: str) -> Announcement | None:
        news, encoded = self._waiting.pop(match, (None, b""))
        self.size -= len(encoded)
        return news


def _merged(before: Announcement, news: Announcement) -> Announcement:
    """Return one announcement for two about the same match."""
    latest = before if news.here is None else news
    tables = sorted({*before.tables, *news.tables})
    return Announcement(news.process, news.match, tables, latest.here, latest.watching, before.new or news.new)


class Channel:
    """A server's connection to the others on its database. `heard` is called with their announcements."""

    heard: Callable[[Announcement], Awaitable[None]]

    def __init__(self, url: str, database: str) -> None:
        self.url, self.process = url, secrets.token_hex(8)
        self.name = f"gotham_{zlib.crc32(database.encode()):08x}"  # other databases may share a Redis
        self.said = Unsent()
        self.alive: dict[str, float] = {}  # when each process was heard last
        self.tasks: list[asyncio.Task[None]] = []
        self.line: ChannelsBackend | None = None

    async def open(self) -> None:
        """Connect and listen."""
        if self.url:
            self.line = await self._connected()
            self.tasks = [asyncio.create_task(each) for each in (self._listen(), self._speak(), self._beat())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await self._hang_up()

    def say(self, **news: Any) -> None:
        """Queue an announcement; does not wait."""
        if self.url:
            self.said.add(Announcement(self.process, **news))

    def gone(self) -> list[str]:
        """Return the processes whose heartbeats stopped, each once."""
        late = time.monotonic() - DEAF
        silent = [process for process, at in self.alive.items() if at < late]
        for process in silent:
            del self.alive[process]
        return silent

    # ---------------------------------------------------------------------------------- connection

    async def _beat(self) -> None:
        self.say(new=True)
        while True:
            await asyncio.sleep(BEAT)
            self.say()

    async def _speak(self) -> None:
        while True:
            message = await self.said.next()
            try:
                if self.line is not None:
                    await self.line.publish(message, [self.name])
            except Exception as error:  # the others compare their tables regularly
                _log_failure("speaking", error)

    async def _listen(self) -> None:
        """Listen until closed; reconnect when not even one's own heartbeats arrive, whatever the connection says."""
        while True:
            try:
                self.line = self.line or await self._connected()
                words = aiter(self.line.stream_events())
                while True:
                    _, words_said = await asyncio.wait_for(anext(words), DEAF)
                    for news in msgspec.json.decode(words_said, type=list[Announcement]):
                        await self._take_in(news)
            except Exception as error:
                _log_failure("listening", error)
                await self._hang_up()
                await asyncio.sleep(BEAT)

    async def _take_in(self, news: Announcement) -> None:
        if news.process != self.process:
            self.alive[news.process] = time.monotonic()
            await self.heard(news)

    async def _connected(self) -> ChannelsBackend:
        line = _line(self.url)
        await line.on_startup()
        await line.subscribe([self.name])
        return line

    async def _hang_up(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            with contextlib.suppress(Exception):
                await line.on_shutdown()


async def try_out(url: str) -> None:
    """Connect once; refuse with the reason where that fails."""
    if url:
        channel = Channel(url, "")
        try:
            channel.line = await channel._connected()
            await channel.line.publish(b"[]", [channel.name])
        except Exception as error:
            raise Unavailable("error-channels", reason=" ".join(str(error).split())[:200]) from error
        finally:
            await channel.close()


def _line(url: str) -> ChannelsBackend:
    """Return the Redis or PostgreSQL backend that the URL names; only that one is imported."""
    if url.startswith(("redis://", "rediss://", "unix://")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    if url.startswith("postgresql://"):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        return AsyncPgChannelsBackend(url)
    raise ValueError(url.partition("://")[0] + "://?")


def _log_failure(doing: str, error: Exception) -> None:
    metrics.failures.inc()
    log.warning("channel", doing=doing, error=repr(error)[:200])

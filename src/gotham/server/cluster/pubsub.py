"""Publish/subscribe between the servers on one database: which tables have changed, and who is connected to them.

Each shard has a channel of its own, and a server listens to those of its tables. It says nothing about a shard that it
alone uses. Announcements carry no content: each server reads the database and sends its own viewers what they may
know. A lost announcement costs a few seconds, until the tables are compared, and nothing else.
"""

import asyncio
import contextlib
import secrets
import time
import zlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend

from ...i18n.errors import Unavailable
from .. import limits, metrics
from .shards import shard_of

log = structlog.get_logger()
BEAT = 1.0  # seconds between heartbeats
SILENT = 5.0  # seconds without heartbeats after which a process counts as gone
DEAF = 10.0  # seconds without the process's own heartbeats before it reconnects
TOGETHER = 7_900  # bytes of announcements in a message: PostgreSQL carries 8,000


class Announcement(msgspec.Struct, omit_defaults=True):
    """A heartbeat of a process; about a match, which database tables have new rows, or who is connected; about a shard,
    that its lease is free or wanted."""

    process: str
    match: str = ""
    tables: list[str] = []
    here: list[str] | None = None  # hashes of the tokens of connected people
    watching: int = 0
    new: bool = False  # the process has just started or loaded the match, and asks who is connected
    shard: int | None = None
    free: bool = False  # the lease can be taken; without a shard, those of the process
    wanted: bool = False  # people are connected to the process, which does not hold the lease

    @property
    def channel(self) -> int | None:
        """The shard whose servers listen; None for all servers."""
        return shard_of(self.match) if self.match else self.shard


class Unsent:
    """Announcements that wait to be sent: one for each match, with the latest of all that was said about it."""

    def __init__(self) -> None:
        self._waiting: dict[int | None, dict[str, tuple[Announcement, bytes]]] = {}  # channel -> match -> as it is sent
        self._filled = asyncio.Event()
        self.size = 0  # bytes

    def add(self, news: Announcement) -> None:
        """Add an announcement; beyond the budget, drop the oldest: the others compare their tables regularly."""
        before = self._take(news.channel, news.match)
        if before is not None:
            news = _merged(before, news)
        encoded = msgspec.json.encode(news)
        self._waiting.setdefault(news.channel, {})[news.match] = news, encoded
        self.size += len(encoded)
        while self.size > limits.ANNOUNCEMENTS.value:
            channel, oldest = next(iter(self._waiting.items()))
            self._take(channel, next(iter(oldest)))
        self._filled.set()

    async def next(self) -> tuple[int | None, bytes]:
        """Return the oldest announcements of a channel as one message, as soon as there are some."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        channel, waiting = next(iter(self._waiting.items()))
        parts, room = list[bytes](), TOGETHER
        for match, (_, encoded) in [*waiting.items()]:
            room -= len(encoded) + 1
            if parts and room < 0:
                break
            parts.append(encoded)
            self._take(channel, match)
        return channel, b"[" + b",".join(parts) + b"]"

    def _take(self, channel: int | None, match: str) -> Announcement | None:
        waiting = self._waiting.get(channel, {})
        news, encoded = waiting.pop(match, (None, b""))
        if not waiting:
            self._waiting.pop(channel, None)
        self.size -= len(encoded)
        return news


def _merged(before: Announcement, news: Announcement) -> Announcement:
    """Return one announcement for two about the same match."""
    latest = before if news.here is None else news
    tables = sorted({*before.tables, *news.tables})
    return Announcement(
        news.process,
        news.match,
        tables,
        latest.here,
        latest.watching,
        before.new or news.new,
        news.shard,
        before.free or news.free,
        before.wanted or news.wanted,
    )


class Channel:
    """A server's connection to the others on its database. `heard` is called with their announcements."""

    heard: Callable[[Announcement], Awaitable[None]]

    def __init__(self, url: str, database: str) -> None:
        self.url, self.process = url, secrets.token_hex(8)
        self.name = f"gotham_{zlib.crc32(database.encode()):08x}"  # other databases may share a Redis
        self.said = Unsent()
        self.quiet = set[int]()  # shards that no other server uses
        self.joined = set[int]()  # shards whose channels it listens to
        self.alive: dict[str, float] = {}  # when each process was heard last
        self.tasks: list[asyncio.Task[None]] = []
        self._speaking = False
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

    async def flush(self) -> None:
        """Return when everything is said, or cannot be."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BEAT):
                while self.said.size or self._speaking:
                    await asyncio.sleep(0.01)

    def say(self, **news: Any) -> None:
        """Queue an announcement, unless no other server uses the shard; does not wait."""
        if self.url:
            announcement = Announcement(self.process, **news)
            if announcement.channel not in self.quiet:
                self.said.add(announcement)

    async def join(self, shard: int) -> None:
        """Listen to the channel of a shard."""
        if self.url and shard not in self.joined:
            self.joined.add(shard)
            await self._change("subscribe", [shard])

    async def part(self, shards: Iterable[int]) -> None:
        """Listen to the channels of these shards no more."""
        left = [shard for shard in shards if shard in self.joined]
        self.joined.difference_update(left)
        self.quiet.difference_update(left)
        if left:
            await self._change("unsubscribe", left)

    async def _change(self, how: str, shards: Iterable[int]) -> None:
        try:
            if self.line is not None:
                await getattr(self.line, how)([self._name(shard) for shard in shards])
        except Exception as error:  # tables are compared regularly, and a new connection listens to what it should
            _log_failure(how, error)
            await self._hang_up()

    def _name(self, shard: int | None) -> str:
        return self.name if shard is None else f"{self.name}_{shard}"

    def gone(self) -> list[str]:
        """Return the processes whose heartbeats stopped, each once."""
        late = time.monotonic() - SILENT
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
            channel, message = await self.said.next()
            self._speaking = True
            try:
                if self.line is not None:
                    await self.line.publish(message, [self._name(channel)])
                    metrics.announced.inc()
            except Exception as error:  # the others compare their tables regularly
                _log_failure("speaking", error)
            self._speaking = False

    async def _listen(self) -> None:
        """Listen until closed; reconnect when not even one's own heartbeats arrive, whatever the connection says."""
        while True:
            try:
                self.line = self.line or await self._connected()
                words = aiter(self.line.stream_events())
                while True:
                    async with asyncio.timeout(DEAF):
                        _, words_said = await anext(words)
                    for news in msgspec.json.decode(words_said, type=list[Announcement]):
                        await self._take_in(news)
            except Exception as error:
                _log_failure("listening", error)
                await self._hang_up()
                await asyncio.sleep(BEAT)

    async def _take_in(self, news: Announcement) -> None:
        if news.process == self.process:
            return
        metrics.heard.inc()
        if news.process not in self.alive:  # it is new, or was silent for a while: what it said meanwhile is not known
            self.say(new=True)
        self.alive[news.process] = time.monotonic()
        await self.heard(news)

    async def _connected(self) -> ChannelsBackend:
        line = _line(self.url)
        await line.on_startup()
        await line.subscribe([self.name, *map(self._name, self.joined)])
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

"""What the servers on one database tell each other: which tables have changed, and who is at them.

Nothing that happened travels here, only that it did: each server reads it from the database and tells its own viewers
what they may know. So a message that is lost costs a few seconds, until the tables are compared, and nothing else.
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
from .. import metrics

log = structlog.get_logger()
BEAT = 2.0  # seconds between signs of life
DEAF = 10.0  # seconds without one's own signs of life until the line is made anew
TOGETHER = 20  # news in a message: PostgreSQL carries 8,000 bytes


class News(msgspec.Struct, omit_defaults=True):
    """A sign of life of a process; of a match, which tables of the database have more of it, or who is there."""

    process: str
    match: str = ""
    tables: list[str] = []
    here: list[str] | None = None  # hashes of the tokens of who looks on there
    watching: int = 0
    new: bool = False  # it has just come, and wants to know who is where


class Channel:
    """A server's line to the others on its database. `heard` is called with what they say."""

    heard: Callable[[News], Awaitable[None]]

    def __init__(self, url: str, database: str) -> None:
        self.url, self.process = url, secrets.token_hex(8)
        self.name = f"gotham_{zlib.crc32(database.encode()):08x}"  # other databases may share a Redis
        self.said = asyncio.Queue[News]()
        self.alive: dict[str, float] = {}  # when each process was heard last
        self.tasks: list[asyncio.Task[None]] = []
        self.line: ChannelsBackend | None = None

    async def open(self) -> None:
        """Finds the others."""
        if self.url:
            self.line = await self._connected()
            self.tasks = [asyncio.create_task(each) for each in (self._listen(), self._speak(), self._beat())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await self._hang_up()

    def say(self, **news: Any) -> None:
        """Tells the others in its turn; does not wait."""
        if self.url:
            self.said.put_nowait(News(self.process, **news))

    def gone(self) -> list[str]:
        """The processes that have fallen silent, once each."""
        late = time.monotonic() - DEAF
        silent = [process for process, at in self.alive.items() if at < late]
        for process in silent:
            del self.alive[process]
        return silent

    # ------------------------------------------------------------------------------------- the line

    async def _beat(self) -> None:
        self.say(new=True)
        while True:
            await asyncio.sleep(BEAT)
            self.say()

    async def _speak(self) -> None:
        while True:
            news = [await self.said.get()]
            while len(news) < TOGETHER and not self.said.empty():
                news.append(self.said.get_nowait())
            try:
                if self.line is not None:
                    await self.line.publish(msgspec.json.encode(news), [self.name])
            except Exception as error:  # the others compare their tables now and then
                _note("speaking", error)

    async def _listen(self) -> None:
        """Listens for ever. A line that carries not even one's own words is dead, whatever it says itself."""
        while True:
            try:
                self.line = self.line or await self._connected()
                words = aiter(self.line.stream_events())
                while True:
                    _, words_said = await asyncio.wait_for(anext(words), DEAF)
                    for news in msgspec.json.decode(words_said, type=list[News]):
                        await self._take_in(news)
            except Exception as error:
                _note("listening", error)
                await self._hang_up()
                await asyncio.sleep(BEAT)

    async def _take_in(self, news: News) -> None:
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
    """Says in a line why servers cannot meet there."""
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
    """Redis or PostgreSQL, whichever the address names; loaded only then."""
    if url.startswith(("redis://", "rediss://", "unix://")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    if url.startswith("postgresql://"):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        return AsyncPgChannelsBackend(url)
    raise ValueError(url.partition("://")[0] + "://?")


def _note(doing: str, error: Exception) -> None:
    metrics.failures.inc()
    log.warning("channel", doing=doing, error=repr(error)[:200])

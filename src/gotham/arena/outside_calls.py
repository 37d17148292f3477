"""Questions to outside programs: a POST of JSON, or a call of the tool `act` of an MCP server."""

import asyncio
import contextlib
import json
import shlex
import sys
import threading
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpcore

from ..i18n.errors import Invalid, Unavailable

MOST = 65_536  # bytes of an answer
CLOSING = 10.0  # seconds for a program to end


class Unanswered(Exception):
    """A program cannot be reached, has failed, or answers what cannot be read."""


class ProgramCall(Protocol):
    """An outside program that can be asked."""

    def ask(self, question: dict[str, Any]) -> Any:
        """Return the answer as plain data; raise TimeoutError or Unanswered."""

    def close(self) -> None: ...


def call_of(address: str, seconds: float) -> ProgramCall:
    """Return the call of an address: http://..., mcp+http://..., or `mcp:` and a command. A token after # is sent as
    `Authorization: Bearer`."""
    kind, _, rest = address.partition(":")
    if kind in ("http", "https") and urlsplit(address).hostname:
        return HttpCall(*_without_token(address), seconds)
    if kind in ("mcp+http", "mcp+https") and urlsplit(address).hostname:
        return McpCall(*_without_token(address.removeprefix("mcp+")), [], seconds)
    if kind == "mcp" and rest.strip():
        return McpCall("", "", shlex.split(rest), seconds)
    raise Invalid("error-outside-address")


def _without_token(address: str) -> tuple[str, str]:
    url, _, token = address.partition("#")
    return url, token


class HttpCall:
    """POSTs the question and reads the answer, both JSON."""

    def __init__(self, url: str, token: str, seconds: float) -> None:
        self.url, self.seconds = url, seconds
        self.headers: dict[bytes | str, bytes | str] = {
            "content-type": "application/json",
            **({"authorization": f"Bearer {token}"} if token else {}),
        }
        self.loop = LoopThread()
        self.pool: httpcore.AsyncConnectionPool | None = None

    def ask(self, question: dict[str, Any]) -> Any:
        body = self.loop.run(self._post(json.dumps(question).encode()), self.seconds)
        try:
            return json.loads(body)
        except (ValueError, RecursionError):
            raise Unanswered from None

    async def _post(self, body: bytes) -> bytes:
        if self.pool is None:
            self.pool = httpcore.AsyncConnectionPool(max_connections=1)
        try:
            async with self.pool.stream("POST", self.url, headers=self.headers, content=body) as answer:
                if answer.status != 200:
                    raise Unanswered
                found = b""
                async for part in answer.aiter_stream():
                    found += part
                    if len(found) > MOST:
                        raise Unanswered
                return found
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError):
            raise Unanswered from None

    def close(self) -> None:
        self.loop.close()


class McpCall:
    """Calls the tool `act` of an MCP server, which is at a URL or is started by a command. The question is its only
    argument, `question`; it returns the answer as structured content, or as text."""

    def __init__(self, url: str, token: str, command: list[str], seconds: float) -> None:
        try:
            import mcp  # noqa: F401
        except ModuleNotFoundError:
            raise Unavailable("error-mcp") from None
        self.url, self.token, self.command, self.seconds = url, token, command, seconds
        self.loop = LoopThread()
        self.task: asyncio.Task[None] | None = None
        self.questions: asyncio.Queue[tuple[dict[str, Any], asyncio.Future[Any]]] = asyncio.Queue()

    def ask(self, question: dict[str, Any]) -> Any:
        result = self.loop.run(self._call(question), self.seconds)
        if result.is_error:
            raise Unanswered
        if result.structured_content is not None:
            return result.structured_content
        try:
            return json.loads(result.content[0].text)
        except (ValueError, IndexError, AttributeError, RecursionError):
            raise Unanswered from None

    async def _call(self, question: dict[str, Any]) -> Any:
        if self.task is None or self.task.done():
            self.questions = asyncio.Queue()
            self.task = asyncio.create_task(self._serve())
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.questions.put_nowait((question, answer))
        try:
            await asyncio.wait({answer, self.task}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:  # out of time: the next question starts the program again
            self.task.cancel()
            raise
        if not answer.done():
            raise Unanswered
        return answer.result()

    async def _serve(self) -> None:
        """Pass on questions until the program fails; whoever asks then notices that this task has ended."""
        from mcp.shared.exceptions import MCPError

        with contextlib.suppress(MCPError, OSError, ExceptionGroup, RuntimeError, ValueError):
            async with self._client() as client:
                while True:
                    question, answer = await self.questions.get()
                    result = await client.call_tool("act", {"question": question})
                    if not answer.done():
                        answer.set_result(result)

    @contextlib.asynccontextmanager
    async def _client(self) -> AsyncIterator[Any]:
        import httpx2
        from mcp import Client
        from mcp.client.stdio import StdioServerParameters, stdio_client
        from mcp.client.streamable_http import streamable_http_client

        if self.command:
            program = StdioServerParameters(command=self.command[0], args=self.command[1:])
            async with Client(stdio_client(program, errlog=sys.__stderr__ or sys.stderr)) as client:
                yield client
            return
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with (
            httpx2.AsyncClient(headers=headers, timeout=self.seconds) as http,
            Client(streamable_http_client(self.url, http_client=http)) as client,
        ):
            yield client

    def close(self) -> None:
        self.loop.run(self._stop(), CLOSING)
        self.loop.close()

    async def _stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait({self.task})


class LoopThread:
    """An event loop in a thread of its own, so that a match, which is no coroutine, can wait for answers."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def run(self, work: Coroutine[Any, Any, Any], seconds: float) -> Any:
        """Return the result; raise TimeoutError, and cancel the work, after so many seconds."""
        return asyncio.run_coroutine_threadsafe(_within(work, seconds), self.loop).result()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


async def _within(work: Coroutine[Any, Any, Any], seconds: float) -> Any:
    async with asyncio.timeout(seconds):
        return await work

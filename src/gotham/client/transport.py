"""Sends HTTP requests to a server, and reads no more of an answer, and no longer, than an honest one takes."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

import httpcore

from ..i18n.errors import GothamError, Unavailable

LARGEST = 16 * 2**20  # bytes of an answer or of a message, many times what the longest match takes
LONGEST = 150.0  # seconds for a whole answer: waiting for news, and a slow network
FAILURES = httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError
TIMEOUTS = {"connect": 10.0, "read": 75.0, "write": 15.0, "pool": 75.0}  # reading includes waiting for news


class Response(NamedTuple):
    """The response of a server."""

    status: int
    body: bytes


class Transport(Protocol):
    """What carries the requests of a client: the network, or a server in the same process."""

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Response: ...

    async def close(self) -> None: ...


class NetworkTransport:
    """Requests over the network."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._pool = httpcore.AsyncConnectionPool(max_connections=10, keepalive_expiry=30.0)

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Response:
        lines = [(name.encode(), value.encode()) for name, value in headers.items()]
        try:
            async with asyncio.timeout(LONGEST):
                return await self._answer(method, f"{self.server}{path}", lines, body)
        except (*FAILURES, OSError, ValueError) as error:  # ValueError: an address that is none
            raise Unavailable("error-unreachable", server=self.server, reason=type(error).__name__) from error

    async def _answer(self, method: str, address: str, lines: Sequence[tuple[bytes, bytes]], body: bytes) -> Response:
        wish = self._pool.stream(method, address, headers=lines, content=body, extensions={"timeout": TIMEOUTS})
        async with wish as answer:
            read = bytearray()
            async for piece in answer.aiter_stream():
                read += piece
                if len(read) > LARGEST:
                    raise GothamError("error-not-gotham", server=self.server, reason=f"> {LARGEST} B")
            return Response(answer.status, bytes(read))

    async def close(self) -> None:
        await self._pool.aclose()

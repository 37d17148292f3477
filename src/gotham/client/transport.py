"""Sends HTTP requests to a server."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

import httpcore

from ..i18n.errors import Unavailable

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
            answer = await self._pool.request(
                method, f"{self.server}{path}", headers=lines, content=body, extensions={"timeout": TIMEOUTS}
            )
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            raise Unavailable("error-unreachable", server=self.server, reason=type(error).__name__) from error
        return Response(answer.status, answer.content)

    async def close(self) -> None:
        await self._pool.aclose()

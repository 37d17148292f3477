"""HTTP client for user-supplied URLs; refuses private addresses (SSRF)."""

import asyncio
import socket
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

from ...i18n.errors import Invalid
from .. import limits
from ..addresses import is_public as is_public

TIMEOUTS = {"connect": 5.0, "read": 10.0, "write": 5.0, "pool": 60.0}


class SafeHttpClient:
    """Posts by https to public addresses only; `trusted` hosts may be private, and by http."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self.trusted = frozenset(trusted)
        self._pool: httpcore.AsyncConnectionPool | None = None

    def check(self, url: str) -> None:
        """Refuse a URL that could not be posted to."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise Invalid("error-url") from None
        allowed = parts.scheme == "https" or (parts.scheme == "http" and host in self.trusted)
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= limits.ALERT_URL.value
        if not (allowed and plain and host and port != 0) or parts.username is not None:
            raise Invalid("error-url")
        if host not in self.trusted and not _may_be_public(host):
            raise Invalid("error-url")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Return the status of the response, whose body is not read. Redirects are not followed."""
        self.check(url)
        lines = [(name.encode(), value.encode()) for name, value in headers.items()]
        async with self._open().stream(
            "POST", url, headers=[*lines, (b"user-agent", b"gotham")], content=body, extensions={"timeout": TIMEOUTS}
        ) as answer:
            return int(answer.status)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()

    def _open(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:  # loading certificates takes a while, and most servers never send anything
            context = httpcore.default_ssl_context()
            self._pool = httpcore.AsyncConnectionPool(
                context,
                max_connections=limits.SENDERS.value,
                keepalive_expiry=30.0,
                network_backend=PublicAddressBackend(self.trusted),
            )
        return self._pool


class PublicAddressBackend(httpcore.AsyncNetworkBackend):
    """Resolves a host once and connects to the address it has checked, so that DNS rebinding is of no use."""

    def __init__(self, trusted: frozenset[str]) -> None:
        self.trusted = trusted
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(self, host: str, port: int, *rest: Any, **more: Any) -> httpcore.AsyncNetworkStream:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [str(each[4][0]) for each in found]
        if not addresses or (host not in self.trusted and not all(map(is_public, addresses))):
            raise httpcore.ConnectError("not a public address")
        return await self._network.connect_tcp(addresses[0], port, *rest, **more)

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


def _may_be_public(host: str) -> bool:
    """Return whether a host is a public address, or a name, which is resolved when connecting."""
    try:
        return is_public(host)
    except ValueError:
        return "." in host


def origin(url: str) -> str:
    """Return the origin of a URL."""
    parts: SplitResult = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"

"""What this server asks of others, at addresses that strangers have named: no such address leads into its own house."""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

from ...i18n.errors import Invalid

LONGEST = 1000  # letters of an address
PATIENCE = {"connect": 5.0, "read": 10.0, "write": 5.0, "pool": 60.0}
AT_ONCE = 8  # connections
EMBEDDED = ("ipv4_mapped", "sixtofour")  # how an address of version 6 can mean one of version 4
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")


class Outside:
    """Posts to other servers, by https and to public addresses alone; `trusted` hosts may be any, by http as well."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self.trusted = frozenset(trusted)
        self._pool: httpcore.AsyncConnectionPool | None = None

    def check(self, url: str) -> None:
        """Refuses at once what could not be posted to."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise Invalid("error-url") from None
        allowed = parts.scheme == "https" or (parts.scheme == "http" and host in self.trusted)
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
        if not (allowed and plain and host and port != 0) or parts.username is not None:
            raise Invalid("error-url")
        if host not in self.trusted and not _may_be_public(host):
            raise Invalid("error-url")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, of which nothing else is read. Redirects are not followed."""
        self.check(url)
        lines = [(name.encode(), value.encode()) for name, value in headers.items()]
        async with self._open().stream(
            "POST", url, headers=[*lines, (b"user-agent", b"gotham")], content=body, extensions={"timeout": PATIENCE}
        ) as answer:
            return int(answer.status)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()

    def _open(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:  # reading all certificates takes a while, and most servers never send anything
            context = httpcore.default_ssl_context()
            self._pool = httpcore.AsyncConnectionPool(
                context, max_connections=AT_ONCE, keepalive_expiry=30.0, network_backend=Door(self.trusted)
            )
        return self._pool


class Door(httpcore.AsyncNetworkBackend):
    """Connects to the very address it has looked at: a name that means another one a moment later is of no use."""

    def __init__(self, trusted: frozenset[str]) -> None:
        self.trusted = trusted
        self._streets = httpcore.AnyIOBackend()

    async def connect_tcp(self, host: str, port: int, *rest: Any, **more: Any) -> httpcore.AsyncNetworkStream:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [str(each[4][0]) for each in found]
        if not addresses or (host not in self.trusted and not all(map(is_public, addresses))):
            raise httpcore.ConnectError("not a public address")
        return await self._streets.connect_tcp(addresses[0], port, *rest, **more)

    async def sleep(self, seconds: float) -> None:
        await self._streets.sleep(seconds)


def is_public(text: str) -> bool:
    """Whether an address is one of the open Internet, whatever way it is written."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = [getattr(address, name) for name in EMBEDDED if getattr(address, name)]
        if address in TRANSLATED:
            inner.append(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
        if not all(each.is_global for each in inner):
            return False
        if address.ipv4_mapped:
            address = address.ipv4_mapped
    return address.is_global and not address.is_multicast


def _may_be_public(host: str) -> bool:
    """Whether a host has a name, or a public address: what the name means is seen when it is connected to."""
    try:
        return is_public(host)
    except ValueError:
        return "." in host


def origin(url: str) -> str:
    """The site of an address."""
    parts: SplitResult = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"

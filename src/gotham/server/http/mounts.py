"""Ways into a server that packages above it add, each at one path, with the same checks as the API."""

import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Protocol
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ...i18n.catalogue import Words
from ...i18n.errors import Forbidden, GothamError, RateLimited
from .. import metrics
from ..services import Services
from ..settings import Settings
from ..ws.connection import refusal_of
from .security import address_of, is_address, language_of, same_site

encoder = msgspec.json.Encoder()


class Mount(Protocol):
    """A way in: the path at which it takes POST requests, and its handler for as long as the server runs."""

    path: str

    def open(self, app: ASGIApp, settings: Settings) -> contextlib.AbstractAsyncContextManager[ASGIApp]: ...


class Mounts:
    """The mounts of a server. Requests to other paths go to the app."""

    def __init__(self, mounts: Sequence[Mount], services: Services) -> None:
        self.mounts, self.services = mounts, services
        self.handlers: dict[str, ASGIApp] = {}

    @contextlib.asynccontextmanager
    async def opened(self, app: ASGIApp) -> AsyncIterator[None]:
        """Open all mounts."""
        async with contextlib.AsyncExitStack() as stack:
            for mount in self.mounts:
                self.handlers[mount.path] = await stack.enter_async_context(mount.open(app, self.services.settings))
            yield
            self.handlers.clear()

    def around(self, app: ASGIApp) -> ASGIApp:
        """Return the app with the mounts."""

        async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
            path = str(scope.get("path", "")).rstrip("/")
            if scope["type"] != ScopeType.HTTP or path not in self.handlers:
                await app(scope, receive, send)
                return
            connection = ASGIConnection(scope, receive)  # type: ignore[var-annotated]
            if scope["method"] != "POST":  # there are no sessions, so there is nothing to listen to or to delete
                await _send(send, 405, b"", (b"allow", b"POST"))
                return
            try:
                self._admit(connection)
            except GothamError as error:
                metrics.refusals.inc()
                refusal = refusal_of(error, Words(language_of(connection)))
                await _send(send, error.status, encoder.encode(refusal), (b"content-type", b"application/json"))
            else:
                await self.handlers[path](scope, receive, send)

        return middleware

    def _admit(self, connection: ASGIConnection) -> None:  # type: ignore[type-arg]
        """Check origin, host, ban and rate."""
        services = self.services
        if not same_site(connection, services.settings) or not _is_own_host(connection, services.settings):
            raise Forbidden("error-origin")
        if services.settings.limited and not services.requests.take(address_of(connection)):
            raise RateLimited("error-many")
        services.bans.check(address_of(connection))


def _is_own_host(connection: ASGIConnection, settings: Settings) -> bool:  # type: ignore[type-arg]
    """Return whether a request was sent to this server by its address or its public name. Anybody can let another name
    point here, and a page of that name would count as a page of this server."""
    host = connection.headers.get("host", "").lower()
    known = (urlsplit(each).netloc for each in (settings.address.lower(), settings.network.lower(), *settings.origins))
    return is_address(host) or host in filter(None, known)


async def _send(send: Send, status: int, body: bytes, *headers: tuple[bytes, bytes]) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [*headers]})
    await send({"type": "http.response.body", "body": body, "more_body": False})

"""Security headers, the origin check, and middlewares for proxies."""

import ipaddress
from typing import cast
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...i18n.catalogue import LANGUAGES
from ..addresses import household
from ..settings import Settings

CONTENT = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html gotham-worker",
    )
)
WORKER_CONTENT = "; ".join(  # of the script of a worker that runs rules
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self'",
        "require-trusted-types-for 'script'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
DIRECT = "gotham.send"
LOOPBACK = ("localhost", "127.0.0.1", "::1")
TOKEN = 100  # characters of a token; more are ignored
SAFE = ("GET", "HEAD", "OPTIONS")


def frame_headers(settings: Settings) -> dict[str, str]:
    """Return the headers of a page that other sites may show in a frame; everything else is as strict as elsewhere."""
    ancestors = " ".join(settings.frames) or "'none'"
    policy = CONTENT.replace("frame-ancestors 'none'", f"frame-ancestors {ancestors}")
    return {"content-security-policy": policy, "cross-origin-resource-policy": "cross-origin"}


def same_site(connection: ASGIConnection, settings: Settings) -> bool:  # type: ignore[type-arg]
    """Return whether a request comes from a page of this server or from no page: pages of other sites may not act.

    There are no cookies, so another site has no credentials to act with; this is the second line of defence.
    """
    origin = connection.headers.get("origin")
    if origin is None or (origin and origin in (settings.origin, *settings.origins)):
        return True
    scheme, _, host = origin.partition("://")
    if host != connection.headers.get("host", "") or scheme not in _schemes(connection):
        return False
    # any name can point to this server; a host with a public URL is reached by that name, or by an address
    return not settings.address or is_address(host)


def _schemes(connection: ASGIConnection) -> tuple[str, ...]:  # type: ignore[type-arg]
    """Return the schemes of pages of this server: after a request by TLS only https. A proxy that ends TLS may not say
    so."""
    return ("https",) if connection.scope["scheme"] in ("https", "wss") else ("http", "https")


def is_address(host: str) -> bool:
    """Return whether a host is given as an IP address or is this machine, and not as a name that anybody can define."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def language_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the requested language, else the first supported one of the browser."""
    asked = [connection.query_params.get("language", "")]
    asked += connection.headers.get("accept-language", "").split(",")
    spoken = (each.strip()[:2].lower() for each in asked)
    return next((language for language in spoken if language in LANGUAGES), "en")


def token_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the personal token of a request; empty without one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip()[:TOKEN] if kind.lower() == "bearer" else ""


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the client's address as limits and bans count it: of an IPv6 address only the network of a household."""
    return household(connection.client.host) if connection.client else ""


def reach(settings: Settings, connection: ASGIConnection) -> tuple[str, bool]:  # type: ignore[type-arg]
    """Return the address for friends where it is another than this request has used, and whether only this computer
    can reach the server. Behind a proxy a server listens to its own machine, but the host's name is a public one."""
    host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    here = host in LOOPBACK
    return settings.address or (settings.network if here else ""), settings.local and here and not settings.address


def direct(app: ASGIApp) -> ASGIApp:
    """Let sockets send without the framework's middleware, which would take as long as sending."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        scope[DIRECT] = send  # type: ignore[literal-required]
        await app(scope, receive, send)

    return middleware


def under(app: ASGIApp, base: str) -> ASGIApp:
    """Strip the base path, where a proxy has not done so."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope and f"{scope['path']}/".startswith(f"{base}/"):
            path = scope["path"][len(base) :] or "/"
            scope["path"], scope["raw_path"] = path, path.encode()
        await app(scope, receive, send)

    return middleware if base else app


def local(app: ASGIApp) -> ASGIApp:
    """Give clients of a Unix socket, which have no address, that of this machine."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not scope.get("client"):
            scope["client"] = ("127.0.0.1", 0)
        await app(scope, receive, send)

    return middleware


def secured(app: ASGIApp) -> ASGIApp:
    """Add the security headers to every response, errors included, where it has none of that name. What does not say
    otherwise is not stored by browsers and proxies: most responses are for one person."""
    lines = [(name.encode(), value.encode()) for name, value in (*HEADERS.items(), ("cache-control", "no-store"))]

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = [*message["headers"]]
                names = {name.lower() for name, _ in given}
                message["headers"] = given + [line for line in lines if line[0] not in names]
            await send(message)

        await app(scope, receive, send_with_headers if "http" in scope["type"] else send)

    return middleware


def answer_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD as GET, without the body: monitors and link previews ask so."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            # a copy: the server that sends the response has to know that it was asked without a body
            await app(cast(Scope, {**scope, "method": HttpMethod.GET}), receive, send_without_body)
        else:
            await app(scope, receive, send)

    return middleware

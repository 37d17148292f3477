"""Security headers, the origin check, and middlewares for proxies."""

from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from ...i18n.catalogue import LANGUAGES
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
SAFE = ("GET", "HEAD", "OPTIONS")


def same_site(connection: ASGIConnection, settings: Settings) -> bool:  # type: ignore[type-arg]
    """Return whether a request comes from a page of this server or from no page: pages of other sites may not act.

    There are no cookies, so another site has no credentials to act with; this is the second line of defence.
    """
    origin = connection.headers.get("origin")
    if origin is None or (origin and origin in (settings.origin, *settings.origins)):
        return True
    return origin.partition("://")[2] == connection.headers.get("host", "")


def language_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the requested language, else the first supported one of the browser."""
    asked = [connection.query_params.get("language", "")]
    asked += connection.headers.get("accept-language", "").split(",")
    spoken = (each.strip()[:2].lower() for each in asked)
    return next((language for language in spoken if language in LANGUAGES), "en")


def token_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the personal token of a request; empty without one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip()[:100] if kind.lower() == "bearer" else ""


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    return connection.client.host if connection.client else ""


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
    """Add the security headers to every response, errors included."""
    lines = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: object) -> None:
            if message["type"] == "http.response.start":  # type: ignore[index]
                message["headers"] = [*message["headers"], *lines]  # type: ignore[index]
            await send(message)  # type: ignore[arg-type]

        await app(scope, receive, send_with_headers if "http" in scope["type"] else send)

    return middleware

"""Who may speak to the server, and what pages may do."""

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
SAFE = ("GET", "HEAD", "OPTIONS")


def same_site(connection: ASGIConnection, settings: Settings) -> bool:  # type: ignore[type-arg]
    """Whether a request comes from a page of this server, or from no page at all: another site's page may not act.

    There are no cookies, so that another site has nothing to act with; this is the second lock on that door.
    """
    origin = connection.headers.get("origin")
    if origin is None or (origin and origin in (settings.origin, *settings.origins)):
        return True
    return origin.partition("://")[2] == connection.headers.get("host", "")


def language_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The language that is asked for, else the browser's first that we speak."""
    asked = [connection.query_params.get("language", "")]
    asked += connection.headers.get("accept-language", "").split(",")
    spoken = (each.strip()[:2].lower() for each in asked)
    return next((language for language in spoken if language in LANGUAGES), "en")


def token_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The personal token, if one came along."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip()[:100] if kind.lower() == "bearer" else ""


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    return connection.client.host if connection.client else ""


def direct(app: ASGIApp) -> ASGIApp:
    """Lets sockets send without passing every layer of the framework, which would take as long as sending."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        scope[DIRECT] = send  # type: ignore[literal-required]
        await app(scope, receive, send)

    return middleware


def under(app: ASGIApp, base: str) -> ASGIApp:
    """Takes the path before all addresses off, for proxies that pass it on; others have done so."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope and f"{scope['path']}/".startswith(f"{base}/"):
            path = scope["path"][len(base) :] or "/"
            scope["path"], scope["raw_path"] = path, path.encode()
        await app(scope, receive, send)

    return middleware if base else app


def local(app: ASGIApp) -> ASGIApp:
    """Who comes by a socket of this machine has no address: it is this machine's."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not scope.get("client"):
            scope["client"] = ("127.0.0.1", 0)
        await app(scope, receive, send)

    return middleware


def secured(app: ASGIApp) -> ASGIApp:
    """Puts the headers that tell browsers to be strict on every answer, errors too."""
    lines = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: object) -> None:
            if message["type"] == "http.response.start":  # type: ignore[index]
                message["headers"] = [*message["headers"], *lines]  # type: ignore[index]
            await send(message)  # type: ignore[arg-type]

        await app(scope, receive, send_with_headers if "http" in scope["type"] else send)

    return middleware

"""Runs a server until it is told to stop."""

import contextlib
import gc
import logging
import signal
import socket
import sys

import structlog
import uvicorn
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .app import LARGEST, make_app
from .db.lockfile import held
from .http.security import direct, local, under
from .settings import Settings

GARBAGE = 50_000  # objects until it is looked for
GRACE = 5  # seconds that requests have to end


def run(settings: Settings, listening: socket.socket) -> None:
    """Serves on a socket; SIGINT and SIGTERM end it in good order."""
    _set_up_log()
    config = uvicorn.Config(
        behind_proxy(direct(make_app(settings)), settings),
        proxy_headers=False,  # ours are around it
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # messages are small: packing them takes more time than sending them
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # when all is done, uvicorn raises once more what ended it
    gc.freeze()  # what is loaded stays, and what a move leaves behind has no cycles: there is little to look for
    gc.set_threshold(GARBAGE)
    with contextlib.nullcontext() if settings.database else held(settings.folder):
        uvicorn.Server(config).run(sockets=[listening])


def behind_proxy(app: ASGIApp, settings: Settings) -> ASGIApp:
    """An app as it is seen from outside: under its path, and asked by whom a proxy names."""
    return local(ProxyHeadersMiddleware(under(app, settings.base), [*settings.proxies]))  # type: ignore[arg-type]


def _set_up_log() -> None:
    """A line of JSON for each event, of what happened and never of whom."""
    shown = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            shown,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)

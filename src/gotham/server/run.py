"""Runs a server until SIGINT or SIGTERM."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any

import structlog
import uvicorn
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..i18n.catalogue import Words, machine_language
from ..match.game import game as find_game
from .app import make_app
from .connections import BoundedConfig
from .db.lockfile import held
from .http.mounts import Mount
from .http.security import direct, local, under
from .settings import Settings

GARBAGE = 50_000  # allocations between garbage collections
GRACE = 5  # seconds for open requests to finish
SWITCH = 0.001  # seconds that the event loop waits at most for a thread that replays a match or reads a worker's answer
SENTENCES = {  # events that people at a terminal read as sentences
    "preparing": "serve-preparing",
    "compiling": "serve-compiling",
    "interpreted": "serve-interpreted",
    "compiled": "serve-ready",
}


def run(settings: Settings, listening: socket.socket, ways: Sequence[Mount] = ()) -> None:
    """Serve on a socket, with further ways in; SIGINT and SIGTERM shut down gracefully."""
    _set_up_log()
    app = make_app(settings, ways)
    config = BoundedConfig(
        behind_proxy(direct(app), settings),
        settings,
        proxy_headers=False,  # behind_proxy adds ours
        ws_per_message_deflate=False,  # messages are small: compressing takes longer than sending
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises the signal again after shutdown
    gc.freeze()  # modules stay, and actions leave no cycles: there is little to collect
    gc.set_threshold(GARBAGE)
    sys.setswitchinterval(SWITCH)
    with contextlib.nullcontext() if settings.database else held(settings.folder):
        LeavingServer(config, app.state.leave).run(sockets=[listening])


class LeavingServer(uvicorn.Server):
    """A server that hands its tables over, and answers what it has read, before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, leave: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.leave = leave

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for each in sockets or []:
            each.close()  # a proxy asks another server from now on
        try:
            async with asyncio.timeout(GRACE):
                await self.leave()
        except Exception as error:  # it stops all the same: others take over when the leases expire
            structlog.get_logger().warning("leaving", error=repr(error))
        await super().shutdown(sockets)


def behind_proxy(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Wrap an app for a reverse proxy: strip the base path, and trust the proxy's client address."""
    return local(ProxyHeadersMiddleware(under(app, settings.base), [*settings.proxies]))  # type: ignore[arg-type]


def _set_up_log() -> None:
    """Log a line of JSON per event, or sentences on a terminal; it never names people."""
    shown = TerminalLog() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
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


class TerminalLog:
    """Writes the log for people: sentences in their language while the server starts, and coloured fields else."""

    def __init__(self) -> None:
        self.words, self.fields = Words(machine_language()), structlog.dev.ConsoleRenderer()

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> str:
        sentence = SENTENCES.get(event["event"], "")
        if not sentence:
            return self.fields(logger, method, event)
        game = find_game(event["game"]).words(self.words.language)("title") if "game" in event else ""
        return self.words(sentence, game=game, reason=str(event.get("error", "")))

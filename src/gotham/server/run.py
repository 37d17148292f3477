"""Runs a server until SIGINT or SIGTERM."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Sequence

import structlog
import uvicorn
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .app import make_app
from .connections import BoundedConfig
from .db.lockfile import held
from .http.mounts import Mount
from .http.security import direct, local, under
from .logs import identified, set_up_log
from .settings import Settings

GARBAGE = 50_000  # allocations between garbage collections
GRACE = 5  # seconds for open requests to finish
SWITCH = 0.001  # seconds that the event loop waits at most for a thread that replays a match or reads a worker's answer


def run(settings: Settings, listening: socket.socket, ways: Sequence[Mount] = ()) -> None:
    """Serve on a socket, with further ways in; SIGINT and SIGTERM shut down gracefully."""
    set_up_log()
    app = make_app(settings, ways)
    config = BoundedConfig(
        behind_proxy(direct(identified(app)), settings),
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

"""The way in by MCP, loaded with its first request: its packages take as long to import as all of the server."""

import asyncio
import contextlib
import importlib
from collections.abc import AsyncIterator

from litestar.types import ASGIApp, Receive, Scope, Send

from ..server.settings import Settings

PATH = "/mcp"


class McpOnDemand:
    """Opens `McpMount` when somebody comes. One task opens and closes it, as its cancel scopes demand."""

    path = PATH

    @contextlib.asynccontextmanager
    async def open(self, app: ASGIApp, settings: Settings) -> AsyncIterator[ASGIApp]:
        """Yield the handler of requests, for as long as the server runs."""
        ready: asyncio.Future[ASGIApp] = asyncio.get_running_loop().create_future()
        ended, serving = asyncio.Event(), list[asyncio.Task[None]]()

        async def serve() -> None:
            try:
                http = await asyncio.to_thread(importlib.import_module, "gotham.mcp.http")
                async with http.McpMount().open(app, settings) as handler:
                    ready.set_result(handler)
                    await ended.wait()
            except Exception as error:  # whoever waits for it is told
                if ready.done():
                    raise
                ready.set_exception(error)

        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            if not serving:
                serving.append(asyncio.create_task(serve()))
            handler = await asyncio.shield(ready)
            await handler(scope, receive, send)

        try:
            yield handle
        finally:
            ended.set()
            await asyncio.gather(*serving)

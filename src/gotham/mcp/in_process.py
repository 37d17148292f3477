"""Requests to a server in the same process, with the address of whoever asked: limits and bans count them alike."""

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

from litestar.types import ASGIApp

from ..client import Response


class InProcessTransport:
    """Carries requests to an ASGI app without a network."""

    def __init__(self, app: ASGIApp, address: tuple[str, int] = ("127.0.0.1", 0)) -> None:
        self.app, self.address = app, address

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Response:
        target, _, query = path.partition("?")
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(target),
            "raw_path": target.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in {"host": "localhost", **headers}.items()],
            "client": self.address,
            "server": ("localhost", 80),
            "state": {},
        }
        asked, status, parts = False, 500, []

        async def receive() -> Any:
            nonlocal asked
            if asked:  # the client does not disconnect
                await asyncio.Event().wait()
            asked = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        return Response(status, b"".join(parts))

    async def close(self) -> None:
        """Nothing is open between requests."""

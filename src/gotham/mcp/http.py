"""`/mcp` on a server, by streamable HTTP without sessions: each request stands alone, and the token names the seat."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast

from litestar.types import ASGIApp, Receive, Scope, Send
from mcp.server.mcpserver import Context
from mcp.server.transport_security import TransportSecuritySettings

from ..client import Client
from ..server import limits
from ..server.http.security import language_of
from ..server.settings import Settings
from .in_process import InProcessTransport
from .mount import PATH
from .service import make_service


class McpMount:
    """The way in by MCP. The server checks origins, bans and rates before a request comes here."""

    path = PATH

    @contextlib.asynccontextmanager
    async def open(self, app: ASGIApp, settings: Settings) -> AsyncIterator[ASGIApp]:
        """Yield the handler of requests, for as long as the server runs."""

        def client_of(context: Context) -> Client:
            request: Any = context.request_context.request
            server = settings.address or str(request.base_url).rstrip("/") + settings.base
            transport = InProcessTransport(app, (request.client.host, request.client.port))
            return Client(server, transport, language_of(request))

        service = make_service(client_of)
        own_checks = TransportSecuritySettings(enable_dns_rebinding_protection=False)  # the server's are stricter
        service.streamable_http_app(
            stateless_http=True,
            json_response=True,
            transport_security=own_checks,
            max_request_body_size=limits.BODY.value,
        )
        manager = service.session_manager

        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            await manager.handle_request(cast(Any, scope), cast(Any, receive), cast(Any, send))

        async with manager.run():
            yield handle

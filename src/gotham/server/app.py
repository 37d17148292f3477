"""The ASGI application: routes, guards and error responses."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from .. import __version__
from ..i18n.catalogue import Words
from ..i18n.errors import Forbidden, GothamError, RateLimited
from . import limits, metrics
from .http.dependencies import SHORT, JsonRequest
from .http.mounts import Mount, Mounts
from .http.security import SAFE, address_of, answer_head, language_of, same_site, secured
from .http.tables import ROUTES
from .pages import PAGES
from .pages.assets import asset_router, worker_router
from .services import STATIC, Services
from .settings import Settings
from .ws.connection import refusal_of
from .ws.endpoint import table_socket
from .ws.protocol import Refusal

log = structlog.get_logger()


def make_app(settings: Settings, ways: Sequence[Mount] = ()) -> Litestar:
    """Return a server for one database, with further ways in."""
    services = Services(settings)
    mounts = Mounts(ways, services)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        async with mounts.opened(app):
            yield
        await services.close()

    async def guard(request: Request[Any, Any, Any]) -> None:
        if request.method not in SAFE and not same_site(request, settings):
            raise Forbidden("error-origin")
        if settings.limited and request.url.path.startswith("/api") and not services.requests.take(address_of(request)):
            raise RateLimited("error-many")
        if request.url.path.startswith("/api"):
            services.bans.check(address_of(request))

    app = Litestar(
        [*ROUTES, table_socket, *PAGES, *([asset_router(_refuse_request), worker_router()] if STATIC.exists() else [])],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        lifespan=[life],
        before_request=guard,
        exception_handlers={GothamError: _refuse, HTTPException: _refuse_request, Exception: _fail},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key=SHORT),
        openapi_config=OpenAPIConfig("Gotham", __version__, path="/schema"),
        request_class=JsonRequest,
        request_max_body_size=limits.BODY.value,
        logging_config=None,
        state=None,
    )
    app.state.leave = services.leave
    # around the router, which answers for paths and methods that no route has before any middleware of the app
    app.asgi_handler = secured(mounts.around(answer_head(app.asgi_handler)))
    return app


def _refuse(request: Request[Any, Any, Any], error: GothamError) -> Response[Refusal]:
    metrics.refusals.inc()
    return Response(refusal_of(error, Words(language_of(request))), status_code=error.status)


def _refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Answer a request that no route accepts."""
    metrics.refusals.inc()
    reason = "; ".join([error.detail, *_details(error.extra)])
    words = Words(language_of(request))
    return Response(Refusal(words("error-message", reason=reason[:300])), status_code=error.status_code)


def _details(extra: Any) -> list[str]:
    found = extra if isinstance(extra, list) else []
    return [str(each.get("message", "")) for each in found if isinstance(each, dict)]


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    metrics.failures.inc()
    log.warning("request", path=request.url.path, exc_info=error)
    return Response(Refusal(Words(language_of(request))("error-server")), status_code=500)

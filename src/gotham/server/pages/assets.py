"""The client's files, whose names change with their content, and what pages of an older client get for theirs."""

import re
from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response, Router
from litestar.exceptions import HTTPException, NotFoundException
from litestar.static_files import create_static_files_router

from ..http.security import WORKER_CONTENT
from ..services import STATIC

# A page that was open during an upgrade imports files that are gone: it loads itself again, but not twice a minute.
RELOAD = b"""\
const key = "gotham-reloaded", last = Number(sessionStorage.getItem(key));
if (Date.now() - last < 60000) throw new Error("a file of the page is missing");
sessionStorage.setItem(key, String(Date.now()));
location.reload();
await new Promise(() => {});
"""
STAND_INS = {".js": (RELOAD, "text/javascript"), ".css": (b"", MediaType.CSS)}
NAMED_BY_CONTENT = re.compile(r".*/assets/[\w.-]+-[\w-]{8}(\.js|\.css)")
# Not all that an address can have is a name of a file.
NAME = re.compile(r".*/(?:assets|workers)(/[\w.-]{1,200}){1,3}", re.ASCII)


def asset_router(refuse: Callable[[Request[Any, Any, Any], HTTPException], Response[Any]]) -> Router:
    """Return the route of the client's files; `refuse` answers for files that never were."""

    def stand_in(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        """Answer for a file of another version of the client."""
        found = NAMED_BY_CONTENT.fullmatch(request.url.path)
        if not found:
            return refuse(request, error)
        body, kind = STAND_INS[found[1]]
        return Response(body, media_type=kind, headers={"cache-control": "no-store"})

    return _router("assets", after_request=_cache_for_ever, exception_handlers={NotFoundException: stand_in})


def _router(folder: str, **handlers: Any) -> Router:
    """Return the route of a folder of the client's files."""
    return create_static_files_router(
        path=f"/{folder}",
        directories=[STATIC / folder],
        cache_control=None,
        include_in_schema=False,
        before_request=_refuse_other_names,
        **handlers,
    )


def _refuse_other_names(request: Request[Any, Any, Any]) -> None:
    if not NAME.fullmatch(request.scope["path"]):
        raise NotFoundException


def worker_router() -> Router:
    """Return the route of the client's workers, whose names change with their content, too. Their scripts have a policy
    of their own, which allows WebAssembly; that of pages does not."""
    return _router("workers", after_request=_allow_modules)


def _allow_modules(response: Response[Any]) -> Response[Any]:
    response.headers["content-security-policy"] = WORKER_CONTENT
    return _cache_for_ever(response)


def _cache_for_ever(response: Response[Any]) -> Response[Any]:
    """Let browsers cache an asset for ever: its name changes with its content."""
    response.headers.setdefault("cache-control", "public, max-age=31536000, immutable")
    return response

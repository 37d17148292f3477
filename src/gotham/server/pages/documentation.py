"""The documentation site, where it was built: files of the folder `site`, below /docs."""

import functools
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import PathParameter
from litestar.response import Redirect

from ...i18n.catalogue import Words
from ..http.boards import KINDS, served_files
from ..http.dependencies import HttpRequest, ServicesDep
from ..http.security import language_of
from .client import page

TYPES = {**KINDS, ".html": "text/html", ".gif": "image/gif", ".txt": "text/plain"}
HOUR = {"cache-control": "public, max-age=3600"}  # a new build of a page asks for its style by another address
ALWAYS = {"cache-control": "no-cache"}
File = Annotated[str, PathParameter(max_length=200)]


@functools.cache
def site_files(folder: Path) -> dict[str, Path]:
    """Return the files of the site by their address, once per process; none where it was not built."""
    return {path.relative_to(folder).as_posix(): path for path in served_files(folder, TYPES)}


@get(["/docs", "/docs/{file:path}"], include_in_schema=False)
async def documentation(request: HttpRequest, services: ServicesDep, file: File = "") -> Response[Any]:
    """Serve a file of the site by its exact name, so that no path leads out of its folder."""
    if request.scope["raw_path"].endswith(b"/docs"):  # the links of its pages begin at the folder
        return Redirect(f"{services.settings.base}/docs/")
    files = site_files(Path(services.settings.site))
    if not files:
        text = Words(language_of(request))("docs-not-built")
        return Response(f"{text}\n".encode(), media_type=MediaType.TEXT, status_code=404, headers=ALWAYS)
    found = files.get(file.strip("/") or "index.html")
    if found is None:
        return page(404, services.settings.base)
    headers = ALWAYS if found.suffix == ".html" else HOUR
    return Response(found.read_bytes(), media_type=TYPES[found.suffix], headers=headers)


DOCUMENTATION = (documentation,)

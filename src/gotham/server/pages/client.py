"""The page of the client, and the files that browsers expect at fixed addresses."""

from litestar import MediaType, Response, get
from litestar.params import FromPath

from ..http.dependencies import HttpRequest, ServicesDep
from ..http.preloads import preload_links
from ..http.security import frame_headers, language_of
from ..services import STATIC
from .titles import head_of

TITLE = b"<title>Gotham</title>"


def page(status: int, base: str, preloads: bytes = b"", head: bytes = TITLE) -> Response[bytes]:
    """Return the client's page, or how to build it. Paths have several depths, so links to files are absolute."""
    index = STATIC / "index.html"
    body = index.read_bytes() if index.exists() else b"The client is not built: run `make play`.\n"
    body = body.replace(b"</head>", preloads + b"</head>").replace(b'"./', f'"{base}/'.encode()).replace(TITLE, head)
    media = MediaType.HTML if index.exists() else MediaType.TEXT
    return Response(body, media_type=media, status_code=status, headers={"cache-control": "no-cache"})


OF_GAMES, OF_MATCHES = ("new", "rules", "letters", "learn", "puzzles"), ("table", "replay", "analysis")
PLACES = ("/", "/puzzle/{game:str}/{name:str}")
ADDRESSES = [
    *PLACES,
    *(f"/{page}/{{game:str}}" for page in OF_GAMES),
    *(f"/{page}/{{match:str}}" for page in OF_MATCHES),
]


@get(ADDRESSES, include_in_schema=False)
async def client(request: HttpRequest, services: ServicesDep) -> Response[bytes]:
    """Return the client's page with its title and preview in the language of the request."""
    language = language_of(request)
    links, head = preload_links(request.url.path, language), await head_of(request, services)
    answer = page(200, services.settings.base, links, head)
    answer.content = answer.content.replace(b'<html lang="en">', f'<html lang="{language}">'.encode())
    return answer


@get(["/embed/replay/{match:str}", "/embed/puzzle/{game:str}/{name:str}"], include_in_schema=False)
async def embedded(request: HttpRequest, services: ServicesDep) -> Response[bytes]:
    """Return the client's page for a frame of another site."""
    path = request.url.path.removeprefix("/embed")
    answer = page(200, services.settings.base, preload_links(path, language_of(request)))
    answer.headers.update(frame_headers(services.settings))
    return answer


MANIFEST = "application/manifest+json"
ICONS = ("/icon.png", "/icon-512.png", "/icon-maskable.png")
FILES = {"/worker.js": "text/javascript", "/manifest.webmanifest": MANIFEST, **dict.fromkeys(ICONS, "image/png")}


@get([*FILES], include_in_schema=False)
async def file(request: HttpRequest) -> Response[bytes]:
    """Return a file that browsers expect at a fixed path; unlike assets it may change."""
    found = STATIC / request.url.path.rpartition("/")[2]
    if not found.exists():
        return Response(b"", status_code=404)
    kind = FILES[f"/{found.name}"]
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


@get("/{path:path}", include_in_schema=False)
async def nowhere(services: ServicesDep, path: FromPath[str]) -> Response[bytes]:
    return page(404, services.settings.base)


CLIENT = (client, embedded, file)

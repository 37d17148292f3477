"""Title, description and link preview of each page of the client, in the language of the request."""

from html import escape
from urllib.parse import quote

from ...i18n.catalogue import LANGUAGES, Words
from ...i18n.errors import GothamError
from ...match.game import game as find_game
from ...study.puzzles import find
from ..http.dependencies import HttpRequest
from ..http.security import address_of, language_of
from ..services import Services

OF_GAMES = {
    "new": "page-new",
    "rules": "page-rules",
    "learn": "page-learn",
    "puzzles": "page-puzzles",
    "puzzle": "page-puzzle",
}
OF_MATCHES = {"table": "page-table", "replay": "page-replay", "analysis": "page-analysis"}
WIDTH, HEIGHT = 1200, 630  # of the pictures


def site_of(request: HttpRequest, services: Services) -> str:
    """Return the public address of this server, without a slash at its end."""
    settings = services.settings
    own = f"{request.scope['scheme']}://{request.headers.get('host', '')}{settings.base}"
    return (settings.address or own).rstrip("/")


async def head_of(request: HttpRequest, services: Services) -> bytes:
    """Return the elements that tell browsers, search engines and link previews what a page is."""
    language, site = language_of(request), site_of(request, services)
    path = request.url.path
    kind, _, rest = path.strip("/").partition("/")
    title, about, picture = await _described(request, services, kind, rest, Words(language))
    texts = {"og:type": "website", "og:site_name": "Gotham", "og:title": title, "og:description": about}
    if picture:
        texts |= {"og:image": f"{site}{picture}?language={language}", "og:image:width": str(WIDTH)}
        texts |= {"og:image:height": str(HEIGHT)}
    lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(about)}">']
    lines += [f'<meta property="{name}" content="{escape(text)}">' for name, text in texts.items()]
    lines += [f'<meta name="twitter:card" content="{"summary_large_image" if picture else "summary"}">']
    if kind not in OF_MATCHES:
        address = escape(f"{services.settings.base}{path}")
        lines += [f'<link rel="alternate" hreflang="{each}" href="{address}?language={each}">' for each in LANGUAGES]
    return "".join(lines).encode()


async def _described(
    request: HttpRequest, services: Services, kind: str, rest: str, words: Words
) -> tuple[str, str, str]:
    """Return the title, the description and the path of the picture of a page; of the site where there is no such
    game or match."""
    try:
        if kind in OF_MATCHES:
            return await _match(request, services, kind, rest, words)
        if kind in OF_GAMES:
            name, _, puzzle = rest.partition("/")
            game = find_game(name, "plain")
            own = game.words(words.language)
            picture = f"/api/games/{name}/puzzles/{find(game, puzzle).id}/picture" if puzzle else ""
            return words(OF_GAMES[kind], title=own("title")), own("summary"), picture
    except GothamError:
        pass
    return words("page-home"), words("page-about"), ""


async def _match(request: HttpRequest, services: Services, kind: str, match: str, words: Words) -> tuple[str, str, str]:
    # looking a match up costs as much as a request does, so it counts as one
    if services.settings.limited and not services.requests.take(address_of(request)):
        return words("page-home"), words("page-about"), ""
    room = await services.rooms.room(match)
    table = room.playing()
    own = table.words(words.language)
    names = ", ".join(table.name(seat, own) for seat in range(table.players))
    title = words(OF_MATCHES[kind], title=own("title"))
    return title, words("page-with", names=names), f"/api/tables/{quote(match)}/picture"

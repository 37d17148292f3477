"""For search engines: which pages there are, in which languages, and which they may read."""

from html import escape
from pathlib import Path

from litestar import MediaType, Response, get

from ...i18n.catalogue import LANGUAGES
from ...match.game import all_games
from ..http.dependencies import HttpRequest, ServicesDep
from .documentation import site_files
from .titles import site_of

PAGES = ("rules", "learn", "puzzles", "new")
DAY = {"cache-control": "public, max-age=86400"}
ROBOTS = """User-agent: *
Allow: {base}/api/tables/*/picture
Allow: {base}/api/games/*/puzzles/*/picture
Disallow: {base}/api/
Disallow: {base}/table/
Disallow: {base}/letters/
Disallow: {base}/embed/
Sitemap: {site}/sitemap.xml
"""


@get("/robots.txt", media_type=MediaType.TEXT, include_in_schema=False)
async def robots(request: HttpRequest, services: ServicesDep) -> Response[str]:
    text = ROBOTS.format(base=services.settings.base, site=site_of(request, services))
    return Response(text, media_type=MediaType.TEXT, headers=DAY)


@get("/sitemap.xml", include_in_schema=False)
async def sitemap(request: HttpRequest, services: ServicesDep) -> Response[bytes]:
    """List the client's pages in every language, and those of the documentation where it was built."""
    site = site_of(request, services)
    paths = ["/", *(f"/{page}/{game}" for game in all_games() for page in PAGES)]
    lines = [_entry(f"{site}{path}", language) for path in paths for language in LANGUAGES]
    files = site_files(Path(services.settings.site))
    pages = sorted(name for name in files if name.endswith(".html") and name != "search.html")
    lines += [f"<url><loc>{escape(f'{site}/docs/{name}')}</loc></url>" for name in pages]
    spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {spaces}>\n' + "\n".join(lines) + "\n</urlset>\n"
    return Response(text.encode(), media_type="application/xml", headers=DAY)


def _entry(address: str, language: str) -> str:
    """Return a page in one language, with the same page in all."""
    others = "".join(
        f'<xhtml:link rel="alternate" hreflang="{each}" href="{escape(address)}?language={each}"/>'
        for each in LANGUAGES
    )
    return f"<url><loc>{escape(address)}?language={language}</loc>{others}</url>"


SITEMAP = (robots, sitemap)

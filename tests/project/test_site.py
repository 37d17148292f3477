"""The documentation site: built without a warning, whole, and fit for the policy of the server."""

import re
from collections import deque
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from tools.site.__main__ import BUILT, main
from tools.site.pages import GAMES, SECTIONS, sources
from tools.site.staging import with_links

from gotham.i18n.catalogue import LANGUAGES

CLICKS = 3  # within which every page is reached from the start
INLINE = re.compile(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=|javascript:", re.IGNORECASE)


class Reader(HTMLParser):
    """Collects the links, the ids and the addresses of files of a page."""

    def __init__(self, path):
        super().__init__()
        self.links, self.files, self.ids, self.language = [], [], set(), ""
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.language = found["lang"] if tag == "html" else self.language
        self.ids |= {found["id"]} if "id" in found else set()
        if "href" in found:
            (self.links if tag == "a" else self.files).append(found["href"])
        if "src" in found:
            self.files.append(found["src"])


@pytest.fixture(scope="module")
def pages():
    """The pages by their path on the site; `make test` has built them, and any warning would have failed."""
    main()
    return {path.relative_to(BUILT).as_posix(): Reader(path) for path in sorted(BUILT.rglob("*.html"))}


def target(page, link):
    """Return the file of a link on the site, and its anchor; of a link that leaves the site, None."""
    parts = urlsplit(link)
    if parts.scheme:
        return None
    path = (BUILT / page).parent / unquote(parts.path) if parts.path else BUILT / page
    inside = path.resolve().is_relative_to(BUILT.resolve())
    return (path.resolve().relative_to(BUILT.resolve()).as_posix(), parts.fragment) if inside else None


def test_every_document_is_a_page(pages):
    assert {f"{name}.html" for name in sources().values()} <= set(pages)
    assert {f"players/{language}/{game}.html" for language in LANGUAGES for game in GAMES} <= set(pages)
    assert {f"{name}.html" for section in SECTIONS for name in section.pages} <= set(pages)


def test_every_link_and_file_has_a_target(pages):
    for page, read in pages.items():
        for found in filter(None, (target(page, link) for link in read.links)):
            name, anchor = found
            assert name in pages, f"{page}: {name}"
            assert not anchor or unquote(anchor) in pages[name].ids, f"{page}: {name}#{anchor}"
        for file in read.files:
            assert not urlsplit(file).scheme, f"{page} loads {file}"
            assert (BUILT / page).parent.joinpath(urlsplit(file).path).exists(), f"{page}: {file}"


def test_a_link_that_leaves_the_site_goes_to_the_table_or_is_secure(pages):
    for page, read in pages.items():
        for link in (link for link in read.links if target(page, link) is None):
            up = (BUILT / page).parent.joinpath(link).resolve() == BUILT.parent.resolve()
            assert up or link.startswith("https://"), f"{page}: {link}"


def test_every_page_is_reached_in_three_clicks(pages):
    clicks, waiting = {"index.html": 0}, deque(["index.html"])
    while waiting:
        page = waiting.popleft()
        for found in filter(None, (target(page, link) for link in pages[page].links)):
            if found[0] not in clicks:
                clicks[found[0]] = clicks[page] + 1
                waiting.append(found[0])
    assert {page: clicks.get(page) for page in pages if clicks.get(page, CLICKS + 1) > CLICKS} == {"search.html": None}


def test_no_page_has_a_script_or_style_inside(pages):
    for page in pages:
        text = re.sub(r"<pre>.*?</pre>", "", (BUILT / page).read_text("utf-8"), flags=re.DOTALL)
        assert INLINE.findall(text) == [], page


def test_pages_of_players_are_in_their_language(pages):
    for page, read in pages.items():
        parts = Path(page).with_suffix("").parts
        assert read.language == (parts[1] if parts[0] == "players" else "en"), page


def test_the_guides_have_the_same_parts_and_pictures():
    guides = [Path("docs/players", f"{language}.md").read_text("utf-8") for language in LANGUAGES]
    shapes = [(len(re.findall("^## ", text, re.M)), re.findall(r"\]\(([^)]+)\)", text)) for text in guides]
    assert shapes == [shapes[0]] * len(LANGUAGES)


def test_links_become_links_of_the_site(tmp_path):
    known = {"README.md": "readme", "docs/tour.md": "tour"}
    text = "[a](docs/tour.md#views) [b](Makefile) [Makefile](Makefile) `[c](x)` [d](https://example.org) [e](#here)"
    wanted = "[a](tour.md#views) b (`Makefile`) `Makefile` `[c](x)` [d](https://example.org) [e](#here)"
    assert with_links(text, "README.md", "readme", known, tmp_path) == wanted
    with pytest.raises(SystemExit, match="nowhere"):
        with_links("[f](docs/nowhere.md)", "README.md", "readme", known, tmp_path)

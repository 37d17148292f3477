"""Pages for people and search engines: titles, link previews, frames of other sites, the sitemap."""

import asyncio
import re
import struct
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from tests.server.serving import Server

import gotham
from gotham.i18n.catalogue import LANGUAGES
from gotham.i18n.errors import RateLimited
from gotham.server import limits
from gotham.server.history import cards
from gotham.server.history.cards import Card, Cards, draw
from gotham.server.http import previews

NEW_YORK = {"game": "new-york-new-york", "players": 2}
SPACE = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}


def head(answer):
    """Return the title and the named texts of a page."""
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', answer.text))
    return {"title": re.search("<title>(.*?)</title>", answer.text)[1], **found}


def size(png):
    """Return the width and height of a PNG."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


# ----------------------------------------------------------------------------------------------- titles


def test_pages_have_a_title_and_a_description_in_four_languages(server):
    for path in ("/", "/rules/chinatown", "/learn/chinatown", "/puzzles/chinatown", "/new/chinatown"):
        seen = [server.ask("GET", f"{path}?language={language}") for language in LANGUAGES]
        for language, answer in zip(LANGUAGES, seen, strict=True):
            assert f'<html lang="{language}">' in answer.text
            assert {f'hreflang="{each}"' for each in LANGUAGES} <= set(re.findall(r'hreflang="\w+"', answer.text))
        assert len({head(answer)["description"] for answer in seen}) == len(LANGUAGES), path
        assert all("page-" not in head(answer)["title"] for answer in seen)


def test_a_match_is_described_and_names_cannot_break_the_page(server):
    name = '"><script>alert(1)</script>'
    table = server.ask("POST", "/api/tables", {**NEW_YORK, "name": name}).json()["id"]
    for page in ("table", "replay", "analysis"):
        answer = server.ask("GET", f"/{page}/{table}")
        assert "<script>alert" not in answer.text
        assert "&lt;script&gt;" in head(answer)["description"]
        assert head(answer)["og:image"].endswith(f"/api/tables/{table}/picture?language=en")


@pytest.mark.parametrize("path", ["/table/none", "/replay/none", "/rules/none", "/puzzle/none/1"])
def test_what_does_not_exist_is_described_as_the_site(server, path):
    answer = server.ask("GET", path)
    assert head(answer)["og:title"] == head(server.ask("GET", "/"))["og:title"]
    assert "og:image" not in head(answer)


# --------------------------------------------------------------------------------------------- pictures


@pytest.mark.parametrize("game", gotham.all_games())
def test_a_running_match_has_a_picture(server, game):
    table = server.ask("POST", "/api/tables", {"game": game}).json()["id"]
    answer = server.ask("GET", f"/api/tables/{table}/picture")
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert size(answer.content) == (1200, 630)


def test_a_picture_is_stored_by_what_is_seen(monkeypatch):
    """Otherwise the time until a stored picture comes would tell of hidden actions."""
    table, keys = gotham.game("chinatown", "plain").table(3, 1), []

    async def room(_):
        return SimpleNamespace(lock=asyncio.Lock(), playing=lambda: table)

    async def get(key, card, address=""):
        assert address == "198.51.100.7", "each address has few places"
        keys.append(key)
        return b""

    monkeypatch.setattr(previews, "language_of", lambda request: "en")
    monkeypatch.setattr(previews, "counted_address", lambda services, request: "198.51.100.7")
    services = SimpleNamespace(rooms=SimpleNamespace(room=room), cards=SimpleNamespace(get=get))
    for _ in range(2):
        asyncio.run(previews.match_picture.fn(services, None, "id"))
        table.act(0, table.legal(0)[0])  # refuse a building, face down
    assert keys[0] == keys[1]
    while table.view(0).state.phase == 0:
        seat = table.awaited[0]
        table.act(seat, table.legal(seat)[0])
    asyncio.run(previews.match_picture.fn(services, None, "id"))
    assert keys[1] != keys[2]


def test_a_puzzle_has_a_picture(server):
    first = server.ask("GET", "/api/games/chinatown/puzzles").json()["puzzles"][0]["id"]
    assert size(server.ask("GET", f"/api/games/chinatown/puzzles/{first}/picture").content) == (1200, 630)
    assert server.ask("GET", "/api/games/chinatown/puzzles/none/picture").status_code == 404
    assert server.ask("GET", "/api/tables/none/picture").status_code == 404


def card(game, seed, seat=None):
    table = gotham.game(game, "plain").table(3, seed)
    return Card("title", ("Ann",), table.view() if seat is None else table.view(seat), table.words("en"))


@pytest.mark.parametrize("game", ["new-york-new-york", "chinatown"])
def test_a_picture_does_not_tell_the_deal(game):
    """At the start nothing is on the board, so matches that differ only in what is hidden look the same."""
    assert draw(card(game, "one")) == draw(card(game, "two"))


def test_a_game_without_a_picture_is_shown_in_words(monkeypatch):
    wanted = card("new-york-new-york", "one")
    drawn = draw(wanted)
    monkeypatch.setattr(wanted.view.game, "web", type("Web", (), {"picture": None})())
    assert size(draw(wanted)) == (1200, 630)
    assert draw(wanted) != drawn


def test_pictures_are_drawn_once_and_the_oldest_is_dropped(monkeypatch):
    made = []
    monkeypatch.setattr(cards, "draw", lambda card: made.append(card) or bytes(limits.CARDS.value // 2))
    store = Cards()

    async def ask():
        await asyncio.gather(*(store.get("a", "a") for _ in range(3)))
        assert made == ["a"]
        await asyncio.gather(store.get("b", "b"), store.get("c", "c"))

    asyncio.run(ask())
    assert [*store.stored] == ["b", "c"]


def test_few_pictures_wait_to_be_drawn(monkeypatch):
    monkeypatch.setattr(cards, "draw", lambda card: b"picture")
    store, most = Cards(), limits.CARDS_WAITING.value

    async def ask():
        asked = [store.get(key, key) for key in range(most + 2)]
        return await asyncio.gather(*asked, return_exceptions=True)

    found = asyncio.run(ask())
    assert next(each for each in found if each != b"picture").__class__ is RateLimited
    assert found.count(b"picture") == most


def test_one_address_leaves_places_to_others(monkeypatch):
    monkeypatch.setattr(cards, "draw", lambda card: b"picture")
    store, own = Cards(), limits.CARDS_OF_ADDRESS.value

    async def ask():
        asked = [store.get(key, key, "198.51.100.7") for key in range(limits.CARDS_WAITING.value)]
        others = [store.get("other", "other", "198.51.100.8")]
        found = await asyncio.gather(*asked, *others, return_exceptions=True)
        return found, await store.get("later", "later", "198.51.100.7")

    found, later = asyncio.run(ask())
    assert found.count(b"picture") == own + 1
    assert [found[-1], later] == [b"picture"] * 2
    assert {type(each) for each in found[own:-1]} == {RateLimited}


# ----------------------------------------------------------------------------------------------- frames


def test_only_replays_and_puzzles_may_be_shown_in_a_frame(server):
    for path in ("/embed/replay/any", "/embed/puzzle/chinatown/any"):
        answer = server.ask("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "frame-ancestors *;" in policy
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert answer.headers.get_list("content-security-policy") == [policy]
    for path in ("/", "/table/any", "/replay/any", "/embed/table/any", "/docs/"):
        assert "frame-ancestors 'none'" in server.ask("GET", path).headers["content-security-policy"]


@pytest.mark.parametrize(("frames", "policy"), [([], "'none'"), (["https://a.example", "https://b.example"], None)])
def test_a_host_chooses_the_sites(start, frames, policy):
    answer = start(frames=frames).ask("GET", "/embed/replay/any")
    wanted = policy or " ".join(frames)
    assert f"frame-ancestors {wanted};" in answer.headers["content-security-policy"]


# ---------------------------------------------------------------------------------------------- sitemap


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    """A server with a public address and a documentation of one page."""
    site = tmp_path_factory.mktemp("site")
    (site / "index.html").write_text("start")
    address = {"address": "https://play.example.org/gotham", "base": "/gotham"}
    server = Server(tmp_path_factory.mktemp("public"), site=str(site), **address)
    server.start()
    yield server
    server.close()


def test_the_sitemap_has_every_page_in_four_languages(public):
    tree = ElementTree.fromstring(public.ask("GET", "/sitemap.xml").content)
    pages = [each.find("s:loc", SPACE).text for each in tree.findall("s:url", SPACE)]
    assert all(page.startswith("https://play.example.org/gotham/") for page in pages)
    assert "https://play.example.org/gotham/docs/index.html" in pages
    for game in gotham.all_games():
        assert f"https://play.example.org/gotham/rules/{game}?language=nl" in pages
    first = tree.find("s:url", SPACE)
    assert {each.get("hreflang") for each in first.findall("x:link", SPACE)} == set(LANGUAGES)
    for page in pages:
        path = page.removeprefix("https://play.example.org/gotham")
        assert public.ask("GET", path).status_code == 200, path


def test_robots_may_read_pages_and_pictures_only(public):
    lines = public.ask("GET", "/robots.txt").text.splitlines()
    assert "Disallow: /gotham/api/" in lines
    assert "Allow: /gotham/api/tables/*/picture" in lines
    assert lines[-1] == "Sitemap: https://play.example.org/gotham/sitemap.xml"

"""Replays and puzzles in a frame of another site."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import expect
from tests.browser.planting import plant

import gotham
from gotham.bots import bot, play

GAMES = ("new-york-new-york", "chinatown", "enquetes-a-new-york")
CUT_OFF = """(parts) => [...document.querySelectorAll(parts)].filter((each) => {
  if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('dialog, .unseen')) return false;
  const { left, top, right, bottom } = each.getBoundingClientRect();
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
  return each.matches('button:not([data-tile])') && each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.outerHTML.slice(0, 120))"""


class Blog(BaseHTTPRequestHandler):
    """A page of another site, with a frame that shows the address after `?`."""

    def do_GET(self):
        frame = (
            f'<iframe src="{unquote(self.path.partition("?")[2])}" width="100%" height="680" style="border:0"></iframe>'
        )
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(f"<title>blog</title><link rel=icon href=data:,>{frame}".encode())

    def log_message(self, *_):
        """Write nothing."""


@pytest.fixture(scope="module")
def blog():
    """The address of another site."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Blog) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_port}/"
        site.shutdown()


def framed(visitor, server, blog, path, **options):
    """Return a person on a page of another site that shows a page of this server."""
    ann = visitor(**options)
    ann.page.goto(f"{blog}?{quote(server.address + path)}")
    return ann, ann.page.frame_locator("iframe")


def test_another_site_shows_a_replay(visitor, server, blog):
    game = gotham.game("new-york-new-york", "plain")
    table = game.table(2, "framed", {"rounds": "1"}, ["Ann", "Ben"])
    plant(server, "framed", play(table, [bot(game, "greedy", seat) for seat in range(2)]), "Ann", "Ben")
    ann, frame = framed(visitor, server, blog, "/embed/replay/framed?seat=-1&move=4")
    expect(frame.locator(".new-york").first).to_be_visible()
    scrubber = frame.locator("input[type=range]")
    expect(scrubber).to_have_value("4")
    scrubber.press("ArrowRight")
    expect(scrubber).to_have_value("5")
    expect(frame.locator("body > header, #app > header")).to_have_count(0)
    assert ann.page.url.startswith(blog)
    assert ann.page.frames[1].url.endswith("/embed/replay/framed?seat=-1&move=4")


def test_another_site_shows_a_puzzle(visitor, server, blog):
    first = server.ask("/games/new-york-new-york/puzzles")["puzzles"][0]["id"]
    _, frame = framed(visitor, server, blog, f"/embed/puzzle/new-york-new-york/{first}")
    expect(frame.locator(".new-york").first).to_be_visible()


@pytest.mark.parametrize("width", [360, 640])
@pytest.mark.parametrize("game", GAMES)
def test_a_narrow_frame_has_all_that_a_puzzle_needs(visitor, server, blog, game, width):
    """The board, the question and the buttons of the dock lie inside, and nothing is cut off."""
    first = server.ask(f"/games/{game}/puzzles")["puzzles"][0]["id"]
    viewport = {"width": width + 16, "height": 760}  # the margins of the other page
    ann, frame = framed(visitor, server, blog, f"/embed/puzzle/{game}/{first}", viewport=viewport)
    expect(frame.locator(".leaf .task")).to_be_visible()
    expect(frame.locator("[aria-busy=true]")).to_have_count(0)
    inner = ann.page.frames[1]
    assert inner.evaluate("innerWidth") == width
    parts = ".board, [data-dock], .leaf, [data-solution], [data-dock] :is(button, select)"
    assert inner.evaluate(CUT_OFF, parts) == []


def test_another_site_cannot_show_a_table(visitor, server, blog):
    id, _ = server.open("new-york-new-york", "greedy", "greedy")
    ann, frame = framed(visitor, server, blog, f"/table/{id}")
    ann.wait(lambda: bool(ann.complaints), "refusal by the browser")
    expect(frame.locator(".new-york")).to_have_count(0)
    ann.forgive("frame-ancestors|Refused to frame|ERR_BLOCKED_BY_RESPONSE|Framing")

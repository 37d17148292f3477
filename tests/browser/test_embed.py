"""Replays and puzzles in a frame of another site."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import expect
from tests.browser.planting import plant

import gotham
from gotham.bots import bot, play


class Blog(BaseHTTPRequestHandler):
    """A page of another site, with a frame that shows the address after `?`."""

    def do_GET(self):
        frame = f'<iframe src="{unquote(self.path.partition("?")[2])}" width="1040" height="680"></iframe>'
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


def framed(visitor, server, blog, path):
    """Return a person on a page of another site that shows a page of this server."""
    ann = visitor()
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


def test_another_site_cannot_show_a_table(visitor, server, blog):
    id, _ = server.open("new-york-new-york", "greedy", "greedy")
    ann, frame = framed(visitor, server, blog, f"/table/{id}")
    ann.wait(lambda: bool(ann.complaints), "refusal by the browser")
    expect(frame.locator(".new-york")).to_have_count(0)
    ann.forgive("frame-ancestors|Refused to frame|ERR_BLOCKED_BY_RESPONSE|Framing")

"""Replays and puzzles in a frame of another site."""

from playwright.sync_api import expect
from tests.browser.planting import plant

import gotham
from gotham.bots import bot, play

OTHER = "http://other.example/"


def framed(visitor, server, path):
    """Return a person on a page of another site that shows a page of this server."""
    ann = visitor()
    page = f'<title>blog</title><iframe src="{server.address}{path}" width="960" height="640"></iframe>'
    ann.page.route(OTHER, lambda route: route.fulfill(body=page, content_type="text/html"))
    ann.page.goto(OTHER)
    return ann, ann.page.frame_locator("iframe")


def test_another_site_shows_a_replay(visitor, server):
    game = gotham.game("new-york-new-york", "plain")
    table = game.table(2, "framed", {"rounds": "1"}, ["Ann", "Ben"])
    plant(server, "framed", play(table, [bot(game, "greedy", seat) for seat in range(2)]), "Ann", "Ben")
    ann, frame = framed(visitor, server, "/embed/replay/framed?seat=-1&move=4")
    expect(frame.locator(".new-york")).to_be_visible()
    scrubber = frame.locator("input[type=range]")
    expect(scrubber).to_have_value("4")
    scrubber.press("ArrowRight")
    expect(scrubber).to_have_value("5")
    expect(frame.locator("body > header, #app > header")).to_have_count(0)
    assert ann.page.url == OTHER
    assert ann.page.frames[1].url.endswith("/embed/replay/framed?seat=-1&move=4")


def test_another_site_shows_a_puzzle(visitor, server):
    first = server.ask("/games/new-york-new-york/puzzles")["puzzles"][0]["id"]
    _, frame = framed(visitor, server, f"/embed/puzzle/new-york-new-york/{first}")
    expect(frame.locator(".new-york")).to_be_visible()


def test_another_site_cannot_show_a_table(visitor, server):
    id, _ = server.open("new-york-new-york", "greedy", "greedy")
    ann, frame = framed(visitor, server, f"/table/{id}")
    ann.wait(lambda: bool(ann.complaints), "refusal by the browser")
    expect(frame.locator(".new-york")).to_have_count(0)
    ann.forgive("frame-ancestors|Refused to frame|ERR_BLOCKED_BY_RESPONSE|Framing")

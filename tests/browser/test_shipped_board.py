"""The drawn board that Taxi, the game of docs/new_game.md, ships in its own package: shown, played by, and replaced by
text where it fails."""

import os
import re

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.test_axe import objections
from tests.browser.visitor import Visitor
from tests.documents import read, write_files
from tests.server.proxy import Proxy
from tests.server.serving import Server as HiddenServer
from tools.serving import Server

BASE = "/gotham"
LAY = re.compile(r"^Lay cab \d+$")


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Let servers find Taxi."""
    folder = tmp_path_factory.mktemp("taxi")
    write_files(read("docs/new_game.md"), folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
        yield folder


@pytest.fixture(scope="module")
def server(browser, tmp_path_factory, installed):
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()
    assert '"level": "error"' not in server.log.read_text()


def come(visitor, server, **wishes):
    """A person at a table of Taxi with a bot."""
    ann = visitor(**wishes)
    opened = server.ask("/tables", {"game": "taxi", "name": "Ann", "seats": ["you", "beginner"]})
    ann.go(f"/table/{opened['id']}#{opened['token']}")
    assert ann.wait_for_turn()
    return ann


def board_of(visitor):
    return visitor.page.locator("[data-board=taxi]")


def cards(visitor):
    return board_of(visitor).get_by_role("group", name="Your hand").get_by_role("button", name=LAY)


def shown(visitor, name):
    """The face-up cabs of a player."""
    return board_of(visitor).get_by_role("listitem").filter(has_text=name).locator(".taxi-cab")


def lay(visitor, way, left):
    """Lay the first card of the hand; return its number once it is face up."""
    assert visitor.wait_for_turn()
    card = cards(visitor).first
    number = card.inner_text()
    way(card)
    expect(cards(visitor)).to_have_count(left)
    expect(shown(visitor, "Ann").get_by_text(number, exact=True)).to_be_visible()
    return number


def test_a_match_is_played_by_the_board(visitor, server):
    ann = come(visitor, server)
    expect(cards(ann)).to_have_count(4)
    expect(board_of(ann).get_by_role("listitem").filter(has_text="Ann")).to_contain_text("0 points")
    assert cards(ann).first.evaluate("card => getComputedStyle(card).backgroundColor") == "rgb(255, 210, 63)"
    assert not objections(ann.page)

    number = lay(ann, lambda card: card.click(), 3)
    expect(ann.log).to_contain_text(f"Ann lays {number}.")
    lay(ann, lambda card: (card.focus(), ann.page.keyboard.press("Enter")), 2)
    expect(board_of(ann).get_by_role("group")).to_be_focused()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Space")
    expect(cards(ann)).to_have_count(1)
    lay(ann, lambda card: card.click(), 0)
    expect(shown(ann, "Ann")).to_have_count(4)
    ann.see_result()


def test_a_spectator_and_a_replay_see_the_board(visitor, server):
    ann = come(visitor, server)
    lay(ann, lambda card: card.click(), 3)
    eve = visitor()
    eve.go(f"/table/{ann.id}")
    expect(shown(eve, "Ann")).to_have_count(1)
    expect(board_of(eve).get_by_role("button")).to_have_count(0)
    ann.go(f"/replay/{ann.id}?move=0")
    expect(cards(ann)).to_have_count(4)
    expect(shown(ann, "Ann")).to_have_count(0)


def test_switching_between_text_and_board(visitor, server):
    ann = come(visitor, server)
    words = ann.page.get_by_role("heading", name=say("position"))
    ann.show("as-words")
    expect(words).to_be_visible()
    expect(board_of(ann)).to_have_count(0)
    ann.show("as-board")
    expect(cards(ann)).to_have_count(4)
    expect(words).to_have_count(0)


BROKEN = {
    "it is not there": None,
    "it is no module": "}",
    "it mounts nothing": "export const other = 1;",
    "it fails at first": "export function mount() { throw new Error('broken at first'); }",
    "it fails later": "export const mount = () => ({ update() { throw new Error('broken later'); }, destroy() {} });",
    "it cannot be closed": "export function mount() { return { update: 1, destroy: 1 }; }",
}


@pytest.mark.parametrize("why", BROKEN)
def test_a_board_that_fails_is_replaced_by_text(visitor, server, why):
    ann, code = visitor(), BROKEN[why]
    ann.page.route(
        "**/board/*/board.js",
        lambda route: (
            route.fulfill(status=404) if code is None else route.fulfill(body=code, content_type="text/javascript")
        ),
    )
    opened = server.ask("/tables", {"game": "taxi", "name": "Ann", "seats": ["you", "beginner"]})
    ann.go(f"/table/{opened['id']}#{opened['token']}")
    expect(ann.refused).to_contain_text(say("board-failed"))
    expect(ann.page.get_by_role("heading", name=say("position"))).to_be_visible()
    ann.page.get_by_role("button", name=re.compile(r"^lay \d+$")).first.click()
    expect(ann.log).to_contain_text("Ann lays")
    ann.complaints.clear()  # the board's own errors are in the console, for its author


def test_the_board_works_below_a_path(browser, tmp_path, installed):
    server = HiddenServer(tmp_path / "data", "--base", BASE)
    server.start()
    with Proxy(server, BASE, strips=True) as proxy:
        ann = Visitor(browser, proxy.site)
        ann.go(f"{BASE}/")
        ann.page.locator("[data-play=taxi]").click()
        assert ann.wait_for_turn()
        expect(cards(ann)).to_have_count(4)
        assert cards(ann).first.evaluate("card => getComputedStyle(card).backgroundColor") == "rgb(255, 210, 63)"
        ann.context.close()
        assert (ann.complaints, proxy.elsewhere) == ([], [])
    server.close()

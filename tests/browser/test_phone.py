"""A table on a phone: by touch, with everything within 360 pixels."""

import pytest
from playwright.sync_api import expect
from tests.browser.board import Board
from tests.browser.visitor import PHONE

GAMES = ("new-york-new-york", "chinatown", "enquetes-a-new-york")
WIDE = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const all = [...document.querySelectorAll('main *')];
  const out = all.filter((each) => each.getBoundingClientRect().right > innerWidth);
  return wide > 0 ? out.slice(0, 5).map((each) => each.outerHTML.slice(0, 120)) : [];
}"""


@pytest.fixture
def phone(visitor):
    return visitor(
        viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="no-preference"
    )


def test_a_phone_plays_by_touch(phone, server):
    id, token = server.open("new-york-new-york", "you", "greedy")
    phone.go(f"/table/{id}#{token}")
    board = Board(phone)
    for _ in range(3):
        assert phone.wait_for_turn()
        board.turn(board.tap)
        assert phone.page.evaluate(WIDE) == []
    drawn = phone.lines
    phone.close_sheet()
    phone.show("as-words")
    assert phone.wait_for_turn()
    phone.page.locator("[data-action]").first.tap()
    expect(phone.log.locator("li").nth(len(drawn))).to_be_attached()
    assert phone.page.evaluate(WIDE) == []


@pytest.mark.parametrize("path", ["/", *(f"/{page}/{game}" for page in ("new", "rules") for game in GAMES), "/none"])
def test_pages_are_no_wider_than_a_phone(phone, path):
    phone.go(path)
    assert phone.page.evaluate(WIDE) == []
    phone.forgive("404" if path == "/none" else "^$")


@pytest.mark.parametrize("game", GAMES)
def test_tables_in_words_are_no_wider_than_a_phone(phone, server, game):
    id, token = server.open(game, "you", *server.bots(game))
    phone.page.add_init_script("localStorage.setItem('gotham.view', 'words')")
    phone.go(f"/table/{id}#{token}")
    expect(phone.page.locator(".actions [data-action], .actions details").first).to_be_visible()
    assert phone.page.evaluate(WIDE) == []

"""Without a mouse: from the first page to the end of a match by keyboard."""

from playwright.sync_api import expect
from tests.browser.board import Board, tab_to
from tests.browser.catalogue import say


def choose(page, label, letters):
    """Move to a list and select the option with these first letters."""
    tab_to(page, "select", labelled=label)
    page.keyboard.type(letters)


def test_a_match_by_keyboard(visitor):
    ann = visitor()
    page, keyboard = ann.page, ann.page.keyboard
    ann.go("/")
    tab_to(page, "a[href='/new/new-york-new-york']")
    keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    tab_to(page, "input", labelled=say("my-name"))
    keyboard.type("Ann")
    choose(page, say("option-rounds"), say("value-rounds-1"))
    tab_to(page, "button.main")
    keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    board = Board(ann)
    assert ann.wait_for_turn()
    board.key(board.hand, board.skyline)
    expect(board.reserve.locator("button.lit:focus")).to_have_count(1)  # the focus moves to the next task
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(ann.log.locator("li").nth(1)).to_be_attached()
    assert ann.wait_for_turn()
    board.turn(board.key)
    assert ann.wait_for_turn()
    board.pass_by_key()
    ann.see_result()
    tab_to(page, "button", text=say("rematch"))
    keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('#end') && document.querySelector('[data-seat]')")
    expect(ann.seat("Ann")).to_contain_text(say("you"))


def test_skipping_to_the_content(visitor):
    ann = visitor()
    ann.go("/")
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_role("link", name=say("skip"))).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("main")).to_be_focused()

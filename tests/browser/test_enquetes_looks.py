"""Enquêtes à New York on a phone, and axe on its board."""

import pytest
from playwright.sync_api import expect
from tests.browser.enquetes import CLOSING, GOING, OUT, SWAPPING, say, sit
from tests.browser.test_axe import objections
from tests.browser.test_phone import WIDE
from tests.browser.visitor import PHONE
from tests.games.enquetes_a_new_york.position import ANSWER

NOTE = "Ask the harbour master"


# --------------------------------------------------------------------------------------------------- on a phone


def test_a_phone_plays_by_touch(visitor, server):
    """A turn with everything: moving on, spying, swapping, notes and an accusation."""
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="no-preference")
    board = sit(ann, server, "case-phone", GOING, "tap")
    fits = lambda: ann.page.evaluate(WIDE) == []  # noqa: E731
    board.see("going")
    assert fits()
    board.go("B4")
    board.see("spying")
    assert fits()
    board.spy(1)
    board.see("swapping")
    assert fits()
    board.swap("i2", seat=2, kind=0)
    assert board.hand == ["i1", "i5", "x3"]
    assert fits()
    board.mark("A5", "o")
    board.write("A5", NOTE)
    board.help("why")
    assert fits()
    board.accuse("A1")
    assert fits()
    board.confirm()
    expect(board.verdict("own")).to_contain_text(say("board-verdict-own", square="A1"))
    assert fits()
    board.close("own")
    expect(board.tab("clues")).to_contain_text(say("board-watch"))
    assert fits()


def test_cases_of_the_box_are_no_wider_than_a_phone(visitor):
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.go("/new/enquetes-a-new-york")
    ann.page.locator("[data-setup='box']").tap()
    expect(ann.page.locator("[data-case='12']")).to_be_visible()
    assert ann.page.evaluate(WIDE) == []


# --------------------------------------------------------------------------------------------------------- axe


def noted(board):
    """Marks, words and help on the notepad, and squares to accuse."""
    board.help("why")
    board.mark("A1", "x")
    board.write("A1", NOTE)
    board.mark("B1", "o")
    expect(board.page.locator("[data-why]")).to_be_visible()
    board.page.locator("[data-close-details]").click()
    board.choose("[data-accuse]")


def halfway(board):
    """The card of a swap is selected."""
    board.choose("[data-swap-card='i1']")


def asked(board):
    board.accuse("A1")


def wrong(board):
    asked(board)
    board.confirm()
    expect(board.verdict("own")).to_be_visible()


def right(board):
    board.accuse(ANSWER)
    board.confirm()
    board.visitor.see_result()


STATES = {
    "noted": (OUT, noted),
    "going": (GOING, lambda board: board.see("going")),
    "swapping": (SWAPPING, halfway),
    "asked": (CLOSING, asked),
    "wrong": (CLOSING, wrong),
    "right": (CLOSING, right),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_no_violation(visitor, server, state):
    scene, prepare = STATES[state]
    board = sit(visitor(), server, f"case-axe-{state}", scene)
    prepare(board)
    assert not objections(board.page)


def test_axe_finds_no_violation_on_the_page_for_a_new_table(visitor):
    ann = visitor()
    ann.go("/new/enquetes-a-new-york")
    ann.page.locator("[data-setup='box']").check()
    assert not objections(ann.page)

"""The language is chosen on the page, and everything there speaks it at once."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.board import Board
from tests.browser.catalogue import LANGUAGES, say


def speak(visitor, language):
    visitor.page.locator("[data-choice=language]").select_option(language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


def played(ann, server):
    """A table at which a card was played, and the name of one that can be taken."""
    id, token = server.open("new-york-new-york", "you", "greedy")
    ann.go(f"/table/{id}#{token}")
    assert ann.wait_for_turn()
    board = Board(ann)
    board.click(board.hand, None)
    number = int(board.reserve.locator("button.lit").first.get_attribute("data-card"))
    kinds = server.info("new-york-new-york")["kinds"]
    return kinds[0]["operands"][0][number]


def take(name, language):
    """What the choice to take a card is called."""
    return say("do-take", language, card=say("card", language, suit=name[0], number=name[1:]))


@pytest.mark.parametrize("shown", ["board", "words"])
def test_a_table_changes_its_language(visitor, server, shown):
    ann = visitor()
    page, name = ann.page, played(ann, server)
    if shown == "words":
        page.get_by_role("button", name=say("as-words")).click()
    logs, happened = set(), len(ann.lines)
    for language in (*LANGUAGES[1:], "en"):
        speak(ann, language)
        expect(ann.turn).to_have_text(say("your-turn", language))
        expect(page.locator("[data-undo]")).to_contain_text(say("undo", language))
        expect(page.get_by_role("heading", name=say("log", language))).to_be_visible()
        expect(page.get_by_role("button", name=take(name, language), exact=True)).to_be_visible()
        if shown == "board":
            expect(page.locator(".new-york p.turn")).to_have_text(say("board-take", language))
        else:
            pile = re.escape(say("pile", language, count=7)).replace("7", r"\d+")
            expect(page.get_by_text(re.compile(pile))).to_be_visible()
        expect(ann.log.locator("li")).to_have_count(happened)
        logs.add(ann.log.inner_text())
    assert len(logs) == len(LANGUAGES)


def test_the_browser_says_which_language(visitor):
    for language in LANGUAGES:
        ann = visitor(locale=f"{language}-{language.upper()}" if language != "en" else "en-GB")
        ann.go("/")
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(ann.page.get_by_role("heading", name=say("games", language), exact=True)).to_be_visible()


def test_a_choice_is_kept(visitor):
    ann = visitor()
    ann.go("/")
    speak(ann, "nl")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name=say("games", "nl"), exact=True)).to_be_visible()

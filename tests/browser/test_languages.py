"""The language is selected on the page, and all texts change at once."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.board import Board
from tests.browser.catalogue import LANGUAGES, say


def played(ann, server):
    """A table with a played card, and the name of one that can be taken."""
    id, token = server.open("new-york-new-york", "you", "greedy")
    ann.go(f"/table/{id}#{token}")
    assert ann.wait_for_turn()
    board = Board(ann)
    board.click(board.hand, None)
    number = int(board.reserve.locator("button.lit").first.get_attribute("data-card"))
    kinds = server.info("new-york-new-york")["kinds"]
    return kinds[0]["operands"][0][number]


def take(name, language):
    """The label of taking a card."""
    return say("do-take", language, card=say("card", language, suit=name[0], number=name[1:]))


@pytest.mark.parametrize("shown", ["board", "words"])
def test_a_table_changes_its_language(visitor, server, shown):
    ann = visitor()
    page, name = ann.page, played(ann, server)
    if shown == "words":
        ann.show("as-words")
    logs, happened = set(), len(ann.lines)
    for language in (*LANGUAGES[1:], "en"):
        ann.speak(language)
        prompt = "board-take" if shown == "board" else "your-turn"
        expect(ann.turn.locator(".sentence")).to_have_text(say(prompt, language))
        expect(page.locator("[data-undo]")).to_contain_text(say("undo", language))
        expect(page.get_by_role("tab", name=say("log", language))).to_be_visible()
        expect(page.get_by_role("button", name=take(name, language), exact=True)).to_be_visible()
        if shown == "words":
            pile = re.escape(say("pile", language, count=7)).replace("7", r"\d+")
            expect(page.get_by_text(re.compile(pile))).to_be_visible()
        log = page.get_by_role("log")
        expect(log.locator("li")).to_have_count(happened)
        logs.add(log.inner_text())
    assert len(logs) == len(LANGUAGES)


def test_the_default_language_is_that_of_the_browser(visitor):
    for language in LANGUAGES:
        ann = visitor(locale=f"{language}-{language.upper()}" if language != "en" else "en-GB")
        ann.go("/")
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(ann.page.get_by_role("heading", name=say("games", language), exact=True)).to_be_visible()


def test_the_selected_language_persists(visitor):
    ann = visitor()
    ann.go("/")
    ann.speak("nl")
    ann.reload()
    expect(ann.page.get_by_role("heading", name=say("games", "nl"), exact=True)).to_be_visible()

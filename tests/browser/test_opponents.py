"""Opponents: levels and characters are selected by a description of their play, and named at their seats."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.board import tab_to
from tests.browser.catalogue import say
from tests.browser.planting import plant
from tests.browser.test_axe import objections
from tests.browser.test_phone import WIDE

import gotham
from gotham.bots import bot, play

DEALS, DRAWN = "chinatown", "new-york-new-york"


def opponents(server, game):
    """The levels and characters that clients receive, by id."""
    info = server.info(game)
    return {each["id"]: each for each in (*info["levels"], *info.get("characters", []))}


def plays_as(visitor, seat):
    return visitor.page.locator(f"[data-seat='{seat}'] [data-plays-as]")


def test_a_level_and_a_character_are_selected_by_keyboard_and_named_at_the_table(server, visitor):
    known, ann = opponents(server, DEALS), visitor()
    character = server.info(DEALS)["characters"][0]["id"]
    ann.go(f"/new/{DEALS}")
    for seat, id in ((2, "beginner"), (3, character)):
        chair = ann.page.get_by_label(say("seat-number", seat=seat))
        tab_to(ann.page, f"#seat-{seat - 1}")
        ann.page.keyboard.type(say("seat-bot", level=known[id]["name"]), delay=1)
        expect(chair).to_have_value(id)
        expect(ann.page.locator(f"[data-chair='{seat - 1}'] p")).to_have_text(known[id]["about"])
        expect(chair).to_have_accessible_description(known[id]["about"])
    assert objections(ann.page) == ""
    assert ann.page.evaluate(WIDE) == []
    ann.page.get_by_role("button", name=say("start")).press("Enter")
    ann.page.wait_for_url("**/table/*")
    for seat, id in ((1, "beginner"), (2, character)):
        expect(plays_as(ann, seat)).to_contain_text(known[id]["name"])
        expect(ann.panel("people")).to_contain_text(known[id]["about"])
    ann.speak("nl")
    told = {each["id"]: each for each in server.ask("/games?language=nl")[0]["levels"]}
    expect(plays_as(ann, 1)).to_contain_text(told["beginner"]["name"])


def test_a_host_replaces_a_bot(server, visitor):
    known, ann = opponents(server, DRAWN), visitor()
    id, token = server.open(DRAWN, "you", "beginner", rounds="1")
    ann.go(f"/table/{id}#{token}")
    people = ann.panel("people")
    people.locator("[data-takes-over]").select_option("casual")
    expect(people).to_contain_text(known["casual"]["about"])
    people.get_by_role("button", name=say("replace-bot", level=known["casual"]["name"])).click()
    people.get_by_role("button", name=say("yes"), exact=True).click()
    expect(plays_as(ann, 1)).to_contain_text(known["casual"]["name"])
    assert objections(ann.page) == ""


@pytest.fixture(scope="session")
def finished(server):
    """The id of a match of a person, a level and an old bot, and the person's link."""
    game = gotham.game(DRAWN, "plain")
    table = game.table(3, "opponents", {"rounds": "1"})
    play(table, [bot(game, "greedy", seat) for seat in range(3)])
    return "opponents", plant(server, "opponents", table, "Ann", "bot:expert", "bot:ismcts:123ms")["Ann"]


def test_results_and_replays_name_them_and_a_fork_has_another(server, visitor, finished):
    """A bot without a level is shown as a bot."""
    known, ann, (id, link) = opponents(server, DRAWN), visitor(), finished
    ann.go(link)
    result = ann.page.locator("section[aria-labelledby=end]").get_by_role("row", name="Otis")
    expect(result).to_contain_text(known["expert"]["name"])
    expect(plays_as(ann, 1)).to_contain_text(known["expert"]["name"])
    expect(plays_as(ann, 2)).to_have_count(0)
    expect(ann.page.locator("[data-seat='2']")).to_contain_text(say("bot"))
    ann.go(f"/replay/{id}?seat=0&move=5")
    expect(ann.page.locator("[data-eyes='1']")).to_have_text(re.compile(rf"Otis\s+{known['expert']['name']}"))
    ann.panel("share").locator("[data-onward-bots]").select_option("beginner")
    expect(ann.page.get_by_text(known["beginner"]["about"])).to_be_visible()
    assert objections(ann.page) == ""
    share = ann.panel("share")  # on a phone now: the panel was closed, and opens anew
    share.locator("[data-onward-bots]").select_option("beginner")
    share.locator("[data-onward]").click()
    ann.page.wait_for_url("**/table/*")
    expect(plays_as(ann, 1)).to_contain_text(known["beginner"]["name"])

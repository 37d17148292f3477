"""Help and conduct at a table: hints with their reasons, how much is marked, who is not heard, who was reported."""

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.test_axe import objections

GAMES = ("new-york-new-york", "chinatown", "enquetes-a-new-york")
REASONS = {  # how each game's adviser begins, in two languages
    "new-york-new-york": ("With it, my chance of winning", "Damit gebe ich mir eine Chance"),
    "chinatown": ("I tried", "Ziehungen von Plättchen"),
    "enquetes-a-new-york": ("Squares left:", "Felder übrig:"),
}


def party(server, visitor, **wish):
    """Two people at a table of their own."""
    ada, bob = visitor(), visitor()
    opened = server.ask("/tables", {"game": GAMES[0], "seats": ["you", "open"], "name": "Ada", **wish})
    ada.go(f"/table/{opened['id']}#{opened['token']}")
    ada.page.get_by_role("button", name=say("copy")).first.wait_for()
    bob.sit_by(ada.panel("people").get_by_label(say("invitation", seat=2)).input_value(), "Bob")
    return ada, bob


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_given_with_its_reason_and_can_be_followed(server, visitor, game):
    ada = visitor()
    opened = server.ask("/tables", {"game": game, "name": "Ada"})
    ada.go(f"/table/{opened['id']}#{opened['token']}")
    assert ada.wait_for_turn()
    ada.page.locator("[data-hint-button]").click()
    hint = ada.page.locator("[data-hint]")
    expect(hint.locator(".why")).to_contain_text(REASONS[game][0])
    expect(hint.get_by_role("heading")).to_be_focused()
    if game == GAMES[0]:
        expect(ada.page.locator(".hinted")).to_have_count(1)
    ada.page.locator("header select").first.select_option("de")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.locator("[data-hint]").get_by_role("button").last.click()
    ada.page.locator("[data-hint-button]").click()
    expect(hint.locator(".why")).to_contain_text(REASONS[game][1])
    before = ada.log.locator("li").count()
    ada.page.locator("[data-follow]").click()
    expect(hint).to_have_count(0)
    expect(ada.log.locator("li").nth(before - 1)).to_be_attached()


def test_among_people_it_is_said_before_and_told_to_all(server, visitor):
    ada, bob = party(server, visitor, hints=True)
    one, other = (ada, bob) if ada.page.locator("[data-turn].mine").count() else (bob, ada)
    expect(other.page.locator("[data-hint-button]")).to_have_count(0)
    one.page.locator("[data-hint-button]").click()
    expect(one.page.get_by_text(say("hint-told"))).to_be_visible()
    one.page.locator("[data-ask]").click()
    name = "Ada" if one is ada else "Bob"
    expect(other.panel("talk").locator("[data-told=hint]")).to_have_text(say("told-hint", name=name))
    expect(one.page.locator("[data-hint] .why")).to_be_visible()


def test_three_levels_of_help_are_ones_own(server, visitor):
    ada = visitor()
    opened = server.ask("/tables", {"game": GAMES[0], "name": "Ada"})
    ada.go(f"/table/{opened['id']}#{opened['token']}")
    assert ada.wait_for_turn()
    shadow = "(card) => getComputedStyle(card).boxShadow"
    card = ada.page.locator("[data-card].lit").first
    assert card.evaluate(shadow) != "none"
    level = ada.page.locator("[data-help-level]")
    level.select_option("bare")
    assert card.evaluate(shadow) == "none"
    level.select_option("guided")
    guide = ada.page.locator("section[aria-labelledby=guide]")
    expect(guide.get_by_role("link").first).to_have_text(say("clause", clause="NY-05"))
    ada.page.locator("[data-hint-button]").click()
    expect(ada.page.locator("[data-hint] .why")).to_be_visible()
    assert objections(ada.page) == ""
    ada.page.reload()
    expect(guide).to_be_visible()


def test_who_is_muted_is_not_heard_and_can_be_reported(server, visitor):
    ada, bob = party(server, visitor)
    talk = bob.panel("talk")
    for text in ("hello", "you fool"):
        talk.get_by_label(say("talk-text")).fill(text)
        talk.get_by_role("button", name=say("say")).click()
        expect(ada.panel("talk").locator(".said")).to_contain_text(text)
    people = ada.panel("people")
    people.locator("[data-mute='1']").click()
    said = ada.panel("talk").locator(".said")
    expect(said).not_to_contain_text("fool")
    expect(said.locator("[data-silenced]")).to_have_text(say("talk-muted", count=2))
    people.locator("[data-report='1']").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label(say("report-reason")).fill("He calls me names.")
    assert objections(ada.page) == ""
    dialog.get_by_role("button", name=say("report-send")).click()
    expect(dialog).to_have_count(0)
    expect(people.get_by_text(say("reported"))).to_be_visible()
    ada.page.reload()
    expect(ada.panel("talk").locator("[data-silenced]")).to_be_visible()
    ada.panel("people").locator("[data-mute='1']").click()
    expect(ada.panel("talk").locator(".said")).to_contain_text("you fool")
    bob.panel("people").get_by_role("button", name=say("stand")).click()
    bob.page.get_by_role("button", name=say("yes"), exact=True).click()
    expect(ada.panel("talk").locator("[data-told=left]")).to_have_text(say("told-left", name="Bob"))
    expect(ada.page.locator("[data-seat='1'] [data-left]")).to_contain_text(say("seat-left", name="Bob"))

"""Help and conduct at a table: hints with reasons, help levels, muting and reports."""

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.test_axe import objections

GAMES = ("new-york-new-york", "chinatown", "enquetes-a-new-york")
REASONS = {  # the first words of each game's advice, in two languages
    "new-york-new-york": ("With it, my chance of winning", "Damit gebe ich mir eine Chance"),
    "chinatown": ("I tried", "Ziehungen von Plättchen"),
    "enquetes-a-new-york": ("Squares left:", "Felder übrig:"),
}


def party(server, visitor, **wish):
    """Two people at their table."""
    ada, bob = visitor(), visitor()
    opened = server.ask("/tables", {"game": GAMES[0], "seats": ["you", "open"], "name": "Ada", **wish})
    ada.go(f"/table/{opened['id']}#{opened['token']}")
    bob.sit_by(ada.panel("people").get_by_label(say("invitation", seat=2)).input_value(), "Bob")
    ada.close_menu()
    return ada, bob


def read_reason(hint, words):
    """Show the reason of a hint and read it."""
    hint.locator("[data-why]").click()
    expect(hint.locator(".why")).to_contain_text(words)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_a_reason_and_can_be_played(server, visitor, game):
    ada = visitor()
    opened = server.ask("/tables", {"game": game, "name": "Ada"})
    ada.go(f"/table/{opened['id']}#{opened['token']}")
    assert ada.wait_for_turn()
    ada.page.locator("[data-hint-button]").click()
    hint = ada.page.locator("[data-hint]")
    expect(hint.locator("[data-follow]")).to_be_focused()
    read_reason(hint, REASONS[game][0])
    if game == GAMES[0]:
        expect(ada.page.locator(".hinted")).to_have_count(1)
    ada.speak("de")
    hint.locator("[data-close-hint]").click()
    ada.page.locator("[data-hint-button]").click()
    read_reason(hint, REASONS[game][1])
    before = ada.log.locator("li").count()
    ada.page.locator("[data-follow]").click()
    expect(hint).to_have_count(0)
    expect(ada.log.locator("li").nth(before - 1)).to_be_attached()


def test_hints_among_people_are_announced_to_all(server, visitor):
    ada, bob = party(server, visitor, hints=True)
    one, other = (ada, bob) if ada.page.locator("[data-turn].mine").count() else (bob, ada)
    expect(other.page.locator("[data-hint-button]")).to_be_disabled()
    one.page.locator("[data-hint-button]").click()
    expect(one.page.get_by_text(say("hint-told"))).to_be_visible()
    one.page.locator("[data-ask]").click()
    name = "Ada" if one is ada else "Bob"
    expect(other.panel("talk").locator("[data-told=hint]")).to_have_text(say("told-hint", name=name))
    expect(one.page.locator("[data-follow]")).to_be_visible()


def test_each_person_has_their_own_help_level(server, visitor):
    ada = visitor()
    opened = server.ask("/tables", {"game": GAMES[0], "name": "Ada"})
    ada.go(f"/table/{opened['id']}#{opened['token']}")
    assert ada.wait_for_turn()
    shadow = "(card) => getComputedStyle(card).boxShadow"
    card = ada.page.locator("[data-card].lit").first
    assert card.evaluate(shadow) != "none"
    level = ada.open_menu().locator("[data-help-level]")
    level.select_option("bare")
    assert card.evaluate(shadow) == "none"
    level.select_option("guided")
    guide = ada.panel("guide")
    expect(guide.get_by_role("link").first).to_have_text(say("clause", clause="NY-05"))
    ada.page.locator("[data-hint-button]").click()
    ada.page.locator("[data-why]").click()
    expect(ada.page.locator("[data-hint] .why")).to_be_visible()
    assert objections(ada.page) == ""
    ada.reload()
    expect(ada.panel("guide").locator("section[aria-labelledby=guide]")).to_be_visible()


def test_a_person_can_be_muted_and_reported(server, visitor):
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
    people = ada.panel("people")
    people.locator("[data-report='1']").click()
    dialog = ada.page.get_by_role("dialog", name=say("report-who", who="Bob"))
    dialog.get_by_label(say("report-reason")).fill("He calls me names.")
    assert objections(ada.page) == ""
    dialog.get_by_role("button", name=say("report-send")).click()
    expect(dialog).to_have_count(0)
    expect(people.get_by_text(say("reported"))).to_be_visible()
    ada.reload()
    expect(ada.panel("talk").locator("[data-silenced]")).to_be_visible()
    ada.panel("people").locator("[data-mute='1']").click()
    expect(ada.panel("talk").locator(".said")).to_contain_text("you fool")
    bob.panel("people").get_by_role("button", name=say("stand")).click()
    bob.page.get_by_role("button", name=say("yes"), exact=True).click()
    expect(ada.panel("talk").locator("[data-told=left]")).to_have_text(say("told-left", name="Bob"))
    expect(ada.page.locator("[data-seat='1'] [data-left]")).to_contain_text(say("seat-left", name="Bob"))

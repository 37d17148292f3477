"""A table with clocks: they are selected on the page for a new table, shown while they run, and expire."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.test_axe import objections
from tests.browser.visitor import Visitor
from tests.server.hours import pass_by
from tests.server.serving import Server as Files
from tools.serving import Server

GAME = "new-york-new-york"
DAYS = 3 * 86400


def test_a_clock_is_selected_and_shown(visitor):
    ann = visitor()
    page = ann.page
    ann.go("/new/chinatown")
    page.get_by_label(say("clock")).select_option(label=say("clock-minutes", minutes=3))
    page.get_by_role("button", name=say("start")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-clock]")).to_have_count(0)  # there is no time limit for cards
    cards = page.locator("[data-card].lit")
    cards.first.click()
    expect(page.locator("[data-card].refused")).to_have_count(1)
    cards.first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-clock]")).to_contain_text(re.compile(r"[0-2]:[0-5]\d"))
    assert ann.messages("table")[-1]["clock"] == 180


def test_games_without_simultaneous_phases_have_no_clock_for_them(visitor):
    ann = visitor()
    ann.go(f"/new/{GAME}")
    expect(ann.page.get_by_label(say("timing"))).to_be_visible()
    expect(ann.page.get_by_label(say("clock"))).to_have_count(0)


def test_the_action_at_zero_is_shown_in_advance(visitor):
    """On the page for a new table, next to the turn, and in the list of people."""
    ann = visitor()
    page = ann.page
    ann.go(f"/new/{GAME}")
    expect(page.locator("[data-zero]")).to_have_count(0)  # none by default
    page.get_by_label(say("timing")).select_option("match 1200")
    expect(page.locator("[data-zero]")).to_contain_text(say("zero-bot"))
    page.get_by_label(say("zero")).select_option("pass")
    expect(page.locator("[data-zero]")).to_contain_text("out until the round ends")
    page.get_by_label(say("zero-last-one")).select_option("30")
    expect(page.locator("[data-zero]")).to_contain_text(say("zero-last", time=say("span-seconds", count=30)))
    assert not objections(page)
    page.get_by_role("button", name=say("start")).click()
    page.wait_for_url("**/table/*")
    assert ann.wait_for_turn()
    expect(page.locator("[data-seat] [data-time]")).to_contain_text(re.compile(r"(20:00|19:5\d)"))
    expect(ann.panel("people").locator("[data-timing]")).to_contain_text("out until the round ends")
    ann.close_menu()
    page.locator(".turn-time summary").click()
    expect(page.locator(".turn-time .means")).to_contain_text(say("zero-twice"))
    expect(page.locator(".turn-time .means")).to_be_in_viewport(ratio=1)  # the dock is at the bottom
    assert not objections(page)
    table = ann.messages("table")[-1]
    assert table["timing"] == {"per": "match", "seconds": 1200, "then": "pass", "last": 30}


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A separate server with a short grace period after a restart."""
    monkeypatch.setenv("GOTHAM_GRACE", "1")
    server = Server(tmp_path / "own")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(browser, own):
    """Two people at their table."""
    made = []

    def seat(timing):
        wish = {"game": GAME, "players": 2, "seats": ["you", "open"], "name": "Ann", "timing": timing}
        opened = own.ask("/tables", wish)
        table, tokens = opened["id"], [opened["token"]]
        made.append(visit(table, tokens[0]))  # no clock runs before both people are connected
        key = own.ask(f"/tables/{table}/invitations", token=tokens[0])["invitations"]["1"]
        sits = {"seat": 1, "invitation": key, "name": "Bob"}
        made.append(visit(table, own.ask(f"/tables/{table}/sit", sits)["token"]))
        for each in made:  # the first one has left the waiting room
            expect(each.turn).to_be_visible()
        return table, made

    def visit(table, token):
        visitor = Visitor(browser, own.address)
        visitor.go(f"/table/{table}#{token}")
        expect(visitor.page.locator("[data-menu]")).to_be_visible()
        return visitor

    yield seat
    for each in made:
        each.context.close()


def test_a_timeout_is_shown(people):
    """A bot moves at zero; after a second timeout the person reads that a bot has the seat, and takes it back."""
    _, (ann, _) = people({"per": "move", "seconds": 2})
    expect(ann.page.locator("[data-time].short").first).to_contain_text(re.compile(r"0:0\d"))
    expect(ann.page.locator("[data-dock] [data-time].short")).to_be_in_viewport(ratio=1)
    expect(ann.log.locator("li").nth(1)).to_be_visible()  # the person has played a card and taken one
    back = ann.page.get_by_role("button", name=say("take-back"))
    expect(back).to_be_visible()
    expect(ann.panel("talk")).to_contain_text("Ann")  # and the table says so
    back.click()
    expect(back).to_have_count(0)


def test_a_short_time_is_announced_and_the_clock_keeps_its_place(people):
    """Its width is reserved, whether it runs or not: what lies beside it never moves."""
    _, both = people({"per": "move", "seconds": 12, "then": "pass"})
    late = next(each for each in both if each.page.locator("[data-turn].mine").count())
    spoken = late.page.locator("[aria-live]").filter(has_text=say("time-said", seconds=10))
    expect(spoken).to_have_count(1)
    width = late.page.locator(".turn-time").bounding_box()["width"]
    expect(late.page.locator("[data-dock] [data-time].short")).to_be_in_viewport(ratio=1)
    assert late.page.locator(".turn-time").bounding_box()["width"] == width
    expect(late.log.locator("li").first).to_contain_text("passes")
    assert late.page.locator(".turn-time").bounding_box()["width"] == width


def test_a_clock_expires_across_a_restart(people, own):
    table, both = people({"per": "move", "seconds": DAYS, "then": "pass"})
    ann, bob = both
    days = re.compile("2 days 23 h|3 days 0 h")
    expect(bob.page.locator("[data-seat] [data-time]")).to_contain_text(days)
    first = bob.page.locator("[data-seat]", has=bob.page.locator("[data-time]")).get_attribute("data-seat")
    own.stop(kill=True)
    pass_by(Files(own.data), table, DAYS + 5)
    own.start()
    for each in (ann, bob):
        expect(each.log.locator("li").first).to_contain_text("passes")
        other = each.page.locator("[data-seat]", has=each.page.locator("[data-time]"))
        expect(other).to_have_attribute("data-seat", "1" if first == "0" else "0")
        expect(other).to_contain_text(days)

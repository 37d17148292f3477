"""Presets on the page of a new table: they set options, players and clock; and the tables that they open."""

from playwright.sync_api import expect
from tests.browser.bargaining import Bargaining
from tests.browser.catalogue import say


def choose(ann, game, preset):
    """Choose a preset on the page of a new table."""
    ann.go(f"/new/{game}")
    ann.page.locator("[data-preset]").select_option(preset)
    expect(ann.page.locator("[data-preset]")).to_have_value(preset)


def start(ann):
    ann.page.get_by_role("button", name=say("start"), exact=True).click()
    expect(ann.frame).to_be_visible()


def test_one_player_plays_alone_against_par(visitor, server):
    ann = visitor()
    choose(ann, "enquetes-a-new-york", "solo")
    expect(ann.page.locator("[data-chair]")).to_have_count(1)
    ann.page.locator("[data-preset]").select_option("endless")
    expect(ann.page.locator("[data-chair]")).to_have_count(2)
    ann.page.locator("[data-preset]").select_option("solo")
    start(ann)
    expect(ann.frame.locator("[data-seat]")).to_have_count(1)
    expect(ann.frame.locator("[data-seat]")).to_contain_text("turn 1 of 10")


def test_a_match_to_a_number_of_points(visitor, server):
    ann = visitor()
    choose(ann, "new-york-new-york", "points")
    start(ann)
    expect(ann.frame).to_contain_text("Round 1, to 100 points")


def test_a_preset_sets_the_clock_of_negotiations(visitor, server):
    ann = visitor()
    choose(ann, "chinatown", "1999-clock")
    clock = ann.page.get_by_label(say("clock"))
    expect(clock).to_have_value("600")
    ann.page.locator("[data-preset]").select_option("1999")
    expect(clock).to_have_value("0")
    clock.select_option("300")
    expect(ann.page.locator("[data-preset]")).to_have_value("1999")


def test_the_host_limits_the_programs_at_a_table(visitor, server):
    """The form offers it where seats are free; the waiting room shows it."""
    ann = visitor()
    ann.go("/new/new-york-new-york")
    most = ann.page.locator("[data-programs]")
    expect(most).to_have_count(0)
    ann.page.locator("#seat-1").select_option("open")
    expect(most.locator("option")).to_have_text([say("programs-any"), say("programs-most", count=0)])
    most.select_option(say("programs-most", count=0))
    start(ann)
    expect(ann.page.locator("[data-programs]")).to_contain_text(say("programs-most", count=0))
    assert ann.messages("table")[-1]["programs"] == 0


def test_hidden_tiles_show_their_backs_and_can_be_asked_for(visitor, server):
    ann = visitor()
    choose(ann, "chinatown", "hidden-tiles")
    start(ann)
    board = Bargaining(ann, 0)
    expect(ann.page.locator("[data-card].lit").nth(1)).to_be_visible()
    board.keep()
    backs = ann.page.locator("[data-player='1'] [data-hidden]")
    expect(backs).to_be_visible(timeout=30_000)
    expect(ann.page.locator("[data-tile^='1.']")).to_have_count(0)
    choice = backs.locator("select")
    kind = choice.locator("option").nth(1).get_attribute("value")
    choice.select_option(kind)
    expect(board.part(f"tile.1.{kind}")).to_be_visible()

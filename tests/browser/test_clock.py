"""A table with a clock: it is chosen on the page of a new table, and shown while it runs."""

import re

from playwright.sync_api import expect
from tests.browser.catalogue import say


def test_a_clock_is_chosen_and_shown(visitor):
    ann = visitor()
    page = ann.page
    ann.go("/new/chinatown")
    page.get_by_label(say("clock")).select_option(label=say("clock-minutes", minutes=3))
    page.get_by_role("button", name=say("start")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-clock]")).to_have_count(0)  # cards are chosen without haste
    cards = page.locator("[data-card].lit")
    cards.first.click()
    expect(page.locator("[data-card].refused")).to_have_count(1)
    cards.first.click()
    expect(page.locator("[data-clock]")).to_contain_text(re.compile(r"[0-2]:[0-5]\d"))
    assert ann.told("table")[-1]["clock"] == 180


def test_games_without_anything_to_measure_have_no_clock(visitor):
    ann = visitor()
    ann.go("/new/new-york-new-york")
    expect(ann.page.get_by_label(say("how-many"))).to_be_visible()
    expect(ann.page.get_by_label(say("clock"))).to_have_count(0)

"""The end of a match: who won and why, a rematch against the same opponents, and tables that only can be looked at."""

import re
import sqlite3

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.motion import MOVES, moved, still
from tests.browser.planting import plant
from tests.browser.test_axe import objections

import gotham
from gotham.bots import bot, play

GAME = "new-york-new-york"
SIZES = [(1280, 720), (1440, 900), (390, 844), (360, 640)]
LANGUAGES = ("en", "fr", "nl", "de")


@pytest.fixture(scope="session")
def finished(server):
    """Return the links of people at finished matches, by who they are: Ann has won, Ben has lost."""
    game = gotham.game(GAME, "plain")
    for number in range(20):
        table = game.table(3, f"ending {number}", {"rounds": "1"})
        play(table, [bot(game, "greedy", seat) for seat in range(3)])
        if table.returns[0] > max(table.returns[1:]):
            break
    links = plant(server, "ended", table, "Ann", "Ben", "bot:expert")
    links["Eve"] = "/table/ended"
    links |= plant(server, "alone", table, "Dan", "bot:beginner", "bot:expert")
    return links | plant(server, "left", table, "Fay", "Gus", "bot:expert"), table.returns


@pytest.fixture
def ended(visitor, finished):
    """Return the page of somebody at a finished match."""

    def come(name, **options):
        someone = visitor(**options)
        someone.go(finished[0][name])
        expect(someone.page.locator("[data-ending]")).to_be_visible()
        return someone

    return come


def test_the_winner_the_loser_and_a_spectator_read_their_own_result(ended, finished):
    best, second = sorted(finished[1])[-1:-3:-1]
    ann, ben, eve = ended("Ann"), ended("Ben"), ended("Eve")
    title = "section[aria-labelledby=end] #end"
    expect(ann.page.locator(title)).to_have_text(say("won-you", count=1))
    for other in (ben, eve):
        expect(other.page.locator(title)).to_have_text(say("won", count=1, names="Ann"))
    expect(ann.page.locator("[data-ending] .sentence")).to_contain_text(f"{best} points, {best - second} ahead of")
    expect(ben.page.locator("[data-ending] .sentence")).to_contain_text(f"{best - finished[1][1]} behind Ann")
    for each in (ann, ben, eve):
        each.see_result()


def test_the_bars_show_where_the_points_came_from(ended, finished):
    ann = ended("Ann")
    rows = ann.page.locator("[data-ending] tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row.locator(".part").first).to_be_attached()
        parts = [int(text) for text in row.locator(".part > span:last-child").all_text_contents() if text]
        total = int(re.sub(r"\D", "", row.locator(".total").inner_text()))
        assert total in finished[1]
        assert not parts or sum(parts) == total
        assert "Limelight" not in row.locator(".total").evaluate("(it) => getComputedStyle(it).fontFamily")


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_all_that_counts_lies_in_the_window(ended, size):
    """Title, sentence, every score and every button, in all languages."""
    width, height = size
    ann = ended("Ann", viewport={"width": width, "height": height})
    page = ann.page
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('gotham.language', language)", language)
        page.reload()
        expect(page.locator("[data-ending] .total")).to_have_count(3)
        expect(page.locator("[data-ending] .bar .part").first).to_be_visible()
        for name in ("#end", ".sentence", ".total", ".main-row > *", "[data-fairness] summary"):
            for each in page.locator(f"[data-ending] {name}").all():
                box = each.bounding_box()
                inside = box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
                assert inside, (language, name, box)
        least = page.locator(".main-row > *, [data-fairness] summary").evaluate_all(
            "(all) => Math.min(...all.map((each) => each.getBoundingClientRect().height))"
        )
        assert least >= 44


def test_the_ending_appears_with_motion_and_the_board_can_be_seen(ended, visitor, finished):
    ann = visitor(reduced_motion="no-preference")
    ann.page.add_init_script(MOVES)
    ann.go(finished[0]["Ann"])
    moved(ann.page, "title")
    moved(ann.page, "bar")
    still(ann.page)
    ann.page.locator("[data-see-board]").click()
    expect(ann.page.locator("[data-ending]")).to_have_count(0)
    ann.page.locator("[data-result]").click()
    expect(ann.page.locator("[data-ending]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-ending]")).to_have_count(0)
    ben = ended("Ben")
    assert ben.page.locator("[data-moving]").count() == 0


def test_the_proof_of_fairness_unfolds(ended):
    ann = ended("Ann")
    fairness = ann.page.locator("[data-fairness]")
    expect(fairness.locator("summary")).to_contain_text(say("fairness-checked"))
    expect(fairness.locator("code").first).not_to_be_visible()
    fairness.locator("summary").click()
    expect(fairness.locator("code")).to_have_count(2)
    expect(fairness.locator("code").last).to_be_in_viewport()
    assert not objections(ann.page)


def test_a_rematch_has_the_same_opponents_under_the_same_names(ended):
    dan = ended("Dan")
    chips = dan.page.locator("[data-seat]")
    before = chips.evaluate_all("(all) => all.map((each) => each.title)")
    assert len(before) == 3
    dan.page.locator("[data-rematch]").click()
    dan.page.wait_for_function("() => !document.querySelector('#end') && document.querySelector('[data-seat]')")
    assert chips.evaluate_all("(all) => all.map((each) => each.title)") == before


def test_a_rematch_tells_of_a_seat_that_somebody_has_left(ended, server, finished):
    server.ask("/tables/left/stand", {}, finished[0]["Gus"].partition("#")[2])
    fay = ended("Fay")
    expect(fay.page.locator(".left")).to_have_text(say("rematch-left", names="Gus"))
    fay.page.locator("[data-rematch]").click()
    fay.page.wait_for_function("() => !document.querySelector('#end') && document.querySelector('[data-seat]')")
    expect(fay.page.locator("[data-seat].open")).to_have_count(1)


def test_a_table_whose_rules_are_gone_says_so(visitor, server):
    table = gotham.game(GAME, "plain").table(2, "gone", {"rounds": "1"})
    link = plant(server, "gone", table, "Ann", "bot:greedy")["Ann"]
    with sqlite3.connect(server.data / "gotham.sqlite", timeout=30) as database:
        database.execute("update matches set version = 99 where id = 'gone'")
    ann = visitor()
    ann.go(link)
    ending = ann.page.locator("[data-ending]")
    expect(ending.locator("#end")).to_have_text(say("state-frozen"))
    expect(ending).to_contain_text(say("frozen-means"))
    expect(ending.get_by_role("link", name=say("frozen-new"))).to_be_visible()
    expect(ending.locator("[data-rematch]")).to_have_count(0)
    expect(ending.locator("[data-see-board]")).to_have_count(0)
    assert not objections(ann.page)

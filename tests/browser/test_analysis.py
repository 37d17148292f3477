"""The analysis of a match in the browser: chart, table and numbers, by keyboard and on a phone; and ranked hints."""

import asyncio
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect
from tests.browser.board import Board
from tests.browser.catalogue import say
from tests.browser.planting import plant
from tests.browser.test_axe import objections
from tests.browser.test_phone import WIDE
from tests.browser.test_practice_screen import OUTSIDE, SCROLLS, SIZES
from tests.browser.test_replay import held
from tests.browser.visitor import PHONE
from tests.documents import read, write_files
from tools.serving import Server

import gotham
from gotham.bots import bot, play
from gotham.insight.analysis import Analysis, KeyMove
from gotham.insight.finished_match import match_of, moves, source_of
from gotham.insight.luck import DecisionPoint
from gotham.insight.presentation import present_in_all_languages
from gotham.server.db.store import Store
from gotham.server.history.stored_analyses import StoredAnalyses
from gotham.server.settings import Settings

NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder with Taxi, the game of docs/new_game.md: its analyses are fast."""
    folder = tmp_path_factory.mktemp("taxi")
    write_files(read("docs/new_game.md"), folder)
    return folder


@pytest.fixture(scope="module")
def server(browser, tmp_path_factory, folder):
    server = Server(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        server.start()
    yield server
    server.stop()
    assert '"level": "error"' not in server.log.read_text()


@pytest.fixture
def taxi_over(server, taxi):
    """The id of a finished match of three."""
    table = play(taxi.table(3, 4, names=["Ada", "Bob", "Cyd"]), [bot(taxi, "random", seat) for seat in range(3)])
    return server.ask("/replays", {"transcript": table.transcript()})["id"]


def come(visitor, id, **wish):
    ann = visitor(**wish)
    ann.go(f"/analysis/{id}")
    expect(ann.page.locator("[data-analysed]")).to_be_visible(timeout=120_000)
    return ann


def test_every_number_on_the_page_is_printed_by_the_named_command(visitor, taxi_over, folder, tmp_path):
    ann = come(visitor, taxi_over)
    more = ann.panel("more")
    with ann.page.expect_download() as saved:
        more.get_by_role("button", name=say("transcript")).click()
    command = more.get_by_label(say("analysis-command")).input_value()
    saved.value.save_as(tmp_path / saved.value.suggested_filename)
    printed = run(command, folder, tmp_path)
    shown = " ".join(texts(ann))
    assert len(NUMBER.findall(shown)) > 60
    assert {*NUMBER.findall(shown)} - {*NUMBER.findall(printed)} == set()
    for name in ("Ada", "Bob", "Cyd"):
        assert name in shown


def texts(ann):
    """Yield the texts of the dock, the chart and all tabs, without scales and explanations."""
    for tab in ("keys", "decisions", "luck", "more"):
        panel = ann.panel(tab)
        expect(panel.get_by_role("heading").first).to_be_visible()
        ann.page.evaluate(
            "() => document.querySelectorAll('main :is(.scale, .about)').forEach((each) => each.remove())"
        )
        yield panel.inner_text()
    for part in ("[data-point]", "[data-where]", "[data-analysed]"):
        yield ann.page.locator(part).inner_text()


def run(command, folder, home):
    """Return the output of a command, typed as printed."""
    words = command.split()
    assert words[0] == "gotham"
    call = [sys.executable, "-c", "from gotham.cli import main; main()", *words[1:], "--jobs", "1"]
    environment = os.environ | {"PYTHONPATH": str(folder), "GOTHAM_MODE": "plain", "COLUMNS": "200"}
    return subprocess.run(call, cwd=home, env=environment, capture_output=True, text=True, check=True).stdout


def test_the_chart_works_by_keyboard_and_links_to_the_replay(visitor, taxi_over):
    ann = come(visitor, taxi_over)
    slider, where = ann.page.get_by_role("slider"), ann.page.locator("[data-where]")
    last = int(slider.get_attribute("max"))
    keys = ann.panel("keys")
    most = int(keys.locator("[data-key]").first.get_attribute("data-key"))
    expect(where).to_have_text(say("analysis-decision", number=most + 1, last=last))  # it begins at the key move
    slider.focus()
    for key, number in (("Home", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("Home", 1)):
        ann.page.keyboard.press(key)
        expect(where).to_have_text(say("analysis-decision", number=number, last=last))
    assert re.search(r"Ada \d+\.\d%, Bob \d+\.\d%, Cyd \d+\.\d%", slider.get_attribute("aria-valuetext"))
    ann.page.keyboard.press("End")
    expect(ann.page.locator("[data-point]")).to_have_text(say("analysis-ended"))
    ann.page.locator("figure .area svg").click(position={"x": 32, "y": 60})
    expect(where).to_have_text(say("analysis-decision", number=1, last=last))
    ann.page.locator("h1").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(where).to_have_text(say("analysis-decision", number=2, last=last))
    rows = ann.panel("decisions").locator("tbody tr")
    expect(rows).to_have_count(last + 1)
    expect(rows.nth(1)).to_have_attribute("aria-current", "step")
    ann.panel("keys").locator("[data-key] a").first.click()
    ann.page.wait_for_url(f"**/replay/{taxi_over}?seat=*&move=*")
    ann.panel("share").locator("[data-analysis]").click()
    ann.page.wait_for_url(f"**/analysis/{taxi_over}")


@pytest.mark.parametrize("tab", ["keys", "decisions", "luck", "more"])
def test_it_fits_a_phone_and_axe_finds_nothing(visitor, taxi_over, tab):
    ann = come(visitor, taxi_over, viewport=PHONE)
    expect(ann.panel(tab).get_by_role("heading").first).to_be_visible()
    assert ann.page.evaluate(WIDE) == []
    assert not objections(ann.page)


def test_it_is_in_the_selected_language(visitor, taxi_over):
    ann = come(visitor, taxi_over)
    accounts = ann.panel("luck").locator("[data-accounts] td")
    before = accounts.all_inner_texts()
    ann.speak("de")
    expect(ann.page.get_by_role("heading", name=say("analysis-luck", "de"))).to_be_visible()
    after = accounts.all_inner_texts()
    assert [re.sub(r"\s", "", each) for each in after] == [each.replace(".", ",") for each in before]
    ann.page.get_by_role("tab", name=say("analysis-tab-more", "de")).click()
    expect(ann.page.get_by_label(say("analysis-command", "de"))).to_have_value(re.compile("--lang de$"))


# ---------------------------------------------------------------------------------------- beside the board


@pytest.fixture(scope="module")
def skyline():
    """A finished match of New York New York."""
    game = gotham.game("new-york-new-york", "plain")
    table = game.table(3, "analysed", {"rounds": "1"}, ["Ann", "Ben", "Cem"])
    return play(table, [bot(game, "greedy", seat) for seat in range(3)])


@pytest.fixture(scope="module")
def beside(server, skyline):
    """The same match on the server with an analysis, whose figures are made up: its id."""
    plant(server, "beside", skyline, "Ann", "Ben", "Cem")
    source = source_of(skyline.transcript())
    match = match_of(source)
    points = [
        DecisionPoint(place, frame.seat, (frame.seat,), (0.2, 0.3, 0.5), (0.3, 0.3, 0.4))
        for place, frame in enumerate(match.frames)
    ]
    numbers = Analysis((0.3, 0.3, 0.4), points, (1.0, 0.0, 0.0), [KeyMove(10, []), KeyMove(20, [])], [])
    documents = present_in_all_languages(source, numbers)

    async def keep():
        store = Store(Settings(data=server.data))
        await store.open()
        await StoredAnalyses(store).keep("beside", match.game, documents)
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # Playwright runs its own event loop in this one
        thread.submit(asyncio.run, keep()).result()
    return "beside"


def decided(table, place):
    """Return the seat that made a decision, and how many events it had noticed before."""
    seat = table.log[place].seat
    return seat, moves(table, seat)[place]


@pytest.mark.parametrize("size", SIZES.values(), ids=[*SIZES])
def test_the_board_follows_what_is_selected(visitor, beside, skyline, size):
    """By chart, table and key move; the chart, the board and the controls stay in the window."""
    ann = come(visitor, beside, viewport=dict(zip(("width", "height"), size, strict=True)))
    last = len(skyline.log)

    def shows(place):
        seat, move = decided(skyline, place)
        expect(ann.page.locator("[data-where]")).to_have_text(say("analysis-decision", number=place + 1, last=last))
        cards = Board(ann).hand.locator("[data-card]")
        wanted = held(skyline, seat, move)
        expect(cards).to_have_count(len(wanted))
        ann.wait(
            lambda: sorted(int(card.get_attribute("data-card")) for card in cards.all()) == wanted,
            f"hand of seat {seat}",
        )

    shows(10)
    ann.panel("keys").locator("[data-key='20'] [data-select]").click()
    shows(20)
    ann.panel("decisions").locator("[data-decision='33'] a").click()
    shows(33)
    assert ann.page.url.endswith(f"/analysis/{beside}"), "the position is shown here, not in the replay"
    chart = ann.page.locator("figure .area svg")
    box = chart.bounding_box()
    chart.click(position={"x": 30 + (box["width"] - 42) * 40 / last, "y": 30})
    shows(40)
    ann.page.locator("[data-next]").click()
    shows(41)
    parts = ["[data-seat]", "[data-score]", ".board", "[data-dock]", "[data-slider]", "[data-point]", "[data-analysed]"]
    assert ann.page.evaluate(OUTSIDE, [parts]) == []
    assert not ann.page.evaluate(SCROLLS)


# ----------------------------------------------------------------------------------------------- progress


def test_the_time_left_is_shown_once_it_is_known(visitor, taxi_over):
    """Nothing is said before parts were measured; the board is there meanwhile."""
    answers = [{"state": "waiting"}, {"state": "working"}, {"state": "working", "done": 2, "total": 40}]
    timed = {"state": "working", "done": 20, "total": 40, "left": 42.0}
    ann = visitor()
    ann.page.route("**/api/tables/*/analysis*", lambda route: route.fulfill(json=answers.pop(0) if answers else timed))
    ann.go(f"/analysis/{taxi_over}")
    working, left = ann.page.locator("[data-working]"), ann.page.locator("[data-left]")
    expect(working).to_contain_text(say("analysis-waiting"))
    expect(ann.page.locator(".board")).to_be_visible()
    expect(working).to_contain_text(say("analysis-parts", done=2, total=40))
    assert answers == []
    expect(left).to_have_text(say("analysis-seconds", count=40))
    expect(working).to_contain_text(say("analysis-parts", done=20, total=40))
    ann.page.unroute("**/api/tables/*/analysis*")
    expect(ann.page.locator("[data-analysed]")).to_be_visible(timeout=120_000)


def test_a_running_match_cannot_be_analysed(visitor, server):
    game = gotham.game("new-york-new-york", "plain")
    plant(server, "going-on", game.table(2, 1, names=["Ann", "Ben"]), "Ann", "Ben")
    ann = visitor()
    ann.go("/analysis/going-on")
    expect(ann.refused).to_contain_text("only finished matches")
    ann.go("/analysis/nowhere")
    expect(ann.refused).to_be_visible()
    ann.forgive("40[04]")


def test_a_hint_is_a_table_of_ranked_choices(visitor, server):
    """The bot's choice comes first."""
    ann, opened = visitor(), server.ask("/tables", {"game": "new-york-new-york", "name": "Ann"})
    ann.go(f"/table/{opened['id']}#{opened['token']}")
    assert ann.wait_for_turn()
    ann.page.locator("[data-hint-button]").first.click()
    ann.page.locator("[data-hint] [data-why]").click()
    weighing = ann.page.locator("[data-hint] [data-weighing]")
    expect(weighing).to_be_visible()
    words = ann.page.locator("[data-hint] ol li").first.inner_text()
    assert weighing.locator("tbody th").first.inner_text().lower() == words.lower()
    assert len({*weighing.locator("tbody th").all_inner_texts()}) == weighing.locator("tbody tr").count()
    assert not objections(ann.page)

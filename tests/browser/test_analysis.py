"""The analysis of a match in the browser: chart, table and numbers, by key and on a phone; and hints that weigh."""

import os
import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.planting import plant
from tests.browser.test_axe import objections
from tests.browser.test_phone import WIDE
from tests.browser.visitor import PHONE
from tests.documents import read, write_files
from tools.serving import Server

import gotham
from gotham.bots import bot, play

NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Where Taxi lies, the game of docs/new_game.md: a match of it is analysed at once."""
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
    """A match of three that is over: its id."""
    table = play(taxi.table(3, 4, names=["Ada", "Bob", "Cyd"]), [bot(taxi, "random", seat) for seat in range(3)])
    return server.ask("/replays", {"transcript": table.transcript()})["id"]


def come(visitor, id, **wish):
    ann = visitor(**wish)
    ann.go(f"/analysis/{id}")
    expect(ann.page.locator("[data-analysed]")).to_be_visible(timeout=120_000)
    return ann


def test_every_number_on_the_page_is_printed_by_the_command_it_names(visitor, taxi_over, folder, tmp_path):
    ann = come(visitor, taxi_over)
    ann.page.locator("details summary").click()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name=say("transcript")).click()
    command = ann.page.get_by_label(say("analysis-command")).input_value()
    saved.value.save_as(tmp_path / saved.value.suggested_filename)
    printed = run(command, folder, tmp_path)
    ann.page.evaluate("() => document.querySelectorAll('main .scale, main .about').forEach((each) => each.remove())")
    shown = ann.page.locator("main").inner_text()
    assert len(NUMBER.findall(shown)) > 60
    assert {*NUMBER.findall(shown)} - {*NUMBER.findall(printed)} == set()
    for name in ("Ada", "Bob", "Cyd"):
        assert name in shown


def run(command, folder, home):
    """What a command prints, typed as it stands."""
    words = command.split()
    assert words[0] == "gotham"
    call = [sys.executable, "-c", "from gotham.cli import main; main()", *words[1:], "--jobs", "1"]
    environment = os.environ | {"PYTHONPATH": str(folder), "GOTHAM_MODE": "plain", "COLUMNS": "200"}
    return subprocess.run(call, cwd=home, env=environment, capture_output=True, text=True, check=True).stdout


def test_the_chart_is_walked_by_key_and_leads_to_the_replay(visitor, taxi_over):
    ann = come(visitor, taxi_over)
    slider, point = ann.page.get_by_role("slider"), ann.page.locator("[data-point]")
    last = int(slider.get_attribute("max"))
    expect(point).to_contain_text(say("analysis-decision", number=1, last=last))
    slider.focus()
    for key, number in (("ArrowRight", 2), ("ArrowRight", 3), ("Home", 1)):
        ann.page.keyboard.press(key)
        expect(point).to_contain_text(say("analysis-decision", number=number, last=last))
    assert re.search(r"Ada \d+\.\d%, Bob \d+\.\d%, Cyd \d+\.\d%", slider.get_attribute("aria-valuetext"))
    ann.page.keyboard.press("End")
    expect(point).to_have_text(say("analysis-ended"))
    ann.page.locator("figure > svg").click(position={"x": 45, "y": 60})
    expect(point).to_contain_text(say("analysis-decision", number=1, last=last))
    ann.page.locator("details summary").click()
    expect(ann.page.get_by_role("region", name=say("analysis-list")).locator("tbody tr")).to_have_count(last + 1)
    ann.page.locator("[data-key] a").first.click()
    ann.page.wait_for_url(f"**/replay/{taxi_over}?seat=*&move=*")
    ann.page.locator("[data-analysis]").click()
    ann.page.wait_for_url(f"**/analysis/{taxi_over}")


def test_it_fits_a_phone_and_axe_finds_nothing(visitor, taxi_over):
    ann = come(visitor, taxi_over, viewport=PHONE)
    ann.page.locator("details summary").click()
    expect(ann.page.locator("[data-section]")).to_be_visible()
    assert ann.page.evaluate(WIDE) == []
    assert not objections(ann.page)


def test_it_is_told_in_the_language_that_is_spoken(visitor, taxi_over):
    ann = come(visitor, taxi_over)
    before = ann.page.locator("[data-accounts] td").all_inner_texts()
    ann.page.locator("header select").first.select_option("de")
    expect(ann.page.get_by_role("heading", name=say("analysis-luck", "de"))).to_be_visible()
    after = ann.page.locator("[data-accounts] td").all_inner_texts()
    assert [re.sub(r"\s", "", each) for each in after] == [each.replace(".", ",") for each in before]
    expect(ann.page.get_by_label(say("analysis-command", "de"))).to_have_value(re.compile("--lang de$"))


def test_what_goes_on_cannot_be_analysed(visitor, server):
    game = gotham.game("new-york-new-york", "plain")
    plant(server, "going-on", game.table(2, 1, names=["Ann", "Ben"]), "Ann", "Ben")
    ann = visitor()
    ann.go("/analysis/going-on")
    expect(ann.refused).to_contain_text("only finished matches")
    ann.go("/analysis/nowhere")
    expect(ann.refused).to_be_visible()
    ann.forgive("40[04]")


def test_a_hint_is_a_table_of_what_was_weighed(visitor, server):
    """What the bot would do comes first."""
    ann, opened = visitor(), server.ask("/tables", {"game": "new-york-new-york", "name": "Ann"})
    ann.go(f"/table/{opened['id']}#{opened['token']}")
    assert ann.wait_for_turn()
    ann.page.locator("[data-hint-button]").click()
    weighing = ann.page.locator("[data-hint] [data-weighing]")
    expect(weighing).to_be_visible()
    words = ann.page.locator("[data-hint] ol li").first.inner_text()
    assert weighing.locator("tbody th").first.inner_text().lower() == words.lower()
    assert len({*weighing.locator("tbody th").all_inner_texts()}) == weighing.locator("tbody tr").count()
    assert not objections(ann.page)

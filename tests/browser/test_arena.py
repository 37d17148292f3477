"""The arena in a browser: its report, and a match of it as a replay."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.test_axe import objections
from tests.browser.visitor import PHONE

import gotham
from gotham import arena
from gotham.arena.report.page import write_report
from gotham.cli.commands.host import arena_watch as watch

GAME = "new-york-new-york"


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A small tournament with a test, its report, and a match of it."""
    game, path = gotham.game(GAME, "plain"), tmp_path_factory.mktemp("arena") / "report.html"
    schedule = arena.plan(game, ["random"], options={"rounds": "1"})
    blocks = dict(arena.run(game, schedule, range(4), transcripts=True))
    tournament = arena.Tournament(("random",), (schedule,), 4)
    verdict = arena.SprtResult(arena.parse_hypotheses("0,10"), (0.3, 1.2, -0.4, 3.1), "high")
    write_report(path, arena.Outcome(tournament, [(schedule, blocks)], verdict), game.words("en"), None, path.parent)
    return path, blocks[0][0]


def test_the_report_is_accessible_and_fits_a_phone(visitor, played):
    ann = visitor()
    ann.go(played[0].as_uri())
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("New York New York")
    expect(ann.page.get_by_role("img", name="Log-likelihood ratio")).to_be_visible()
    assert not objections(ann.page)
    ann.page.set_viewport_size(PHONE)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_match_of_the_arena_is_a_replay(visitor, server, played, capsys):
    match = played[1]
    watch._show(server.address, match.transcript, False)
    link = re.search(r"http\S+", capsys.readouterr().out)[0]
    ann = visitor()
    ann.go(f"{link}?seat=0&move=3")
    expect(ann.page.locator("[data-where]")).to_have_text(say("move-of", move=3, last=match.length))
    expect(ann.page.get_by_role("button", name="random (1)", exact=True)).to_be_visible()

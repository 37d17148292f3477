"""Puzzles in the browser: found, solved by mouse and keyboard, answered wrongly, given up; on desktop and phone."""

import re
import shutil

import pytest
from playwright.sync_api import expect
from tests import riddles
from tests.browser.catalogue import say
from tests.browser.test_axe import objections
from tests.browser.test_phone import WIDE
from tests.browser.visitor import PHONE
from tests.documents import read, write_files
from tools.serving import Server

import gotham
from gotham.study import puzzles

DRAWN = "new-york-new-york"
ALL = {name: gotham.game(name, "plain") for name in gotham.all_games()}
GAMES = {name: game for name, game in ALL.items() if puzzles.puzzles(game)}


@pytest.fixture(scope="module")
def server(browser, tmp_path_factory):
    """A server that also has Taxi, the game of docs/new_game.md, with hand-made puzzles and without its drawn board."""
    folder = tmp_path_factory.mktemp("taxi")
    write_files(read("docs/new_game.md"), folder)
    shutil.rmtree(folder / "gotham_taxi" / "board")
    riddles.write(folder / "gotham_taxi")
    server = Server(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        server.start()
    yield server
    server.stop()
    assert '"level": "error"' not in server.log.read_text()


class Solver:
    """A person at a puzzle."""

    def __init__(self, visitor, path=""):
        self.page = visitor.page
        if path:
            visitor.go(f"/puzzle/{path}")
        expect(self.leaf).to_be_visible()

    @property
    def leaf(self):
        return self.page.locator(".leaf")

    def at(self, id, verdict="begun"):
        expect(self.leaf.get_by_role("heading")).to_have_text(say("puzzle-number", id=id))
        expect(self.leaf).to_have_attribute("data-step", verdict)

    def lay(self, card):
        """Lay a card in Taxi."""
        self.page.locator(f'[data-action="{card - 1}"]').click()


def marks(page):
    """Return the mark of each puzzle in the list, once it is loaded."""
    page.locator("[data-puzzle]").first.wait_for()
    found = page.locator("[data-puzzle]").all_inner_texts()
    return [" ".join(text.split()) for text in found]


# -------------------------------------------------------------------------------------- finding a puzzle


def test_from_the_home_page_to_a_solved_puzzle(visitor):
    ann = visitor()
    ann.go("/")
    ann.page.locator("[data-puzzles=taxi]").click()
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    assert marks(ann.page) == ["1", "2", "3"]
    assert not objections(ann.page)
    ann.page.locator("[data-puzzle='1']").click()
    solver = Solver(ann)
    solver.at(1)
    expect(solver.leaf.locator(".task")).to_contain_text("Round 1 is yours to lose")
    solver.lay(9)
    solver.at(1, "right")
    expect(solver.leaf).to_contain_text("9 is enough")
    expect(ann.page.locator("[data-action]")).to_have_count(0)
    ann.page.locator("[data-next]").click()
    solver.at(2)
    ann.page.get_by_role("link", name=say("puzzle-all")).click()
    expect(ann.page.get_by_text(say("puzzles-solved", solved=1, count=1))).to_be_visible()
    assert marks(ann.page) == [f"1 ✓ {say('puzzle-mark-solved')}", "2", "3"]


def test_the_puzzle_of_the_day(visitor, server):
    """Its link opens the puzzle that the server names, the same for all."""
    ann, daily = visitor(), server.ask("/games/taxi/puzzles")["daily"]
    ann.go("/puzzles/taxi")
    day = ann.page.locator("[data-daily]")
    expect(day).to_have_attribute("href", f"/puzzle/taxi/{daily}")
    day.click()
    expect(ann.page.locator("#leaf-place")).to_contain_text(say("puzzle-of-day"))


def test_an_unknown_puzzle(visitor):
    for path in ("/puzzle/taxi/99", "/puzzle/none/1", "/puzzles/none"):
        ann = visitor()
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(say("missing"))
        ann.forgive("404")


# ---------------------------------------------------------------------------------------------- answers


def test_a_wrong_answer_has_a_reason_and_changes_nothing(visitor):
    ann = visitor()
    solver = Solver(ann, "taxi/1")
    choices = ann.page.locator("[data-action]").all_inner_texts()
    solver.lay(6)
    expect(ann.refused).to_have_text(re.compile(f"Mabel has 8 and takes it with that. {say('puzzle-wrong')}"))
    assert ann.page.locator("[data-action]").all_inner_texts() == choices
    assert not objections(ann.page)
    solver.lay(11)
    expect(ann.refused).not_to_contain_text("Mabel")
    expect(ann.refused).to_contain_text(say("puzzle-wrong"))
    solver.lay(9)
    solver.at(1, "right")
    expect(ann.refused).to_have_count(0)


def test_giving_up_shows_the_solution_and_allows_a_restart(visitor):
    ann = visitor()
    solver = Solver(ann, "taxi/3")
    ann.page.locator("[data-solution]").click()
    solver.at(3, "shown")
    expect(solver.leaf.locator(".verdict li")).to_have_text(["lay 7"])
    expect(ann.log).to_contain_text("7")
    expect(ann.page.locator("[data-next]")).to_have_attribute("href", "/puzzles/taxi")  # after the last one
    assert not objections(ann.page)
    ann.page.get_by_role("button", name=say("puzzle-again")).click()
    solver.at(3)
    ann.page.locator("[data-action]").first.wait_for()
    ann.go("/puzzles/taxi")
    assert marks(ann.page)[2] == f"3 ○ {say('puzzle-mark-shown')}"


def test_by_keyboard(visitor):
    """From the question to the next puzzle; the verdict is announced."""
    ann = visitor()
    solver = Solver(ann, "taxi/1")
    ann.page.locator('[data-action="5"]').focus()
    ann.page.keyboard.press("Enter")
    solver.at(1, "wrong")
    expect(ann.refused).to_contain_text("Mabel has 8")
    ann.page.locator('[data-action="8"]').focus()
    ann.page.keyboard.press("Enter")
    solver.at(1, "right")
    expect(ann.page.locator("[aria-live]", has_text=say("puzzle-right")).first).to_be_attached()
    ann.page.locator("[data-next]").focus()
    ann.page.keyboard.press("Enter")
    solver.at(2)


def test_a_puzzle_is_shared_by_its_address(visitor, server):
    ann = visitor()
    solver = Solver(ann, "taxi/2")
    solver.leaf.locator("summary").click()
    expect(solver.leaf.get_by_label(say("puzzle-link"))).to_have_value(f"{server.address}/puzzle/taxi/2")


# ------------------------------------------------------------------------------- puzzles of the games


def solve(solver, game, puzzle, press):
    """Play the solution on the drawn board of New York New York."""
    for action in puzzle.solution:
        _, (card, *_) = game.rules.ACTIONS.parts(game.read(action))
        press(solver.page.locator(f'button.lit[data-card="{card}"]'))


def by_key(button):
    button.focus()
    button.page.keyboard.press("Enter")


@pytest.mark.parametrize("press", [lambda button: button.click(), by_key], ids=["click", "key"])
@pytest.mark.parametrize("kind", ["play", "take"])
def test_on_a_drawn_board(visitor, kind, press):
    game, ann = GAMES[DRAWN], visitor()
    puzzle = next(each for each in puzzles.puzzles(game) if each.solution[0].startswith(kind))
    solver = Solver(ann, f"{DRAWN}/{puzzle.id}")
    solve(solver, game, puzzle, press)
    solver.at(puzzle.id, "right")
    table = puzzles.begin(game, puzzle)
    expect(solver.leaf).to_contain_text(puzzles.said(game, puzzle, puzzle.why[0], game.words(), table)[:20])


@pytest.mark.parametrize("name", GAMES)
def test_each_game_on_a_phone(visitor, name):
    """A puzzle, its solution and the list are all at most 360 pixels wide."""
    ann, first = visitor(viewport=PHONE), puzzles.puzzles(GAMES[name])[0]
    solver = Solver(ann, f"{name}/{first.id}")
    expect(solver.leaf.locator(".task")).to_be_in_viewport()
    assert ann.page.evaluate(WIDE) == []
    ann.page.locator("[data-solution]").click()
    solver.at(first.id, "shown")
    assert ann.page.evaluate(WIDE) == []
    assert not objections(ann.page)
    ann.page.set_viewport_size(PHONE)
    ann.go(f"/puzzles/{name}")
    expect(ann.page.locator("[data-puzzle]")).to_have_count(len(puzzles.puzzles(GAMES[name])))
    assert ann.page.evaluate(WIDE) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_in_another_language(visitor, name):
    """Also when it is selected during a puzzle; the progress stays."""
    game, ann = GAMES[name], visitor()
    first = puzzles.puzzles(game)[0]
    solver, table = Solver(ann, f"{name}/{first.id}"), puzzles.begin(game, first)
    for language in ("fr", "de"):
        ann.speak(language)
        asked = puzzles.said(game, first, first.question, game.words(language), table)
        expect(solver.leaf.locator(".task")).to_contain_text(re.sub(r"\s+", " ", asked))

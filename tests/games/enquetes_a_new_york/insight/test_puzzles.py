"""Cases that can be solved now: each has one answer, which nothing reveals, and wrong answers are refuted."""

import itertools
import re

import msgspec
import pytest
from msgspec import structs
from tests.patience import first_only
from tools import mining_enquetes_a_new_york as mining

from gotham.cli.terminal.puzzle_session import PuzzleSession
from gotham.cli.terminal.screen import PlainScreen
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, NAMES
from gotham.games.enquetes_a_new_york.insight.puzzles import FEWEST, refute
from gotham.i18n.catalogue import LANGUAGES
from gotham.server.http.puzzles import _answered
from gotham.server.http.schemas import Attempt
from gotham.study import puzzles

from ..meaning import SQUARES, is_true
from ..tables import GAME

PUZZLES = puzzles.puzzles(GAME)
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)


def facts_of(puzzle):
    """Return the solver's knowledge from the text of the scene: for each card or seat, the squares it allows."""
    read = re.findall(r"^card (\w+) ([^?]\S*) ", puzzle.scene, re.MULTILINE)
    found = {card: {square for square in SQUARES if is_true(CLUES[NAMES[clue]], square)} for card, clue in read}
    accused = re.search(r"^accused (.+)$", puzzle.scene, re.MULTILINE)
    wrong = enumerate(accused[1].split() if accused else [])
    return found | {seat: set(SQUARES) - {square} for seat, square in wrong if square != "-"}


def test_there_are_a_hundred_the_easy_ones_first():
    assert [puzzle.id for puzzle in PUZZLES] == [str(number) for number in range(1, 101)]
    grades = [puzzle.grade for puzzle in PUZZLES]
    assert grades == sorted(grades)
    assert all(grades.count(grade) >= 30 for grade in puzzles.GRADES)


def test_no_two_are_alike():
    clues = [set(re.findall(r"^card \w+ ([^?]\S*) ", puzzle.scene, re.MULTILINE)) for puzzle in PUZZLES]
    assert max(len(one & other) for one, other in itertools.combinations(clues, 2)) < mining.ALIKE


@every_puzzle
def test_all_facts_leave_one_square_and_no_two_facts_do(puzzle):
    """By the game's own solver, and by an independent reading of the clues, square by square."""
    puzzles.prove(GAME, puzzle)
    facts = [*facts_of(puzzle).values()]
    (square,) = set.intersection(*facts)
    assert puzzle.solution == (f"accuse {square}",)
    assert all(len(set.intersection(*some)) > 1 for some in itertools.combinations(facts, FEWEST - 1))


@every_puzzle
def test_every_other_square_is_refuted_by_an_excluding_fact(puzzle):
    facts, wrong = facts_of(puzzle), dict(puzzle.wrong)
    assert wrong.pop("end", wrong.pop("roll", "")) == "=puzzle-enough"
    assert {*wrong, *puzzle.solution} == {f"accuse {square}" for square in SQUARES}
    for action, words in wrong.items():
        by = re.search(r"card=(\w+)|who=seat:(\d)", words)
        assert action.removeprefix("accuse ") not in facts[by[1] or int(by[2])]


@every_puzzle
def test_the_explanation_ends_with_one_square(puzzle):
    left = set(SQUARES)
    for words in puzzle.why:
        by = re.search(r"card=(\w+)|who=seat:(\d)", words)
        left &= facts_of(puzzle)[by[1] or int(by[2])]
        assert f"count={len(left)} " in words
        assert "left=counted" in words or set(words.split("squares=")[1].split(",")) == left
    assert len(left) == 1


@pytest.mark.clause("EN-34")
@every_puzzle
def test_a_puzzle_contains_only_a_view(puzzle):
    """The file contains neither the answer nor an unread card."""
    lines = puzzle.scene.splitlines()
    assert f"view {puzzle.seat}" in lines
    assert {"case generated", "answer ?"} <= {*lines}
    read = next(line.split()[2:] for line in lines if line.startswith(f"read {puzzle.seat}"))
    assert {card.removesuffix("-") for card in read} == {card for card in facts_of(puzzle) if isinstance(card, str)}
    assert [line for line in lines if re.match(r"read \d [^?]", line)] == [f"read {puzzle.seat} {' '.join(read)}"]


# --------------------------------------------------------------------------------------------- solving


@pytest.mark.parametrize("number", [1, 41, 100])
def test_a_browser_does_not_get_the_answer(number):
    puzzle = PUZZLES[number - 1]
    found = _answered(GAME, puzzle.id, Attempt(), "en")
    assert (found.verdict, found.told, found.solution) == ("begun", [], [])
    board = found.view.board
    assert (board["answer"], board["excluded"], board["left"]) == (None, None, None)
    last = found.view.legal[-1]  # every square may be accused
    assert [GAME.notation[action] for action in range(last - 24, last + 1)] == [f"accuse {each}" for each in SQUARES]
    assert "Left: " not in msgspec.json.encode(found).decode()
    square = puzzle.solution[0].removeprefix("accuse ")
    wrong = _answered(GAME, puzzle.id, Attempt(now=[next(iter(puzzle.wrong))]), "en")
    assert wrong.verdict == "wrong"
    assert wrong.view.board == board
    right = _answered(GAME, puzzle.id, Attempt(now=[f"accuse {square}"]), "en")
    assert (right.verdict, len(right.told)) == ("right", len(puzzle.why))
    assert right.view.board["answer"] == SQUARES.index(square)


def test_the_terminal_does_not_compute_it_either():
    solving = PuzzleSession(GAME, PUZZLES[0], PlainScreen(GAME.words("en")))
    assert {*solving._commands} == {"clues", "map", "lab"}


def test_wrong_answers_get_a_reason():
    puzzle, words = PUZZLES[0], GAME.words("en")
    table = puzzles.begin(GAME, puzzle)
    judged = puzzles.judge(GAME, puzzle, ["accuse A1"])
    said = puzzles.said(GAME, puzzle, judged.words, words, table)
    assert re.fullmatch(r"Not A1: [ix]\d+ rules it out\. .+", said)
    assert puzzles.judge(GAME, puzzle, ["end"]).words == "=puzzle-enough"


@pytest.mark.parametrize("number", first_only([57, *range(1, 57), *range(58, 101)]))
def test_all_texts_exist_in_four_languages(number):
    puzzle = PUZZLES[number - 1]
    assert puzzles.problem(GAME, structs.replace(puzzle, wrong={})) == ""
    table = puzzles.begin(GAME, puzzle)
    for words in map(GAME.words, LANGUAGES):
        assert "{" not in puzzles.said(GAME, puzzle, puzzle.question, words, table)


# --------------------------------------------------------------------------------------- invalid puzzles


def changed(*pairs, **more):
    puzzle = PUZZLES[0]
    scene = puzzle.scene
    for before, after in pairs:
        assert re.search(before, scene, re.MULTILINE)
        scene = re.sub(before, after, scene, flags=re.MULTILINE)
    return structs.replace(puzzle, scene=scene, **more)


@pytest.mark.parametrize(
    ("puzzle", "reason"),
    [
        (changed((r"^turn \d closing", "turn 0 closing"), seat=1), "in which the seat may accuse"),
        (changed(("^option case generated", "option case 3"), ("^case generated", "case 3")), "outside the box"),
        (changed((r"^(card x3) \S+", r"\1 image-edge")), "the squares left are: C1 D1 E1"),
        (changed(solution=("accuse A1",)), "the squares left are: E1"),
        (changed((r"^(card i3) \S+", r"\1 in-brentwood"), (r"^(card i8) \S+", r"\1 row-1")), "fewer than 3 facts"),
    ],
)
def test_an_invalid_puzzle_is_refused(puzzle, reason):
    with pytest.raises(ValueError, match=reason):
        puzzles.prove(GAME, puzzle)


# ------------------------------------------------------------------------------------------------ mining


def test_mining_finds_the_first_moment_a_seat_could_have_known():
    found = next(mining.mine(GAME, "test"))
    puzzles.prove(GAME, found)
    assert refute(GAME, found, [GAME.read("accuse A1" if found.solution != ("accuse A1",) else "accuse B1")])
    assert found == next(mining.mine(GAME, "test"))

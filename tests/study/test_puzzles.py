"""Puzzles: valid files, the puzzle of the day, and the verdict on an answer."""

import datetime
import re
import types

import pytest
from tests import riddles
from tools.puzzles import mined

import gotham
from gotham.i18n.errors import GothamError, Illegal, Unknown
from gotham.study import puzzles

SUNDAY = datetime.date(2026, 3, 1)
GAMES = [name for name in gotham.all_games() if puzzles.file_of(gotham.game(name, "plain")).exists()]
COUNT, SAMPLE = 100, 4  # puzzles of each game, and how many make test proves; make deep proves all
SLOW = ("chinatown",)  # interpreted, one of them takes its solver longer than all other tests here


@pytest.fixture
def game(taxi, tmp_path):
    riddles.write(tmp_path / "gotham_taxi")
    yield taxi
    puzzles.puzzles.cache_clear()


# --------------------------------------------------------------------------------------------- reading


def test_a_game_has_its_puzzles(game):
    assert [puzzle.id for puzzle in puzzles.puzzles(game)] == ["1", "2", "3"]
    assert puzzles.find(game, "2").grade == 2
    assert puzzles.check(game) == []
    assert puzzles.read(game, puzzles.write(puzzles.puzzles(game))) == puzzles.puzzles(game)
    assert puzzles.messages(game) == {"puzzle-fare", "puzzle-won"}


def test_a_game_may_have_no_puzzles(taxi):
    assert puzzles.puzzles(taxi) == ()
    with pytest.raises(Unknown, match="there are no puzzles for taxi"):
        puzzles.find(taxi, "1")
    with pytest.raises(Unknown, match="there are no puzzles for taxi"):
        puzzles.daily(taxi, SUNDAY)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "line 1 of the puzzles of taxi: Input data was truncated"),
        ("\n", "line 1"),
        ('{"id": "1"}\n', "missing required field `scene`"),
        (riddles.written(riddles.riddle("1", colour=1)), "unknown field `colour`"),
        (riddles.written(riddles.riddle("1", seat="0")), "Expected `int`, got `str`"),
        (riddles.written(riddles.riddle("1", id="no. 1")), "'no. 1' is no id"),
        (riddles.written(riddles.riddle("1", id="")), "'' is no id"),
        (riddles.written(riddles.riddle("1", grade=4)), "grade 4 is none of"),
        (riddles.written(riddles.riddle("1", solution=[])), "there is no solution"),
        (riddles.written(riddles.riddle("1", why=[])), "there is no solution"),
        (riddles.written(riddles.riddle("1", solution=["fly 9"])), "“fly 9” is not an action"),
        (riddles.written(riddles.riddle("1"), riddles.riddle("2", id="1")), "line 2 .* two puzzles are called 1"),
    ],
)
def test_an_error_is_reported_with_its_line(taxi, text, reason):
    with pytest.raises(GothamError, match=reason) as error:
        puzzles.read(taxi, text)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"scene": "gotham scene 2\n"}, "line 1"),
        ({"scene": riddles.scene((1, 2, 3), (4, 5, 6, 7))}, "TX-02"),
        ({"seat": 2}, "seat 2"),
        ({"seat": -1}, "seat -1"),
        ({"solution": ["lay 12"]}, "TX-03"),
        ({"question": "=puzzle-none"}, "“=puzzle-none” is not a complete message"),
        ({"question": "=puzzle-fare"}, "“=puzzle-fare” is not a complete message"),
        ({"question": "Which card?"}, "“Which card\\?” is not a complete message"),
        ({"wrong": {"lay 2": "=puzzle-low"}}, "“=puzzle-low” is not a complete message"),
    ],
)
def test_errors_in_a_position_are_found_by_the_check(game, tmp_path, changes, reason):
    (tmp_path / "gotham_taxi" / "puzzles.jsonl").write_text(riddles.written(riddles.riddle("1", **changes)), "utf-8")
    (problem,) = puzzles.check(game)
    assert re.search(f"^1: .*{reason}", problem)


def test_the_seat_of_a_puzzle_must_be_able_to_act(game, tmp_path):
    laid = riddles.scene(*riddles.HANDS["1"]).replace("laid 0", "laid 1").replace("place 2 1", "place 2 4")
    text = riddles.written(riddles.riddle("1", scene=laid))
    (tmp_path / "gotham_taxi" / "puzzles.jsonl").write_text(text, "utf-8")
    assert puzzles.check(game) == ["1: seat 0 may not act"]


# -------------------------------------------------------------------------------- the puzzle of the day


def test_the_puzzle_of_a_day_is_the_same_for_all(game):
    """And on any later day, so that people can share it."""
    days = [puzzles.daily(game, SUNDAY + datetime.timedelta(day)).id for day in range(9)]
    assert days == ["1", "3", "2", "1", "2", "3", "1", "2", "1"]


def test_all_puzzles_come_before_one_repeats(game):
    ids = [puzzles.daily(game, datetime.date.fromordinal(day)).id for day in range(3, 303)]
    turns = [ids[at : at + 3] for at in range(0, 300, 3)]
    assert {tuple(sorted(turn)) for turn in turns} == {("1", "2", "3")}
    assert len({tuple(turn) for turn in turns}) == 6


# -------------------------------------------------------------------------------------------- an answer


def test_only_the_solution_is_right(game):
    puzzle = puzzles.find(game, "1")
    verdicts = {action: puzzles.judge(game, puzzle, [action]) for action in puzzles.begin(game, puzzle).legal(0)}
    assert {action for action, judged in verdicts.items() if judged.verdict == "right"} == {"lay 9"}
    assert verdicts["lay 2"][:2] == ("wrong", "=puzzle-low who=seat:1 card=8")
    assert verdicts["lay 11"][:2] == ("wrong", "")
    with pytest.raises(Illegal, match="TX-03"):
        puzzles.judge(game, puzzle, ["lay 8"])


def test_a_stored_reason_for_a_wrong_answer_is_given_first(game):
    puzzle = puzzles.Puzzle(**riddles.riddle("1", wrong={"lay 2": "=puzzle-low who=seat:1 card=4"}))
    assert puzzles.judge(game, puzzle, ["lay 2"]).words == "=puzzle-low who=seat:1 card=4"


def test_the_start_of_a_longer_solution_is_no_answer_yet():
    """Play and take are two decisions; a right first one is confirmed, as in chess puzzles."""
    game = gotham.game("new-york-new-york", "plain")
    table = game.table(2, "puzzle")
    first = table.legal(0)[0]
    table.act(0, first)
    second = table.legal(0)[0]
    other = next(action for action in table.legal(0) if action != second)
    scene = game.table(2, "puzzle").scene()
    puzzle = puzzles.Puzzle("1", scene, 0, "=title", (first, second), ("=title",), 1, {f"{first}; {other}": "=title"})
    worth = [puzzles.judge(game, puzzle, run).verdict for run in ([], [first], [first, second], [first, other])]
    assert worth == ["begun", "begun", "right", "wrong"]


def test_actions_after_the_answer_do_not_count():
    """If a person types their whole turn, only the expected action is judged."""
    game = gotham.game("new-york-new-york", "plain")
    table = game.table(2, "puzzle")
    right, wrong = table.legal(0)[:2]
    puzzle = puzzles.Puzzle("1", table.scene(), 0, "=title", (right,), ("=title",), 1, {wrong: "=title"})
    table.act(0, right)
    behind = table.legal(0)[0]
    assert puzzles.judge(game, puzzle, [right, behind]) == ("right", "", (game.read(right),))
    assert puzzles.judge(game, puzzle, [wrong, behind]) == ("wrong", "=title", (game.read(wrong),))
    with pytest.raises(Illegal):
        puzzles.judge(game, puzzle, [right, "play B12"])


def test_texts_are_read_at_the_table_of_the_puzzle(game):
    puzzle, words = puzzles.find(game, "1"), game.words("de")  # a language that Taxi lacks
    table = puzzles.begin(game, puzzle, name="Ann")
    assert table.names == ("Ann", "Mabel")
    assert puzzles.said(game, puzzle, puzzle.why[0], words, table) == "9 is enough, and “lay 11” is kept for later."
    refuted = puzzles.judge(game, puzzle, ["lay 6"]).words
    assert puzzles.said(game, puzzle, refuted, words, table) == "Mabel has 8 and takes it with that."


def test_played_actions_are_on_the_table(game):
    table = puzzles.begin(game, puzzles.find(game, "1"), ["lay 9"])
    assert table.story(0) == ["Player 1 lays 9."]


def test_the_solver_decides(game):
    for puzzle in puzzles.puzzles(game):
        puzzles.prove(game, puzzle)
    with pytest.raises(ValueError, match="what wins is"):
        puzzles.prove(game, puzzles.Puzzle(**riddles.riddle("1", solution=("lay 11",))))


# ----------------------------------------------------------------------------------------------- mining


def test_mining_selects_sound_and_different_puzzles(game, capsys):
    """Even grades, the easy ones first; each with its reasons for wrong answers."""
    twice = [puzzles.Puzzle(**riddles.riddle(id)) for id in ("3", "1", "1", "2", "3")]
    broken = [puzzles.Puzzle(**riddles.riddle("2", solution=("lay 4",)))]
    same_grade = [puzzles.Puzzle(**riddles.riddle("2", grade=3))]
    found = mined(game, types.SimpleNamespace(mine=lambda _, __: [*twice[:1], *broken, *same_grade, *twice]), "", 3)
    assert [(puzzle.id, puzzle.grade, puzzle.solution[0]) for puzzle in found] == [
        ("1", 1, "lay 9"),
        ("2", 2, "lay 12"),
        ("3", 3, "lay 7"),
    ]
    assert found[0].wrong == {f"lay {card}": "=puzzle-low who=seat:1 card=8" for card in (2, 6)}
    assert "left out, what wins is" in capsys.readouterr().out


# --------------------------------------------------------------------------------- the shipped puzzles


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_hundred_puzzles_of_all_grades(name):
    found = puzzles.puzzles(gotham.game(name, "plain"))
    assert [puzzle.id for puzzle in found] == [str(number + 1) for number in range(COUNT)]
    assert len({puzzle.scene for puzzle in found}) == COUNT
    grades = [puzzle.grade for puzzle in found]
    assert grades == sorted(grades)
    assert all(COUNT // 4 < grades.count(grade) < COUNT // 2 for grade in puzzles.GRADES)


@pytest.mark.parametrize("name", GAMES)
def test_all_are_sound_in_every_language(name):
    assert puzzles.check(gotham.game(name, "plain")) == []


@pytest.mark.parametrize("name", [name for name in GAMES if name not in SLOW])
def test_some_are_proved_to_have_one_solution(name):
    """Of every grade: by the exact solver of the game."""
    game = gotham.game(name, "plain")
    for puzzle in puzzles.puzzles(game)[:: COUNT // SAMPLE]:
        puzzles.prove(game, puzzle)


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_all_are_proved_to_have_one_solution(name):
    game = gotham.game(name)
    for puzzle in puzzles.puzzles(game):
        puzzles.prove(game, puzzle)

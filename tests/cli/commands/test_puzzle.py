"""`gotham puzzle`: answers typed in the terminal, the verdict, and the stored progress."""

import pytest
from tests import riddles

from gotham.match import game as library
from gotham.study import puzzles

KNOWN = (library.entries, library.game, puzzles.puzzles)  # values that a process caches


@pytest.fixture
def installed(taxi):
    """Install Taxi for one test."""
    for each in KNOWN:
        each.cache_clear()
    yield taxi
    for each in KNOWN:
        each.cache_clear()


@pytest.fixture
def solve(installed, tmp_path, command):
    """Type answers to a puzzle of Taxi in plain lines; return the output."""
    riddles.write(tmp_path / "gotham_taxi")

    def run(*arguments, typed=""):
        code, out, err = command("puzzle", "taxi", "--plain", *arguments, typed=typed)
        assert (code, err) == (0, "")
        return out.splitlines()

    return run


def test_wrong_then_right(solve):
    said = solve("1", typed="lay 6\nlay 9\n")
    assert ", puzzle 1 (Easy)" in said[0]
    assert "task: Round 1 is yours to lose: which card wins it, and no higher than it must be?" in said
    wrong, right = said.index("task: Mabel has 8 and takes it with that."), said.index("result: That is it!")
    assert said[wrong + 1] == "task: That is not it. Have another look."
    assert wrong < said.index("log: Player 1 lays 9.") < right
    assert said[right + 1] == "result: 9 is enough, and “lay 11” is kept for later."
    assert said[-1].startswith("note: To continue:")
    assert said[-1].endswith("puzzle taxi 2")


def test_solved_puzzles_are_stored(solve, installed):
    """The puzzle of the day comes first, then the first unsolved one; when all are solved, again the one of the day."""
    daily = puzzles.daily(installed, puzzles.today()).id
    for number in sorted(riddles.BEST, key=lambda number: (str(number) != daily, number)):
        assert f"puzzle {number} " in solve(typed=f"lay {riddles.BEST[number]}\n")[0]
    assert f"puzzle {daily} " in solve(typed="q\n")[0]
    assert [line for line in solve("--list") if line.startswith("  ")] == ["  1✓", "  2✓", "  3✓"]


def test_giving_up_does_not_solve_it(solve):
    said = solve("2", typed="s\n")
    assert "result: The solution: lay 12" in said
    assert "Easy  (solved: 0 of 1)" in solve("--list")


def test_other_input(solve):
    """Help, rules, the position again; illegal actions and unknown input are refused."""
    said = solve("1", typed="?\nr TX-03\np\n\nu\nlay 8\nfly\nlay\n")
    assert "help: s  shows the solution" in said
    assert any(line.startswith("rule: TX-03") for line in said)
    assert sum(line.startswith("task: Round 1") for line in said) == 4
    assert [line[:13] for line in said if line.startswith("error: ")] == ["error: TX-03:", "error: “fly” "]
    assert not [line for line in said if line.startswith("result: ")]  # the input ended earlier


def test_the_puzzle_of_the_day(solve, installed):
    daily = puzzles.daily(installed, puzzles.today()).id
    assert f"puzzle {daily} " in solve("--daily", typed="q\n")[0]
    assert "the puzzle of the day" in solve("--daily", typed="q\n")[0]
    assert solve("--list")[0] == f"The puzzle of the day is number {daily}."


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("taxi", "4"), "there is no puzzle “4” in taxi"),
        (("taxi", "4" * 99), "there is no puzzle"),
        (("taxi", "1", "--daily"), "give only one of these: a puzzle, --daily or --list"),
        (("taxi", "--list", "--daily"), "give only one"),
        (("none",), "none"),
    ],
)
def test_unknown_puzzles(solve, command, arguments, reason):
    code, out, err = command("puzzle", *arguments)
    assert (code, out) == (2, "")
    assert reason in err
    assert err.count("\n") == 1


def test_a_game_without_puzzles(installed, command):
    for arguments in ((), ("--daily",), ("--list",), ("1",)):
        code, _, err = command("puzzle", "taxi", *arguments)
        assert (code, err) == (2, "gotham: there are no puzzles for taxi\n")

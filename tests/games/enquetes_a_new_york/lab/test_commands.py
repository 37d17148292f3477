"""`gotham case`: new cases, checks, the case of the day."""

import datetime
import io
import re
import sys
import time
from pathlib import Path

import pytest

import gotham
from gotham.cli import main
from gotham.engine import commitment_of, key_of
from gotham.games.enquetes_a_new_york.cases import case_file, daily
from gotham.games.enquetes_a_new_york.cases.certificate import Case, difficulty, faults_of_case
from gotham.games.enquetes_a_new_york.cases.clues import CLUES
from gotham.games.enquetes_a_new_york.cases.generator import generate
from gotham.games.enquetes_a_new_york.cases.opening import new_case, on_case
from gotham.games.enquetes_a_new_york.lab import commands
from gotham.games.enquetes_a_new_york.rules.board import SQUARE, SQUARES
from gotham.games.enquetes_a_new_york.rules.state import INFORMANTS, LEVEL, State

NAME = "enquetes-a-new-york"
CASES = 200  # of each level
TODAY = datetime.date(2026, 11, 15)


@pytest.fixture
def command(monkeypatch, capsys, tmp_path):
    """Run `gotham case`; return the exit code, stdout and stderr."""
    for name, value in {"GOTHAM_LANG": "en", "GOTHAM_MODE": "plain", "XDG_STATE_HOME": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("GOTHAM_SECRET", raising=False)
    monkeypatch.setattr(daily, "today", lambda: TODAY)

    def run(*arguments, typed=""):
        monkeypatch.setattr(sys, "argv", ["gotham", "case", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        with pytest.raises(SystemExit) as end:
            main()
        return end.value.code, *capsys.readouterr()

    return run


# ---------------------------------------------------------------------------------------- new cases


@pytest.mark.clause("EN-17")
def test_the_same_seed_gives_the_same_case(command):
    code, said, _ = command("new", "--level", "2", "--seed", "S")
    assert code == 0
    assert command("new", "--level", "2", "--seed", "S")[1] == said
    assert command("new", "--level", "2", "--seed", "T")[1] != said
    assert command("new", "--level", "1", "--seed", "S")[1] != said


@pytest.mark.clause("EN-17")
@pytest.mark.parametrize("level", [1, 2])
def test_a_case_of_a_seed_is_the_same_in_every_release(level):
    """So neither the order of the grammar nor the search may change: new clues need a new generator."""
    golden = Path(__file__).parents[1] / "cases" / f"level-{level}.txt"
    assert case_file.write_case(new_case(level, "golden")) == golden.read_text("utf-8")


@pytest.mark.clause("EN-13", "EN-14", "EN-17")
@pytest.mark.parametrize("level", [1, 2])
def test_generated_cases_meet_every_guarantee(level, print_later):
    rows, make = State.rows(), gotham.game(NAME).bind(generate)
    slowest, answers, least = 0.0, set(), []
    for number in range(CASES):
        s = rows[0]
        s.key[:], s.options[LEVEL] = key_of(f"case {number}"), level - 1
        start = time.perf_counter()
        decoys = make(s)
        slowest = max(slowest, time.perf_counter() - start) if number else 0.0  # the first is compiled
        squares = tuple(square for square in range(SQUARES) if decoys >> square & 1)
        case = Case(level, int(s.answer), tuple(s.clue.tolist()), squares)
        assert faults_of_case(case) == []
        answers.add(case.answer)
        least.append(difficulty(case).least)
    assert len(answers) == 25
    assert min(least) >= (3, 5)[level - 1]
    print_later(
        f"{CASES} generated cases of level {level}: {min(least)} to {max(least)} cards needed, slowest {slowest:.4f} s"
    )


def test_interpreted_and_compiled_generators_make_the_same_cases():
    rows, make = State.rows(), gotham.game(NAME).bind(generate)
    for number in range(6):
        s = rows[0]
        s.key[:], s.options[LEVEL] = key_of(f"case {number}"), number % 2
        make(s)
        case = new_case(number % 2 + 1, f"case {number}")
        assert case.answer == s.answer
        assert sorted(case.clues) == sorted(s.clue.tolist())
        assert case.clues[:INFORMANTS] == tuple(sorted(s.clue[:INFORMANTS].tolist()))


# ------------------------------------------------------------------------------------------- checks


def test_a_new_case_passes_its_own_check(command, tmp_path):
    text = command("new", "--level", "2", "--seed", "S")[1]
    (tmp_path / "case.txt").write_text(text, "utf-8")
    code, said, _ = command("check", str(tmp_path / "case.txt"))
    assert code == 0
    assert said.endswith("All guarantees hold.\n")
    assert re.match("at least [5-9] cards are needed", said)


def test_the_box_passes(command):
    code, said, _ = command("check")
    assert (code, said.count("level 1, case"), said.count("level 2, case")) == (0, 12, 12)


def test_a_case_with_another_answer_is_reported_with_its_clauses(command):
    text = command("new", "--seed", "S")[1]
    answer = text.split("answer ")[1][:2]
    other = "E5" if answer == "A1" else "A1"
    code, said, _ = command("check", "-", typed=text.replace(f"answer {answer}", f"answer {other}"))
    assert code == 2
    assert "EN-12: " in said
    assert "do not hold" in said


@pytest.mark.parametrize("typed", ["", "gotham case 1", "{}", "gotham case 1\nlevel 3\n", "[[[[", "\x00"])
def test_an_invalid_case_is_refused_in_one_line(command, typed):
    code, said, wrong = command("check", "-", typed=typed)
    assert (code, said) == (2, "")
    assert wrong.startswith("gotham: ")
    assert wrong.count("\n") == 1


# ---------------------------------------------------------------------------------- the case of the day


def test_the_answer_of_todays_case_is_published_tomorrow(command, monkeypatch):
    code, said, _ = command("day")
    assert code == 0
    case, seed = daily.case_of(TODAY, 1), daily.seed_of(TODAY, 1)
    assert commitment_of(seed) in said
    assert "answer" not in said
    assert seed not in said
    monkeypatch.setattr(daily, "today", lambda: TODAY + datetime.timedelta(days=1))
    published = command("day", "--date", str(TODAY))[1]
    assert seed in published
    assert case_file.read_case(published.split("# seed")[0]) == case == new_case(1, seed)


def test_every_host_day_and_level_has_its_own_case(monkeypatch):
    def case(secret, day, level):
        monkeypatch.setenv("GOTHAM_SECRET", secret)
        return daily.case_of(day, level)

    yesterday = TODAY - datetime.timedelta(days=1)
    asked = [("one", TODAY, 1), ("two", TODAY, 1), ("one", yesterday, 1), ("one", TODAY, 2)]
    assert len({case(*each) for each in asked}) == 4
    assert case(*asked[0]) == case(*asked[0])


def test_the_secret_of_the_host_persists(monkeypatch, tmp_path):
    monkeypatch.delenv("GOTHAM_SECRET", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert daily.secret() == daily.secret()
    assert len(daily.secret()) == 64
    assert (tmp_path / "gotham" / "secret").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("day", ["tomorrow", "2026-11-16", "2026-02-30", ""])
def test_invalid_days(command, day):
    code, said, wrong = command("day", "--date", day)
    assert (code, said, wrong.count("\n")) == (2, "", 1)


# ------------------------------------------------------------------------------------------ playing one


@pytest.mark.clause("EN-18")
def test_a_table_on_a_case_has_its_cards_and_stores_them():
    game, case = gotham.game(NAME, "plain"), new_case(2, "table")
    table = game.scene(on_case(game, case, 3, {}, "seed"), "seed")
    assert sorted(table._rows[0].clue.tolist()) == sorted(case.clues)
    assert table._rows[0].answer == case.answer
    assert gotham.replay(table.save(), game=game).digest == table.digest


@pytest.mark.clause("EN-17")
def test_a_match_stores_its_generated_case():
    """All of it: the clues and the answer."""
    game = gotham.game(NAME, "plain")
    table, case = game.table(2, "seed", {"case": "generated"}), new_case(1, "seed")
    for line in (f"  answer {SQUARE[case.answer]}", *(CLUES[clue].name for clue in case.clues)):
        assert line in table.save()
    assert gotham.replay(table.save(), game=game).digest == table.digest
    assert game.table(2, "seed", {"case": "1"}).start is None


def test_the_case_of_the_day_can_be_played(command):
    code, said, _ = command("play", "--plain", "--seed", "1", typed="q\n")
    assert code == 0
    assert "generated" in said or "case" in said


def test_an_unfair_case_is_not_played(command, tmp_path):
    text = command("new", "--seed", "S")[1]
    kept = [line for line in text.splitlines() if not line.startswith("expert")]
    (tmp_path / "case.txt").write_text("\n".join(kept), "utf-8")
    code, said, wrong = command("play", str(tmp_path / "case.txt"), "--plain")
    assert (code, said, wrong.count("\n")) == (2, "", 1)
    assert "EN-13" in wrong


def test_the_command_needs_its_game():
    assert commands.NAME in gotham.all_games()


# -------------------------------------------------------------------------------------------- accusations


def test_accusations_are_listed_with_the_stated_chances(command):
    code, said, _ = command("accusations", "--count", "3", "--case", "spin")
    lines = said.splitlines()
    assert code == 0
    assert re.match(
        r"All: \d+ accusations, claimed to be [\d.]+ % certain on average; [\d.]+ % were right \[", lines[0]
    )
    assert all(re.match(r"Claimed to be [\d.]+ % certain or more", line) for line in lines[1:])


def test_accusations_without_cases_are_refused(command):
    code, _, complaint = command("accusations", "--case", "13")
    assert code != 0
    assert len(complaint.splitlines()) == 1

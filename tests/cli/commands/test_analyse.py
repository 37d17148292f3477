"""`gotham analyse` and the hints of `gotham play` from the command line, on Taxi of docs/new_game.md."""

import json
import os
import re
import subprocess
import sys

import pytest
from tests.documents import read, write_files

from gotham.bots import bot, play


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("taxi")
    write_files(read("docs/new_game.md"), folder)
    return folder


@pytest.fixture
def command(folder, tmp_path):
    """Run a command; return the exit code, stdout and stderr."""

    def run(*arguments, typed=""):
        settings = {"GOTHAM_MODE": "plain", "GOTHAM_LANG": "en", "COLUMNS": "100", "PYTHONPATH": str(folder)}
        homes = {"XDG_STATE_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
        call = [sys.executable, "-c", "from gotham.cli import main; main()", *arguments]
        done = subprocess.run(
            call, env=os.environ | settings | homes, input=typed, capture_output=True, encoding="utf-8", timeout=120
        )
        return done.returncode, done.stdout, done.stderr

    return run


@pytest.fixture
def match(taxi):
    return play(taxi.table(2, 8, names=["Ada", "Bob"]), [bot(taxi, "random", seat) for seat in range(2)]).transcript()


def test_it_prints_chances_moves_luck_and_the_games_section(command, match, tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(match, "utf-8")
    code, said, wrong = command("analyse", str(file), "--jobs", "1", "--all")
    assert (code, wrong) == (0, "")
    assert re.search(r"^Ada  [▁-█]{7}  \d+\.\d % → \d+\.\d %", said, re.MULTILINE)
    assert (
        len(re.findall(r"^\d+  (?:Ada|Bob) lays \d+\. +\d+\.\d % +\d+\.\d % +[+-]?\d+\.\d$", said, re.MULTILINE)) == 6
    )
    assert re.search(r"replay \S*match\.txt --seat \d --upto \d", said)
    rows = re.findall(r"^(Ada|Bob) +(\S+) % +(\S+) +(\S+) +(\S+) +(\S+) %$", said, re.MULTILINE)
    assert len(rows) == 2
    for name, *figures, result in rows:
        assert sum(map(float, figures)) == pytest.approx(float(result), abs=0.3), name
    assert "The fares" in said
    found = json.loads(command("analyse", "-", "--jobs", "1", "--json", typed=match)[1])
    assert (found["game"], found["seed"], len(found["points"])) == ("taxi", "0", 6)
    for account in found["accounts"]:
        for figure in (account["own"], account["others"], account["luck"]):
            assert f"{100 * figure:+.1f}" in said or not figure


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["nowhere.txt"], "nowhere.txt"),
        (["-", "--jobs", "0"], "0"),
        (["-", "--lang", "xx"], "xx"),
    ],
)
def test_an_impossible_request_is_reported_in_one_line(command, match, arguments, why):
    code, said, wrong = command("analyse", *arguments, typed=match)
    assert (code, said) == (2, "")
    assert why in wrong
    assert wrong.count("\n") == 1


def test_only_a_finished_match(command, taxi):
    table = taxi.table(2, 3)
    for text, why in ((table.save(), "only finished"), (table.record(0), "gotham match"), ("hello\n", "gotham match")):
        code, _, wrong = command("analyse", "-", typed=text)
        assert (code, wrong.count("\n")) == (2, 1)
        assert why in wrong


def test_a_hint_in_the_terminal(command):
    """The best bot's choice, with a figure if the bot has one; then the match continues."""
    typed = "h\n1\n1\n1\n1\n"
    code, said, _ = command("play", "taxi", "--plain", "--bots", "random", "--seed", "7", typed=typed)
    assert code == 0
    assert re.search(r"^hint: lay (4|5|7|9)$", said, re.MULTILINE)
    assert "result:" in said

"""The commands that measure and inform, each in its own process."""

import os
import re
import subprocess
import sys
import types

import pytest

import gotham
from gotham import cli
from gotham.bots import bots
from gotham.bots.registry import level_choices
from gotham.cli.commands.measure.bench import stepper
from gotham.cli.terminal.screen import clean
from gotham.i18n.catalogue import LANGUAGES

NAME = "new-york-new-york"
COMMAND = [sys.executable, "-c", "from gotham.cli import main; main()"]
PERFT = {2: [1, 7, 43, 295, 1843], 3: [1, 7, 43, 295, 1843], 4: [1, 7, 43, 295, 1843]}  # by players, of seed 1


@pytest.fixture
def command(tmp_path):
    """Run a command; return the exit code, stdout and stderr."""

    def run(*arguments, **more):
        settings = {"GOTHAM_MODE": "plain", "GOTHAM_LANG": "en", "XDG_CACHE_HOME": str(tmp_path), "COLUMNS": "100"}
        environment = os.environ | settings | {"XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"} | more
        done = subprocess.run(
            [*COMMAND, *arguments], env=environment, capture_output=True, encoding="utf-8", timeout=60
        )
        return done.returncode, done.stdout, done.stderr

    return run


def test_help_names_every_command(command):
    code, said, wrong = command("--help")
    assert (code, wrong) == (0, "")
    listed = said.split("Commands", 1)[1]
    names = {"games", "play", "replay", "laws", "perft", "bench", "doctor", "arena", "pairs", "serve", "case"}
    names |= {"arena-watch", "admin", "bots", "presets", "deals", "print", "puzzle", "analyse", "report"}
    names |= {"build", "connect", "mcp"}
    assert set(re.findall(r"^\W*([a-z-]+)  +[A-Z]", listed, re.MULTILINE)) == names


def test_presets_are_listed_and_a_misspelt_one_gets_a_suggestion(command):
    code, said, _ = command("presets")
    assert code == 0
    for game in map(gotham.game, gotham.all_games()):
        assert all(f"--preset {preset.id}  " in said for preset in game.presets)
    assert "--preset 1991-profi  Second edition, Profi (1991): As many rounds as players" in command("presets", NAME)[1]
    code, _, wrong = command("play", NAME, "--preset", "1991-prof")
    assert code == 2
    assert wrong.endswith("did you mean “1991-profi”?\n")


def test_a_command_that_cannot_be_loaded_is_reported_in_one_line(monkeypatch, capsys):
    monkeypatch.setattr("gotham.cli.root.entries", lambda group: {"odd": types.SimpleNamespace(load=lambda: 1 / 0)})
    monkeypatch.setattr(sys, "argv", ["gotham", "odd"])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    assert re.fullmatch(r"gotham: .*odd.*division by zero\n", capsys.readouterr().err)


def test_the_version(command):
    assert command("--version") == (0, f"gotham {gotham.__version__}\n", "")


def test_games_lists_players_and_options(command):
    code, said, wrong = command("games")
    assert (code, wrong) == (0, "")
    assert re.search(rf"^{NAME}  \(2 to 4 players, version \d+\)$", said, re.MULTILINE)
    assert "enquetes-a-new-york  (1 to 6 players, version 1)" in said
    assert "  --option bonuses=on|off  " in said
    assert "  --option rounds=match|1|to-100|to-200  " in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_lists_levels_with_descriptions(command, language):
    code, said, wrong = command("bots", NAME, "--lang", language)
    assert (code, wrong) == (0, "")
    game = gotham.game(NAME, "plain")
    told = re.findall(r"^  (\w+)  +(\S.*?)  +(\S.*)$", said, re.MULTILINE)
    assert told == [(id, name, clean(about)) for id, _, name, about in level_choices(game, game.words(language))]
    assert said.splitlines()[-1].endswith(", ".join(bots(game)))


def test_doctor_reports_the_installation(command, tmp_path):
    code, said, wrong = command("doctor")
    assert (code, wrong) == (0, "")
    assert re.search(rf"^  gotham +{re.escape(gotham.__version__)}$", said, re.MULTILINE)
    assert re.search(r"^  mode +plain", said, re.MULTILINE)
    known = ", ".join(bots(gotham.game(NAME)))
    assert re.search(rf"^  {NAME} +version \d+, interpreted; bots: {known}$", said, re.MULTILINE)
    assert f"{tmp_path / 'gotham'}  (may be deleted at any time)" in said
    assert "0.0 MB in 0 files" in said


@pytest.mark.parametrize("players", PERFT)
def test_perft_agrees_with_tables(command, players):
    code, said, wrong = command("perft", NAME, "--players", str(players), "--depth", "4", "--seed", "1")
    assert (code, wrong) == (0, "")
    assert said.startswith(f"{NAME}, {players} players, seed 1\n")
    rows = re.findall(r"^  depth (\d) +([\d,]+)(?:\.0+)? sequences", said, re.MULTILINE)
    assert [(int(depth), int(count.replace(",", ""))) for depth, count in rows] == list(enumerate(PERFT[players]))
    assert [ways(players, (), depth) for depth in range(4)] == PERFT[players][:4]


def test_perft_to_its_full_depth():
    assert {players: ways(players, (), 4) for players in PERFT} == {players: row[4] for players, row in PERFT.items()}


def ways(players, path, depth):
    """Count the same through tables, each played from the start."""
    table = gotham.game(NAME, "plain").table(players, seed=1)
    for seat, action in path:
        table.act(seat, action)
    if depth == 0 or table.over:
        return 1
    choices = [(seat, action) for seat in table.actors for action in table.legal(seat)]
    return len(choices) if depth == 1 else sum(ways(players, (*path, choice), depth - 1) for choice in choices)


def test_bench_prints_its_rows(command):
    code, said, wrong = command("bench", NAME, "--seconds", "0.05")
    assert (code, wrong) == (0, "")
    speeds = re.findall(r"^  (.+?)  +[\d,.]+ decisions/s", said, re.MULTILINE)
    assert speeds[:2] == ["plain rules, random play", "lively play"]
    assert speeds[2:4] == ["one Table stepped from Python", "the same rules interpreted"]
    assert re.search(r"^  a state +[\d,.]+ bytes$", said, re.MULTILINE)
    assert re.search(r"^  import gotham +[\d,.]+ ms  \(numba loaded: False\)$", said, re.MULTILINE)


@pytest.mark.parametrize("name", gotham.all_games())
def test_every_game_can_be_measured_step_by_step(name):
    assert stepper(gotham.game(name))() > 1


def test_laws_hold_in_a_few_matches(command):
    code, said, wrong = command("laws", NAME, "--matches", "1", "--checked", "0", "--every", "50")
    assert (code, wrong) == (0, "")
    cases = re.findall(r"^ *(\d+) +([\d,]+) cases  .", said, re.MULTILINE)
    assert [int(law) for law, _ in cases] == list(range(1, 11))
    assert {law for law, count in cases if count == "0"} <= {"7"}  # which compares with compiled rules
    assert re.search(r"^(Law 7 .+ )?All (other )?laws hold\.$", said, re.MULTILINE)


@pytest.mark.parametrize(
    "line",
    [
        "nothing",
        "--nothing",
        "games more",
        "doctor more",
        "bots nowhere",
        f"bots {NAME} --lang ja",
        "perft",
        "perft nowhere",
        f"perft {NAME} --depth -1",
        f"perft {NAME} --depth deep",
        f"perft {NAME} --players 9",
        f"perft {NAME} --option weather=fine",
        f"perft {NAME} --option bonuses",
        "bench nowhere",
        "bench --seconds 0",
        "bench --seconds -1",
        "bench --seconds nan",
        "bench --seconds inf",
        "bench --seconds soon",
        "laws",
        "laws nowhere",
        f"laws {NAME} --matches 0",
        f"laws {NAME} --checked -1",
        f"laws {NAME} --every 0",
        *(f"laws {NAME} {option} {10**20}" for option in ("--matches", "--checked", "--every")),
    ],
)
def test_bad_values_are_reported_in_one_line(command, line):
    code, said, wrong = command(*line.split())
    assert (code, said) == (2, "")
    assert re.fullmatch(r"gotham: .+\n", wrong)


@pytest.mark.parametrize("name", ["perft", "laws", "bench", "play"])
def test_an_unknown_mode_is_refused(command, name):
    refusal = "gotham: there is no mode “quick”; available: compiled, checked, plain\n"
    assert command(name, NAME, GOTHAM_MODE="quick") == (2, "", refusal)

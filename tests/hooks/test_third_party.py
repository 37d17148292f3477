"""A package written for version 0.2: flat modules, hooks by name, imports by old paths."""

import importlib
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import pytest
from tests.documents import environment, install

import gotham
from gotham import laws
from gotham.bots import bot, play
from gotham.engine import bind, has_numba

FIXTURE = Path(__file__).parents[1] / "fixtures" / "taxi"


@pytest.fixture
def installed(tmp_path):
    """A copy of the package, installed as pip does."""
    folder = tmp_path / "site"
    shutil.copytree(FIXTURE, folder)
    install(folder)
    return folder


@pytest.fixture
def old_taxi(installed, monkeypatch):
    monkeypatch.syspath_prepend(str(installed))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        game = gotham.Game("taxi", importlib.import_module("gotham_taxi"), "plain")
        game.check_hooks()
        yield game
    for name in [name for name in sys.modules if name.startswith("gotham_taxi")]:
        del sys.modules[name]
    bind.cache_clear()


def test_it_loads_with_its_hooks(old_taxi):
    assert old_taxi.bots.worth is old_taxi.module("bots").worth
    assert old_taxi.insight.better is not None
    assert old_taxi.text.operands == {"lay": old_taxi.module("text").OPERANDS["lay"]}
    assert old_taxi.web.board is None


def test_all_laws_hold_interpreted(old_taxi):
    assert laws.check(old_taxi, 8).unmet == [7]


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
def test_all_laws_hold_compiled(old_taxi):
    game = old_taxi.in_mode("compiled")
    report = laws.check(game, 200) + laws.compare(game, [old_taxi])
    assert report.unmet == []


def test_bots_play_it(old_taxi):
    table = play(old_taxi.table(3, 1), [bot(old_taxi, spec, 1) for spec in ("greedy", "random", "greedy")])
    assert table.over
    assert gotham.replay(table.transcript(), game=old_taxi).digest == table.digest


def test_people_play_it(installed, tmp_path):
    env = environment(tmp_path, [installed, Path(gotham.__file__).parent.parent])
    env["PYTHONWARNINGS"] = "error,ignore::DeprecationWarning"
    done = subprocess.run(
        ["gotham", "play", "taxi", "--plain", "--bots", "random", "--seed", "7"],
        input="1\n" * 4,
        env=env,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "result: Player 1: " in done.stdout


def test_old_paths_warn(installed, tmp_path):
    env = environment(tmp_path, [installed, Path(gotham.__file__).parent.parent])
    env["PYTHONWARNINGS"] = "always::DeprecationWarning"
    done = subprocess.run(["gotham", "games"], env=env, capture_output=True, text=True)
    assert "taxi  (2 to 3 players" in done.stdout
    assert "gotham.kernel has moved to gotham.engine" in done.stderr

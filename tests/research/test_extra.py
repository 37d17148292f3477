"""Without the extra, everything else works, and one line says what to install; games of third parties appear."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.documents import environment, install

FIXTURE = Path(__file__).parents[1] / "fixtures" / "taxi"
WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
    sys.modules[name] = None
import gotham, gotham.research
from gotham.bots import bot, play
game = gotham.game("new-york-new-york", "plain")
play(game.table(seed=1), [bot(game, "random", 1), bot(game, "random", 2)])
gotham.research.text_env(game).reset(seed=1)
for use in (
    lambda: gotham.research.aec_env, lambda: gotham.research.parallel_env, lambda: gotham.research.seat_env,
    lambda: gotham.research.vector_env, lambda: __import__("gotham.research.spiel"),
    lambda: __import__("gotham.research.ids"),
):
    try:
        use()
    except gotham.GothamError as error:
        print(error)
"""


def run(code, env=None):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_without_the_extra_one_line_says_what_to_install():
    lines = run(WITHOUT, os.environ | {"GOTHAM_MODE": "plain"}).splitlines()
    assert len(lines) == 6
    assert all("pip install gotham[research]" in line for line in lines)


def test_importing_gotham_or_the_package_loads_no_library():
    names = "gymnasium", "pettingzoo", "numba"
    code = f"import sys, gotham, gotham.research; print([name for name in {names} if name in sys.modules])"
    assert run(code).strip() == "[]"


def test_games_of_third_parties_appear_by_themselves(tmp_path):
    pytest.importorskip("gymnasium")
    folder = tmp_path / "site"
    shutil.copytree(FIXTURE, folder)
    install(folder)
    env = environment(tmp_path, [folder]) | {"PYTHONWARNINGS": "ignore"}
    code = """
import random
from gotham.research import aec_env, ids
print(ids.register())
env = aec_env("taxi")
env.reset(seed=1)
while not all(env.terminations.values()):
    env.step(random.choice(env.last()[0]["action_mask"].nonzero()[0].tolist()))
print(sum(env.rewards.values()))
"""
    ids, total = run(code, env).splitlines()
    assert "gotham/taxi-v1" in ids
    assert float(total) == pytest.approx(0)

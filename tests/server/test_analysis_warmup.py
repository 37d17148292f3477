"""A server compiles the functions for analyses in advance."""

import asyncio
import os
import subprocess
import sys

import pytest

import gotham
from gotham.insight import jobs
from gotham.match import compiled as ready
from gotham.server.bots import catalog as games
from gotham.server.bots import worker


def test_functions_for_analyses_are_compiled_once(taxi, tmp_path, monkeypatch):
    """By a small analysis; games without analysis are skipped."""
    gauged = []
    gauge = jobs.value_frame
    monkeypatch.setattr(jobs, "value_frame", lambda *details, **more: gauged.append(details) or gauge(*details, **more))
    monkeypatch.setattr(ready, "cache_folder", lambda rules, mode: tmp_path)
    monkeypatch.setattr(worker, "find_game", lambda name: taxi)
    monkeypatch.setattr(worker, "lower_priority", lambda: None)
    assert worker.lacks_analysis("taxi")
    worker.compile_analysis("taxi")
    assert len(gauged) > 1
    assert not worker.lacks_analysis("taxi")
    (tmp_path / "ready").unlink()
    monkeypatch.setattr(worker, "can_be_analysed", lambda game: False)
    assert not worker.lacks_analysis("taxi")


def test_a_failed_warm_up_affects_no_other_game(monkeypatch):
    """All games can be played by then."""
    asked = []

    class Workers:
        async def compile(self, name, specs, report): ...

        async def load(self, name, mode, specs): ...

        async def compile_analysis(self, name):
            asked.append(name)
            raise RuntimeError

    class Rooms:
        played = frozenset()

        async def renew(self, name): ...

    monkeypatch.setattr(games, "default_mode", lambda: "compiled")
    monkeypatch.setattr(games, "load_here", lambda game: None)
    monkeypatch.setattr(games, "lacks_bots", lambda name: True)
    monkeypatch.setattr(games, "lacks_analysis", lambda name: True)
    own = games.GameCatalogue()
    asyncio.run(own.compile(Workers(), Rooms()))
    assert asked == sorted(own.compiled) == sorted(gotham.all_games())


@pytest.mark.deep
@pytest.mark.parametrize("name", gotham.all_games())
def test_after_the_warm_up_an_analysis_compiles_nothing(name, tmp_path):
    """With an empty cache before the server started, and another number of players than in the warm-up."""
    own = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    for many in (0, 1):
        ran = subprocess.run([sys.executable, "-c", WHOLE, name, str(many)], env=own, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == ["0"]


WHOLE = """
import sys
from pathlib import Path
from gotham import folders, library
from gotham.bots import bot, play
from gotham.bots.registry import default_bot
from gotham.insight import jobs
from gotham.insight.analysis import SerialExecutor, analyse
from gotham.insight.finished_match import source_of
from gotham.server.minds import compile_analysis, compile_bots
if sys.argv[2] == "0":
    compile_bots(sys.argv[1], ["master"])
    compile_analysis(sys.argv[1])
else:
    game = library.game(sys.argv[1])
    before = {*folders.cache().rglob("*.nbc")}
    table = game.table(3, "another")
    table = play(table, [bot(game, default_bot(game), seat) for seat in range(3)])
    analyse(source_of(table.transcript()), SerialExecutor())
    print(len({*folders.cache().rglob("*.nbc")} - before))
"""

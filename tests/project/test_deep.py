"""Long tests: `make deep` runs them."""

import os
import random
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import gotham
from gotham import laws
from gotham.bots import bot, play
from gotham.engine import has_numba

pytestmark = pytest.mark.deep
GAMES = gotham.all_games()
TESTS = Path(__file__).parents[1]
READERS = [path for path in sorted(TESTS.rglob("test_*.py")) if "\nfrom tests.fuzz import " in path.read_text("utf-8")]
LIGHT = 808  # up to so many bytes of a state, matches are played as often as stated; for larger states fewer


def share(game, matches):
    """About the same work for every game, and every number of players at least once."""
    return max(len(game.rules.PLAYERS), matches * LIGHT // game.rules.State.dtype.itemsize)


@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
@pytest.mark.parametrize(("mode", "matches"), [("compiled", 30_000), ("checked", 3_000)])
@pytest.mark.parametrize("name", GAMES)
def test_laws_hold_in_many_matches(name, mode, matches):
    game = gotham.game(name, mode)
    report = laws.check(game, share(game, matches), seed="deep")
    assert report.unmet == [7]


@pytest.mark.parametrize("name", GAMES)
def test_laws_hold_interpreted_more_often(name):
    """At every decision of light games; a decision of heavy games takes a second."""
    game = gotham.game(name, "plain")
    every = max(1, game.rules.State.dtype.itemsize // LIGHT // 2)
    assert laws.check(game, share(game, 24), every, seed="deep").unmet == [7]


@pytest.mark.parametrize("path", READERS, ids=lambda path: "-".join(path.relative_to(TESTS).with_suffix("").parts))
def test_readers_get_many_texts(path):
    subprocess.run([sys.executable, "-m", "pytest", "-q", path], env=os.environ | {"GOTHAM_FUZZ": "5"}, check=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_long_evening_leaks_nothing(name):
    """Hundreds of matches with undo, saves and views: memory use stays constant, and every text reads back."""
    game, rng = gotham.game(name), random.Random(1)
    evening(game, rng, share(game, 50))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    evening(game, rng, share(game, 400))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000  # kilobytes


def evening(game, rng, matches):
    for number in range(matches):
        table = game.table(rng.choice(game.rules.PLAYERS), number)
        while not table.over:
            seat = rng.choice(table.awaited)
            table.act(seat, rng.choice(table.numbers(seat)))
            if rng.random() < 0.1 and table.undoable(seat):
                table.undo(seat)
            if rng.random() < 0.05:
                table = gotham.replay(table.save(), game=game)
            table.view(seat).json()


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_each_other_to_the_end(name):
    game = gotham.game(name)
    for number in range(share(game, 30)):
        players = list(game.rules.PLAYERS)[number % len(game.rules.PLAYERS)]
        specs = [("random", "greedy", "ismcts:50", "ismcts:5ms")[(number + seat) % 4] for seat in range(players)]
        table = play(game.table(players, number), [bot(game, spec, number) for spec in specs])
        assert table.over

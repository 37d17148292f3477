"""`gotham bench`: how fast it is here, as ratios measured in one run."""

import contextlib
import math
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import numpy as np
import typer

from .... import folders
from ....engine import cells, key_of, playout
from ....match.game import Game, all_games
from ....match.game import game as find_game
from ...output.columns import row, title
from .peers import all_peers
from .speed import rate

START = "import time; t = time.perf_counter(); import gotham; print(time.perf_counter() - t)"
LOADED = "import sys, gotham; print('numba' in sys.modules)"
COMPILE = "import sys, time, gotham; g = gotham.game(sys.argv[1]); t = time.perf_counter(); table = g.table(); \
table.act(table.actors[0], table.legal(table.actors[0])[0]); table.view(0); print(time.perf_counter() - t)"

BATCH = 2000  # matches at a time, with compiled rules


def _time(seconds: float) -> float:
    """The range of an option lets “nan” through."""
    if math.isnan(seconds):
        raise typer.BadParameter("nan is no time")
    return seconds


def bench(
    game: Annotated[str | None, typer.Argument(help="a game; without one, all that are installed")] = None,
    seconds: Annotated[
        float, typer.Option(help="how long each figure is measured", min=0.01, max=3600, callback=_time)
    ] = 2.0,
    peers: Annotated[bool, typer.Option(help="also measure other libraries (extra `bench`)")] = False,
) -> None:
    """Measure the speed of a game's rules, side by side with other ways to write them."""
    others = all_peers(seconds) if peers else {}
    for name in [game] if game else all_games():
        measure(find_game(name), seconds, others)


def measure(this: Game, seconds: float, peers: dict[str, float]) -> None:
    """One game: its rules, other ways to drive and to write them, and other libraries."""
    title(f"{this.name}, decisions a second on one core")
    batch = 1 if this.mode == "plain" else this.bench.batch or BATCH
    compiled = rate(racer(this, batch), seconds)
    show_speed(f"{this.mode} rules, random play", racer(this, batch), compiled, batch)
    strolls(this, batch, seconds)
    others = {"one Table stepped from Python": rate(stepper(this), seconds)}
    others["the same rules interpreted"] = rate(racer(this.in_mode("plain"), batch=1), seconds)
    for name, play in this.bench.plain.items():
        others[name] = rate(partial(play, random.Random(1)), seconds)
    for name, speed in (others | peers).items():
        row(name, speed, f"decisions/s  ({compiled / speed:,.1f} times slower)")
    title("memory and start")
    starts(this)


def racer(game: Game, batch: int = BATCH) -> Callable[[], int]:
    """Whole random matches inside the rules; the game may say how they are set up for measuring."""
    rules = game.rules
    players = game.bench.players or min(rules.PLAYERS)
    options = game.check_options(game.bench.options)
    size, without = rules.ACTIONS.count, (left_out(game).start, left_out(game).stop)
    room = (key_of("bench"), without, np.zeros(size, np.bool_), np.zeros(size, np.int64), batch, 1)
    race = game.bind(playout.race)
    return lambda: int(race(rules.State.rows(), players, game.indices(options), *room))


def left_out(game: Game) -> range:
    """The actions of the kind that the game leaves out of measuring, because it would end matches early."""
    actions, kind = game.rules.ACTIONS, game.bench.without
    if kind is None:
        return range(0)
    place = actions.kinds.index(kind)
    return range(actions.starts[place], [*actions.starts, actions.count][place + 1])


def strolls(game: Game, batch: int, seconds: float) -> None:
    """Lively matches, and how often in each of them happened what the game counts."""
    names = game.tally.counts
    counts = np.zeros(len(names), np.int64)
    play = stroller(game, batch, counts)
    show_speed("lively play", play, rate(play, seconds), batch)
    counts[:] = 0
    play()
    for name, count in zip(names, counts.tolist(), strict=True):
        row(f"  {name}", count / batch, "a match")


def show_speed(name: str, play: Callable[[], int], speed: float, batch: int) -> None:
    row(name, speed, f"decisions/s  ({speed * batch / play():,.0f} matches/s)")


def stroller(game: Game, batch: int, counts: Any) -> Callable[[], int]:
    """Whole lively matches inside the rules, with all options at their defaults."""
    rules, players = game.rules, game.bench.players or min(game.rules.PLAYERS)
    rows, mask = rules.State.rows(2), np.zeros(rules.ACTIONS.count, np.bool_)
    setting = (players, game.indices(game.check_options({})), key_of("bench"))
    room = (mask, rules.ACTIONS.lots(rules.LIVELY), counts, batch, 1)
    stroll = game.bind(playout.stroll)
    return lambda: int(stroll(rows, cells(rows), *setting, *room))


def stepper(game: Game) -> Callable[[], int]:
    """A match through the object API: ask what is legal, choose, act."""
    rng, without = random.Random(1), left_out(game)

    def match() -> int:
        table = game.table(seed=rng.getrandbits(40))
        while not table.over:
            seat = table.awaited[0]
            table.act(seat, rng.choice([number for number in table.numbers(seat) if number not in without]))
        return len(table.log)

    return match


def starts(game: Game) -> None:
    """Size, import and compile times, each in a process of its own."""
    row("a state", game.rules.State.dtype.itemsize, "bytes")
    with contextlib.suppress(ImportError):  # Windows has no such thing
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        row("this process at its largest", most >> (20 if sys.platform == "darwin" else 10), "MB")
    row("import gotham", 1000 * float(fresh(START)), f"ms  (numba loaded: {fresh(LOADED)})")
    if game.mode == "plain":
        return
    with tempfile.TemporaryDirectory() as cache:
        row("compile a table's rules, cold", float(fresh(COMPILE, game.name, cache)), "s")
        row("load them again, warm", float(fresh(COMPILE, game.name, cache)), "s")


def fresh(code: str, argument: str = "", cache: str = "") -> str:
    """What some code prints in a new process."""
    environment = os.environ | {"XDG_CACHE_HOME": cache or str(folders.cache().parent)}
    command = [sys.executable, "-c", code, argument]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

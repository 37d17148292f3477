"""`gotham bench`: the speed of the rules on this machine."""

import math
import random
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import numpy as np
import typer

from ....engine import cells, key_of, playout
from ....match.game import Game, all_games
from ....match.game import game as find_game
from ...benchmark.peers import all_peers
from ...benchmark.speed import rate, rates
from ...benchmark.startup import measure_startup
from ...benchmark.yardstick import yardstick
from ...options import complete_game
from ...output.columns import row, title

BATCH = 2000  # matches at a time, with compiled rules
TURN = 200  # matches at a time, where two programs are measured in turn


def _time(seconds: float) -> float:
    """The range of an option lets “nan” through."""
    if math.isnan(seconds):
        raise typer.BadParameter("nan is no time")
    return seconds


def bench(
    game: Annotated[
        str | None, typer.Argument(autocompletion=complete_game, help="The game; default: all installed.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="Seconds per figure.", min=0.01, max=3600, callback=_time)] = 2.0,
    peers: Annotated[bool, typer.Option(help="Also measure other libraries (extra `bench`).")] = False,
) -> None:
    """Measure the speed of a game's rules, next to other implementations."""
    others = all_peers(seconds) if peers else {}
    for name in [game] if game else all_games():
        measure(find_game(name), seconds, others)


def measure(this: Game, seconds: float, peers: dict[str, float]) -> None:
    """Measure one game: its rules, other implementations, and other libraries."""
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
    compare_with_c(this, seconds)
    title("memory and start")
    measure_startup(this)


def racer(game: Game, batch: int = BATCH) -> Callable[[], int]:
    """Return a function that plays random matches inside the rules, set up as the game says."""
    rules = game.rules
    players = game.bench.players or min(rules.PLAYERS)
    options = game.check_options(game.bench.options)
    size, without = rules.ACTIONS.count, (left_out(game).start, left_out(game).stop)
    room = (key_of("bench"), without, np.zeros(size, np.bool_), np.zeros(size, np.int64), batch, 1)
    race = game.bind(playout.race)
    return lambda: int(race(rules.State.rows(), players, game.indices(options), *room))


def compare_with_c(game: Game, seconds: float) -> None:
    """Measure the rules and the same game in C in turn, and print the ratio; nothing where there is no such program."""
    race = yardstick(game.name)
    if race is None or game.mode == "plain":
        return
    players, options = game.bench.players or min(game.rules.PLAYERS), game.check_options(game.bench.options)
    setting = (players, game.indices(options), key_of("bench"), (left_out(game).start, left_out(game).stop))
    ours, theirs = rates([racer(game, TURN), lambda: race(*setting, TURN, 1)], seconds)
    title("per second of processor time, measured in turn")
    row(f"{game.mode} rules, random play", ours, f"decisions/s  ({ours / theirs:.2f} of C)")
    row("the same interface in C", theirs, "decisions/s")


def left_out(game: Game) -> range:
    """Return the actions that the game excludes because they would end matches early."""
    actions, kind = game.rules.ACTIONS, game.bench.without
    if not kind:
        return range(0)
    place = actions.kinds.index(kind)
    return range(actions.starts[place], [*actions.starts, actions.count][place + 1])


def strolls(game: Game, batch: int, seconds: float) -> None:
    """Measure lively matches and print the game's counts per match."""
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
    """Return a function that plays lively matches inside the rules, with default options."""
    rules, players = game.rules, game.bench.players or min(game.rules.PLAYERS)
    rows, mask = rules.State.rows(2), np.zeros(rules.ACTIONS.count, np.bool_)
    setting = (players, game.indices(game.check_options({})), key_of("bench"))
    room = (mask, rules.ACTIONS.lots(rules.LIVELY), counts, batch, 1)
    stroll = game.bind(playout.stroll)
    return lambda: int(stroll(rows, cells(rows), *setting, *room))


def stepper(game: Game) -> Callable[[], int]:
    """Return a function that plays a match through the object API."""
    rng, without = random.Random(1), left_out(game)

    def match() -> int:
        table = game.table(seed=rng.getrandbits(40))
        while not table.over:
            seat = table.awaited[0]
            table.act(seat, rng.choice([number for number in table.numbers(seat) if number not in without]))
        return len(table.log)

    return match

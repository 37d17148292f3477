"""Paired comparison: the same deals with one bot at every seat, then with another."""

import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..bots import bot, play, warm_up
from ..match.game import Game, check_text, game
from ..parallel.pool import worker_pool
from .statistics import RESAMPLES, Array, Figure, figure

Figures = dict[str, float]


@dataclass(frozen=True)
class PairedSchedule:
    """Deals to play once with one bot at every seat and once with the other."""

    game: str
    mode: str
    players: int
    bots: tuple[str, str]
    options: Mapping[str, str]
    seed: str

    def deal(self, number: int) -> str:
        return f"{self.seed}/{number}"


class MatchFigures(NamedTuple):
    """The game's figures of one match, and its duration."""

    figures: Figures
    seconds: float


Pair = tuple[MatchFigures, MatchFigures]


@dataclass(frozen=True)
class Comparison:
    """A figure at the two tables, and how many times larger it is at the first."""

    name: str
    first: Figure
    second: Figure
    ratio: Figure


def plan_pairs(
    game: Game, bots: tuple[str, str], players: int, options: Mapping[str, str], seed: str
) -> PairedSchedule:
    """Check the settings and return a schedule."""
    for spec in bots:
        bot(game, spec)
    chosen = game.check_options(options)
    return PairedSchedule(game.name, game.mode, game.check_players(players), bots, chosen, check_text(seed))


def play_pairs(this: Game, pairing: PairedSchedule, deals: int, jobs: int) -> Iterator[Pair]:
    """Play the deals in order on several cores."""
    if jobs < 2:
        yield from (play_pair(pairing, number) for number in range(deals))
        return
    if this.mode != "plain":  # compiled once here, and only loaded by the workers
        warm_up(this.table(pairing.players, pairing.deal(0), pairing.options), pairing.bots)
    with worker_pool(jobs) as pool:
        yield from pool.map(play_pair, [pairing] * deals, range(deals))


def play_pair(pairing: PairedSchedule, number: int) -> Pair:
    return _play(pairing, pairing.bots[0], number), _play(pairing, pairing.bots[1], number)


def _play(pairing: PairedSchedule, spec: str, number: int) -> MatchFigures:
    this, deal = game(pairing.game, pairing.mode), pairing.deal(number)
    table = this.table(pairing.players, deal, pairing.options)
    players = [bot(this, spec, f"{deal}/{seat}") for seat in range(pairing.players)]
    start = time.perf_counter()
    play(table, players)
    seconds = time.perf_counter() - start
    own = this.bots.figures(table)
    return MatchFigures({"all returns": sum(table.returns), **own, "actions": len(table.log)}, seconds)


def compare(pairs: Sequence[Pair]) -> list[Comparison]:
    """Every figure over all deals; intervals are over deals: the two tables of one are not independent."""
    found = []
    for name in pairs[0][0].figures:
        first, second = ([pair[table].figures[name] for pair in pairs] for table in range(2))
        found.append(Comparison(name, figure(first), figure(second), ratio(np.array(first), np.array(second))))
    return found


def ratio(first: Array, second: Array) -> Figure:
    """Return the ratio of two means; the interval resamples whole deals."""
    if second.sum() <= 0 or len(first) < 3:
        return Figure(float("nan"), None, None)
    draws = np.random.default_rng(0).integers(len(first), size=(RESAMPLES, len(first)))
    sums = second[draws].sum(axis=1)
    low, high = np.quantile(first[draws].sum(axis=1) / np.maximum(sums, 1e-9), (0.025, 0.975))
    return Figure(float(first.sum() / second.sum()), float(low), float(high))


def median_seconds(pairs: Sequence[Pair], table: int) -> float:
    """Return the median duration of a match."""
    return statistics.median(pair[table].seconds for pair in pairs)

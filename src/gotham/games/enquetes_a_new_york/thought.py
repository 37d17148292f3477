"""How a master thinks of a view: its belief, and worlds that are studied and raced as far as a budget goes."""

import functools
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ...bots.budget import Budget
from ...kernel import cells
from ...library import Game
from ...view import View
from . import planning, stopping
from .belief import Numbers
from .board import SQUARES
from .notebook import Notebook
from .state import ACTIONS, CARDS, KINDS, SEATS, State
from .stopping import BARS
from .weighing import likelihoods, trust, weigh

STUDIED = 8  # a choice of ways needs so much less of a budget than an accusation
GLANCE = 16  # worlds between two looks at the clock


class Engine:
    """The compiled parts with room to work in, for one bot."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.budget, self.is_fast = budget, game.mode != "plain"
        self.weigh, self.study, self.race = map(game.bind, (weigh, planning.study, stopping.race))
        self.worlds, self.tables = State.rows(), (likelihoods(), trust())
        self.scratch = (np.zeros(ACTIONS.count, np.bool_), np.zeros(SQUARES), np.zeros(len(BARS), np.bool_))

    def run(self, part: int, simulate: Callable[[int, int], None], seed: int) -> int:
        """Simulates for a part of the budget; says how often."""
        if self.budget.simulations:
            runs = max(1, self.budget.simulations // part)
            simulate(runs, seed)
            return runs
        runs, end = 0, time.perf_counter() + self.budget.seconds / part
        while not runs or time.perf_counter() < end:
            simulate(GLANCE, seed + runs)
            runs += GLANCE
        return runs


class Thought(Notebook):
    """A notebook in which a card counts by what it tells in worlds that fit the view.

    Interpreted rules are too slow for that: there the figures are the detective's, from the master's belief.
    """

    def __init__(self, view: View, engine: Engine, seed: int) -> None:
        super().__init__(view.state, view.viewer)
        self.engine, self.seed, self.view = engine, seed, view

    @functools.cached_property
    def chances(self) -> Numbers:
        """How likely each square is."""
        chances = np.zeros(SQUARES)
        self.engine.weigh(self.s, self.read, *self.engine.tables, chances)
        return chances

    @functools.cached_property
    def gains(self) -> tuple[float, ...]:
        """What a card that is not read yet tells, by kind."""
        if not self.engine.is_fast:
            return tuple(super().gains)
        gains = self._studied[0]
        return tuple(float(bits / max(count, 1.0)) for bits, count in gains)

    def telling(self, card: int, rival: int) -> float:
        """What a card would tell a rival, on average over all that they may have read."""
        return float(self._studied[1][card, rival]) if self.engine.is_fast else super().telling(card, rival)

    @functools.cached_property
    def _studied(self) -> tuple[Numbers, Numbers]:
        gains, told = np.zeros((KINDS, 2)), np.zeros((CARDS, SEATS))
        runs = self.engine.run(STUDIED, self._simulation(self.engine.study, gains, told), self.seed)
        return gains, told / runs

    def waiting(self) -> float:
        """The chance to win for who does not accuse now, but from the best bar on."""
        if not self.engine.is_fast:
            return super().waiting()
        wins = np.zeros(len(BARS))
        runs = self.engine.run(1, self._simulation(self.engine.race, wins), self.seed)
        return float(wins.max()) / runs

    def _simulation(self, function: Any, *counts: Numbers) -> Callable[[int, int], None]:
        """What adds so many worlds to the counts."""
        engine = self.engine
        view, flat = cells(self.view.rows)[0], cells(engine.worlds)
        own = (view, flat, engine.worlds, self.seat, self.read, self.chances, engine.tables, engine.scratch)
        return lambda runs, seed: function(*own, runs, seed, *counts)

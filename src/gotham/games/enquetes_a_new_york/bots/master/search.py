"""The master's notebook: its belief, and figures simulated within a budget."""

import functools
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from .....bots.player import Budget
from .....engine import cells
from .....match.game import Game
from .....match.view import View
from ...rules.board import KIND_OF, SQUARES
from ...rules.board import SWAP as SWAP_SQUARE
from ...rules.state import ACTIONS, CARDS, CLOSING, KINDS, SEATS, State
from ..detective.accusation import MOST
from ..detective.belief import Numbers
from ..detective.notebook import Notebook
from . import accusation_race, information
from .accusation_race import BARS
from .square_odds import likelihoods, trust, weigh

LISTENED, RACED = 3, 1.5  # divisors: a third of an accusation's budget listens to the rivals' silence, two thirds race
STUDIED = 8  # divisor: other choices need this much less
DOUBT = 4  # pseudo-counts: worlds of each answer with silent rivals, before any simulation
ERROR = 0.08  # weight of a uniform prior: stopping at the best moment also selects for errors
GLANCE = 16  # worlds between two checks of the clock


class WorldSimulator:
    """The compiled simulations with their buffers, for one bot."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.budget, self.is_fast = budget, game.mode != "plain"
        parts = (weigh, accusation_race.listen, information.study, accusation_race.race)
        self.weigh, self.listen, self.study, self.race = map(game.bind, parts)
        self.worlds, self.tables = State.rows(), (likelihoods(), trust())
        self.scratch = (np.zeros(ACTIONS.count, np.bool_), np.zeros(SQUARES), np.zeros(len(BARS), np.bool_))

    def run(self, part: float, simulate: Callable[[int, int], None], seed: int) -> int:
        """Simulate for a fraction 1/part of the budget; return the number of runs."""
        if self.budget.simulations:
            runs = max(1, round(self.budget.simulations / part))
            simulate(runs, seed)
            return runs
        runs, end = 0, time.perf_counter() + self.budget.seconds / part
        while not runs or time.perf_counter() < end:
            simulate(GLANCE, seed + runs)
            runs += GLANCE
        return runs


class MasterNotebook(Notebook):
    """A notebook that measures a card by what it tells in worlds that agree with the view.

    Interpreted rules are too slow for that: there the figures are the detective's, from the master's belief.
    """

    def __init__(self, view: View, engine: WorldSimulator, seed: int) -> None:
        super().__init__(view.state, view.viewer)
        self.engine, self.seed, self.view = engine, seed, view

    @functools.cached_property
    def chances(self) -> Numbers:
        """The chance of each square, given the clues and the silence of the rivals: a certain rival accuses."""
        if not self.engine.is_fast or not self._is_worth_listening():
            return self.told
        silent = np.zeros((SQUARES, 2))
        self.engine.run(LISTENED, self._simulation(self.engine.listen, silent), self.seed)
        heard: Numbers = self.told * (silent[:, 1] + DOUBT) / (silent[:, 0] + DOUBT)
        left = self.told > 0
        heard = (1 - ERROR) * heard / heard.sum() + ERROR * left / left.sum()
        return heard

    def _is_worth_listening(self) -> bool:
        """Return whether an accusation is possible; not after a swap, which the partner has not used yet."""
        few = 1 < (self.told > 0).sum() <= MOST
        return bool(few and self.s.phase == CLOSING and KIND_OF[self.s.pawn[self.seat]] != SWAP_SQUARE)

    @functools.cached_property
    def told(self) -> Numbers:
        """The chance of each square given the clues."""
        chances = np.zeros(SQUARES)
        self.engine.weigh(self.s, self.read, *self.engine.tables, chances)
        return chances

    @functools.cached_property
    def gains(self) -> tuple[float, ...]:
        """The information of an unread card, by kind."""
        if not self.engine.is_fast:
            return tuple(super().gains)
        gains = self._studied[0]
        return tuple(float(bits / max(count, 1.0)) for bits, count in gains)

    def telling(self, card: int, rival: int) -> float:
        """Return what a card would tell a rival, averaged over what they may have read."""
        return float(self._studied[1][card, rival]) if self.engine.is_fast else super().telling(card, rival)

    @functools.cached_property
    def _studied(self) -> tuple[Numbers, Numbers]:
        gains, told = np.zeros((KINDS, 2)), np.zeros((CARDS, SEATS))
        runs = self.engine.run(STUDIED, self._simulation(self.engine.study, gains, told), self.seed)
        return gains, told / runs

    def waiting(self) -> float:
        """Return the chance to win by playing on now and accusing later at the best threshold."""
        if not self.engine.is_fast:
            return super().waiting()
        wins = np.zeros(len(BARS))
        runs = self.engine.run(RACED, self._simulation(self.engine.race, wins), self.seed)
        return float(wins.max()) / runs

    def _simulation(self, function: Any, *counts: Numbers) -> Callable[[int, int], None]:
        """Return a function that adds a number of simulated worlds to the counts."""
        engine = self.engine
        view, flat = cells(self.view.rows)[0], cells(engine.worlds)
        own = (view, flat, engine.worlds, self.seat, self.read, self.told, engine.tables, engine.scratch)
        return lambda runs, seed: function(*own, runs, seed, *counts)

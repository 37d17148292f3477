"""OpenSpiel's information-set search, given a clock and rollouts on the compiled rules."""

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ..engine import copied
from ..match.view import View
from .openspiel_game import SpielGame, SpielState
from .player import Budget

EXPLORE = 2.0  # OpenSpiel's own choice where results are from -1 to 1
KIND = pyspiel.load_game("leduc_poker").get_type()  # some game that is taken in turns with hidden cards


class OutOfTime(Exception):
    """Ends a search."""


class OpenSpielSearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, which counts simulations only: a clock ends it before the next one."""

    def __init__(self, view: View, budget: Budget, seed: int) -> None:
        self.game, random = SpielGame(view, KIND), np.random.RandomState(seed % (1 << 32))
        # The first simulation only opens the root.
        most = max(budget.simulations, 2) if budget.simulations else 1 << 62
        rollouts = CompiledRollouts(1, random)
        super().__init__(self.game, rollouts, EXPLORE, most, random_state=random, use_observation_string=True)
        self.set_resampler(self.resample)
        self.random, self.left = random, 2
        self.end = time.perf_counter() + budget.seconds if budget.seconds else 0.0

    def resample(self, state: SpielState, player: int) -> SpielState:
        if self.end and self.left <= 0 and time.perf_counter() >= self.end:
            raise OutOfTime
        self.left -= 1
        return self.game.resample(self.random.randint(1 << 62))

    def run_search(self, state: SpielState) -> Any:
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)

    def choose(self) -> int:
        """The action that was tried most often."""
        return int(self.step(self.game.root()))


class CompiledRollouts(RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's random rollouts, without a way through Python at every move."""

    def evaluate(self, state: SpielState) -> list[float]:
        return state.game.play_out(copied(state.rows), state.seat, self._random_state.randint(1 << 62))

"""The master of New York New York, at full strength or at a level."""

import random
import time

from .....bots import speech
from .....bots.player import Budget, budget
from .....bots.ranking import CHANCE, DIGITS, MOST, Ranked
from .....match.game import Game, seed_number
from .....match.view import View
from ...rules.state import PASS
from .. import advice
from ..endgame.several_players import settled
from ..endgame.two_players import Endgame, Solved
from ..levels import LEVELS, NewYorkLevel
from .memory import Data, Memory
from .search import TreeSearch, WinEstimate, tables

SLICE = 1 << 14  # simulations per call, which bounds the memory reserved at once
GLANCE = 32  # most simulations between two checks of the clock
STRIDE = 2048  # positions of an endgame between two checks of the clock
PACE = 200_000  # positions of the last cards per second on a slow machine
POSITIONS = 50  # of an endgame, in the time of a simulation
PATIENCE = 4, 300  # most simulations and positions with interpreted rules, which are a thousand times slower


class NewYorkMaster:
    """`master` at its best; `master:casual` at a level; `master:1000` by so many simulations, `master:100ms` so long.

    It infers hands from what the others have played, searches, and solves endgames exactly. Its play is reproducible
    except with a time budget. With interpreted rules, levels search less.
    """

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        self.level, self.budget = _means(argument or "master", game.mode == "plain")
        self.random, self.seed, self.turns = random.Random(seed), seed, 0
        self.recalled = Memory()
        self._forget()

    @property
    def memory(self) -> Data:
        """What it remembers between two decisions."""
        return self.recalled.data

    @memory.setter
    def memory(self, data: Data) -> None:
        self.recalled.data = data

    def _forget(self) -> None:
        self.endgame: Endgame | None = None
        self.solved: Solved | None = None
        self.found: list[WinEstimate] = []
        self.study: TreeSearch | None = None
        self.is_forced = False

    def act(self, view: View, last_call: bool = False) -> int:
        self._forget()
        numbers = view.numbers
        if self.level.remembers:
            self.recalled.see(view, tables(view))
        self.is_forced = len(numbers) == 1
        action = numbers[0] if self.is_forced else self._decide(view)
        if self.level.remembers:
            self.recalled.do(action)
        return action

    def advise(self) -> str:
        """Return what it expects of its choice, and of the next best."""
        if self.endgame and self.solved:
            return advice.solved(self.endgame, self.solved)
        if self.found:
            return advice.chances(self._compared())
        return speech("bot-hint-only" if self.is_forced else "bot-whim")

    def rank(self) -> list[Ranked]:
        """Return its estimates, the best first: leads where the endgame is solved, otherwise win chances."""
        if self.endgame and self.solved:
            return advice.leads(self.endgame, self.solved)
        return [Ranked((each.action,), CHANCE, each.chance) for each in self._compared()]

    def _compared(self) -> list[WinEstimate]:
        """Return its estimates by win chance, and of equals by the search, which also counts the lead.

        A search tries poor actions seldom: they are tried more often before anybody reads their figures.
        """
        if self.study:
            self.found, self.study = self.study.compare(MOST), None
        shown = [each._replace(chance=round(each.chance, DIGITS[CHANCE])) for each in self.found]
        return sorted(shown, key=lambda each: -each.chance)[:MOST]

    def _decide(self, view: View) -> int:
        self.turns += 1
        if self.random.random() < self.level.slips:
            return self.random.choice([action for action in view.numbers if action != PASS])
        end = time.perf_counter() + self.budget.seconds
        self.solved = self._solve(view)
        if self.solved:
            return self.solved.action
        self.found = self._settle(view)
        if self.found:
            return self.found[0].action
        study = self.study = TreeSearch(view, self.recalled.clues, seed_number(self.seed, self.turns))
        if self.budget.simulations:
            for done in range(0, self.budget.simulations, SLICE):
                study.grow(min(SLICE, self.budget.simulations - done))
        else:
            _study_until(study, end)
        self.found = study.favourites()
        return self.found[0].action

    def _solve(self, view: View) -> Solved | None:
        """Solve the end of the round where all cards are known and time allows."""
        if view.players > 2 or view["pile"] or not self.level.positions:
            return None
        world = view.game.guess(view.rows, view.viewer, 0)  # unseen cards can only be in the other hand
        self.endgame = Endgame(view.game, world[0])
        if self.budget.simulations:
            return self.endgame.solve(self.level.positions)
        end, solved = time.perf_counter() + self.budget.seconds / 2, None
        while not solved and time.perf_counter() < end:
            solved = self.endgame.solve(STRIDE)
        return solved

    def _settle(self, view: View) -> list[WinEstimate]:
        """Return the action values for the last cards of more than two players."""
        if view.players == 2 or not self.level.positions:
            return []
        pace = PACE if view.game.mode == "compiled" else PACE // 1000
        limit = self.level.positions if self.budget.simulations else int(self.budget.seconds * pace)
        return settled(view, self.recalled.clues, limit, seed_number(self.seed, self.turns))


def _means(argument: str, is_slow: bool) -> tuple[NewYorkLevel, Budget]:
    """Return a level with its budget, or the master's level with a given budget."""
    level = LEVELS.get(argument)
    if not level:
        given = budget(argument, argument)
        best = LEVELS["master"]
        return best._replace(positions=POSITIONS * given.simulations or best.positions), given
    if is_slow:
        level = level._replace(
            simulations=min(level.simulations, PATIENCE[0]), positions=min(level.positions, PATIENCE[1])
        )
    return level, Budget(level.simulations, 0.0).shared()


def _study_until(study: TreeSearch, end: float) -> None:
    """Search until the deadline; check the clock after 1, 2, 4, ... simulations, as interpreted rules are slow."""
    count = 1
    while time.perf_counter() < end or study.used == 1:
        study.grow(count)
        count = min(2 * count, GLANCE)

"""The bot that knows how cases are made, what others may know, and when to stop; and its weaker levels."""

import functools
import random
from collections.abc import Callable
from typing import Any

from .....bots.budget import Budget, budget
from .....bots.ranking import Ranked
from .....match.game import Game, seed_number
from .....match.view import View
from ...rules.state import ACCUSE, CARDS, CLOSING, END, MOST_ROUNDS, ROLL, ROLLING, ROUNDS
from ..detective import advice
from ..detective.accusation import MOST
from ..detective.bot import value
from ..detective.notebook import Notebook
from ..levels import LEVELS, EnquetesLevel
from . import ranking
from .search import MasterNotebook, WorldSimulator

DEFAULT = "600"  # worlds in which an accusation is weighed
EVERY_CARD = (1 << CARDS) - 1


class EnquetesMaster:
    """`master` at its best; `master:casual` at a level; `master:1000` by so many worlds, `master:100ms` so long.

    It weighs each square that is left by how cases are made, moves by what a card tells in worlds that fit its view,
    and gives in a swap what tells the other least. It accuses when its best guess is likelier to be right than waiting
    is to win, which it finds out by playing on in such worlds. The same seed does the same in the same view, unless
    its budget is one of time. Weaker levels miss some clues for good, leave ways to chance, and wait until they are
    certain; they imagine no worlds. Where rules are interpreted, nobody does.
    """

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        self.level, amount = _means(argument)
        self.engine = WorldSimulator(game, amount)
        self.seed, self.stated = seed, 0.0  # how likely it took its last accusation to be right
        self.memory = _some_cards(self.level.misses, random.Random(seed))  # those whose clues it misses
        self._why: Callable[[], str] = str
        self._ranks: Callable[[], list[Ranked]] = list

    def advise(self) -> str:
        """Why it did what it did last, for who has read the same cards. It is worked out when somebody asks."""
        return self._why()

    def rank(self) -> list[Ranked]:
        """What it could have done last, best first: with the chance to win, or else with what each way tells.

        It is worked out when somebody asks. Only who imagines worlds knows figures that mean something.
        """
        return self._ranks() if self.level.imagines and self.engine.is_fast else []

    def act(self, view: View, last_call: bool = False) -> int:
        notes = self.think(view)
        if notes.s.phase in (ROLLING, CLOSING):
            return self._accuse_or_go_on(notes)
        return self._choose(notes, view.numbers, random.Random(self._seed(notes.s)))

    def think(self, view: View) -> Notebook:
        """What it makes of a view, before it decides anything."""
        s = view.state
        notes = MasterNotebook(view, self.engine, self._seed(s)) if self.level.imagines else Notebook(s, view.viewer)
        notes.read &= ~self.memory
        return notes

    def _seed(self, s: Any) -> int:
        return seed_number(self.seed, int(s.rolls), int(s.lots), int(s.phase))

    def _choose(self, notes: Notebook, numbers: list[int], chance: random.Random) -> int:
        """A way to go on, by what it tells or at random."""
        if len(numbers) == 1 or chance.random() < self.level.wanders:
            self._why, self._ranks = advice.wandering, list
            return chance.choice(numbers)
        values = {action: value(notes, action) for action in numbers}
        best = max(values.values())
        chosen = chance.choice([action for action, value in values.items() if value == best])
        self._why = functools.partial(advice.learning, notes, values, chosen)
        self._ranks = functools.partial(ranking.learning, values, chosen)
        return chosen

    def _accuse_or_go_on(self, notes: Notebook) -> int:
        square, squares = int(notes.chances.argmax()), int((notes.chances > 0).sum())
        chance = self.stated = float(notes.chances[square])
        if squares == 1:
            self._why = functools.partial(advice.certain, square)
            self._ranks = functools.partial(ranking.certain, square)
            return ACCUSE + square
        if notes.s.phase == ROLLING:
            self._why = functools.partial(advice.rolling, squares, square, chance)
            self._ranks = lambda: ranking.racing(notes.chances, ROLL, ROLL, notes.waiting())
            return ROLL  # a card comes before any rival's turn
        later = self._waiting(notes, squares)
        accuses = chance >= later
        chosen = ACCUSE + square if accuses else END
        told = functools.cache(lambda: notes.waiting() if later == 1.0 or self.level.hasty else later)
        self._why = lambda: advice.racing(accuses, squares, square, chance, told())
        self._ranks = lambda: ranking.racing(notes.chances, chosen, END, told())
        return chosen

    def _waiting(self, notes: Notebook, squares: int) -> float:
        """The chance to win without accusing now, or what the level takes it for."""
        turns = MOST_ROUNDS[notes.s.options[ROUNDS]] - 1 - int(notes.s.round_)
        if not turns or notes.read == EVERY_CARD & ~self.memory:
            return 0.0
        if self.level.hasty:
            return 1.0 if squares > self.level.hasty else 0.0
        return 1.0 if squares > MOST else notes.waiting()


def _means(argument: str) -> tuple[EnquetesLevel, Budget]:
    """The level and budget that a spec asks for."""
    if argument in LEVELS:
        return LEVELS[argument], budget("", DEFAULT)
    return LEVELS["master"], budget(argument, DEFAULT)


def _some_cards(share: float, chance: random.Random) -> int:
    """A set of cards, each in it with a chance."""
    return sum(1 << card for card in range(CARDS) if chance.random() < share)

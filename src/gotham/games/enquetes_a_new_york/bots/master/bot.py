"""The master, which models how cases are generated and what its rivals know; and its weaker levels."""

import functools
import random
from collections.abc import Callable
from typing import Any

from .....bots.player import Budget, budget
from .....bots.ranking import Ranked
from .....match.game import Game, seed_number
from .....match.view import View
from ...rules.state import ACCUSE, CARDS, CLOSING, END, ROLL, ROLLING
from ...rules.turns import most_rounds
from ..detective import advice
from ..detective.accusation import MOST
from ..detective.bot import value
from ..detective.notebook import Notebook
from ..levels import LEVELS, EnquetesLevel
from . import ranking
from .search import MasterNotebook, WorldSimulator

DEFAULT = "600"  # worlds simulated for an accusation
GENERATED_CASE = 0  # instead of the number of a case of the box
EVERY_CARD = (1 << CARDS) - 1


class EnquetesMaster:
    """`master` at its best; `master:casual` at a level; `master:1000` by so many worlds, `master:100ms` so long.

    It weighs each remaining square by how cases are generated, moves by the information of a card in worlds that agree
    with its view, and gives in a swap the card that tells the partner least. It accuses when its best guess is likelier
    to be right than waiting is to win, which it estimates by simulation. Its play is reproducible from the seed, except
    with a time budget. Weaker levels ignore some clues, move at random at times, and wait until they are certain; they
    simulate no worlds, and with interpreted rules no level does.
    """

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        self.level, amount = _means(argument)
        self.engine = WorldSimulator(game, amount)
        self.seed, self.stated = seed, 0.0  # the chance it gave its last accusation
        self.memory = _some_cards(self.level.misses, random.Random(seed))  # the cards whose clues it ignores
        self._why: Callable[[], str] = str
        self._ranks: Callable[[], list[Ranked]] = list

    def advise(self) -> str:
        """Return the reason for what it recommends, computed on demand, for a player who has read the same cards."""
        return self._why()

    def rank(self) -> list[Ranked]:
        """Return its last choices, best first, with their win chances or else their information.

        Computed on demand. Only a level that simulates worlds has meaningful figures.
        """
        return self._ranks() if self.level.imagines and self.engine.is_fast else []

    def act(self, view: View, last_call: bool = False) -> int:
        notes = self.think(view)
        if notes.s.phase in (ROLLING, CLOSING):
            return self._accuse_or_go_on(notes)
        return self._choose(notes, view.numbers, random.Random(self._seed(notes.s)))

    def think(self, view: View) -> Notebook:
        """Return its conclusions from a view, before any decision."""
        s = view.state
        notes = MasterNotebook(view, self.engine, self._seed(s)) if self.level.imagines else Notebook(s, view.viewer)
        notes.read &= ~self.memory
        return notes

    def _seed(self, s: Any) -> int:
        return seed_number(self.seed, int(s.rolls), int(s.lots), int(s.phase))

    def _choose(self, notes: Notebook, numbers: list[int], chance: random.Random) -> int:
        """Choose an action other than an accusation, by its information or at random."""
        wanders = self.level.wanders + (self.level.strays if notes.s.case == GENERATED_CASE else 0.0)
        if len(numbers) == 1 or chance.random() < wanders:
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
            # a card comes before any rival's turn, and it can still accuse then: rolling is worth as much at least
            self._ranks = lambda: ranking.racing(notes.chances, ROLL, ROLL, max(chance, notes.waiting()))
            return ROLL
        later = self._waiting(notes, squares)
        accuses = chance >= later
        chosen = ACCUSE + square if accuses else END
        told = functools.cache(lambda: notes.waiting() if later == 1.0 or self.level.hasty else later)
        self._ranks = functools.cache(lambda: ranking.racing(notes.chances, chosen, END, told()))
        self._why = lambda: advice.racing(self._recommended(chosen) != END, squares, square, chance, told())
        return chosen

    def _recommended(self, chosen: int) -> int:
        """Return what its figures rank first, or what it chose where it has none."""
        ranked = self.rank()
        return ranked[0].actions[0] if ranked else chosen

    def _waiting(self, notes: Notebook, squares: int) -> float:
        """Return the chance to win without accusing now, or the level's substitute for it."""
        turns = int(most_rounds(notes.s)) - 1 - int(notes.s.round_)
        if not turns or notes.read == EVERY_CARD & ~self.memory:
            return 0.0
        if self.level.hasty:
            return 1.0 if squares > self.level.hasty else 0.0
        return 1.0 if squares > MOST else notes.waiting()


def _means(argument: str) -> tuple[EnquetesLevel, Budget]:
    """Return the level and budget of a bot argument."""
    if argument in LEVELS:
        return LEVELS[argument], budget("", DEFAULT)
    return LEVELS["master"], budget(argument, DEFAULT)


def _some_cards(share: float, chance: random.Random) -> int:
    """Return a random set of cards, each included with a chance."""
    return sum(1 << card for card in range(CARDS) if chance.random() < share)

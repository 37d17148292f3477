"""The bot that goes where it learns most, and accuses when waiting is worse."""

import functools
import random
from collections.abc import Callable

from .....bots import refuse_argument
from .....match.game import Game
from .....match.view import View
from ...rules.cards import swap_of
from ...rules.state import ACCUSE, CLOSING, END, GO, PASS, ROLL, ROLLING, SPY, SWAP, TAKE
from . import advice
from .notebook import Notebook


class DetectiveBot:
    """`detective` keeps an exact account of the squares that are left to it, and goes by what the next card would tell.

    Where it has a choice, it takes what makes it know most: each card counts by how likely it is new, and by how much
    the clues of its kind would say on average; two on one square, its own and one spied, are better than one. In a
    swap it gives what tells the other least, best of all something they have read. It accuses at once when it is
    certain. Else it rolls first, and then accuses if its best guess is likelier to be right than waiting is to win,
    with an eye on how many cards the others have read. It decides from the view alone and remembers nothing.
    """

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        refuse_argument(argument)
        self.random = random.Random(seed)
        self._why: Callable[[], str] = str

    def advise(self) -> str:
        """Why it did what it did last, for who has read the same cards. It is worked out when somebody asks."""
        return self._why()

    def act(self, view: View, last_call: bool = False) -> int:
        notes = Notebook(view.state, view.viewer)
        if view.state.phase in (ROLLING, CLOSING):
            return self._accuse_or_go_on(notes)
        values = {action: value(notes, action) for action in view.numbers}
        best = max(values.values())
        chosen = self.random.choice([action for action, value in values.items() if value == best])
        self._why = functools.partial(advice.learning, notes, values, chosen)
        return chosen

    def _accuse_or_go_on(self, notes: Notebook) -> int:
        square, squares = int(notes.chances.argmax()), int((notes.chances > 0).sum())
        chance = float(notes.chances[square])
        if squares == 1:
            self._why = functools.partial(advice.certain, square)
            return ACCUSE + square
        if notes.s.phase == ROLLING:
            self._why = functools.partial(advice.rolling, squares, square, chance)
            return ROLL  # a card comes before any rival's turn
        later = notes.waiting()
        accuses = chance >= later
        self._why = functools.partial(advice.racing, accuses, squares, square, chance, later)
        return ACCUSE + square if accuses else END


def value(notes: Notebook, action: int) -> float:
    """What an action other than accusing tells."""
    if action < SPY:
        return notes.landing(action - GO)
    if action < PASS:
        return notes.spying(action - SPY)
    if action == PASS:
        return 0.0
    if action < SWAP:
        return notes.taking(action - TAKE)
    return notes.swapping(*swap_of(action))

"""The bot that maximises information, and accuses when waiting is worse."""

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
    """`detective` deduces the remaining squares exactly, and chooses by the expected information of the next card.

    A card counts by the chance that it is new, and by the average information of its kind; a square with a card to draw
    and one to spy on beats one card. In a swap it gives the card that tells the partner least, ideally one they have
    read. It accuses at once when it is certain. Otherwise it rolls first, then accuses if its best guess is likelier to
    be right than waiting is to win, given how many cards the rivals have read. It decides from the view and has no
    memory.
    """

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        refuse_argument(argument)
        self.random = random.Random(seed)
        self._why: Callable[[], str] = str

    def advise(self) -> str:
        """Return the reason for its last action, computed on demand, for a player who has read the same cards."""
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
    """Return the information of an action other than an accusation."""
    if action < SPY:
        return notes.landing(action - GO)
    if action < PASS:
        return notes.spying(action - SPY)
    if action == PASS:
        return 0.0
    if action < SWAP:
        return notes.taking(action - TAKE)
    return notes.swapping(*swap_of(action))

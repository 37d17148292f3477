"""A bot that maximises its immediate lead."""

import random
from typing import Any

import numpy as np

from ..engine.baselines import WORLDS as WORLDS
from ..engine.baselines import worth as worth
from ..i18n.catalogue import speech
from ..match.game import Game
from ..match.view import View
from .player import WAIT
from .registry import refuse_argument


class GreedyBot:
    """Takes the action with the best immediate value, averaged over hidden information.

    A game may replace `worth` by a rule of that name in its `bots`.
    """

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        refuse_argument(argument)
        self.random = random.Random(seed)
        own = game.bots.worth
        self.game, self.is_own = game, own is not None
        self.worth = game.bind(worth if own is None else own)
        self.out = np.zeros(max(game.rules.PLAYERS), np.int64)
        self.values: dict[int, float] = {}
        self.chosen = 0

    def act(self, view: View, last_call: bool = False) -> int:
        worlds = [view.game.guess(view.rows, view.viewer, self.random.getrandbits(40)) for _ in range(WORLDS)]
        self.values = {action: self._value(worlds, view.viewer, action) for action in view.numbers}
        best = max(self.values.values())
        if best < 0 and not last_call and view.viewer not in view.awaited:
            self.values = {}
            return WAIT  # it may act and need not, and nothing would be of use
        self.chosen = self.random.choice([action for action, value in self.values.items() if value == best])
        return self.chosen

    def advise(self) -> str:
        """Return the values of the chosen and of the next best action; nothing where it waits."""
        if not self.values:
            return ""
        others = {action: value for action, value in self.values.items() if action != self.chosen}
        if not others:
            return speech("bot-hint-only")
        other = max(others, key=lambda action: others[action])
        own, next_ = (round(self.values[action] / WORLDS) for action in (self.chosen, other))
        return speech(self._message(), value=own, next=f"action:{other}", other=next_)

    def _message(self) -> str:
        """Return the message that explains the value; a game may bring its own."""
        if not self.is_own:
            return "bot-hint-lead"
        return "bot-worth" if self.game.words().has("bot-worth") else "bot-hint-worth"

    def _value(self, worlds: list[Any], player: int, action: int) -> float:
        return sum(float(self.worth(world.copy()[0], player, action, self.out)) for world in worlds)

"""The bot that takes what it can get at once."""

import random
from typing import Any

import numpy as np

from ..engine import rule
from ..engine.contract import apply, returns
from ..match.game import Game
from ..match.view import View
from . import refuse_argument, speech

WORLDS = 4


@rule
def worth(s, player, action, out):  # type: ignore[no-untyped-def]
    """How far ahead of the best other the player would be after an action, if all ended then."""
    apply(s, player, action)
    returns(s, out)
    best = -(1 << 60)
    for seat in range(s.players):
        if seat != player:
            best = max(best, out[seat])
    return float(out[player] - best)


class GreedyBot:
    """Takes the action that is worth most at once, on average over what it cannot see.

    A game may know better than `worth` what counts: it then has a rule of that name in its `bots`.
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
        self.chosen = self.random.choice([action for action, value in self.values.items() if value == best])
        return self.chosen

    def advise(self) -> str:
        """What its choice is worth by its count, and what the next best is."""
        others = {action: value for action, value in self.values.items() if action != self.chosen}
        if not others:
            return speech("bot-hint-only")
        other = max(others, key=lambda action: others[action])
        own, next_ = (round(self.values[action] / WORLDS) for action in (self.chosen, other))
        return speech(self._message(), value=own, next=f"action:{other}", other=next_)

    def _message(self) -> str:
        """How it says what a number is: a game knows best what its own rule counts."""
        if not self.is_own:
            return "bot-hint-lead"
        return "bot-worth" if self.game.words().has("bot-worth") else "bot-hint-worth"

    def _value(self, worlds: list[Any], player: int, action: int) -> float:
        return sum(float(self.worth(world.copy()[0], player, action, self.out)) for world in worlds)

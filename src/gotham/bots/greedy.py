"""The bot that takes what it can get at once."""

import random
from typing import Any

import numpy as np

from ..contract import apply, returns
from ..kernel import rule
from ..library import Game
from ..view import View
from . import refuse_argument

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
        self.worth = game.bind(game.hook("bots", "worth", worth))
        self.out = np.zeros(max(game.rules.PLAYERS), np.int64)

    def act(self, view: View, last_call: bool = False) -> int:
        worlds = [view.game.guess(view.rows, view.viewer, self.random.getrandbits(40)) for _ in range(WORLDS)]
        values = {action: self._value(worlds, view.viewer, action) for action in view.numbers}
        best = max(values.values())
        return self.random.choice([action for action, value in values.items() if value == best])

    def _value(self, worlds: list[Any], player: int, action: int) -> float:
        return sum(float(self.worth(world.copy()[0], player, action, self.out)) for world in worlds)

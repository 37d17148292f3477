"""A bot that plays at random: the baseline."""

import random

from ..match.game import Game
from ..match.view import View
from .registry import refuse_argument


class RandomBot:
    """Plays any legal action, each equally likely."""

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        refuse_argument(argument)
        self.random = random.Random(seed)

    def act(self, view: View, last_call: bool = False) -> int:
        return self.random.choice(view.numbers)

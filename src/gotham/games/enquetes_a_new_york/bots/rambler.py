"""The bot that moves at random and deduces: the baseline for all others."""

import random

from ....bots import refuse_argument
from ....match.game import Game
from ....match.view import View
from ..cases.generator import squares_left
from ..rules.state import ACCUSE, CLOSING, END, ROLL, ROLLING


class RamblerBot:
    """`rambler` moves, spies, takes and swaps at random, forgets no clue, and accuses when one square is left."""

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        refuse_argument(argument)
        self.random = random.Random(seed)

    def act(self, view: View, last_call: bool = False) -> int:
        s = view.state
        if s.phase not in (ROLLING, CLOSING):
            return self.random.choice(view.numbers)
        squares = int(squares_left(s, s.knows[view.viewer, view.viewer]))
        if squares.bit_count() == 1:
            return ACCUSE + squares.bit_length() - 1
        return ROLL if s.phase == ROLLING else END

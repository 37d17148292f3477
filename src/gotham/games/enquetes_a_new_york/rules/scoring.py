"""Who has won."""

from ....engine import rule
from .state import NOBODY
from .turns import most_rounds


@rule
def returns(s, out):
    for seat in range(s.players):
        out[seat] = int(s.winner == seat)
    if s.players == 1 and s.winner == 0:
        out[0] = most_rounds(s) - s.round_  # a point, and one for each turn to spare  EN-40


@rule
def winners(s):
    return 1 << s.winner if s.winner != NOBODY else 0

"""Who has won."""

from ....engine import rule
from .state import NOBODY


@rule
def returns(s, out):
    for seat in range(s.players):
        out[seat] = int(s.winner == seat)


@rule
def winners(s):
    return 1 << s.winner if s.winner != NOBODY else 0

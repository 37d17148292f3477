"""How many rounds there are, and whose turn it is."""

from ....engine import rule
from .state import ROUNDS


@rule
def rounds(s):
    """Return how many rounds a match has."""
    return s.players if s.options[ROUNDS] == 0 else 1  # NY-17


@rule
def is_over(s):
    return s.round_ >= rounds(s)


@rule
def actors(s):
    return 0 if is_over(s) else 1 << s.turn


@rule
def awaited(s):
    return actors(s)

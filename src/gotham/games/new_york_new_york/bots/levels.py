"""The levels of the master: how much it searches, and how often it plays at random."""

from typing import NamedTuple


class NewYorkLevel(NamedTuple):
    """The resources of a level."""

    simulations: int  # of the rest of the round, for a decision
    slips: float  # the share of decisions that are random, passing excluded
    positions: int  # searched to solve an endgame
    remembers: bool  # the plays of the others, and infers their hands from them


LEVELS = {
    "beginner": NewYorkLevel(20, 0.11, 0, False),
    "casual": NewYorkLevel(20, 0.065, 0, False),
    "practised": NewYorkLevel(30, 0.025, 0, False),
    "expert": NewYorkLevel(300, 0.0, 0, False),
    "master": NewYorkLevel(20_000, 0.0, 3_000_000, True),
}

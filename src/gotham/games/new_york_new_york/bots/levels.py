"""How well the master plays at each level: how far it looks, and how often it does not look at all."""

from typing import NamedTuple


class NewYorkLevel(NamedTuple):
    """What a level thinks with."""

    simulations: int  # of the rest of the round, for a decision
    slips: float  # the share of decisions for which anything will do but passing
    positions: int  # that it looks at to solve an endgame
    remembers: bool  # what others have played, and draws conclusions


LEVELS = {
    "beginner": NewYorkLevel(20, 0.11, 0, False),
    "casual": NewYorkLevel(20, 0.065, 0, False),
    "practised": NewYorkLevel(30, 0.025, 0, False),
    "expert": NewYorkLevel(300, 0.0, 0, False),
    "master": NewYorkLevel(20_000, 0.0, 3_000_000, True),
}

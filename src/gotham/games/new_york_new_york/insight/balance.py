"""New York New York: what a balance report measures."""

from typing import Any

from ....hooks.balance import BalanceHooks
from ..rules.scoring import points_of

BOT = "master:100"


def rounds(s: Any) -> list[tuple[int, list[int]]]:
    """Return the starter and the points by seat of each round; the start passes clockwise.  NY-21"""
    players, played = int(s.players), int(s.round_)
    starters = [(int(s.starter) + 1 + round_ - played) % players for round_ in range(played)]
    points = [[int(points_of(s, round_, seat)) for seat in range(players)] for round_ in range(played)]
    return [*zip(starters, points, strict=True)]


HOOKS = BalanceHooks(bot=BOT, rounds=rounds)

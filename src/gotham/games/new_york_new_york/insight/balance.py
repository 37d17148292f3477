"""New York New York: what a report on its balance looks at."""

from typing import Any

from ....hooks.balance import BalanceHooks

BOT = "master:100"


def rounds(s: Any) -> list[tuple[int, list[int]]]:
    """Who started each round, and its points by seat; the start passes on clockwise.  NY-21"""
    players, played = int(s.players), int(s.round_)
    starters = [(int(s.starter) + 1 + round_ - played) % players for round_ in range(played)]
    return [(starter, s.points[round_, :players].tolist()) for round_, starter in enumerate(starters)]


HOOKS = BalanceHooks(bot=BOT, rounds=rounds)

"""Rewards at the end of a match: by rank, by margin or by points. Before the end all rewards are 0.

A result before the end may depend on what is hidden, so no reward is given then.
"""

from collections.abc import Callable, Sequence
from typing import Any

from ..i18n.errors import Unknown

Reward = Callable[[Sequence[int], Sequence[int]], list[float]]  # results and winning seats -> a reward for each seat


def by_rank(results: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Return from 1 for a sole winner to -1 for the last, by how many are behind and how many ahead; they sum to 0."""
    ranks = [(seat in winners, result) for seat, result in enumerate(results)]
    if len(ranks) == 1:
        return [1.0 if winners else -1.0]
    return [
        (sum(other < own for other in ranks) - sum(other > own for other in ranks)) / (len(ranks) - 1) for own in ranks
    ]


def by_margin(results: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Return each result less the best other one."""
    others = [[*results[:seat], *results[seat + 1 :]] for seat in range(len(results))]
    return [float(own - max(rest, default=0)) for own, rest in zip(results, others, strict=True)]


def by_points(results: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Return the results themselves."""
    return [*map(float, results)]


REWARDS: dict[str, Reward] = {"rank": by_rank, "margin": by_margin, "points": by_points}


def reward_of(name: str) -> Reward:
    """Return a way to reward by its name; refuse an unknown one."""
    if name not in REWARDS:
        raise Unknown("error-value", name="reward", value=name[:40], known=", ".join(REWARDS))
    return REWARDS[name]


def by_seats(name: str, results: Any, winners: Any, xp: Any) -> Any:
    """Return the rewards of many matches: a row for each, from rows of results and the winning seats as bits.

    `xp` is numpy or a library with the same functions.
    """
    players = results.shape[1]
    if name == "points":
        return results.astype(xp.float64)
    if name == "margin":
        others = xp.where(xp.eye(players, dtype=bool)[None], xp.iinfo(xp.int64).min, results[:, None, :])
        return (results - (others.max(axis=2) if players > 1 else 0)).astype(xp.float64)
    won = winners[:, None] >> xp.arange(players) & 1
    if players == 1:
        return xp.where(won, 1.0, -1.0)
    own, other = (won[:, :, None], results[:, :, None]), (won[:, None, :], results[:, None, :])
    behind = (other[0] < own[0]) | ((other[0] == own[0]) & (other[1] < own[1]))
    ahead = (other[0] > own[0]) | ((other[0] == own[0]) & (other[1] > own[1]))
    return (behind.sum(axis=2) - ahead.sum(axis=2)) / (players - 1)

"""What every seat of many matches got, as arrays: shares of the win, margins and won blocks."""

from typing import Any

import numpy as np

from ..statistics import TINY, Array


def by_block(values: Array, players: int) -> Array:
    """Return values by block, rotation and seat."""
    return values.reshape(-1, players, players)


def shares(winners: Any, players: int) -> Array:
    """Return each seat's share of the win, split among all winners."""
    won = winners[:, None] >> np.arange(players) & 1
    found: Array = won / np.maximum(won.sum(axis=1), 1)[:, None]
    return found


def margins(returns: Array) -> Array:
    """Return each seat's lead over the best other."""
    leads = np.empty_like(returns)
    for seat in range(returns.shape[1]):
        leads[:, seat] = returns[:, seat] - np.delete(returns, seat, axis=1).max(axis=1)
    return leads


def blocks_won(won: Array, own: Any) -> Array:
    """Return for each block 1 if a bot won more than the other, half if both won equally often."""
    ahead = won[:, own].sum(axis=1) - won[:, ~own].sum(axis=1)
    return np.where(np.abs(ahead) < TINY, 0.5, ahead > 0)

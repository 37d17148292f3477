"""The figures of a tournament from arrays of results: those of `statistics`, without an object for each match."""

from typing import Any

import numpy as np

from ...batch import MatchResults
from ..schedule import Schedule
from ..statistics import TINY, Array, BotFigures, SeatFigures, Summary, figure, is_duel


def summary_of(schedule: Schedule, results: MatchResults) -> Summary:
    """Return the figures of whole blocks, match after match and rotation after rotation."""
    players = schedule.players
    shares, returns = _shares(results.winners, players), results.returns[:, :players].astype(np.float64)
    by_block = [_by_block(values, players) for values in (shares, returns, _margins(returns))]
    bots = tuple(_bot(spec, schedule, *by_block) for spec in dict.fromkeys(schedule.bots))
    seats = tuple(SeatFigures(seat, figure(by_block[0][:, :, seat].mean(axis=1), (0, 1))) for seat in range(players))
    length = float(results.decisions.mean())
    return Summary(len(shares), len(shares) // players, 1 / players, length, bots, seats)


def _by_block(values: Array, players: int) -> Array:
    """Return values by block, rotation and seat."""
    return values.reshape(-1, players, players)


def _shares(winners: Any, players: int) -> Array:
    """Return each seat's share of the win, split among all winners."""
    won = winners[:, None] >> np.arange(players) & 1
    shares: Array = won / np.maximum(won.sum(axis=1), 1)[:, None]
    return shares


def _margins(returns: Array) -> Array:
    """Return each seat's lead over the best other."""
    margins = np.empty_like(returns)
    for seat in range(returns.shape[1]):
        margins[:, seat] = returns[:, seat] - np.delete(returns, seat, axis=1).max(axis=1)
    return margins


def _bot(spec: str, schedule: Schedule, shares: Array, returns: Array, margins: Array) -> BotFigures:
    own = np.array([[name == spec for name in schedule.seating(rotation)] for rotation in range(schedule.players)])
    win_share = figure(shares[:, own].mean(axis=1), (0, 1))
    won = _blocks_won(shares, own) if is_duel(schedule) else None
    matches = len(shares) * schedule.players
    return BotFigures(
        spec,
        matches,
        win_share,
        figure(returns[:, own].mean(axis=1)),
        figure(margins[:, own].mean(axis=1)),
        None if won is None else figure(won, (0, 1)),
    )


def _blocks_won(shares: Array, own: Any) -> Array:
    """Return for each block 1 if a bot won more than the other, half if both won equally often."""
    ahead = shares[:, own].sum(axis=1) - shares[:, ~own].sum(axis=1)
    return np.where(np.abs(ahead) < TINY, 0.5, ahead > 0)

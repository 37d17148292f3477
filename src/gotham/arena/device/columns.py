"""The figures of a tournament from arrays of results: those of `statistics`, without an object for each match."""

import numpy as np

from ...batch import MatchResults
from ..schedule import Schedule
from ..statistics import Array, BotFigures, SeatFigures, Summary, figure, is_duel
from .scores import blocks_won, by_block, margins, shares


def summary_of(schedule: Schedule, results: MatchResults) -> Summary:
    """Return the figures of whole blocks, match after match and rotation after rotation."""
    players = schedule.players
    won, returns = shares(results.winners, players), results.returns[:, :players].astype(np.float64)
    blocks = [by_block(values, players) for values in (won, returns, margins(returns))]
    bots = tuple(_bot(spec, schedule, *blocks) for spec in dict.fromkeys(schedule.bots))
    seats = tuple(SeatFigures(seat, figure(blocks[0][:, :, seat].mean(axis=1), (0, 1))) for seat in range(players))
    length = float(results.decisions.mean())
    return Summary(len(won), len(won) // players, 1 / players, length, bots, seats)


def _bot(spec: str, schedule: Schedule, won: Array, returns: Array, leads: Array) -> BotFigures:
    own = np.array([[name == spec for name in schedule.seating(rotation)] for rotation in range(schedule.players)])
    decided = figure(blocks_won(won, own), (0, 1)) if is_duel(schedule) else None
    return BotFigures(
        spec,
        len(won) * schedule.players,
        figure(won[:, own].mean(axis=1), (0, 1)),
        figure(returns[:, own].mean(axis=1)),
        figure(leads[:, own].mean(axis=1)),
        decided,
    )

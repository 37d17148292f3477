"""Ratings by OpenSkill: one number for each bot, from whatever tables they met at."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from .block import Block
from .cross_table import Tables
from .schedule import Schedule
from .statistics import NORMAL, Figure, wins

ORDERS = 20  # number of orders in which the blocks are rated, because the last ones count most
LEAST = 4
RATED = 60_000  # blocks, all orders together: more take too long

Standing = list[tuple[str, float]]  # bots of a block with their wins for each seat


class Rating(NamedTuple):
    """A bot's skill; the interval is OpenSkill's own: 1.96 sigma to both sides."""

    bot: str
    skill: Figure


def ratings(tables: Tables) -> list[Rating]:
    """Rate the bots, best first: Plackett-Luce model, one game per block, mean over many orders.

    The orders are always the same, so that the same blocks give the same ratings.
    """
    standings = [
        _standing(schedule, blocks[block])
        for block in sorted({block for _, blocks in tables for block in blocks})
        for schedule, blocks in tables
        if block in blocks and len(set(schedule.bots)) > 1
    ]
    if not standings:
        return []
    orders = max(LEAST, min(ORDERS, RATED // len(standings)))
    passes = [_rate(_shuffled(standings, order)) for order in range(orders)]
    found = [Rating(bot, _mean([rated[bot] for rated in passes])) for bot in passes[0]]
    return sorted(found, key=lambda rating: (-rating.skill.mean, rating.bot))


def _standing(schedule: Schedule, block: Block) -> Standing:
    return [(bot, round(wins(bot, block) / schedule.bots.count(bot), 9)) for bot in dict.fromkeys(schedule.bots)]


def _shuffled(standings: Sequence[Standing], order: int) -> list[Standing]:
    return random.Random(order).sample(standings, len(standings))


def _rate(standings: Sequence[Standing]) -> dict[str, tuple[float, float]]:
    from openskill.models import PlackettLuce  # imported here because it is slow and only ratings need it

    model = PlackettLuce(tau=0.0)  # a bot does not change
    known = {bot: model.rating(name=bot) for standing in standings for bot, _ in standing}
    known = dict(sorted(known.items()))
    for standing in standings:
        teams, scores = [[known[bot]] for bot, _ in standing], [won for _, won in standing]
        for (bot, _), (rating,) in zip(standing, model.rate(teams, scores=scores), strict=True):
            known[bot] = rating
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}


def _mean(rated: Sequence[tuple[float, float]]) -> Figure:
    mu, sigma = (sum(values) / len(rated) for values in zip(*rated, strict=True))
    return Figure(mu, mu - NORMAL * sigma, mu + NORMAL * sigma)

"""Cross-tables: every bot against every other, on the same deals."""

import itertools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..i18n.errors import GothamError
from ..match.game import Game
from .block import Block
from .schedule import Schedule, plan
from .statistics import Figure, block_score, figure

Tables = Sequence[tuple[Schedule, Mapping[int, Block]]]  # what was played at them


class CrossCell(NamedTuple):
    """A bot's share of the blocks in which it met another."""

    bot: str
    other: str
    blocks: int
    share: Figure


def plan_cross(
    game: Game, bots: Sequence[str], players: int | None, options: Mapping[str, str], seed: str
) -> tuple[Schedule, ...]:
    """Plan a schedule per pair of bots, as A,B or A,B,A,B; for odd seats, per combination that fills them."""
    players = game.check_players(min(game.rules.PLAYERS) if players is None else players)
    at_once = players if players % 2 else 2
    if len(set(bots)) != len(bots) or len(bots) < at_once:
        raise GothamError("error-arena-cross", bots=str(at_once))
    return tuple(plan(game, each, players, options, seed) for each in itertools.combinations(bots, at_once))


def cross_table(tables: Tables) -> list[CrossCell]:
    """Return a cell for every pair of bots that met with equally many seats."""
    bots = dict.fromkeys(spec for schedule, _ in tables for spec in schedule.bots)
    pairs = itertools.permutations(bots, 2)
    return [_cell(*pair, scores) for pair in pairs if (scores := _scores(tables, *pair))]


def _scores(tables: Tables, bot: str, other: str) -> list[float]:
    return [
        block_score(blocks[block], bot, other)
        for schedule, blocks in tables
        if schedule.bots.count(bot) == schedule.bots.count(other) > 0
        for block in sorted(blocks)
    ]


def _cell(bot: str, other: str, scores: list[float]) -> CrossCell:
    return CrossCell(bot, other, len(scores), figure(scores, (0, 1)))

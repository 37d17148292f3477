"""A bot's estimates of its choices, best first, for hints and analyses."""

import math
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, get_args

from .player import Bot

Kind = Literal["chance", "value", "lead"]
CHANCE: Final = "chance"
VALUE: Final = "value"
LEAD: Final = "lead"
MOST = 5  # choices shown
DIGITS: Final[dict[Kind, int]] = {CHANCE: 3, VALUE: 1, LEAD: 1}  # decimal digits shown; more would be noise


class Ranked(NamedTuple):
    """A choice, as a run of actions (none to wait), and what it comes to.

    `chance` is the share of the win that is expected, from 0 to 1; `value` an expected value in the game's own unit,
    points or dollars; `lead` the exact lead at the end of the round.
    """

    actions: tuple[int, ...]
    kind: Kind
    figure: float


def rank_of(player: Bot) -> list[Ranked]:
    """Return a bot's estimates after its latest answer, the best first: its `rank`, if it has one."""
    return best_first(_rank(player))[:MOST]


def best_first(choices: Iterable[Ranked]) -> list[Ranked]:
    """Return choices in the order of their figures.

    Figures have the digits that are shown, so that what is shown cannot contradict the order; equal figures stay in the
    given order. Choices are shown beside each other: figures of another kind than the first one's are left out.
    """
    ranked = [Ranked(tuple(map(int, actions)), kind, float(figure)) for actions, kind, figure in choices]
    sound = [each for each in ranked if each.kind in get_args(Kind) and math.isfinite(each.figure)]
    alike = [each for each in sound if each.kind == sound[0].kind]
    return sorted(map(_as_shown, alike), key=lambda each: -each.figure)


def _as_shown(ranked: Ranked) -> Ranked:
    return ranked._replace(figure=round(ranked.figure, DIGITS[ranked.kind]) + 0.0)  # and no minus before zero


def _rank(player: Bot) -> list[Ranked]:
    rank = getattr(player, "rank", list)
    return list(rank())

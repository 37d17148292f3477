"""A bot's estimates of its choices, best first, for hints and analyses."""

import math
from typing import Final, Literal, NamedTuple, get_args

from .player import Bot

Kind = Literal["chance", "value", "lead"]
CHANCE: Final = "chance"
VALUE: Final = "value"
LEAD: Final = "lead"
MOST = 5  # choices shown


class Ranked(NamedTuple):
    """A choice, as a run of actions (none to wait), and what it comes to.

    `chance` is the share of the win that is expected, from 0 to 1; `value` an expected value in the game's own unit,
    points or dollars; `lead` the exact lead at the end of the round.
    """

    actions: tuple[int, ...]
    kind: Kind
    figure: float


def rank_of(player: Bot) -> list[Ranked]:
    """Return a bot's estimates after its latest answer: its `rank`, if it has one.

    Its own choice is the first, whatever noise says of the others, and these follow by their figures. Choices are
    shown beside each other, so figures of another kind than the first one's are left out.
    """
    ranked = [Ranked(tuple(map(int, actions)), kind, float(figure)) for actions, kind, figure in _rank(player)]
    sound = [each for each in ranked if each.kind in get_args(Kind) and math.isfinite(each.figure)]
    alike = [each for each in sound if each.kind == sound[0].kind]
    return [*alike[:1], *sorted(alike[1:], key=lambda each: -each.figure)][:MOST]


def _rank(player: Bot) -> list[Ranked]:
    rank = getattr(player, "rank", list)
    return list(rank())

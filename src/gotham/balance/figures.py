"""Figures of measured matches, with intervals. The unit is the match: each has its own deal."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ..arena import Figure
from ..arena.statistics import FEWEST, figure
from .records import MatchRecord, Measured

ALL = (0.0, 1.0)  # the bounds of a share
Measure = Callable[[MatchRecord], float]


class Aspect(NamedTuple):
    """A measure of a match: the message that names it, and whether it is a share."""

    message: str
    measure: Measure
    is_share: bool = False


def shares(values: Sequence[int]) -> tuple[float, ...]:
    """Return each place's share of the win, from points by place."""
    best = [value == max(values) for value in values]
    return tuple(each / sum(best) for each in best)


def match_share(place: int) -> Measure:
    """Return the share of the win that a place has; -1 is the last."""

    def measure(record: MatchRecord) -> float:
        seat = place % len(record.returns)
        return (seat in record.winners) / max(len(record.winners), 1)

    return measure


def round_share(place: int) -> Measure:
    """Return the share of the rounds that a place wins, counted in the order of each round."""
    return lambda record: float(np.mean([shares(points)[place] for points in record.rounds]))


def match_points(place: int) -> Measure:
    return lambda record: float(record.returns[place])


def round_points(place: int) -> Measure:
    return lambda record: float(np.mean([points[place] for points in record.rounds]))


def margin(record: MatchRecord) -> float:
    """Return how far the first is ahead of the second."""
    second, first = sorted(record.returns)[-2:]
    return float(first - second)


def mean_return(record: MatchRecord) -> float:
    return float(np.mean(record.returns))


def has_rounds(matches: Measured) -> bool:
    """Return whether a match has several rounds that are won one by one."""
    return any(len(record.rounds) > 1 for record in matches.values())


def has_points(matches: Measured) -> bool:
    """Return whether results are more than the list of winners."""
    return any(abs(value) > 1 for record in matches.values() for value in record.returns)


LAST = Aspect("balance-last", match_share(-1), is_share=True)
LAST_ROUND = Aspect("balance-last-round", round_share(-1), is_share=True)
ROUNDS = Aspect("balance-rounds", lambda record: float(len(record.rounds)))
TURNS = Aspect("balance-turns", lambda record: float(record.turns))
ACTIONS = Aspect("balance-actions", lambda record: float(record.actions))
CHANGES = Aspect("balance-changes", lambda record: float(record.changes))
SETTLED = Aspect("balance-settled", lambda record: record.settled / max(record.turns, 1), is_share=True)
TIES = Aspect("balance-ties", lambda record: float(len(record.winners) > 1), is_share=True)
NOBODY = Aspect("balance-nobody", lambda record: float(not record.winners), is_share=True)
MARGIN = Aspect("balance-margin", margin)
POINTS = Aspect("balance-points", mean_return)


def course(matches: Measured) -> list[Aspect]:
    """Return the aspects of how matches go."""
    rounds = [ROUNDS] if has_rounds(matches) else []
    points = [POINTS, MARGIN] if has_points(matches) else []
    return [*rounds, TURNS, ACTIONS, CHANGES, SETTLED, *points, TIES, NOBODY]


def compared(usual: Measured, other: Measured) -> list[Aspect]:
    """Return the aspects that an option may change; rounds are compared with rounds only."""
    rounds = all(record.rounds for matches in (usual, other) for record in matches.values())
    return [LAST, *([LAST_ROUND] if rounds else []), *course(usual)]


def mean(matches: Measured, aspect: Aspect) -> Figure:
    """Return the mean over all matches."""
    values = [aspect.measure(matches[number]) for number in sorted(matches)]
    return figure(values, ALL if aspect.is_share else None)


def difference(usual: Measured, other: Measured, aspect: Aspect) -> Figure:
    """Return the change by an option, over the deals played both ways."""
    both = sorted(usual.keys() & other.keys())
    found = figure([aspect.measure(other[number]) - aspect.measure(usual[number]) for number in both])
    if found.low is None and found.mean and len(both) >= FEWEST:
        return Figure(found.mean, found.mean, found.mean)  # the same on every deal: chance has no part in it
    return found


def places(matches: Measured, players: int, by_place: Callable[[int], Measure], is_share: bool = True) -> list[Figure]:
    """Return a measure for every place in the order of play."""
    return [mean(matches, Aspect("", by_place(place), is_share)) for place in range(players)]


def judged(found: Figure, mark: float) -> str:
    """Return whether a figure is significantly more or less than a mark, or unclear."""
    if found.low is None or found.high is None or found.low <= mark <= found.high:
        return "unclear"
    return "more" if found.low > mark else "less"


def above(share: Figure, fair: float) -> Figure:
    """Return how far a share is above a fair one."""
    low, high = (None if value is None else value - fair for value in (share.low, share.high))
    return Figure(share.mean - fair, low, high)

"""Figures with intervals. The unit is the block: its matches share a deal and are not independent."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from .block import Block, MatchResult
from .schedule import Schedule

RESAMPLES = 2000
FEWEST = 3  # blocks; an interval from fewer would be invented
MANY = 100_000  # blocks; resampling more gives the normal interval, and takes minutes
NORMAL = 1.959964  # leaves 2.5 % above it
TINY = 1e-9
MEMORY = 1 << 18  # numbers drawn at once

Array = np.ndarray[Any, np.dtype[np.float64]]
Measure = Callable[[MatchResult], Sequence[float]]  # a value for every seat


@dataclass(frozen=True)
class Figure:
    """A mean over blocks with its 95 % interval; None with too few blocks."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class BotFigures:
    """A bot's results, averaged over its seats."""

    bot: str
    matches: int
    win_share: Figure
    returns: Figure
    margin: Figure
    blocks_won: Figure | None  # of two bots with as many seats


@dataclass(frozen=True)
class SeatFigures:
    """A seat's share of the win; every bot sits there equally often."""

    seat: int
    win_share: Figure


@dataclass(frozen=True)
class Summary:
    """The figures of a tournament."""

    matches: int
    blocks: int
    fair_share: float
    length: float
    bots: tuple[BotFigures, ...]
    seats: tuple[SeatFigures, ...]

    def json(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self)


def summary(schedule: Schedule, blocks: Mapping[int, Block]) -> Summary:
    """Return the figures of these blocks; the order in which they were played does not matter."""
    played = [blocks[block] for block in sorted(blocks)]
    matches = len(played) * schedule.players
    length = float(np.mean([match.length for block in played for match in block]))
    bots = tuple(_bot(spec, played, matches, schedule) for spec in dict.fromkeys(schedule.bots))
    seats = tuple(_seat(seat, played) for seat in range(schedule.players))
    return Summary(matches, len(played), 1 / schedule.players, length, bots, seats)


def _bot(spec: str, blocks: Sequence[Block], matches: int, schedule: Schedule) -> BotFigures:
    share = figure(_by_bot(spec, blocks, lambda match: match.shares), (0, 1))
    returns = figure(_by_bot(spec, blocks, lambda match: match.returns))
    margin = figure(_by_bot(spec, blocks, lambda match: match.margins))
    won = figure(block_scores(schedule, spec, blocks), (0, 1)) if is_duel(schedule) else None
    return BotFigures(spec, matches, share, returns, margin, won)


def is_duel(schedule: Schedule) -> bool:
    """Return whether two bots meet on equally many seats, so that a block has a winner."""
    seats = [schedule.bots.count(spec) for spec in dict.fromkeys(schedule.bots)]
    return len(seats) == 2 and seats[0] == seats[1]


def block_scores(schedule: Schedule, spec: str, blocks: Sequence[Block]) -> list[float]:
    """Return for each block of a duel: 1 if a bot won more than the other, half if both won equally often."""
    (other,) = set(schedule.bots) - {spec}
    return [block_score(block, spec, other) for block in blocks]


def block_score(block: Block, spec: str, other: str) -> float:
    """Return 1 if a bot won more in a block than the other, half if both won equally often."""
    ahead = wins(spec, block) - wins(other, block)
    return 0.5 if abs(ahead) < TINY else float(ahead > 0)


def wins(spec: str, block: Block) -> float:
    """Return how many matches of a block a bot won; a shared win counts by its share."""
    return sum(share for match in block for share in _own(spec, match, lambda match: match.shares))


def _by_bot(spec: str, blocks: Sequence[Block], measure: Measure) -> list[float]:
    """Return the mean of a measure over all seats that a bot had, for each block."""
    return [float(np.mean([value for match in block for value in _own(spec, match, measure)])) for block in blocks]


def _own(spec: str, match: MatchResult, measure: Measure) -> list[float]:
    return [value for value, name in zip(measure(match), match.bots, strict=True) if name == spec]


def _seat(seat: int, blocks: Sequence[Block]) -> SeatFigures:
    shares = [float(np.mean([match.shares[seat] for match in block])) for block in blocks]
    return SeatFigures(seat, figure(shares, (0, 1)))


def seat_figures(tables: Sequence[tuple[Schedule, Mapping[int, Block]]]) -> list[SeatFigures]:
    """Return the value of the seats over several tables; they play the same deals, so the deal is the unit."""
    deals = sorted({block for _, blocks in tables for block in blocks})
    together = [tuple(match for _, blocks in tables for match in blocks.get(deal, ())) for deal in deals]
    return [_seat(seat, together) for seat in range(tables[0][0].players)]


def figure(values: Sequence[float] | Array, bounds: tuple[float, float] | None = None) -> Figure:
    """Return the mean of independent values with its interval; bounds are the least and greatest possible value."""
    column = np.asarray(values, np.float64)
    low, high = interval(column, bounds)
    return Figure(float(column.mean()), low, high)


def interval(values: Array, bounds: tuple[float, float] | None = None) -> tuple[float | None, float | None]:
    """Return the 95 % interval of the true mean: bootstrap quantiles, widened for small samples."""
    if len(values) < FEWEST:
        return bounds or (None, None)
    if np.ptp(values) < TINY:
        return _unanimous(float(values.mean()), len(values), *bounds) if bounds else (None, None)
    if len(values) > MANY:
        low, high = values.mean() + np.array((-NORMAL, NORMAL)) * values.std(ddof=1) / math.sqrt(len(values))
    else:
        low, high = values.mean() + _widening(len(values)) * np.quantile(_errors(values), (0.025, 0.975))
    least, greatest = bounds or (-np.inf, np.inf)
    return max(float(low), least), min(float(high), greatest)


def _errors(values: Array) -> Array:
    """Return the errors of the means of many bootstrap samples."""
    rng, count = np.random.default_rng(0), len(values)
    at_once = min(max(1, MEMORY // count), RESAMPLES)
    draws = (rng.integers(count, size=(at_once, count)) for _ in range(0, RESAMPLES, at_once))
    errors: Array = np.concatenate([values[draw].mean(axis=1) for draw in draws])[:RESAMPLES] - values.mean()
    return errors


def _widening(count: int) -> float:
    """Return a correction by Student's t (expanded in 1/df): resampling few values understates the spread."""
    z, df = NORMAL, count - 1
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    student = z + first / df + second / df**2 + third / df**3
    return student / z * math.sqrt(count / df)


def _unanimous(value: float, count: int, least: float, greatest: float) -> tuple[float, float]:
    """Return the interval of equal values, which show no spread: the share of unseen other ones is still unknown."""
    sure = 0.025 ** (1 / count)  # Clopper and Pearson's limit for no exception in `count` trials
    return least + (value - least) * sure, greatest - (greatest - value) * sure

"""What the results say, and how surely. The unit is the block: its matches share a deal and are not independent."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from .match import Block, Match
from .schedule import Schedule

RESAMPLES = 2000
FEWEST = 3  # blocks; an interval from fewer would be invented
NORMAL = 1.959964  # leaves 2.5 % above it
TINY = 1e-9
MEMORY = 1 << 18  # numbers drawn at once

Array = np.ndarray[Any, np.dtype[np.float64]]
Measure = Callable[[Match], Sequence[float]]  # a value for every seat


@dataclass(frozen=True)
class Figure:
    """A mean over blocks with its 95 % interval; None where too little was played to tell."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class BotFigures:
    """How a bot did, on average over the seats it had."""

    bot: str
    matches: int
    win_share: Figure
    returns: Figure
    margin: Figure


@dataclass(frozen=True)
class SeatFigures:
    """What a seat is worth: every bot has sat there equally often."""

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
        """The figures as plain data."""
        return asdict(self)


def summary(schedule: Schedule, blocks: Mapping[int, Block]) -> Summary:
    """The figures of these blocks; the order in which they were played does not matter."""
    played = [blocks[block] for block in sorted(blocks)]
    matches = len(played) * schedule.players
    length = float(np.mean([match.length for block in played for match in block]))
    bots = tuple(_bot(spec, played, matches) for spec in dict.fromkeys(schedule.bots))
    seats = tuple(_seat(seat, played) for seat in range(schedule.players))
    return Summary(matches, len(played), 1 / schedule.players, length, bots, seats)


def _bot(spec: str, blocks: Sequence[Block], matches: int) -> BotFigures:
    share = figure(_by_bot(spec, blocks, lambda match: match.shares), (0, 1))
    returns = figure(_by_bot(spec, blocks, lambda match: match.returns))
    margin = figure(_by_bot(spec, blocks, lambda match: match.margins))
    return BotFigures(spec, matches, share, returns, margin)


def _by_bot(spec: str, blocks: Sequence[Block], measure: Measure) -> list[float]:
    """The mean of a measure over all seats a bot had, for each block."""
    return [float(np.mean([value for match in block for value in _own(spec, match, measure)])) for block in blocks]


def _own(spec: str, match: Match, measure: Measure) -> list[float]:
    return [value for value, name in zip(measure(match), match.bots, strict=True) if name == spec]


def _seat(seat: int, blocks: Sequence[Block]) -> SeatFigures:
    shares = [float(np.mean([match.shares[seat] for match in block])) for block in blocks]
    return SeatFigures(seat, figure(shares, (0, 1)))


def figure(values: Sequence[float], bounds: tuple[float, float] | None = None) -> Figure:
    """The mean of independent values and its interval; bounds are the least and greatest value there can be."""
    column = np.asarray(values, np.float64)
    low, high = interval(column, bounds)
    return Figure(float(column.mean()), low, high)


def interval(values: Array, bounds: tuple[float, float] | None = None) -> tuple[float | None, float | None]:
    """Where the true mean lies, 95 times in 100. Bootstrap quantiles, widened for small samples."""
    if len(values) < FEWEST:
        return bounds or (None, None)
    if np.ptp(values) < TINY:
        return _unanimous(float(values.mean()), len(values), *bounds) if bounds else (None, None)
    low, high = values.mean() + _widening(len(values)) * np.quantile(_errors(values), (0.025, 0.975))
    least, greatest = bounds or (-np.inf, np.inf)
    return max(float(low), least), min(float(high), greatest)


def _errors(values: Array) -> Array:
    """How far the mean of values drawn from these is off their own mean, many times."""
    rng, count = np.random.default_rng(0), len(values)
    at_once = min(max(1, MEMORY // count), RESAMPLES)
    draws = (rng.integers(count, size=(at_once, count)) for _ in range(0, RESAMPLES, at_once))
    errors: Array = np.concatenate([values[draw].mean(axis=1) for draw in draws])[:RESAMPLES] - values.mean()
    return errors


def _widening(count: int) -> float:
    """Resampling few values understates the spread, as the normal curve does; Student's (expanded in 1/df) mends it."""
    z, df = NORMAL, count - 1
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    student = z + first / df + second / df**2 + third / df**3
    return student / z * math.sqrt(count / df)


def _unanimous(value: float, count: int, least: float, greatest: float) -> tuple[float, float]:
    """The interval of equal values, which show no spread: the share of other ones not yet met is still unknown."""
    sure = 0.025 ** (1 / count)  # Clopper and Pearson's limit for no exception in so many
    return least + (value - least) * sure, greatest - (greatest - value) * sure

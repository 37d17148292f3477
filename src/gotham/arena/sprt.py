"""Sequential tests: two bots play on until one of two hypotheses about their difference is accepted.

The generalised sequential probability ratio test for normalised Elo on the results of whole blocks, as fishtest uses it
for pairs of games: Michel Van den Bergh, "Normalized Elo in practice" (normalized_elo_practical.pdf), section 4.1.
Normalised Elo is the excess over an even score in standard deviations of one match, times 800 / ln 10 = 347.4.
"""

import math
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ..i18n.errors import Unreadable
from .block import Block
from .schedule import Schedule
from .statistics import wins

ERROR = 0.05  # of each kind: rejecting a true hypothesis
BOUND = math.log((1 - ERROR) / ERROR)  # the likelihood ratio that decides
ELO = 800 / math.log(10)  # of a difference of one standard deviation
MOST = 100.0  # Elo of a claim
EVEN = 0.5
PRIOR = 1e-3  # blocks that every possible result is thought to have had before any was played
ROUNDS = 200
CLOSE = 1e-9

Distribution = list[tuple[float, float]]  # values with their probabilities


class Hypotheses(NamedTuple):
    """The first bot's advantage in normalised Elo under each hypothesis."""

    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.low:g},{self.high:g}"


class SprtResult(NamedTuple):
    """The state of a test: the log-likelihood ratio after each counted block, and the decision."""

    hypotheses: Hypotheses
    curve: tuple[float, ...]
    decision: str

    @property
    def ratio(self) -> float:
        return self.curve[-1] if self.curve else 0.0


def parse_hypotheses(text: str) -> Hypotheses:
    """Parse two hypotheses: 0,10."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = math.nan
    if not -MOST <= low < high <= MOST:
        raise Unreadable("error-arena-sprt", text=text[:80], most=f"{MOST:g}")
    return Hypotheses(low, high)


def duel_score(schedule: Schedule, block: Block) -> float:
    """Return the first bot's share of the wins in a block; half if nobody won."""
    first, second = dict.fromkeys(schedule.bots)
    return EVEN + (wins(first, block) - wins(second, block)) / (2 * schedule.players)


class SequentialTest:
    """A running test: takes the scores of blocks in order until it is decided."""

    def __init__(self, hypotheses: Hypotheses, size: int) -> None:
        self.hypotheses, self.size = hypotheses, size
        self.counts = Counter[float]()
        self.curve: list[float] = []

    @property
    def decided(self) -> bool:
        return bool(self.curve) and abs(self.curve[-1]) >= BOUND

    def take(self, score: float) -> None:
        """Count a block by the first bot's share of its wins."""
        self.counts[score] += 1
        self.curve.append(log_ratio(self.counts, self.hypotheses, self.size))

    @property
    def result(self) -> SprtResult:
        decision = ("high" if self.curve[-1] > 0 else "low") if self.decided else "none"
        return SprtResult(self.hypotheses, tuple(self.curve), decision)


def decide(hypotheses: Hypotheses, scores: Iterable[float], size: int) -> SprtResult:
    """Run a test on scores; those after the decision do not count."""
    test = SequentialTest(hypotheses, size)
    for score in scores:
        if test.decided:
            break
        test.take(score)
    return test.result


def log_ratio(counts: Counter[float], hypotheses: Hypotheses, size: int) -> float:
    """Return the log-likelihood ratio of the higher hypothesis to the lower.

    A block of as many matches has a standard deviation that is smaller than a match's by the root of their number.
    """
    spread, total = _observed(counts, size)
    low, high = (_likeliest(spread, elo / ELO * math.sqrt(size)) for elo in hypotheses)
    each = zip(spread, low, high, strict=True)
    return total * sum(share * math.log(more / less) for (_, share), less, more in each)


def _observed(counts: Counter[float], size: int) -> tuple[Distribution, float]:
    """Return the distribution and number of the scores. Results not met yet keep a small probability."""
    possible = Counter({half / (2 * size): 0.0 for half in range(2 * size + 1)})
    for score, count in counts.items():
        possible[_nearest(score, size)] += count
    filled = {value: count or PRIOR for value, count in possible.items()}
    total = sum(filled.values())
    return [(value, count / total) for value, count in sorted(filled.items())], total


def _nearest(score: float, size: int) -> float:
    """Return one number for all that differ by rounding alone."""
    half = round(score * 2 * size)
    return half / (2 * size) if math.isclose(score * 2 * size, half, abs_tol=1e-9) else score


def _likeliest(spread: Distribution, wanted: float) -> list[float]:
    """Return the likeliest probabilities whose mean is a given number of deviations above an even score."""
    found = [1 / len(spread)] * len(spread)
    for _ in range(ROUNDS):
        before, (mean, deviation) = found, _moments(spread, found)
        pulls = [value - EVEN - wanted * deviation * (1 + ((mean - value) / deviation) ** 2) / 2 for value, _ in spread]
        weight = _weight(pulls, spread)
        found = [share / (1 + weight * pull) for pull, (_, share) in zip(pulls, spread, strict=True)]
        if max(abs(new - old) for new, old in zip(found, before, strict=True)) < CLOSE:
            break
    return found


def _moments(spread: Distribution, shares: list[float]) -> tuple[float, float]:
    """Return mean and standard deviation."""
    total = sum(shares)
    mean = sum(share * value for share, (value, _) in zip(shares, spread, strict=True)) / total
    variance = sum(share * (value - mean) ** 2 for share, (value, _) in zip(shares, spread, strict=True)) / total
    return mean, math.sqrt(variance)


def _weight(pulls: list[float], spread: Distribution) -> float:
    """Where the pulls, each divided by one and so many times itself, are in balance: once, between two poles."""
    low, high = -1 / max(pulls), -1 / min(pulls)
    weight = 0.0
    for _ in range(ROUNDS):
        balance = slope = 0.0
        for pull, (_, share) in zip(pulls, spread, strict=True):
            part = pull / (1 + weight * pull)
            balance += share * part
            slope += share * part * part
        low, high = (weight, high) if balance > 0 else (low, weight)
        step = weight + balance / slope
        step = step if low < step < high else (low + high) / 2
        if abs(step - weight) < CLOSE * max(1.0, abs(step)):
            return step
        weight = step
    return weight

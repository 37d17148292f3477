"""Decisions per second of a function that plays."""

import time
from collections.abc import Callable, Sequence

SLICES = 5


def rate(play: Callable[[], int], seconds: float) -> float:
    """Return decisions per second in the best of some slices: other work on the machine only slows one down.

    The first call, which may compile, does not count.
    """
    play()
    return max(_slice(play, seconds / SLICES) for _ in range(SLICES))


def _slice(play: Callable[[], int], seconds: float) -> float:
    decisions, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        decisions += play()
    return decisions / passed


def rates(plays: Sequence[Callable[[], int]], seconds: float) -> list[float]:
    """Return decisions per second of processor time of each, measured in turn: for ratios on a busy machine."""
    best = [0.0 for _ in plays]
    for play in plays:
        play()
    end = time.perf_counter() + seconds * len(plays)
    while time.perf_counter() < end or not all(best):
        for index, play in enumerate(plays):
            start = time.process_time()
            decisions = play()
            passed = time.process_time() - start
            best[index] = max(best[index], decisions / passed if passed else 0.0)
    return best

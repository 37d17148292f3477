"""Decisions per second of a function that plays."""

import time
from collections.abc import Callable

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

"""The estimated time until an analysis is done, from the pace of its latest parts."""

import time
from collections import deque
from collections.abc import Callable

WINDOW = 16  # latest parts: those of a match's end take less time than those of its start
LEAST = 4  # parts without which nothing is estimated


class TimeLeft:
    """Measures the parts of one analysis. The first is not measured: it may compile rules, and runs alone."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.done, self.total = 0, 0
        self._times: deque[float] = deque(maxlen=WINDOW + 1)

    def part_done(self, done: int, total: int) -> None:
        """Note that so many parts are done."""
        self.done, self.total = done, total
        self._times.append(self.clock())

    @property
    def seconds(self) -> float | None:
        """The estimated seconds left; None before enough parts were measured. A part that takes long raises it."""
        measured = len(self._times) - 1
        if measured < LEAST:
            return None
        first, last = self._times[0], self._times[-1]
        pace = max((last - first) / measured, (self.clock() - first) / (measured + 1))
        return pace * (self.total - self.done)

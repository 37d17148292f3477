"""The time of clocks and leases: it goes on evenly when somebody sets the system's clock, forward or back.

It starts as the system's time, or as the database's where several servers share one, and then follows a clock that
cannot be set. For a lone server it stands still while the process does: nobody could act then, so nobody's time runs.
Dates, such as those of bans, are of the system's clock.
"""

import asyncio
import time
from collections.abc import Callable

import structlog

log = structlog.get_logger()

TICK = 1.0  # seconds between two looks at the clock
STALL = 4.0  # seconds without a look: the process was suspended


class SteadyClock:
    """The time of one server."""

    def __init__(self) -> None:
        self._alone, self._stalls = False, 0
        self._seen = time.monotonic()
        self._offset = time.time() - self._seen
        self.started = time.time()

    def start(self, present: float | None = None) -> None:
        """Begin with a time that other servers share, or with the system's for a lone server."""
        self._alone, self._seen = present is None, time.monotonic()
        self.started = time.time() if present is None else present
        self._offset = self.started - self._seen

    def now(self) -> float:
        """Return the seconds since the epoch, evenly."""
        seen = time.monotonic()
        if self._alone and seen - self._seen > STALL:
            self._offset -= seen - self._seen - TICK
            self._stalls += 1
        self._seen = seen
        return seen + self._offset

    async def watch(self, resumed: Callable[[], None]) -> None:
        """Look at the clock regularly, for as long as the server runs. A long time without a look was a suspension;
        call `resumed` after it."""
        stalls = self._stalls
        while True:
            self.now()
            if self._stalls > stalls:
                stalls = self._stalls
                log.warning("suspended")
                resumed()
            await asyncio.sleep(TICK)


clock = SteadyClock()
now = clock.now

"""How late the event loop is, and how much memory the process has: measured while the server runs."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from . import metrics

EVERY = 0.25  # seconds between two measurements
STATUS = Path("/proc/self/statm" if sys.platform == "linux" else "")


async def watch_lag(
    time: Callable[[], float] | None = None, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Record how much later than asked a timer is run, for as long as the server runs."""
    now = time or asyncio.get_running_loop().time
    while True:
        due = now() + EVERY
        await sleep(EVERY)
        metrics.lag.observe(max(0.0, now() - due))


def resident_memory() -> float:
    """Return the bytes of memory that this process has; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0.0
    return float(STATUS.read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")

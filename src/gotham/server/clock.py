"""The clock of a table, for what all decide at once: it starts when that begins, and a game says what happens at zero.

It is kept with the match. A table that nobody looks at goes on when somebody comes.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ..kernel import SPECTATOR
from ..table import Table
from .match import Match


class Clock:
    """A table's clock. `timed` of a game names the stretch that is measured now, `late` what a seat does at its end."""

    def __init__(self, match: Match, ring: Callable[[float], Any]) -> None:
        self.match, self.ring = match, ring
        self.stretch: Any = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def left(self) -> float | None:
        """Seconds that are left; none where no time runs."""
        return None if self.match.until is None else max(0.0, self.match.until - time.time())

    def take_up(self, table: Table) -> None:
        """Goes on where the match was left, or begins."""
        self.stretch = self._now(table)
        if self.stretch is not None and self.match.until is None:
            self.match.until = time.time() + self.match.clock
        self._set_timer()

    def turn(self, table: Table) -> bool:
        """Looks at the table; says whether another time runs now, or none any more."""
        stretch = self._now(table)
        if stretch == self.stretch:
            return False
        self.stretch = stretch
        self.match.until = None if stretch is None else time.time() + self.match.clock
        self._set_timer()
        return True

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _now(self, table: Table) -> Any:
        timed = table.game.hook("web", "timed")
        running = self.match.clock and timed is not None and not table.over and self.match.state == "running"
        return timed(table.view(SPECTATOR)) if running else None

    def _set_timer(self) -> None:
        self.stop()
        until = self.match.until
        if until is not None:
            self._timer = asyncio.get_running_loop().call_later(until - time.time(), self.ring, until)


def late(table: Table, seat: int) -> list[int]:
    """What a seat does when its time is up."""
    found: list[int] = table.game.hook("web", "late")(table.view(seat))
    return found

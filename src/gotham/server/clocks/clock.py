"""The clocks of a table, and the one moment at which something rings next. They are kept with the match.

Time runs on while a server is away, but behind its return nobody is late for a while.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from ...engine import SPECTATOR
from ...i18n.errors import Unknown
from ...match.game import Game
from ...match.table import Table
from ..live.seats import People
from ..live.setup import Match
from ..ws.protocol import Timing
from .time_bank import Hand, Moment, Times

BORN = time.time()  # what was kept before was kept by a server that has gone


class Clock:
    """A table's clocks. Hooks of a game say what is measured: `timed` names a stretch that all decide at once, `move`
    what one decides."""

    def __init__(self, match: Match, ring: Callable[[float], Any], grace: float) -> None:
        self.match, self.ring, self.grace = match, ring, grace
        self._timer: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------- looking

    @property
    def timing(self) -> Timing | None:
        return None if self.match.timing is None else msgspec.convert(self.match.timing, Timing)

    @property
    def times(self) -> Times:
        """How the clocks stand: as they were kept, but for who had no server to act on."""
        timing, kept = self.timing, self.match.times
        if kept is not None:
            times = msgspec.convert(kept, Times)
        else:  # a new table, or one that was kept when there were stretches alone
            hands = [] if timing is None else [Hand(float(timing.seconds)) for _ in range(self.match.players)]
            times = Times(hands, stretch_until=self.match.until)
        if times.at < BORN:
            times.forgive(BORN + self.grace)
        return times

    @property
    def left(self) -> float | None:
        """Seconds that are left of a stretch; none where no such time runs."""
        until = self.times.stretch_until
        return None if until is None else max(0.0, until - time.time())

    @property
    def out(self) -> list[int]:
        """The seats whose time is up and for which a bot has to act."""
        hands = [] if self.match.timing is None else self.times.hands
        return [seat for seat, hand in enumerate(hands) if hand.out]

    def shown(self) -> dict[str, Any]:
        """What everybody is told of the clock of those who are waited for."""
        timing = self.timing
        if timing is None:
            return {}
        times = self.times
        return {"timing": timing, "times": times.left(timing, time.time()), "running": sorted(times.ends())}

    # ------------------------------------------------------------------------------------- turning

    def take_up(self, table: Table, people: People) -> None:
        """Goes on where the match was left, or begins."""
        self.turn(table, people)
        self.wind()

    def turn(self, table: Table, people: People) -> bool:
        """Looks at the table; says whether another time runs now, or none any more."""
        timing = self.timing
        if timing is None and not self.match.clock:
            return False
        times, now = self.times, time.time()
        runs = self.match.state == "running" and not table.over
        times.turn_stretch(self._stretch(table) if runs else None, self.match.clock, now)
        if timing is not None:
            times.turn_hands(timing, _moment(table, people, runs, now))
        return self._keep(times, now)

    def miss(self, seat: int) -> int:
        """The time of a seat is up; says for which time in a row."""
        times = self.times
        missed = times.miss(seat)
        self._keep(times, time.time())
        return missed

    def waits_for(self, table: Table, seat: int) -> bool:
        """Whether the move for which a seat was late is not made yet."""
        return seat in table.awaited and not table.over and _move(table) == self.times.move

    def _stretch(self, table: Table) -> Any:
        timed = table.game.web.timed
        return timed(table.view(SPECTATOR)) if timed is not None and self.match.clock else None

    def _keep(self, times: Times, now: float) -> bool:
        before, until = self.match.times, times.until()
        if before is not None and msgspec.structs.replace(times, at=before["at"]) == msgspec.convert(before, Times):
            return False
        times.at = now
        self.match.times, self.match.until = msgspec.to_builtins(times), until
        self.wind()
        return True

    # ------------------------------------------------------------------------------------- ringing

    def wind(self) -> None:
        """Has it ring when the next time is up."""
        self.stop()
        until = self.match.until = None if self.match.until is None else self.times.until()
        if until is not None:
            self._timer = asyncio.get_running_loop().call_later(until - time.time(), self.ring, until)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def timing_of(game: Game, wish: Timing | None) -> dict[str, Any] | None:
    """The clock that somebody wishes for, as it is kept."""
    if wish is not None and wish.then == "pass" and game.web.late is None:
        raise Unknown("error-pass")
    return None if wish is None else msgspec.to_builtins(wish)


def _moment(table: Table, people: People, runs: bool, now: float) -> Moment:
    """What the clocks of seats look at: nobody's runs while a seat is open."""
    awaited = table.awaited if runs and not any(chair.open for chair in people.chairs) else ()
    played = frozenset(seat for seat, chair in enumerate(people.chairs) if not chair.open and not chair.bot)
    return Moment(now, awaited, _move(table), played)


def _move(table: Table) -> str | None:
    """The name of what is decided now, as everybody sees it."""
    name = table.game.web.move
    return None if name is None else str(name(table.view(SPECTATOR)))

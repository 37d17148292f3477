"""The clocks of a table and the timer for the next timeout. They are persisted with the match.

Time runs on while no server runs, but after a start there is a grace period without timeouts.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from ...engine import SPECTATOR
from ...i18n.errors import Invalid
from ...match.game import Game
from ...match.table import Table
from .. import steady
from ..live.setup import TableSetup
from ..live.state import People
from ..ws.protocol import Timing
from .time_bank import ClockInput, SeatClock, TimeBank


class Clock:
    """A table's clocks. Hooks of a game say what is measured: `timed` names a phase that all decide at once, `move`
    what one decides."""

    def __init__(self, setup: TableSetup, grace: float) -> None:
        self.setup, self.grace = setup, grace
        self.expired: Callable[[float], object] = lambda until: None  # called at the next timeout
        self._timer: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------- looking

    @property
    def timing(self) -> Timing | None:
        return None if self.setup.timing is None else msgspec.convert(self.setup.timing, Timing)

    @property
    def times(self) -> TimeBank:
        """The clocks as persisted, with the grace period where no server ran."""
        timing, stored = self.timing, self.setup.times
        if stored is not None:
            times = msgspec.convert(stored, TimeBank)
        else:  # a new table, or one persisted before seats had clocks
            hands = [] if timing is None else [SeatClock(float(timing.seconds)) for _ in range(self.setup.players)]
            times = TimeBank(hands, stretch_until=self.setup.until)
        started = steady.clock.started  # clocks persisted before were written by a server that has stopped
        if times.at < started:
            times.forgive(started + self.grace)
        return times

    @property
    def left(self) -> float | None:
        """Seconds that are left of a phase; None where none runs."""
        until = None if self.setup.until is None else self.times.stretch_until
        return None if until is None else max(0.0, until - steady.now())

    @property
    def out(self) -> list[int]:
        """The seats whose time is up, at a table with a clock for each seat."""
        return [seat for seat, hand in enumerate(self.times.hands) if hand.out]

    def shown(self) -> dict[str, Any]:
        """Return the fields of the table message about the seats' clocks."""
        timing = self.timing
        if timing is None:
            return {}
        times = self.times
        return {"timing": timing, "times": times.left(timing, steady.now()), "running": sorted(times.ends())}

    # ------------------------------------------------------------------------------------- turning

    def take_up(self, table: Table, people: People) -> None:
        """Continue where the match was left, or begin."""
        self.turn(table, people)
        self.wind()

    def turn(self, table: Table, people: People) -> bool:
        """Update the clocks to the state of the table; return whether that changed them."""
        timing = self.timing
        if timing is None and not self.setup.clock:
            return False
        times, now = self.times, steady.now()
        runs = self.setup.state == "running" and not table.over
        times.turn_stretch(self._stretch(table) if runs else None, self.setup.clock, now)
        if timing is not None:
            times.turn_hands(timing, _input(table, people, runs, now))
        return self._store(times, now)

    def miss(self, seat: int) -> int:
        """Record a timeout of a seat; return its number in a row."""
        times = self.times
        missed = times.miss(seat)
        self._store(times, steady.now())
        return missed

    def waits_for(self, table: Table, seat: int) -> bool:
        """Return whether a seat still has to make the move for which its time ran out."""
        return seat in table.awaited and not table.over and _move(table) == self.times.move

    def _stretch(self, table: Table) -> Any:
        timed = table.game.web.timed
        return timed(table.view(SPECTATOR)) if timed is not None and self.setup.clock else None

    def _store(self, times: TimeBank, now: float) -> bool:
        before, until = self.setup.times, times.until()
        if before is not None and msgspec.structs.replace(times, at=before["at"]) == msgspec.convert(before, TimeBank):
            return False
        times.at = now
        self.setup.times, self.setup.until = msgspec.to_builtins(times), until
        self.wind()
        return True

    # --------------------------------------------------------------------------------------- timer

    def wind(self) -> None:
        """Start the timer for the next timeout."""
        self.stop()
        until = self.setup.until = None if self.setup.until is None else self.times.until()
        if until is not None:
            self._timer = asyncio.get_running_loop().call_later(until - steady.now(), self._expire, until)

    def _expire(self, until: float) -> None:
        if steady.now() < until:  # the process was suspended meanwhile, and that time does not count
            self.wind()
        else:
            self.expired(until)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def timing_of(game: Game, wish: Timing | None) -> dict[str, Any] | None:
    """Return a requested clock as it is persisted."""
    if wish is not None and wish.then == "pass" and game.web.late is None:
        raise Invalid("error-pass")
    return None if wish is None else msgspec.to_builtins(wish)


def _input(table: Table, people: People, runs: bool, now: float) -> ClockInput:
    """Return what the seats' clocks depend on: none runs while a seat is open."""
    awaited = table.awaited if runs and not any(chair.open for chair in people.chairs) else ()
    played = frozenset(seat for seat, chair in enumerate(people.chairs) if not chair.open and not chair.bot)
    return ClockInput(now, awaited, _move(table), played)


def _move(table: Table) -> str | None:
    """Return the public name of the present decision."""
    name = table.game.web.move
    return None if name is None else str(name(table.view(SPECTATOR)))

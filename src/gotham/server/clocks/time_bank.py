"""The clocks of a table as persisted: of a phase that all decide at once, and of each seat.

They depend on public facts alone (who is awaited, the name of the move, who sits where), so no clock leaks a secret.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..ws.protocol import Timing

LEAST = 30.0  # seconds for the next move after a timeout, or after taking a seat back from a bot


class ClockInput(NamedTuple):
    """What the clocks depend on. Nobody is awaited where nothing runs: the match is over, or a seat is open."""

    now: float
    awaited: Sequence[int]
    move: Any  # the name of what awaited seats decide; None where the game names nothing
    people: frozenset[int]  # seats played by people


class SeatClock(msgspec.Struct):
    """The clock of a seat."""

    left: float  # seconds, when it stopped last
    until: float | None = None  # when they run out, while it runs
    move: Any = None  # the move it last ran for
    missed: int = 0  # timeouts in a row
    out: bool = False  # its time is up, and a bot acts for it

    def run(self, timing: Timing, input: ClockInput) -> None:
        """Start the clock. A new move has its own time; the same move again has what was left of it."""
        anew = timing.per == "move" and (input.move is None or input.move != self.move)
        self.left = float(timing.seconds) if anew else self.left
        if self.missed:
            self.left = max(self.left, least(timing))
        self.move, self.until = input.move, input.now + self.left

    def rest(self, now: float) -> None:
        if self.until is not None:
            self.left = max(0.0, self.until - now)
        self.until, self.out = None, False


class TimeBank(msgspec.Struct):
    """All clocks of a table."""

    hands: list[SeatClock] = []
    stretch: Any = None  # the name of the phase that all decide at once
    stretch_until: float | None = None
    last: float | None = None  # timeout of the last seat, where all others are done
    waiting: list[int] = []  # the seats awaited at the latest update, and their move below
    move: Any = None
    at: float = 0.0  # when it was persisted

    # ------------------------------------------------------------------------------------- looking

    def ends(self) -> dict[int, float]:
        """Return the timeout of each seat whose clock runs."""
        ends = {seat: hand.until for seat, hand in enumerate(self.hands) if hand.until is not None}
        if self.last is not None and not self.hands[self.waiting[0]].out:
            ends[self.waiting[0]] = min(self.last, ends.get(self.waiting[0], self.last))
        return ends

    def until(self) -> float | None:
        """Return the next timeout."""
        moments = [*self.ends().values(), *([] if self.stretch_until is None else [self.stretch_until])]
        return min(moments, default=None)

    def left(self, timing: Timing, now: float) -> list[float | None]:
        """Return the seconds of each seat: of a running clock, or what is left of a budget."""
        ends = self.ends()
        rest = [0.0 if hand.out else hand.left if timing.per == "match" else None for hand in self.hands]
        shown = [ends[seat] - now if seat in ends else seconds for seat, seconds in enumerate(rest)]
        return [None if seconds is None else max(0.0, round(seconds, 1)) for seconds in shown]

    # ------------------------------------------------------------------------------------ changing

    def forgive(self, least: float) -> None:
        """Postpone all timeouts to at least this time."""
        self.stretch_until = _later(self.stretch_until, least)
        self.last = _later(self.last, least)
        for hand in self.hands:
            hand.until = _later(hand.until, least)

    def turn_stretch(self, stretch: Any, seconds: int, now: float) -> None:
        """Update the phase; a new one has its whole time."""
        if stretch is None:
            self.stretch_until = None
        elif self.stretch_until is None or self.stretch not in (None, stretch):
            self.stretch_until = now + seconds
        self.stretch = stretch

    def turn_hands(self, timing: Timing, input: ClockInput) -> None:
        """Pause the clocks of seats that are not awaited and run the others; during a phase all are paused."""
        self._turn_last(timing, input)
        for seat, hand in enumerate(self.hands):
            owes = seat in input.awaited and seat in input.people
            if (hand.until is not None or hand.out) and (not owes or hand.move != input.move):
                hand.missed = 0 if not hand.out and _has_acted(seat, hand, input) else hand.missed
                hand.rest(input.now)
            if seat not in input.people:
                hand.left, hand.missed = max(hand.left, least(timing)), 0
            if self.stretch is not None and hand.until is not None:
                hand.rest(input.now)
            elif owes and self.stretch is None and hand.until is None and not hand.out:
                hand.run(timing, input)
        self.waiting, self.move = [*input.awaited], input.move

    def _turn_last(self, timing: Timing, input: ClockInput) -> None:
        """Start the last seat's own timeout where several decided at once and other people wait for it."""
        if len(input.awaited) != 1 or input.move != self.move or input.awaited[0] not in input.people:
            self.last = None
        elif len(self.waiting) > 1 and input.awaited[0] in self.waiting and timing.last and len(input.people) > 1:
            self.last = input.now + timing.last
        elif [*input.awaited] != self.waiting:
            self.last = None

    def miss(self, seat: int) -> int:
        """Record a timeout of a seat; return its number in a row."""
        hand = self.hands[seat]
        hand.left, hand.until, hand.out, hand.move = 0.0, None, True, self.move
        hand.missed += 1
        return hand.missed


def _has_acted(seat: int, hand: SeatClock, input: ClockInput) -> bool:
    """Return whether a seat is no longer awaited because it acted; not because nobody is, or a bot took it."""
    return bool(input.awaited) and (seat not in input.awaited or hand.move != input.move)


def least(timing: Timing) -> float:
    return min(LEAST, float(timing.seconds))


def _later(moment: float | None, least: float) -> float | None:
    return None if moment is None else max(moment, least)

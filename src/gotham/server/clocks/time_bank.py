"""How the clocks of a table stand: that of a stretch which all decide at once, and that of each seat.

All follows from what everybody sees: who is awaited, what the game calls the move, who sits where. So no clock tells
anybody what they may not know.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..ws.protocol import Timing

LEAST = 30.0  # seconds that who was late has the next time, and who takes a seat back from a bot


class Moment(NamedTuple):
    """What the clocks look at. Nobody is awaited where nothing runs: the match is over, or a seat is open."""

    now: float
    awaited: Sequence[int]
    move: Any  # what those who are awaited decide, by a name; none where the game has no names for it
    people: frozenset[int]  # the seats that people play


class Hand(msgspec.Struct):
    """The clock of a seat."""

    left: float  # seconds, when it ran last
    until: float | None = None  # when they are up, while they run
    move: Any = None  # what it ran for last
    missed: int = 0  # how often in a row its time was up
    out: bool = False  # its time is up, and somebody else has to act for it

    def run(self, timing: Timing, moment: Moment) -> None:
        """A move has its own time, and the same move again what was left of it."""
        anew = timing.per == "move" and (moment.move is None or moment.move != self.move)
        self.left = float(timing.seconds) if anew else self.left
        if self.missed:
            self.left = max(self.left, least(timing))
        self.move, self.until = moment.move, moment.now + self.left

    def rest(self, now: float) -> None:
        if self.until is not None:
            self.left = max(0.0, self.until - now)
        self.until, self.out = None, False


class Times(msgspec.Struct):
    """All clocks of a table."""

    hands: list[Hand] = []
    stretch: Any = None  # the name of what all decide at once now, and when its time is up
    stretch_until: float | None = None
    last: float | None = None  # when the last one's time is up, where all others are done
    waiting: list[int] = []  # who was awaited when it was looked at last, and for which move
    move: Any = None
    at: float = 0.0  # when it was kept

    # ------------------------------------------------------------------------------------- looking

    def ends(self) -> dict[int, float]:
        """When the time of each seat is up, of those whose time runs."""
        ends = {seat: hand.until for seat, hand in enumerate(self.hands) if hand.until is not None}
        if self.last is not None and not self.hands[self.waiting[0]].out:
            ends[self.waiting[0]] = min(self.last, ends.get(self.waiting[0], self.last))
        return ends

    def until(self) -> float | None:
        """The next moment at which something rings."""
        moments = [*self.ends().values(), *([] if self.stretch_until is None else [self.stretch_until])]
        return min(moments, default=None)

    def left(self, timing: Timing, now: float) -> list[float | None]:
        """The seconds of each seat: those that run, or what is left of a budget."""
        ends = self.ends()
        rest = [0.0 if hand.out else hand.left if timing.per == "match" else None for hand in self.hands]
        shown = [ends[seat] - now if seat in ends else seconds for seat, seconds in enumerate(rest)]
        return [None if seconds is None else max(0.0, round(seconds, 1)) for seconds in shown]

    # ------------------------------------------------------------------------------------ changing

    def forgive(self, least: float) -> None:
        """Nothing rings before this."""
        self.stretch_until = _later(self.stretch_until, least)
        self.last = _later(self.last, least)
        for hand in self.hands:
            hand.until = _later(hand.until, least)

    def turn_stretch(self, stretch: Any, seconds: int, now: float) -> None:
        """A stretch that begins has its whole time."""
        if stretch is None:
            self.stretch_until = None
        elif self.stretch_until is None or self.stretch not in (None, stretch):
            self.stretch_until = now + seconds
        self.stretch = stretch

    def turn_hands(self, timing: Timing, moment: Moment) -> None:
        """Who is no longer waited for rests, and who is runs; not in a stretch, whose time is everybody's."""
        self._turn_last(timing, moment)
        for seat, hand in enumerate(self.hands):
            owes = seat in moment.awaited and seat in moment.people
            if (hand.until is not None or hand.out) and (not owes or hand.move != moment.move):
                hand.missed = 0 if not hand.out and _has_acted(seat, hand, moment) else hand.missed
                hand.rest(moment.now)
            if seat not in moment.people:
                hand.left, hand.missed = max(hand.left, least(timing)), 0
            if self.stretch is not None and hand.until is not None:
                hand.rest(moment.now)
            elif owes and self.stretch is None and hand.until is None and not hand.out:
                hand.run(timing, moment)
        self.waiting, self.move = [*moment.awaited], moment.move

    def _turn_last(self, timing: Timing, moment: Moment) -> None:
        """Whoever is left alone in what several decide at once has a time of their own, if other people wait."""
        if len(moment.awaited) != 1 or moment.move != self.move or moment.awaited[0] not in moment.people:
            self.last = None
        elif len(self.waiting) > 1 and moment.awaited[0] in self.waiting and timing.last and len(moment.people) > 1:
            self.last = moment.now + timing.last
        elif [*moment.awaited] != self.waiting:
            self.last = None

    def miss(self, seat: int) -> int:
        """The time of a seat is up; says for which time in a row."""
        hand = self.hands[seat]
        hand.left, hand.until, hand.out, hand.move = 0.0, None, True, self.move
        hand.missed += 1
        return hand.missed


def _has_acted(seat: int, hand: Hand, moment: Moment) -> bool:
    """Whether a seat is no longer waited for because it has acted, and not because nobody is or a bot has it."""
    return bool(moment.awaited) and (seat not in moment.awaited or hand.move != moment.move)


def least(timing: Timing) -> float:
    return min(LEAST, float(timing.seconds))


def _later(moment: float | None, least: float) -> float | None:
    return None if moment is None else max(moment, least)

"""What a player could know after each action, exactly: from the clues read and the accusations heard."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ....insight import Frame
from ..cases.generator import squares_left
from ..rules.state import ACCUSE, BESIDE, CARDS, END, SWAPPED


class Settled(NamedTuple):
    """The first moment at which a player had one square left."""

    entry: int  # after which
    round: int
    clues: list[int]  # of the deciding cards; none if another player's accusation decided


class Reading(NamedTuple):
    """The course of a player's search."""

    seat: int
    settled: Settled | None
    accused: int | None  # the round
    missed: int  # turns ended although they could have known
    left: int  # squares at the end, or at elimination
    won: bool


def left_to(s: Any, seat: int) -> int:
    """Return the set of squares left for a seat."""
    return int(squares_left(s, int(s.knows[seat, seat])))


def readings(frames: Sequence[Frame]) -> list[Reading]:
    """Return the reading of every player still in at the first frame, which may be in mid-match."""
    first = frames[0].before[0]
    return [_reading(frames, seat) for seat in range(int(first.players)) if first.accused[seat] == BESIDE]


def _reading(frames: Sequence[Frame], seat: int) -> Reading:
    own = [frame for frame in frames if frame.before[0].accused[seat] == BESIDE]  # until eliminated
    settled = next(_settling(own, seat), None)
    accused = [frame for frame in own if frame.seat == seat and ACCUSE <= frame.action < SWAPPED]
    missed = [
        frame for frame in own if settled and frame.entry > settled.entry and (frame.seat, frame.action) == (seat, END)
    ]
    return Reading(
        seat,
        settled,
        int(accused[0].before[0].round_) + 1 if accused else None,
        len(missed),
        left_to(own[-1].before[0] if accused else own[-1].after[0], seat).bit_count(),
        bool(frames[-1].after[0].winner == seat and accused),
    )


def _settling(frames: Sequence[Frame], seat: int) -> Iterator[Settled]:
    """Yield the moments at which the squares left became one; the start may be one."""
    first = frames[0].before[0]
    if left_to(first, seat).bit_count() == 1:
        cards = [card for card in range(CARDS) if int(first.knows[seat, seat]) >> card & 1]
        yield Settled(frames[0].entry - 1, int(first.round_) + 1, [int(first.clue[card]) for card in cards])
    for frame in frames:
        if frame.seat == seat and ACCUSE <= frame.action < SWAPPED:
            return
        before, after = frame.before[0], frame.after[0]
        if left_to(after, seat).bit_count() == 1 < left_to(before, seat).bit_count():
            cards = _new_cards(frame, seat)
            yield Settled(frame.entry, int(before.round_) + 1, [int(after.clue[card]) for card in cards])


def _new_cards(frame: Frame, seat: int) -> list[int]:
    """Return the cards read in a settling action; only one of them, if it settled the case alone."""
    known = int(frame.before[0].knows[seat, seat])
    new = [card for card in range(CARDS) if int(frame.after[0].knows[seat, seat]) & ~known & 1 << card]
    alone = (card for card in new if int(squares_left(frame.after[0], known | 1 << card)).bit_count() == 1)
    return next(([card] for card in alone), new)


def holder_changed(frame: Frame) -> list[int]:
    """Return the cards that changed holder in an action."""
    before, after = frame.before[0].holder.tolist(), frame.after[0].holder.tolist()
    return [card for card in range(CARDS) if before[card] != after[card]]

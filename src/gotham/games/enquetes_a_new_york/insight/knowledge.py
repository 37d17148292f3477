"""What a player could know, from action to action: exact, by the clues they had read and what they had heard."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ....insight import Frame
from ..cases.generator import squares_left
from ..rules.state import ACCUSE, BESIDE, CARDS, END, SWAPPED


class Settled(NamedTuple):
    """The first moment at which one square was left to somebody."""

    entry: int  # behind which
    round: int
    clues: list[int]  # those of the cards that did it; none where an accusation of somebody else did


class Reading(NamedTuple):
    """What became of a player's search."""

    seat: int
    settled: Settled | None
    accused: int | None  # in which round
    missed: int  # turns that they ended although they could have known
    left: int  # squares at the end, or when they were out
    won: bool


def left_to(s: Any, seat: int) -> int:
    """The squares that are left to a seat, as a set."""
    return int(squares_left(s, int(s.knows[seat, seat])))


def readings(frames: Sequence[Frame]) -> list[Reading]:
    """That of every player who was in the game when it began, which may have been in the middle."""
    first = frames[0].before[0]
    return [_reading(frames, seat) for seat in range(int(first.players)) if first.accused[seat] == BESIDE]


def _reading(frames: Sequence[Frame], seat: int) -> Reading:
    own = [frame for frame in frames if frame.before[0].accused[seat] == BESIDE]  # until they were out
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
    """The moments at which one square was left that was not the only one before; a start may be one."""
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
    """The cards read in an action that settled the case: one of them, if it did so alone."""
    known = int(frame.before[0].knows[seat, seat])
    new = [card for card in range(CARDS) if int(frame.after[0].knows[seat, seat]) & ~known & 1 << card]
    alone = (card for card in new if int(squares_left(frame.after[0], known | 1 << card)).bit_count() == 1)
    return next(([card] for card in alone), new)


def holder_changed(frame: Frame) -> list[int]:
    """The cards that are with somebody else behind an action."""
    before, after = frame.before[0].holder.tolist(), frame.after[0].holder.tolist()
    return [card for card in range(CARDS) if before[card] != after[card]]

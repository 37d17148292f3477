"""Turn-taking: who is asked next, and in which order. Nobody is asked here; whoever plays a match does that."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ..engine.playout import next_seat
from .table import Table
from .view import View


class Turn(NamedTuple):
    """A seat to be asked, its view, and whether this is the last call, at which it must act."""

    seat: int
    view: View
    last_call: bool


def turns(
    table: Table, last: int, waits: Callable[[int, View], bool], asks: Callable[[int], bool] = lambda _: True
) -> Iterator[Turn]:
    """Yield who is asked, in order, until somebody acts; then the caller starts again.

    First come all seats that may act, in seat order after the `last` actor, but for those that wait or have no legal
    action. If none of them acts, the awaited ones are called and must. Only seats that the caller `asks` are yielded;
    where an awaited one is not among them, nobody is called.
    """
    for seat in in_turn(table.actors, last):
        if asks(seat):
            view = table.view(seat)
            if not waits(seat, view) and view.mask.any():
                yield Turn(seat, view, False)
    if all(map(asks, table.awaited)):
        for seat in in_turn(table.awaited, last):
            yield Turn(seat, table.view(seat), True)


def last_actor(table: Table) -> int:
    """Return the seat of the latest entry in the log, or -1 at the start."""
    return table.log[-1].seat if table.log else -1


def in_turn(seats: Sequence[int], last: int) -> Iterator[int]:
    """Yield seats in the order after the last actor."""
    bits = sum(1 << seat for seat in seats)
    for _ in seats:
        last = int(next_seat(bits, last))
        yield last

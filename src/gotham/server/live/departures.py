"""Who leaves a table while the match goes on, and who comes to a seat that was left: the table tells all of it."""

import functools
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from .room import Done, Room
from .seats import People


class Move(NamedTuple):
    """Somebody has left a seat, or come to one that was left."""

    about: str
    name: str
    seat: int


async def settle_people(room: Room, deed: Callable[[], Awaitable[Done]]) -> Done:
    """Changes who is at a table, and tells who has left and come."""
    moves: list[Move] = []

    async def noted() -> Done:
        before, left = _playing(room.people), [chair.left for chair in room.people.chairs]
        done = await deed()
        moves[:] = _moves(before, _playing(room.people), left) if room.state == "running" else []
        return done

    done = await room.settle(noted)
    for move in moves:
        await room.settle(functools.partial(room.told, *move))
    return done


def _playing(people: People) -> dict[int, tuple[str, str]]:
    """The people who play themselves: token and name, by seat."""
    return {
        seat: (chair.holder, people.called(seat))
        for seat, chair in enumerate(people.chairs)
        if chair.holder is not None and not chair.bot
    }


def _moves(before: dict[int, tuple[str, str]], after: dict[int, tuple[str, str]], left: list[str]) -> list[Move]:
    gone = [Move("left", name, seat) for seat, (_, name) in before.items() if seat not in after]
    return gone + [Move("came", name, seat) for seat, (_, name) in after.items() if seat not in before and left[seat]]

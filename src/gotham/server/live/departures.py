"""Announces who leaves a seat while the match goes on, and who takes a seat that was left."""

from collections.abc import Awaitable, Callable
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from .chat import announce
from .room import Room
from .state import People

Details = ParamSpec("Details")
Done = TypeVar("Done")


class SeatChange(NamedTuple):
    """Somebody has left a seat, or come to one that was left: `about` is "left" or "came"."""

    about: str
    name: str
    seat: int


async def run_seating(
    room: Room,
    command: Callable[Concatenate[Room, Details], Awaitable[Done]],
    *details: Details.args,
    **more: Details.kwargs,
) -> Done:
    """Run a command that changes people, then announce who has left and come."""

    async def observed(room: Room) -> tuple[Done, list[SeatChange]]:
        before, left = _players(room.people), [chair.left for chair in room.people.chairs]
        done = await command(room, *details, **more)
        return done, _changes(before, _players(room.people), left) if room.state == "running" else []

    done, changes = await room.run(observed)
    for change in changes:
        await room.run(announce, *change)
    return done


def _players(people: People) -> dict[int, tuple[str, str]]:
    """Return token and name of the people who play themselves, by seat."""
    return {
        seat: (chair.holder, people.full_name(seat))
        for seat, chair in enumerate(people.chairs)
        if chair.holder is not None and not chair.bot
    }


def _changes(
    before: dict[int, tuple[str, str]], after: dict[int, tuple[str, str]], left: list[str]
) -> list[SeatChange]:
    gone = [SeatChange("left", name, seat) for seat, (_, name) in before.items() if seat not in after]
    came = [(seat, name) for seat, (_, name) in after.items() if seat not in before and left[seat]]
    return gone + [SeatChange("came", name, seat) for seat, name in came]

"""What happens when a time is up: a bot acts for who is late, or they do what their game calls doing nothing."""

import asyncio
import random
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from ...bots.opponents import default_bot
from ...i18n.errors import GothamError, Overtaken
from ...match.table import Table
from ...match.view import View, marked
from .. import metrics
from ..bots.worker import Answer
from ..cluster.sync import catch_up

if TYPE_CHECKING:
    from ..live.room import Room

log = structlog.get_logger()
OFTEN = 2  # times in a row that somebody may be late; then a bot has the seat
LONG = 15.0  # seconds that a bot may think for somebody else
MOST = 12  # decisions that a bot makes for somebody in one move


async def ring(room: "Room", until: float) -> None:
    """The time is up at this moment, unless all were quicker."""
    async with room.lock:
        try:
            if room.table is not None and room.keeping and not room.broken and room.match.until == until:
                await _end_time(room, room.table, until)
        except Overtaken:
            await catch_up(room)


async def _end_time(room: "Room", table: Table, until: float) -> None:
    times = room.clock.times
    if times.stretch_until == until:
        for seat in table.awaited:
            do_nothing(table, seat)
        await room.keep_log()
        return
    for seat, end in times.ends().items():
        if end <= until:
            await _be_late(room, table, seat)


async def _be_late(room: "Room", table: Table, seat: int) -> None:
    """Who is late once has the move made for them; who is late again is not there, and a bot takes the seat."""
    timing = room.clock.timing
    if room.clock.miss(seat) >= OFTEN:
        name = room.people.name(seat)
        await room.keep_people(*room.people.replace(seat, default_bot(table.game)), room.match.kept())
        room.reseat()
        await room.told("late", name, seat)
    elif timing is not None and timing.then == "pass":
        for _ in range(MOST):  # its move may take several actions
            do_nothing(table, seat)
            if not room.clock.waits_for(table, seat):
                break
        await room.keep_log()
    else:  # the driver of the bots sees it
        await room.keep(room.match.kept())
        room.tell_table()
        room.changed.set()


def do_nothing(table: Table, seat: int) -> None:
    """Has a seat do what its game calls doing nothing."""
    try:
        table.act(seat, *nothing(table.view(seat)))
    except GothamError as error:  # the others want to play on
        metrics.failures.inc()
        log.warning("late", game=table.game.name, error=str(error))
        table.act(seat, table.numbers(seat)[0])


def nothing(view: View) -> list[int]:
    """What a game calls doing nothing; where it does not say, the first thing that is legal."""
    late = view.game.web.late
    return marked(view.mask)[:1] if late is None else list(late(view))


async def stand_in(asking: Coroutine[Any, Any, Answer], view: View, seed: str, times: int) -> Answer:
    """A bot's answer for somebody who is late, to be had in time; else anything legal. One that cannot find an end has
    done enough."""
    if times > MOST:
        asking.close()
        return Answer(nothing(view))
    try:
        answer = await asyncio.wait_for(asking, LONG)
    except Exception as error:  # it thinks too long, or fails
        log.warning("stand-in", game=view.game.name, error=repr(error))
        answer = Answer([])
    return answer if answer.actions else Answer([random.Random(seed).choice(marked(view.mask))])

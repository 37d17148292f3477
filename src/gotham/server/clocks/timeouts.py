"""What happens when a time is up: a bot acts for the late seat, or the seat makes its game's neutral action."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import structlog

from ...bots.registry import default_bot
from ...i18n.errors import GothamError, Overtaken
from ...match.table import Table
from ...match.view import View, marked
from .. import metrics
from ..bots.worker import Answer
from ..cluster.sync import catch_up
from ..live.chat import announce
from ..live.room import Room

log = structlog.get_logger()
TIMEOUTS = 2  # in a row, after which a bot takes the seat
LONG = 15.0  # seconds that a bot may think for a late seat
MOST = 12  # decisions that a bot makes for a seat in one move


async def expire(room: Room, until: float) -> None:
    """End the time that is up at this moment, unless everybody acted before."""
    async with room.lock:
        try:
            if room.table is not None and room.handover.driving and not room.broken and room.setup.until == until:
                await _end_time(room, room.table, until)
        except Overtaken:
            await catch_up(room)


async def _end_time(room: Room, table: Table, until: float) -> None:
    times = room.clock.times
    if times.stretch_until == until:
        for seat in table.awaited:
            act_neutrally(table, seat)
        await room.commit()
        return
    for seat, end in times.ends().items():
        if end <= until:
            await _time_out(room, table, seat)


async def _time_out(room: Room, table: Table, seat: int) -> None:
    """Have the move made for a late seat; after the second timeout in a row, a bot takes the seat."""
    timing = room.clock.timing
    if room.clock.miss(seat) >= TIMEOUTS:
        name = room.people.name(seat)
        await room.persist_change(*room.people.replace(seat, default_bot(table.game)), room.setup.updated())
        room.reseat()
        await announce(room, "late", name, seat)
    elif timing is not None and timing.then == "pass":
        for _ in range(MOST):  # its move may take several actions
            act_neutrally(table, seat)
            if not room.clock.waits_for(table, seat):
                break
        await room.commit()
    else:  # the driver of the bots acts
        await room.persist(room.setup.updated())
        room.broadcast.send_table()
        room.handover.changed.set()


def act_neutrally(table: Table, seat: int) -> None:
    """Have a seat make its game's neutral action, or any legal one where that fails."""
    try:
        table.act(seat, *neutral_actions(table.view(seat)))
    except GothamError as error:  # the others want to play on
        metrics.failures.inc()
        log.warning("late", game=table.game.name, error=str(error))
        table.act(seat, table.numbers(seat)[0])


def neutral_actions(view: View) -> list[int]:
    """Return the actions that a game counts as doing nothing; the first legal one where it names none."""
    late = view.game.web.late
    return marked(view.mask)[:1] if late is None else list(late(view))


async def stand_in(asking: Coroutine[Any, Any, Answer], view: View, seed: str, times: int) -> Answer:
    """Return a bot's answer for a late seat, or any legal action when it takes too long. After too many decisions in
    one move, return the neutral action."""
    if times > MOST:
        asking.close()
        return Answer(neutral_actions(view))
    try:
        async with asyncio.timeout(LONG):
            answer = await asking
    except Exception as error:  # it takes too long, or fails
        log.warning("stand-in", game=view.game.name, error=repr(error))
        answer = Answer([])
    return answer if answer.actions else Answer([random.Random(seed).choice(marked(view.mask))])

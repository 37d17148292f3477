"""Has the bots of a room act: in turn, when their own view has changed, and at a pace that people can follow."""

import asyncio
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import structlog

from ..errors import GothamError, Overtaken
from ..playout import next_seat
from ..view import View
from . import metrics, tokens
from .catching_up import catch_up
from .games import default_bot
from .lateness import stand_in
from .room import Room
from .thinking import Answer, Thinking

log = structlog.get_logger()


class Question(NamedTuple):
    """A bot that is to be asked: its seat, what it sees, and whether it must act."""

    seat: int
    view: View
    last_call: bool


class Driver:
    """The bots of one room. It sleeps until somebody has acted."""

    def __init__(self, room: Room, thinking: Thinking, pace: float) -> None:
        self.room, self.thinking, self.pace = room, thinking, pace
        self.waiting: dict[int, View] = {}  # what a bot saw that had nothing to do
        self.stood: dict[int, int] = {}  # how often a bot was asked for a seat whose time is up
        self.task = asyncio.create_task(self._run())

    def stop(self) -> None:
        self.task.cancel()

    async def _run(self) -> None:
        while not self.room.broken:
            question = self.next_question()
            if question is None:
                self.room.changed.clear()
                await self.room.changed.wait()
                continue
            await asyncio.sleep(self.pace)
            await self._ask(question)

    def next_question(self) -> Question | None:
        """Who comes behind the last actor and has something new to look at; at last, who must act."""
        table = self.room.table
        if table is None or self.room.state != "running" or not self.room.keeping:
            return None
        out = self.room.clock.out
        self.stood = {seat: times for seat, times in self.stood.items() if seat in out}
        for seat in out:
            return Question(seat, table.view(seat), True)
        last = table.log[-1].seat if table.log else -1
        for seat in in_turn(table.actors, last):
            if self._bot(seat):
                view = table.view(seat)
                if self.waiting.get(seat) != view and view.mask.any():
                    return Question(seat, view, False)
        if all(self._bot(seat) for seat in table.awaited):
            for seat in in_turn(table.awaited, last):
                return Question(seat, table.view(seat), True)
        return None

    def _bot(self, seat: int) -> str:
        """Who plays a seat, if only until a move is made that a person has not made in time."""
        chair, table = self.room.people.chairs[seat], self.room.playing()
        return chair.bot or (default_bot(table.game) if seat in self.room.clock.out else "")

    async def _ask(self, question: Question) -> None:
        seat, view, last_call = question
        late = seat in self.room.clock.out
        answer = await (self._stand_in(seat, view) if late else self._answer(seat, view, last_call))
        async with self.room.lock:
            table = self.room.table
            if table is None or not self._bot(seat) or self.room.broken or table.view(seat) != view:
                return  # it thought about something that is no more
            if not answer.actions:
                self.waiting[seat] = view
                return
            self.waiting.pop(seat, None)
            try:
                await self.room.decide(seat, answer.actions, answer.reason)
            except Overtaken:
                await catch_up(self.room)
            except GothamError as error:
                metrics.failures.inc()
                log.warning("bot", game=table.game.name, bot=self._bot(seat), error=str(error))
                self.waiting[seat] = view

    async def _stand_in(self, seat: int, view: View) -> Answer:
        """What a bot does for somebody whose time is up."""
        self.stood[seat] = self.stood.get(seat, 0) + 1
        return await stand_in(self._answer(seat, view, True), view, self._chance(seat, view), self.stood[seat])

    def _chance(self, seat: int, view: View) -> str:
        digest = hashlib.sha256(view.cells.tobytes()).hexdigest()
        return tokens.chance(self.room.people.secret, seat, digest)

    async def _answer(self, seat: int, view: View, last_call: bool) -> Answer:
        """A bot that fails is replaced for this once by one that cannot: the others want to play on."""
        seed = self._chance(seat, view)
        try:
            return await self.thinking.ask(self.room.match.id, view, self._bot(seat), seed, last_call)
        except Exception as error:
            metrics.failures.inc()
            log.warning("bot", game=view.game.name, bot=self._bot(seat), error=repr(error))
            return await self.thinking.ask(self.room.match.id, view, "random", seed, True)


def in_turn(seats: Sequence[int], last: int) -> list[int]:
    """Seats in the order behind the last actor."""
    bits, order = sum(1 << seat for seat in seats), []
    for _ in seats:
        last = int(next_seat(bits, last))
        order.append(last)
    return order

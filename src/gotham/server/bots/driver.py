"""Has the bots of a room act: in turn, when their own view has changed, and at a pace that people can follow."""

import asyncio
import contextlib
import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import structlog

from ...bots.opponents import default_bot
from ...engine.playout import next_seat
from ...i18n.errors import GothamError, Overtaken
from ...match.view import View
from .. import auth as tokens
from .. import metrics
from ..clocks.timeouts import stand_in
from ..cluster.sync import catch_up
from ..live.room import Room
from .service import Thinking
from .worker import Answer

log = structlog.get_logger()
MOMENT = 1.5  # seconds; who thinks for longer is seen to do so


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
        self.memories: dict[tuple[int, str], Any] = {}  # what each bot keeps in mind, by seat and spec
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
        seat, view, _ = question
        with self._seen(seat):
            answer = await self._thought(question)
        async with self.room.lock:
            table = self.room.table
            if answer is None or table is None or not self._holds(question):
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

    async def _thought(self, question: Question) -> Answer | None:
        """What a bot answers, unless meanwhile nobody wants to know: then it need not think any more."""
        seat, view, last_call = question
        late = seat in self.room.clock.out
        asking = asyncio.ensure_future(self._stand_in(seat, view) if late else self._answer(seat, view, last_call))
        try:
            while not asking.done():
                self.room.changed.clear()
                if not self._holds(question):
                    return None
                changed = asyncio.ensure_future(self.room.changed.wait())
                await asyncio.wait({asking, changed}, return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
            return asking.result()
        finally:
            asking.cancel()

    def _holds(self, question: Question) -> bool:
        """Whether a question is still what its seat has to decide."""
        seat, view, _ = question
        table, room = self.room.table, self.room
        if table is None or room.state != "running" or room.broken:
            return False
        return bool(self._bot(seat)) and table.view(seat) == view

    @contextlib.contextmanager
    def _seen(self, seat: int) -> Iterator[None]:
        """Has people see that a bot thinks, where that takes longer than a moment."""
        sign = asyncio.get_running_loop().call_later(MOMENT, self._show, [seat])
        try:
            yield
        finally:
            sign.cancel()
            if self.room.thinking:
                self._show([])

    def _show(self, seats: list[int]) -> None:
        self.room.thinking = seats
        self.room.tell_table()

    async def _stand_in(self, seat: int, view: View) -> Answer:
        """What a bot does for somebody whose time is up."""
        self.stood[seat] = self.stood.get(seat, 0) + 1
        return await stand_in(self._answer(seat, view, True), view, self._chance(seat, view), self.stood[seat])

    def _chance(self, seat: int, view: View) -> str:
        digest = hashlib.sha256(view.cells.tobytes()).hexdigest()
        return tokens.chance(self.room.people.secret, seat, digest)

    async def _answer(self, seat: int, view: View, last_call: bool) -> Answer:
        """A bot that fails is replaced for this once by one that cannot: the others want to play on."""
        seed, spec = self._chance(seat, view), self._bot(seat)
        try:
            answer = await self.thinking.ask(view, spec, seed, last_call, self.memories.get((seat, spec)))
        except Exception as error:
            metrics.failures.inc()
            log.warning("bot", game=view.game.name, bot=spec, error=repr(error))
            self.memories.pop((seat, spec), None)  # perhaps that was the reason
            return await self.thinking.ask(view, "random", seed, True)
        self.memories[seat, spec] = answer.memory
        return answer


def in_turn(seats: Sequence[int], last: int) -> list[int]:
    """Seats in the order behind the last actor."""
    bits, order = sum(1 << seat for seat in seats), []
    for _ in seats:
        last = int(next_seat(bits, last))
        order.append(last)
    return order

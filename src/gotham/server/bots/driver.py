"""Drives the bots of a room: asks each in turn when its own view has changed, at a pace that people can follow."""

import asyncio
import contextlib
import contextvars
import hashlib
from collections.abc import Iterator

import structlog

from ...bots.registry import default_bot
from ...i18n.errors import GothamError, Overtaken
from ...match.turns import Turn, last_actor, turns
from ...match.view import View
from .. import metrics
from ..auth import derived_secret
from ..clocks.timeouts import stand_in
from ..cluster.sync import catch_up
from ..live.room import Room
from .service import BotService
from .worker import Answer, BotMemory

log = structlog.get_logger()
MOMENT = 1.5  # seconds, after which people see that a bot thinks


class Driver:
    """The task that plays the bots of one room. It sleeps until somebody has acted."""

    def __init__(self, room: Room, bots: BotService, pace: float) -> None:
        self.room, self.bots, self.pace = room, bots, pace
        self.waiting: dict[int, View] = {}  # the view of each bot that chose to wait
        self.memories: dict[tuple[int, str], BotMemory] = {}  # by seat and spec
        self.stood_in: dict[int, int] = {}  # decisions made for each seat whose time is up
        self.secret = derived_secret(room.people.secret, "seed")
        # in no context: whoever opened the table did not ask for what its bots do later
        self.task = asyncio.create_task(self._run(), context=contextvars.Context())

    def stop(self) -> None:
        self.task.cancel()

    async def _run(self) -> None:
        while not self.room.broken:
            turn = self.next_turn()
            if turn is None:
                self.room.handover.changed.clear()
                await self.room.handover.changed.wait()
                continue
            await asyncio.sleep(self.pace)
            await self._take(turn)

    def next_turn(self) -> Turn | None:
        """Return the bot to be asked next: first for a seat whose time is up, then in turn."""
        table = self.room.table
        if table is None or self.room.state != "running" or not self.room.handover.driving:
            return None
        out = self.room.timed_out
        self.stood_in = {seat: times for seat, times in self.stood_in.items() if seat in out}
        for seat in out:
            return Turn(seat, table.view(seat), True)
        return next(turns(table, last_actor(table), self._waits, lambda seat: bool(self._bot(seat))), None)

    def _waits(self, seat: int, view: View) -> bool:
        return self.waiting.get(seat) == view

    def _bot(self, seat: int) -> str:
        """Return the spec of the bot that plays a seat, if only for one move after a timeout."""
        chair, table = self.room.people.chairs[seat], self.room.playing()
        return chair.bot or (default_bot(table.game) if seat in self.room.timed_out else "")

    async def _take(self, turn: Turn) -> None:
        seat, view, _ = turn
        with self._shown(seat):
            answer = await self._answer(turn)
        async with self.room.lock:
            table = self.room.table
            if answer is None or table is None or not self._holds(turn):
                return  # the table has changed since
            if not answer.actions:
                self.waiting[seat] = view
                return
            self.waiting.pop(seat, None)
            try:
                await self.room.act(seat, answer.actions, answer.reason)
            except Overtaken:
                await catch_up(self.room)
            except GothamError as error:
                metrics.failures.inc()
                log.warning("bot", game=table.game.name, bot=self._bot(seat), error=str(error))
                self.waiting[seat] = view

    async def _answer(self, turn: Turn) -> Answer | None:
        """Return a bot's answer; None, and cancel it, when the table changes meanwhile."""
        seat, view, last_call = turn
        late = seat in self.room.timed_out
        asking = asyncio.ensure_future(self._stand_in(seat, view) if late else self._ask(seat, view, last_call))
        try:
            while not asking.done():
                self.room.handover.changed.clear()
                if not self._holds(turn):
                    return None
                changed = asyncio.ensure_future(self.room.handover.changed.wait())
                await asyncio.wait({asking, changed}, return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
            return asking.result()
        finally:
            asking.cancel()

    def _holds(self, turn: Turn) -> bool:
        """Return whether a seat still has the same decision to make."""
        seat, view, _ = turn
        table, room = self.room.table, self.room
        if table is None or room.state != "running" or room.broken:
            return False
        return bool(self._bot(seat)) and table.view(seat) == view

    @contextlib.contextmanager
    def _shown(self, seat: int) -> Iterator[None]:
        """Show people that a bot is thinking, if that takes longer than a moment."""
        timer = asyncio.get_running_loop().call_later(MOMENT, self._show, [seat])
        try:
            yield
        finally:
            timer.cancel()
            if self.room.handover.thinking:
                self._show([])

    def _show(self, seats: list[int]) -> None:
        self.room.handover.thinking = seats
        self.room.broadcast.send_table()

    async def _stand_in(self, seat: int, view: View) -> Answer:
        """Return the action of a bot for a seat whose time is up."""
        self.stood_in[seat] = self.stood_in.get(seat, 0) + 1
        return await stand_in(self._ask(seat, view, True), view, self._seed(seat, view), self.stood_in[seat])

    def _seed(self, seat: int, view: View) -> str:
        """Return the seed of a decision: the same on every server, and unknown to people."""
        return hashlib.sha256(f"{self.secret}/{seat}/".encode() + view.cells.tobytes()).hexdigest()

    async def _ask(self, seat: int, view: View, last_call: bool) -> Answer:
        """Ask a bot. For one that fails, a random bot answers this once, so that the others can play on."""
        seed, spec = self._seed(seat, view), self._bot(seat)
        try:
            memory, attended = self.memories.get((seat, spec)), self.room.attended
            answer = await self.bots.ask(view, spec, seed, last_call, memory, attended, id(self))
        except Exception as error:
            metrics.failures.inc()
            log.warning("bot", game=view.game.name, bot=spec, error=repr(error))
            self.memories.pop((seat, spec), None)  # its memory may be the reason
            return await self.bots.ask(view, "random", seed, True, table=id(self))
        self.memories[seat, spec] = answer.memory
        return answer

"""The processes that bots think in, and who thinks when.

Questions begin in the order in which they come, in any process that is free. Slow ones never have all of them, so that
no quick bot waits for the slow bots of other tables. Where more slow ones come than have room, each is given a smaller
share of its budget in place of a longer wait.
"""

import asyncio
import contextlib
import functools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

MOST = 8  # processes for slow questions, whatever the machine has
LEAST = 0.1  # of a budget, however many think
GIVES_WAY = 10  # how much less what can wait counts for the machine
GRACE = 5.0  # seconds in which a bot may come to an end that nobody waits for any more
Result = TypeVar("Result")


class Thinker:
    """A process that thinks about one question at a time; it starts with the first."""

    def __init__(self) -> None:
        self.pool, self.started, self.busy, self.slow = process(), False, False, False

    def begin(self, job: Callable[[], Result]) -> Future[Result]:
        self.started = True
        try:
            return self.pool.submit(job)
        except BrokenProcessPool:  # it was killed meanwhile
            self.renew()
            return self.pool.submit(job)

    def renew(self) -> None:
        """Ends what is thought in it; the next question is for another process."""
        before, self.pool, self.started = self.pool, process(), False
        end(before)

    def renew_unless(self, thought: "Future[Result]") -> None:
        if not thought.done():
            self.renew()


class Waiting(NamedTuple):
    """A question that is not begun yet."""

    slow: bool
    turn: "asyncio.Future[Thinker]"


class Thinkers:
    """Some processes and those who wait for one."""

    def __init__(self, count: int, grace: float = GRACE) -> None:
        self.all, self.grace = [Thinker() for _ in range(count)], grace
        self.room = max(1, count - 1)  # for slow ones
        self.waiting: list[Waiting] = []

    async def think(
        self, job: Callable[[float], Result], slow: bool, longest: float, load: Callable[[], None] | None = None
    ) -> Result:
        """Has a job done that is told its share. What takes too long is ended, as is what nobody waits for any more.
        The process that comes next can `load` something meanwhile."""
        thinker, loop = await self._turn(slow), asyncio.get_running_loop()
        thought = self._begin(thinker, functools.partial(job, self._share() if slow else 1.0))
        if load is not None:
            self._stand_by(load)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(thought), longest)
        except TimeoutError:
            thinker.renew_unless(thought)
            raise
        except asyncio.CancelledError:  # most end by themselves, and a new process takes a while to start
            loop.call_later(self.grace, thinker.renew_unless, thought)
            raise

    async def _turn(self, slow: bool) -> Thinker:
        """Waits for a process."""
        waiting = Waiting(slow, asyncio.get_running_loop().create_future())
        self.waiting.append(waiting)
        self._deal()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            elif not waiting.turn.cancelled():
                self._free(waiting.turn.result())
            raise

    def _deal(self) -> None:
        """Gives free processes to those who wait, rather one that has started."""
        for waiting in [*self.waiting]:
            free = sorted((each for each in self.all if not each.busy), key=lambda each: not each.started)
            given_up = waiting.turn.done()
            if free and not given_up and not (waiting.slow and self._slow >= self.room):
                self.waiting.remove(waiting)
                free[0].busy, free[0].slow = True, waiting.slow
                waiting.turn.set_result(free[0])

    def _begin(self, thinker: Thinker, job: Callable[[], Result]) -> Future[Result]:
        """Has a process do something, and then be free."""
        thought, free = thinker.begin(job), functools.partial(self._free, thinker)
        thought.add_done_callback(functools.partial(_tell, asyncio.get_running_loop(), free))
        return thought

    def _stand_by(self, load: Callable[[], None]) -> None:
        """Has one more process ready where all that have started are busy: to start and to load takes seconds."""
        spare = [each for each in self.all if not each.started and not each.busy]
        if spare and all(each.busy for each in self.all if each.started):
            spare[0].busy = True
            self._begin(spare[0], load)

    def _free(self, thinker: Thinker) -> None:
        thinker.busy = thinker.slow = False
        self._deal()

    @property
    def _slow(self) -> int:
        return sum(each.slow for each in self.all)

    def _share(self) -> float:
        """What each slow one may use of its budget, with so many at once."""
        return max(LEAST, min(1.0, self.room / (self._slow + sum(each.slow for each in self.waiting))))

    def close(self) -> None:
        for thinker in self.all:
            end(thinker.pool)


def cores() -> int:
    """How many slow questions this machine can think about at once."""
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST, available)


def _tell(loop: asyncio.AbstractEventLoop, free: Callable[[], None], _: object) -> None:
    with contextlib.suppress(RuntimeError):  # the server has gone
        loop.call_soon_threadsafe(free)


def process() -> ProcessPoolExecutor:
    """A process to be, for one job at a time."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), be_quiet)


def end(pool: ProcessPoolExecutor) -> None:
    """At once: what is thought or compiled now is of no use any more, and Python would wait for it."""
    processes = [*(pool._processes or {}).values()]
    pool.shutdown(wait=False, cancel_futures=True)
    for each in processes:
        each.terminate()


def be_quiet() -> None:
    """Ctrl-C is the server's to answer. A server that was killed cannot say that it goes: that is seen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_server, daemon=True).start()


def give_way() -> None:
    """For what can wait: this process counts less than those at tables."""
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)


def _go_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)

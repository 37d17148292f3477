"""Asks worker processes for the answers of bots: a search of a second must not block the event loop.

Jobs start in the order in which they arrive, in any free worker. Slow jobs never take all workers, so no quick bot
waits for the slow bots of other tables. When there are more slow jobs than workers for them, each gets a smaller share
of its budget instead of a longer wait. Tables where no person waits have workers of their own, which run when the
processor has nothing else to do.
"""

import asyncio
import contextlib
import functools
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

from ...match.view import View
from ...parallel.bootstrap import available_cores, start_background_worker, start_bot_worker, start_worker
from ...parallel.pool import shared_number, terminate, worker_pool
from .. import limits
from .worker import (
    OFTEN,
    Answer,
    BotMemory,
    Question,
    answer,
    compile_analysis,
    compile_bots,
    load,
    load_bots,
    question_of,
    start_reporting,
)

SLOW = 0.1  # seconds that make a bot slow
LEAST = 0.1  # of a budget, however many jobs run
GRACE = 5.0  # seconds that an abandoned job has to end by itself
Result = TypeVar("Result")
Rules = tuple[str, str]  # the game and the mode of rules that a worker has loaded


class BotService:
    """Asks bots. The caller holds a bot's memory between questions, so any worker can answer."""

    def __init__(self, workers: int = 0) -> None:
        count = workers or slow_jobs() + 1
        self.pool = WorkerPool(count)
        self.background = WorkerPool(count, start=start_background_worker)  # for tables where nobody waits
        self.took: dict[tuple[str, str, str], float] = {}  # seconds, by game, mode and spec

    async def ask(
        self, view: View, spec: str, seed: str, last_call: bool, memory: BotMemory = None, attended: bool = True
    ) -> Answer:
        """Return a bot's answer to its view, with its memory. Where nobody attends the table, it yields the processor
        to everything else."""
        question = question_of(view, spec, seed, last_call=last_call, memory=memory)
        pool = self.pool if attended else self.background
        try:
            return await self._answer(question, pool)
        except BrokenProcessPool:  # its worker was killed, perhaps not because of this question
            return await self._answer(question, pool)

    async def advise(self, view: View, spec: str, seed: str, timeout: float) -> Answer:
        """Return what a bot without memory would do and why, for a person with this view."""
        return await asyncio.wait_for(self._answer(question_of(view, spec, seed, advice=True), self.pool), timeout)

    async def _answer(self, question: Question, pool: "WorkerPool") -> Answer:
        """Run a question in a pool. A bot counts as slow until it was asked; later answers weigh most."""
        slow = self.took.get(question.kind, SLOW) >= SLOW
        warm_up = functools.partial(load, question) if question.mode != "plain" else None
        rules = question.game, question.mode
        found = await pool.run(functools.partial(answer, question), slow, limits.BOT_TIME.value, warm_up, rules)
        if found.seconds is not None:
            self._record(question.kind, found.seconds)
        return found

    def _record(self, kind: tuple[str, str, str], seconds: float) -> None:
        if len(self.took) >= limits.BOT_KINDS.value:
            self.took.clear()
        self.took[kind] = (self.took.get(kind, seconds) + seconds) / 2

    async def compile(self, name: str, specs: Sequence[str], report: Callable[[float], None]) -> None:
        """Compile a game and its bots; `report` is given the share that is done, now and then."""
        progress = shared_number()
        compiling = self.run_apart(
            functools.partial(compile_bots, name, list(specs)), functools.partial(start_reporting, progress)
        )
        task = asyncio.ensure_future(compiling)
        try:
            while not (await asyncio.wait({task}, timeout=OFTEN))[0]:
                report(progress.value)
            task.result()
        finally:
            task.cancel()

    async def load(self, name: str, mode: str, specs: Sequence[str]) -> None:
        """Load a compiled game into a worker, so that nobody waits for it after their action."""
        await self.pool.run(functools.partial(load_bots, name, list(specs)), False, None, rules=(name, mode))

    async def compile_analysis(self, name: str) -> None:
        """Compile what the analysis of a game needs."""
        await self.run_apart(functools.partial(compile_analysis, name))

    async def run_apart(self, job: Callable[[], Result], start: Callable[[], None] = start_worker) -> Result:
        """Run a job in a process of its own, which ends with it, also when it is cancelled."""
        pool = worker_pool(1, start=start)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job)
        finally:
            terminate(pool)

    def close(self) -> None:
        self.pool.close()
        self.background.close()


# --------------------------------------------------------------------------------------- the workers


class Worker:
    """A process that runs one job at a time; it starts with the first."""

    def __init__(self, start: Callable[[], None]) -> None:
        self.start = start  # what its process does first
        self.pool, self.started, self.busy, self.slow = worker_pool(1, start=start), False, False, False
        self.loaded = set[Rules]()

    def begin(self, job: Callable[[], Result]) -> Future[Result]:
        self.started = True
        try:
            return self.pool.submit(job)
        except BrokenProcessPool:  # it was killed meanwhile
            self.restart()
            return self.pool.submit(job)

    def restart(self) -> None:
        """End the running job with its process; the next job starts a new one."""
        before, self.pool, self.started = self.pool, worker_pool(1, start=self.start), False
        self.loaded.clear()
        terminate(before)

    def restart_unless_done(self, running: "Future[Result]") -> None:
        if not running.done():
            self.restart()


class QueuedJob(NamedTuple):
    """A job that waits for a worker."""

    slow: bool
    rules: Rules | None
    turn: "asyncio.Future[Worker]"


class WorkerPool:
    """Some workers and a queue of jobs."""

    def __init__(self, count: int, grace: float = GRACE, start: Callable[[], None] = start_bot_worker) -> None:
        self.all, self.grace = [Worker(start) for _ in range(count)], grace
        self.slots = max(1, count - 1)  # for slow jobs
        self.waiting: list[QueuedJob] = []

    async def run(
        self,
        job: Callable[[float], Result],
        slow: bool,
        timeout: float | None,
        load: Callable[[], None] | None = None,
        rules: Rules | None = None,
    ) -> Result:
        """Run a job, which is given its share of the budget; end it after a timeout or when it is cancelled. A worker
        that has loaded the `rules` comes first. Meanwhile the next worker may `load` what it will need."""
        worker, loop = await self._turn(slow, rules), asyncio.get_running_loop()
        running = self._begin(worker, functools.partial(job, self._share() if slow else 1.0))
        if load is not None:
            self._warm_up(load, rules)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(running), timeout)
        except TimeoutError:
            worker.restart_unless_done(running)
            raise
        except asyncio.CancelledError:  # most jobs end by themselves, and a new process takes a while to start
            loop.call_later(self.grace, worker.restart_unless_done, running)
            raise

    async def _turn(self, slow: bool, rules: Rules | None) -> Worker:
        """Wait for a free worker."""
        waiting = QueuedJob(slow, rules, asyncio.get_running_loop().create_future())
        self.waiting.append(waiting)
        self._assign()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            elif not waiting.turn.cancelled():
                self._free(waiting.turn.result())
            raise

    def _assign(self) -> None:
        """Assign free workers to queued jobs: first those that have loaded the rules, then started ones."""
        for waiting in [*self.waiting]:
            rules = waiting.rules
            free = sorted(
                (each for each in self.all if not each.busy),
                key=lambda each, rules=rules: (rules not in each.loaded, not each.started),  # type: ignore[misc]
            )
            given_up = waiting.turn.done()
            if free and not given_up and not (waiting.slow and self._slow >= self.slots):
                self.waiting.remove(waiting)
                _occupy(free[0], waiting.slow, rules)
                waiting.turn.set_result(free[0])

    def _begin(self, worker: Worker, job: Callable[[], Result]) -> Future[Result]:
        """Start a job; its worker is free when it ends."""
        running, free = worker.begin(job), functools.partial(self._free, worker)
        running.add_done_callback(functools.partial(_call_in_loop, asyncio.get_running_loop(), free))
        return running

    def _warm_up(self, load: Callable[[], None], rules: Rules | None) -> None:
        """Start one more worker when all started ones are busy: starting and loading take seconds."""
        spare = [each for each in self.all if not each.started and not each.busy]
        if spare and all(each.busy for each in self.all if each.started):
            _occupy(spare[0], False, rules)
            self._begin(spare[0], load)

    def _free(self, worker: Worker) -> None:
        worker.busy = worker.slow = False
        self._assign()

    @property
    def _slow(self) -> int:
        return sum(each.slow for each in self.all)

    def _share(self) -> float:
        """Return the share of its budget that each slow job may use, with so many at once."""
        return max(LEAST, min(1.0, self.slots / (self._slow + sum(each.slow for each in self.waiting))))

    def close(self) -> None:
        for worker in self.all:
            terminate(worker.pool)


def _occupy(worker: Worker, slow: bool, rules: Rules | None) -> None:
    worker.busy, worker.slow = True, slow
    if rules is not None:
        worker.loaded.add(rules)


def slow_jobs() -> int:
    """Return how many slow jobs this machine can run at once."""
    return min(limits.BOT_WORKERS.value, available_cores())


def _call_in_loop(loop: asyncio.AbstractEventLoop, free: Callable[[], None], _: object) -> None:
    with contextlib.suppress(RuntimeError):  # the server has stopped
        loop.call_soon_threadsafe(free)

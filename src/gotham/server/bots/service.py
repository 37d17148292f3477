"""Asks workers for the answers of bots: a search of a second must not block the event loop.

Workers are processes of this machine, those of tables where no person waits with the lowest priority of the processor;
or, with a cluster, actors on other machines. `scheduling` says which job comes first, and how long bots may think.
"""

import asyncio
import functools
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import BrokenExecutor
from typing import TypeVar

import structlog

from ...match.view import View
from ...parallel.bootstrap import available_cores, start_background_worker, start_worker
from ...parallel.pool import shared_number, terminate, worker_pool
from .. import limits, metrics
from .executor import QueuedExecutor
from .pool import Worker, WorkerPool
from .scheduling import Urgency
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

log = structlog.get_logger()
SLOW = 0.1  # seconds that make a bot slow
Result = TypeVar("Result")


class BotService:
    """Asks bots. The caller holds a bot's memory between questions, so any worker can answer."""

    def __init__(self, workers: int = 0) -> None:
        count = workers or slow_jobs() + 1
        self.pool = WorkerPool([Worker() for _ in range(count)])
        idle = [Worker(start_background_worker) for _ in range(count + 1)]  # one more, which analyses leave to bots
        self.background = WorkerPool(idle, first=Urgency.BOTS)  # for tables where nobody waits, and analyses
        self.elsewhere: WorkerPool | None = None  # for all of them, on a cluster
        self.took: dict[tuple[str, str, str], float] = {}  # seconds, by game, mode and spec

    def pool_for(self, urgency: Urgency) -> WorkerPool:
        """Return the workers for a job: those of the cluster, while there is one."""
        return self.elsewhere or (self.pool if urgency == Urgency.PERSON else self.background)

    async def ask(
        self,
        view: View,
        spec: str,
        seed: str,
        last_call: bool,
        memory: BotMemory = None,
        attended: bool = True,
        table: Hashable = None,
    ) -> Answer:
        """Return a bot's answer to its view, with its memory. Where nobody attends the table, it yields the processor
        to everything else. Tables take turns."""
        question = question_of(view, spec, seed, last_call=last_call, memory=memory)
        urgency = Urgency.PERSON if attended else Urgency.BOTS
        try:
            return await self._answer(question, urgency, table)
        except BrokenExecutor:  # its worker was killed, perhaps not because of this question
            return await self._answer(question, urgency, table)

    async def advise(self, view: View, spec: str, seed: str, timeout: float) -> Answer:
        """Return what a bot without memory would do and why, for a person with this view."""
        async with asyncio.timeout(timeout):
            return await self._answer(question_of(view, spec, seed, advice=True))

    async def _answer(self, question: Question, urgency: Urgency = Urgency.PERSON, table: Hashable = None) -> Answer:
        """Run a question. A bot counts as slow until it was asked; later answers weigh most."""
        slow = self.took.get(question.kind, SLOW) >= SLOW
        warm_up = functools.partial(load, question) if question.mode != "plain" else None
        rules, pool = (question.game, question.mode), self.pool_for(urgency)
        job, longest = functools.partial(answer, question), limits.BOT_TIME.value
        found = await pool.run(job, slow, longest, warm_up, rules, urgency, table)
        if found.seconds is not None:
            self._record(question.kind, found.seconds)
        return found

    def _record(self, kind: tuple[str, str, str], seconds: float) -> None:
        metrics.bot_thoughts.observe(seconds)
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

    def analyst(self, match: Hashable) -> QueuedExecutor:
        """Return an executor for the analysis of a match, whose jobs come after those of all tables."""
        return QueuedExecutor(functools.partial(self.pool_for, Urgency.ANALYSIS), match)

    # ------------------------------------------------------------------------------------- metrics

    @property
    def pools(self) -> list[WorkerPool]:
        return [pool for pool in (self.pool, self.background, self.elsewhere) if pool is not None]

    def measure(self) -> None:
        """Have the gauges read the lengths of the queues."""
        for urgency in Urgency:
            metrics.observe(metrics.bot_queue, functools.partial(self._queued, urgency), urgency=urgency.name.lower())
        metrics.observe(metrics.bot_workers, lambda: self._count("busy"), state="busy")
        metrics.observe(metrics.bot_workers, lambda: self._count("started"), state="started")
        metrics.observe(metrics.bot_share, self._share)

    def _queued(self, urgency: Urgency) -> int:
        return sum(pool.queue.length(urgency) for pool in self.pools)

    def _count(self, state: str) -> int:
        return sum(bool(getattr(each, state)) for pool in self.pools for each in pool.all)

    def _share(self) -> float:
        pool = self.pool_for(Urgency.PERSON)
        return pool.queue.share(pool.running)

    def close(self) -> None:
        for pool in self.pools:
            pool.close()


def slow_jobs() -> int:
    """Return how many slow jobs this machine can run at once."""
    return min(limits.BOT_WORKERS.value, available_cores())

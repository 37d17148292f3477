"""Workers and the queue of their jobs. A worker is a process of this machine, or an actor of a cluster."""

import asyncio
import contextlib
import functools
import time
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import BrokenExecutor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from ...parallel.bootstrap import start_bot_worker
from ...parallel.pool import terminate, worker_pool
from .. import metrics
from .scheduling import JobQueue, QueuedJob, Rules, Urgency

WAITS = {urgency: metrics.bot_waits.labels(urgency.name.lower()) for urgency in Urgency}
GRACE = 5.0  # seconds that an abandoned job has to end by itself
Result = TypeVar("Result")


class AnyWorker(Protocol):
    """Runs one job at a time. It starts with the first."""

    started: bool
    busy: bool
    slow: bool
    urgency: Urgency
    loaded: set[Rules]

    def begin(self, job: Callable[[], Any]) -> Future[Any]: ...
    def restart(self) -> None: ...
    def close(self) -> None: ...


class Worker:
    """A process of this machine."""

    def __init__(self, start: Callable[[], None] = start_bot_worker) -> None:
        self.start = start  # what its process does first
        self.pool, self.started, self.busy, self.slow = worker_pool(1, start=start), False, False, False
        self.urgency = Urgency.PERSON
        self.loaded = set[Rules]()

    def begin(self, job: Callable[[], Result]) -> Future[Result]:
        self.started = True
        try:
            return self.pool.submit(job)
        except BrokenProcessPool:  # it was killed meanwhile
            self.restart()
            self.started = True
            return self.pool.submit(job)

    def restart(self) -> None:
        """End the running job with its process; the next job starts a new one."""
        before, self.pool, self.started = self.pool, worker_pool(1, start=self.start), False
        self.loaded.clear()
        terminate(before)

    def close(self) -> None:
        terminate(self.pool)


class WorkerPool:
    """Some workers and a queue of jobs."""

    def __init__(
        self,
        workers: Sequence[AnyWorker],
        grace: float = GRACE,
        first: Urgency = Urgency.PERSON,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.all, self.grace, self.clock = workers, grace, clock
        self.queue = JobQueue(max(1, len(workers) - 1), first)  # one worker is left for quick jobs

    @property
    def running(self) -> list[AnyWorker]:
        return [each for each in self.all if each.busy]

    async def run(
        self,
        job: Callable[[float], Result],
        slow: bool,
        timeout: float | None,
        load: Callable[[], None] | None = None,
        rules: Rules | None = None,
        urgency: Urgency = Urgency.PERSON,
        table: Hashable = None,
    ) -> Result:
        """Run a job, which is given its share of the budget; end it after a timeout or when it is cancelled. A worker
        that has loaded the `rules` comes first. Meanwhile the next worker may `load` what it will need."""
        worker, loop = await self._turn(QueuedJob(slow, rules, urgency, table)), asyncio.get_running_loop()
        share = self.queue.share(self.running, urgency) if slow else 1.0
        running = self._begin(worker, functools.partial(job, share))
        if load is not None:
            self._warm_up(load, rules)
        try:
            async with asyncio.timeout(timeout):
                return await asyncio.wrap_future(running)
        except TimeoutError:
            _restart_unless_done(worker, running)
            raise
        except asyncio.CancelledError:  # most jobs end by themselves, and a new process takes a while to start
            loop.call_later(self.grace, _restart_unless_done, worker, running)
            raise

    async def _turn(self, job: QueuedJob) -> AnyWorker:
        """Wait for a free worker."""
        turn: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        job.turn, job.since = turn, self.clock()
        self.queue.add(job)
        self._assign()
        try:
            worker: AnyWorker = await turn
        except asyncio.CancelledError:
            if job in self.queue.waiting:
                self.queue.waiting.remove(job)
            elif not turn.cancelled():
                self._free(turn.result())
            raise
        WAITS[job.urgency].observe(self.clock() - job.since)
        return worker

    def _assign(self) -> None:
        """Assign free workers to queued jobs: first those that have loaded the rules, then started ones."""
        while len(running := self.running) < len(self.all) and (job := self.queue.next(running)) is not None:
            rules = job.rules
            free = [each for each in self.all if not each.busy]
            worker = min(free, key=lambda each: (rules not in each.loaded, not each.started))
            _occupy(worker, job)
            job.turn.set_result(worker)

    def _begin(self, worker: AnyWorker, job: Callable[[], Result]) -> Future[Result]:
        """Start a job; its worker is free when it ends."""
        running: Future[Result] = worker.begin(job)
        free = functools.partial(self._free, worker)
        running.add_done_callback(functools.partial(_call_in_loop, asyncio.get_running_loop(), free))
        return running

    def _warm_up(self, load: Callable[[], None], rules: Rules | None) -> None:
        """Start one more worker when all started ones are busy: starting and loading take seconds."""
        spare = [each for each in self.all if not each.started and not each.busy]
        if spare and all(each.busy for each in self.all if each.started):
            _occupy(spare[0], QueuedJob(rules=rules))
            self._begin(spare[0], load)

    def _free(self, worker: AnyWorker) -> None:
        worker.busy = worker.slow = False
        self._assign()

    def rest(self, urgency: Urgency) -> None:
        """End idle workers whose latest job was of an urgency: they hold much memory."""
        for worker in self.all:
            if worker.started and not worker.busy and worker.urgency == urgency:
                worker.restart()

    def close(self) -> None:
        """End all workers; jobs that wait are refused."""
        for job in self.queue.waiting:
            if not job.turn.done():
                job.turn.set_exception(BrokenExecutor("closed"))
        self.queue.waiting.clear()
        for worker in self.all:
            worker.close()


def _occupy(worker: AnyWorker, job: QueuedJob) -> None:
    worker.busy, worker.slow, worker.urgency = True, job.slow, job.urgency
    if job.rules is not None:
        worker.loaded.add(job.rules)


def _restart_unless_done(worker: AnyWorker, running: "Future[Any]") -> None:
    if not running.done():
        worker.restart()


def _call_in_loop(loop: asyncio.AbstractEventLoop, free: Callable[[], None], _: object) -> None:
    with contextlib.suppress(RuntimeError):  # the server has stopped
        loop.call_soon_threadsafe(free)

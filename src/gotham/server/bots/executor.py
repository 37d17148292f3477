"""An executor whose jobs wait for their turn among those of the tables: a thread submits them, as an analysis does."""

import asyncio
import functools
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from typing import Any

from .pool import WorkerPool
from .scheduling import Urgency


class QueuedExecutor(Executor):
    """Submits jobs of an analysis to the workers that are chosen when a job starts. Create it in the event loop."""

    def __init__(self, pool: Callable[[], WorkerPool], table: Hashable) -> None:
        self.pool, self.table = pool, table
        self.loop = asyncio.get_running_loop()
        self._tasks = set[asyncio.Task[None]]()
        self._closed = False

    def submit(self, function: Callable[..., Any], /, *details: Any, **more: Any) -> Future[Any]:
        found: Future[Any] = Future()
        job = functools.partial(_run, functools.partial(function, *details, **more))
        self.loop.call_soon_threadsafe(self._start, job, found)
        return found

    def _start(self, job: Callable[[float], Any], found: Future[Any]) -> None:
        if self._closed:
            found.set_exception(BrokenExecutor("closed"))
            return
        task = self.loop.create_task(self._work(job, found))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, job: Callable[[float], Any], found: Future[Any]) -> None:
        if not found.set_running_or_notify_cancel():
            return
        try:
            found.set_result(await self.pool().run(job, True, None, urgency=Urgency.ANALYSIS, table=self.table))
        except (asyncio.CancelledError, CancelledError):
            found.set_exception(BrokenExecutor("closed"))
        except Exception as error:
            found.set_exception(error)

    def close(self) -> None:
        """End all jobs: whoever waits for one gets an error."""
        self._closed = True
        for task in [*self._tasks]:
            task.cancel()


def _run(job: Callable[[], Any], share: float) -> Any:
    """Run a job whole: an analysis shares no budgets."""
    return job()

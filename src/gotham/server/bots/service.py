"""Asks bots in worker processes: a search of a second must not block the event loop."""

import asyncio
import functools
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ...match.view import View
from ...parallel.pool import terminate, worker_pool
from .pool import METHOD, WorkerPool, slow_jobs
from .worker import Answer, BotMemory, Question, answer, compile_analysis, compile_bots, load, question_of

TIMEOUT = 60.0  # seconds that a bot may think
SLOW = 0.1  # seconds that make a bot slow
KINDS = 1000  # of bots whose speed is remembered
Result = TypeVar("Result")


class BotService:
    """Asks bots. The caller holds a bot's memory between questions, so any worker can answer."""

    def __init__(self, workers: int = 0) -> None:
        self.pool = WorkerPool(workers or slow_jobs() + 1)
        self.took: dict[tuple[str, str, str], float] = {}  # seconds, by game, mode and spec

    async def ask(self, view: View, spec: str, seed: str, last_call: bool, memory: BotMemory = None) -> Answer:
        """Return a bot's answer to its view, with its memory."""
        question = question_of(view, spec, seed, last_call=last_call, memory=memory)
        try:
            return await self._answer(question)
        except BrokenProcessPool:  # its worker was killed, perhaps not because of this question
            return await self._answer(question)

    async def advise(self, view: View, spec: str, seed: str, timeout: float) -> Answer:
        """Return what a bot without memory would do and why, for a person with this view."""
        return await asyncio.wait_for(self._answer(question_of(view, spec, seed, advice=True)), timeout)

    async def _answer(self, question: Question) -> Answer:
        """Run a question in the pool. A bot counts as slow until it was asked; later answers weigh most."""
        slow = self.took.get(question.kind, SLOW) >= SLOW
        warm_up = functools.partial(load, question) if question.mode != "plain" else None
        found = await self.pool.run(functools.partial(answer, question), slow, TIMEOUT, warm_up)
        if found.seconds is not None:
            self._record(question.kind, found.seconds)
        return found

    def _record(self, kind: tuple[str, str, str], seconds: float) -> None:
        if len(self.took) >= KINDS:
            self.took.clear()
        self.took[kind] = (self.took.get(kind, seconds) + seconds) / 2

    async def compile(self, name: str, specs: Sequence[str]) -> None:
        """Compile a game and its bots."""
        await self.run_apart(functools.partial(compile_bots, name, list(specs)))

    async def compile_analysis(self, name: str) -> None:
        """Compile what the analysis of a game needs."""
        await self.run_apart(functools.partial(compile_analysis, name))

    async def run_apart(self, job: Callable[[], Result]) -> Result:
        """Run a job in a process of its own, which ends with it, also when it is cancelled."""
        pool = worker_pool(1, METHOD)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job)
        finally:
            terminate(pool)

    def close(self) -> None:
        self.pool.close()

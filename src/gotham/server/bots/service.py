"""Bots think in processes of their own: a search of a second must not make a thousand players wait."""

import asyncio
import functools
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ...match.view import View
from . import worker as minds
from .pool import Thinkers, cores, end, process
from .worker import Answer, Asked, asked

LONGEST = 60.0  # seconds that a bot may think
SLOW = 0.1  # seconds that make a bot slow
KINDS = 1000  # of bots whose slowness is remembered
Result = TypeVar("Result")


class Thinking:
    """Asks bots. What one keeps in mind is the asker's: any process can answer."""

    def __init__(self, processes: int = 0) -> None:
        self.thinkers = Thinkers(processes or cores() + 1)
        self.took: dict[tuple[str, str, str], float] = {}  # seconds, by game, mode and spec

    async def ask(self, view: View, spec: str, seed: str, last_call: bool, memory: Any = None) -> Answer:
        """A bot's answer to its view, and what it has in mind then."""
        question = asked(view, spec, seed, last_call=last_call, memory=memory)
        try:
            return await self._think(question)
        except BrokenProcessPool:  # its process was killed, and perhaps not because of this question
            return await self._think(question)

    async def advise(self, view: View, spec: str, seed: str, longest: float) -> Answer:
        """What a bot would do that has nothing in mind, and why, for who has this view. One that takes too long is not
        waited for."""
        return await asyncio.wait_for(self._think(asked(view, spec, seed, advice=True)), longest)

    async def _think(self, question: Asked) -> Answer:
        """Whoever has not been asked yet counts as slow; the latest answers tell most."""
        slow = self.took.get(question.kind, SLOW) >= SLOW
        load = functools.partial(minds.load, question) if question.mode != "plain" else None
        answer = await self.thinkers.think(functools.partial(minds.answer, question), slow, LONGEST, load)
        if answer.seconds is not None:
            self._note(question.kind, answer.seconds)
        return answer

    def _note(self, kind: tuple[str, str, str], seconds: float) -> None:
        if len(self.took) >= KINDS:
            self.took.clear()
        self.took[kind] = (self.took.get(kind, seconds) + seconds) / 2

    async def compile(self, name: str, specs: Sequence[str]) -> None:
        """Compiles a game and its bots."""
        await self.apart(functools.partial(minds.compile_bots, name, list(specs)))

    async def compile_analysis(self, name: str) -> None:
        """Compiles what looks back at a game."""
        await self.apart(functools.partial(minds.compile_analysis, name))

    async def apart(self, job: Callable[[], Result]) -> Result:
        """Does something in a process that then goes, also where nobody waits any more; bots answer meanwhile."""
        pool = process()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job)
        finally:
            end(pool)

    def close(self) -> None:
        self.thinkers.close()

"""Bots think in processes of their own: a search of a second must not make a thousand players wait."""

import asyncio
import functools
import multiprocessing
import os
import signal
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import numpy as np

from .. import library
from ..bots import WAIT, Bot, advice_of, bot, reason_of, rehearse, run_of
from ..view import View

KEPT = 500  # bots that a process keeps in mind
Result = TypeVar("Result")


class Asked(NamedTuple):
    """Who is asked: a bot at a seat of a table, and the rules it plays by."""

    table: str
    seat: int
    spec: str
    game: str
    mode: str
    version: int


class Answer(NamedTuple):
    """Actions, or none to wait; and why."""

    actions: Sequence[int]
    reason: str = ""


class Thinking:
    """Asks bots. Processes start with the first question; a table always asks the same, which knows its bots."""

    def __init__(self, workers: int = 1) -> None:
        self.pools = [_process() for _ in range(workers)]

    async def ask(self, table: str, view: View, spec: str, seed: str, last_call: bool) -> Answer:
        """A bot's answer to its view."""
        game, place = view.game, zlib.crc32(table.encode()) % len(self.pools)
        asked = Asked(table, view.viewer, spec, game.name, game.mode, game.rules.VERSION)
        question = functools.partial(_answer, asked, view.cells.tobytes(), seed, last_call)
        pool = self.pools[place]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, question)
        except BrokenProcessPool:  # it was killed; the next question is for another
            if self.pools[place] is pool:
                self.pools[place] = _process()
            raise

    async def advise(self, view: View, spec: str, seed: str, longest: float) -> Answer:
        """What a bot would do that has not been asked before, and why, for who has this view. A bot that takes too long
        is not waited for."""
        game, pool = view.game, self.pools[0]
        asked = Asked("", view.viewer, spec, game.name, game.mode, game.rules.VERSION)
        question = functools.partial(_advise, asked, view.cells.tobytes(), seed)
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, question), longest)
        except (BrokenProcessPool, TimeoutError):
            if self.pools[0] is pool:
                self.pools[0] = _process()
                _end(pool)
            raise

    async def compile(self, name: str, specs: Sequence[str]) -> None:
        """Compiles a game and its bots, into the cache that all processes share."""
        await self.apart(functools.partial(_compile, name, list(specs)))

    async def apart(self, job: Callable[[], Result]) -> Result:
        """Does something in a process that then goes, also where nobody waits any more; bots answer meanwhile."""
        pool = _process()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job)
        finally:
            _end(pool)

    def close(self) -> None:
        for pool in self.pools:
            _end(pool)


def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _be_quiet)


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: what is thought or compiled now is of no use any more, and Python would wait for it."""
    processes = [*(pool._processes or {}).values()]
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _be_quiet() -> None:
    """Ctrl-C is the server's to answer. A server that was killed cannot say that it goes: that is seen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_server, daemon=True).start()


def _go_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


# ------------------------------------------------------------------------------------- in those processes

_known: OrderedDict[Asked, Bot] = OrderedDict()  # bots that have answered, the latest last


def _answer(asked: Asked, words: bytes, seed: str, last_call: bool) -> Answer:
    """Asks a bot that was asked before, if it is known: it may keep in mind what it has said.

    The seed is for one that is made. It comes from the view, so a bot that was forgotten does not begin again with the
    same chances. One that fails is forgotten, too.
    """
    view = _view(asked, words)
    player = _known.pop(asked) if asked in _known else bot(view.game, asked.spec, seed)
    answer = player.act(view, last_call)
    actions = [] if answer == WAIT else [int(number) for number in run_of(answer)]
    reason = reason_of(player) if actions else ""
    _known[asked] = player
    if len(_known) > KEPT:
        _known.popitem(last=False)
    return Answer(actions, reason)


def _view(asked: Asked, words: bytes) -> View:
    game = library.game(asked.game, asked.mode).of_version(asked.version)
    rows: Any = np.frombuffer(bytearray(words), game.rules.State.dtype)
    return View(game, rows, asked.seat)


def _advise(asked: Asked, words: bytes, seed: str) -> Answer:
    """Asks a bot that is made for this question: nobody's plans or memories are in its answer."""
    view = _view(asked, words)
    player = bot(view.game, asked.spec, seed)
    answer = player.act(view, False)
    return Answer([], "") if answer == WAIT else Answer([int(number) for number in run_of(answer)], advice_of(player))


def _compile(name: str, specs: Sequence[str]) -> None:
    game = library.game(name)
    rehearse(game.table(), specs)

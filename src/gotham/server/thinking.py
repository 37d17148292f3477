"""Bots think in processes of their own: a search of a second must not make a thousand players wait."""

import asyncio
import functools
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from .. import library
from ..bots import WAIT, bot, rehearse, run_of
from ..view import View


class Thinking:
    """Asks bots. Processes start with the first question."""

    def __init__(self, workers: int = 1) -> None:
        self.pool = _processes(workers)

    async def ask(self, view: View, spec: str, seed: str, last_call: bool) -> Sequence[int]:
        """A bot's answer to its view: actions, or none to wait."""
        game, words = view.game, view.cells.tobytes()
        which = game.name, game.mode, game.rules.VERSION
        question = functools.partial(_answer, which, words, view.viewer, spec, seed, last_call)
        return await asyncio.get_running_loop().run_in_executor(self.pool, question)

    async def compile(self, name: str, specs: Sequence[str]) -> None:
        """Compiles a game and its bots, into the cache that all processes share; in a process that then goes: bots
        answer meanwhile."""
        pool = _processes(1)
        try:
            await asyncio.get_running_loop().run_in_executor(pool, _compile, name, list(specs))
        finally:
            _end(pool)

    def close(self) -> None:
        _end(self.pool)


def _processes(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _be_quiet)


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


def _answer(which: tuple[str, str, int], words: bytes, viewer: int, spec: str, seed: str, last_call: bool) -> list[int]:
    name, mode, version = which
    game = library.game(name, mode).of_version(version)
    rows: Any = np.frombuffer(bytearray(words), game.rules.State.dtype)
    answer = bot(game, spec, seed).act(View(game, rows, viewer), last_call)
    return [] if answer == WAIT else [int(number) for number in run_of(answer)]


def _compile(name: str, specs: Sequence[str]) -> None:
    game = library.game(name)
    rehearse(game.table(), specs)

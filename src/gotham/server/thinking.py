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
        self.pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _be_quiet)

    async def ask(self, view: View, spec: str, seed: str, last_call: bool) -> Sequence[int]:
        """A bot's answer to its view: actions, or none to wait."""
        game, words = view.game, view.cells.tobytes()
        question = functools.partial(_answer, game.name, words, view.viewer, spec, seed, last_call)
        return await asyncio.get_running_loop().run_in_executor(self.pool, question)

    async def compile(self, name: str, specs: Sequence[str]) -> None:
        """Compiles a game and its bots, into the cache that all processes share."""
        await asyncio.get_running_loop().run_in_executor(self.pool, _compile, name, list(specs))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def _be_quiet() -> None:
    """Ctrl-C is the server's to answer. A server that was killed cannot say that it goes: that is seen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_server, daemon=True).start()


def _go_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _answer(name: str, words: bytes, viewer: int, spec: str, seed: str, last_call: bool) -> list[int]:
    game = library.game(name)
    rows: Any = np.frombuffer(bytearray(words), game.rules.State.dtype)
    answer = bot(game, spec, seed).act(View(game, rows, viewer), last_call)
    return [] if answer == WAIT else [int(number) for number in run_of(answer)]


def _compile(name: str, specs: Sequence[str]) -> None:
    game = library.game(name)
    rehearse(game.table(), specs)

"""Blocks played one after the other, or on many cores; the results are the same."""

import functools
import math
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from multiprocessing.process import BaseProcess
from typing import TypeVar

from ..bots import warm_up
from ..i18n.errors import GothamError
from ..match.game import Game, game
from .block import Block, play_block
from .schedule import Schedule

BATCH = 0.1  # seconds of work that are worth a message to another process

Numbered = tuple[int, Block]
Batch = tuple[list[Numbered], float]  # and how long it took
Running = TypeVar("Running")  # what stands for a batch that is being played
Found = TypeVar("Found")  # what comes of a block, where it is more or less than its matches


def run(
    game: Game, schedule: Schedule, blocks: Sequence[int], jobs: int = 1, transcripts: bool = False
) -> Generator[Numbered]:
    """Plays blocks and yields each as it is finished, in any order. Closing the iterator stops all work."""
    if min(jobs, len(blocks)) < 2:
        return ((block, play_block(game, schedule, block, transcripts)) for block in blocks)
    return _parallel(game, schedule, blocks, min(jobs, len(blocks)), transcripts)


def processes(asked: int | None = None) -> int:
    """How many processes to use: as many as asked for, or one for every core this one may use."""
    if asked is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if asked < 1:
        raise GothamError("error-arena-jobs", jobs=str(asked))
    return asked


# ------------------------------------------------------------------------------------- the first process


def _parallel(
    game: Game, schedule: Schedule, blocks: Sequence[int], jobs: int, transcripts: bool
) -> Generator[Numbered]:
    if game.mode != "plain":
        # Compiled once here, and only loaded by the workers.
        warm_up(game.table(schedule.players, schedule.deal(0), schedule.options), schedule.bots)
    yield from in_processes(functools.partial(play_batch, game.name, game.mode, schedule, transcripts), blocks, jobs)


def in_processes(
    work: Callable[[list[int]], tuple[list[tuple[int, Found]], float]], blocks: Sequence[int], jobs: int
) -> Generator[tuple[int, Found]]:
    """Has batches of blocks worked on by so many processes; yields what came of each, in any order."""
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context(start_method()), begin_worker)
    try:
        yield from hand_out(blocks, 2 * jobs, lambda batch: pool.submit(work, batch), _finished)
    except BaseException as error:
        _terminate(others)
        if isinstance(error, (BrokenProcessPool, ConnectionError, EOFError)):
            raise GothamError("error-arena-worker") from error
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _terminate(others: list[BaseProcess]) -> None:
    """Ends the workers at once: a match can take minutes, and nobody waits for its end."""
    for process in multiprocessing.active_children():
        if process not in others:
            process.terminate()


def start_method() -> str:
    return "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"


def _finished(running: list[Future[Found]]) -> tuple[Iterable[Found], list[Future[Found]]]:
    done, others = wait(running, return_when=FIRST_COMPLETED)
    return (future.result() for future in done), list(others)


def hand_out(
    blocks: Sequence[int],
    most: int,
    start: Callable[[list[int]], Running],
    finished: Callable[[list[Running]], tuple[Iterable[tuple[list[tuple[int, Found]], float]], list[Running]]],
) -> Generator[tuple[int, Found]]:
    """Has blocks played in batches, most of them at once, as large as the time of the finished ones suggests."""
    left, size, seconds, count = list(reversed(blocks)), 1, 0.0, 0
    running: list[Running] = []
    while left or running:
        while left and len(running) < most:
            running.append(start([left.pop() for _ in range(min(size, len(left)))]))
        done, running = finished(running)
        for batch, taken in done:
            yield from batch
            seconds, count = seconds + taken, count + len(batch)
        size = math.ceil(BATCH * count / max(seconds, 1e-9))


# ------------------------------------------------------------------------------------------- the workers


def begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process tells when to stop
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends an orphan, which would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent:
        wait_for([parent.sentinel])
        os._exit(1)


def play_batch(name: str, mode: str, schedule: Schedule, transcripts: bool, blocks: list[int]) -> Batch:
    """Blocks with their results, and how long they took."""
    start, this = time.perf_counter(), game(name, mode)
    batch = [(block, play_block(this, schedule, block, transcripts)) for block in blocks]
    return batch, time.perf_counter() - start

"""Blocks played one after the other, or on many cores; the results are the same."""

import math
import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.connection import wait as wait_for

from ..bots import bot
from ..errors import GothamError
from ..library import Game, game
from ..table import Table
from .match import Block, play_block
from .schedule import Schedule

BATCH = 0.1  # seconds of work that are worth a message to another process

Numbered = tuple[int, Block]


def run(
    game: Game, schedule: Schedule, blocks: Sequence[int], jobs: int = 1, transcripts: bool = False
) -> Iterator[Numbered]:
    """Plays blocks and yields each as it is finished, in any order. Closing the iterator stops all work."""
    if jobs < 1:
        raise GothamError("error-arena-jobs", jobs=str(jobs))
    if min(jobs, len(blocks)) < 2:
        return ((block, play_block(game, schedule, block, transcripts)) for block in blocks)
    return _parallel(game, schedule, blocks, min(jobs, len(blocks)), transcripts)


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ------------------------------------------------------------------------------------- the first process


def _parallel(
    game: Game, schedule: Schedule, blocks: Sequence[int], jobs: int, transcripts: bool
) -> Iterator[Numbered]:
    rehearse(game, schedule)
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context(_method()), _begin)
    try:
        yield from _batches(pool, (game.name, game.mode, schedule, transcripts), list(blocks), jobs)
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()  # a match can take minutes; nobody waits for its end
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _method() -> str:
    return "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"


def _batches(
    pool: ProcessPoolExecutor, work: tuple[str, str, Schedule, bool], left: list[int], jobs: int
) -> Iterator[Numbered]:
    """Hands out blocks, in batches as large as the time of the finished ones suggests."""
    left.reverse()
    size, seconds, finished = 1, 0.0, 0
    running: set[Future[tuple[list[Numbered], float]]] = set()
    while left or running:
        while left and len(running) < 2 * jobs:
            running.add(pool.submit(_play_batch, *work, [left.pop() for _ in range(min(size, len(left)))]))
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for batch, taken in (future.result() for future in done):
            yield from batch
            seconds, finished = seconds + taken, finished + len(batch)
        size = math.ceil(BATCH * finished / max(seconds, 1e-9))


def rehearse(game: Game, schedule: Schedule) -> None:
    """Asks each bot once at the start and once at the end of a match: all is compiled before the workers load it."""
    if game.mode == "plain":
        return
    rng, positions = random.Random(0), []
    table = game.table(schedule.players, schedule.deal(0), schedule.options)
    while not table.over:
        positions = [*positions[:1], table.save()]
    for position in positions:
        pass

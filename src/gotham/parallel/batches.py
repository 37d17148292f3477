"""Numbered work handed out in batches, each worth the message that carries it; results come in any order."""

import math
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ..i18n.errors import GothamError
from .bootstrap import available_cores
from .pool import terminate, worker_pool

BATCH = 0.1  # seconds of work per message to a worker

Running = TypeVar("Running")  # a batch in progress
Found = TypeVar("Found")  # the result of one number


def processes(asked: int | None = None) -> int:
    """Return how many processes to use: as many as asked for, or one for every core this process may use."""
    if asked is None:
        return available_cores()
    if asked < 1:
        raise GothamError("error-arena-jobs", jobs=str(asked))
    return asked


def in_processes(
    work: Callable[[list[int]], tuple[list[tuple[int, Found]], float]], blocks: Sequence[int], jobs: int
) -> Generator[tuple[int, Found]]:
    """Run batches of blocks in so many processes and yield the result of each block, in any order."""
    pool = worker_pool(jobs)
    try:
        yield from hand_out(blocks, 2 * jobs, lambda batch: pool.submit(work, batch), _finished)
    except BaseException as error:
        terminate(pool, wait=True)  # a match can take minutes, and its result is not wanted any more
        if isinstance(error, (BrokenProcessPool, ConnectionError, EOFError)):
            raise GothamError("error-arena-worker") from error
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _finished(running: list[Future[Found]]) -> tuple[Iterable[Found], list[Future[Found]]]:
    done, others = wait(running, return_when=FIRST_COMPLETED)
    return (future.result() for future in done), list(others)


def hand_out(
    blocks: Sequence[int],
    most: int,
    start: Callable[[list[int]], Running],
    finished: Callable[[list[Running]], tuple[Iterable[tuple[list[tuple[int, Found]], float]], list[Running]]],
) -> Generator[tuple[int, Found]]:
    """Start at most `most` batches at once; their size follows from the time that finished ones took."""
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

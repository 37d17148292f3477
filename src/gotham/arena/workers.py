"""Blocks played one after the other, or on many cores; the results are the same."""

import functools
import time
from collections.abc import Generator, Sequence

from ..bots import warm_up
from ..match.game import Game, game
from ..parallel.batches import in_processes, processes
from .block import Block, play_block
from .outside import OutsideSeats
from .schedule import Schedule

Numbered = tuple[int, Block]
Batch = tuple[list[Numbered], float]  # with the seconds it took

__all__ = ["Batch", "Numbered", "play_batch", "processes", "run"]


def run(
    game: Game,
    schedule: Schedule,
    blocks: Sequence[int],
    jobs: int = 1,
    transcripts: bool = False,
    outside: OutsideSeats | None = None,
) -> Generator[Numbered]:
    """Play blocks and yield each as it finishes, in any order. Closing the iterator stops all work. With outside seats
    one match is played at a time."""
    if min(jobs, len(blocks)) < 2 or outside is not None:
        return ((block, play_block(game, schedule, block, transcripts, outside)) for block in blocks)
    return _parallel(game, schedule, blocks, min(jobs, len(blocks)), transcripts)


def _parallel(
    game: Game, schedule: Schedule, blocks: Sequence[int], jobs: int, transcripts: bool
) -> Generator[Numbered]:
    if game.mode != "plain":
        # Compiled once here, and only loaded by the workers.
        warm_up(game.table(schedule.players, schedule.deal(0), schedule.options), schedule.bots)
    yield from in_processes(functools.partial(play_batch, game.name, game.mode, schedule, transcripts), blocks, jobs)


def play_batch(name: str, mode: str, schedule: Schedule, transcripts: bool, blocks: list[int]) -> Batch:
    """Return blocks with their results, and how long they took; runs in a worker."""
    start, this = time.perf_counter(), game(name, mode)
    batch = [(block, play_block(this, schedule, block, transcripts)) for block in blocks]
    return batch, time.perf_counter() - start

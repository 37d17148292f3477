"""Blocks played over machines, as tasks of a Ray cluster; the results are the same."""

import contextlib
import functools
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any

from ..bots import warm_up
from ..i18n.errors import GothamError
from ..match.game import Game
from ..match.game import game as find_game
from ..parallel.batches import hand_out, processes
from ..parallel.cluster import LOCAL, connected, library
from .schedule import Schedule, plan
from .workers import Batch, Numbered, play_batch


def run_on_cluster(
    game: Game,
    schedule: Schedule,
    blocks: Sequence[int],
    address: str = LOCAL,
    transcripts: bool = False,
    jobs: int | None = None,
) -> Generator[Numbered]:
    """Plays blocks and yields each as it is finished, in any order. Closing the iterator stops all work.

    The address is that of a cluster, or `local` for one on this machine with as many processes as asked for.
    """
    ray = library()
    if address == LOCAL and game.mode != "plain":
        # Compiled once here, and only loaded by the workers.
        warm_up(game.table(schedule.players, schedule.deal(0), schedule.options), schedule.bots)
    with connected(ray, address, processes(jobs)), _told(ray):
        _check_code(ray, schedule)
        task, work = ray.remote(play_batch), (game.name, game.mode, schedule, transcripts)
        most = 2 * int(ray.cluster_resources().get("CPU", 1))
        yield from hand_out(blocks, most, functools.partial(task.remote, *work), functools.partial(_finished, ray))


def _finished(ray: Any, running: list[Any]) -> tuple[Iterable[Batch], list[Any]]:
    done, others = ray.wait(running)
    return ray.get(done), others


@contextlib.contextmanager
def _told(ray: Any) -> Iterator[None]:
    """Tells in one line what goes wrong in a task."""
    try:
        yield
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, GothamError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise GothamError("error-arena-worker") from error


def _check_code(ray: Any, schedule: Schedule) -> None:
    """Refuses a cluster that would play by other rules, or with other bots."""
    if ray.get(ray.remote(_planned_anew).remote(schedule)) != schedule:
        raise GothamError("error-arena-code")


def _planned_anew(schedule: Schedule) -> Schedule:
    """The same tournament as the code here would have it."""
    game = find_game(schedule.game, "plain")
    return plan(game, schedule.bots, schedule.players, schedule.options, schedule.seed)

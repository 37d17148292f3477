"""Blocks played over machines, as tasks of a Ray cluster; the results are the same."""

import contextlib
import functools
import logging
import os
import socket
import tempfile
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

from ..bots import warm_up
from ..i18n.errors import GothamError, Unavailable
from ..match.game import Game
from ..match.game import game as find_game
from ..parallel.batches import hand_out, processes
from .schedule import Schedule, plan
from .workers import Batch, Numbered, play_batch

LOCAL = "local"  # instead of an address: a temporary cluster on this machine
PATIENCE = 5.0  # seconds in which a cluster has to answer
STORE = 100 << 20  # bytes of shared memory; results are small
SHORT = "/tmp"  # names of sockets may not be long, and those of temporary folders are on some machines
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # sends no usage statistics
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # otherwise it warns that this will be the default
}


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
    ray = _library()
    if address == LOCAL and game.mode != "plain":
        # Compiled once here, and only loaded by the workers.
        warm_up(game.table(schedule.players, schedule.deal(0), schedule.options), schedule.bots)
    with _connected(ray, address, processes(jobs)), _told(ray):
        _check_code(ray, schedule)
        task, work = ray.remote(play_batch), (game.name, game.mode, schedule, transcripts)
        most = 2 * int(ray.cluster_resources().get("CPU", 1))
        yield from hand_out(blocks, most, functools.partial(task.remote, *work), functools.partial(_finished, ray))


def _finished(ray: Any, running: list[Any]) -> tuple[Iterable[Batch], list[Any]]:
    done, others = ray.wait(running)
    return ray.get(done), others


def _library() -> Any:
    """Ray, which comes with an extra."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as error:
        raise Unavailable("error-extra", name=str(error.name), extra="cluster") from None
    return ray


# ------------------------------------------------------------------------------------------- the cluster


@contextlib.contextmanager
def _connected(ray: Any, address: str, jobs: int) -> Iterator[None]:
    """Starts or finds a cluster, and leaves it; one that this process is connected to already is used as it is."""
    with contextlib.ExitStack() as stack:
        if not ray.is_initialized():
            settings = _own(stack, jobs) if address == LOCAL else {}
            stack.callback(ray.shutdown)  # with the tasks that still run
            _begin(ray, address, settings)
        yield


def _own(stack: contextlib.ExitStack, jobs: int) -> dict[str, Any]:
    """How a cluster on this machine is made: heard by nobody else, and with its logs gone when it is."""
    short = SHORT if os.path.isdir(SHORT) else None
    folder = tempfile.TemporaryDirectory(prefix="gotham-", dir=short, ignore_cleanup_errors=True)
    own = {"num_cpus": jobs, "object_store_memory": STORE, "include_dashboard": False}
    return own | {"_node_ip_address": "127.0.0.1", "_temp_dir": stack.enter_context(folder)}


def _begin(ray: Any, address: str, settings: dict[str, Any]) -> None:
    try:
        if address != LOCAL:
            _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **settings)
    except (OSError, RuntimeError, ValueError) as error:
        raise GothamError("error-arena-cluster", address=address, reason=str(error)) from None


def _knock(address: str) -> None:
    """Sees whether anybody is there: Ray itself would try for a minute."""
    parts = urlsplit(address if "://" in address else f"//{address}")
    with contextlib.closing(socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE)):
        pass


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

"""Bots on other machines: the workers are actors of a Ray cluster, of the same release as this server."""

import asyncio
import contextlib
import functools
import hashlib
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import structlog

from ...engine import default_mode
from ...i18n.errors import GothamError
from ...match.game import all_games
from ...match.game import game as find_game
from ...parallel.batches import processes
from ...parallel.cluster import connected, library
from .pool import WorkerPool
from .scheduling import Rules, Urgency
from .service import BotService
from .worker import compile_bots, lacks_bots, specs_of

log = structlog.get_logger()
Result = TypeVar("Result")
ROOT = Path(__file__).parents[2]
PULSE = 5.0  # seconds between two checks of the cluster
AGAIN = 30.0  # seconds until a cluster that was lost or not found is tried again
LOST = 20.0  # seconds without an answer after which a cluster is lost


class LostWorker(BrokenExecutor):
    """The actor or its machine is gone."""


class BotActor:
    """The process of a worker on the cluster."""

    def run(self, job: Callable[[], Result]) -> Result:
        return job()


class RayWorker:
    """An actor on any machine of the cluster. A thread waits for it, so that the event loop never does."""

    def __init__(self, ray: Any) -> None:
        self.ray, self.started, self.busy, self.slow, self.urgency = ray, False, False, False, Urgency.PERSON
        self.loaded = set[Rules]()
        self._actor: Any = None
        self._thread = ThreadPoolExecutor(1, "gotham-cluster")

    def begin(self, job: Callable[[], Result]) -> Future[Result]:
        self.started = True
        return self._thread.submit(self._run, job)

    def _run(self, job: Callable[[], Result]) -> Result:
        errors = self.ray.exceptions
        try:
            if self._actor is None:
                kind = self.ray.remote(BotActor).options(num_cpus=0, scheduling_strategy="SPREAD")
                self._actor = kind.remote()
            found: Result = self.ray.get(self._actor.run.remote(job))
        except errors.RayTaskError as error:
            raise error.cause from None
        except (errors.RayError, ConnectionError, RuntimeError) as error:
            self._actor, self.started = None, False
            self.loaded.clear()
            raise LostWorker(type(error).__name__) from None
        return found

    def restart(self) -> None:
        """End the running job with its actor; the next job starts a new one, anywhere."""
        actor, self._actor, self.started = self._actor, None, False
        before, self._thread = self._thread, ThreadPoolExecutor(1, "gotham-cluster")
        self.loaded.clear()
        before.shutdown(wait=False, cancel_futures=True)
        if actor is not None:
            threading.Thread(target=self._kill, args=[actor], daemon=True).start()

    def _kill(self, actor: Any) -> None:
        with contextlib.suppress(Exception):  # it is gone already, or the whole cluster is
            self.ray.kill(actor)

    def close(self) -> None:
        self.restart()
        self._thread.shutdown(wait=False)


class BotCluster:
    """Has the bots of a service think on a cluster while it can be reached, and on this machine otherwise."""

    def __init__(self, address: str, bots: BotService) -> None:
        self.address, self.bots = address, bots
        self._stack = contextlib.ExitStack()
        self._task: asyncio.Task[None] | None = None
        self._leaving: threading.Thread | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self.follow())

    async def close(self) -> None:
        """Leave the cluster; do not wait long for machines that are gone."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        if self._leaving is not None:
            await asyncio.to_thread(self._leaving.join, LOST)

    async def follow(self) -> None:
        """Connect, watch and reconnect for as long as the server runs."""
        while True:
            try:
                await self._serve(await asyncio.to_thread(self._connect))
            except GothamError as error:
                log.warning("cluster", error=str(error))
            except Exception as error:  # of Ray, or a time-out
                log.warning("cluster", error=repr(error))
            finally:
                self._leave()
            await asyncio.sleep(AGAIN)

    def _connect(self) -> Any:
        ray = library()
        self._stack.enter_context(connected(ray, self.address, processes()))
        return ray

    async def _serve(self, ray: Any) -> None:
        """Use the cluster until it does not answer; when machines come or go, their cores are counted anew."""
        cores = 0
        while True:
            async with asyncio.timeout(LOST):
                now = await asyncio.to_thread(_cores, ray)
            if now != cores:
                await asyncio.to_thread(_prepare_machines, ray)
                self._use(WorkerPool([RayWorker(ray) for _ in range(now)]))
                log.info("cluster", workers=now)
                cores = now
            await asyncio.sleep(PULSE)

    def _use(self, pool: WorkerPool | None) -> None:
        """Replace the workers; what ran in the former ones is asked again."""
        before, self.bots.elsewhere = self.bots.elsewhere, pool
        if before is not None:
            before.close()

    def _leave(self) -> None:
        self._use(None)
        stack, self._stack = self._stack, contextlib.ExitStack()
        self._leaving = threading.Thread(target=stack.close, daemon=True)  # Ray may wait for machines that are gone
        self._leaving.start()


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 0)))


def _prepare_machines(ray: Any) -> None:
    """Compile the games on every machine that has not done so, and refuse machines with other code."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    task = ray.remote(prepare_machine)
    games = {name: specs_of(name) for name in all_games()} if default_mode() != "plain" else {}
    machines = [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    there = [NodeAffinitySchedulingStrategy(machine, soft=False) for machine in machines]
    codes = ray.get([task.options(num_cpus=0, scheduling_strategy=each).remote(games) for each in there])
    if {*codes} - {code_digest()}:
        raise GothamError("error-arena-code")


def prepare_machine(games: dict[str, Sequence[str]]) -> str:
    """Compile the games where that is not done yet; return a digest of the code there."""
    for name, specs in games.items():
        if lacks_bots(name):
            compile_bots(name, specs)
    return code_digest()


@functools.cache
def code_digest() -> str:
    """Return a digest of this release and of all installed games."""
    packages = [find_game(name, "plain").package.__file__ for name in all_games()]
    digest = hashlib.sha256()
    for folder in [ROOT, *(Path(file).parent for file in packages if file)]:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()

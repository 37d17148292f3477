"""Bots on a Ray cluster: the same answers, workers that are replaced, and this machine when the cluster is lost."""

import asyncio
import importlib.util
import itertools
import os
import time
from concurrent.futures import BrokenExecutor

import pytest
from tests.server.serving import METRICS, PATIENCE, until

import gotham
from gotham.i18n.errors import GothamError
from gotham.server.bots import cluster
from gotham.server.bots.pool import WorkerPool
from gotham.server.bots.scheduling import Urgency
from gotham.server.bots.service import BotService

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")


def where(share=1.0):
    return os.getpid()


def die(share=1.0):
    os._exit(1)


def forever(share=1.0):
    time.sleep(3600)


class Connecting(cluster.BotCluster):
    """A cluster whose connection is made up: it answers some times with a number of cores, and is lost then."""

    def __init__(self, bots, answers):
        super().__init__("nowhere:1", bots)
        self.answers, self.used = iter(answers), []

    def _connect(self):
        return self

    def cluster_resources(self):
        found = next(self.answers)
        if isinstance(found, Exception):
            raise found
        return {"CPU": found}

    def _use(self, pool):
        self.used.append(pool and len(pool.all))
        super()._use(pool)


def test_a_service_follows_its_cluster_and_falls_back_to_this_machine(monkeypatch):
    """The pool grows with the machines; a lost cluster leaves the workers of this machine, and is tried again."""
    prepared = []
    monkeypatch.setattr(cluster, "_prepare_machines", prepared.append)
    monkeypatch.setattr(cluster, "PULSE", 0.0)
    monkeypatch.setattr(cluster, "AGAIN", 0.0)
    gone = ConnectionError("gone")

    async def live():
        bots = BotService(1)
        answers = itertools.chain([2.0, 2.0, 3.0, gone, 4.0], itertools.repeat(gone))
        following = Connecting(bots, answers)
        task = asyncio.create_task(following.follow())
        while len(following.used) < 5:
            assert not task.done()
            await asyncio.sleep(0)
        task.cancel()
        assert following.used[:5] == [2, 3, None, 4, None]
        assert bots.pool_for(Urgency.PERSON) is bots.pool
        assert bots.pool_for(Urgency.ANALYSIS) is bots.background
        assert len(prepared) == 3
        bots.close()

    asyncio.run(live())


def test_a_cluster_with_other_code_is_refused(monkeypatch):
    class Ray:
        """A cluster of two machines, of which one has other code."""

        def nodes(self):
            return [{"NodeID": f"{n:056x}", "Alive": True, "Resources": {"CPU": 1.0}} for n in range(2)]

        def remote(self, *_):
            return self

        def options(self, **_):
            return self

        def get(self, tasks):
            return [cluster.code_digest(), "other"]

    with pytest.raises(GothamError, match="the rules or bots on the cluster differ"):
        cluster._prepare_machines(Ray())


@pytest.mark.deep
def test_bots_answer_on_a_cluster_as_here():
    """And a worker that dies or takes too long is replaced."""
    view = gotham.game("new-york-new-york", "plain").table(2, 1).view(0)

    async def live():
        bots = BotService(2)
        here = await bots.ask(view, "ismcts:50", "seed", True)
        following = cluster.BotCluster("local", bots)
        task = asyncio.create_task(following.follow())
        try:
            while bots.elsewhere is None:
                assert not task.done()
                await asyncio.sleep(0.1)
            pool = bots.elsewhere
            assert isinstance(pool, WorkerPool)
            there = await bots.ask(view, "ismcts:50", "seed", True)
            assert (there.actions, there.memory) == (here.actions, here.memory)
            assert await pool.run(where, False, PATIENCE) != os.getpid()
            with pytest.raises(BrokenExecutor):
                await pool.run(die, False, PATIENCE)
            with pytest.raises(TimeoutError):
                await pool.run(forever, False, 1.0)
            assert await pool.run(where, False, PATIENCE)
            with pytest.raises(ZeroDivisionError):
                await pool.run(fail, False, PATIENCE)
        finally:
            task.cancel()
            bots.close()

    asyncio.run(asyncio.wait_for(live(), 5 * PATIENCE))


def fail(share=1.0):
    return 1 // 0


@pytest.mark.deep
def test_a_server_with_a_cluster_plays(start, come):
    """People see bots answer before the cluster is there, and by its workers afterwards."""
    server = start("data", "--bots", "local")
    table, host = server.open("new-york-new-york", players=2, seats=["you", "random"], name="Host")
    player = come(server, table, host)
    until(lambda: '"event": "cluster"' in server.log and '"workers"' in server.log)
    name = 'gotham_bot_wait_seconds_count{urgency="person"}'
    before = server.get("/metrics", METRICS).split(name)[1].split()[0]
    while server.get("/metrics", METRICS).split(name)[1].split()[0] == before:
        player.settle()
        if player.legal:
            player.act(player.legal[0])
    assert "Traceback" not in server.log
    assert server.stop() == 0

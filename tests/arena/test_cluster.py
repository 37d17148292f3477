"""A cluster gives the same results, reports its errors, and keeps running afterwards."""

import dataclasses
import importlib.util
import itertools
import sys

import pytest

import gotham
from gotham import arena
from gotham.arena import cluster
from gotham.engine import default_mode, has_numba
from gotham.parallel import cluster as ray_cluster

from .tournament import NAME, planned

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")


def everywhere(game, schedule, blocks):
    """Play the matches in one process, in two processes and on a cluster on this machine."""
    yield dict(arena.run(game, schedule, blocks, 1, transcripts=True))
    yield dict(arena.run(game, schedule, blocks, 2, transcripts=True))
    yield dict(cluster.run_on_cluster(game, schedule, blocks, "local", transcripts=True, jobs=2))


@pytest.mark.skipif(not has_numba(), reason="numba is not installed, and searching takes too long without")
def test_processes_change_nothing(monkeypatch):
    game, schedule = searched(monkeypatch)
    one, two = itertools.islice(everywhere(game, schedule, range(3)), 2)
    assert one == two
    assert all(match.transcript for block in one.values() for match in block)


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed, and searching takes too long without")
def test_a_cluster_changes_nothing(monkeypatch):
    one, two, many = everywhere(*searched(monkeypatch), range(3))
    assert one == two == many


def searched(monkeypatch):
    """A game, and matches of bots that search."""
    monkeypatch.setenv("GOTHAM_MODE", "compiled")
    game = gotham.game(NAME, "compiled")
    return game, arena.plan(game, ["ismcts:50", "master:100"], options={"rounds": "1"}, seed="everywhere")


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed, and searching takes too long without")
@pytest.mark.parametrize("name", gotham.all_games())
def test_masters_are_the_same_everywhere(name, monkeypatch):
    monkeypatch.setenv("GOTHAM_MODE", "compiled")
    game = gotham.game(name, "compiled")
    schedule = arena.plan(game, ["master:100", "greedy"], min(game.rules.PLAYERS), seed="everywhere")
    one, two, many = everywhere(game, schedule, range(2))
    assert one == two == many


def test_an_address_without_a_cluster_is_reported(monkeypatch):
    monkeypatch.setattr(ray_cluster, "PATIENCE", 0.2)
    playing = cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), [0], "127.0.0.1:9")
    with pytest.raises(gotham.GothamError, match=r"^the cluster 127.0.0.1:9 cannot be reached: .*[Rr]efused"):
        next(playing)


@pytest.mark.parametrize("address", ["", "nowhere", "ray://", "127.0.0.1:0", "127.0.0.1:x", "[::1"])
def test_an_invalid_address_is_refused(address):
    playing = cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), [0], address)
    with pytest.raises(gotham.GothamError, match="cannot be reached"):
        next(playing)


def test_a_missing_ray_names_the_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    playing = cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), [0])
    with pytest.raises(gotham.Unknown, match=r"ray is not installed; it comes with the extra “cluster”"):
        next(playing)


# --------------------------------------------------------------------------------------------- a running cluster


@pytest.fixture(scope="module")
def address():
    """A cluster that another program started."""
    ray_cluster.library()
    from ray.cluster_utils import Cluster

    nodes = Cluster(True, head_node_args={"num_cpus": 2, "include_dashboard": False, "object_store_memory": 100 << 20})
    yield nodes.address
    nodes.shutdown()


@pytest.mark.deep
def test_a_running_cluster_keeps_running(address):
    import ray

    schedule, game = planned("random", "random", seed="there"), gotham.game(NAME, default_mode())
    alone = dict(arena.run(game, schedule, range(5), transcripts=True))
    for _ in range(2):
        assert dict(cluster.run_on_cluster(game, schedule, range(5), address, transcripts=True)) == alone
        assert not ray.is_initialized()


@pytest.mark.deep
def test_an_existing_connection_stays_open(address):
    import ray

    ray.init(address, log_to_driver=False)
    try:
        assert dict(cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), [0], address))
        assert ray.is_initialized()
    finally:
        ray.shutdown()


@pytest.mark.deep
def test_stopping_early_leaves_the_cluster_running(address):
    import ray

    playing = cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), range(100_000), address)
    assert len(list(itertools.islice(playing, 3))) == 3
    playing.close()
    assert not ray.is_initialized()


@pytest.mark.deep
def test_an_error_in_a_task_is_reported(address):
    broken = dataclasses.replace(planned("random", "random"), bots=("random", "nobody"))
    with pytest.raises(gotham.Unknown, match="nobody"):
        list(cluster.run_on_cluster(gotham.game(NAME, "plain"), broken, [0], address))


@pytest.mark.deep
def test_other_code_is_refused(address):
    schedule = dataclasses.replace(planned("random", "random"), code="another")
    with pytest.raises(gotham.GothamError, match="the rules or bots on the cluster differ from those here"):
        list(cluster.run_on_cluster(gotham.game(NAME, "plain"), schedule, [0], address))

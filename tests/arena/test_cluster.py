"""A cluster changes nothing, tells what goes wrong in it, and is left as it was found."""

import dataclasses
import importlib.util
import itertools
import sys

import pytest

import gotham
from gotham import arena
from gotham.arena import cluster
from gotham.engine import default_mode, has_numba

from .tournament import NAME, planned

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")


def everywhere(game, schedule, blocks):
    """The matches as one process, two processes and a cluster on this machine play them."""
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


def test_where_nobody_answers_one_is_told(monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    playing = cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), [0], "127.0.0.1:9")
    with pytest.raises(gotham.GothamError, match=r"^the cluster 127.0.0.1:9 cannot be reached: .*[Rr]efused"):
        next(playing)


@pytest.mark.parametrize("address", ["", "nowhere", "ray://", "127.0.0.1:0", "127.0.0.1:x", "[::1"])
def test_what_is_no_address_is_refused(address):
    playing = cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), [0], address)
    with pytest.raises(gotham.GothamError, match="cannot be reached"):
        next(playing)


def test_without_ray_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    playing = cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), [0])
    with pytest.raises(gotham.Unknown, match=r"ray is not installed; it comes with the extra “cluster”"):
        next(playing)


# ------------------------------------------------------------------------------- a cluster that is there already


@pytest.fixture(scope="module")
def address():
    """A cluster that somebody else has started."""
    cluster._library()
    from ray.cluster_utils import Cluster

    nodes = Cluster(True, head_node_args={"num_cpus": 2, "include_dashboard": False, "object_store_memory": 100 << 20})
    yield nodes.address
    nodes.shutdown()


@pytest.mark.deep
def test_a_cluster_that_was_there_stays(address):
    import ray

    schedule, game = planned("random", "random", seed="there"), gotham.game(NAME, default_mode())
    alone = dict(arena.run(game, schedule, range(5), transcripts=True))
    for _ in range(2):
        assert dict(cluster.run_on_cluster(game, schedule, range(5), address, transcripts=True)) == alone
        assert not ray.is_initialized()


@pytest.mark.deep
def test_who_is_connected_stays_connected(address):
    import ray

    ray.init(address, log_to_driver=False)
    try:
        assert dict(cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), [0], address))
        assert ray.is_initialized()
    finally:
        ray.shutdown()


@pytest.mark.deep
def test_stopping_early_leaves_the_cluster(address):
    import ray

    playing = cluster.run_on_cluster(gotham.game(NAME, "plain"), planned("random", "random"), range(100_000), address)
    assert len(list(itertools.islice(playing, 3))) == 3
    playing.close()
    assert not ray.is_initialized()


@pytest.mark.deep
def test_an_error_in_a_task_is_told(address):
    broken = dataclasses.replace(planned("random", "random"), bots=("random", "nobody"))
    with pytest.raises(gotham.Unknown, match="nobody"):
        list(cluster.run_on_cluster(gotham.game(NAME, "plain"), broken, [0], address))


@pytest.mark.deep
def test_other_code_is_refused(address):
    schedule = dataclasses.replace(planned("random", "random"), code="another")
    with pytest.raises(gotham.GothamError, match="the rules or bots on the cluster differ from those here"):
        list(cluster.run_on_cluster(gotham.game(NAME, "plain"), schedule, [0], address))

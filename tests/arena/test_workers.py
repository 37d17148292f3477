"""Processes give the same results, report their errors, and end in time."""

import contextlib
import itertools
import multiprocessing
import os
import time

import pytest

import gotham
from gotham import arena

from .tournament import NAME, planned, played


def test_processes_change_nothing():
    schedule = planned("random", "random", "random", seed="jobs")
    assert played(schedule, 7, jobs=1) == played(schedule, 7, jobs=3)


CHEAT = """
import multiprocessing

class Cheat:
    def __init__(self, *_):
        pass

    def act(self, view, last_call=False):
        assert multiprocessing.parent_process()  # only workers play
        return next(number for number, legal in enumerate(view.mask) if not legal)
"""


@pytest.fixture
def cheat(install):
    """A bot that breaks the rules."""
    install("cheat", CHEAT, "Cheat")


def test_an_error_in_a_worker_is_reported(cheat):
    with pytest.raises(gotham.GothamError, match=r"cheat, cheat on deal 0/[01] failed at action 1: NY-"):
        played(planned("cheat", "cheat"), 2, jobs=2)


def test_a_killed_worker_is_reported():
    playing = arena.run(gotham.game(NAME, "plain"), planned("random", "random"), range(100_000), jobs=2)
    next(playing)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(gotham.GothamError, match="killed from outside"):
        list(playing)


def stop(playing):
    playing.close()


def interrupt(playing):
    with pytest.raises(KeyboardInterrupt):
        playing.throw(KeyboardInterrupt)


@pytest.mark.parametrize("end", [stop, interrupt])
def test_stopping_early_ends_the_workers(end):
    before = multiprocessing.active_children()
    playing = arena.run(gotham.game(NAME, "plain"), planned("random", "random"), range(100_000), jobs=2)
    taken = list(itertools.islice(playing, 3))
    workers = [process for process in multiprocessing.active_children() if process not in before]
    numbers = [process.pid for process in workers]
    start = time.perf_counter()
    end(playing)
    assert time.perf_counter() - start < 5
    assert len(taken) == 3
    assert len(workers) == 2
    assert multiprocessing.active_children() == before
    assert [number for number in numbers if exists(number)] == []


def exists(number):
    with contextlib.suppress(ProcessLookupError):
        os.kill(number, 0)
        return True
    return False

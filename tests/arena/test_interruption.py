"""A run that is stopped, killed or started twice loses no results and leaves no processes."""

import contextlib
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .tournament import NAME, SHORT, count

COMMAND = [sys.executable, "-c", "from gotham.cli import main; main()"]


def begin(path, *words):
    """Start a long run in its own process; return once it has saved some blocks."""
    command = [*COMMAND, "arena", NAME, "--bots", "random", "--matches", "2000", "--results", str(path), *SHORT, *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while not path.exists() or path.stat().st_size == 0 or blocks(path) < 3:
        assert time.monotonic() < deadline
        assert process.poll() is None, process.stderr.read()
        time.sleep(0.02)
    return process


def blocks(path):
    """Count the blocks in a file that may be new."""
    with contextlib.suppress(sqlite3.OperationalError):
        return count(path) // 2
    return 0


def living(group):
    """Return the processes of a group that have not ended; zombies do not count."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            state, _, own, *_ = file.read_text().rpartition(")")[2].split()
            if int(own) == group and state not in "ZX":
                yield int(file.parent.name)


def ended(group):
    """Return whether all processes of a group end soon."""
    deadline = time.monotonic() + 10
    while list(living(group)) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not list(living(group))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nothing lists the processes")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_no_worker_outlives_a_run(tmp_path, number):
    process = begin(tmp_path / "r", "--jobs", "2")
    assert len(list(living(process.pid))) >= 3
    process.send_signal(number)
    process.communicate(timeout=20)
    assert ended(process.pid)


def test_a_second_run_can_add_to_the_same_file(gotham_, tmp_path):
    process = begin(tmp_path / "r", "--jobs", "1", "--matches", "200000")
    words = ("arena", NAME, "--bots", "random", "--matches", 8, "--jobs", 1, "--json", *SHORT)
    try:
        same = gotham_(*words, "--results", tmp_path / "r")
        other = gotham_(*words, "--results", tmp_path / "r", "--seed", "other")
        assert process.poll() is None
    finally:
        process.kill()
        process.communicate(timeout=20)
    for found, seed in ((same, "0"), (other, "other")):
        assert found == gotham_(*words, "--results", tmp_path / "alone", "--seed", seed)
        assert found[0] == 0


def test_a_killed_run_resumes_with_the_same_results(gotham_, tmp_path):
    process = begin(tmp_path / "r", "--jobs", "2")
    process.kill()
    process.communicate(timeout=20)  # returns only when the workers have ended too
    kept = blocks(tmp_path / "r")
    words = ("arena", NAME, "--bots", "random", "--matches", 2 * kept + 6, "--jobs", 1, *SHORT)
    resumed = gotham_(*words, "--results", tmp_path / "r")[1]
    assert resumed == gotham_(*words, "--results", tmp_path / "other")[1]
    assert resumed == gotham_(*words, "--results", tmp_path / "r")[1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_saves_finished_blocks(tmp_path, jobs):
    process = begin(tmp_path / "r", "--jobs", str(jobs))
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    kept = blocks(tmp_path / "r")
    assert (process.returncode, out) == (130, "")
    command = _go_on(tmp_path / "r")
    assert err.splitlines() == [f"Stopped; {2 * kept} of 2,000 matches are saved. To continue: {command}"]


def _go_on(path):
    command = f"gotham arena {NAME} --bots random,random --matches 2000 --seed 0 --option bonuses=on --option rounds=1"
    return f"{command} --results {path}"

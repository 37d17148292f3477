"""A run that is stopped, killed or begun twice loses nothing and leaves nobody behind."""

import contextlib
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .tournament import NAME, SHORT

COMMAND = [sys.executable, "-c", "from gotham.cli import main; main()"]


def begin(path, *words):
    """A long run in a process of its own, once it has kept some blocks."""
    command = [*COMMAND, "arena", NAME, "--bots", "random", "--matches", "2000", "--results", str(path), *SHORT, *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        assert process.poll() is None, process.stderr.read()
        time.sleep(0.02)
    return process


def living(group):
    """The processes of a group that have not ended; one that has may wait for ever to be noticed."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            state, _, own, *_ = file.read_text().rpartition(")")[2].split()
            if int(own) == group and state not in "ZX":
                yield int(file.parent.name)


def ended(group):
    """Whether nothing of a group is left, soon."""
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


@pytest.mark.skipif(sys.platform == "win32", reason="files are not held there")
def test_a_second_run_on_a_file_is_refused(gotham_, tmp_path):
    process = begin(tmp_path / "r", "--jobs", "1", "--matches", "200000")
    words = ("arena", NAME, "--bots", "random", "--results", tmp_path / "r", "--jobs", 1, *SHORT)
    try:
        for more in ((), ("--fresh",)):
            code, out, err = gotham_(*words, *more)
            assert (code, out, err.count("\n")) == (2, "", 1)
            assert f"another run is writing to {tmp_path / 'r'}" in err
        assert process.poll() is None
    finally:
        process.kill()
        process.communicate(timeout=20)
    assert gotham_(*words, "--matches", 2)[0] == 0


def test_a_killed_run_goes_on_to_the_same_table(gotham_, tmp_path):
    process = begin(tmp_path / "r", "--jobs", "2")
    process.kill()
    process.communicate(timeout=20)  # ends only when the workers have ended, too
    kept = (tmp_path / "r").read_bytes().count(b"\n") - 1
    words = ("arena", NAME, "--bots", "random", "--matches", 2 * kept + 6, "--jobs", 1, *SHORT)
    resumed = gotham_(*words, "--results", tmp_path / "r")[1]
    assert resumed == gotham_(*words, "--results", tmp_path / "other")[1]
    assert resumed == gotham_(*words, "--results", tmp_path / "r")[1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_is_finished(tmp_path, jobs):
    process = begin(tmp_path / "r", "--jobs", str(jobs))
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    kept = (tmp_path / "r").read_bytes().count(b"\n") - 1
    assert (process.returncode, out) == (130, "")
    assert err.splitlines() == [f"Stopped; {2 * kept} of 2,000 matches are kept. To go on: {_go_on(tmp_path / 'r')}"]


def _go_on(path):
    command = f"gotham arena {NAME} --bots random,random --matches 2000 --seed 0 --option bonuses=on --option rounds=1"
    return f"{command} --results {path}"

"""Forked servers behave like new processes: output, environment, exit codes and signals."""

import os
import signal
import subprocess

import pytest
from tools import preforked

pytestmark = pytest.mark.skipif(not preforked.CAN_FORK, reason="processes cannot fork here")
ANSWER = "import os, sys; print(os.getcwd(), os.environ['GREETING'], *sys.argv[1:]); sys.exit(3)"


@pytest.fixture(scope="module")
def env(tmp_path_factory):
    """An environment in which a server was started before, so that the next are forked."""
    env = os.environ | {"GREETING": "good morning"}
    before = set(preforked.TEMPLATES)
    with (tmp_path_factory.mktemp("first") / "log").open("ab") as log, preforked.start("", [], env, log) as first:
        first.wait(60)
    yield env
    for key in set(preforked.TEMPLATES) - before:
        preforked.TEMPLATES.pop(key).close()


@pytest.fixture
def start(env, tmp_path):
    """Fork a process that executes code."""

    def run(code, *words):
        with (tmp_path / "log").open("ab") as log:
            process = preforked.start(code, words, env, log)
        assert isinstance(process, preforked.Forked)
        return process

    return run


def test_output_environment_folder_and_exit_code(start):
    process = start(ANSWER, "hello", "you")
    with process.stdout as output:
        assert output.read().decode() == f"{os.getcwd()} good morning hello you\n"
    assert process.wait(60) == process.poll() == process.returncode == 3


def test_errors_go_to_the_log(start, tmp_path):
    process = start("raise ValueError('wrong')")
    assert process.wait(60) == 1
    process.stdout.close()
    assert "ValueError: wrong" in (tmp_path / "log").read_text()


def test_signals_end_it(start):
    process = start("import signal; print('ready', flush=True); signal.pause()")
    assert process.stdout.readline() == b"ready\n"
    assert process.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(0.01)
    process.terminate()
    assert process.wait(60) == -signal.SIGTERM
    process.kill()  # it has ended
    process.stdout.close()

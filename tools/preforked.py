"""Starts many servers quickly: each is forked from a process that has imported the server already.

A forked server runs the same command in a session, with an environment and output of its own. Only what is imported
and read from the package is shared: that takes longer than most tests. Where processes cannot fork, every server is a
new process.
"""

import contextlib
import os
import signal
import socket
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import BinaryIO

import msgspec

MODULES = (
    "gotham.cli.commands.host.serve",
    "gotham.server.run",
    "gotham.server.bots.worker",
    "litestar.plugins.pydantic",  # an app imports it when it is made
)
LENGTH = struct.Struct("!I")
SEEN: Counter[str] = Counter()  # environments in which a server was started
TEMPLATES: dict[str, "Template"] = {}
CAN_FORK = hasattr(os, "fork") and hasattr(socket, "send_fds")


def start(code: str, words: Sequence[str], env: Mapping[str, str], log: BinaryIO) -> "subprocess.Popen[bytes] | Forked":
    """Start `python -c code words`, with its standard output in a pipe and errors in a log.

    The first process of an environment is a new one, for few environments are used twice."""
    own = {name: value for name, value in env.items() if not name.startswith("PYTEST_")}
    key = repr(sorted(own.items()))
    SEEN[key] += 1
    if not CAN_FORK or SEEN[key] == 1:
        return start_new(code, words, own, log)
    if key not in TEMPLATES:
        TEMPLATES[key] = Template(own)
    return TEMPLATES[key].fork(code, words, log)


def start_new(code: str, words: Sequence[str], env: Mapping[str, str], log: BinaryIO) -> "subprocess.Popen[bytes]":
    """Start a process that has imported nothing, as people do."""
    call = [sys.executable, "-c", code, *words]
    return subprocess.Popen(call, env=env, stdout=subprocess.PIPE, stderr=log, start_new_session=True)


class Template:
    """A process that has imported the server and forks on demand; it ends with this process."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self.line, theirs = socket.socketpair()
        with theirs:
            call = [sys.executable, "-c", f"from {__name__} import run_template; run_template({theirs.fileno()})"]
            self.process = subprocess.Popen(call, env=env, pass_fds=[theirs.fileno()])

    def fork(self, code: str, words: Sequence[str], log: BinaryIO) -> "Forked":
        """Fork a process that executes the code; its end is reported on a line of its own."""
        line, theirs = socket.socketpair()
        output, written = os.pipe()
        request = msgspec.json.encode([code, os.getcwd(), *words])
        with theirs:
            socket.send_fds(self.line, [LENGTH.pack(len(request))], [written, log.fileno(), theirs.fileno()])
            self.line.sendall(request)
        os.close(written)
        (pid,) = LENGTH.unpack(line.recv(LENGTH.size, socket.MSG_WAITALL))
        return Forked(pid, line, os.fdopen(output, "rb"))

    def close(self) -> None:
        self.line.close()
        self.process.wait()


class Forked:
    """A forked process, used like a `subprocess.Popen`."""

    def __init__(self, pid: int, line: socket.socket, stdout: BinaryIO) -> None:
        self.pid, self.line, self.stdout = pid, line, stdout
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        """Return the exit code, negative for a signal; raise TimeoutExpired if it does not end in time."""
        if self.returncode is None:
            self.line.settimeout(timeout)
            try:
                ended = self.line.recv(LENGTH.size, socket.MSG_WAITALL)
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired([str(self.pid)], timeout or 0.0) from None
            self.returncode = os.waitstatus_to_exitcode(*LENGTH.unpack(ended)) if ended else -signal.SIGKILL
            self.line.close()
        return self.returncode

    def poll(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self.wait(0.0)
        return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):  # it ends just now
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


# ----------------------------------------------------------------------------------- in the template


def run_template(descriptor: int) -> None:
    """Fork until the other end of the line is closed; a forked process returns here, executed, and exits."""
    for module in MODULES:
        __import__(module)
    _load_games()
    line = socket.socket(fileno=descriptor)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the watching processes
    while True:
        header, descriptors, *_ = socket.recv_fds(line, LENGTH.size, 3)
        if not header:
            return
        code, folder, *words = msgspec.json.decode(_receive(line, *LENGTH.unpack(header)), type=list[str])
        if os.fork() == 0:
            line.close()
            return _watch(code, folder, words, *descriptors)
        for each in descriptors:
            os.close(each)


def _load_games() -> None:
    """Load the rules and English texts of all games: a server that starts again and again reads them only here."""
    import gotham

    for name in gotham.all_games():
        with contextlib.suppress(Exception):  # a server reports a game that cannot be loaded
            gotham.game(name, "plain").words()("title")


def _receive(line: socket.socket, size: int) -> bytes:
    return line.recv(size, socket.MSG_WAITALL)


def _watch(code: str, folder: str, words: Sequence[str], output: int, errors: int, report: int) -> None:
    """Fork the server and report its end: only its parent can know how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if pid == 0:
        os.close(report)
        return _execute(code, folder, words, output, errors)
    os.close(output)
    os.close(errors)
    with socket.socket(fileno=report) as line, contextlib.suppress(OSError):
        line.sendall(LENGTH.pack(pid))
        line.sendall(LENGTH.pack(os.waitpid(pid, 0)[1]))
    os._exit(0)


def _execute(code: str, folder: str, words: Sequence[str], output: int, errors: int) -> None:
    """Execute code as a new process would."""
    os.setsid()
    os.chdir(folder)
    for given, standard in ((output, 1), (errors, 2)):
        os.dup2(given, standard)
        os.close(given)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.argv = ["-c", *words]
    _start_workers_on_demand()
    exec(code, {"__name__": "__main__"})


def _start_workers_on_demand() -> None:
    """Start the process that forks bots' workers with the first worker: most tests need none."""
    from multiprocessing import forkserver

    forkserver.ensure_running = lambda: None  # type: ignore[assignment]

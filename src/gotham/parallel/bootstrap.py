"""What every worker process does first, and how many workers a machine should have."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from multiprocessing.connection import wait

THINKING = 5  # niceness of a worker whose bot somebody waits for; the server itself, which has none, comes first
NICENESS = 19  # of a worker without a waiting person


def start_worker() -> None:
    """Ignore Ctrl-C, which the parent answers, and exit with the parent: a killed one cannot end its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def start_bot_worker() -> None:
    """Start a worker that yields the processor to the server: an action of a person never waits for a bot's search."""
    start_worker()
    lower_priority(THINKING)


def start_background_worker() -> None:
    """Start a worker that yields the processor to all others."""
    start_worker()
    lower_priority()


def lower_priority(niceness: int = NICENESS) -> None:
    """Yield the processor to other processes. Batch processes do not interrupt one that has just been woken; idle ones,
    without a waiting person, are themselves interrupted at once."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    if hasattr(os, "sched_setscheduler"):
        policy = os.SCHED_IDLE if niceness == NICENESS else os.SCHED_BATCH
        with contextlib.suppress(OSError):  # a container may forbid it
            os.sched_setscheduler(0, policy, os.sched_param(0))


def start_method() -> str:
    """Return the quickest safe way to start many workers; forking a process with threads is not safe."""
    return "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"


def start_fork_server(*modules: str) -> None:
    """Start the process that forks workers, where there is one: it imports these modules while this process goes on."""
    if start_method() != "forkserver":
        return
    from multiprocessing.forkserver import ensure_running

    multiprocessing.get_context("forkserver").set_forkserver_preload(["__main__", *modules])
    with _interrupts_ignored():  # by the new process, which inherits that
        ensure_running()


@contextlib.contextmanager
def _interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():  # others cannot set handlers
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)

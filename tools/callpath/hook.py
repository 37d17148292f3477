"""Copied as sitecustomize.py: writes down when a Python process enters functions of a package.

The server spawns worker processes, which inherit the environment but no arguments: hence a hook of the interpreter. A
line has the time, the coroutine of the task that entered the function, `-` outside of tasks, and the file.
"""

import asyncio
import os
import sys
import threading
import time
from types import FrameType

APART = 0.0005  # seconds between two lines for the same file and task
FUNCTION = 1  # the flag of function code; bodies of modules and classes do not have it


def _record(folder: str, package: str) -> None:
    out = open(os.path.join(folder, str(os.getpid())), "a", buffering=1)  # noqa: SIM115 - for as long as the process lives
    files: dict[str, bool] = {}
    last: dict[tuple[str, str], float] = {}

    def enter(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not frame.f_code.co_flags & FUNCTION:
            return
        path = frame.f_code.co_filename
        ours = files.get(path)
        if ours is None:
            ours = files[path] = path.startswith(package)
        if ours:
            now, task = time.time(), _task()
            if now - last.get((path, task), 0.0) > APART:
                last[path, task] = now
                out.write(f"{now:.6f} {task} {path}\n")

    threading.setprofile(enter)
    sys.setprofile(enter)


def _task() -> str:
    """Return the name of the coroutine that the present task runs."""
    task = asyncio._get_running_loop() and asyncio.current_task()
    return getattr(task.get_coro(), "__qualname__", "-") if task else "-"


if "GOTHAM_CALLPATH" in os.environ:
    _record(os.environ["GOTHAM_CALLPATH"], os.environ["GOTHAM_CALLPATH_PACKAGE"])

"""Copied as sitecustomize.py: writes down when a Python process enters functions of a package.

The server spawns worker processes, which inherit the environment but no arguments: hence a hook of the interpreter.
"""

import os
import sys
import threading
import time
from types import FrameType

APART = 0.0005  # seconds between two lines for the same file
FUNCTION = 1  # the flag of function code; bodies of modules and classes do not have it


def _record(folder: str, package: str) -> None:
    out = open(os.path.join(folder, str(os.getpid())), "a", buffering=1)  # noqa: SIM115 - for as long as the process lives
    files: dict[str, bool] = {}
    last: dict[str, float] = {}

    def enter(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not frame.f_code.co_flags & FUNCTION:
            return
        path = frame.f_code.co_filename
        ours = files.get(path)
        if ours is None:
            ours = files[path] = path.startswith(package)
        now = time.time()
        if ours and now - last.get(path, 0.0) > APART:
            last[path] = now
            out.write(f"{now:.6f} {path}\n")

    threading.setprofile(enter)
    sys.setprofile(enter)


if "GOTHAM_CALLPATH" in os.environ:
    _record(os.environ["GOTHAM_CALLPATH"], os.environ["GOTHAM_CALLPATH_PACKAGE"])

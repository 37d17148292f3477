"""Tasks for worker processes in tests: each returns its share at once, when released, or never."""

import os
import time
from pathlib import Path


def priority(share=1.0):
    """Return the niceness and the scheduling policy of this process."""
    return os.nice(0), os.sched_getscheduler(0) if hasattr(os, "sched_getscheduler") else None


def at_once(share):
    return share


def when_let_go(gate, share):
    """Return its share when the file exists."""
    while not Path(gate).exists():
        time.sleep(0.01)
    return share


def never(begun, share):
    Path(begun).touch()
    while True:
        time.sleep(0.01)

"""Tasks for worker processes in tests: each returns its share at once, when released, or never."""

import time
from pathlib import Path


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

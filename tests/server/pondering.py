"""What the processes for bots are given to do in tests: each says its share, at once, when it is let go, or never."""

import time
from pathlib import Path


def at_once(share):
    return share


def when_let_go(gate, share):
    """Says its share when the file is there."""
    while not Path(gate).exists():
        time.sleep(0.01)
    return share


def never(begun, share):
    Path(begun).touch()
    while True:
        time.sleep(0.01)

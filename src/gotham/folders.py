"""Folders of this machine for caches and state, outside of any checkout."""

import os
from pathlib import Path


def cache() -> Path:
    """Return the folder for what can be made again: compiled rules."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gotham"


def state() -> Path:
    """Return the folder for what must persist: matches and results."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "gotham"

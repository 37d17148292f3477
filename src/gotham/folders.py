"""Where things are kept on this machine, outside of any checkout."""

import os
from pathlib import Path


def cache() -> Path:
    """What can be made again: compiled rules."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gotham"


def state() -> Path:
    """What should stay: matches and results."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "gotham"

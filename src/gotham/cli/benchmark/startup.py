"""Memory, import time and compile time of a game, each in a process of its own."""

import contextlib
import os
import subprocess
import sys
import tempfile

from ... import folders
from ...match.game import Game
from ..output.columns import row

START = "import time; t = time.perf_counter(); import gotham; print(time.perf_counter() - t)"
LOADED = "import sys, gotham; print('numba' in sys.modules)"
COMPILE = "import sys, time, gotham; g = gotham.game(sys.argv[1]); t = time.perf_counter(); table = g.table(); \
table.act(table.actors[0], table.legal(table.actors[0])[0]); table.view(0); print(time.perf_counter() - t)"


def measure_startup(game: Game) -> None:
    """Print memory, import time and compile time."""
    row("a state", game.rules.State.dtype.itemsize, "bytes")
    with contextlib.suppress(ImportError):  # Windows has no such thing
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        row("this process at its largest", most >> (20 if sys.platform == "darwin" else 10), "MB")
    row("import gotham", 1000 * float(fresh(START)), f"ms  (numba loaded: {fresh(LOADED)})")
    if game.mode == "plain":
        return
    with tempfile.TemporaryDirectory() as cache:
        row("compile a table's rules, cold", float(fresh(COMPILE, game.name, cache)), "s")
        row("load them again, warm", float(fresh(COMPILE, game.name, cache)), "s")


def fresh(code: str, argument: str = "", cache: str = "") -> str:
    """Run code in a new process and return its output."""
    environment = os.environ | {"XDG_CACHE_HOME": cache or str(folders.cache().parent)}
    command = [sys.executable, "-c", code, argument]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

"""A game in C with the interface of its rules, where a checkout has one (`bench/GAME.c`) and the machine a compiler."""

import ctypes
import functools
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

FOLDER = Path(__file__).parents[4] / "bench"  # of a checkout; a wheel has none
COMPILERS = ("cc", "gcc", "clang")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")

Race = Callable[[int, Any, Any, Sequence[int], int, int], int]


@functools.cache
def yardstick(game: str) -> Race | None:
    """Return `race(players, options, key, without, matches, seed)` in C; None if there is no source or no compiler.

    It plays the matches of `playout.race` and returns the same number of decisions.
    """
    source, compiler = FOLDER / f"{game}.c", next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None or not source.is_file():
        return None
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "race.so")
        done = subprocess.run([compiler, *FLAGS, "-o", str(library), str(source)], capture_output=True)
        if done.returncode:
            return None  # a compiler that is not for this machine
        compiled = ctypes.CDLL(str(library)).race
    words = np.ctypeslib.ndpointer(np.int64)
    compiled.argtypes = [ctypes.c_int, words, words, words, ctypes.c_int, ctypes.c_uint64]
    compiled.restype = ctypes.c_int64

    def race(players: int, options: Any, key: Any, without: Sequence[int], matches: int, seed: int) -> int:
        return int(compiled(players, options, key, np.array(without, np.int64), matches, seed))

    return race

"""The kernels of a game by name, compiled to PTX. Compiling needs numba-cuda; PTX needs a driver only."""

from typing import Any

from ..engine import cuda
from .layout import MemoryLayout

STEP, PLAYOUT, POLICY, BASELINES = "step", "playout", "policy", "baselines"
KERNELS = (STEP, PLAYOUT, POLICY, BASELINES)
THREADS = 128  # of a block
BLOCKS = {
    STEP: 8,
    PLAYOUT: 8,
    POLICY: 8,
    BASELINES: 4,
}  # at least so many run on a multiprocessor at once, which limits registers


def compile_kernel(kind: str, rules: Any, layout: MemoryLayout, worth: Any = None) -> str:
    """Return a kernel as PTX; `worth` is the game's own evaluation for the greedy baseline."""
    from . import threads

    if kind == BASELINES:
        kernel, arguments, called = threads.baselines(rules, layout, worth)
        return cuda.ptx(kernel, arguments, rules, THREADS, BLOCKS[kind], called)
    made = threads.step if kind == STEP else threads.playout
    kernel, arguments = made(rules, layout, kind == PLAYOUT)
    return cuda.ptx(kernel, arguments, rules, THREADS, BLOCKS[kind])

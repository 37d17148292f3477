"""Many matches of a game as arrays, on all cores of a CPU or on a GPU: `make(game, lanes, device="cuda")`.

layout      how matches lie in memory
totals      what many matches add up to
arrays      a batch: steps, legal actions, observations, playouts
cpu         batches on the cores of a CPU
kernels     the kernels of a GPU by name
threads     what a thread of a GPU does
evaluation  the evaluation of the greedy baseline
bundle      kernels as files
gpu         batches on a GPU
making      batches by the name of their device
"""

from typing import TYPE_CHECKING, Any

from .arrays import AUTORESET, BASELINES, Batch, BatchSetting, BatchStep, MatchResults, PlayManner
from .totals import Mean, Totals

if TYPE_CHECKING:
    from .making import DEVICES, make

__all__ = [
    "AUTORESET",
    "BASELINES",
    "DEVICES",
    "Batch",
    "BatchSetting",
    "BatchStep",
    "MatchResults",
    "Mean",
    "PlayManner",
    "Totals",
    "make",
]


def __getattr__(name: str) -> Any:
    """Load what knows games on first use: a machine that runs kernels from files needs none."""
    if name in ("DEVICES", "make"):
        from . import making

        return getattr(making, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

"""Environments for research: every installed game behind the interfaces of the field (extra `research`).

aec        PettingZoo's AEC: seats act one after another
parallel   PettingZoo's Parallel: all seats answer at once
seat       Gymnasium: one seat against bots
vector     Gymnasium's vector interface: many matches at once
batch      the same on a batch: arrays on a CPU or a GPU
ids        the games registered with Gymnasium
spiel      the games registered with OpenSpiel
text       observations and actions as texts
episode    one match behind an environment
stepping   asking seats in turn and writing what they see, compiled
layout     the flat tensor of an observation, with named slices
rewards    rewards by rank, margin or points
spaces     the spaces of observations and actions, and rendering
extra      what to install
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .aec import aec_env
    from .batch import batch_env
    from .layout import layout_of
    from .parallel import parallel_env
    from .seat import seat_env
    from .text import text_env
    from .vector import vector_env

__all__ = ["aec_env", "batch_env", "layout_of", "parallel_env", "seat_env", "text_env", "vector_env"]

_HOMES = {name: name.removesuffix("_env").removesuffix("_of") for name in __all__}


def __getattr__(name: str) -> Any:
    """Load names on first use: each interface needs its own library."""
    if name in _HOMES:
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

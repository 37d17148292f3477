"""What rules are made of. No game is named here.

records    states with declared bounds, sets as bits, and the numbered list of actions
compiler   `rule` and `bind`: compiles rules with numba or interprets them
sources    the source files that a module depends on, for cache keys
versions   earlier versions of a game's rules, from the same sources
chance     random numbers from the match key, and for search
contract   the functions that a game's rules provide, as stubs
playout    steps and random playouts over the contract
lanes      one of many matches side by side, over the contract
baselines  matches between random and greedy players, over the contract
cuda       the seam to the compiler for GPUs
warp       what a GPU does instead of some functions here
search     information-set Monte Carlo tree search over the contract
"""

from .chance import (
    WORD,
    WORDS,
    below,
    block,
    commitment_of,
    dice,
    draw_key,
    key_of,
    mix,
    number,
    quarter,
    rejected,
    roll,
    shuffle,
)
from .compiler import MODES, bind, cache_folder, compiled_count, default_mode, has_numba, rule
from .records import (
    NOTHING,
    SPECTATOR,
    UNKNOWN,
    Actions,
    Record,
    actions,
    bits,
    cells,
    copied,
    copied_plain,
    copy,
    fill,
    plain,
    record,
)
from .versions import version_of

__all__ = [
    "MODES",
    "NOTHING",
    "SPECTATOR",
    "UNKNOWN",
    "WORD",
    "WORDS",
    "Actions",
    "Record",
    "actions",
    "below",
    "bind",
    "bits",
    "block",
    "cache_folder",
    "cells",
    "commitment_of",
    "compiled_count",
    "copied",
    "copied_plain",
    "copy",
    "default_mode",
    "dice",
    "draw_key",
    "fill",
    "has_numba",
    "key_of",
    "mix",
    "number",
    "plain",
    "quarter",
    "record",
    "rejected",
    "roll",
    "rule",
    "shuffle",
    "version_of",
]

"""Hooks of `lab.bench` (flat: `bench`): how `gotham bench` plays a game."""

import random
from collections.abc import Callable, Mapping

from .declaration import constant, hooks
from .types import Options


@hooks("bench")
class BenchHooks:
    """What a benchmark measures. Numbers of 0 stand for the benchmark's own."""

    players: int = constant(default=0)
    """The number of players; the fewest otherwise."""

    options: Options = constant(factory=dict)
    """Option -> value; the defaults otherwise."""

    without: str = constant(default="")
    """A kind of action that random players leave out."""

    batch: int = constant(default=0)
    """How many matches are played at a time."""

    plain: Mapping[str, Callable[[random.Random], int]] = constant(factory=dict)
    """Name -> a function that plays the game written without Gotham and returns its number of decisions."""

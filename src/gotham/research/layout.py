"""The flat tensor of an observation: a seat's view as whole numbers, with a named slice for each field of the state."""

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..match.game import Game

KEY = "key"  # the field that decides all chance: no seat ever sees it
SEAT = "seat"  # the first slice: whose observation it is


@dataclass(frozen=True)
class Slice:
    """A field of the state in an observation: where it starts and stops, its shape and its bounds."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    low: int
    high: int


class ObservationLayout:
    """The slices of a game's observations. What a seat may not know is `low - 1` of its slice."""

    def __init__(self, game: Game) -> None:
        state, seats = game.rules.State, max(game.rules.PLAYERS)
        self.slices = {SEAT: Slice(SEAT, 0, 1, (), 0, seats - 1)}
        words, size = list[int](), 1
        for name in state.dtype.names:
            kind, offset = state.dtype.fields[name][:2]
            count = kind.itemsize // 8
            if name != KEY:
                self.slices[name] = Slice(name, size, size + count, kind.shape, *state.bounds[name])
                words += range(offset // 8, offset // 8 + count)
                size += count
        counts = [each.stop - each.start for each in self.slices.values()]
        self.size = size
        self.low = np.repeat([each.low for each in self.slices.values()], counts)
        self.high = np.repeat([each.high for each in self.slices.values()], counts)
        self.hidden = self.low - 1
        fits = self.hidden.min() >= np.iinfo(np.int32).min and self.high.max() <= np.iinfo(np.int32).max
        self.dtype = np.dtype(np.int32 if fits else np.int64)
        self.picks = np.array([words, self.hidden[1:]], np.int64)  # for `stepping.observe`

    def fields(self, observation: Any) -> dict[str, Any]:
        """Return an observation, or several, by name: each slice in the shape of its field."""
        return {
            name: observation[..., each.start : each.stop].reshape(observation.shape[:-1] + each.shape)
            for name, each in self.slices.items()
        }

    def scaled(self, observation: Any) -> Any:
        """Return float32 from 0 to 1 between the bounds of each number, and -1 for what is hidden."""
        scaled = (observation - self.low) / np.maximum(self.high - self.low, 1)
        return np.where(observation == self.hidden, -1.0, scaled).astype(np.float32)


@functools.cache
def layout_of(game: Game) -> ObservationLayout:
    """Return the layout of a game's observations."""
    return ObservationLayout(game)

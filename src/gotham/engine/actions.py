"""The finite list of a game's actions: each number is a kind with operands."""

import functools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Actions:
    """The finite list of actions: each number is a kind with operands."""

    kinds: tuple[str, ...]
    shapes: tuple[tuple[int, ...], ...]

    @functools.cached_property
    def starts(self) -> tuple[int, ...]:
        """The number of the first action of each kind."""
        return tuple(sum(map(math.prod, self.shapes[:kind])) for kind in range(len(self.kinds)))

    @functools.cached_property
    def count(self) -> int:
        return sum(map(math.prod, self.shapes))

    def lots(self, weights: dict[str, float]) -> tuple[np.ndarray[Any, Any], ...]:
        """Return what `playout.pick_weighted` needs: scratch, the bounds of the kinds, and the weight of each."""
        edges, weighed = [*self.starts, self.count], [float(weights[kind]) for kind in self.kinds]
        return np.zeros(self.count, np.int64), np.array(edges, np.int64), np.array(weighed)

    def number(self, kind: str, *operands: int) -> int:
        """Return the number of the action of that kind with these operands."""
        index = self.kinds.index(kind)
        number = 0
        for operand, size in zip(operands, self.shapes[index], strict=True):
            if not 0 <= operand < size:
                raise ValueError(f"{operand} is no operand of {kind!r}")
            number = number * size + operand
        return self.starts[index] + number

    def parts(self, number: int) -> tuple[str, tuple[int, ...]]:
        """Return the kind and the operands of an action."""
        found = self._found.get(number)
        if found is None:
            found = self._found[number] = self._parts(number)
        return found

    @functools.cached_property
    def _found(self) -> dict[int, tuple[str, tuple[int, ...]]]:
        return {}

    def _parts(self, number: int) -> tuple[str, tuple[int, ...]]:
        index = max(i for i, start in enumerate(self.starts) if start <= number)
        rest, operands = number - self.starts[index], []
        for size in reversed(self.shapes[index]):
            rest, operand = divmod(rest, size)
            operands.append(operand)
        return self.kinds[index], tuple(reversed(operands))

    def spread(self, weights: dict[str, float]) -> np.ndarray[Any, Any]:
        """Return a weight for every action from a weight for every kind."""
        sizes = [math.prod(shape) for shape in self.shapes]
        return np.repeat([float(weights[kind]) for kind in self.kinds], sizes)


def actions(**kinds: Any) -> Actions:
    """Declare the actions: kind=(sizes of its operands). A trailing underscore allows Python keywords (pass_)."""
    shapes = tuple(shape if isinstance(shape, tuple) else (shape,) for shape in kinds.values())
    return Actions(tuple(kind.rstrip("_") for kind in kinds), shapes)

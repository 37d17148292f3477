"""States and actions: records of int64 fields with declared bounds, sets as bits, and the numbered list of actions."""

import copyreg
import functools
import math
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from .compiler import rule

UNKNOWN = -1000  # in a view: hidden from this viewer; never a valid index, so misuse raises
SPECTATOR = 62  # the viewer without a seat: never a valid index, and a bit that no set of seats has
NOTHING = -1  # in the place of an action: the viewer notices nothing


@dataclass(frozen=True, eq=False)
class Record:
    """A state type: fields of int64 with the least and greatest value of each."""

    dtype: np.dtype[Any]
    bounds: dict[str, tuple[int, int]]

    def rows(self, count: int = 1, fill: int = 0) -> np.ndarray[Any, Any]:
        """Return `count` states with every word filled; `rows()[0]` is what rules call `s`."""
        rows = np.empty(count, self.dtype)
        cells(rows)[:] = fill
        return rows

    @functools.cached_property
    def limits(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Return the least and the greatest value of every word of a state, as two rows."""
        low, high = self.rows(), self.rows()
        for name, (least, greatest) in self.bounds.items():
            low[name], high[name] = least, greatest
        return cells(low)[0], cells(high)[0]


def record(**fields: Any) -> Record:
    """Declare a state. A field is its number of values, or (low, high), or (either, shape as a tuple)."""
    spec, bounds = [], {}
    for name, field in fields.items():
        if hasattr(np.record, name):
            raise ValueError(f"a field cannot be called {name!r}: numpy records have a method of that name")
        values, shape = field if isinstance(field, tuple) and isinstance(field[1], tuple) else (field, ())
        spec.append((name, "i8", shape))
        bounds[name] = values if isinstance(values, tuple) else (0, values - 1)
        if bounds[name][0] <= UNKNOWN <= bounds[name][1]:
            raise ValueError(f"the field {name!r} can be {UNKNOWN}, which stands for the unknown")
    layout = np.dtype(spec, align=True)
    return Record(np.dtype((_quick(layout), layout)), bounds)


class _Quick(type):
    """The type of record classes that `_quick` makes."""


def _quick(layout: np.dtype[Any]) -> _Quick:
    """Return a class of records with a property for each field: interpreted rules read it four times faster.

    numpy's own records look for a method first, by an exception, each time a field is read or written."""
    places = {name: (kind, offset) for name, (kind, offset, *_) in (layout.fields or {}).items()}
    write = np.void.setfield

    def put(s: np.void, name: str, value: Any) -> None:
        if name not in places:
            raise AttributeError(f"a state has no field {name!r}")
        write(s, value, *places[name])

    access = {"__module__": "numpy", "__getattribute__": np.void.__getattribute__, "__setattr__": put}
    return _Quick("record", (np.record,), access | {name: _field(*place) for name, place in places.items()})


def _field(kind: np.dtype[Any], offset: int) -> property:
    read = np.void.getfield
    return property(lambda s: read(s, kind, offset))


def _as_numpys() -> Any:
    return np.record


copyreg.pickle(_Quick, lambda _: (_as_numpys, ()))  # another process reads numpy's own records, with the same fields


def cells(rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return the same states as rows of int64: the fast way to copy, compare and hash them."""
    return rows.view(np.int64).reshape(len(rows), -1)


def copied(rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Copy states; numpy's own copy goes field by field and takes five times as long."""
    return rows.view(np.int64).copy().view(rows.dtype)


def plain(rows: np.ndarray[Any, Any]) -> Any:
    """Return a state or view with its flat fields as lists: interpreted rules read it several times faster."""
    fields = zip(rows.dtype.names or (), rows[0].item(), strict=True)
    return SimpleNamespace(**{name: _as_list(value) for name, value in fields})


def _as_list(value: Any) -> Any:
    return value.tolist() if not isinstance(value, int) and value.ndim == 1 else value


def copied_plain(s: Any) -> Any:
    """Copy a plain state, so that rules may change the copy."""
    return SimpleNamespace(
        **{name: value if isinstance(value, int) else value.copy() for name, value in vars(s).items()}
    )


# ----------------------------------------------------------------------------- in rules: what compiles quickly


@rule
def copy(target, source):
    """target[:] = source: numba compiles that with its error texts, which takes seconds."""
    for index in range(len(target)):
        target[index] = source[index]


@rule
def fill(target, value):
    """target[:] = value, for the same reason."""
    for index in range(len(target)):
        target[index] = value


@rule
def bits(members):
    """How many members a set has that is written as bits."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


# ------------------------------------------------------------------------------------------- actions


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

"""State records: fields of int64 with declared bounds; copying and filling arrays, and sets written as bits."""

import functools
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
    return Record(np.dtype((np.record, spec)), bounds)


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

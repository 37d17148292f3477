"""How the matches of a batch lie in memory: the sizes that kernels and programs agree on."""

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..engine import Record
from ..engine.lanes import FIGURES, PLACES

Array = np.ndarray[Any, Any]
WORD = 4  # bytes
SMALL = ("i1", "i2", "i4", "u4")  # signed where possible: numba adds two unsigned numbers to a float


@dataclass(frozen=True)
class MemoryLayout:
    """The sizes of a game: fields with their shapes, their packed types, actions and seats."""

    game: str
    version: int
    fields: tuple[tuple[str, str, tuple[int, ...]], ...]  # name, packed type, shape
    actions: int
    seats: int
    kinds: tuple[tuple[str, int], ...]  # of actions: name, number of the first

    @property
    def packed(self) -> np.dtype[Any]:
        """A state with every field as small as its bounds allow, as a GPU keeps it."""
        return np.dtype((np.record, np.dtype([*self.fields], align=True)))

    @property
    def state(self) -> np.dtype[Any]:
        """A state as rules have it: every field of int64."""
        return np.dtype([(name, "i8", shape) for name, _, shape in self.fields])

    @property
    def view(self) -> np.dtype[Any]:
        """A view, where every field may be UNKNOWN."""
        return np.dtype((np.record, [(name, "i4", shape) for name, _, shape in self.fields]))

    @property
    def cell(self) -> Any:
        """The type of a number in a view."""
        return np.int32

    @property
    def words(self) -> int:
        """How many words of four bytes a packed state has."""
        return -(-self.packed.itemsize // WORD)

    @property
    def observed(self) -> int:
        """How many numbers an observation has."""
        return self.view.itemsize // WORD

    @property
    def mask_bytes(self) -> int:
        """How many bytes the packed mask of legal actions has."""
        return -(-self.actions // 8)

    @property
    def sums(self) -> int:
        """How many figures are added up over matches."""
        return PLACES + self.seats * FIGURES

    def range_of(self, kind: str) -> tuple[int, int]:
        """Return the first action of a kind and the one after its last; no action for no kind."""
        edges = [*(start for _, start in self.kinds), self.actions]
        place = [name for name, _ in self.kinds].index(kind) if kind else 0
        return (edges[place], edges[place + 1]) if kind else (0, 0)

    def unpacked(self, words: Array) -> Array:
        """Return states as rules have them, from packed ones: one row of words each."""
        size = self.packed.itemsize
        rows = np.ascontiguousarray(words).view(np.uint8).reshape(len(words), -1)[:, :size]
        return np.ascontiguousarray(rows).reshape(-1).view(self.packed).astype(self.state)

    def described(self) -> dict[str, Any]:
        """Return the layout as JSON can write it."""
        return asdict(self)


def layout_of(name: str, rules: Any) -> MemoryLayout:
    """Return the layout of a game's states, packed by their declared bounds."""
    state: Record = rules.State
    fields = tuple((field, _smallest(*state.bounds[field]), state.dtype[field].shape) for field in state.bounds)
    kinds = tuple(zip(rules.ACTIONS.kinds, rules.ACTIONS.starts, strict=True))
    return MemoryLayout(name, int(rules.VERSION), fields, rules.ACTIONS.count, max(rules.PLAYERS), kinds)


def read_layout(described: dict[str, Any]) -> MemoryLayout:
    """Return a layout from JSON."""
    fields = tuple((name, kind, tuple(shape)) for name, kind, shape in described["fields"])
    kinds = tuple((kind, start) for kind, start in described["kinds"])
    return MemoryLayout(
        described["game"], described["version"], fields, described["actions"], described["seats"], kinds
    )


def _smallest(low: int, high: int) -> str:
    """Return the smallest type for numbers from low to high."""
    fits = (kind for kind in SMALL if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max)
    return next(fits, "i8")

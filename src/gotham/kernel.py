"""The floor: how a state is declared, how rules are compiled, and where chance comes from.

Rules are plain Python functions over a record of int64. `bind` compiles them with numba where it is
installed; without it the very same source is interpreted. Nothing here knows a game.
"""

import builtins
import dis
import functools
import hashlib
import importlib
import importlib.util
import math
import os
import threading
import types
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from . import folders, sources

UNKNOWN = -1000  # in a view: this viewer cannot see it; no valid index, so misuse raises
SPECTATOR = 62  # the viewer without a seat: no valid index, but a bit that no set of seats has
NOTHING = -1  # in the place of an action: the viewer notices nothing
MODES = ("compiled", "checked", "plain")

WORDY = (".ftl", ".jsonl", ".md", ".py", ".pyc")  # files that no rule depends on, unless it imports them

F = TypeVar("F", bound=Callable[..., Any])
_COMPILING = threading.Lock()

# ---------------------------------------------------------------------------------------- states


@dataclass(frozen=True, eq=False)
class Record:
    """A state type: fields of int64 with the least and greatest value of each."""

    dtype: np.dtype[Any]
    bounds: dict[str, tuple[int, int]]

    def rows(self, count: int = 1, fill: int = 0) -> np.ndarray[Any, Any]:
        """So many states, every word filled; `rows()[0]` is what rules call `s`."""
        rows = np.empty(count, self.dtype)
        cells(rows)[:] = fill
        return rows

    @functools.cached_property
    def limits(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Least and greatest value of every word of a state, as two rows."""
        low, high = self.rows(), self.rows()
        for name, (least, greatest) in self.bounds.items():
            low[name], high[name] = least, greatest
        return cells(low)[0], cells(high)[0]


def record(**fields: Any) -> Record:
    """Declares a state. A field is its number of values, or (low, high), or (either, shape as a tuple)."""
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
    """The same states as rows of int64: the fast way to copy, compare and hash them."""
    return rows.view(np.int64).reshape(len(rows), -1)


def copied(rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The same states once more; numpy's own copy goes field by field and takes five times as long."""
    return rows.view(np.int64).copy().view(rows.dtype)


# --------------------------------------------------------------------------------------- actions


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
        """What `playout.pick_weighted` draws with: scratch, where the kinds begin and end, what each weighs."""
        edges, weighed = [*self.starts, self.count], [float(weights[kind]) for kind in self.kinds]
        return np.zeros(self.count, np.int64), np.array(edges, np.int64), np.array(weighed)

    def number(self, kind: str, *operands: int) -> int:
        """The action of that kind with these operands."""
        index = self.kinds.index(kind)
        number = 0
        for operand, size in zip(operands, self.shapes[index], strict=True):
            if not 0 <= operand < size:
                raise ValueError(f"{operand} is no operand of {kind!r}")
            number = number * size + operand
        return self.starts[index] + number

    def parts(self, number: int) -> tuple[str, tuple[int, ...]]:
        """The kind and the operands of an action."""
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
        """A weight for every action from a weight for every kind."""
        sizes = [math.prod(shape) for shape in self.shapes]
        return np.repeat([float(weights[kind]) for kind in self.kinds], sizes)


def actions(**kinds: Any) -> Actions:
    """Declares the actions: kind=(sizes of its operands). A trailing underscore frees a Python word (pass_)."""
    shapes = tuple(shape if isinstance(shape, tuple) else (shape,) for shape in kinds.values())
    return Actions(tuple(kind.rstrip("_") for kind in kinds), shapes)


# ------------------------------------------------------------------------------------- compiling


def rule(function: F) -> F:
    """Marks a function that `bind` may compile. Called as it is, it runs interpreted."""
    function.__dict__["is_rule"] = True
    return function


def has_numba() -> bool:
    """Whether rules can be compiled here; looks without importing."""
    return importlib.util.find_spec("numba") is not None


def default_mode() -> str:
    """GOTHAM_MODE, or compiled where numba is installed and plain where it is not."""
    return os.environ.get("GOTHAM_MODE") or ("compiled" if has_numba() else "plain")


@functools.cache
def bind(function: Any, game: types.ModuleType, mode: str, inner: bool = False) -> Any:
    """A copy of a rule that sees one game's functions in the place of the contract's, compiled unless plain.

    Generic code is written against the stubs of `contract`. Passing rules as arguments or closing over
    them works too, but then numba compiles them anew in every process. An inner copy can be called by rules alone:
    without a way in from Python it takes a fifth less time to compile.
    """
    names = {name: _bound(function.__globals__[name], name, game, mode) for name in _names(function)}
    if mode == "plain" and all(value is function.__globals__[name] for name, value in names.items()):
        return function
    names["__builtins__"] = builtins
    copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    parts = (game.__name__, mode, *(["inner"] if inner else []), function.__qualname__)  # the name in the cache
    copy.__qualname__ = "_".join(parts).replace(".", "_")
    copy.__module__ = function.__module__
    return copy if mode == "plain" else _compile(copy, game, mode, _files(function, game), inner)


def _names(function: Any) -> set[str]:
    """The globals a function reads; builtins are found without help."""
    loaded = {str(step.argval) for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}
    return loaded & set(function.__globals__)


def _bound(value: Any, name: str, game: types.ModuleType, mode: str) -> Any:
    value = _filled(value, name, game)
    return bind(value, game, mode, inner=mode != "plain") if getattr(value, "is_rule", False) else value


def _filled(value: Any, name: str, game: types.ModuleType) -> Any:
    """What stands in the place of a stub: the game's rule of that name, or the one in its module of that name."""
    if not getattr(value, "is_stub", False):
        return value
    module = f"{game.__package__}.{name}"
    if hasattr(game, name) or (getattr(value, "is_rule", False) and importlib.util.find_spec(module) is None):
        return getattr(game, name, value)  # a stub that is a rule itself may be left as it is
    return getattr(importlib.import_module(module), name)


@functools.cache
def _files(function: Any, game: types.ModuleType) -> frozenset[str]:
    """The source files of a rule and of all rules it calls."""
    called = (_filled(function.__globals__[name], name, game) for name in _names(function))
    reached = [_files(value, game) for value in called if getattr(value, "is_rule", False)]
    return frozenset({function.__code__.co_filename}).union(*reached)


def _compile(function: Any, game: types.ModuleType, mode: str, files: frozenset[str], inner: bool) -> Any:
    import numba

    with _COMPILING:  # numba reads the folder when the dispatcher is made, so every game and mode has its own
        before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
        numba.config.CACHE_DIR = str(_folder_for(game, mode, files))  # type: ignore[attr-defined]
        try:
            wrappers: Any = {
                "no_cpython_wrapper": inner,
                "no_cfunc_wrapper": True,
            }  # its type hints have not heard of them
            checked = mode == "checked"
            return numba.njit(cache=True, nogil=True, error_model="numpy", boundscheck=checked, **wrappers)(function)
        finally:
            numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


@functools.cache
def cache_folder(game: types.ModuleType, mode: str) -> Path:
    """A game's compiled rules. Keyed by all their sources, for numba does not see an edit in another file."""
    return folders.cache() / game.__name__ / f"{mode}-{_digest(_own_files(game), mode)}"


def _folder_for(game: types.ModuleType, mode: str, files: frozenset[str]) -> Path:
    """The folder for rules of these files: the game's own, or one in it for those from elsewhere, such as a bot's."""
    others = sources.reached(map(Path, files)) - _own_files(game)
    return cache_folder(game, mode) / (_digest(others, "") if others else "")


@functools.cache
def _own_files(game: types.ModuleType) -> frozenset[Path]:
    """What a game's rules are made of: their modules with all these import, and files that are no modules, as data."""
    assert game.__file__
    beside = Path(game.__file__).parent.rglob("*")
    data = {path for path in beside if path.is_file() and path.suffix not in WORDY}
    return sources.reached([Path(game.__file__)]) | data


def _digest(paths: Iterable[Path], salt: str) -> str:
    digest = hashlib.sha256(salt.encode())
    for path in sorted(paths):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


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


# ---------------------------------------------------------------------------- chance in the game

WORD = 0xFFFFFFFF
WORDS = 1 << 32


def key_of(seed: str) -> np.ndarray[Any, Any]:
    """The key that decides all chance of a match, as eight 32-bit words."""
    return np.frombuffer(hashlib.sha256(b"gotham key" + seed.encode()).digest(), "<u4").astype(np.int64)


def commitment_of(seed: str) -> str:
    """What may be published before the match: it binds to the seed and tells nothing about it."""
    return hashlib.sha256(b"gotham commitment" + seed.encode()).hexdigest()


@rule
def quarter(a, b, c, d):
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@rule
def block(key, what, round_, index):
    """Sixteen random words, the same for the same address: ChaCha8 with the address as its counter."""
    high = what << 16 | round_
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = index, high, 0, 0
    for _ in range(4):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    return (
        (a0 + 0x61707865) & WORD,
        (a1 + 0x3320646E) & WORD,
        (a2 + 0x79622D32) & WORD,
        (a3 + 0x6B206574) & WORD,
        (b0 + key[0]) & WORD,
        (b1 + key[1]) & WORD,
        (b2 + key[2]) & WORD,
        (b3 + key[3]) & WORD,
        (c0 + key[4]) & WORD,
        (c1 + key[5]) & WORD,
        (c2 + key[6]) & WORD,
        (c3 + key[7]) & WORD,
        (d0 + index) & WORD,
        (d1 + high) & WORD,
        d2,
        d3,
    )


@rule
def number(key, what, round_, index, size):
    """A number below size, every one equally likely, from one address."""
    words = block(key, what, round_, index)
    position = 0
    while position < 15 and rejected(words[position], size):
        position += 1
    return (words[position] * size) >> 32


@rule
def rejected(word, size):
    """Whether scaling this word would favour some numbers below size."""
    rest = (word * size) & WORD
    return rest < size and rest < WORDS % size


@rule
def shuffle(items, key, what, round_):
    """Puts items in random order, every order equally likely."""
    last, used = len(items) - 1, 0
    while last > 0:
        words = block(key, what, round_, used)
        used += 1
        for word in words:
            if last > 0 and not rejected(word, last + 1):
                other = (word * (last + 1)) >> 32
                items[last], items[other] = items[other], items[last]
                last -= 1


# ----------------------------------------------------- chance outside the game: guesses and search


@rule
def mix(word):
    word = (((word >> 16) ^ word) * 0x45D9F3B) & WORD
    word = (((word >> 16) ^ word) * 0x45D9F3B) & WORD
    return (word >> 16) ^ word


@rule
def dice(seed):
    """A cheap generator (xorshift128) as a value. For guesses and search only: a player could search its seeds."""
    low, high = mix(seed & WORD), mix((seed >> 32) & WORD)
    rng = (low, high, mix(low ^ 0x9E3779B9), mix(high ^ 0x243F6A88) | 1)
    return roll(roll(rng))


@rule
def roll(rng):
    """The generator one step on."""
    x, y, z, w = rng
    t = (x ^ (x << 11)) & WORD
    return y, z, w, w ^ (w >> 19) ^ t ^ (t >> 8)


@rule
def draw_key(key, rng):
    """Fills in a key that a viewer cannot know; returns the generator after that."""
    for index in range(8):
        rng = roll(rng)
        key[index] = rng[3]
    return rng


@rule
def below(rng, size):
    """The number below size that the generator shows."""
    return (rng[3] * size) >> 32

"""Compiles rules with numba, or interprets the same source where numba is missing. No game is named here."""

import builtins
import contextlib
import dis
import functools
import hashlib
import importlib
import importlib.util
import os
import sys
import threading
import types
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from .. import folders
from . import sources

if sys.platform != "win32":
    import fcntl

MODES = ("compiled", "checked", "plain")
PORTABLE = "portable"  # a mode of `bind` for other processors: nothing is stored, and nothing can be called from here
RULES, DATA = "rules", "data"  # folders of a game
TEXTS = (".ftl", ".jsonl", ".md", ".py", ".pyc")  # files that no rule depends on, unless it imports them

F = TypeVar("F", bound=Callable[..., Any])
_COMPILING = threading.Lock()
_targets: dict[str, "Target"] = {}  # by mode
_compilable: list[Any] = []  # all rules that this process has bound; numba compiles one when it is first called


def rule(function: F) -> F:
    """Mark a function that `bind` may compile. Called directly, it runs interpreted."""
    function.__dict__["is_rule"] = True
    return function


class Target(NamedTuple):
    """A processor besides the CPU: what it has in the place of a function of the engine and of a constant, and its
    compiler."""

    replaced: Callable[[Any], Any]
    constant: Callable[[Any], Any]
    compile: Callable[[Any], Any]


def add_target(mode: str, target: Target) -> None:
    """Let `bind` compile for another processor. Rules of that mode can be called by its own code alone."""
    _targets[mode] = target


def has_numba() -> bool:
    """Return whether rules can be compiled here, without importing numba."""
    return importlib.util.find_spec("numba") is not None


def default_mode() -> str:
    """Return GOTHAM_MODE, or compiled where numba is installed and plain where it is not."""
    return os.environ.get("GOTHAM_MODE") or ("compiled" if has_numba() else "plain")


@functools.cache
def bind(function: Any, game: types.ModuleType, mode: str, inner: bool = False) -> Any:
    """Return a copy of a rule that calls one game's functions instead of the contract's, compiled unless plain.

    Generic code is written against the stubs of `contract`. Passing rules as arguments or closing over
    them works too, but then numba compiles them again in every process. An inner copy can be called by rules alone:
    without an entry point for Python it compiles in four fifths of the time.
    """
    target = _targets.get(mode)
    function = target.replaced(function) if target else function
    names = {name: _bound(function.__globals__[name], name, game, mode) for name in _names(function)}
    if mode == "plain" and all(value is function.__globals__[name] for name, value in names.items()):
        return function
    names["__builtins__"] = builtins
    copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    parts = (game.__name__, mode, *(["inner"] if inner else []), function.__qualname__)  # the name in the cache
    copy.__qualname__ = "_".join(parts).replace(".", "_")
    copy.__module__ = function.__module__
    if target:
        return target.compile(copy)
    return copy if mode == "plain" else _compile(copy, game, mode, _files(function, game), inner)


def _names(function: Any) -> set[str]:
    """Return the globals that a function reads, without builtins."""
    loaded = {str(step.argval) for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}
    return loaded & set(function.__globals__)


def _bound(value: Any, name: str, game: types.ModuleType, mode: str) -> Any:
    value = _filled(value, name, game)
    if getattr(value, "is_rule", False):
        return bind(value, game, mode, inner=mode != "plain")
    target = _targets.get(mode)
    return target.constant(value) if target else value


def _filled(value: Any, name: str, game: types.ModuleType) -> Any:
    """Replace a stub by the game's rule of that name, or by the one in its module of that name."""
    if not getattr(value, "is_stub", False):
        return value
    module = f"{game.__package__}.{name}"
    if hasattr(game, name) or (getattr(value, "is_rule", False) and importlib.util.find_spec(module) is None):
        return getattr(game, name, value)  # a stub that is itself a rule may stay
    return getattr(importlib.import_module(module), name)


@functools.cache
def with_rule(function: Any, place: Any, own: Any) -> Any:
    """Return a copy of a rule that calls another one in the place of a stub, wherever it or a rule it calls does so."""
    names = {name: function.__globals__[name] for name in _names(function)}
    rules = {name: value for name, value in names.items() if getattr(value, "is_rule", False)}
    own_names = {name: own if value is place else with_rule(value, place, own) for name, value in rules.items()}
    if own_names == rules:
        return function
    copy = types.FunctionType(
        function.__code__, {**function.__globals__, **own_names}, function.__name__, function.__defaults__
    )
    copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
    copy.__dict__.update(function.__dict__)
    return copy


def called_by(function: Any, game: types.ModuleType) -> list[Any]:
    """Return the rules that a function calls, each as often as it does."""
    loaded = (str(step.argval) for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    values = (_filled(function.__globals__[name], name, game) for name in loaded if name in function.__globals__)
    return [value for value in values if getattr(value, "is_rule", False)]


@functools.cache
def _files(function: Any, game: types.ModuleType) -> frozenset[str]:
    """Return the source files of a rule and of all rules it calls."""
    called = (_filled(function.__globals__[name], name, game) for name in _names(function))
    reached = [_files(value, game) for value in called if getattr(value, "is_rule", False)]
    return frozenset({function.__code__.co_filename}).union(*reached)


def _compile(function: Any, game: types.ModuleType, mode: str, files: frozenset[str], inner: bool) -> Any:
    import numba

    folder = _folder_for(game, mode, files)
    with _COMPILING:  # numba reads the folder when the dispatcher is made, so every game and mode has its own
        before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        try:
            wrappers: Any = {
                "no_cpython_wrapper": inner,
                "no_cfunc_wrapper": True,
            }  # missing in its type hints
            checked = mode == "checked"
            stored = mode != PORTABLE
            made = numba.njit(cache=stored, nogil=True, error_model="numpy", boundscheck=checked, **wrappers)(function)
            _compilable.append(made)
            made.compile = _one_at_a_time(made, folder / f"{function.__qualname__}.lock")
            return made
        finally:
            numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


def _one_at_a_time(rule: Any, lock: Path) -> Callable[[Any], Any]:
    """Return the compile function of a rule; of several processes one compiles it, and the others load the result."""
    from numba.core.compiler_lock import global_compiler_lock

    compile = rule.compile

    def compile_or_load(signature: Any) -> Any:
        signature = _without_literals(signature)
        if signature in rule.overloads:
            return compile(signature)
        with global_compiler_lock, _locked(lock):  # first numba's own lock, which a thread that waits for a file holds
            return compile(signature)

    return compile_or_load


def _without_literals(signature: Any) -> Any:
    """Take `0` as any integer: a copy for every constant that a rule is called with would be compiled apart."""
    numba_types: Any = importlib.import_module("numba.core.types")
    if not isinstance(signature, tuple):
        return signature
    literals = (numba_types.IntegerLiteral, numba_types.BooleanLiteral)
    return tuple(numba_types.unliteral(each) if isinstance(each, literals) else each for each in signature)


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Wait for the lock of a file. Where there is none, or its folder cannot be written, two processes may compile."""
    with contextlib.ExitStack() as stack:
        if sys.platform != "win32":
            with contextlib.suppress(OSError):
                path.parent.mkdir(parents=True, exist_ok=True)
                fcntl.flock(stack.enter_context(path.open("ab")), fcntl.LOCK_EX)
        yield


def compiled_count() -> int:
    """Return how many rules this process has compiled, or loaded."""
    return len({each.py_func.__code__ for each in [*_compilable] if each.signatures})


@functools.cache
def cache_folder(game: types.ModuleType, mode: str) -> Path:
    """Return the folder of a game's compiled rules, keyed by all sources: numba misses edits in other files."""
    return folders.cache() / game.__name__ / f"{mode}-{_digest(_own_files(game), mode)}"


def _folder_for(game: types.ModuleType, mode: str, files: frozenset[str]) -> Path:
    """Return the folder for rules of these files: the game's own, or a subfolder for other files, such as a bot's."""
    own = _own_files(game)  # with everything they import
    others = frozenset() if own.issuperset(map(Path, files)) else sources.reached(map(Path, files)) - own
    return cache_folder(game, mode) / (_digest(others, "") if others else "")


@functools.cache
def _own_files(game: types.ModuleType) -> frozenset[Path]:
    """Return the files that a game's rules depend on: the rules, everything they import, and the game's data.

    A game with a `rules` package has its data in `data`; in a flat game, data is what is neither code nor text.
    """
    assert game.__file__
    file = Path(game.__file__)
    if file.parent.name != RULES:
        flat = (path for path in file.parent.rglob("*") if path.is_file() and path.suffix not in TEXTS)
        return sources.reached([file]).union(flat)
    data = (
        path for path in (file.parent.parent / DATA).rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )
    return sources.reached([file, *file.parent.rglob("*.py")]).union(data)


def _digest(paths: Iterable[Path], salt: str) -> str:
    digest = hashlib.sha256(salt.encode())
    for path in sorted(paths):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]

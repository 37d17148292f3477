"""Finds the hook modules of a game and reads their hooks, declared as HOOKS or, as in version 0.2, by their names."""

import ast
import dataclasses
import importlib
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from ..i18n.errors import GothamError
from ..i18n.names import nearest
from .declaration import HookError, required

T = TypeVar("T")

PLACES = {  # kind of module -> its path in a game's package, unless that is flat
    "rules": "rules.contract",
    "twin": "rules.twin",
    "tally": "rules.tally",
    "text": "text.sentences",
    "terminal": "ui.terminal",
    "web": "ui.web",
    "print": "ui.print",
    "bots": "bots.registry",
    "insight": "insight.analysis",
    "puzzles": "insight.puzzles",
    "balance": "insight.balance",
    "bench": "lab.bench",
    "opening": "cases.opening",
    "presets": "text.presets",
}


class HookWarning(UserWarning):
    """A name in a hook module looks like a misspelt hook."""


def find_module(package: ModuleType, kind: str) -> ModuleType | None:
    """Import a game's module of a kind, from its place or from a flat package; None where there is none."""
    for place in (PLACES[kind], kind):
        name = f"{package.__name__}.{place}"
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError as error:
            if not name.startswith(f"{error.name}.") and error.name != name:
                raise  # the module exists, but one of its imports does not
            if error.name == package.__name__:
                raise
    return None


def load_hooks(game: str, package: ModuleType, declared: type[T], newer: ModuleType | None = None) -> T:
    """Load a game's hooks of one kind: those of the newer package where old rules have none, or the defaults."""
    kind: str = vars(declared)["KIND"]
    try:
        module = find_module(package, kind)
        if module is None:
            return load_hooks(game, newer, declared) if newer else declared()
        given = getattr(module, "HOOKS", None)
        return given if isinstance(given, declared) else _by_names(game, module, declared)
    except HookError as error:
        raise _refusal(game, package, error) from error


def _refusal(game: str, package: ModuleType, error: HookError) -> GothamError:
    if error.missing:
        return GothamError("error-contract", game=game, missing=", ".join(f"{error.kind}.{m}" for m in error.missing))
    place = PLACES[error.kind]
    folder = Path(package.__file__ or "").parent
    nested = folder.joinpath(*place.split(".")).with_suffix(".py").exists()
    near = error.near or "none"
    return GothamError("error-hook", game=game, place=place if nested else error.kind, name=error.unknown, near=near)


# -------------------------------------------------------------------- modules without a declaration


def _by_names(game: str, module: ModuleType, declared: type[T]) -> T:
    """Collect hooks from a module's names: functions as they are, constants in capitals."""
    warn_of_near_names(game, module, old_names(declared))
    kind = vars(declared)["KIND"]
    given = {name: getattr(module, old) for old, name in old_names(declared).items() if hasattr(module, old)}
    missing = [old for old, name in old_names(declared).items() if name in required(declared) and name not in given]
    if missing:
        raise HookError(kind, missing=tuple(with_near(missing, vars(module))))
    return declared(**given)


def old_names(declared: Any) -> dict[str, str]:
    """How a module without HOOKS spells each hook of a kind, and its name today."""
    fields = dataclasses.fields(declared)
    return {field.name.upper() if field.metadata.get("constant") else field.name: field.name for field in fields}


def with_near(missing: list[str], found: Any) -> Iterator[str]:
    """Missing names, each with the name that is there and was probably meant."""
    for name in missing:
        near = nearest(name, [each for each in found if not each.startswith("_") and each != name])
        yield f"{name} ({near}?)" if near else name


def warn_of_near_names(game: str, module: ModuleType, known: Any) -> None:
    """Warn of public names, defined in a module, that are nearly those of a hook that it lacks."""
    missing = [name for name in known if not hasattr(module, name)]
    for name in sorted(defined_in(module) - set(known)):
        near = nearest(name, [each for each in missing if each.isupper() == name.isupper()])
        if near:
            said = f'{game}: {module.__name__} has no hook "{name}"; did you mean "{near}"?'
            warnings.warn(said, HookWarning, stacklevel=2)


def defined_in(module: ModuleType) -> set[str]:
    """The public names that a module defines itself; what it imports belongs to another."""
    try:
        tree = ast.parse(Path(module.__file__ or "").read_bytes())
    except (OSError, SyntaxError, ValueError):
        return set()
    return {name for node in tree.body for name in _assigned(node) if not name.startswith("_")}


def _assigned(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))

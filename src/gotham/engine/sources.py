"""The source files that a module depends on: its own, and those of its package and of this one that it imports."""

import ast
import functools
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..moved import MOVED

ROOT = Path(__file__).parent.parent
BLOCKS = ("body", "orelse", "handlers", "finalbody", "cases")  # the parts of a statement that hold statements


def reached(files: Iterable[Path]) -> frozenset[Path]:
    """Return these files and all they import, directly or not. Importing a module runs its packages' `__init__`."""
    found, new = set[Path](), set(files)
    while new:
        path = new.pop()
        found.add(path)
        new |= imports_of(path) - found
    return frozenset(found)


@functools.cache
def imports_of(path: Path) -> frozenset[Path]:
    """Return the files that a file imports directly."""
    named = {folder for node in _imports(ast.parse(path.read_bytes())) for folder in _named(node, path)}
    return frozenset(file for folder in named for file in _files(folder)).union(_packages(path))


def _imports(node: ast.AST) -> Iterator[ast.stmt]:
    """Yield the imports in a block and in those inside it, but for types alone; expressions hold none."""
    for part in BLOCKS:
        for inner in getattr(node, part, ()):
            if isinstance(inner, (ast.Import, ast.ImportFrom)):
                yield inner
            elif not _is_for_types(inner):
                yield from _imports(inner)


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _named(node: ast.AST, path: Path) -> Iterator[Path]:
    """Yield what an import names, as paths without a suffix: modules, packages, and names that may be modules."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield from _absolute(alias.name.split("."), path)
    elif isinstance(node, ast.ImportFrom):
        module = (node.module or "").split(".") if node.module else []
        bases = [path.parents[node.level - 1].joinpath(*module)] if node.level else _absolute(module, path)
        for base in bases:
            yield base
            yield from (base / alias.name for alias in node.names)


def _absolute(module: list[str], path: Path) -> Iterator[Path]:
    """Yield a module of this package, or of the package that the importing file belongs to."""
    module = MOVED.get(".".join(module), ".".join(module)).split(".")
    for top in {ROOT, _top(path)}:
        if module[0] == top.name:
            yield top.joinpath(*module[1:])


@functools.cache
def _top(path: Path) -> Path:
    """Return the outermost package that a file belongs to, or its folder if it belongs to none."""
    folder = path.parent
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder


@functools.cache
def _files(folder: Path) -> frozenset[Path]:
    """Return the file of a module or package, and the `__init__` of each package above it."""
    found = [file for file in (folder.with_suffix(".py"), folder / "__init__.py") if file.is_file()]
    return frozenset(found).union(*map(_packages, found))


def _packages(path: Path) -> frozenset[Path]:
    """Return the `__init__` files of the packages that a file belongs to."""
    return _inits(path.parent) - {path}


@functools.cache
def _inits(folder: Path) -> frozenset[Path]:
    file = folder / "__init__.py"
    return _inits(folder.parent) | {file} if file.is_file() else frozenset()

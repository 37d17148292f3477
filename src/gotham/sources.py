"""Which source files a module is made of: its own, and those of its package and of this one that it imports."""

import ast
import functools
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent


def reached(files: Iterable[Path]) -> frozenset[Path]:
    """These files and whatever they import, directly or not."""
    found, new = set[Path](), set(files)
    while new:
        path = new.pop()
        found.add(path)
        new |= _imported(path) - found
    return frozenset(found)


@functools.cache
def _imported(path: Path) -> frozenset[Path]:
    tree = ast.parse(path.read_bytes())
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return frozenset(file for node in nodes for file in _files(node, path))


def _files(node: ast.ImportFrom, path: Path) -> Iterator[Path]:
    """The modules that `from ... import ...` names, where they are files beside or above, or of this package."""
    module = (node.module or "").split(".")
    if node.level:
        folder = path.parents[node.level - 1].joinpath(*module)
    elif module[0] in (ROOT.name, path.parent.name):
        folder = (ROOT if module[0] == ROOT.name else path.parent).joinpath(*module[1:])
    else:
        return
    for file in (folder.with_suffix(".py"), *(folder / f"{name.name}.py" for name in node.names)):
        if file.is_file():
            yield file

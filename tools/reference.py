"""Writes the generated parts of documents: `python -m tools.reference`.

docs/reference.md is the public Python API; docs/architecture.md has the layers between two comments; docs/limits.md
lists the limits of a server.
"""

import ast
import inspect
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.layers import GAMES, LAYERS, TYPE_CYCLES

from gotham.server.limits import LIMITS

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "reference.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
LIMITS_PAGE = ROOT / "docs" / "limits.md"
MARKED = re.compile(r"(?<=<!-- layers: begin -->\n).*(?=<!-- layers: end -->)", re.DOTALL)
# The public API for games, bots and scripts; of packages, the names in `__all__`.
PUBLIC = (
    "gotham",
    "gotham.engine",
    "gotham.match.game",
    "gotham.match.table",
    "gotham.match.view",
    "gotham.match.log",
    "gotham.match.scene",
    "gotham.match.transcript",
    "gotham.match.turns",
    "gotham.hooks.types",
    "gotham.hooks.text",
    "gotham.hooks.web",
    "gotham.hooks.terminal",
    "gotham.hooks.bots",
    "gotham.hooks.insight",
    "gotham.hooks.puzzles",
    "gotham.hooks.balance",
    "gotham.hooks.bench",
    "gotham.hooks.print",
    "gotham.hooks.opening",
    "gotham.hooks.tally",
    "gotham.bots",
    "gotham.bots.player",
    "gotham.bots.registry",
    "gotham.bots.ranking",
    "gotham.laws",
    "gotham.study.lessons",
    "gotham.study.puzzle_file",
    "gotham.study.puzzles",
    "gotham.arena",
    "gotham.batch",
    "gotham.client",
    "gotham.research",
    "gotham.balance",
    "gotham.insight",
    "gotham.insight.analysis",
    "gotham.printing.document",
    "gotham.i18n.catalogue",
    "gotham.i18n.written",
    "gotham.i18n.errors",
)
HEAD = """# Reference

The public Python API, written by `python -m tools.reference` from the sources. Names that begin with `_` and modules
that are not listed are internal. [A tour](tour.md) shows how the parts are used.
"""
LIMITS_HEAD = """# Limits

All limits of a server, written by `python -m tools.reference` from [limits.py](../src/gotham/server/limits.py), where
the code reads them. Whatever can wait or accumulate is counted in bytes, or in things of limited size. Limits of bytes,
sizes and times always hold; rates and numbers per address and person are off with `GOTHAM_LIMITS=off`. A socket closed
with 1013 has read too slowly; its client may reconnect.

Beyond these, a connection holds what its transport buffers: at most 64 KB and one message.
"""
PROPERTIES = ("property", "functools.cached_property", "cached_property")
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Found(NamedTuple):
    """A public definition and its module."""

    module: str
    node: ast.ClassDef | Function


def path_of(module: str) -> Path:
    """The file of a module or package."""
    base = SOURCES / module.replace(".", "/")
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


def tree_of(module: str) -> ast.Module:
    return ast.parse(path_of(module).read_text("utf-8"))


def definitions(module: str) -> list[Found]:
    """Return the definitions of a module, or of a package by `__all__` if there is one."""
    tree = tree_of(module)
    exported = _exported(tree)
    own = [Found(module, node) for node in tree.body if isinstance(node, ast.ClassDef | Function)]
    found = [each for each in own if not each.node.name.startswith("_")]
    if exported is None:
        return found
    defined = {each.node.name for each in found}
    named = [_resolve(module, name) for name in exported if name not in defined]
    return [*(each for each in found if each.node.name in exported), *filter(None, named)]


def _exported(tree: ast.Module) -> list[str] | None:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return sorted(ast.literal_eval(node.value))
    return None


def _resolve(module: str, name: str) -> Found | None:
    """Return the definition of an imported name, or None for constants and external names."""
    tree = tree_of(module)
    for node in tree.body:
        if isinstance(node, ast.ClassDef | Function) and node.name == name:
            return Found(module, node)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    origin = _origin(module, node)
                    return _resolve(origin, alias.name) if origin.startswith("gotham") else None
    return None


def _origin(module: str, node: ast.ImportFrom) -> str:
    parts = module.split(".")
    if path_of(module).name != "__init__.py":
        parts = parts[:-1]
    base = parts[: len(parts) + 1 - node.level] if node.level else []
    return ".".join([*base, *filter(None, [node.module])])


# ------------------------------------------------------------------------------------------- writing


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for module in PUBLIC for line in _section(module))])


def _section(module: str) -> list[str]:
    found = definitions(module)
    lines = [f"## {module}", "", *_paragraph(tree_of(module))]
    lines += [f"- **`{name}`**: {said}" for name, said in _documented(tree_of(module).body)]
    lines += [line for each in found for line in _entry(each, module)]
    return [*lines, ""] if lines[-1] else lines


def _paragraph(node: ast.Module | ast.ClassDef | Function) -> list[str]:
    first = first_line(node)
    return [first, ""] if first else []


def first_line(node: ast.Module | ast.ClassDef | Function) -> str:
    """Return the first sentence or paragraph of a docstring, whichever ends earlier."""
    return _first_sentence(ast.get_docstring(node) or "")


def _first_sentence(docstring: str) -> str:
    text = docstring.split("\n\n")[0].replace("\n", " ")
    return re.split(r"(?<=[.]) (?=[A-Z`])", text)[0].replace("|", "\\|").replace("<", "&lt;")


def _entry(found: Found, module: str) -> list[str]:
    node = found.node
    origin = f" (of `{found.module}`)" if found.module != module else ""
    said = first_line(node)
    line = f"- **`{_signature(node)}`**{origin}{': ' if said else ''}{said}"
    if not isinstance(node, ast.ClassDef) or (origin and found.module in PUBLIC):
        return [line]  # its methods are listed with its own module
    methods = [each for each in node.body if isinstance(each, Function) and not each.name.startswith("_")]
    return [
        line,
        *(f"  - `{name}`: {said}" for name, said in _documented(node.body)),
        *(f"  - `{_signature(each)}`{': ' if first_line(each) else ''}{first_line(each)}" for each in methods),
    ]


def _documented(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield annotated names with a docstring: fields of a class, or types of a module."""
    for node, after in itertools.pairwise(body):
        if isinstance(node, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            yield ast.unparse(node.target), _first_sentence(inspect.cleandoc(str(after.value.value)))


def _signature(node: ast.ClassDef | Function) -> str:
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        return f"class {node.name}({bases})" if bases else f"class {node.name}"
    if any(ast.unparse(each) in PROPERTIES for each in node.decorator_list):
        return node.name + (f": {ast.unparse(node.returns)}" if node.returns else "")
    arguments = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{'async ' if isinstance(node, ast.AsyncFunctionDef) else ''}{node.name}({arguments}){returns}"


# -------------------------------------------------------------------------------------------- layers


def architecture() -> str:
    """Return the architecture page with the current layers."""
    return MARKED.sub(lambda _: f"\n{layers()}\n\n", ARCHITECTURE.read_text("utf-8"))


def layers() -> str:
    """Return the data of the layer test as tables."""
    packages = [(f"`{name}`", what) for name, what in reversed(LAYERS.items()) if name != "__init__"]
    parts = [(f"`{part}`", _listed(project), _listed(own, part)) for part, (project, own) in GAMES.items()]
    cycles = [(f"`{module}`", reason) for module, reason in TYPE_CYCLES.items()]
    return "\n".join(
        [
            "A package may import those below it:",
            _table(("package", "content"), packages),
            "A part of a game may import:",
            _table(("part", "packages", "parts of the same game"), parts),
            "These modules may import upwards, for annotations only:",
            _table(("module", "reason"), cycles),
        ]
    ).rstrip("\n")


def limits_page() -> str:
    """Return the page that lists the limits of a server."""
    rows = [(each.what, f"{each.value:,} {each.unit}", each.per, each.edge) for each in LIMITS.values()]
    return LIMITS_HEAD + _table(("what", "at most", "per", "beyond it"), rows)


def _table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _listed(names: tuple[str, ...], without: str = "") -> str:
    """Return names as code, or `all` for every package."""
    shown = [f"`{name}`" for name in names if name != without]
    return "all" if {*LAYERS} <= {*names} else ", ".join(shown)


if __name__ == "__main__":
    ARCHITECTURE.write_text(architecture(), "utf-8")
    PAGE.write_text(page(), "utf-8")
    LIMITS_PAGE.write_text(limits_page(), "utf-8")

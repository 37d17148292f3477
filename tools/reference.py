"""Writes docs/reference.md, the public Python API, from the sources: `python -m tools.reference`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "reference.md"
# Packages whose own names are public, and those (with a star) whose modules are.
PUBLIC = (
    "gotham",
    "gotham.engine",
    "gotham.match.*",
    "gotham.hooks.*",
    "gotham.bots",
    "gotham.laws",
    "gotham.study.*",
    "gotham.arena",
    "gotham.balance",
    "gotham.insight.*",
    "gotham.printing.*",
    "gotham.i18n.errors",
)
HEAD = """# Reference

The public Python API, written by `python -m tools.reference` from the sources. Names that begin with `_` and modules
that are not listed are internal. [A tour](tour.md) shows how the parts are used.
"""
PROPERTIES = ("property", "functools.cached_property", "cached_property")
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Found(NamedTuple):
    """A public definition and the module it stands in."""

    module: str
    node: ast.ClassDef | Function


def path_of(module: str) -> Path:
    """The file of a module or package."""
    base = SOURCES / module.replace(".", "/")
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


def tree_of(module: str) -> ast.Module:
    return ast.parse(path_of(module).read_text("utf-8"))


def modules() -> Iterator[str]:
    """The public modules, in the order of the page."""
    for name in PUBLIC:
        package = name.removesuffix(".*")
        yield package
        if name.endswith(".*"):
            files = sorted(path_of(package).parent.glob("*.py"))
            yield from (f"{package}.{file.stem}" for file in files if not file.stem.startswith("_"))


def definitions(module: str) -> list[Found]:
    """What a module defines, or its package names: by `__all__` where there is one."""
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
    """Where a name that is imported is defined; None for constants and what comes from elsewhere."""
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
    return "\n".join([HEAD, *(line for module in modules() for line in _section(module))])


def _section(module: str) -> list[str]:
    found = definitions(module)
    lines = [f"## {module}", "", *_paragraph(tree_of(module))]
    lines += [line for each in found for line in _entry(each, module)]
    return [*lines, ""] if found and lines[-1] else lines


def _paragraph(node: ast.Module | ast.ClassDef | Function) -> list[str]:
    first = first_line(node)
    return [first, ""] if first else []


def first_line(node: ast.Module | ast.ClassDef | Function) -> str:
    """The first sentence or paragraph of a docstring, whichever ends earlier."""
    text = (ast.get_docstring(node) or "").split("\n\n")[0].replace("\n", " ")
    return re.split(r"(?<=[.]) (?=[A-Z`])", text)[0].replace("|", "\\|").replace("<", "&lt;")


def _entry(found: Found, module: str) -> list[str]:
    node = found.node
    origin = f" (of `{found.module}`)" if found.module != module else ""
    said = first_line(node)
    line = f"- **`{_signature(node)}`**{origin}{': ' if said else ''}{said}"
    if not isinstance(node, ast.ClassDef) or (origin and found.module in modules()):
        return [line]  # its methods stand with its own module
    methods = [each for each in node.body if isinstance(each, Function) and not each.name.startswith("_")]
    return [
        line,
        *(f"  - `{_signature(each)}`{': ' if first_line(each) else ''}{first_line(each)}" for each in methods),
    ]


def _signature(node: ast.ClassDef | Function) -> str:
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        return f"class {node.name}({bases})" if bases else f"class {node.name}"
    if any(ast.unparse(each) in PROPERTIES for each in node.decorator_list):
        return node.name + (f": {ast.unparse(node.returns)}" if node.returns else "")
    arguments = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{'async ' if isinstance(node, ast.AsyncFunctionDef) else ''}{node.name}({arguments}){returns}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

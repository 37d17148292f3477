"""The layout of src/gotham: imports point downwards without cycles; folders and modules stay small."""

import ast
import collections
import functools
import re
import tomllib
from pathlib import Path

import pytest
from tools.layers import (
    FEWEST_MODULES,
    GAMES,
    LAYERS,
    MOST_LINES,
    MOST_MODULES,
    PRIVATE_USES,
    TYPE_CYCLES,
)

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "gotham"
ORDER = [*LAYERS]
LOAD, LATE, TYPES = "load", "late", "types"


def files():
    return sorted(path for path in SOURCES.rglob("*.py") if "migrations" not in path.parts)


def module_of(path):
    """Return the name of a module or package."""
    parts = path.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@functools.cache
def modules():
    return {module_of(path): path for path in files()}


def home(path):
    """Return the layer of a file."""
    inside = path.relative_to(SOURCES)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


@functools.cache
def parse(path):
    return ast.parse(path.read_text("utf-8"))


def is_for_types(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def imports(path):
    """Return the imports of a file: (when, full module name)."""
    tree = parse(path)
    typed = {inner for node in ast.walk(tree) if is_for_types(node) for inner in ast.walk(node)}
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    late = {inner for node in ast.walk(tree) if isinstance(node, functions) for inner in ast.walk(node)}
    package = path.relative_to(SOURCES.parent).parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            when = TYPES if node in typed else LATE if node in late else LOAD
            yield from ((when, name) for name in imported(node, package))


def imported(node, package):
    """Return the full names of the modules in an import."""
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    base = [*package[: len(package) + 1 - node.level]] if node.level else []
    module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
    return [f"{module}.{name.name}" for name in node.names]


def resolved(name):
    """Return the module of this project that contains a full name, or None."""
    parts = name.split(".")
    while parts and ".".join(parts) not in modules():
        parts.pop()
    return ".".join(parts) if parts and parts[0] == "gotham" else None


@functools.cache
def graph(*kinds):
    """Module -> the modules it imports. Importing from a package runs its `__init__`, which is a separate edge."""
    edges = collections.defaultdict(set)
    for name, path in modules().items():
        for when, found in imports(path):
            target = resolved(found)
            if when in kinds and target and target not in (name, "gotham"):
                edges[name].add(target)
    return edges


def cycles(edges):
    """Return the strongly connected components of more than one module (Tarjan)."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for target in edges.get(node, ()):
            if target not in index:
                visit(target)
                low[node] = min(low[node], low[target])
            elif target in stack:
                low[node] = min(low[node], index[target])
        if low[node] == index[node]:
            at = stack.index(node)
            component = stack[at:]
            del stack[at:]
            if len(component) > 1:
                found.append(frozenset(component))

    for node in [*edges]:
        if node not in index:
            visit(node)
    return found


# ------------------------------------------------------------------------------------------- imports


def test_every_module_has_its_layer():
    assert {home(path) for path in files()} - {*LAYERS} == set()


@pytest.mark.parametrize("layer", ORDER)
def test_imports_point_downwards(layer):
    allowed = {*ORDER[: ORDER.index(layer) + 1], "__init__"}
    wrong = []
    for path in (path for path in files() if home(path) == layer != "__init__"):
        for when, found in imports(path):
            target = resolved(found)
            if target is None or when == TYPES or "lab" in path.parts:  # measurements and commands may use all
                continue
            other = home(modules()[target])
            if other not in allowed or (other == "games" and layer != "games"):
                wrong.append((module_of(path), target))
    assert wrong == []


def test_no_import_is_circular():
    """Neither at load time nor inside functions."""
    found = {module for cycle in cycles(graph(LOAD, LATE)) for module in cycle}
    assert found == set()


def test_cycles_of_types_are_listed_with_their_reasons():
    assert len(TYPE_CYCLES) <= 5
    edges = {name: set(targets) for name, targets in graph(LOAD, LATE, TYPES).items()}
    for name in TYPE_CYCLES:
        assert name in {module for cycle in cycles(edges) for module in cycle}, f"{name} is in no circle"
    for name in TYPE_CYCLES:
        edges[name] = set(graph(LOAD, LATE)[name])
    assert {module for cycle in cycles(edges) for module in cycle} == set()


@pytest.mark.parametrize("path", [p for p in files() if home(p) == "games"], ids=module_of)
def test_a_game_imports_only_allowed_modules(path):
    parts = path.relative_to(SOURCES / "games").parts
    if len(parts) < 3:
        return
    project, own = GAMES[parts[1]]
    project = (*project, "moved") if path.stem == "__init__" else project
    here = f"gotham.games.{parts[0]}"
    for _, found in imports(path):
        target = resolved(found)
        if target is None:
            continue
        if target.startswith(f"{here}."):
            assert target.split(".")[3] in own, f"{module_of(path)} imports {target}"
        else:
            assert home(modules()[target]) in (*project, "__init__"), f"{module_of(path)} imports {target}"


def test_nothing_outside_games_names_a_game():
    """Neither in code nor in strings, comments or catalogues: every game is used through the contract."""
    entries = tomllib.loads((ROOT / "src" / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"][
        "gotham.games"
    ]
    names = [module.rsplit(".", 1)[-1] for module in entries.values()]
    assert {*names} == {path.parent.name for path in (SOURCES / "games").glob("*/__init__.py")}
    named = re.compile("|".join(re.sub("[-_]", "[-_ ]?", each) for each in (*entries, *names)), re.IGNORECASE)
    outside = [path for path in files() if home(path) not in ("games", "moved")]
    texts = [*outside, *(SOURCES / "i18n" / "locale").glob("*.ftl")]
    assert {str(path): found for path in texts if (found := named.findall(path.read_text("utf-8")))} == {}


# ------------------------------------------------------------------------------------------- folders


def folders():
    return sorted({path.parent for path in files()} - {SOURCES / "games"})


def contents(folder):
    """Return the modules and sub-packages of a folder, except older rules (`vN`) and migrations."""
    own = [path.stem for path in folder.glob("*.py") if path.stem != "__init__"]
    inner = [path.parent.name for path in folder.glob("*/__init__.py")]
    return own, [name for name in inner if not re.fullmatch(r"v\d+", name)]


def name(folder):
    return str(folder.relative_to(SOURCES.parent))


def test_folders_have_at_most_fifteen_modules():
    sizes = {name(folder): len(contents(folder)[0]) for folder in folders()}
    assert {folder: size for folder, size in sizes.items() if size > MOST_MODULES} == {}


def test_folders_have_at_least_three_modules():
    small = set()
    for folder in folders():
        own, inner = contents(folder)
        inside = folder.relative_to(SOURCES).parts
        siblings = [path for path in (SOURCES / "games").glob("/".join(["*", *inside[2:]])) if path.is_dir()]
        shared = inside[:1] == ("games",) and (len(inside) < 3 or len(siblings) > 1)
        if folder != SOURCES and not shared and len(own) + len(inner) < FEWEST_MODULES:
            small.add(name(folder))
    assert small == set()


def test_packages_list_their_modules():
    wrong = {}
    for folder in folders():
        text = ast.get_docstring(parse(folder / "__init__.py")) or ""
        own, inner = contents(folder)
        listed = [line.split()[0].rstrip("/") for line in text.splitlines() if re.match(r"[a-z]\w*/? {2,}\S", line)]
        if sorted(listed) != sorted([*own, *inner]) and folder != SOURCES:
            wrong[name(folder)] = {*listed} ^ {*own, *inner}
    assert wrong == {}


def test_modules_are_short():
    assert {module_of(p) for p in files() if len(p.read_text("utf-8").splitlines()) > MOST_LINES} == set()


def test_a_public_class_name_has_one_meaning():
    found = collections.Counter(
        node.name
        for path in files()
        for node in parse(path).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert {each for each, count in found.items() if count > 1} == set()


def test_no_private_attribute_of_another_module_is_used():
    """`self._x` is allowed; so is a name that the same module defines on one of its classes."""
    plain = re.compile(r"_(exit|replace|asdict|fields|make|field_defaults|value2member_map_|meta|mapping)$")
    found = set()
    for path in files():
        tree = parse(path)
        defined = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and _is_self(node.value)}
        defined |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Attribute) or _is_self(node.value) or not re.match(r"_[a-z]", node.attr):
                continue
            if node.attr not in defined and not plain.match(node.attr):
                found.add(f"{module_of(path)}: {node.attr}")
    assert found == {*PRIVATE_USES}


def _is_self(node):
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


# --------------------------------------------------------------------------------- tests of these tests


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("from ..engine import rule", ["gotham.engine.rule"]),
        ("from .texts import expect", ["gotham.laws.texts.expect"]),
        ("from gotham.match.view import View", ["gotham.match.view.View"]),
        ("import numpy, gotham.match.table", ["numpy", "gotham.match.table"]),
    ],
)
def test_imports_are_parsed(code, found):
    assert imported(ast.parse(code).body[0], ("gotham", "laws")) == found


def test_cycles_are_found():
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == [frozenset("bc")]
    assert cycles({"a": {"b"}, "b": {"c"}}) == []


def test_modules_are_resolved():
    found = ("gotham.match.view.View", "gotham.laws.decisions", "numpy.array", "gotham.game")
    assert [*map(resolved, found)] == ["gotham.match.view", "gotham.laws.decisions", None, "gotham"]

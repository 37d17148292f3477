"""Who may import whom: downwards only, and nothing outside `games` knows a game."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from gotham.engine.sources import reached

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "gotham"

# From the ground up; a module may import those before it. `__init__` is the door, which only names what is behind it.
LAYERS = (
    "__init__",
    "folders",
    "sources",
    "kernel",
    "contract",
    "words",
    "errors",
    "playout",
    "search",
    "library",
    "ready",
    "scene",
    "view",
    "saying",
    "table",
    "lessons",
    "puzzles",
    "transcript",
    "bots",
    "laws",
    "insight",
    "arena",
    "balance",
    "printing",
    "server",
    "cli",
)

# Not when a module is loaded, but inside a function or for types alone, where a lower one hands over to a higher one.
DEFERRED = {
    ("__init__", "errors"),
    ("__init__", "kernel"),
    ("__init__", "library"),
    ("__init__", "table"),
    ("__init__", "transcript"),
    ("__init__", "view"),
    ("library", "scene"),
    ("library", "table"),
    ("table", "transcript"),
    ("view", "table"),
}

# What a module of a game may import: of the project, and of its own package. Further modules are parts of the first of
# these that imports them.
GAME = {
    "__init__": ((), ()),
    "rules": (("kernel",), ("rules",)),
    "twin": (("kernel",), ("rules",)),
    "tally": (("kernel",), ("rules",)),
    "bots": (("kernel", "contract", "errors", "library", "view", "bots"), ("rules", "tally")),
    "text": (("kernel", "words", "errors", "scene", "view", "table"), ("rules",)),
    "terminal": (("kernel", "words", "errors", "view", "table"), ("rules", "text")),
    "web": (("kernel", "words", "errors", "view", "table"), ("rules", "text")),
    "bench": ((), ()),
    "balance": ((), ("rules",)),
    "puzzles": (LAYERS[: LAYERS.index("bots") + 1], ("rules", "text", "bots", "tally")),
    "insight": (LAYERS[: LAYERS.index("insight") + 1], ("rules", "text", "bots", "tally")),
    "print": (("words", "errors", "printing"), ("rules", "text")),
    "opening": (("kernel", "errors", "folders", "scene", "library"), ("rules", "opening")),
    "commands": (LAYERS, ("rules", "text", "opening")),
}
COMPILED = ("rules", "twin", "tally")  # these import nothing else either


def parse(path):
    return ast.parse(path.read_text("utf-8"))


def package_of(path):
    """The package a file is in, as the parts of its name."""
    return path.relative_to(SOURCES.parent).parent.parts


def imported(node, package):
    """The modules that an import names, in full."""
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    base = [*package[: len(package) + 1 - node.level]] if node.level else []
    module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
    return [f"{module}.{name.name}" for name in node.names]


def imports(path, deferred=None):
    """What a file imports; deferred says whether inside functions and for types, None for both."""
    tree = parse(path)
    late = {inner for node in ast.walk(tree) if is_late(node) for inner in ast.walk(node)}
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    wanted = [node for node in nodes if deferred is None or (node in late) == deferred]
    return [name for node in wanted for name in imported(node, package_of(path))]


def is_late(node):
    return isinstance(node, ast.FunctionDef) or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")


def part(name):
    """The part of the project that a full name belongs to, or None: `gotham.match.view.View` is of `view`."""
    parts = name.split(".")
    if parts[0] != "gotham":
        return None
    is_module = (SOURCES / f"{parts[1]}.py").exists() or (SOURCES / parts[1]).is_dir()
    return parts[1] if is_module else "__init__"


def home(path):
    """The part of the project that a file belongs to."""
    inside = path.relative_to(SOURCES)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


def door(path):
    """The module of the contract that a module of a game is a part of."""
    doors = [path.with_stem(name) for name in GAME if path.with_stem(name).exists()]
    return next(found.stem for found in doors if path in reached([found]))


def of_games():
    return sorted((SOURCES / "games").glob("*/*.py"))


def of_project():
    return sorted(path for path in SOURCES.rglob("*.py") if home(path) != "games")


def name(path):
    return str(path.relative_to(SOURCES))


# -------------------------------------------------------------------------------------------- the project


def test_every_module_has_its_layer():
    assert {home(path) for path in of_project()} == set(LAYERS)


@pytest.mark.parametrize("path", of_project(), ids=name)
def test_imports_point_downwards(path):
    own = home(path)
    for found in filter(None, map(part, imports(path, deferred=False))):
        assert found == own or found in LAYERS[: LAYERS.index(own)], f"{own} imports {found}"


def test_what_is_put_off_is_known():
    """Upward imports would be circles if they happened at once; there are these, and no others."""
    late = {(home(path), part(found)) for path in of_project() for found in imports(path, deferred=True)}
    ours = {(own, found) for own, found in late if found}
    assert {(own, found) for own, found in ours if LAYERS.index(found) > LAYERS.index(own)} == DEFERRED


# ---------------------------------------------------------------------------------------------- the games


@pytest.mark.parametrize("path", of_games(), ids=name)
def test_a_game_imports_what_it_may(path):
    project, own = GAME[door(path)]
    here = ".".join(package_of(path))
    for found in imports(path):
        if found.startswith(f"{here}."):
            module = found.removeprefix(f"{here}.").split(".")[0]
            assert module in own or module not in GAME, f"{path.stem} imports {module}"
        elif part(found):
            assert part(found) in project, f"{path.stem} imports {found}"
        else:
            assert path.stem not in COMPILED, f"{path.stem} imports {found}"


def test_nothing_outside_games_names_a_game():
    """Neither in code nor in strings, comments or catalogues: every game comes through the contract alone."""
    entries = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]["gotham.games"]
    modules = [module.rsplit(".", 1)[-1] for module in entries.values()]
    folders = [path.parent.name for path in (SOURCES / "games").glob("*/__init__.py")]
    assert modules
    assert set(modules) == set(folders)
    named = re.compile("|".join(re.sub("[-_]", "[-_ ]?", each) for each in (*entries, *modules)), re.IGNORECASE)
    files = [*of_project(), *(SOURCES / "locale").glob("*.ftl")]
    assert {name(path): found for path in files if (found := named.findall(path.read_text("utf-8")))} == {}


# ------------------------------------------------------------------------------------ these tests themselves


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("from ..kernel import rule", ["gotham.engine.rule"]),
        ("from .. import search", ["gotham.engine.search"]),
        ("from . import cases", ["gotham.laws.decisions"]),
        ("from .texts import expect", ["gotham.laws.texts.expect"]),
        ("from gotham.match.view import View", ["gotham.match.view.View"]),
        ("import numpy, gotham.match.table", ["numpy", "gotham.match.table"]),
    ],
)
def test_imports_are_read_right(code, found):
    assert imported(ast.parse(code).body[0], ("gotham", "laws")) == found


def test_parts_are_told_right():
    found = ("gotham.match.view.View", "gotham.laws.decisions", "gotham.game", "numpy.array")
    assert [*map(part, found)] == ["view", "laws", "__init__", None]

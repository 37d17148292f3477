"""What all tests share: the game, interpreted unless GOTHAM_MODE says otherwise, so that nothing is compiled."""

import dataclasses
import functools
import hashlib
import importlib
import importlib.metadata
import os
import sys
import time
from pathlib import Path

import pytest
from tests.documents import read, write_files

import gotham
from gotham.engine import bind

KINDS = (".py", ".json", ".jsonl", ".ftl", ".md", ".typ")  # of files that make a difference


@pytest.fixture(scope="session")
def game():
    """New York New York."""
    return gotham.game("new-york-new-york", os.environ.get("GOTHAM_MODE") or "plain")


def pytest_collection_modifyitems(items):
    """The laws come first: they take about as long as all the rest, which another process does meanwhile."""
    items.sort(key=lambda item: item.path.name != "test_laws.py")


@pytest.fixture
def told(record_property):
    """Lines that are printed when all tests have run: from a process beside this one, nothing else would be read."""
    return lambda *lines: record_property("told", lines)


@pytest.fixture
def once(request):
    """Does what takes minutes; where it was done before and nothing has changed since, gives what it gave then.

    `make clean` forgets it, and a fresh clone knows nothing of it.
    """

    def run(work):
        name, cache = f"gotham/{request.node.name}", request.config.cache
        kept = cache.get(name, {})
        if kept.get("sources") == sources():
            again = f"  not done again: nothing has changed since {kept['when']}"
            return [*kept["lines"], again] if kept["lines"] else []
        lines = list(work())
        cache.set(name, {"sources": sources(), "when": time.strftime("%Y-%m-%d %H:%M"), "lines": lines})
        return lines

    return run


@functools.cache
def sources():
    """A digest of everything that makes a difference: the project, its documents, the tests, and what runs them."""
    root = Path(__file__).parent.parent
    folders = (Path(gotham.__file__).parent, root / "docs", root / "tests")
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in KINDS]
    files += [root / "README.md", root / "pyproject.toml"]
    versions = sorted(f"{each.name} {each.version}" for each in importlib.metadata.distributions())
    texts = [path.read_text("utf-8") for path in files]
    return hashlib.sha256(repr([sys.version, versions, texts]).encode()).hexdigest()


def pytest_terminal_summary(terminalreporter):
    reports = terminalreporter.getreports("passed")
    told = [line for report in reports for name, lines in report.user_properties if name == "told" for line in lines]
    if told:
        terminalreporter.section("what was counted")
        for line in told:
            terminalreporter.line(line)


@pytest.fixture
def rehook(monkeypatch):
    """Replace some hooks of a game for one test: `rehook(game, "insight", better=None)`."""

    def replace(game, kind, **hooks):
        monkeypatch.setitem(vars(game), kind, dataclasses.replace(getattr(game, kind), **hooks))

    return replace


@pytest.fixture
def taxi(tmp_path, monkeypatch):
    """The game of docs/new_game.md, interpreted: cards are laid face down, and all may act at once."""
    write_files(read("docs/new_game.md"), tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield gotham.Game("taxi", importlib.import_module("gotham_taxi"), "plain")
    for name in [name for name in sys.modules if name.startswith("gotham_taxi")]:
        del sys.modules[name]
    bind.cache_clear()

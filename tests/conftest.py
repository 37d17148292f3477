"""Fixtures of all tests: the game, interpreted unless GOTHAM_MODE is set, so that nothing is compiled."""

import dataclasses
import functools
import hashlib
import importlib
import importlib.metadata
import os
import signal
import sys
import time
from pathlib import Path

import hypothesis
import pytest
from tests.documents import read, write_files

import gotham
from gotham.engine import bind

KINDS = (".py", ".json", ".jsonl", ".ftl", ".md", ".typ")  # suffixes of files in the digest
DEEP_TIMEOUT = 2400  # seconds for one long test


# A busy machine is no failure.
hypothesis.settings.register_profile("gotham", deadline=None)
hypothesis.settings.load_profile("gotham")
# A shell without job control starts background jobs with Ctrl-C ignored, nohup with SIGHUP ignored, and child processes
# inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture(scope="session")
def game():
    """New York New York."""
    return gotham.game("new-york-new-york", os.environ.get("GOTHAM_MODE") or "plain")


def pytest_collection_modifyitems(items):
    """Run the laws first: they take about as long as all other tests. Give long tests more time."""
    items.sort(key=lambda item: item.path.name != "test_laws.py")
    for item in items:
        if item.get_closest_marker("deep") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(DEEP_TIMEOUT))


@pytest.fixture
def print_later(record_property):
    """Print lines after all tests; the output of a pytest worker process is lost otherwise."""
    return lambda *lines: record_property("print_later", lines)


@pytest.fixture
def cached(request):
    """Run a function that takes minutes; if no file has changed since its last run, return its last result.

    `make clean` removes the stored result.
    """

    def run(work):
        name, cache = f"gotham/{request.node.name}", request.config.cache
        stored = cache.get(name, {})
        if stored.get("sources") == sources():
            again = f"  not run again: no file has changed since {stored['when']}"
            return [*stored["lines"], again] if stored["lines"] else []
        lines = list(work())
        cache.set(name, {"sources": sources(), "when": time.strftime("%Y-%m-%d %H:%M"), "lines": lines})
        return lines

    return run


@functools.cache
def sources():
    """Return a digest of the project, its documents, the tests, and the versions of Python and all packages."""
    root = Path(__file__).parent.parent
    folders = (Path(gotham.__file__).parent, root / "docs", root / "tests")
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in KINDS]
    files += [root / "README.md", root / "pyproject.toml"]
    versions = sorted(f"{each.name} {each.version}" for each in importlib.metadata.distributions())
    texts = [path.read_text("utf-8") for path in files]
    return hashlib.sha256(repr([sys.version, versions, texts]).encode()).hexdigest()


def pytest_terminal_summary(terminalreporter):
    reports = terminalreporter.getreports("passed")
    properties = [each for report in reports for each in report.user_properties]
    printed = [line for name, lines in properties if name == "print_later" for line in lines]
    if printed:
        terminalreporter.section("counts")
        for line in printed:
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

"""What all tests share: the game, interpreted unless GOTHAM_MODE says otherwise, so that nothing is compiled."""

import importlib
import os
import sys

import pytest
from tests.documents import read, write_files

import gotham
from gotham.kernel import bind


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


def pytest_terminal_summary(terminalreporter):
    reports = terminalreporter.getreports("passed")
    told = [line for report in reports for name, lines in report.user_properties if name == "told" for line in lines]
    if told:
        terminalreporter.section("what was counted")
        for line in told:
            terminalreporter.line(line)


@pytest.fixture
def taxi(tmp_path, monkeypatch):
    """The game of docs/new_game.md, interpreted: cards are laid face down, and all may act at once."""
    write_files(read("docs/new_game.md"), tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield gotham.Game("taxi", importlib.import_module("gotham_taxi"), "plain")
    for name in [name for name in sys.modules if name.startswith("gotham_taxi")]:
        del sys.modules[name]
    bind.cache_clear()

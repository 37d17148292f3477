"""Fixtures shared by the tests of the arena: an own state folder, more bots, and the command."""

import importlib
import sys

import pytest

import gotham
from gotham import bots, cli
from gotham.bots import registry

from .tournament import NAME


@pytest.fixture(autouse=True)
def own_state(tmp_path, monkeypatch):
    """Give each test its own results, and English."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("GOTHAM_MODE", "plain")
    monkeypatch.setenv("GOTHAM_LANG", "en")


@pytest.fixture
def others(monkeypatch):
    """Register more random bots under other names, in this process only."""
    known = bots.bots(gotham.game(NAME, "plain"))
    more = dict.fromkeys(("second", "third"), known["random"])
    monkeypatch.setattr(registry, "bots", lambda game: known | more)


@pytest.fixture
def gotham_(monkeypatch, capsys):
    """Run the command line in this process; return the exit code, stdout and stderr."""

    def run(*words):
        monkeypatch.setattr(sys, "argv", ["gotham", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            cli.main()
        return end.value.code, *capsys.readouterr()

    return run


FIRST = """
class FirstBot:
    def __init__(self, *_):
        pass

    def act(self, view, last_call=False):
        return next(number for number, legal in enumerate(view.mask) if legal)
"""


@pytest.fixture
def first(install):
    """A bot that takes the first legal action."""
    install("first", FIRST, "FirstBot")


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Install a bot next to the known ones; workers start with the same paths and find it too."""
    made = []

    def install(name, code, maker):
        module = f"{name}_of_a_test"
        (tmp_path / f"{module}.py").write_text(code)
        about = tmp_path / f"{module}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[gotham.bots]\n{name} = {module}:{maker}\n")
        monkeypatch.syspath_prepend(tmp_path)
        found = getattr(importlib.import_module(module), maker)
        known = bots.bots(gotham.game(NAME, "plain"))
        monkeypatch.setattr(
            registry, "bots", lambda game: known | {name: found}
        )  # this process has looked them up already
        made.append(module)

    yield install
    for module in made:
        del sys.modules[module]

"""What the tests of the arena share: a state of their own, more bots, and the command."""

import importlib
import sys

import pytest

import gotham
from gotham import bots, cli
from gotham.bots import registry

from .tournament import NAME


@pytest.fixture(autouse=True)
def own_state(tmp_path, monkeypatch):
    """No test finds another's results, and all read English."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("GOTHAM_MODE", "plain")
    monkeypatch.setenv("GOTHAM_LANG", "en")


@pytest.fixture
def others(monkeypatch):
    """More bots that play at random, under names of their own; only this process knows them."""
    known = bots.bots(gotham.game(NAME, "plain"))
    more = dict.fromkeys(("second", "third"), known["random"])
    monkeypatch.setattr(registry, "bots", lambda game: known | more)


@pytest.fixture
def gotham_(monkeypatch, capsys):
    """Runs the command line here; answers with the exit code, the output and what was told beside it."""

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
    """A bot that takes whatever comes first."""
    install("first", FIRST, "FirstBot")


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Installs a bot besides the known ones: workers begin with the same paths and find it, too."""
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
        monkeypatch.setattr(registry, "bots", lambda game: known | {name: found})  # here they were looked up long ago
        made.append(module)

    yield install
    for module in made:
        del sys.modules[module]

"""What the tests of the arena share: a state of their own, more bots, and the command."""

import sys

import pytest

import gotham
from gotham import bots, cli

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
    monkeypatch.setattr(bots, "bots", lambda game: known | more)


@pytest.fixture
def gotham_(monkeypatch, capsys):
    """Runs the command line here; answers with the exit code, the output and what was told beside it."""

    def run(*words):
        monkeypatch.setattr(sys, "argv", ["gotham", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            cli.main()
        return end.value.code, *capsys.readouterr()

    return run

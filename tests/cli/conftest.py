"""Fixtures of the tests of `gotham play`: a folder for saved matches, and the command."""

import io
import sys

import pytest

from gotham.cli import main


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """An own folder for saved matches; English; interpreted rules."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("GOTHAM_MODE", "plain")
    monkeypatch.setenv("GOTHAM_LANG", "en")
    monkeypatch.setenv("TERM", "xterm")
    return tmp_path / "gotham" / "new-york-new-york"


@pytest.fixture
def command(monkeypatch, capsys):
    """Run the command in this process with this input; return the exit code, stdout and stderr."""

    def run(*arguments, typed=""):
        monkeypatch.setattr(sys, "argv", ["gotham", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main()
        return end.value.code, *capsys.readouterr()

    return run

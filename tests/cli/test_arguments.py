"""With any arguments and environment, a command works or is refused in one line."""

import io
import locale
import os
import sys

import pytest
from hypothesis import given
from tests.fuzz import FEW, FEWER, FEWEST, TEXTS, read

import gotham
from gotham.cli import main
from gotham.cli.files import read_text
from gotham.engine import MODES
from gotham.i18n.catalogue import machine_language

NAME = "new-york-new-york"
SHORT = ("--option", "rounds=1")
# Arguments are bytes without zero.
ARGUMENTS = TEXTS.map(lambda text: os.fsdecode(text.encode("utf-8", "surrogatepass").replace(b"\0", b"")))
OPTIONS = {
    ("play", NAME, *SHORT, "--bots", "random"): ("--players", "--seat", "--option", "--seed", "--lang", "--name"),
    ("play", NAME): ("--bots", "--scene"),
    ("play",): ("--resume",),
    ("bots", NAME): ("--lang",),
    ("perft", NAME, "--depth", "0"): ("--players", "--seed", "--option"),
    ("laws", "nowhere"): ("--matches", "--checked", "--every"),
    ("bench", "nowhere"): ("--seconds",),
    ("arena", NAME, "--matches", "2", "--jobs", "1", *SHORT, "--bots", "random"): ("--players", "--seed", "--option"),
    ("arena", "nowhere", "--bots", "random"): ("--matches", "--jobs", "--cluster"),
    ("arena", NAME, "--bots", "random,greedy", "--players", "3"): ("--sprt",),
    ("arena-watch", "x", "--text"): ("--results",),
    ("arena-watch",): ("--server",),
    ("arena", NAME, "--matches", "2", "--jobs", "1", *SHORT): ("--bots",),
    ("replay", "match.txt"): ("--seat", "--upto", "--lang"),
    (): ("play", "replay", "perft", "laws", "games", "doctor"),
}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A folder with a match, for all written files."""
    monkeypatch.chdir(tmp_path)
    for name, value in {"GOTHAM_MODE": "plain", "GOTHAM_LANG": "en"}.items():
        monkeypatch.setenv(name, value)
    for name in ("XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    table = gotham.game(NAME, "plain").table(2, seed=1, options={"rounds": "1"})
    for _ in range(2):
        table.act(table.actors[0], "pass")
    (tmp_path / "match.txt").write_text(table.transcript())


@pytest.fixture
def works(monkeypatch, capsys):
    """Run a command, which must succeed or print one line; return whether it succeeded."""

    def works(*arguments):
        monkeypatch.setattr(sys, "argv", ["gotham", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
        with pytest.raises(SystemExit) as end:
            main()
        wrong = capsys.readouterr().err
        assert end.value.code in (0, 2)
        if end.value.code:
            assert wrong.startswith("gotham: ")
            assert wrong.rstrip("\n").isprintable()
        return end.value.code == 0

    return works


@pytest.mark.parametrize(("command", "option"), [(command, each) for command in OPTIONS for each in OPTIONS[command]])
def test_any_argument(works, command, option):
    @FEWER
    @given(ARGUMENTS)
    def holds(argument):
        works(*command, option, argument)

    holds()


@pytest.mark.parametrize("name", ["GOTHAM_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES"])
def test_any_setting(works, monkeypatch, name):
    if name != "GOTHAM_LANG":
        monkeypatch.delenv("GOTHAM_LANG")

    @FEWEST
    @given(ARGUMENTS)
    def holds(value):
        monkeypatch.setenv(name, value)
        works("games")
        assert works("--help")

    holds()


def test_any_mode(monkeypatch):
    package = gotham.game(NAME, "plain").package

    @FEW
    @given(ARGUMENTS)
    def holds(value):
        monkeypatch.setenv("GOTHAM_MODE", value)
        this = read(lambda name: gotham.Game(name, package), NAME)
        assert this is None or this.mode in MODES

    holds()


def test_an_unknown_locale_is_english(monkeypatch):
    def unknown():
        raise ValueError("unknown locale: xx_YY")

    for name in ("GOTHAM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", unknown)
    assert machine_language() == "en"


def test_a_closed_standard_input_is_reported(monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(gotham.Unknown, match=r"^- cannot be read: Bad file descriptor$"):
        read_text("-")

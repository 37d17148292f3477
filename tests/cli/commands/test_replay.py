"""`gotham replay`: transcripts and records through the command."""

import io
import re
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import FEW, flawed

import gotham
from gotham.bots import bot, play
from gotham.cli import main
from gotham.match.scene import write_value


@pytest.fixture(autouse=True)
def settings(monkeypatch):
    monkeypatch.setenv("GOTHAM_MODE", "plain")
    monkeypatch.setenv("GOTHAM_LANG", "en")


@pytest.fixture(scope="module")
def table():
    """A finished match of one round, with an undo, a note and a name with terminal escape codes."""
    this = gotham.game("new-york-new-york", "plain")
    table = this.table(2, seed=1, options={"rounds": "1"}, names=["Ada\x1b[31m", "Ben"])
    first = table.actors[0]
    table.act(first, table.legal(first)[1])
    table.undo(first)
    table.act(first, table.legal(first)[0], note="a good start")
    return play(table, [bot(this, "random", seat) for seat in range(2)])


@pytest.fixture
def command(monkeypatch, capsys):
    """Run the command in this process; return the exit code, stdout and stderr."""

    def run(*arguments, given=b""):
        monkeypatch.setattr(sys, "argv", ["gotham", "replay", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        with pytest.raises(SystemExit) as end:
            main()
        return end.value.code, *capsys.readouterr()

    return run


@pytest.fixture
def file(table, tmp_path):
    path = tmp_path / "match.txt"
    path.write_text(table.transcript(), "utf-8")
    return path


def steps(said):
    return re.findall(r"log: +\d+  (.*)", said)


def described(view):
    return view.describe(name=lambda seat: ("Ada [31m", "Ben")[seat])


def test_the_whole_match_for_a_spectator(command, file, table):
    code, said, wrong = command(file)
    assert (code, wrong) == (0, "")
    assert said.startswith("note: As seen by a spectator.\n")
    assert len(steps(said)) == len(table.log)
    assert "Ada [31m takes back the last action." in steps(said)[1]
    assert "notes: a good start" in steps(said)[2]
    assert said.count("unknown card") == len([seat for seat in range(2) if table.view().state.held[seat]])
    assert f"result: Ben: {table.returns[1]}" in said
    assert "\x1b" not in said


def test_as_one_seat_saw_it(command, file, table):
    _, said, _ = command(file, "--seat", 1)
    assert "note: As seen by Ben." in said
    assert [line for line in said.splitlines() if line.startswith("view: ")] == [
        f"view: {line}" for line in described(table.view(1))
    ]


def test_up_to_a_step(command, file):
    _, said, _ = command(file, "--upto", 3)
    assert len(steps(said)) == 3
    assert "view: Ada [31m takes a card from the reserve." in said
    assert re.search(r"note: After 3 steps of \d+\.", said)
    assert steps(command(file, "--upto", 0)[1]) == []


def test_the_printed_scene_can_be_played(command, file, table):
    _, said, _ = command(file, "--upto", 3, "--seat", 0, "--scene")
    view = gotham.replay(table.transcript(), upto=3).view(0)
    assert said == view.scene()
    assert table.game.scene(said).view(0) == view


def test_a_record_of_a_seat(command, table, tmp_path):
    path = tmp_path / "record.txt"
    path.write_text(table.record(1), "utf-8")
    code, said, _ = command(path)
    assert code == 0
    assert "note: As seen by Ben." in said
    assert len(steps(said)) == len(table.log)
    assert steps(said)[1] == "Ada [31m takes back the last action."
    assert [f"view: {line}" for line in described(table.view(1))] == re.findall("view: .*", said)
    assert command(path, "--seat", 1)[0] == 0
    assert command(path, "--seat", 0)[2] == "gotham: this record contains only what seat 1 saw\n"
    assert command(path, "--upto", 2, "--scene")[1].startswith("gotham scene 1\n")


def test_the_standard_input(command, table):
    assert len(steps(command("-", given=table.transcript().encode())[1])) == len(table.log)


@pytest.mark.parametrize(
    "given",
    [
        b"",
        b"\xff\xfe",
        b"hello\n",
        b"gotham match 1\n",
        b"gotham match 1\ngame nowhere 1\n",
        b"gotham record 1\n",
        b"\x00" * 99,
    ],
)
def test_a_file_that_is_no_match_is_reported_in_one_line(command, given):
    code, said, wrong = command("-", given=given)
    assert (code, said) == (2, "")
    assert re.fullmatch(r"gotham: .+\n", wrong)


def test_bad_files_and_options_are_reported_in_one_line(command, file, tmp_path):
    for arguments in (
        (tmp_path / "none",),
        (tmp_path,),
        (file, "--seat", 2),
        (file, "--seat", 1000),
        (file, "--upto", -1),
    ):
        code, said, wrong = command(*arguments)
        assert (code, said) == (2, "")
        assert re.fullmatch(r"gotham: .+\n", wrong)
    assert command(file, "--lang", "xx")[0] == 2


def test_an_unfinished_match_is_sealed(command, game, tmp_path):
    path = tmp_path / "match.txt"
    path.write_text(game.table(2, seed=1).transcript(), "utf-8")
    assert "is sealed" in command(path)[2]


@pytest.mark.parametrize(
    "change", ["top.0=99", "players.0=9", "round_.0=999999999", "place.0=-5", "top.0=?", "top.0=Y1", "x.0=1"]
)
def test_a_modified_record(command, table, change):
    lines = table.record(0).splitlines()
    lines[lines.index("log") + 2] = f"  {change}"
    code, _, wrong = command("-", given="\n".join([*lines, ""]).encode())
    assert code == 2
    assert re.fullmatch(r"gotham: .+\n", wrong)


# ----------------------------------------------------------------------------------------- damaged files


@st.composite
def bent(draw, table):
    """A record with a wrong value that the next entry corrects: its first and its last view are true."""
    text = table.record(draw(st.sampled_from(table.game.viewers(table.players))))
    views, lines = gotham.read_record(text, table.game).views, text.splitlines()
    changes = range(lines.index("log") + 2, len(lines) - 1, 2)
    entry = draw(st.integers(0, len(changes) - 2))
    field = draw(st.sampled_from([name for name in table.game.rules.State.bounds if name != "key"]))
    values = np.ravel(views[entry + 2].state[field])
    index = draw(st.integers(0, len(values) - 1))
    lines[changes[entry]] += f" {field}.{index}={draw(st.just('?') | st.integers(0, 60))}"
    lines[changes[entry + 1]] += f" {field}.{index}={write_value(values[index])}"
    return "\n".join(lines) + "\n"


def test_a_damaged_file_is_shown_or_reported_in_one_line(command, table):
    damaged = bent(table) | flawed(table.record(0)) | flawed(table.transcript())

    @FEW
    @given(damaged.map(lambda text: text.encode("utf-8", "replace")) | st.binary())
    def holds(content):
        code, said, wrong = command("-", given=content)
        assert (code, wrong) == (0, "") or re.fullmatch(r"gotham: .+\n", wrong)
        assert code == 0 or (code, said) == (2, "")

    holds()


def test_a_hole_in_public_data_is_refused(command, table):
    """No clause checks it: clauses only compare values."""
    lines = table.record(0).splitlines()
    start = lines.index("log") + 2
    lines[start] += " round_.0=?"
    lines[start + 2] += " round_.0=0"
    code, _, wrong = command("-", given="\n".join([*lines, ""]).encode())
    assert (code, wrong) == (2, "gotham: this position has a value outside the range of its field\n")

"""Any file of results is either read or refused in one line."""

import contextlib
import functools
import json
import shutil
import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import FEW, VALUES

import gotham
from gotham import arena
from gotham.arena.results import name, transcript

from .tournament import keep, planned, played, stored

COLUMNS = ("block", "rotation", "bots", "winners", "returns", "length")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("damaged")


@functools.cache
def whole(folder):
    """A schedule, and a file with two blocks of it."""
    schedule = planned("random", "random")
    keep(folder / "whole", schedule, played(schedule, 2, transcripts=True))
    return schedule, folder / "whole"


def changed(folder, column, value):
    """Return the file with another value in one place of its second match."""
    schedule, path = whole(folder)
    shutil.copy(path, folder / "r")
    with contextlib.closing(sqlite3.connect(folder / "r")) as file:
        file.execute(f"update matches set {column} = ? where block = 0 and rotation = 1", [value])
        file.commit()
    return schedule, folder / "r"


BROKEN = [
    ("block", -1),
    ("block", 0.5),
    ("block", "x"),
    ("rotation", 2),
    ("rotation", "x"),
    ("bots", '["greedy","random"]'),
    ("bots", '["random"]'),
    ("bots", '"ab"'),
    ("bots", "{"),
    ("bots", "[" * 100_000),
    ("bots", b"\xff"),
    ("winners", "[2]"),
    ("winners", "[-1]"),
    ("winners", "[0,0]"),
    ("winners", "[0.0]"),
    ("winners", "[[0]]"),
    ("winners", '{"0":0}'),
    ("returns", '"ab"'),
    ("returns", "[1]"),
    ("returns", "[1,2,3]"),
    ("returns", '[1,"2"]'),
    ("returns", "[1,NaN]"),
    ("returns", f"[1,{10**400}]"),
    ("returns", "null"),
    ("returns", "9" * 5000),
    ("length", float("inf")),
    ("length", -1),
    ("length", "9x"),
    ("length", b"9"),
]


@pytest.mark.parametrize(("column", "value"), BROKEN, ids=lambda value: str(value)[:20])
def test_an_impossible_value_is_named(folder, column, value):
    schedule, path = changed(folder, column, value)
    with pytest.raises(gotham.GothamError, match=rf"r is damaged: {schedule.digest}-\S+$"):
        stored(path, schedule)


@pytest.mark.parametrize(
    "line", ["drop table matches", "alter table matches drop column length", "delete from matches where rotation = 1"]
)
def test_missing_data_is_reported(folder, line):
    schedule, path = whole(folder)
    shutil.copy(path, folder / "r")
    with contextlib.closing(sqlite3.connect(folder / "r")) as file:
        file.execute(line)
        file.commit()
    with pytest.raises(gotham.GothamError, match="is damaged"):
        stored(folder / "r", schedule)


@pytest.mark.parametrize("value", [b"", b"abc", "abc", 7])
def test_a_transcript_that_cannot_be_unpacked_is_reported(folder, value):
    schedule, path = changed(folder, "transcript", value)
    with arena.Archive(path) as archive, pytest.raises(gotham.GothamError, match="is damaged"):
        transcript(archive, name(schedule, 0, 1))


def read(path, schedule):
    """Read a file; any refusal must be one line."""
    try:
        blocks = stored(path, schedule)
    except gotham.GothamError as error:
        refusal = error
    else:
        assert not blocks or arena.summary(schedule, blocks).matches == 2 * len(blocks)
        return
    assert refusal.message in ("error-arena-damaged", "error-arena-foreign", "error-arena-file")
    assert "\n" not in str(refusal)


ROWS = st.one_of(
    st.binary(max_size=20),
    st.text(st.characters(exclude_categories=("Cs",))),
    VALUES.map(json.dumps),
    st.floats(),
    st.integers(-(2**63), 2**63 - 1),
)


@FEW
@given(column=st.sampled_from(COLUMNS), value=ROWS)
def test_any_value_is_read_or_refused_in_one_line(folder, column, value):
    try:
        schedule, path = changed(folder, column, value)
    except sqlite3.IntegrityError:  # not a number: SQLite stores NULL, and nothing is refused
        return
    read(path, schedule)


@FEW
@given(data=st.data())
def test_any_bytes_are_read_or_refused_in_one_line(folder, data):
    schedule, path = whole(folder)
    text = bytearray(path.read_bytes())
    start = data.draw(st.integers(0, len(text) - 1) | st.integers(0, 100))
    new = data.draw(st.binary(max_size=40))
    text[start : start + len(new)] = new
    end = data.draw(st.sampled_from([len(text), len(text) // 2, start]))
    (folder / "r").write_bytes(text[:end])
    read(folder / "r", schedule)

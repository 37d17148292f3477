"""Whatever is in a file of results, it is read or refused in a line."""

import functools
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import MANY, VALUES

import gotham
from gotham import arena

from .tournament import kept, planned, played


@functools.cache
def whole():
    """A schedule, and the text of a file with two blocks of it."""
    schedule = planned("random", "random")
    entries = [{"block": block, "matches": list(map(_fields, played(schedule, 2)[block]))} for block in range(2)]
    header = {"gotham arena": 1, "settings": schedule.settings}
    return schedule, [json.dumps(header), *map(json.dumps, entries)]


def _fields(match):
    return {name: value for name, value in match._asdict().items() if name != "transcript"}


def changed(place, value):
    """A line of results with another value in one place."""
    entry = json.loads(whole()[1][1])
    *way, last = place
    functools.reduce(lambda part, step: part[step], way, entry)[last] = value
    return json.dumps(entry)


MATCH = ("matches", 1)
BROKEN = [
    (("block",), "0"),
    (("block",), -1),
    (("block",), True),
    (("block",), 0.5),
    (("matches",), []),
    (("matches",), {}),
    (("matches",), "ab"),
    (("matches",), 7),
    (MATCH, None),
    (MATCH, []),
    ((*MATCH, "bots"), ["greedy", "random"]),
    ((*MATCH, "bots"), ["random"]),
    ((*MATCH, "bots"), "ab"),
    ((*MATCH, "winners"), [2]),
    ((*MATCH, "winners"), [-1]),
    ((*MATCH, "winners"), [0, 0]),
    ((*MATCH, "winners"), [0.0]),
    ((*MATCH, "winners"), [[0]]),
    ((*MATCH, "winners"), {"0": 0}),
    ((*MATCH, "returns"), "ab"),
    ((*MATCH, "returns"), [1]),
    ((*MATCH, "returns"), [1, 2, 3]),
    ((*MATCH, "returns"), [1, "2"]),
    ((*MATCH, "returns"), [1, float("nan")]),
    ((*MATCH, "returns"), [1, 10**400]),
    ((*MATCH, "returns"), None),
    ((*MATCH, "length"), float("inf")),
    ((*MATCH, "length"), float("nan")),
    ((*MATCH, "length"), 10**400),
    ((*MATCH, "length"), -1),
    ((*MATCH, "length"), "9"),
]


@pytest.mark.parametrize("line", ["", "{}", "[]", "0", "\0", "[" * 100_000, '{"a":' * 100_000, "9" * 5000])
def test_a_line_that_is_no_block_is_named(tmp_path, line):
    refused(tmp_path / "r", line)


@pytest.mark.parametrize(("place", "value"), BROKEN)
def test_a_value_that_cannot_be_is_named(tmp_path, place, value):
    refused(tmp_path / "r", changed(place, value))


def refused(path, line):
    schedule, (header, *blocks) = whole()
    text = "\n".join([header, blocks[0], line, blocks[1], ""])
    path.write_text(text)
    with pytest.raises(gotham.GothamError, match=r"line 3: this is no block of results$"):
        arena.Results(path, schedule)
    assert path.read_text() == text


PLACES = [("block",), ("matches",), MATCH, *((*MATCH, name) for name in ("bots", "winners", "returns", "length"))]


@st.composite
def damaged(draw):
    """A line of results with a piece missing, or something else in its place."""
    line = whole()[1][1].encode()
    start, end = sorted(draw(st.tuples(*[st.integers(0, len(line))] * 2)))
    return line[:start] + draw(st.binary(max_size=4)) + line[end:]


LINES = st.one_of(
    st.binary(),
    VALUES.map(lambda value: json.dumps(value).encode()),
    st.builds(changed, st.sampled_from(PLACES), VALUES).map(str.encode),
    damaged(),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("damaged")


@MANY
@given(lines=st.lists(LINES, max_size=3), header=st.none() | LINES, end=st.sampled_from([b"", b"\n"]))
def test_whatever_is_in_a_file_is_read_or_refused_in_a_line(folder, lines, header, end):
    schedule, (ours, *_) = whole()
    path = folder / "r"
    path.write_bytes(b"\n".join([ours.encode() if header is None else header, *lines]) + end)
    try:
        blocks = kept(path, schedule)
    except gotham.GothamError as error:
        refusal = error
    else:
        assert not blocks or arena.summary(schedule, blocks).matches == 2 * len(blocks)
        assert kept(path, schedule) == blocks
        return
    assert refusal.message in ("error-arena-line", "error-arena-foreign")
    assert "\n" not in str(refusal)

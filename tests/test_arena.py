"""The arena: fair deals, honest intervals, and results that neither processes nor interruptions change."""

import contextlib
import functools
import importlib
import itertools
import json
import multiprocessing
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gotham
from gotham import arena, bots, cli
from gotham.arena import results as results_module
from gotham.arena.match import Match
from gotham.arena.statistics import FEWEST, figure, interval

NAME = "new-york-new-york"
SHORT = ("--option", "rounds=1")
FUZZ = int(os.environ.get("GOTHAM_FUZZ", "1"))  # how many times as long
COMMAND = [sys.executable, "-c", "from gotham.cli import main; main()"]


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


def played(schedule, blocks, jobs=1, **more):
    return dict(arena.run(gotham.game(NAME, "plain"), schedule, range(blocks), jobs, **more))


def planned(*names, **settings):
    return arena.plan(gotham.game(NAME, "plain"), names, **({"options": {"rounds": "1"}} | settings))


# ------------------------------------------------------------------------------------------------ schedule


def test_every_bot_has_every_seat_with_the_same_deal(others):
    schedule = planned("random", "second", "third", seed="deal")
    blocks = played(schedule, 2, transcripts=True)
    for block, matches in blocks.items():
        seatings = [match.bots for match in matches]
        assert all(sorted(seats) == sorted(schedule.bots) for seats in [*seatings, *zip(*seatings, strict=True)])
        tables = [gotham.replay(match.transcript) for match in matches]
        assert {table.seed for table in tables} == {f"deal/{block}"}
        assert len({table._first().tobytes() for table in tables}) == 1
        assert [table.names for table in tables] == seatings
    assert blocks[0] != blocks[1]


def test_a_result_is_that_of_its_transcript():
    for match in played(planned("random", "random"), 1, transcripts=True)[0]:
        table = gotham.replay(match.transcript)
        assert (match.returns, match.winners, match.length) == (table.returns, table.winners, len(table.log))


def test_transcripts_tell_bots_of_one_name_apart():
    match = played(planned("random", "random"), 1, transcripts=True)[0][0]
    assert gotham.replay(match.transcript).names == ("random (0)", "random (1)")


def test_bots_are_repeated_until_every_seat_has_one():
    assert planned("random", "greedy", players=4).bots == ("random", "greedy", "random", "greedy")
    assert planned("random").players == 2
    assert planned("random", "greedy", "greedy").bots == ("random", "greedy", "greedy")


def test_matches_are_rounded_up_to_blocks():
    schedule = planned("random", "random", "random")
    assert [schedule.blocks(matches) for matches in (1, 3, 4)] == [1, 1, 2]


def test_winners_share_the_win_and_margins_are_to_the_best_other():
    match = Match(("a", "b", "c"), (0, 2), (30, 10, 30), 50)
    assert match.shares == (0.5, 0, 0.5)
    assert match.margins == (0, -20, 0)
    assert Match(("a", "b"), (), (0, 0), 9).shares == (0, 0)


def test_a_bots_seed_depends_on_deal_rotation_seat_and_spec(monkeypatch):
    seeds = []
    known = bots.bots(gotham.game(NAME, "plain"))["random"]
    noting = {name: lambda *words: seeds.append(words[2]) or known(*words) for name in ("a", "b")}
    monkeypatch.setattr(bots, "bots", lambda game: noting)
    schedule = planned("a", "b")
    seeds.clear()
    played(schedule, 2)
    played(schedule, 1)
    assert len(set(seeds[:8])) == 8
    assert seeds[8:] == seeds[:4]


@pytest.mark.parametrize("names", [("random",), ("random", "random"), ("random", "second", "random", "second")])
def test_every_match_of_a_block_is_its_own(others, names):
    matches = played(planned(*names), 1, transcripts=True)[0]
    assert len({match.transcript for match in matches}) == len(matches)


def test_a_bot_alone_draws_anew_in_every_rotation(monkeypatch):
    seeds = []
    known = bots.bots(gotham.game(NAME, "plain"))["random"]
    monkeypatch.setattr(bots, "bots", lambda game: {"a": lambda *words: seeds.append(words[2]) or known(*words)})
    schedule = planned("a", players=3)
    seeds.clear()
    played(schedule, 2)
    assert len(set(seeds)) == len(seeds) == 18


# ---------------------------------------------------------------------------------------------- statistics


def test_an_interval_by_hand():
    """Four draws from 0, 0, 10, 10 are all alike once in sixteen times, so the quantiles are 0 and 10.

    Student's 97.5 % with three degrees of freedom is 3.18 to the normal 1.96; and sqrt(4 / 3) for the bias.
    """
    low, high = interval(np.array([0.0, 0, 10, 10]))
    half = 5 * 3.18 / 1.96 * (4 / 3) ** 0.5
    assert (low, high) == pytest.approx((5 - half, 5 + half), rel=0.02)


def test_an_interval_of_many_values_is_the_normal_one():
    low, high = interval(np.array([0.0] * 500 + [1.0] * 500), (0, 1))
    assert (low, high) == pytest.approx((0.5 - 0.031, 0.5 + 0.031), abs=0.002)


@pytest.mark.parametrize("count", range(1, FEWEST))
def test_few_blocks_claim_nothing(count):
    assert interval(np.arange(count) / 2.0, (0, 1)) == (0, 1)
    assert interval(np.arange(count) * 9.0) == (None, None)


def test_equal_blocks_do_not_claim_certainty():
    """Ten wins in ten: Clopper and Pearson's limit is 69 %."""
    assert interval(np.ones(10), (0, 1)) == pytest.approx((0.692, 1), abs=0.001)
    assert interval(np.zeros(10), (0, 1)) == pytest.approx((0, 0.308), abs=0.001)
    assert interval(np.full(10, 7.0)) == (None, None)


@pytest.mark.parametrize("count", [5, 20, 80])
def test_intervals_cover_the_truth(count):
    """Block shares of a two-player tournament whose true mean is 0.6: about 95 of 100 intervals hold it."""
    rng = np.random.default_rng(5)
    runs = [interval(rng.choice([0, 0.5, 1], count, p=[0.1, 0.6, 0.3]), (0, 1)) for _ in range(300)]
    assert 0.88 <= np.mean([low <= 0.6 <= high for low, high in runs]) <= 0.99


def test_the_block_is_the_unit():
    """Where every block is won half, the two matches in it say nothing that one did not."""
    names = ("a", "b")
    win, loss = Match(names, (0,), (5, 3), 9), Match(names[::-1], (0,), (5, 3), 9)
    schedule = planned("random", "random", seed=1)
    figures = arena.summary(_named(schedule, names), {block: (win, loss) for block in range(20)})
    first, second = figures.bots
    assert (first.win_share.mean, second.win_share.mean) == (0.5, 0.5)
    assert (first.returns.mean, first.margin.mean, first.matches) == (4, 0, 40)
    assert [seat.win_share.mean for seat in figures.seats] == [1, 0]
    assert figures.seats[0].win_share.low == pytest.approx(0.025 ** (1 / 20))


def _named(schedule, names):
    return arena.Schedule(**(schedule.settings | {"bots": names}))


def test_a_bot_on_three_seats_counts_by_the_seat():
    match = Match(("a", "b", "b", "b"), (1,), (1, 9, 4, 4), 9)
    schedule = _named(planned("random", players=4), match.bots)
    one, three = arena.summary(schedule, {0: (match,) * 4}).bots
    assert (one.win_share.mean, one.margin.mean) == (0, -8)
    assert (three.win_share.mean, three.returns.mean) == (pytest.approx(1 / 3), pytest.approx(17 / 3))


def test_figures_do_not_depend_on_the_order():
    blocks = played(planned("random", "random"), 4)
    backwards = dict(reversed(blocks.items()))
    schedule = planned("random", "random")
    assert arena.summary(schedule, blocks) == arena.summary(schedule, backwards)


def test_random_against_random_is_even(others):
    schedule = planned("random", "second", seed="even")
    share = arena.summary(schedule, played(schedule, 40)).bots[0].win_share
    assert abs(share.mean - 0.5) < 0.16
    assert share.low < 0.5 < share.high


def test_figure_has_the_mean():
    assert figure([1.0, 2.0, 6.0]).mean == 3


# --------------------------------------------------------------------------------------------- reproducing


def test_processes_change_nothing():
    schedule = planned("random", "random", "random", seed="jobs")
    assert played(schedule, 7, jobs=1) == played(schedule, 7, jobs=3)


CHEAT = """
import multiprocessing

class Cheat:
    def __init__(self, *_):
        pass

    def act(self, view, last_call=False):
        assert multiprocessing.parent_process()  # only workers play
        return next(number for number, legal in enumerate(view.mask) if not legal)
"""


@pytest.fixture
def cheat(tmp_path, monkeypatch):
    """A bot that breaks the rules, installed: workers begin with the same paths and find it, too."""
    (tmp_path / "cheat_of_a_test.py").write_text(CHEAT)
    about = tmp_path / "cheat_of_a_test-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: cheat-of-a-test\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[gotham.bots]\ncheat = cheat_of_a_test:Cheat\n")
    monkeypatch.syspath_prepend(tmp_path)
    maker = importlib.import_module("cheat_of_a_test").Cheat
    monkeypatch.setattr(bots, "bots", lambda game: {"cheat": maker})  # here they were looked up long ago
    yield
    del sys.modules["cheat_of_a_test"]


def test_an_error_in_a_worker_is_told(cheat):
    with pytest.raises(gotham.GothamError, match=r"cheat, cheat on the deal 0/[01] broke off at action 1: NY-"):
        played(planned("cheat", "cheat"), 2, jobs=2)


def test_a_worker_that_is_killed_is_told():
    playing = arena.run(gotham.game(NAME, "plain"), planned("random", "random"), range(100_000), jobs=2)
    next(playing)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(gotham.GothamError, match="ended from outside"):
        list(playing)


def stop(playing):
    playing.close()


def interrupt(playing):
    with pytest.raises(KeyboardInterrupt):
        playing.throw(KeyboardInterrupt)


@pytest.mark.parametrize("end", [stop, interrupt])
def test_stopping_early_ends_the_workers(end):
    before = multiprocessing.active_children()
    playing = arena.run(gotham.game(NAME, "plain"), planned("random", "random"), range(100_000), jobs=2)
    taken = list(itertools.islice(playing, 3))
    workers = [process for process in multiprocessing.active_children() if process not in before]
    numbers = [process.pid for process in workers]
    start = time.perf_counter()
    end(playing)
    assert time.perf_counter() - start < 5
    assert len(taken) == 3
    assert len(workers) == 2
    assert multiprocessing.active_children() == before
    assert [number for number in numbers if exists(number)] == []


def exists(number):
    with contextlib.suppress(ProcessLookupError):
        os.kill(number, 0)
        return True
    return False


# -------------------------------------------------------------------------------------------------- results


def kept(path, schedule, fresh=False):
    """What a file holds."""
    with arena.Results(path, schedule, fresh) as results:
        return results.blocks


def test_results_go_on_where_they_stopped(tmp_path):
    schedule = planned("random", "random")
    blocks = played(schedule, 3)
    with arena.Results(tmp_path / "r", schedule) as first:
        for block, matches in blocks.items():
            first.add(block, matches)
    assert first.blocks == blocks
    assert kept(tmp_path / "r", schedule) == blocks
    assert kept(tmp_path / "r", schedule, fresh=True) == {}
    assert kept(tmp_path / "r", schedule) == {}


def test_a_half_line_is_dropped(tmp_path):
    schedule, path = planned("random", "random"), tmp_path / "r"
    blocks = played(schedule, 2)
    for block, matches in blocks.items():
        with arena.Results(path, schedule) as results:
            results.add(block, matches)
    whole = path.read_bytes()
    for cut in range(0, len(whole), 7):
        path.write_bytes(whole[:cut])
        with arena.Results(path, schedule) as results:
            assert all(results.blocks[block] == blocks[block] for block in results.blocks)
            for block in blocks.keys() - results.blocks.keys():
                results.add(block, blocks[block])
        assert path.read_bytes() == whole


def test_only_a_half_line_is_cut_off(tmp_path, monkeypatch):
    """Where files cannot be held, another may have added a block since this one was read."""
    schedule, path = planned("random", "random"), tmp_path / "r"
    monkeypatch.setattr(results_module, "_lock", lambda file: None)
    late, read = played(schedule, 2), arena.Results._read

    def read_slowly(self, text):
        yield from read(self, text)
        first.add(1, late[1])

    with arena.Results(path, schedule) as first:
        for already in ({}, {0: late[0]}):
            first.blocks.clear()
            for block, matches in already.items():
                first.add(block, matches)
            with monkeypatch.context() as patch:
                patch.setattr(arena.Results, "_read", read_slowly)
                kept(path, schedule)
            assert kept(path, schedule) == already | {1: late[1]}


@pytest.mark.skipif(sys.platform == "win32", reason="files are not held there")
@pytest.mark.parametrize("fresh", [False, True])
def test_a_file_is_held_by_one_run(tmp_path, fresh):
    schedule, path = planned("random", "random"), tmp_path / "r"
    with arena.Results(path, schedule) as first:
        with pytest.raises(gotham.GothamError, match="another run is writing to"):
            arena.Results(path, schedule, fresh)
        first.add(0, played(schedule, 1)[0])
    assert kept(path, schedule) == first.blocks


def test_a_file_that_is_refused_is_let_go(tmp_path):
    schedule, path = planned("random", "random"), tmp_path / "r"
    path.write_text("my diary")
    for _ in range(2):
        with pytest.raises(gotham.GothamError, match="no arena results"):
            arena.Results(path, schedule)


def test_a_full_disk_leaves_whole_lines(tmp_path):
    resource = pytest.importorskip("resource")
    schedule, path = planned("random", "random"), tmp_path / "r"
    blocks, limits = played(schedule, 2), resource.getrlimit(resource.RLIMIT_FSIZE)
    with arena.Results(path, schedule) as results:
        results.add(0, blocks[0])
        before = path.read_bytes()
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, limits[1]))
        try:
            with pytest.raises(gotham.GothamError, match="cannot be used: File too large"):
                results.add(1, blocks[1])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert (path.read_bytes(), results.blocks) == (before, {0: blocks[0]})
        results.add(1, blocks[1])
    assert kept(path, schedule) == blocks


def test_a_line_taken_in_parts_is_written_whole(tmp_path):
    class Slow:
        def __init__(self, file):
            self.file, self.fileno = file, file.fileno

        def write(self, text):
            return self.file.write(text[:7])

    schedule, blocks = planned("random", "random"), played(planned("random", "random"), 1)
    with arena.Results(tmp_path / "r", schedule) as results:
        file, results._file = results._file, Slow(results._file)
        results.add(0, blocks[0])
        results._file = file
    assert kept(tmp_path / "r", schedule) == blocks


def test_a_file_has_a_limit(tmp_path, monkeypatch):
    """Neither is more read than fits, nor more written than can be read."""
    schedule, path = planned("random", "random"), tmp_path / "r"
    with arena.Results(path, schedule) as results:
        size = path.stat().st_size
        monkeypatch.setattr(results_module, "LIMIT", size)
        with pytest.raises(gotham.GothamError, match="File too large"):
            results.add(0, played(schedule, 1)[0])
    assert kept(path, schedule) == {}
    monkeypatch.setattr(results_module, "LIMIT", size - 1)
    with pytest.raises(gotham.GothamError, match="File too large"):
        arena.Results(path, schedule)
    assert path.stat().st_size == size


def test_a_hole_of_a_terabyte_is_not_read(tmp_path):
    with (tmp_path / "r").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(gotham.GothamError, match="File too large"):
        arena.Results(tmp_path / "r", planned("random", "random"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_refused(tmp_path):
    os.mkfifo(tmp_path / "r")
    with pytest.raises(gotham.GothamError, match="no arena results"):
        arena.Results(tmp_path / "r", planned("random", "random"))


def test_files_of_others_are_refused_and_left_alone(tmp_path):
    path = tmp_path / "r"
    kept(path, planned("random", "random", seed="1"))
    with pytest.raises(gotham.GothamError, match=r"other settings \(seed\)"):
        arena.Results(path, planned("random", "random", seed="2"))
    for text in ("my diary", "my diary\n", "[" * 100_000 + "\n", "9" * 5000 + "\n", '{"gotham arena":1}\n'):
        path.write_text(text)
        for fresh in (False, True):
            with pytest.raises(gotham.GothamError, match="no arena results"):
                arena.Results(path, planned("random", "random"), fresh)
        assert path.read_text() == text


# ------------------------------------------------------------------------------------------- damaged results


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


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just(10**400),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
PLACES = [("block",), ("matches",), MATCH, *((*MATCH, name) for name in ("bots", "winners", "returns", "length"))]


@st.composite
def damaged(draw):
    """A line of results with a piece missing, or something else in its place."""
    line = whole()[1][1].encode()
    start, end = sorted(draw(st.tuples(*[st.integers(0, len(line))] * 2)))
    return line[:start] + draw(st.binary(max_size=4)) + line[end:]


LINES = st.one_of(
    st.binary(),
    JSON.map(lambda value: json.dumps(value).encode()),
    st.builds(changed, st.sampled_from(PLACES), JSON).map(str.encode),
    damaged(),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("damaged")


@settings(max_examples=200 * FUZZ, deadline=None)
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


def test_an_unusable_place_is_told_in_a_line(tmp_path):
    with pytest.raises(gotham.GothamError, match="cannot be used"):
        arena.Results(tmp_path, planned("random", "random"))


# -------------------------------------------------------------------------------------------- command line


def test_json_is_complete_and_repeats_itself(gotham_, others):
    words = ("arena", NAME, "--bots", "random,second", "--matches", 7, "--seed", 3, "--json", "--jobs", 1, *SHORT)
    code, out, err = gotham_(*words)
    data = json.loads(out)
    assert code == 0
    assert "7 matches are no whole blocks of 2; playing 8" in err
    assert data["settings"]["bots"] == ["random", "second"]
    assert data["settings"]["seed"] == "3"
    assert (data["matches"], data["blocks"], data["fair_share"]) == (8, 4, 0.5)
    assert [each["bot"] for each in data["bots"]] == ["random", "second"]
    for each, name in itertools.product(data["bots"], ("win_share", "returns", "margin")):
        assert each[name]["low"] <= each[name]["mean"] <= each[name]["high"]
    assert sum(each["win_share"]["mean"] for each in data["bots"]) == pytest.approx(1)
    assert [each["seat"] for each in data["seats"]] == [0, 1]
    assert gotham_(*shlex.split(data["command"])[1:], "--json", "--fresh", "--jobs", 1)[1] == out


def test_the_table_shows_every_bot_and_seat(gotham_, others):
    code, out, err = gotham_("arena", NAME, "--bots", "random,second,third", "--matches", 3, "--jobs", 1, *SHORT)
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()[4:7]] == ["random", "second", "third"]
    assert [line.split()[0] for line in out.splitlines()[-3:]] == ["0", "1", "2"]
    assert "[  0.0, 100.0]" in out
    assert f"gotham arena {NAME} --bots random,second,third --matches 3 --seed 0" in err


def test_a_larger_run_keeps_the_smaller_one(gotham_, tmp_path):
    words = ("arena", NAME, "--bots", "random", "--results", tmp_path / "r", "--jobs", 1, "--json", *SHORT)
    gotham_(*words, "--matches", 4)
    small = (tmp_path / "r").read_bytes()
    large = gotham_(*words, "--matches", 8)[1]
    assert (tmp_path / "r").read_bytes().startswith(small)
    assert len((tmp_path / "r").read_bytes().splitlines()) == 5
    assert gotham_(*words, "--matches", 8, "--fresh")[1] == large


def test_transcripts_are_written_and_replay(gotham_, tmp_path):
    words = ("arena", NAME, "--bots", "random", "--matches", 4, "--jobs", 1, *SHORT)
    gotham_(*words)
    _, _, err = gotham_(*words, "--transcripts", tmp_path / "matches")
    files = sorted((tmp_path / "matches").iterdir())
    assert len(files) == 4
    assert f"gotham replay {files[0]}" in err
    assert all(gotham.replay(file.read_text("utf-8")).over for file in files)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("no-game", "--bots", "random"), "no game is called"),
        ((NAME, "--bots", "nobody,random"), "no bot is called “nobody”"),
        ((NAME, "--bots", "random,"), "no bot is called “”"),
        ((NAME, "--bots", "random", "--option", "moon=1"), "no option is called “moon”"),
        ((NAME, "--bots", "random", "--option", "rounds=99"), "the option rounds cannot be “99”"),
        ((NAME, "--bots", "random", "--option", "rounds"), "is no option"),
        ((NAME, "--bots", "random", "--players", "9"), "9 cannot play this"),
        ((NAME, "--bots", "random,random,random", "--players", "2"), "3 bots do not fit on 2 seats"),
        ((NAME, "--bots", "random", "--matches", "0"), "0 matches cannot be played"),
        ((NAME, "--bots", "random", "--jobs", "0"), "0 processes cannot work"),
        ((NAME, "--bots", "random", "--results", "/"), "/ cannot be used"),
        *(
            ((NAME, "--bots", "random", "--results", device), f"{device} holds no arena results")
            for device in ("/dev/full", "/dev/zero", "/dev/null")
            if Path(device).exists()
        ),
    ],
)
def test_bad_input_is_told_in_one_line(gotham_, words, told):
    code, out, err = gotham_("arena", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert told in err


# --------------------------------------------------------------------------------------------- interruption


def begin(path, *words):
    """A long run in a process of its own, once it has kept some blocks."""
    command = [*COMMAND, "arena", NAME, "--bots", "random", "--matches", "2000", "--results", str(path), *SHORT, *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        assert process.poll() is None, process.stderr.read()
        time.sleep(0.02)
    return process


def living(group):
    """The processes of a group that have not ended; one that has may wait for ever to be noticed."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            state, _, own, *_ = file.read_text().rpartition(")")[2].split()
            if int(own) == group and state not in "ZX":
                yield int(file.parent.name)


def ended(group):
    """Whether nothing of a group is left, soon."""
    deadline = time.monotonic() + 10
    while list(living(group)) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not list(living(group))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nothing lists the processes")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_no_worker_outlives_a_run(tmp_path, number):
    process = begin(tmp_path / "r", "--jobs", "2")
    assert len(list(living(process.pid))) >= 3
    process.send_signal(number)
    process.communicate(timeout=20)
    assert ended(process.pid)


@pytest.mark.skipif(sys.platform == "win32", reason="files are not held there")
def test_a_second_run_on_a_file_is_refused(gotham_, tmp_path):
    process = begin(tmp_path / "r", "--jobs", "1", "--matches", "200000")
    words = ("arena", NAME, "--bots", "random", "--results", tmp_path / "r", "--jobs", 1, *SHORT)
    try:
        for more in ((), ("--fresh",)):
            code, out, err = gotham_(*words, *more)
            assert (code, out, err.count("\n")) == (2, "", 1)
            assert f"another run is writing to {tmp_path / 'r'}" in err
        assert process.poll() is None
    finally:
        process.kill()
        process.communicate(timeout=20)
    assert gotham_(*words, "--matches", 2)[0] == 0


def test_a_killed_run_goes_on_to_the_same_table(gotham_, tmp_path):
    process = begin(tmp_path / "r", "--jobs", "2")
    process.kill()
    process.communicate(timeout=20)  # ends only when the workers have ended, too
    kept = (tmp_path / "r").read_bytes().count(b"\n") - 1
    words = ("arena", NAME, "--bots", "random", "--matches", 2 * kept + 6, "--jobs", 1, *SHORT)
    resumed = gotham_(*words, "--results", tmp_path / "r")[1]
    assert resumed == gotham_(*words, "--results", tmp_path / "other")[1]
    assert resumed == gotham_(*words, "--results", tmp_path / "r")[1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_is_finished(tmp_path, jobs):
    process = begin(tmp_path / "r", "--jobs", str(jobs))
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    kept = (tmp_path / "r").read_bytes().count(b"\n") - 1
    assert (process.returncode, out) == (130, "")
    assert err.splitlines() == [f"Stopped; {2 * kept} of 2,000 matches are kept. To go on: {_go_on(tmp_path / 'r')}"]


def _go_on(path):
    command = f"gotham arena {NAME} --bots random,random --matches 2000 --seed 0 --option bonuses=on --option rounds=1"
    return f"{command} --results {path}"

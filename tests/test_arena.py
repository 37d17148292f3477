"""The arena: fair deals, honest intervals, and results that neither processes nor interruptions change."""

import itertools
import json
import multiprocessing
import shlex
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import gotham
from gotham import arena, bots, cli
from gotham.arena.match import Match
from gotham.arena.statistics import FEWEST, figure, interval

NAME = "new-york-new-york"
SHORT = ("--option", "rounds=1")
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


def test_a_bots_seed_depends_on_deal_seat_and_spec(monkeypatch):
    seeds = []
    known = bots.bots(gotham.game(NAME, "plain"))["random"]
    noting = {name: lambda *words: seeds.append(words[2]) or known(*words) for name in ("a", "b")}
    monkeypatch.setattr(bots, "bots", lambda game: noting)
    schedule = planned("a", "b")
    seeds.clear()
    played(schedule, 2)
    played(schedule, 1)
    assert len(set(seeds)) == 8
    assert seeds[8:] == seeds[:4]


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


def test_an_error_in_a_worker_is_told(monkeypatch):
    class Cheat:
        def act(self, view, last_call=False):
            return next(number for number, legal in enumerate(view.mask) if not legal)

    monkeypatch.setattr(bots, "bots", lambda game: {"cheat": lambda *_: Cheat()})
    with pytest.raises(gotham.GothamError, match=r"cheat, cheat on the deal 0/0 broke off at action 1: NY-"):
        played(planned("cheat", "cheat"), 1)


def test_a_worker_that_is_killed_is_told():
    playing = arena.run(gotham.game(NAME, "plain"), planned("random", "random"), range(100_000), jobs=2)
    next(playing)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(gotham.GothamError, match="ended from outside"):
        list(playing)


def test_stopping_early_ends_the_workers():
    schedule = planned("random", "random")
    playing = arena.run(gotham.game(NAME, "plain"), schedule, range(100_000), jobs=2)
    taken = list(itertools.islice(playing, 3))
    start = time.perf_counter()
    playing.close()
    assert len(taken) == 3
    assert time.perf_counter() - start < 5


# -------------------------------------------------------------------------------------------------- results


def test_results_go_on_where_they_stopped(tmp_path):
    schedule = planned("random", "random")
    first, second = arena.Results(tmp_path / "r", schedule), dict(played(schedule, 3))
    for block, matches in second.items():
        first.add(block, matches)
    assert arena.Results(tmp_path / "r", schedule).blocks == second
    assert arena.Results(tmp_path / "r", schedule, fresh=True).blocks == {}


def test_a_half_line_is_dropped(tmp_path):
    schedule, path = planned("random", "random"), tmp_path / "r"
    blocks = played(schedule, 2)
    for block, matches in blocks.items():
        arena.Results(path, schedule).add(block, matches)
    whole = path.read_bytes()
    for cut in range(0, len(whole), 7):
        path.write_bytes(whole[:cut])
        results = arena.Results(path, schedule)
        assert all(results.blocks[block] == blocks[block] for block in results.blocks)
        for block in blocks.keys() - results.blocks.keys():
            results.add(block, blocks[block])
        assert path.read_bytes() == whole


def test_files_of_others_are_refused_and_left_alone(tmp_path):
    path = tmp_path / "r"
    arena.Results(path, planned("random", "random", seed="1"))
    with pytest.raises(gotham.GothamError, match=r"other settings \(seed\)"):
        arena.Results(path, planned("random", "random", seed="2"))
    path.write_text("my diary")
    for fresh in (False, True):
        with pytest.raises(gotham.GothamError, match="no arena results"):
            arena.Results(path, planned("random", "random"), fresh)
    assert path.read_text() == "my diary"


def test_a_broken_line_is_named(tmp_path):
    schedule, path = planned("random", "random"), tmp_path / "r"
    arena.Results(path, schedule)
    with path.open("a") as file:
        file.write('{"block":0,"matches":[]}\n')
    with pytest.raises(gotham.GothamError, match="line 2"):
        arena.Results(path, schedule)


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
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        assert process.poll() is None, process.stderr.read()
        time.sleep(0.02)
    return process


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

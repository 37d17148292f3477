"""`gotham arena`: its output, its archive and its refusals."""

import importlib.util
import itertools
import json
import shlex
from pathlib import Path

import pytest
from tests.arena.tournament import NAME, SHORT, count

import gotham
from gotham.arena import workers
from gotham.arena.block import play_block


def test_json_is_complete_and_reproducible(gotham_, others):
    words = ("arena", NAME, "--bots", "random,second", "--matches", 7, "--seed", 3, "--json", "--jobs", 1, *SHORT)
    code, out, err = gotham_(*words)
    data = json.loads(out)
    assert code == 0
    assert "7 matches do not fill whole blocks of 2; playing 8" in err
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


def test_a_larger_run_reuses_the_smaller_one(gotham_, tmp_path, monkeypatch):
    words = ("arena", NAME, "--bots", "random", "--results", tmp_path / "r", "--jobs", 1, "--json", *SHORT)
    gotham_(*words, "--matches", 4)
    played = []
    monkeypatch.setattr(workers, "play_block", lambda *more: played.append(more[2]) or play_block(*more))
    large = gotham_(*words, "--matches", 8)[1]
    assert (played, count(tmp_path / "r")) == ([2, 3], 8)
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
    ("words", "message"),
    [
        (("no-game", "--bots", "random"), "there is no game"),
        ((NAME, "--bots", "nobody,random"), "there is no bot “nobody”"),
        ((NAME, "--bots", "random,"), "there is no bot “”"),
        ((NAME, "--bots", "random", "--option", "moon=1"), "there is no option “moon”"),
        ((NAME, "--bots", "random", "--option", "rounds=99"), "the option rounds cannot be “99”"),
        ((NAME, "--bots", "random", "--option", "rounds"), "is not an option"),
        ((NAME, "--bots", "random", "--players", "9"), "cannot be played by 9"),
        ((NAME, "--bots", "random,random,random", "--players", "2"), "3 bots do not fit 2 seats"),
        ((NAME, "--bots", "random", "--matches", "0"), "0 matches are not possible; ask for 1 to 10000000"),
        ((NAME, "--bots", "random", "--matches", "9" * 30), "matches are not possible; ask for 1 to 10000000"),
        ((NAME, "--bots", "random:\udcff"), "cannot be stored as text"),
        ((NAME, "--bots", "random", "--seed", "\udcff"), "cannot be stored as text"),
        ((NAME, "--bots", "random", "--jobs", "0"), "0 processes are not possible"),
        ((NAME, "--bots", "random", "--results", "/"), "/ cannot be used"),
        *(
            ((NAME, "--bots", "random", "--results", device), f"{device} contains no arena results")
            for device in ("/dev/full", "/dev/zero", "/dev/null")
            if Path(device).exists()
        ),
    ],
)
def test_bad_input_is_reported_in_one_line(gotham_, words, message):
    code, out, err = gotham_("arena", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert message in err


def test_the_baselines_play_inside_a_device(gotham_):
    words = ("arena", NAME, "--device", "cpu", "--matches", 4, "--seed", 3, *SHORT)
    code, out, err = gotham_(*words)
    assert code == 0
    assert "4 matches in 2 blocks" in out
    assert [line.split()[0] for line in out.splitlines()[4:6]] == ["greedy", "random"]
    assert f"gotham arena {NAME} --bots greedy,random --device cpu --matches 4 --seed 3" in err
    data = json.loads(gotham_(*words, "--json")[1])
    assert [each["bot"] for each in data["bots"]] == ["greedy", "random"]
    assert gotham_(*shlex.split(data["command"])[1:], "--json")[1] == json.dumps(data, indent=2) + "\n"


@pytest.mark.parametrize("words", [("--cross",), ("--sprt", "0,10"), ("--jobs", 1), ("--report", "x"), ("--fresh",)])
def test_what_a_device_cannot_do_is_refused(gotham_, words):
    code, _, err = gotham_("arena", NAME, "--device", "cpu", *words)
    assert (code, err) == (2, f"gotham: {words[0]} is not possible with --device\n")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--device", "cpu", "--bots", "master,random"), "“master” does not play inside a device"),
        (("--device", "abacus"), "there is no device “abacus”; available: cpu, cuda"),
        ((), "0 bots do not fit 2 seats"),
    ],
)
def test_a_device_or_bot_that_is_not_there_is_one_line(gotham_, words, reason):
    code, _, err = gotham_("arena", NAME, *words)
    assert code == 2
    assert reason in err
    assert len(err.splitlines()) == 1


@pytest.mark.skipif(importlib.util.find_spec("cupy") is not None, reason="CuPy is installed")
def test_without_a_gpu_one_line_says_so(gotham_):
    code, _, err = gotham_("arena", NAME, "--device", "cuda")
    assert (code, err) == (2, "gotham: CuPy is not installed; it comes with the extra “gpu”: pip install gotham[gpu]\n")

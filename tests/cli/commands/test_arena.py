"""`gotham arena`: its output, its archive and its refusals."""

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

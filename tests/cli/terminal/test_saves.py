"""Matches are saved after every action and resume after any kind of end."""

import os
import re
import signal

import pytest
from tests.cli.player import NAME, ROUND, Player, choices, position

import gotham
from gotham.cli.terminal import saves
from gotham.cli.terminal.saves import SavedSettings


def test_the_end_of_input_saves(command):
    code, before, wrong = command("play", *ROUND, typed="1\n2\n3\n")
    assert (code, wrong) == (0, "")
    assert before.endswith("saved: Your match is saved. To continue: gotham play new-york-new-york --resume\n")
    _, after, _ = command("play", "--resume", typed="q\n")
    assert position(after) == position(before)
    assert choices(after) == choices(before)
    assert "log: Player 1 plays" in after


def test_a_match_resumes_with_its_settings(command):
    command("play", NAME, "--players", "3", "--seat", "1", "--bots", "random,greedy", "--lang", "nl", "--seed", "1")
    _, said, _ = command("play", "--resume", "--lang", "en")
    assert "note: You are Player 2. Bots: Mabel (random), Dorothy (greedy)." in said


def test_an_unfinished_match_is_saved(command, home):
    command("play", *ROUND, typed="1\n")
    _, said, _ = command("play", *ROUND, typed="pass\n")
    assert f"note: An unfinished match is saved in {home / '1.txt'}" in said
    _, said, _ = command("play", "--resume", typed="1\npass\n")
    assert f"saved: The match is saved in {home / '1.txt'}" in said
    assert not list(home.glob("*.json"))


def test_a_broken_save_is_reported_in_one_line(command, home):
    command("play", *ROUND, typed="1\n")
    whole = (home / "1.txt").read_text()
    for broken in (whole[: len(whole) // 2], whole.replace("0 play", "1 play"), "", "\x00"):
        (home / "1.txt").write_text(broken)
        code, said, wrong = command("play", "--resume")
        assert (code, said, wrong.count("\n")) == (2, "", 1)
    (home / "1.txt").write_text(whole)
    (home / "1.json").write_text('{"seat": "first"}')
    assert "cannot be read" in command("play", "--resume")[2]


def full(_):
    raise OSError(28, "No space left on device")


def test_a_save_is_complete_or_unchanged(game, home, monkeypatch):
    with saves.new_save(game.name, SavedSettings(0, ["random"], "en", True)) as save:
        save.write("before")
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(gotham.GothamError, match="No space left on device"):
            save.write("after")
    assert (home / "1.txt").read_text() == "before"
    assert not list(home.glob("*.new"))


@pytest.mark.parametrize("typed", ["1\n1\n1\n", "1\nu\n", "1\nq\n"])
def test_a_failed_save_ends_the_command(command, home, monkeypatch, typed):
    """It prints the reason; the match neither continues nor counts as saved."""
    command("play", *ROUND)
    before, sync = (home / "1.txt").read_text(), os.fsync
    monkeypatch.setattr(os, "fsync", full)
    code, said, wrong = command("play", "--resume", typed=typed)
    assert (code, said.count("saved:"), said.count("error:")) == (2, 0, 0)
    assert re.fullmatch(r"gotham: the match cannot be saved in .+: No space left on device\n", wrong)
    assert (home / "1.txt").read_text() == before
    monkeypatch.setattr(os, "fsync", sync)
    assert "saved: Your match is saved." in command("play", "--resume", typed="1\n")[1]


def test_resuming_skips_an_unreadable_save(command, home):
    """With a message and the reason; the previous match resumes."""
    for _ in range(4):
        command("play", *ROUND, typed="1\n")
    version = r"(game new-york-new-york) \d+"
    (home / "2.txt").write_text(re.sub(version, r"\1 99", (home / "2.txt").read_text()))
    (home / "3.json").write_text('{"seat": "first"}')
    (home / "4.txt").write_text("")
    for number in range(1, 5):
        os.utime(home / f"{number}.txt", (number, number))
    code, said, wrong = command("play", "--resume", typed="s\n")
    assert (code, wrong) == (0, "")
    assert f"note: the match in {home / '2.txt'} cannot be resumed: " in said
    assert "version 99" in said
    assert f"note: the match in {home / '3.txt'} cannot be resumed: the settings in" in said
    assert f"note: the match in {home / '4.txt'} cannot be resumed: " in said
    assert f"saved: Every action is saved at once in {home / '1.txt'}." in said
    (home / "1.txt").write_text("")
    code, said, wrong = command("play", "--resume")
    assert (code, said, wrong.count("\n")) == (2, "", 1)


def test_a_missing_game_is_skipped(command, home):
    command("play", *ROUND, typed="1\n")
    other = home.parent / "gone"
    other.mkdir()
    for name in ("1.txt", "1.json"):
        (other / name).write_text((home / name).read_text())
    code, said, _ = command("play", "--resume")
    assert (code, "cannot be resumed: there is no game “gone”" in said) == (0, True)


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9), (signal.SIGHUP, -1)])
def test_an_interrupt_loses_nothing(command, how, code):
    player = Player(*ROUND)
    player.type("1")
    before = player.type("2")
    assert player.end(how) == code
    if how == signal.SIGINT:
        assert "saved: Your match is saved." in player.said
    _, after, _ = command("play", "--resume", typed="q\n")
    assert position(after) == position(before)
    assert choices(after) == choices(before)


def test_two_processes_never_share_a_match(command, home):
    player = Player(*ROUND)
    player.type("1")
    saved = (home / "1.txt").read_bytes()
    code, _, wrong = command("play", "--resume")
    assert (code, wrong) == (2, "gotham: this match is already open in another window\n")
    _, said, _ = command("play", *ROUND, typed="2\n")
    assert "unfinished" not in said
    assert (home / "2.txt").exists()
    assert (home / "1.txt").read_bytes() == saved
    code, said, _ = command("play", "--resume", typed="s\n")
    assert (code, f"saved at once in {home / '2.txt'}." in said) == (0, True)
    assert player.end(signal.SIGKILL) == -9

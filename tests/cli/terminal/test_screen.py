"""Output for a person: drawn in a terminal, or in plain lines."""

import os
import re

import pytest
from tests.cli.player import ROUND, Player

from gotham.cli.terminal.screen import clean, result_lines


def test_the_result_is_from_the_table(game):
    """Not of a view, which may hide part of the score."""
    lines = result_lines((3, 8), (1,), "AB".__getitem__, game.words())
    assert lines == ["A: 3", "B: 8", "B wins."]
    assert result_lines((8, 8), (0, 1), "AB".__getitem__, game.words(), 1)[-1] == "Congratulations, you share the win!"


def test_drawn_in_a_terminal(home):
    player = Player(*ROUND, terminal=True)
    assert "\x1b[" in player.said
    bare = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", player.said)
    assert "Your turn. Type a number, or ? for help." in bare
    assert "Reserve  Y7 R1 R3 G7 G10 B5   Pile 30   Neutral G B" in bare
    assert "│Y4 │" in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", player.type("1"))
    assert "Enter for more" in player.type("r\nq")
    player.type("q")
    assert player.process.wait(20) == 0
    player.close()


@pytest.mark.parametrize("name", ["COLUMNS", "LINES"])
@pytest.mark.parametrize("size", ["0", "²"])
def test_an_impossible_terminal_size_is_ignored(monkeypatch, name, size):
    monkeypatch.setenv(name, size)
    player = Player(*ROUND, terminal=True)
    assert "Your turn." in player.said
    player.type("q")
    assert player.process.wait(20) == 0
    player.close()


def test_plain_in_a_terminal_has_no_escape_codes():
    player = Player(*ROUND, "--plain", terminal=True)
    said = player.said + player.type("1") + player.type("r") + player.type("?")
    assert "\x1b" not in said
    os.write(player.input, b"\x04")
    assert "saved: Your match is saved." in player.until_prompt()
    assert player.process.wait(20) == 0
    player.close()


def test_clean_drops_terminal_escape_codes():
    assert clean("Zoë\x1b]0;x\x07\n") == "Zoë ]0;x "

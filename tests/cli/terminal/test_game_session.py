"""Requests of a person at the table, and refusals."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.player import ROUND
from tests.fuzz import FEW, TEXTS

import gotham
from gotham.cli.terminal.rulebook import clauses


def test_help_names_every_key(command):
    _, said, _ = command("play", *ROUND, typed="?\n")
    assert re.findall(r"help: (.)  ", said) == list("?phrulsnq")
    assert "such as “play Y4”" in said


def test_the_rules_come_from_the_rulebook(command, game):
    _, said, _ = command("play", *ROUND, typed="r\nr 7\nr ny-09\nr NY-99\n")
    rules = re.findall(r"rule: (NY-\d+)  .", said)
    assert rules == [*(f"NY-{number:02d}" for number in range(1, 25)), "NY-07", "NY-09"]
    assert "error: there is no rule “NY-99”" in said


def test_untranslated_clauses_are_shown_as_written(game):
    class Silent(type(game.words())):
        def has(self, message):
            return False

    assert clauses(game, Silent("fr"))["NY-12"] == "Cards left in hands, in the reserve or in the pile score nothing."


def test_the_log_and_the_path_of_the_save(command, home):
    _, said, _ = command("play", *ROUND, typed="l\n1\nl\ns\n")
    assert "log: Nothing has happened yet." in said
    assert said.count("log: Player 1 plays yellow 4.") == 2
    assert f"saved: Every action is saved at once in {home / '1.txt'}." in said


def test_enter_shows_the_position_again(command):
    _, said, _ = command("play", *ROUND, typed="\n")
    assert said.count("view: Skyline:") == 2


def test_undo_back_to_the_last_revealed_card(command, home):
    _, said, _ = command("play", *ROUND, typed="u\n1\nu\n1\n2\nu\n")
    assert said.count("error: you have nothing to take back now") == 2
    assert said.count("log: Player 1 takes back the last action.") == 1
    assert "0 undo" in (home / "1.txt").read_text()


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("play Z9", "“play Z9” is not an action of this game"),
        ("99", "there is no choice 99; choose 1 to 7"),
        ("0", "there is no choice 0; choose 1 to 7"),
        ("9" * 5000, "there is no choice 99999999999999999999; choose 1 to 7"),
        ("take Y1", "NY-05: a turn is one card from your hand"),
        ("play B12", "NY-05: a turn is one card from your hand"),
        ("\x1b[31mpass", "“[31mpass” is not an action of this game"),
        ("w", "you cannot wait now: nobody else can act"),
    ],
)
def test_a_refusal_changes_nothing(command, home, typed, refusal):
    _, said, _ = command("play", *ROUND, typed=f"{typed}\nl\n")
    assert f"\nerror: {refusal}" in said
    assert said.count("error:") == 1
    assert "log: Nothing has happened yet." in said
    assert "\x1b" not in said
    assert gotham.replay((home / "1.txt").read_text()).log == []


def test_after_playing_the_player_must_take(command):
    _, said, _ = command("play", *ROUND, typed="1\npass\nplay R2\n")
    assert said.count("error: NY-07: you have played a card, so now you must take one from the reserve.") == 2


def test_any_input_is_accepted_or_refused_in_one_line(command):
    """A command with any text after it, an action with any text after it, or any text."""
    starts = st.sampled_from(["", "r ", "u ", "q ", "l ", "play ", "take ", "1 "])
    lines = st.lists(st.builds(str.__add__, starts, TEXTS), max_size=4)

    @FEW
    @given(lines)
    def holds(typed):
        code, said, wrong = command("play", *ROUND, typed="\n".join(typed))
        assert (code, wrong) == (0, "")
        assert "saved: " in said

    holds()

"""Commands: clues, squares and reasons, the map and the lab; and a typed match."""

import io
import re
import sys

import pytest

import gotham
from gotham.cli import main
from gotham.engine import SPECTATOR
from gotham.games.enquetes_a_new_york.cases.clues import CLUES
from gotham.games.enquetes_a_new_york.cases.wording import lab_sheet
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.text import deduction
from gotham.games.enquetes_a_new_york.text.notation import CARD
from gotham.games.enquetes_a_new_york.ui import terminal
from gotham.i18n.catalogue import LANGUAGES
from gotham.i18n.errors import GothamError

from ..tables import GAME, NAMES, TABLE, said, seated, seen


def asked(view, line, language="en"):
    command, _, detail = line.partition(" ")
    return list(terminal.COMMANDS[command](view, NAMES.__getitem__, GAME.words(language), detail))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_explained_in_every_language(language):
    words = GAME.words(language)
    assert [*terminal.COMMANDS] == ["clues", "excluded", "why", "map", "lab"]
    assert all(words.has(f"command-{command}") for command in terminal.COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_answer_everybody_in_every_language(language):
    ended, s = seated(""), seated("players 3\naccused - - C2\n0 holds i1 i2\n1 holds i3 x1\n0 read i3")
    ended.act(0, "accuse A5")
    for view in (match.view(viewer) for match in (s, ended) for viewer in GAME.viewers(3)):
        for line in ("clues", "excluded", "why C2", "why A5", "map", "lab"):
            lines = asked(view, line, language)
            assert lines
            assert not re.search(r"\b(own|why|excluded|clues|lab|place|square)-[a-z]|\{", "\n".join(lines))


@pytest.mark.clause("EN-29")
def test_all_clues_with_their_places_and_other_readers():
    s = seated(TABLE)
    lines = asked(s.view(0), "clues")
    assert [line.split()[0] for line in lines] == ["i1", "i2", "x3", "i4", "i9", "x2"]
    assert lines[0] == f"i1  In your hand, an informant’s card: {said(s, 'i1')}"
    assert lines[3] == f"i4  With Bob, an informant’s card: {said(s, 'i4')}"
    assert lines[5] == f"x2  Out of your sight, an expert’s card: {said(s, 'x2')}"
    assert asked(s.view(SPECTATOR), "clues") == ["You have read no clues yet."]


def test_excluded_and_remaining_squares():
    s = seated(TABLE)
    view = s.view(0)
    *lines, left = asked(view, "excluded")
    cards = [CARD.index(name) for name in ("i1", "i2", "i4", "i9", "x2", "x3")]
    truth = {card: CLUES[s._rows[0].clue[card]].truth for card in cards}
    expected = {
        name: [CARD[card] for card in cards if not truth[card] >> number & 1] for number, name in enumerate(SQUARE)
    }
    assert dict(line.split("  ") for line in lines) == {name: ", ".join(by) for name, by in expected.items() if by}
    free = [name for name, by in expected.items() if not by]
    assert "A5" in free
    assert left.endswith(f"left: {', '.join(free)}")
    assert deduction.excluded(view) == {
        SQUARE.index(name): [CARD.index(card) for card in by] for name, by in expected.items() if by
    }


def test_without_clues_nothing_is_excluded():
    for viewer in (0, SPECTATOR):
        assert deduction.excluded(seen("", viewer)) == {}
        assert asked(seen("", viewer), "excluded") == ["Nothing is excluded yet."]


@pytest.mark.clause("EN-34")
def test_a_wrong_accusation_excludes_its_square_for_all():
    s = seated("players 5\nturn 0 rolling\naccused - B1 B1 E1 -")
    for viewer in (0, SPECTATOR):
        lines = asked(s.view(viewer), "excluded")
        assert lines[:2] == ["B1  accused wrongly by Bob and Cy", "E1  accused wrongly by Dee"]
        assert lines[2].startswith("23 squares are left: A1, C1,")
        assert deduction.excluded(s.view(viewer)) == {}


def test_why_a_square_is_excluded():
    s = seated(TABLE)
    view = s.view(0)
    number, cards = max(deduction.excluded(view).items(), key=lambda pair: len(pair[1]))
    assert len(cards) > 1
    first, *lines = asked(view, f"why {SQUARE[number].lower()}")
    assert first.startswith(f"{len(cards)} of your clues exclude {SQUARE[number]} (")
    assert lines == [f"{CARD[card]}  {said(s, CARD[card])}" for card in cards]
    assert asked(view, "why A5") == ["None of your clues excludes A5 (Swap a card, Staten Island)."]


def test_the_reasons_include_accusations():
    s = seated("players 3\nturn 0 rolling\naccused - B1 -")
    assert asked(s.view(0), "why B1") == [
        "None of your clues excludes B1 (Experts, New Jersey).",
        "Bob accused B1, and that was wrong.",
    ]


@pytest.mark.parametrize("detail", ["", "Z9", "A", "A55", "5A", "A5 B5", "ā5", "x" * 99])
def test_reasons_for_an_unknown_square(detail):
    with pytest.raises(GothamError, match=r"^EN-02: “.{0,20}” is not a square; type one from A1 to E5, as in: why A5$"):
        asked(seen(), f"why {detail}")


def test_the_map_in_words():
    lines = asked(seen(), "map")
    assert len(lines) == len(SQUARE)
    assert lines[0] == "A1: Informants, New Jersey, a factory"
    assert lines[18] == "D4: Go where you like, Queens, John F. Kennedy airport"


def test_the_lab_sheet():
    assert asked(seen(), "lab") == lab_sheet(GAME.words())


# --------------------------------------------------------------------------------------------- a typed match


@pytest.fixture
def play(tmp_path, monkeypatch, capsys):
    """Play through the command with this input; return the exit code, stdout and stderr."""

    def run(*arguments, typed):
        for name, value in (("XDG_STATE_HOME", tmp_path), ("GOTHAM_MODE", "plain"), ("GOTHAM_LANG", "en")):
            monkeypatch.setenv(name, str(value))
        monkeypatch.setattr(sys, "argv", ["gotham", "play", GAME.name, *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as end:
            main()
        return end.value.code, *capsys.readouterr()

    return run


QUESTIONS = ("?", "clues", "excluded", "why A5", "why Z9", "map", "lab", "n A5 x", "n assist why", "n", "r EN-29", "l")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_typed(play, tmp_path, language):
    typed = ["1", *QUESTIONS, *["1"] * 999]
    code, said, wrong = play("--plain", "--seed", "2", "--lang", language, typed=typed)
    assert (code, wrong) == (0, "")
    kinds = r"(log|view|more|error|help|rule|note|saved|result): .+|\d+ .+|> .*"
    assert all(re.fullmatch(kinds, line) for line in said.splitlines())
    assert said.count("error: ") == said.count("error: EN-02: ") == 1
    assert re.search(r"view: 5 │x", said)
    saved = gotham.replay((tmp_path / "gotham" / GAME.name / "1.txt").read_text())
    assert saved.over
    assert saved.notes[0] == {"A5": "x", "assist": "why"}
    answer = SQUARE[int(saved.view().state.answer)]
    assert re.search(rf"view: .*\b{answer}\b", said.rsplit("log: ", 1)[1])


def test_a_match_is_won_by_typing_the_answer(play):
    code, said, _ = play("--plain", "--seed", "won", "--option", "case=8", "--bots", "random", typed=["accuse A5"])
    assert code == 0
    assert "Player 1 has found the thief and the diamond, and wins.\n" in said
    assert "result: Player 1: 1\n" in said

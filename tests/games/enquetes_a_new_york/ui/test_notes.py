"""Private notes (EN-29): shown on the sheet, saved with the match, and hidden from others."""

import itertools

import pytest

import gotham
from gotham.engine import SPECTATOR
from gotham.games.enquetes_a_new_york.rules.board import COLUMNS, ROWS, SQUARE
from gotham.games.enquetes_a_new_york.text import deduction
from gotham.games.enquetes_a_new_york.text.notation import CARD
from gotham.games.enquetes_a_new_york.ui import terminal
from gotham.i18n.catalogue import LANGUAGES

from ..tables import GAME, TABLE, ramble, seated, seen

SECRET = "the gull knows"


def sheet(view, notes, language="en"):
    return list(terminal.sheet(view, notes, GAME.words(language)))


def cells(lines):
    """Return the content of every square of the sheet."""
    texts = [text for line in lines[1:6] for text in line.split("│")[1:6]]
    return dict(zip(SQUARE, texts, strict=True))


def marked(lines):
    return {name: text.strip() for name, text in cells(lines).items() if text.strip()}


# -------------------------------------------------------------------------------------------------- the sheet


@pytest.mark.clause("EN-29")
def test_squares_are_crossed_out_circled_or_pencilled():
    notes = {"A5": "x", "b2": "O", "C3": "?", "d4": SECRET, "Bob": "knows i4", "E1": "xo"}
    lines = sheet(seen(), notes)
    assert marked(lines) == {"A5": "x", "B2": "o", "C3": "?", "D4": "*", "E1": "*"}
    assert lines[0].split() == [*COLUMNS]
    assert [line[0] for line in lines[1:6]] == [*ROWS]


@pytest.mark.clause("EN-29")
def test_no_help_by_default():
    view = seen(TABLE)
    assert deduction.excluded(view)
    for notes in ({}, {"assist": "no"}, {"assist": "mark"}, {"A5": "marks"}):
        assert "." not in "".join(cells(sheet(view, notes)).values())


@pytest.mark.clause("EN-29")
@pytest.mark.parametrize("wanted", ["marks", "Marks", "why"])
def test_help_marks_excluded_squares(wanted):
    view = seen(TABLE)
    lines = sheet(view, {"assist": wanted, "A5": "o"})
    dotted = [name for name, text in cells(lines).items() if "." in text]
    assert dotted == [SQUARE[square] for square in deduction.excluded(view)]
    assert marked(lines)["A5"] == "o"


@pytest.mark.clause("EN-29")
def test_help_names_the_excluding_clues():
    view = seen(TABLE)
    found = cells(sheet(view, {"assist": "why", "B1": "x"}))
    for square, cards in deduction.excluded(view).items():
        mark, dot, labels = found[SQUARE[square]][0], found[SQUARE[square]][1], found[SQUARE[square]][2:].strip()
        assert (mark, dot) == ("x" if SQUARE[square] == "B1" else " ", ".")
        every = " ".join(CARD[card] for card in cards)
        assert labels == every or (labels.endswith("…") and every.startswith(labels[:-1]))


def test_each_player_has_their_own_help():
    s = seated(TABLE)
    for viewer in GAME.viewers(s.players):
        dots = "".join(cells(sheet(s.view(viewer), {"assist": "marks"})).values()).count(".")
        assert dots == len(deduction.excluded(s.view(viewer)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("assist", ["", "marks", "why"])
def test_the_sheet_fits_in_every_language(language, assist):
    s = seated("players 2\n0 holds i1..i10 x1..x6")
    lines = sheet(s.view(0), {"assist": assist, **dict.fromkeys(SQUARE, "x")}, language)
    assert len(lines) == 8
    assert max(map(len, lines)) <= 79
    assert "n A5 x" in lines[6]
    assert "n assist" in lines[7]
    assert "sheet-" not in "".join(lines)


# ---------------------------------------------------------------------------------------------------- privacy


def forty_actions():
    return next(itertools.islice(ramble(3, 4, accusing=0), 40, None))


@pytest.fixture
def match():
    """A match in progress, with notes of two players."""
    match = forty_actions()
    match.write_note(0, "A5", SECRET)
    match.write_note(0, "assist", "marks")
    match.write_note(2, "A5", "x")
    return match


@pytest.mark.clause("EN-29")
def test_views_have_no_notes(match):
    bare = forty_actions()
    for viewer in (0, 1, 2, SPECTATOR):
        view = match.view(viewer)
        assert view == bare.view(viewer)
        told = [view.scene(), str(view.json()), *view.describe(), *match.story(viewer)]
        assert SECRET not in "\n".join(told)
    assert match.digest == bare.digest


@pytest.mark.clause("EN-29")
def test_notes_are_only_in_the_own_record_and_the_save(match):
    assert SECRET in match.record(0)
    assert SECRET in match.save()
    for text in (match.record(1), match.record(2), match.record(SPECTATOR), match.transcript(), match.scene()):
        assert SECRET not in text
        assert "marks" not in text


@pytest.mark.clause("EN-29")
def test_transcripts_have_no_notes(match):
    answer = SQUARE[int(match._rows[0].answer)]
    while not match.over:
        seat = match.awaited[0]
        guess = f"accuse {answer}"
        match.act(seat, guess if guess in match.legal(seat) else match.legal(seat)[0])
    assert SECRET not in match.transcript()
    assert SECRET in match.record(0)
    assert gotham.replay(match.save(), game=GAME).notes == match.notes


@pytest.mark.clause("EN-29")
def test_notes_survive_a_save(match):
    again = gotham.replay(match.save(), game=GAME)
    assert again.notes == match.notes == [{"A5": SECRET, "assist": "marks"}, {}, {"A5": "x"}]
    assert again.save() == match.save()
    assert again.digest == match.digest


@pytest.mark.clause("EN-29")
def test_a_clue_can_be_noted_after_its_card_has_left(match):
    for seat in range(3):
        match.write_note(seat, "i1", "north of row 4")
        assert match.notes[seat]["i1"] == "north of row 4"

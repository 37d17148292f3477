"""The box of 24 cases meets every guarantee; the certificate finds the faults of broken boxes: EN-10 to EN-16."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from tests.fuzz import FEW, flawed, read

import gotham
from gotham.games.enquetes_a_new_york.cases import box, box_file, case_file, certificate
from gotham.games.enquetes_a_new_york.cases.box import BOX, BOX_ANSWERS, BOX_CLUES, SYMBOLS
from gotham.games.enquetes_a_new_york.cases.certificate import faults_of_box
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, EXPERT, INFORMANT, NAMES
from gotham.games.enquetes_a_new_york.rules.board import DISTRICT_OF, SQUARE
from gotham.i18n.catalogue import LANGUAGES, Words

from .broken_boxes import BROKEN

FILE = Path(box.__file__).parents[1] / "data" / "box.json"
LEVELS = pytest.mark.parametrize("level", [1, 2])


def entries(level):
    return [entry for entry in BOX.wheel if entry.level == level]


def truth(clue):
    return {square for square in range(25) if CLUES[clue].truth >> square & 1}


# ------------------------------------------------------------------------------------------ the shipped box


@pytest.mark.clause("EN-10", "EN-11", "EN-12", "EN-13", "EN-14", "EN-15", "EN-16")
def test_the_box_meets_every_guarantee():
    assert faults_of_box(BOX) == []


@pytest.mark.clause("EN-10")
@LEVELS
def test_it_has_216_cards(level):
    assert len(BOX.cards) == len({card.clue for card in BOX.cards}) == 216
    assert Counter(card.kind for card in BOX.cards if card.level == level) == {INFORMANT: 60, EXPERT: 48}


@pytest.mark.clause("EN-11")
@LEVELS
def test_a_level_has_12_cases(level):
    assert [entry.number for entry in entries(level)] == list(range(1, 13))
    assert len({entry.symbol for entry in entries(level)}) == 12
    answers = [entry.answer for entry in entries(level)]
    assert len(set(answers)) < len(answers)
    assert {DISTRICT_OF[answer] for answer in answers} == set(range(7))


@pytest.mark.clause("EN-12")
@LEVELS
def test_backs_have_1_to_4_numbers_or_1_to_3_symbols(level):
    for kind, most in ((INFORMANT, 4), (EXPERT, 3)):
        sizes = [len(card.back) for card in BOX.cards if (card.level, card.kind) == (level, kind)]
        assert set(sizes) == set(range(1, most + 1))


@pytest.mark.clause("EN-12", "EN-13", "EN-14")
@pytest.mark.parametrize("entry", BOX.wheel, ids=lambda entry: f"{entry.level}-{entry.number}")
def test_each_case_by_brute_force(entry):
    """With sets of squares, card by card."""
    cards = [card for card in BOX.cards if card.level == entry.level and {entry.number, entry.symbol} & {*card.back}]
    assert Counter(card.kind for card in cards) == {INFORMANT: 10, EXPERT: 6}
    assert all((CLUES[card.clue].level, CLUES[card.clue].kind) == (card.level, card.kind) for card in cards)
    truths = [truth(card.clue) for card in cards]
    assert all(entry.answer in squares for squares in truths)
    assert all(len(squares) > 1 for squares in truths)
    for missing in range(16):
        assert set.intersection(*truths[:missing], *truths[missing + 1 :]) == {entry.answer}
    assert all(len(set(entry.decoys) - squares) <= 1 for squares in truths)


@pytest.mark.clause("EN-14")
def test_the_number_of_cards_that_the_cases_need():
    assert sum(entry.difficulty.least >= 3 for entry in entries(1)) >= 10
    assert all(entry.difficulty.least >= 2 for entry in entries(1))
    assert all(entry.difficulty.least >= 5 for entry in entries(2))
    for entry in BOX.wheel:
        assert len(entry.decoys) <= entry.difficulty.least <= entry.difficulty.mean


@pytest.mark.clause("EN-15")
@pytest.mark.parametrize(
    ("name", "squares"),
    [("north-of-4", set(range(15))), ("near-jfk", {18, 19}), ("near-factory", {0, 10, 2, 17, 8, 14})],
)
def test_the_examples_are_cards_of_level_1(name, squares):
    (card,) = [card for card in BOX.cards if card.clue == NAMES[name]]
    assert (card.level, card.kind) == (1, INFORMANT)
    assert truth(card.clue) == squares


@pytest.mark.clause("EN-16")
def test_the_wheel_has_the_example():
    assert SQUARE[BOX_ANSWERS[0, 7]] == "A5"
    assert SYMBOLS[0][7] == "crossed-circle"


# --------------------------------------------------------------------------------------------- broken boxes


@pytest.mark.clause("EN-10", "EN-11", "EN-12", "EN-13", "EN-14", "EN-15", "EN-16")
@pytest.mark.parametrize("title", BROKEN)
def test_a_broken_box_fails(title):
    make, message = BROKEN[title]
    made = make()
    faults = faults_of_box(made)
    assert message in {fault.message for fault in faults}
    again = case_file.read_box(case_file.write_box(made))
    assert (set(again.cards), again.wheel) == (set(made.cards), made.wheel)
    for words in (Words(language, case_file.CATALOGUES) for language in LANGUAGES):
        for text in (fault.say(words) for fault in faults):
            assert re.match(r"EN-1\d: ", text)
            assert "fault-" not in text
            assert "{" not in text


CLAUSE = {  # the clause of a fault
    "EN-10": "cards alike",
    "EN-11": "numbers symbols answers",
    "EN-12": "back-many back-twice back-unknown back-size untrue",
    "EN-13": "quota order level twice same",
    "EN-14": "open missing few short decoys decoy-twice decoy-answer decoy-card difficulty",
    "EN-15": "card example",
    "EN-16": "example-case",
}


@pytest.mark.parametrize("clause", CLAUSE)
def test_each_guarantee_is_broken_twice(clause):
    for name in CLAUSE[clause].split():
        made = [make() for make, message in BROKEN.values() if message == f"fault-{name}"]
        assert len(made) >= 2
        faults = [fault for fault in faults_of_box(made[0]) if fault.message == f"fault-{name}"]
        assert {fault.clause for fault in faults} == {clause}


def test_every_fault_is_tested():
    """Faults that no box can have are tested with a case."""
    known = set(re.findall(r'Fault\(\s*"EN-\d\d", "(fault-[a-z-]+)"', Path(certificate.__file__).read_text("utf-8")))
    tried = {message for _, message in BROKEN.values()}
    assert tried == {f"fault-{name}" for names in CLAUSE.values() for name in names.split()}
    assert known - tried == {"fault-name", "fault-single"}
    assert len(BROKEN) >= 20


# ------------------------------------------------------------------------------------------------- its file


def test_the_file_reads_back():
    assert case_file.write_box(BOX) == FILE.read_text("utf-8")


def test_the_rules_have_clues_and_answers():
    assert (BOX_CLUES.dtype, BOX_CLUES.shape) == (np.int64, (2, 12, 16))
    assert (BOX_ANSWERS.dtype, BOX_ANSWERS.shape) == (np.int64, (2, 12))
    for entry in BOX.wheel:
        assert tuple(BOX_CLUES[entry.level - 1, entry.number - 1]) == BOX.case(entry).clues
        assert BOX_ANSWERS[entry.level - 1, entry.number - 1] == entry.answer
    kinds = np.array([clue.kind for clue in CLUES])[BOX_CLUES]
    assert (kinds == [INFORMANT] * 10 + [EXPERT] * 6).all()


def test_every_symbol_has_a_character_and_a_name():
    assert all(len(glyph) == 1 for glyph in box_file.GLYPHS.values())
    assert len(set(box_file.GLYPHS.values())) == 12
    for language in LANGUAGES:
        words = Words(language, case_file.CATALOGUES)
        assert len({words("symbol", id=symbol) for symbol in box_file.GLYPHS}) == 12


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda made: replace(made, wheel=made.wheel[1:]), "level 1 are not numbered"),
        (lambda made: replace(made, cards=made.cards[:-1]), "level 2, case"),
    ],
)
def test_a_box_of_another_shape_is_not_loaded(change, error):
    with pytest.raises(ValueError, match=error):
        [box.entries_of(change(BOX), level) for level in (1, 2)]


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('"box 1"', '"box 2"', "this is not a box: “gotham” must be “box 1”, found “box 2”"),
        ('"cards": [', '"cards": 1, "x": [', "level 1 must have exactly these fields: cards, cases"),
        ('{"kind"', '{"sort"', "level 1/cards/1 must have exactly these fields: kind, clue, back"),
        ('"clue": "', '"clue": "x', "level 1/cards/1/clue: there is no “x"),
        ('"answer": "D3"', '"answer": "D6"', "level 1/cases/1/answer: there is no “D6”"),
        ('"answer": "D3"', '"answer": null', "level 1/cases/1/answer: there is no “null”"),
        ('"number": 1,', '"number": true,', "level 1/cases/1/number must be a whole number from 1 to 99, found “true”"),
        ('"mean": ', '"mean": 99', "level 1/cases/1/mean must be a number from 0 to 16, found “"),
        ('"decoys": [', '"decoys": 7, "x": [', "level 1/cases/1 must have exactly these fields"),
        ('"back": [', '"back": 7, "back": [', "the field “back” appears twice in the same object"),
        ('"back": [', '"back": [[', "line 5: this is not valid JSON"),
    ],
)
def test_errors_are_reported(old, new, error):
    text = FILE.read_text("utf-8").replace(old, new, 1)
    with pytest.raises(gotham.Unreadable) as refused:
        case_file.read_box(text)
    assert str(refused.value).startswith(error)


@FEW
@given(flawed(FILE.read_text("utf-8")))
def test_a_flawed_box_is_refused_or_checked(text):
    made = read(case_file.read_box, text)
    if made is not None:
        assert case_file.read_box(case_file.write_box(made)) == made
        faults_of_box(made)


@pytest.mark.deep
def test_the_box_can_be_composed_again():
    """With the version of OR-Tools that composed it."""
    pytest.importorskip("ortools")
    from tools.box import compose

    levels = [compose(level) for level in (1, 2)]
    assert [card for cards, _ in levels for card in cards] == list(BOX.cards)
    assert [entry for _, wheel in levels for entry in wheel] == list(BOX.wheel)

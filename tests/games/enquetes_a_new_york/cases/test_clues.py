"""The clue language: the meaning of every clue, against an independent reading of the rulebook's map."""

import re
from collections import Counter

import pytest

from gotham.games.enquetes_a_new_york.cases import clues
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, EDGES, EVIDENCE, EXPERT, INFORMANT, NAMES, SETS, TRUTH

from ..meaning import MEANING, PLACES, SQUARES, is_true

PILES = [(level, kind) for level in (1, 2) for kind in (INFORMANT, EXPERT)]
every_pile = pytest.mark.parametrize(("level", "kind"), PILES)


def squares(truth):
    return {square for index, square in enumerate(SQUARES) if truth >> index & 1}


def truth(name):
    return squares(CLUES[NAMES[name]].truth)


def pile(level, kind):
    return [clue for clue in CLUES if (clue.level, clue.kind) == (level, kind)]


# ----------------------------------------------------------------------------------------- directions and places


@pytest.mark.clause("EN-02")
@pytest.mark.parametrize("index", range(5))
def test_the_line_itself_is_excluded(index):
    """Row 1 is north and column A is west."""
    row, column = "12345"[index], "abcde"[index]
    assert squares(SETS[f"north-of-{row}"]) == {square for square in SQUARES if square[1] < row}
    assert squares(SETS[f"south-of-{row}"]) == {square for square in SQUARES if square[1] > row}
    assert squares(SETS[f"west-of-{column}"]) == {square for square in SQUARES if square[0].lower() < column}
    assert squares(SETS[f"east-of-{column}"]) == {square for square in SQUARES if square[0].lower() > column}


@pytest.mark.clause("EN-02")
def test_north_of_row_4_is_rows_1_to_3():
    assert truth("north-of-4") == {square for square in SQUARES if square[1] in "123"}


@pytest.mark.clause("EN-04")
@pytest.mark.parametrize("place", PLACES)
def test_near_is_any_square_that_shows_it(place):
    assert truth(f"near-{place}") == set(PLACES[place].split())


@pytest.mark.clause("EN-15")
def test_the_examples_of_the_source_are_cards_of_level_1():
    for name, where in {
        "north-of-4": {square for square in SQUARES if square[1] in "123"},
        "near-jfk": {"D4", "E4"},
        "near-factory": {"A1", "A3", "C1", "C4", "D2", "E3"},
    }.items():
        clue = CLUES[NAMES[name]]
        assert (clue.level, clue.kind, squares(clue.truth)) == (1, INFORMANT, where)


@pytest.mark.clause("EN-15")
def test_level_1_is_direct_and_level_2_is_not():
    assert {clue.form for clue in pile(1, INFORMANT)} == {"is", "or", "and"}
    forms = {clue.form for clue in pile(1, INFORMANT) + pile(1, EXPERT)}
    assert forms & {clue.form for clue in pile(2, INFORMANT) + pile(2, EXPERT)} == {"is"}
    assert {clue.name for clue in pile(2, INFORMANT) if clue.form == "is"} & set(clues.IN | clues.NEAR) == set()


# ---------------------------------------------------------------------------------------------- where clues are true


@pytest.mark.clause("EN-12")
@every_pile
def test_every_clue_is_true_on_its_squares(level, kind):
    for clue in pile(level, kind):
        assert squares(clue.truth) == {square for square in SQUARES if is_true(clue, square)}, clue.name


def test_some_clues_by_hand():
    assert truth("north-of-3-and-east-of-c") == {"D1", "E1", "D2", "E2"}
    assert truth("in-bronx-or-in-brentwood") == {"C1", "D1", "E1", "E2", "E3"}
    assert truth("trace-of-kerosene") == {"C2", "D2", "D4", "E4"}
    assert truth("salt-but-no-soot") == {"A5", "B3", "B4", "C5", "D5", "E5"}
    assert truth("within-1-of-liberty") == {"A3", "B3", "A4", "B4", "C4", "A5", "B5"}
    assert truth("if-in-queens-then-near-laguardia") == set(SQUARES) - {"C3", "D3", "D4", "E4", "D5", "E5"}


# ------------------------------------------------------------------------------------------------------ the piles


def test_clues_are_in_four_groups():
    assert [EDGES[0], EDGES[-1]] == [0, len(CLUES)]
    for group, (level, kind) in enumerate(PILES):
        assert list(CLUES[EDGES[group] : EDGES[group + 1]]) == pile(level, kind)
    assert TRUTH.tolist() == [clue.truth for clue in CLUES]
    assert [NAMES[clue.name] for clue in CLUES] == list(range(len(CLUES)))
    with pytest.raises(ValueError, match="read-only"):
        TRUTH[0] = 0


def test_names_are_notation():
    assert [clue.name for clue in CLUES if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", clue.name)] == []


@pytest.mark.clause("EN-14")
@every_pile
def test_no_clue_settles_a_case_and_every_clue_excludes_something(level, kind):
    assert all(2 <= len(squares(clue.truth)) <= 23 for clue in pile(level, kind))


@every_pile
def test_no_two_clues_of_a_pile_mean_the_same(level, kind):
    assert Counter(clue.truth for clue in pile(level, kind)).most_common(1)[0][1] == 1


@every_pile
def test_every_square_has_enough_clues(level, kind):
    """With clues that leave few squares and clues that leave many."""
    for index in range(25):
        left = [clue.truth.bit_count() for clue in pile(level, kind) if clue.truth >> index & 1]
        assert len(left) >= (25 if kind == INFORMANT else 15)
        assert sum(count <= 8 for count in left) >= 5
        assert sum(count >= 10 for count in left) >= 5


def test_evidence_means_places():
    assert {trace: " ".join(places) for trace, places in EVIDENCE.items()} == MEANING

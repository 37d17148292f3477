"""The city: EN-01 to EN-06. The rulebook prints the map, and the data must be that map."""

import re
from collections import Counter
from pathlib import Path

import pytest

import gotham.games.enquetes_a_new_york as package
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, NAMES, SETS
from gotham.games.enquetes_a_new_york.rules import board
from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules.board import ALL, COLUMNS, ROWS, SQUARE, SQUARES, is_connected, squares_of

from ..position import GO_SQUARES, begin

RULEBOOK = (Path(package.__file__).parent / "rulebook.md").read_text("utf-8")
SHORT = {"NJersey": "new-jersey", "StatenI": "staten-island"}  # abbreviated as on the printed map
PRINTED = {"I": "informants", "X": "experts", "S": "swap", "G": "go"}


def printed_rows():
    """Return the five rows of the map in the rulebook: the districts, then the kinds of squares."""
    rows = re.findall(r"^ ([1-5])   (\w+ +\w+ +\w+ +\w+ +\w+) +([IXSG](?: [IXSG]){4})$", RULEBOOK, re.MULTILINE)
    assert [number for number, _, _ in rows] == list(ROWS)
    return [(districts.split(), kinds.split()) for _, districts, kinds in rows]


def printed_places():
    """Return the places in the rulebook, each with its squares."""
    text = RULEBOOK.split("\nPlaces: ")[1].split("\n\n")[0].replace("\n", " ").rstrip(".")
    return [re.fullmatch(r"(.*?)((?: [A-E][1-5])+)", place.strip()).groups() for place in text.split(";")]


def where(squares):
    """Return a set of squares by their names, from the north-west."""
    return " ".join(name for square, name in enumerate(SQUARE) if squares >> square & 1)


def truth(name):
    return where(CLUES[NAMES[name]].truth)


# ------------------------------------------------------------------------------------------- the game


@pytest.mark.clause("EN-01")
def test_two_to_six_players_and_two_levels():
    assert list(rules.PLAYERS) == [2, 3, 4, 5, 6]
    assert rules.OPTIONS["level"] == ("1", "2")
    for level in (1, 2):
        for players in rules.PLAYERS:
            s = begin(players, level=level)
            assert s.players == players
            assert {CLUES[clue].level for clue in s.clue} == {level}


# ------------------------------------------------------------------------------- squares and directions


@pytest.mark.clause("EN-02")
def test_25_squares():
    assert SQUARES == len(SQUARE) == len(set(SQUARE)) == 25
    assert " ".join(SQUARE[:6]) == "A1 B1 C1 D1 E1 A2"  # a row from west to east, rows from north to south
    assert SQUARE[-1] == "E5"
    assert where(ALL) == " ".join(SQUARE)
    assert [where(board.row(index)) for index in (0, 4)] == ["A1 B1 C1 D1 E1", "A5 B5 C5 D5 E5"]
    assert [where(board.column(index)) for index in (0, 4)] == ["A1 A2 A3 A4 A5", "E1 E2 E3 E4 E5"]


@pytest.mark.clause("EN-02")
def test_neighbours_share_an_edge():
    assert where(board.neighbours(SQUARE.index("A1"))) == "B1 A2"
    assert where(board.neighbours(SQUARE.index("E1"))) == "D1 E2"
    assert where(board.neighbours(SQUARE.index("A2"))) == "A1 B2 A3"
    assert where(board.neighbours(SQUARE.index("E5"))) == "E4 D5"
    assert where(board.neighbours(SQUARE.index("C3"))) == "C2 B3 D3 C4"


@pytest.mark.clause("EN-02")
def test_north_of_a_row_excludes_the_row():
    assert truth("north-of-4") == " ".join(f"{column}{row}" for row in "123" for column in COLUMNS)


@pytest.mark.clause("EN-02")
@pytest.mark.parametrize("line", range(5))
def test_a_line_itself_is_excluded_on_every_side(line):
    """For a clue alone or as a part; of two with the same meaning, as row 1 and north of row 2, one is enough."""
    row, column = ROWS[line], COLUMNS[line].lower()
    sides = {
        f"north-of-{row}": [name for name in SQUARE if name[1] < row],
        f"south-of-{row}": [name for name in SQUARE if name[1] > row],
        f"west-of-{column}": [name for name in SQUARE if name[0].lower() < column],
        f"east-of-{column}": [name for name in SQUARE if name[0].lower() > column],
    }
    for name, squares in sides.items():
        assert where(SETS[name]) == " ".join(squares)
        assert name not in NAMES or truth(name) == " ".join(squares)


# --------------------------------------------------------------------------------- districts and places


@pytest.mark.clause("EN-03", "EN-06")
def test_districts_are_those_of_the_rulebook():
    printed = [name for districts, _ in printed_rows() for name in districts]
    assert [SHORT.get(name, name.lower()) for name in printed] == [board.DISTRICTS[at] for at in board.DISTRICT_OF]


@pytest.mark.clause("EN-03")
def test_seven_districts_divide_the_squares():
    assert sorted(board.DISTRICTS) == sorted(
        ["manhattan", "bronx", "brooklyn", "queens", "staten-island", "new-jersey", "brentwood"]
    )
    assert sum(board.DISTRICT) == ALL  # each square is in one: overlapping sets would have a larger sum
    assert all(board.DISTRICT)
    assert where(board.DISTRICT[board.DISTRICTS.index("staten-island")]) == "A4 A5"
    assert where(board.DISTRICT[board.DISTRICTS.index("brentwood")]) == "E1 E2 E3"


@pytest.mark.clause("EN-06")
def test_every_district_is_connected():
    assert all(is_connected(squares) for squares in board.DISTRICT)
    assert is_connected(squares_of("A1 A2 B2 C2 C1"))  # around a corner
    assert not is_connected(squares_of("A1 B2"))  # corners do not connect
    assert not is_connected(squares_of("E1 A2"))  # nor do the ends of two rows
    assert not is_connected(squares_of("A1 B1 D1 E1"))


@pytest.mark.clause("EN-04", "EN-06")
def test_places_are_those_of_the_rulebook():
    printed = printed_places()
    words = {"JFK airport": "jfk", "LaGuardia airport": "laguardia", "Statue of Liberty": "liberty"}
    assert [words.get(name, name) for name, _ in printed] == list(board.PLACES)
    for (_, squares), place in zip(printed, board.PLACE, strict=True):
        assert sorted(squares.split()) == sorted(where(place).split())


@pytest.mark.clause("EN-04")
def test_near_a_place_is_any_square_with_that_place():
    assert truth("near-jfk") == "D4 E4"
    assert truth("near-factory") == "A1 C1 D2 A3 E3 C4"
    for place, squares in zip(board.PLACES, board.PLACE, strict=True):
        assert truth(f"near-{place}") == where(squares)
        assert [i for i in range(SQUARES) if board.PLACES.index(place) in board.PLACES_AT[i]] == [
            i for i in range(SQUARES) if squares >> i & 1
        ]


# ------------------------------------------------------------------------------------- kinds of squares


@pytest.mark.clause("EN-05", "EN-06")
def test_kinds_of_squares_are_those_of_the_rulebook():
    printed = [kind for _, kinds in printed_rows() for kind in kinds]
    assert [PRINTED[kind] for kind in printed] == [board.KINDS[kind] for kind in board.KIND_OF]


@pytest.mark.clause("EN-05")
def test_each_square_is_of_one_of_four_kinds():
    assert Counter(board.KINDS[kind] for kind in board.KIND_OF) == {"informants": 11, "experts": 7, "swap": 4, "go": 3}
    assert tuple(SQUARE[i] for i in range(SQUARES) if board.KINDS[board.KIND_OF[i]] == "go") == GO_SQUARES

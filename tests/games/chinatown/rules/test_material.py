"""The contents of the box: CT-02 to CT-07, the deal of CT-10 and CT-13, incomes, street fronts."""

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from gotham.games.chinatown.rules import map as maps
from gotham.games.chinatown.rules import material
from gotham.games.chinatown.rules.material import ADJACENT, BLOCK, CELLS, FIRST, FRONT, MAPS, NAMES, SIZE, TILES

RULEBOOK = (Path(material.__file__).parent.parent / "rulebook.md").read_text("utf-8")
INNER = """
    1,3,4,7,8,10,11,17,20,29,30,32,33,35,36,38,39,47,48,49,51,52,53,55,57,64,67,76,77,78,80,81,82,84,85
"""  # CT-35


def near(building, map_=0):
    """Return the printed numbers of the buildings next to one."""
    first = FIRST[BLOCK[building - 1]]
    return {int(first) + bit + 1 for bit in range(16) if ADJACENT[map_, building - 1] >> bit & 1}


def drawings():
    """Return the drawings of the rulebook as rows of words: the map, and the two rows of `reprint`."""
    return [[line.split() for line in text.split("\n")] for text in re.findall(r"```\n(.*?)\n```", RULEBOOK, re.S)]


# ------------------------------------------------------------------------------------------------ the map


@pytest.mark.clause("CT-02")
def test_85_buildings_in_6_blocks():
    assert FIRST.tolist() == [0, 15, 27, 42, 58, 70, 85]
    assert np.diff(FIRST).tolist() == [15, 12, 15, 16, 12, 15]
    assert BLOCK.tolist() == [0] * 15 + [1] * 12 + [2] * 15 + [3] * 16 + [4] * 12 + [5] * 15
    for cells in CELLS:
        assert sorted(cell for cell in cells.values() if cell >= 0) == list(range(85))


@pytest.mark.clause("CT-02")
@pytest.mark.parametrize("map_", [0, 1])
def test_buildings_that_share_a_side_are_adjacent(map_):
    """Only those: not diagonally, and not over a street."""
    place = {cell + 1: where for where, cell in CELLS[map_].items() if cell >= 0}
    for one, other in combinations(range(1, 86), 2):
        sides = sum(abs(a - b) for a, b in zip(place[one], place[other], strict=True))
        assert (other in near(one, map_)) == (one in near(other, map_)) == (sides == 1)
    assert sum(len(near(building, map_)) for building in range(1, 86)) == 2 * 119


@pytest.mark.clause("CT-02")
def test_neighbours_of_some_buildings():
    assert near(1) == {2, 3}
    assert near(2) == {1, 4}  # 5 is diagonal
    assert near(9) == {5, 8, 12}  # the street is between 9 and 22
    assert near(14) == {11, 13, 15}  # the street is between 14 and 45
    assert near(49) == {45, 48, 50, 53}
    assert near(85) == {81, 84}


@pytest.mark.clause("CT-07")
def test_the_maps_are_those_of_the_rulebook():
    drawn, moved = drawings()
    rows = [[line.split() for line in maps.DRAWINGS[name].strip().splitlines()] for name in MAPS]
    assert MAPS == ("default", "reprint")
    assert rows[0] == drawn
    assert rows[1] == [*drawn[:3], *moved, *drawn[5:]]


@pytest.mark.clause("CT-07")
def test_three_streets():
    """Two of them go from north to south, one from west to east."""
    for cells in CELLS:
        streets = {place for place, cell in cells.items() if cell == maps.STREET}
        assert streets == {(row, column) for row in range(11) for column in range(13) if row == 5 or column in (4, 8)}


@pytest.mark.clause("CT-07")
def test_the_neighbours_of_10_differ_between_the_maps():
    assert near(10, 0) == {7, 11, 13}
    assert near(10, 1) == {6, 11, 13}
    differ = {building for building in range(1, 86) if near(building, 0) != near(building, 1)}
    assert differ == {6, 7, 8, 9, 10, 11, 12}


@pytest.mark.clause("CT-07")
@pytest.mark.parametrize("map_", [0, 1])
def test_20_alone_links_21_and_23(map_):
    assert 23 not in near(21, map_)
    assert near(21, map_) & near(23, map_) == {20}


@pytest.mark.clause("CT-35")
def test_buildings_without_street_front():
    inner = [set((np.flatnonzero(FRONT[map_] == 0) + 1).tolist()) for map_ in (0, 1)]
    assert inner[0] == {int(number) for number in INNER.split(",")}
    assert len(inner[0]) == 35
    assert inner[1] == inner[0] | {6}


@pytest.mark.clause("CT-35")
def test_a_front_may_be_across_holes_but_not_at_the_edge():
    assert FRONT[0, 5] == 1  # 6, south over two holes
    assert FRONT[0, 17] == 1  # 18, to the street in the east
    assert FRONT[0, 38] == 0  # 39, north over holes to the edge
    assert FRONT[0, 82] == 1  # 83, to the street in the west
    assert FRONT[0, 84] == 0  # 85, east and south over holes to the edge


@pytest.mark.clause("CT-35")
def test_the_rulebook_lists_the_same_buildings():
    listed = re.search(r"these are 35: ([\d, ]+);", RULEBOOK)
    assert listed
    assert listed[1].replace(" ", "") == INNER.strip()


# ---------------------------------------------------------------------------------- tiles, money and cards


@pytest.mark.clause("CT-03")
def test_twelve_types_three_of_each_size():
    assert len(NAMES) == len(set(NAMES)) == material.TYPES == material.NO_SHOP == 12
    assert sorted(SIZE.tolist()) == [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]


@pytest.mark.clause("CT-03")
def test_a_type_has_three_tiles_more_than_its_size():
    assert TILES.tolist() == [size + 3 for size in SIZE.tolist()]
    assert TILES.sum() == 90


@pytest.mark.clause("CT-04")
def test_the_sizes_of_the_types():
    sizes = dict(zip(NAMES, SIZE.tolist(), strict=True))
    assert sizes == {
        **{"sea-food": 3, "pharmacy": 3, "jeans": 3},
        **{"restaurant": 4, "laundry": 4, "sports": 4},
        **{"antiques": 5, "fireworks": 5, "sewing": 5},
        **{"detective": 6, "watches": 6, "radios": 6},
    }
    assert list(NAMES) == list(sizes)


@pytest.mark.clause("CT-05")
def test_nine_prosperity_cards():
    """Every pair of sizes once, three blanks, and every size equally often."""
    cards = [{size for size in range(7) if card[size]} for card in material.PROSPERITY.tolist()]
    assert len(cards) == 9
    assert [card for card in cards if card] == [{3, 4}, {3, 5}, {3, 6}, {4, 5}, {4, 6}, {5, 6}]
    assert cards.count(set()) == 3
    assert material.PROSPERITY.sum(axis=0).tolist() == [0, 0, 0, 3, 3, 3, 3]


@pytest.mark.clause("CT-06")
def test_everybody_starts_with_5000():
    assert material.START == 5  # thousands, as all sums are


@pytest.mark.clause("CT-10", "CT-13")
def test_the_deal_is_the_table_of_the_rulebook():
    rows = re.findall(r"^\| (\d) \| (.*) \|$", RULEBOOK, re.M)
    assert [int(players) for players, _ in rows] == [3, 4, 5]
    for players, row in rows:
        spans = [[int(figure) for figure in re.findall(r"\d", span)] for span in row.split("|")]
        rounds = [spans[0], *[spans[1]] * 2, *[spans[2]] * 3]
        for round_, figures in enumerate(rounds):
            tables = (material.DEALT, material.KEPT, material.DRAWN)
            assert [table[int(players), round_] for table in tables] == figures


@pytest.mark.clause("CT-10")
def test_an_impossible_number_of_players_has_no_deal():
    for table in (material.DEALT, material.KEPT, material.DRAWN):
        assert table.shape == (6, 6)
        assert not table[:3].any()
        assert table[3:].all()


@pytest.mark.clause("CT-10")
@pytest.mark.parametrize(("players", "pile", "dealt", "tiles"), [(3, 22, 18, 9), (4, 21, 20, 6), (5, 20, 20, 5)])
def test_neither_pile_nor_tiles_run_out(players, pile, dealt, tiles):
    kept = material.KEPT[players] * players
    assert 85 - kept[:5].sum() == pile
    assert material.DEALT[players, 5] * players == dealt
    assert 90 - (material.DRAWN[players] * players).sum() == tiles
    assert all(material.DEALT[players, round_] * players <= 85 - kept[:round_].sum() for round_ in range(6))
    assert set((material.DEALT - material.KEPT)[players].tolist()) == {2}


@pytest.mark.clause("CT-32")
def test_incomes_by_size():
    assert material.INCOME[3].tolist() == [0, 1, 2, 5, 0, 0, 0]
    assert material.INCOME[4].tolist() == [0, 1, 2, 4, 8, 0, 0]
    assert material.INCOME[5].tolist() == [0, 1, 2, 4, 6, 11, 0]
    assert material.INCOME[6].tolist() == [0, 1, 2, 4, 6, 8, 14]


@pytest.mark.clause("CT-37")
def test_only_a_type_of_size_3_has_tiles_for_two_finished_shops():
    assert {size: (size + material.SPARE) // size for size in material.SIZES} == {3: 2, 4: 1, 5: 1, 6: 1}


# ----------------------------------------------------------------------------------------- broken material


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("TYPES_OF", {**material.TYPES_OF, 3: ("sea-food", "pharmacy", "laundry")}, "types"),
        ("TYPES_OF", {3: NAMES[:4], 4: NAMES[4:6], 5: NAMES[6:9], 6: NAMES[9:]}, "types of each size"),
        ("SPARE", 4, "tiles"),
        ("UNFINISHED", (1, 2, 4, 6), "incomes"),
        ("UNFINISHED", (1, 3, 4, 6, 8), "incomes of one, two and three tiles"),
        ("UNFINISHED", (1, 2, 3, 6, 8), "incomes of one, two and three tiles"),
        ("FINISHED", {3: 5, 4: 8, 5: 11, 6: 8}, "incomes of finished shops"),
        ("DEALS", {3: material.DEALS[3]}, "players of the deal"),
        ("DEALS", {**material.DEALS, 4: material.DEALS[4][1:]}, "rounds of the deal"),
        ("DEALS", {**material.DEALS, 5: ((5, 4, 5), *material.DEALS[5][1:])}, "buildings refused"),
        ("DEALS", {**material.DEALS, 5: ((5, 3, 5),) * 6}, "buildings dealt"),
        ("DEALS", {**material.DEALS, 5: material.DEALS[5][1:] + material.DEALS[5][-1:]}, "buildings left"),
        ("DEALS", {**material.DEALS, 5: ((5, 3, 4), *material.DEALS[5][1:])}, "tiles left"),
        ("CARDS", material.CARDS[:-1], "prosperity cards"),
    ],
)
def test_broken_material_is_detected(monkeypatch, name, value, problem):
    monkeypatch.setattr(material, name, value)
    with pytest.raises(ValueError, match=f"^the material is broken: {problem}$"):
        material.check()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("28 29", "28 29 .", "the rows of the map are not equally long"),
        (" 1 ", " 0 ", "the map has '0' in the place of a number, . or S"),
        (" 1 ", " x ", "the map has 'x' in the place of a number, . or S"),
        ("84 85", "84 84", "the map 'default' is broken: numbers"),
        ("84 85", "84  .", "the map 'default' is broken: numbers"),
        (" 1  2 ", " 2  1 ", "the map 'default' is broken: street fronts"),
        (" . 13 14 15", "13 14 15  .", "the map 'default' is broken: adjacent pairs"),
        ("15  S 26 27", "26  S 15 27", "the map 'default' is broken: numbers"),
        ("2  .  S 16", "2  .  . 16", "the map 'default' is broken: blocks"),
        ("19 20 21", "19 21 20", "the map 'default' is broken: link of (21, 23)"),
    ],
)
def test_a_broken_map_is_detected(monkeypatch, old, new, problem):
    drawing = maps.DRAWINGS["default"]
    broken = drawing.replace(old, new, 1)
    assert broken != drawing
    monkeypatch.setitem(maps.DRAWINGS, "default", broken)
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}$"):
        material.check()


def test_swapped_maps_are_detected():
    """If the names of the maps are swapped, 10 is in the wrong place."""
    with pytest.raises(ValueError, match="north of 10"):
        maps.check_map("reprint", CELLS[0])


def test_material_is_read_only():
    with pytest.raises(ValueError, match="read-only"):
        SIZE[0] = 6

"""The income of tiles on the map: CT-30 to CT-34, CT-37, and the tiles that prosperity counts (CT-20, CT-21)."""

from dataclasses import FrozenInstanceError

import numpy as np
import pytest
from tests.games.chinatown.boards import DEFAULT, REPRINT, board, mask_of

from gotham.games.chinatown.rules import shops
from gotham.games.chinatown.rules.material import NAMES, SIZE, TILES
from gotham.games.chinatown.rules.shops import Shop, explain

YELLOW, BLUE, GREEN = 0, 1, 2


def worth(*lines, seat=YELLOW, map_=DEFAULT):
    """Return the income of a seat, computed in three ways that must agree."""
    owner, shop = board(*lines)
    out = np.full(5, -1)
    shops.shop_incomes(owner, shop, map_, out)
    income = shops.shop_income(owner, shop, map_, seat)
    assert income == out[seat] == sum(each.income for each in explain(owner, shop, map_, seat))
    return income


def listed(*lines, seat=YELLOW, map_=DEFAULT):
    """Return the shops of a seat: printed building numbers, and the income."""
    return [
        ([building + 1 for building in each.buildings], each.income) for each in explain(*board(*lines), map_, seat)
    ]


# ----------------------------------------------------------------------------------- shops and incomes


@pytest.mark.clause("CT-30")
def test_a_lone_tile_is_a_shop():
    for name in NAMES:
        assert listed(f"0 {name} 49") == [([49], 1)]


@pytest.mark.clause("CT-30")
def test_adjacent_tiles_of_one_type_and_owner_are_one_shop():
    assert listed("0 radios 49 53 54") == [([49, 53, 54], 4)]
    assert listed("0 radios 49 54") == [([49], 1), ([54], 1)]  # diagonal
    assert listed("0 radios 50 54 61") == [([50, 54], 2), ([61], 1)]  # over the street


@pytest.mark.clause("CT-30")
def test_owners_and_types_never_join():
    lines = "0 radios 49 53", "1 radios 50 54", "0 watches 48"
    assert listed(*lines, seat=YELLOW) == [([48], 1), ([49, 53], 2)]
    assert listed(*lines, seat=BLUE) == [([50, 54], 2)]
    assert listed(*lines, seat=GREEN) == []


@pytest.mark.clause("CT-30")
def test_a_group_is_found_from_each_of_its_buildings():
    owner, shop = board("0 radios 43 44 45 48 52", "1 radios 47 49", "0 watches 46", "0 - 51")
    block, group = mask_of(43, 44, 45, 48, 52)
    for number in (43, 44, 45, 48, 52):
        assert shops.group(owner, shop, DEFAULT, number - 1) == group
    assert shops.group(owner, shop, DEFAULT, 47 - 1) == mask_of(47)[1]
    assert shops.group(owner, shop, DEFAULT, 46 - 1) == mask_of(46)[1]
    assert shops.group(owner, shop, DEFAULT, 51 - 1) == 0  # owned, but empty
    assert shops.group(owner, shop, DEFAULT, 50 - 1) == 0
    assert block == 3


@pytest.mark.clause("CT-21", "CT-30")
def test_unowned_tiles_pay_nobody():
    owner, shop = board("5 radios 49 53", "0 radios 54")
    out = np.full(5, -1)
    shops.shop_incomes(owner, shop, DEFAULT, out)
    assert out.tolist() == [1, 0, 0, 0, 0]
    assert shops.group(owner, shop, DEFAULT, 49 - 1) == 0


@pytest.mark.clause("CT-21")
def test_empty_buildings_pay_nothing():
    assert worth("0 - 1 2 3 4 5") == 0


@pytest.mark.clause("CT-31", "CT-32")
@pytest.mark.parametrize(
    ("name", "incomes"),
    [
        ("pharmacy", [1, 2, 5]),
        ("laundry", [1, 2, 4, 8]),
        ("sewing", [1, 2, 4, 6, 11]),
        ("radios", [1, 2, 4, 6, 8, 14]),
    ],
)
def test_incomes_up_to_the_maximum(name, incomes):
    row = [43, 44, 45, 46, 50, 49]  # each touches the one before
    for tiles, income in enumerate(incomes, 1):
        (shop,) = explain(*board(" ".join(map(str, ["0", name, *row[:tiles]]))), DEFAULT, YELLOW)
        assert (len(shop.buildings), shop.income, shop.maximum) == (tiles, income, len(incomes))
        assert shop.finished == (tiles == len(incomes))
        assert shop.clauses == ((31, 32) if shop.finished else (32,))


# --------------------------------------------------------------------------------------- larger groups


@pytest.mark.clause("CT-33")
def test_one_tile_more_than_the_maximum():
    assert listed("0 pharmacy 43 44 45 46") == [([43, 44, 45], 5), ([46], 1)]


@pytest.mark.clause("CT-33")
def test_of_equal_splits_the_one_with_fewest_shops_is_named():
    """Both 4 + 2 and 4 + 1 + 1 pay 10."""
    shops_named = listed("0 restaurant 16 19 20 21 22 23")
    assert [(len(buildings), income) for buildings, income in shops_named] == [(4, 8), (2, 2)]


@pytest.mark.clause("CT-33")
def test_two_tiles_that_are_never_connected():
    """A cross: its centre is in the finished shop, so the other two are not connected."""
    assert listed("0 pharmacy 45 48 49 50 53") == [([45, 48, 49], 5), ([50], 1), ([53], 1)]


@pytest.mark.clause("CT-33")
def test_three_tiles_together_pay_more_than_apart():
    """The four in the north row are a shop too, but then 47 is separated from 50 and 54."""
    assert listed("0 restaurant 47 43 44 45 46 50 54") == [([43, 44, 45, 47], 8), ([46, 50, 54], 4)]


@pytest.mark.clause("CT-33")
def test_the_rest_is_one_shop_only_if_it_is_connected():
    """All nine tiles in one group, around 4 and 11: for any shop of six, the rest is not connected."""
    lines = "0 radios 2 3 4 5 8 10 11 12 14"
    assert worth(lines) == 14 + 1 + 1 + 1
    assert listed(lines) == [([2, 3, 4, 5, 8, 11], 14), ([10], 1), ([12], 1), ([14], 1)]


@pytest.mark.clause("CT-33")
def test_a_split_is_explained():
    first, rest = explain(*board("0 pharmacy 43 44 45 46"), DEFAULT, YELLOW)
    assert first == Shop(NAMES.index("pharmacy"), (42, 43, 44), 3, True, 5, (31, 32, 33))
    assert rest == Shop(NAMES.index("pharmacy"), (45,), 3, False, 1, (32, 33))
    with pytest.raises(FrozenInstanceError):
        rest.income = 2


@pytest.mark.clause("CT-33")
def test_a_group_within_its_maximum_stays_whole():
    block, group = mask_of(43, 44, 45)
    assert shops.finished(DEFAULT, block, group, 3) == group
    assert shops.finished(DEFAULT, block, group, 6) == group


@pytest.mark.clause("CT-37")
@pytest.mark.parametrize("kind", range(12))
def test_only_a_type_of_size_3_finishes_two_shops(kind):
    row = [43, 44, 45, 46, 50, 49, 48, 47, 51][: TILES[kind]]
    line = " ".join(map(str, ["0", NAMES[kind], *row]))
    finished = [each for each in explain(*board(line), DEFAULT, YELLOW) if each.finished]
    assert len(finished) == (2 if SIZE[kind] == 3 else 1)


# ------------------------------------------------------------------------ the examples of the rulebook


@pytest.mark.clause("CT-34")
def test_example_1():
    lines = "0 restaurant 20", "1 restaurant 21"
    assert worth(*lines, seat=YELLOW) == worth(*lines, seat=BLUE) == 1


EXAMPLE_2 = "0 restaurant 21 23", "1 pharmacy 24 25"


@pytest.mark.clause("CT-34")
def test_example_2():
    assert listed(*EXAMPLE_2) == [([21], 1), ([23], 1)]
    assert worth(*EXAMPLE_2, seat=BLUE) == 2


@pytest.mark.clause("CT-34")
def test_example_3():
    assert listed(*EXAMPLE_2, "0 restaurant 20") == [([20, 21, 23], 4)]


@pytest.mark.clause("CT-34")
def test_example_4():
    assert listed("0 restaurant 19 20 21 23") == [([19, 20, 21, 23], 8)]


@pytest.mark.clause("CT-34")
def test_example_5():
    lines = "0 restaurant 17 18 19 20 21 23", "1 pharmacy 24 25 26"
    assert [income for _, income in listed(*lines)] == [8, 2]
    assert listed(*lines, seat=BLUE) == [([24, 25, 26], 5)]


@pytest.mark.clause("CT-34")
def test_example_6():
    for name in ("antiques", "fireworks", "sewing"):
        assert listed(f"0 {name} 28 29 30 31 32") == [([28, 29, 30, 31, 32], 11)]
    assert listed("0 sea-food 37 38", "0 jeans 39") == [([37, 38], 2), ([39], 1)]


@pytest.mark.clause("CT-34")
def test_example_7():
    assert listed("0 sea-food 7 8 10") == [([7, 8, 10], 5)]
    assert worth("0 sea-food 7 8 10 11") == 5 + 1
    assert listed("0 sea-food 3 7 8 10 11 12") == [([3, 7, 8], 5), ([10, 11, 12], 5)]


@pytest.mark.clause("CT-07", "CT-34")
def test_example_7_is_another_on_the_other_map():
    assert listed("0 sea-food 7 8 10", map_=REPRINT) == [([7, 8], 2), ([10], 1)]
    assert listed("0 sea-food 6 7 10", map_=REPRINT) == [([6, 7, 10], 5)]


# ------------------------------------------------------------------------------------------ prosperity


@pytest.mark.clause("CT-20")
def test_tiles_by_size():
    """Tiles of finished and unfinished shops and of larger groups count; empty buildings and other seats do not."""
    owner, shop = board(
        "0 pharmacy 43 44 45 46", "0 jeans 1", "0 radios 60", "1 pharmacy 71", "2 - 72 73", "5 laundry 85"
    )
    counts = {seat: [shops.tiles_by_size(owner, shop, seat, size) for size in (3, 4, 5, 6)] for seat in range(5)}
    assert counts == {0: [5, 0, 0, 1], 1: [1, 0, 0, 0], 2: [0, 0, 0, 0], 3: [0, 0, 0, 0], 4: [0, 0, 0, 0]}

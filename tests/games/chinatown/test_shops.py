"""What tiles on the map are worth: CT-30 to CT-34, CT-37, and the tiles that prosperity counts (CT-20, CT-21)."""

import functools
import random
from dataclasses import FrozenInstanceError
from itertools import combinations

import numpy as np
import pytest

from gotham.games.chinatown import shops
from gotham.games.chinatown.map import DRAWINGS
from gotham.games.chinatown.material import BLOCK, FIRST, MAPS, NAMES, NO_SHOP, NOBODY, SIZE, TILES
from gotham.games.chinatown.shops import Shop, explain
from gotham.kernel import bind, has_numba

YELLOW, BLUE, GREEN = 0, 1, 2
DEFAULT, REPRINT = 0, 1


def board(*lines):
    """Owners and tiles from lines such as `0 restaurant 21 23`: seat, type or `-`, and buildings as they are drawn."""
    owner, shop = np.full(85, NOBODY), np.full(85, NO_SHOP)
    for seat, name, *numbers in map(str.split, lines):
        for number in map(int, numbers):
            owner[number - 1] = int(seat)
            shop[number - 1] = NO_SHOP if name == "-" else NAMES.index(name)
    return owner, shop


def worth(*lines, seat=YELLOW, map_=DEFAULT):
    """The income of a seat, told in all three ways, which agree."""
    owner, shop = board(*lines)
    out = np.full(5, -1)
    shops.shop_incomes(owner, shop, map_, out)
    income = shops.shop_income(owner, shop, map_, seat)
    assert income == out[seat] == sum(each.income for each in explain(owner, shop, map_, seat))
    return income


def told(*lines, seat=YELLOW, map_=DEFAULT):
    """The shops of a seat in short: buildings as they are drawn, and the income."""
    return [
        ([building + 1 for building in each.buildings], each.income) for each in explain(*board(*lines), map_, seat)
    ]


def mask_of(*numbers):
    """Buildings of one block, as they are drawn, as block and mask."""
    block = BLOCK[numbers[0] - 1]
    return int(block), sum(1 << (number - 1 - int(FIRST[block])) for number in numbers)


# --------------------------------------------------------------------------------------- shops and incomes


@pytest.mark.clause("CT-30")
def test_a_lone_tile_is_a_shop():
    for name in NAMES:
        assert told(f"0 {name} 49") == [([49], 1)]


@pytest.mark.clause("CT-30")
def test_adjacent_tiles_of_one_type_and_owner_are_one_shop():
    assert told("0 radios 49 53 54") == [([49, 53, 54], 4)]
    assert told("0 radios 49 54") == [([49], 1), ([54], 1)]  # diagonal
    assert told("0 radios 50 54 61") == [([50, 54], 2), ([61], 1)]  # over the street


@pytest.mark.clause("CT-30")
def test_owners_and_types_never_join():
    lines = "0 radios 49 53", "1 radios 50 54", "0 watches 48"
    assert told(*lines, seat=YELLOW) == [([48], 1), ([49, 53], 2)]
    assert told(*lines, seat=BLUE) == [([50, 54], 2)]
    assert told(*lines, seat=GREEN) == []


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
def test_what_nobody_owns_pays_nobody():
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


# ------------------------------------------------------------------------------------------ larger groups


@pytest.mark.clause("CT-33")
def test_one_tile_more_than_the_maximum():
    assert told("0 pharmacy 43 44 45 46") == [([43, 44, 45], 5), ([46], 1)]


@pytest.mark.clause("CT-33")
def test_of_equal_splits_the_one_with_fewest_shops_is_named():
    """Either 4 + 2 or 4 + 1 + 1 pays 10."""
    shops_named = told("0 restaurant 16 19 20 21 22 23")
    assert [(len(buildings), income) for buildings, income in shops_named] == [(4, 8), (2, 2)]


@pytest.mark.clause("CT-33")
def test_two_tiles_that_no_split_joins():
    """A cross: its centre is in the finished shop, so the other two lie apart."""
    assert told("0 pharmacy 45 48 49 50 53") == [([45, 48, 49], 5), ([50], 1), ([53], 1)]


@pytest.mark.clause("CT-33")
def test_three_tiles_together_pay_more_than_apart():
    """The four in the north row are a shop too, but then 47 is cut off from 50 and 54."""
    assert told("0 restaurant 47 43 44 45 46 50 54") == [([43, 44, 45, 47], 8), ([46, 50, 54], 4)]


@pytest.mark.clause("CT-33")
def test_the_rest_must_be_connected_to_be_one_shop():
    """All nine tiles in one group, around 4 and 11: whatever the shop of six is, the rest lies apart."""
    lines = "0 radios 2 3 4 5 8 10 11 12 14"
    assert worth(lines) == 14 + 1 + 1 + 1
    assert told(lines) == [([2, 3, 4, 5, 8, 11], 14), ([10], 1), ([12], 1), ([14], 1)]


@pytest.mark.clause("CT-33")
def test_a_split_says_so():
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


# ----------------------------------------------------------------------------- the examples of the rulebook


@pytest.mark.clause("CT-34")
def test_example_1():
    lines = "0 restaurant 20", "1 restaurant 21"
    assert worth(*lines, seat=YELLOW) == worth(*lines, seat=BLUE) == 1


EXAMPLE_2 = "0 restaurant 21 23", "1 pharmacy 24 25"


@pytest.mark.clause("CT-34")
def test_example_2():
    assert told(*EXAMPLE_2) == [([21], 1), ([23], 1)]
    assert worth(*EXAMPLE_2, seat=BLUE) == 2


@pytest.mark.clause("CT-34")
def test_example_3():
    assert told(*EXAMPLE_2, "0 restaurant 20") == [([20, 21, 23], 4)]


@pytest.mark.clause("CT-34")
def test_example_4():
    assert told("0 restaurant 19 20 21 23") == [([19, 20, 21, 23], 8)]


@pytest.mark.clause("CT-34")
def test_example_5():
    lines = "0 restaurant 17 18 19 20 21 23", "1 pharmacy 24 25 26"
    assert [income for _, income in told(*lines)] == [8, 2]
    assert told(*lines, seat=BLUE) == [([24, 25, 26], 5)]


@pytest.mark.clause("CT-34")
def test_example_6():
    for name in ("antiques", "fireworks", "sewing"):
        assert told(f"0 {name} 28 29 30 31 32") == [([28, 29, 30, 31, 32], 11)]
    assert told("0 sea-food 37 38", "0 jeans 39") == [([37, 38], 2), ([39], 1)]


@pytest.mark.clause("CT-34")
def test_example_7():
    assert told("0 sea-food 7 8 10") == [([7, 8, 10], 5)]
    assert worth("0 sea-food 7 8 10 11") == 5 + 1
    assert told("0 sea-food 3 7 8 10 11 12") == [([3, 7, 8], 5), ([10, 11, 12], 5)]


@pytest.mark.clause("CT-07", "CT-34")
def test_example_7_is_another_on_the_other_map():
    assert told("0 sea-food 7 8 10", map_=REPRINT) == [([7, 8], 2), ([10], 1)]
    assert told("0 sea-food 6 7 10", map_=REPRINT) == [([6, 7, 10], 5)]


# ---------------------------------------------------------------------------------------------- prosperity


@pytest.mark.clause("CT-20")
def test_tiles_by_size():
    """Finished shops, unfinished ones and parts of a larger group alike; empty buildings and other seats never."""
    owner, shop = board(
        "0 pharmacy 43 44 45 46", "0 jeans 1", "0 radios 60", "1 pharmacy 71", "2 - 72 73", "5 laundry 85"
    )
    counts = {seat: [shops.tiles_by_size(owner, shop, seat, size) for size in (3, 4, 5, 6)] for seat in range(5)}
    assert counts == {0: [5, 0, 0, 1], 1: [1, 0, 0, 0], 2: [0, 0, 0, 0], 3: [0, 0, 0, 0], 4: [0, 0, 0, 0]}


# ------------------------------------------------- all splits tried, on sets of buildings as they are drawn


@functools.cache
def adjacent(map_):
    """The neighbours of each building, read from the drawing once more."""
    rows = [line.split() for line in DRAWINGS[MAPS[map_]].strip().splitlines()]
    number = {
        (row, column): int(word)
        for row, words in enumerate(rows)
        for column, word in enumerate(words)
        if word.isdigit()
    }
    sides = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return {
        building: {
            number[row + down, column + right] for down, right in sides if (row + down, column + right) in number
        }
        for (row, column), building in number.items()
    }


@functools.cache
def pieces(map_, tiles, start, most):
    """All connected sets of at most so many tiles that hold the start."""
    found = level = {frozenset([start])}
    for _ in range(most - 1):
        level = {one | {other} for one in level for tile in one for other in (adjacent(map_)[tile] & tiles) - one}
        found = found | level
    return found


@functools.cache
def best_split(map_, tiles, size):
    """The best income of some tiles of a type, and the fewest shops that have it."""
    if not tiles:
        return 0, 0
    found = []
    for piece in pieces(map_, tiles, min(tiles), size):
        income, shops_more = best_split(map_, tiles - piece, size)
        own = {3: 5, 4: 8, 5: 11, 6: 14}[size] if len(piece) == size else (0, 1, 2, 4, 6, 8)[len(piece)]
        found.append((income + own, -shops_more - 1))
    income, fewest = max(found)
    return income, -fewest


def grown(rng, map_, tiles):
    """A connected set of so many buildings somewhere."""
    found = {rng.randint(1, 85)}
    while len(found) < tiles:
        found.add(rng.choice(sorted({other for one in found for other in adjacent(map_)[one]} - found)))
    return frozenset(found)


@functools.cache
def random_groups():
    """Groups of every type on both maps, mostly above the maximum: (map, buildings, type)."""
    rng = random.Random(34)
    groups = []
    for map_ in (DEFAULT, REPRINT):
        for kind in range(12):
            size = int(SIZE[kind])
            for tiles in [*range(1, size + 1), *[size + 1] * 15, *[size + 2] * 30, *[size + 3] * 60]:
                groups.append((map_, grown(rng, map_, tiles), kind))
    return groups


def every_group(map_, most):
    """All connected sets of buildings up to so many."""
    level = {frozenset([building]) for building in range(1, 86)}
    for _ in range(most):
        yield from level
        level = {one | {other} for one in level for tile in one for other in adjacent(map_)[tile] - one}


def parts_of(map_, tiles):
    """How many connected parts some tiles have."""
    parts = 0
    while tiles:
        tiles = tiles - max(pieces(map_, tiles, min(tiles), len(tiles)), key=len)
        parts += 1
    return parts


def check_group(map_, group, kind):
    """Income and shops of a group are those of the best of all splits; returns how many parts the rest has."""
    size = int(SIZE[kind])
    income, fewest = best_split(map_, group, size)
    block, mask = mask_of(*group)
    assert shops.pay(map_, block, mask, kind) == income
    finished = int(shops.finished(map_, block, mask, size))
    parts = int(shops.count_parts(map_, block, mask ^ finished))
    assert parts + 1 == fewest
    assert finished & ~mask == 0
    assert finished.bit_count() == min(len(group), size)
    assert shops.part(map_, block, finished) == finished
    return parts


@pytest.mark.clause("CT-30", "CT-32", "CT-33")
def test_no_split_is_better():
    """All splits into connected shops are tried on thousands of groups."""
    assert len(random_groups()) > 2400
    met = {(len(group) - SIZE[kind], check_group(map_, group, kind)) for map_, group, kind in random_groups()}
    assert {(1, 1), (2, 1), (2, 2), (3, 1), (3, 2)} <= met


@pytest.mark.deep
@pytest.mark.clause("CT-33")
@pytest.mark.parametrize("map_", [DEFAULT, REPRINT])
@pytest.mark.parametrize("kind", [0, 3, 6, 9])
def test_no_split_of_any_group_is_better(map_, kind):
    groups = list(every_group(map_, int(TILES[kind])))
    met = {(len(group) - SIZE[kind], check_group(map_, group, kind)) for group in groups}
    assert {(1, 1), (2, 1), (2, 2), (3, 1), (3, 2)} <= met


@pytest.mark.clause("CT-33")
def test_of_equal_splits_the_lowest_is_taken():
    for map_, group, kind in random_groups()[::10]:
        size = min(int(SIZE[kind]), len(group))
        shares = map(frozenset, combinations(group, size))
        splits = [(parts_of(map_, group - share), mask_of(*share)[1]) for share in shares if parts_of(map_, share) == 1]
        block, mask = mask_of(*group)
        assert shops.finished(map_, block, mask, size) == min(splits)[1]


# -------------------------------------------------------------------------------------------- whole boards


def random_board(rng):
    """Tiles of the box on the map; a board of few owners and types has large groups."""
    owner, shop = np.full(85, NOBODY), np.full(85, NO_SHOP)
    seats, kinds = rng.randint(1, 5), rng.sample(range(12), rng.randint(1, 12))
    tiles = [kind for kind in kinds for _ in range(TILES[kind])]
    if rng.random() < 0.5:
        rng.shuffle(tiles)
    for building, kind in zip(sorted(rng.sample(range(85), min(85, len(tiles)))), tiles, strict=False):
        owner[building], shop[building] = rng.randrange(seats), kind
    for building in range(85):
        if owner[building] == NOBODY and rng.random() < 0.5:
            owner[building] = rng.randrange(seats)
    return owner, shop


def groups_of(owner, shop, map_, seat):
    """The groups of a seat, as buildings and size of the type."""
    left = {building for building in range(1, 86) if owner[building - 1] == seat and shop[building - 1] != NO_SHOP}
    while left:
        group = {min(left)}
        kind = shop[min(left) - 1]
        while more := {
            other for one in group for other in adjacent(map_)[one] & left - group if shop[other - 1] == kind
        }:
            group |= more
        left -= group
        yield frozenset(group), int(SIZE[kind])


@pytest.mark.clause("CT-21", "CT-30", "CT-33")
@pytest.mark.parametrize("map_", [DEFAULT, REPRINT])
def test_incomes_of_whole_boards(map_):
    rng, out = random.Random(21), np.zeros(5, np.int64)
    for _ in range(60):
        owner, shop = random_board(rng)
        shops.shop_incomes(owner, shop, map_, out)
        for seat in range(5):
            groups = [best_split(map_, group, size) for group, size in groups_of(owner, shop, map_, seat)]
            named = list(explain(owner, shop, map_, seat))
            assert out[seat] == shops.shop_income(owner, shop, map_, seat) == sum(income for income, _ in groups)
            assert out[seat] == sum(each.income for each in named)
            assert len(named) == sum(count for _, count in groups)
            mine = [building for building in range(85) if owner[building] == seat and shop[building] != NO_SHOP]
            assert sorted(building for each in named for building in each.buildings) == mine
            assert all(shop[building] == each.kind for each in named for building in each.buildings)


@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_compiled_shops_are_the_same(mode):
    rules = ("group", "finished", "pay", "shop_income", "shop_incomes", "tiles_by_size")
    fast = {name: bind(getattr(shops, name), shops, mode) for name in rules}
    for map_, group, kind in random_groups():
        block, mask = mask_of(*group)
        assert fast["pay"](map_, block, mask, kind) == shops.pay(map_, block, mask, kind)
        size = int(SIZE[kind])
        assert fast["finished"](map_, block, mask, size) == shops.finished(map_, block, mask, size)
    rng, out, slow = random.Random(7), np.zeros(5, np.int64), np.zeros(5, np.int64)
    for turn in range(60):
        owner, shop = random_board(rng)
        fast["shop_incomes"](owner, shop, turn % 2, out)
        shops.shop_incomes(owner, shop, turn % 2, slow)
        assert out.tolist() == slow.tolist()
        assert [fast["shop_income"](owner, shop, turn % 2, seat) for seat in range(5)] == out.tolist()
        for building in range(85):
            assert fast["group"](owner, shop, turn % 2, building) == shops.group(owner, shop, turn % 2, building)
        for seat, size in ((0, 3), (1, 4), (2, 5), (4, 6)):
            tiles = shops.tiles_by_size(owner, shop, seat, size)
            assert fast["tiles_by_size"](owner, shop, seat, size) == tiles

"""Splits of a group into shops by brute force, and incomes of whole boards: CT-21, CT-30, CT-32 and CT-33."""

import functools
import random
from itertools import combinations

import numpy as np
import pytest
from tests.games.chinatown.boards import DEFAULT, REPRINT, board, mask_of

from gotham.engine import bind, has_numba
from gotham.games.chinatown.rules import shops
from gotham.games.chinatown.rules.map import DRAWINGS
from gotham.games.chinatown.rules.material import BY_COUNT, MAPS, NAMES, NO_SHOP, NOBODY, SIZE, TILES
from gotham.games.chinatown.rules.shops import explain

# ---------------------------------------------------- brute force, on sets of printed building numbers


@functools.cache
def adjacent(map_):
    """Return the neighbours of each building, parsed independently from the drawing."""
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
    """Return all connected sets of at most so many tiles that contain the start."""
    found = level = {frozenset([start])}
    for _ in range(most - 1):
        level = {one | {other} for one in level for tile in one for other in (adjacent(map_)[tile] & tiles) - one}
        found = found | level
    return found


@functools.cache
def best_split(map_, tiles, size):
    """Return the best income of some tiles of a type, and the fewest shops that give it."""
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
    """Return a random connected set of so many buildings."""
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
    """Return all connected sets of up to so many buildings."""
    level = {frozenset([building]) for building in range(1, 86)}
    for _ in range(most):
        yield from level
        level = {one | {other} for one in level for tile in one for other in adjacent(map_)[tile] - one}


def parts_of(map_, tiles):
    """Count the connected parts of some tiles."""
    parts = 0
    while tiles:
        tiles = tiles - max(pieces(map_, tiles, min(tiles), len(tiles)), key=len)
        parts += 1
    return parts


def check_group(map_, group, kind):
    """Compare income and shops of a group with the best of all splits; return how many parts the rest has."""
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


@pytest.mark.clause("CT-40")
def test_by_count_the_rest_of_a_group_is_one_shop():
    """Seven Restaurants whose best split leaves 2 + 1 tiles: 8 + 2 + 1 by CT-33, and 8 + 4 by count."""
    group = frozenset((1, 3, 6, 7, 8, 9, 10))
    block, mask = mask_of(*group)
    kind = NAMES.index("restaurant")
    assert best_split(REPRINT, group, 4) == (11, 3)
    assert (shops.pay(REPRINT, block, mask, kind), shops.pay(BY_COUNT, block, mask, kind)) == (11, 12)
    owner, tiles = board("0 restaurant 1 3 6 7 8 9 10")
    assert [shop.income for shop in explain(owner, tiles, BY_COUNT, 0)] == [8, 4]
    assert shops.shop_income(owner, tiles, BY_COUNT, 0) == 12


@pytest.mark.clause("CT-40")
def test_by_count_every_group_pays_its_finished_shop_and_its_rest():
    """Only groups of all the tiles of a type can differ from CT-33, and never pay less."""
    finished, open_ = {3: 5, 4: 8, 5: 11, 6: 14}, (0, 1, 2, 4, 6, 8)
    for map_, group, kind in random_groups():
        if map_ != REPRINT:
            continue
        size, (block, mask) = int(SIZE[kind]), mask_of(*group)
        rest = max(len(group) - size, 0)
        whole = finished[size] if len(group) >= size else open_[len(group)]
        paid = shops.pay(BY_COUNT, block, mask, kind)
        assert paid == whole + (finished[size] if rest == size else open_[rest])
        assert paid >= shops.pay(REPRINT, block, mask, kind)
        assert paid == shops.pay(REPRINT, block, mask, kind) or len(group) == TILES[kind]


@pytest.mark.clause("CT-33")
def test_of_equal_splits_the_lowest_is_taken():
    for map_, group, kind in random_groups()[::10]:
        size = min(int(SIZE[kind]), len(group))
        shares = map(frozenset, combinations(group, size))
        splits = [(parts_of(map_, group - share), mask_of(*share)[1]) for share in shares if parts_of(map_, share) == 1]
        block, mask = mask_of(*group)
        assert shops.finished(map_, block, mask, size) == min(splits)[1]


# ---------------------------------------------------------------------------------------- whole boards


def random_board(rng):
    """Random tiles on the map; a board of few owners and types has large groups."""
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
    """Return the groups of a seat, as buildings and size of the type."""
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

"""Brute force: the income of tiles and buildings, and the gains of deals and exchanges."""

import functools
import itertools
import os
from collections import Counter
from types import SimpleNamespace

import numpy as np
from tests.games.chinatown.position import chinatown

from gotham.engine import has_numba
from gotham.games.chinatown.bots.valuation.workspace import FRONTS, connected
from gotham.games.chinatown.rules.material import (
    ADJACENT,
    BLOCK,
    BLOCKS,
    BUILDINGS,
    FIRST,
    NO_SHOP,
    NOBODY,
    SEATS,
    SIZE,
    TILES,
    TYPES,
)
from gotham.games.chinatown.rules.shops import shop_income
from gotham.games.chinatown.rules.state import MAP, STREET

MODE = os.environ.get("GOTHAM_MODE") or ("compiled" if has_numba() else "plain")
SMALL = [kind for kind in range(TYPES) if SIZE[kind] == 3]  # types whose shops need few tiles


def beside(map_, building):
    first = FIRST[BLOCK[building]]
    return [first + place for place in range(16) if ADJACENT[map_, building] >> place & 1]


def region(rng, map_, size, block=None):
    """Return so many connected buildings of a block."""
    block = rng.randrange(BLOCKS) if block is None else block
    found = [rng.randrange(FIRST[block], FIRST[block + 1])]
    while len(found) < size:
        found.append(rng.choice([place for one in found for place in beside(map_, one) if place not in found]))
    return found


# ------------------------------------------------------------------------------------------------- a packing


def tried(s, seats=(0, 1)):
    """Return the best of all ways to place the tiles of some seats as if they were one."""
    held = [building for building in range(BUILDINGS) if s.owner[building] in seats]
    return packed(s, held, [kind for seat in seats for kind in range(TYPES) for _ in range(s.loose[seat, kind])])


def packed(s, held, tiles):
    """Return the best of all ways to place tiles on the empty buildings of these."""
    owner = np.full(BUILDINGS, NOBODY)
    owner[held] = 0
    empty, hand, best = [building for building in held if s.shop[building] == NO_SHOP], Counter(tiles), 0
    for kinds in itertools.product([NO_SHOP, *hand], repeat=len(empty)):
        if all(count <= hand[kind] for kind, count in Counter(kinds).items() if kind != NO_SHOP):
            shop = s.shop.copy()
            shop[empty] = kinds
            if all(stands(s, owner, shop, building) for building in empty if shop[building] != NO_SHOP):
                best = max(best, earned(owner, shop, s.options[MAP]))
    return best


def stands(s, owner, shop, building):
    """Return whether a tile's group has a street front."""
    block = BLOCK[building]
    alike = sum(
        1 << (place - FIRST[block])
        for place in range(FIRST[block], FIRST[block + 1])
        if owner[place] == 0 and shop[place] == shop[building]
    )
    group = connected(s.options[MAP], block, 1 << (building - FIRST[block]), alike)
    return not s.options[STREET] or group & FRONTS[s.options[MAP], block]


def earned(owner, shop, map_):
    return int(chinatown(MODE).bind(shop_income)(owner, shop, map_, 0))


# --------------------------------------------------------------------------------------------------- three seats


def three(rng, buildings=5, tiles=4):
    """Three seats with a few connected buildings, some with tiles, and a few loose tiles."""
    owner, shop = np.full(BUILDINGS, NOBODY), np.full(BUILDINGS, NO_SHOP)
    loose, map_, kinds = np.zeros((SEATS, TYPES), np.int64), rng.randrange(2), rng.sample(SMALL, rng.randint(1, 2))
    for building in region(rng, map_, buildings):
        owner[building] = rng.randrange(3)
        if rng.random() < 0.5:
            shop[building] = rng.choice(kinds)
    for _ in range(rng.randint(1, tiles)):
        loose[rng.randrange(3), rng.choice(kinds)] += 1
    if any(loose[:, kind].sum() + (shop == kind).sum() > TILES[kind] for kind in kinds):
        return three(rng, buildings, tiles)
    return SimpleNamespace(owner=owner, shop=shop, loose=loose, options=[0, 0, 0, map_, 0], players=3, round_=3)


def almost(rng):
    """Three seats, each with most of a shop; another seat may have the missing part."""
    s = three(rng, buildings=1, tiles=1)
    s.owner[:], s.shop[:], s.loose[:] = NOBODY, NO_SHOP, 0
    blocks = rng.sample(range(BLOCKS), 3)
    for seat, (block, kind) in enumerate(zip(blocks, rng.sample(SMALL, 3), strict=True)):
        *own, last = region(rng, s.options[MAP], 3, block)
        s.owner[own], s.shop[own] = seat, kind
        s.owner[last] = rng.choice([other for other in range(3) if other != seat])
        s.loose[rng.choice((seat, seat, rng.randrange(3))), kind] += 1
    return s


class Table:
    """Such a position with all items numbered, and the best income of any subset."""

    def __init__(self, s):
        self.s = s
        self.things = [(int(building), NO_SHOP) for building in (s.owner != NOBODY).nonzero()[0]]
        self.things += [(NOBODY, kind) for kind in range(TYPES) for _ in range(s.loose[:, kind].sum())]
        self.income = functools.cache(self._income)

    def _income(self, part):
        held = [building for at, (building, kind) in enumerate(self.things) if part >> at & 1 and kind == NO_SHOP]
        tiles = [kind for at, (_, kind) in enumerate(self.things) if part >> at & 1 and kind != NO_SHOP]
        return packed(self.s, held, tiles)

    def of(self, s, seat):
        """Return the items of a seat as bits."""
        part, left = 0, s.loose[seat].copy()
        for at, (building, kind) in enumerate(self.things):
            if kind == NO_SHOP:
                part |= int(s.owner[building] == seat) << at
            elif left[kind] and not self._taken(s, seat, at):
                part |= 1 << at
                left[kind] -= 1
        return part

    def _taken(self, s, seat, at):
        """Return whether a tile belongs to another seat: equal tiles are counted from the lowest seat on."""
        kind = self.things[at][1]
        before = sum(other == self.things[at] for other in self.things[:at])
        return before < s.loose[:seat, kind].sum()

    def most(self, part, seats):
        """Return the highest income of some seats with their joint items, over all ways to split them."""
        if seats == 1:
            return self.income(part)
        return max(self.income(own) + self.most(part ^ own, seats - 1) for own in parts(part))


def parts(mask):
    """Return all subsets of a set of bits."""
    part = mask
    while True:
        yield part
        if not part:
            return
        part = (part - 1) & mask

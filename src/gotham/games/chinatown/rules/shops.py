"""Chinatown: the income of the tiles on the map. The numbers after `#` are clauses of rulebook.md.

`owner` and `shop` are the fields of a state, `map_` is a place in MAPS or BY_COUNT. Groups and shops are masks of
buildings of one block, for a street always separates; money is in thousands.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ....engine import bits, rule
from .material import ADJACENT, BLOCK, BLOCKS, BUILDINGS, BY_COUNT, FIRST, INCOME, NO_SHOP, NOBODY, SEATS, SIZE, SPARE


@rule
def part(map_, block, mask):
    """Return the connected part of a mask that contains its lowest building."""
    found = mask & -mask
    new = found
    while new:
        lowest = new & -new
        near = ADJACENT[map_, FIRST[block] + bits(lowest - 1)] & mask & ~found
        found |= near
        new = (new ^ lowest) | near
    return found


@rule
def group(owner, shop, map_, building):
    """Return all connected tiles of one type and owner around a building, or 0 if it has no tile."""
    if shop[building] == NO_SHOP or owner[building] == NOBODY:
        return 0
    return spread(owner, shop, map_, building, -1)


@rule
def spread(owner, shop, map_, building, within):
    """Return the group of a building with a tile, within a mask that contains the group."""
    first, seat, kind = FIRST[BLOCK[building]], owner[building], shop[building]
    found = 1 << (building - first)
    new = found
    while new:
        lowest = new & -new
        new ^= lowest
        near = ADJACENT[map_, first + bits(lowest - 1)] & within & ~found
        while near:
            step = near & -near
            near ^= step
            other = first + bits(step - 1)
            if owner[other] == seat and shop[other] == kind:  # CT-30
                found |= step
                new |= step
    return found


@rule
def finished(map_, block, group, size):
    """Return the finished shop in the best split of a group above its maximum; any other group as it is.  CT-33

    Take ends off a tree through a connected group, and a connected shop of the maximum size stays. Any split without
    a finished shop pays less, for at most SPARE tiles are left over (`material` checks the figures). Those are best
    left in their connected parts: joined they never pay less, and the fewer parts the better. So the best split, and
    of equal ones that with fewest shops, is where the rest has fewest parts; of several the lowest mask is taken.
    """
    if bits(group) <= size:
        return group
    best, fewest, shop = 0, SPARE + 1, 0
    while fewest > 1 and shop != group:
        shop = (shop - group) & group  # the next larger mask within the group
        if bits(shop) == size and part(map_, block, shop) == shop:
            parts = count_parts(map_, block, group ^ shop)
            if parts < fewest:
                best, fewest = shop, parts
    return best


@rule
def count_parts(map_, block, mask):
    """Return how many connected parts a mask has."""
    parts = 0
    while mask:
        mask ^= part(map_, block, mask)
        parts += 1
    return parts


@rule
def pay(map_, block, group, kind):
    """Return the income of a group of a type, in its best split. It has at most all tiles of its type."""
    size, tiles = SIZE[kind], bits(group)
    if tiles <= size:
        return INCOME[size, tiles]  # CT-32
    if tiles < size + SPARE or map_ == BY_COUNT:  # CT-40
        return INCOME[size, size] + INCOME[size, tiles - size]  # two tiles pay the same together and apart
    return pay_split(map_, block, group, size)


@rule
def pay_split(map_, block, group, size):
    """Return the income of a group above its maximum.  CT-33"""
    income, rest = INCOME[size, size], group ^ finished(map_, block, group, size)
    while rest:
        another = part(map_, block, rest)
        rest ^= another
        income += INCOME[size, bits(another)]
    return income


@rule
def shop_incomes(owner, shop, map_, out):
    """Fill in the income of every seat from its shops.  CT-21"""
    for seat in range(SEATS):
        out[seat] = 0
    for block in range(BLOCKS):
        first, left = FIRST[block], -1
        for building in range(first, FIRST[block + 1]):
            seat, kind = owner[building], shop[building]
            if kind != NO_SHOP and seat != NOBODY and left >> (building - first) & 1:
                found = spread(owner, shop, map_, building, left)
                left ^= found
                out[seat] += pay(map_, block, found, kind)


@rule
def shop_income(owner, shop, map_, seat):
    """Return the income of one seat from its shops.  CT-21"""
    income = 0
    for block in range(BLOCKS):
        first, left = FIRST[block], -1
        for building in range(first, FIRST[block + 1]):
            if owner[building] == seat and shop[building] != NO_SHOP and left >> (building - first) & 1:
                found = spread(owner, shop, map_, building, left)
                left ^= found
                income += pay(map_, block, found, shop[building])
    return income


@rule
def tiles_by_size(owner, shop, seat, size):
    """Return how many tiles of types of a size a seat has on the map, in any shop.  CT-20"""
    tiles = 0
    for building in range(BUILDINGS):
        if owner[building] == seat and shop[building] != NO_SHOP:
            tiles += SIZE[shop[building]] == size
    return tiles


# --------------------------------------------------------------------------------------------- explaining


@dataclass(frozen=True)
class Shop:
    """A shop with its income, and the numbers of the clauses that explain it."""

    kind: int
    buildings: tuple[int, ...]
    maximum: int
    finished: bool
    income: int
    clauses: tuple[int, ...]


def explain(owner: Any, shop: Any, map_: int, seat: int) -> Iterator[Shop]:
    """Yield the shops of a seat, block by block; for a group above its maximum a finished one first."""
    for block in range(BLOCKS):
        done = 0
        for building in range(FIRST[block], FIRST[block + 1]):
            found = int(group(owner, shop, map_, building)) if owner[building] == seat else 0
            if found & ~done:
                yield from _split(map_, block, found, int(shop[building]))
            done |= found


def _split(map_: int, block: int, found: int, kind: int) -> Iterator[Shop]:
    left = found
    while left:
        rest = left if map_ == BY_COUNT else part(map_, block, left)
        mask = int(finished(map_, block, found, SIZE[kind]) if left == found else rest)
        yield _shop(block, mask, kind, mask != found)
        left ^= mask


def _shop(block: int, mask: int, kind: int, is_split: bool) -> Shop:
    first, size = int(FIRST[block]), int(SIZE[kind])
    buildings = tuple(first + bit for bit in range(mask.bit_length()) if mask >> bit & 1)
    is_finished = len(buildings) == size
    clauses = (*((31,) if is_finished else ()), 32, *((33,) if is_split else ()))
    return Shop(kind, buildings, size, is_finished, int(INCOME[size, len(buildings)]), clauses)

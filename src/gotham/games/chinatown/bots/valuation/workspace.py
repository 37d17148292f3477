"""Chinatown for bots: the workspace, a record of the public position, and the best placement of a seat's tiles.

Sets of buildings are masks of one block, as in `material`. The numbers after `#` are clauses of rulebook.md.

A tile pays 1 wherever it stands, so of the best placement only shops of three and more need to be found. They are found
by trying, on every building that could be part of one, every tile that could be part of one there. That is exact unless
there are more than TRIED such buildings or NODES combinations, which does not occur in play.
"""

from typing import Any

import numpy as np

from .....engine import bits, record, rule
from ...rules.material import (
    ADJACENT,
    BLOCK,
    BLOCKS,
    BUILDINGS,
    CELLS,
    FIRST,
    FRONT,
    NO_SHOP,
    NOBODY,
    ROUNDS,
    SEATS,
    TYPES,
)
from ...rules.shops import pay
from .weights import ValueWeights

MASKS = 1 << 16
TRIED = 10  # most buildings on which tiles are tried in all ways

Workspace = record(
    # The table.
    players=SEATS + 1,
    map_=len(CELLS),
    street=2,
    rounds=ROUNDS + 1,  # remaining rounds with an income, this one included
    owner=(NOBODY + 1, (BUILDINGS,)),
    shop=(NO_SHOP + 1, (BUILDINGS,)),
    loose=(91, (SEATS, TYPES)),
    bag=(10, (TYPES,)),
    # Valuation.
    later=ROUNDS + 2,  # rounds for which potential growth counts
    weights=(1000, (len(ValueWeights._fields),)),
    # The valued seat: its things and its surroundings.
    free=(MASKS, (BLOCKS,)),  # its empty buildings without a plan
    held=(MASKS, (TYPES, BLOCKS)),  # its tiles on the map
    hand=(91, (TYPES,)),  # its loose tiles without a plan
    unowned=(MASKS, (BLOCKS,)),
    foreign=(MASKS, (BLOCKS,)),  # empty buildings of others
    theirs=(MASKS, (TYPES, BLOCKS)),  # tiles of others on the map
    supply=(91, (TYPES,)),  # loose tiles of others, and those in the bag
    # Its placement.
    paid=(100, (TYPES, BLOCKS)),  # by the tiles held
    usable=(MASKS, (TYPES, BLOCKS)),  # buildings where a tile could be part of a shop of three
    laid=(MASKS, (TYPES, BLOCKS)),  # the planned tiles
    plan=(NO_SHOP + 1, (BUILDINGS,)),  # the same by building
    site=(BUILDINGS, (TRIED,)),
    choice=((-1, TYPES), (TRIED,)),
)

NODES = 4_000


def _near() -> Any:
    """By map, block, half of a mask and content of that half: the mask of all neighbours."""
    near = np.zeros((len(CELLS), BLOCKS, 2, 256), np.int64)
    for building in range(BUILDINGS):
        block = BLOCK[building]
        half, bit = divmod(building - FIRST[block], 8)
        with_it = [mask for mask in range(256) if mask >> bit & 1]
        for map_ in range(len(CELLS)):
            near[map_, block, half, with_it] |= ADJACENT[map_, building]
    return near


def _fronts() -> Any:
    """By map and block: the mask of the buildings with a street front."""
    fronts = np.zeros((len(CELLS), BLOCKS), np.int64)
    for map_ in range(len(CELLS)):
        for building in range(BUILDINGS):
            fronts[map_, BLOCK[building]] |= FRONT[map_, building] << (building - FIRST[BLOCK[building]])
    return fronts


NEAR, FRONTS = _near(), _fronts()


@rule
def bit_of(building):
    """Return a building as a mask."""
    return 1 << (building - FIRST[BLOCK[building]])


@rule
def near(map_, block, mask):
    """Return all neighbours of a mask; some may be in it."""
    return NEAR[map_, block, 0, mask & 255] | NEAR[map_, block, 1, mask >> 8]


@rule
def connected(map_, block, start, within):
    """Return a mask with everything connected to it within another."""
    found, grown = 0, start
    while grown != found:
        found = grown
        grown = found | near(map_, block, found) & within
    return found


@rule
def pay_all(map_, block, mask, kind):
    """Return the income of all tiles of a type that one seat has in a block."""
    income = 0
    while mask:
        group = connected(map_, block, mask & -mask, mask)
        income += pay(map_, block, group, kind)
        mask ^= group
    return income


@rule
def stands(d, block, group):
    """Return whether tiles may be placed as this group: with the street variant it needs a street front.  CT-35"""
    return d.street == 0 or group & FRONTS[d.map_, block] != 0


@rule
def survey(d, seat):
    """Fill in the masks of a seat with an empty plan, and return its current income."""
    clear(d)
    for building in range(BUILDINGS):
        owner, shop, block, bit = d.owner[building], d.shop[building], BLOCK[building], bit_of(building)
        if owner == NOBODY:
            d.unowned[block] |= bit
        elif owner == seat:
            if shop == NO_SHOP:
                d.free[block] |= bit
            else:
                d.held[shop, block] |= bit
        elif shop == NO_SHOP:
            d.foreign[block] |= bit
        else:
            d.theirs[shop, block] |= bit
    income = 0
    for kind in range(TYPES):
        d.hand[kind] = d.loose[seat, kind]
        d.supply[kind] = d.bag[kind] - d.hand[kind]
        for other in range(d.players):
            d.supply[kind] += d.loose[other, kind]
        for block in range(BLOCKS):
            if d.held[kind, block]:
                d.paid[kind, block] = pay_all(d.map_, block, d.held[kind, block], kind)
                income += d.paid[kind, block]
    return income


@rule
def clear(d):
    for building in range(BUILDINGS):
        d.plan[building] = NO_SHOP
    for block in range(BLOCKS):
        d.free[block], d.unowned[block], d.foreign[block] = 0, 0, 0
        for kind in range(TYPES):
            d.held[kind, block], d.theirs[kind, block], d.paid[kind, block] = 0, 0, 0
            d.usable[kind, block], d.laid[kind, block] = 0, 0


@rule
def lay(d, building, kind):
    """Plan a tile for a building."""
    block, bit = BLOCK[building], bit_of(building)
    d.plan[building] = kind
    d.hand[kind] -= 1
    d.laid[kind, block] |= bit
    d.free[block] &= ~bit


# ----------------------------------------------------------------------------------------- the best placement


@rule
def pack(d):
    """Plan the best paid shops of three and more; return their income beyond 1 for each tile."""
    if not mark_usable(d):
        return 0
    sites = list_sites(d)
    best, depth, ways = 0, 0, 0
    d.choice[0] = -1
    while depth >= 0:
        if depth == sites:
            ways += 1
            best = note_best(d, sites, best)
            depth -= 1
        elif next_choice(d, depth) and ways < NODES:
            depth += 1
            if depth < sites:
                d.choice[depth] = -1
        else:
            take_back(d, depth)
            depth -= 1
    for index in range(sites):
        if d.plan[d.site[index]] < TYPES:
            lay(d, d.site[index], d.plan[d.site[index]])
    return best


@rule
def mark_usable(d):
    """Mark where a tile could be part of a shop of three or more; return whether there is such a place."""
    found = False
    for kind in range(TYPES):
        for block in range(BLOCKS):
            if d.hand[kind] and d.free[block]:
                d.usable[kind, block] = usable_for(d, kind, block)
                found = found or d.usable[kind, block] != 0
    return found


@rule
def usable_for(d, kind, block):
    usable, left = 0, d.free[block] | d.held[kind, block]
    while left:
        group = connected(d.map_, block, left & -left, left)
        left ^= group
        empty, like = bits(group & d.free[block]), bits(group & d.held[kind, block])
        if empty and min(empty, d.hand[kind]) + like > 2 and stands(d, block, group):
            usable |= group & d.free[block]
    return usable


@rule
def list_sites(d):
    """List the buildings on which any tile is useful."""
    sites = 0
    for building in range(BUILDINGS):
        usable = 0
        for kind in range(TYPES):
            usable |= d.usable[kind, BLOCK[building]]
        if usable & bit_of(building) and sites < TRIED:
            d.site[sites] = building
            sites += 1
    return sites


@rule
def next_choice(d, depth):
    """Try the next tile on a site, finally none (TYPES); return False when all were tried."""
    building, last = d.site[depth], d.choice[depth]
    take_back(d, depth)
    for kind in range(last + 1, TYPES):
        if d.usable[kind, BLOCK[building]] & bit_of(building) and d.hand[kind]:
            d.laid[kind, BLOCK[building]] |= bit_of(building)
            d.hand[kind] -= 1
            d.choice[depth] = kind
            return True
    d.choice[depth] = TYPES
    return last < TYPES


@rule
def take_back(d, depth):
    kind, building = d.choice[depth], d.site[depth]
    if 0 <= kind < TYPES:
        d.laid[kind, BLOCK[building]] ^= bit_of(building)
        d.hand[kind] += 1
        d.choice[depth] = TYPES


@rule
def note_best(d, sites, best):
    """Store the tried tiles if they pay more than the best so far."""
    income = 0
    for kind in range(TYPES):
        for block in range(BLOCKS):
            if d.laid[kind, block]:
                if not all_stand(d, kind, block):
                    return best
                mask = d.held[kind, block] | d.laid[kind, block]
                income += pay_all(d.map_, block, mask, kind) - d.paid[kind, block] - bits(d.laid[kind, block])
    if income <= best:
        return best
    for index in range(sites):
        d.plan[d.site[index]] = d.choice[index]
    return income


@rule
def all_stand(d, kind, block):
    """Return whether every tried tile may be placed."""
    left = d.laid[kind, block] if d.street else 0
    while left:
        group = connected(d.map_, block, left & -left, d.held[kind, block] | d.laid[kind, block])
        if not stands(d, block, group):
            return False
        left &= ~group
    return True

"""Chinatown for bots: the tiles that could be added to the map as one shop.

An addition is a set of empty buildings in a block, for tiles of one type, that makes one connected group with all
tiles of the type it touches. Its income is counted beyond 1 for each new tile: a tile pays 1 wherever it
stands. `p` is a pool: the things of some seats, as if they were one seat's.
"""

from .....engine import bits, fill, record, rule
from ...rules.material import BLOCK, BLOCKS, BUILDINGS, NO_SHOP, TYPES
from .workspace import FRONTS, MASKS, bit_of, connected, near, pay_all

CELLS = 16  # most buildings of a block
ADDITIONS = 1 << 12
MIXES = 1 << 14
SLOTS = MIXES << 1
MUCH = 1 << 62

DIGIT = 5  # bits for the tiles of a type, with one borrow bit
GUARDS = sum(1 << DIGIT * kind + DIGIT - 1 for kind in range(TYPES))

Pool = record(
    map_=2,
    street=2,
    free=(MASKS, (BLOCKS,)),  # empty buildings
    held=(MASKS, (TYPES, BLOCKS)),  # tiles on the map
    hand=(91, (TYPES,)),  # loose tiles
    exact=2,  # whether all ways were searched
    # Additions: the last one listed by block and lowest building, and the one listed before each; -1 for none.
    additions=ADDITIONS + 1,
    latest=((-1, ADDITIONS), (BLOCKS, CELLS)),
    earlier=((-1, ADDITIONS), (ADDITIONS,)),
    cells=(MASKS, (ADDITIONS,)),  # the new tiles
    covers=(MASKS, (ADDITIONS,)),  # with the joined tiles
    kind=(TYPES, (ADDITIONS,)),
    bonus=(100, (ADDITIONS,)),
    # Mixes, see `block_additions`: those of a block that are worth a look are listed from `first` to `last`.
    mixes=MIXES + 1,
    first=(MIXES, (BLOCKS,)),
    last=(MIXES, (BLOCKS,)),
    covered=(MASKS, (MIXES,)),
    tiles=(MUCH, (MIXES,)),  # of each type, as digits
    back=(MASKS, (MIXES,)),
    paid=(1000, (MIXES,)),
    parent=((-1, MIXES), (MIXES,)),
    added=((-1, ADDITIONS), (MIXES,)),
    slot=(SLOTS, (MIXES,)),
    table=(MIXES + 1, (SLOTS,)),
    # The choice: one mix of each block, what is left of the tiles and what is paid before it, and the best one.
    choice=(MIXES, (BLOCKS,)),
    left=(MUCH, (BLOCKS + 1,)),
    sure=(1000, (BLOCKS + 1,)),
    best=(MIXES, (BLOCKS,)),
    plan=(NO_SHOP + 1, (BUILDINGS,)),  # the tiles of shops that pay more than 1 a tile
    group=(BUILDINGS, (BUILDINGS,)),  # the number of the shop, from 1, with the joined tiles
)


@rule
def fill_pool(d, p, seats):
    """Fill the pool with the things of these seats (as bits) in a workspace."""
    p.map_, p.street, p.exact = d.map_, d.street, 1
    for block in range(BLOCKS):
        p.free[block] = 0
        for kind in range(TYPES):
            p.held[kind, block] = 0
    for building in range(BUILDINGS):
        if seats >> d.owner[building] & 1:
            if d.shop[building] == NO_SHOP:
                p.free[BLOCK[building]] |= bit_of(building)
            else:
                p.held[d.shop[building], BLOCK[building]] |= bit_of(building)
    for kind in range(TYPES):
        p.hand[kind] = 0
        for seat in range(len(d.loose)):
            p.hand[kind] += d.loose[seat, kind] * (seats >> seat & 1)


@rule
def list_additions(p):
    """List all additions that need each of their tiles."""
    p.additions = 0
    for block in range(BLOCKS):
        fill(p.latest[block], -1)
        for kind in range(TYPES):
            left = p.free[block] | p.held[kind, block] if p.hand[kind] else 0
            while left:
                region = connected(p.map_, block, left & -left, left)
                left ^= region
                empty = region & p.free[block]
                room = min(bits(empty), p.hand[kind])
                if empty and (p.street or room + bits(region ^ empty) > 2):
                    list_region(p, block, kind, empty)


@rule
def list_region(p, block, kind, empty):
    """List the additions of a type within connected buildings."""
    cells = empty & -empty
    while cells:
        if bits(cells) <= p.hand[kind]:
            group = joined(p, block, kind, cells)
            if connected(p.map_, block, cells & -cells, group) == group and stands(p, block, group):
                bonus = bonus_of(p, block, kind, cells)
                if is_tight(p, block, kind, cells, bonus):
                    add(p, block, kind, cells, group, bonus)
        cells = (cells - empty) & empty  # the next larger mask within them, finally 0


@rule
def add(p, block, kind, cells, group, bonus):
    if p.additions == ADDITIONS:
        p.exact = 0
        return
    index, lowest = p.additions, bits((cells & -cells) - 1)
    p.cells[index], p.covers[index], p.kind[index], p.bonus[index] = cells, group, kind, bonus
    p.earlier[index], p.latest[block, lowest] = p.latest[block, lowest], index
    p.additions += 1


@rule
def joined(p, block, kind, cells):
    """Return new tiles with all tiles they join."""
    held = p.held[kind, block]
    return cells | connected(p.map_, block, near(p.map_, block, cells) & held, held)


@rule
def stands(p, block, group):
    """Return whether tiles may be placed as this group.  CT-35"""
    return p.street == 0 or group & FRONTS[p.map_, block] != 0


@rule
def bonus_of(p, block, kind, cells):
    """Return the income of new tiles of a type beyond 1 for each."""
    held = near(p.map_, block, cells) & p.held[kind, block]
    touched = connected(p.map_, block, held, p.held[kind, block])
    income = pay_all(p.map_, block, cells | touched, kind) - pay_all(p.map_, block, touched, kind)
    return income - bits(cells)


@rule
def in_the_back(p, block, cells):
    """Return how many of these buildings need others to be built on; only with the street variant."""
    return bits(cells & ~FRONTS[p.map_, block]) if p.street else 0


@rule
def is_tight(p, block, kind, cells, bonus):
    """Return whether no tile can be left out for the same bonus, and the addition is useful at all.

    A building in the back is useful, and can never be left out: it makes room for another tile.
    """
    if bonus == 0 and in_the_back(p, block, cells) == 0:
        return False
    left = cells
    while left:
        bit = left & -left
        left ^= bit
        if in_the_back(p, block, bit) == 0:
            rest = cells ^ bit
            if bonus_of(p, block, kind, rest) >= bonus and all_stand(p, block, kind, rest):
                return False
    return True


@rule
def all_stand(p, block, kind, cells):
    """Return whether each of these new tiles may be placed."""
    left = cells if p.street else 0
    whole = joined(p, block, kind, cells)
    while left:
        group = connected(p.map_, block, left & -left, whole)
        if not stands(p, block, group):
            return False
        left &= ~group
    return True

"""Chinatown for bots: the placement of a seat's tiles that pays most at once.

A tile pays 1 wherever it stands, so only shops of three and more need to be found. They are found by trying, on every
building that could be part of one, every tile that could be part of one there. That is exact unless there are more
than TRIED such buildings or NODES ways, which takes a hoard that does not come together in play.
"""

from .....engine import bits, rule
from ...rules.material import BLOCK, BLOCKS, BUILDINGS, TYPES
from .workspace import TRIED, bit_of, connected, lay, pay_all, stands

NODES = 4_000


@rule
def pack(d):
    """Plan the shops of three and more that pay most; return what they pay beyond 1 for each tile."""
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
    """Mark where a tile could be part of a shop of three or more; return whether there is any such place."""
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
    """List the buildings on which anything is usable."""
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
    """Try the next tile on a site, at last none (TYPES); False when all were tried."""
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
    """Keep the tiles that are tried if they pay more than the best so far."""
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
    """Whether every tile that is tried may be placed."""
    left = d.laid[kind, block] if d.street else 0
    while left:
        group = connected(d.map_, block, left & -left, d.held[kind, block] | d.laid[kind, block])
        if not stands(d, block, group):
            return False
        left &= ~group
    return True

"""Chinatown for bots: the ways to add tiles to one block.

A mix is a set of additions that do not overlap. Of two mixes that need the same tiles only the better one is
kept, and finally only those for which no mix with fewer tiles is as good: of thousands of combinations, a few dozens.
"""

from .....engine import WORD, bits, rule
from .....engine import mix as scatter
from ...rules.material import BLOCKS, TYPES
from .shop_additions import CELLS, DIGIT, GUARDS, MIXES, SLOTS, in_the_back


@rule
def list_mixes(p):
    """List the useful mixes of every block, the best first; not all, if the list is full."""
    p.mixes = 0
    for block in range(BLOCKS):
        first = p.mixes
        note_mix(p, 0, 0, 0, 0, -1, -1)
        forget_slots(p, first)
        for lowest in range(CELLS):
            if p.latest[block, lowest] >= 0:
                first = grow(p, block, first, lowest, covered_later(p, block, lowest))
            if not p.exact:
                return
        keep_best(p, first)
        p.first[block], p.last[block] = first, p.mixes


@rule
def digits(p):
    """Return the loose tiles as digits of one number, to compare all types at once."""
    number = 0
    for kind in range(TYPES):
        number |= p.hand[kind] << DIGIT * kind
    return number


@rule
def within(few, many):
    """Return whether there are at most so many tiles of every type."""
    return ((many | GUARDS) - few) & GUARDS == GUARDS


@rule
def covered_later(p, block, lowest):
    """Return all buildings that additions after this one cover: other covered buildings no longer matter."""
    covered = 0
    for place in range(lowest + 1, CELLS):
        index = p.latest[block, place]
        while index >= 0:
            covered |= p.covers[index]
            index = p.earlier[index]
    return covered


@rule
def grow(p, block, first, lowest, later):
    """Relist all mixes, without and with every addition with this lowest building; return the index of the first."""
    start, hand = p.mixes, digits(p)
    for mix in range(first, start):
        note_mix(p, p.covered[mix] & later, p.tiles[mix], p.back[mix], p.paid[mix], p.parent[mix], p.added[mix])
        index = p.latest[block, lowest]
        while index >= 0:
            tiles = p.tiles[mix] + (bits(p.cells[index]) << DIGIT * p.kind[index])
            if p.covers[index] & p.covered[mix] == 0 and within(tiles, hand):
                covered = (p.covered[mix] | p.covers[index]) & later
                back = p.back[mix] + in_the_back(p, block, p.cells[index])
                note_mix(p, covered, tiles, back, p.paid[mix] + p.bonus[index], mix, index)
            index = p.earlier[index]
    forget_slots(p, start)
    return start


@rule
def note_mix(p, covered, tiles, back, paid, parent, added):
    """List a mix, or improve a listed one with the same rest."""
    slot = scatter(scatter(tiles >> 32 ^ covered << 8 ^ back) ^ tiles & WORD) & SLOTS - 1
    while p.table[slot]:
        mix = p.table[slot] - 1
        if p.tiles[mix] == tiles and p.covered[mix] == covered and p.back[mix] == back:
            if p.paid[mix] < paid:
                p.paid[mix], p.parent[mix], p.added[mix] = paid, parent, added
            return
        slot = slot + 1 & SLOTS - 1
    if p.mixes == MIXES:
        p.exact = 0
        return
    mix = p.mixes
    p.covered[mix], p.tiles[mix], p.back[mix], p.paid[mix] = covered, tiles, back, paid
    p.parent[mix], p.added[mix], p.slot[mix] = parent, added, slot
    p.table[slot] = mix + 1
    p.mixes += 1


@rule
def forget_slots(p, first):
    for mix in range(first, p.mixes):
        p.table[p.slot[mix]] = 0


# --------------------------------------------------------------------------------------------- the best ones


@rule
def keep_best(p, first):
    """Keep the mixes for which no mix with fewer tiles is as good, the best paid first."""
    sort(p, first)
    last = first
    for mix in range(first, p.mixes):
        if not is_bettered(p, first, last, mix):
            swap(p, mix, last)
            last += 1
    p.mixes = last


@rule
def is_bettered(p, first, last, mix):
    for other in range(first, last):
        if p.paid[other] >= p.paid[mix] and p.back[other] >= p.back[mix] and within(p.tiles[other], p.tiles[mix]):
            return True
    return False


@rule
def sort(p, first):
    """Sort mixes by their income with the buildings in the back, and equal ones by fewer tiles."""
    count, step = p.mixes - first, 1
    while step < count // 3:
        step = 3 * step + 1
    while step:
        for index in range(step, count):
            mix = first + index
            while mix - step >= first and is_before(p, mix, mix - step):
                swap(p, mix, mix - step)
                mix -= step
        step //= 3


@rule
def is_before(p, mix, other):
    one, two = p.paid[mix] + p.back[mix], p.paid[other] + p.back[other]
    return one > two or (one == two and total(p.tiles[mix]) < total(p.tiles[other]))


@rule
def total(tiles):
    """Count the tiles of all types."""
    count = 0
    while tiles:
        count += tiles & (1 << DIGIT) - 1
        tiles >>= DIGIT
    return count


@rule
def swap(p, mix, other):
    p.tiles[mix], p.tiles[other] = p.tiles[other], p.tiles[mix]
    p.back[mix], p.back[other] = p.back[other], p.back[mix]
    p.paid[mix], p.paid[other] = p.paid[other], p.paid[mix]
    p.parent[mix], p.parent[other] = p.parent[other], p.parent[mix]
    p.added[mix], p.added[other] = p.added[other], p.added[mix]

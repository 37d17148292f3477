"""Chinatown for bots: the best joint plan of some seats as a deal, or the part of it that they can pay for.

The plan has the possible joint shops of the parties. Each of these lots goes as a whole to one party, or stays as it
is; the remaining tiles go where there is room. Lots are reassigned while that improves the deal.
"""

from .....engine import bits, record, rule
from ...rules.material import BLOCKS, BUILDINGS, FIRST, NO_SHOP, SEATS, TYPES
from ..valuation.joint_income import joint_income
from ..valuation.workspace import MASKS, connected
from .gain_split import is_party, joint_gain, price
from .search import BEFORE, appraise, begin_search, recall, shift, work_out

LOTS = 24
SHOP = 3  # tiles that pay more together than apart
LEFT = -1  # instead of a seat: the lot stays unchanged
WAYS = 3  # ways to assign lots at first
SWEEPS = 4  # most passes over all lots
MOST = 26  # most things in a deal, to leave room for the sums
TOO_MANY, EACH = 1_000, 2  # penalty in points: for each thing beyond MOST, and for each thing

LotAssignment = record(
    lots=LOTS + 1,
    block=(BLOCKS, (LOTS,)),
    mask=(MASKS, (LOTS,)),
    kind=(TYPES, (LOTS,)),
    owner=((LEFT, SEATS), (LOTS,)),  # its new owner
    need=(91, (SEATS, TYPES)),  # tiles needed for the lots of each
    room=((-BUILDINGS, BUILDINGS), (SEATS,)),  # empty buildings beyond those of lots
)


@rule
def assign_lots(workspaces, pools, bargains, assignments, author):
    """Find the best deal for the author that suits all these parties; store it as BEST."""
    d, p, t, a = workspaces[0], pools[0], bargains[0], assignments[0]
    begin_search(d, t)
    joint_income(workspaces, pools, t.parties)
    list_lots(d, p, t, a)
    t.aims = 0
    for way in range(WAYS):
        share_out(d, t, a, way, author)
        climb(d, t, a)
        hand_out(d, t, a)
        appraise(d, t)
        if joint_gain(t) > 0:
            work_out(d, t, author)
        recall(d, t, BEFORE)


@rule
def list_lots(d, p, t, a):
    """List the shops of the joint plan, and those that tiles on the map would form under one owner."""
    a.lots = 0
    for block in range(BLOCKS):
        for kind in range(TYPES):
            left = 0
            for building in range(FIRST[block], FIRST[block + 1]):
                planned = p.plan[building] if d.shop[building] == NO_SHOP else d.shop[building]
                left |= (is_party(t, d.owner[building]) and planned == kind) << (building - FIRST[block])
            while left:
                lot = connected(d.map_, block, left & -left, left)
                left ^= lot
                if bits(lot) >= SHOP and a.lots < LOTS:
                    a.block[a.lots], a.mask[a.lots], a.kind[a.lots] = block, lot, kind
                    a.lots += 1


@rule
def share_out(d, t, a, way, author):
    """Give each lot to its largest owner; with way 1 only if it owns all of it, with way 2 preferably to the author."""
    for lot in range(a.lots):
        most, found = 0, LEFT
        for seat in range(SEATS):
            part = part_of(d, a, lot, seat) if is_party(t, seat) else 0
            if part > most:
                most, found = part, seat
        a.owner[lot] = found
        if way == 1 and most < bits(a.mask[lot]):
            a.owner[lot] = LEFT
        elif way == 2 and part_of(d, a, lot, author):
            a.owner[lot] = author


@rule
def part_of(d, a, lot, seat):
    """Return how many buildings of a lot a seat has."""
    first, part = FIRST[a.block[lot]], 0
    for building in range(first, FIRST[a.block[lot] + 1]):
        part += a.mask[lot] >> (building - first) & 1 and d.owner[building] == seat
    return part


@rule
def climb(d, t, a):
    """Reassign lots while that improves the deal."""
    best = score(d, t, a)
    for _ in range(SWEEPS):
        before = best
        for lot in range(a.lots):
            chosen = a.owner[lot]
            for seat in range(LEFT, SEATS):
                if seat == LEFT or is_party(t, seat):
                    old = a.owner[lot]
                    a.owner[lot] = seat
                    points = score(d, t, a) if seat != old else best
                    if points > best:
                        best, chosen = points, seat
                    a.owner[lot] = chosen
        if best == before:
            return


@rule
def score(d, t, a):
    """Return the score of a deal with these lots: the joint gain minus the shortfall."""
    things = hand_out(d, t, a)
    appraise(d, t)
    points = joint_gain(t) - 2 * price(t) - EACH * things - TOO_MANY * max(0, things - MOST)
    recall(d, t, BEFORE)
    return points


@rule
def hand_out(d, t, a):
    """Give all lots with their tiles to their owners; return how many things change hands."""
    for seat in range(SEATS):
        for kind in range(TYPES):
            a.need[seat, kind] = 0
    things = 0
    for lot in range(a.lots):
        if a.owner[lot] != LEFT and is_free(d, t, a, lot):
            things += hand_buildings(d, a, lot)
    for kind in range(TYPES):
        things += hand_tiles(d, t, a, kind)
    return things + use_room(d, t, a)


@rule
def is_free(d, t, a, lot):
    """Return whether a lot may change hands: nothing in it is promised."""
    first = FIRST[a.block[lot]]
    for building in range(first, FIRST[a.block[lot] + 1]):
        if a.mask[lot] >> (building - first) & 1 and t.fixed[building] and d.owner[building] != a.owner[lot]:
            return False
    return True


@rule
def hand_buildings(d, a, lot):
    first, seat, things = FIRST[a.block[lot]], a.owner[lot], 0
    for building in range(first, FIRST[a.block[lot] + 1]):
        if a.mask[lot] >> (building - first) & 1:
            things += d.owner[building] != seat
            d.owner[building] = seat
            a.need[seat, a.kind[lot]] += d.shop[building] == NO_SHOP
    return things


@rule
def hand_tiles(d, t, a, kind):
    """Give parties that need tiles of a type the spare ones of others."""
    things = 0
    for seat in range(SEATS):
        for step in range(1, SEATS):
            other = (seat + step) % SEATS
            while d.loose[seat, kind] < a.need[seat, kind] and d.loose[other, kind] > a.need[other, kind]:
                if not is_party(t, other):
                    break
                shift(d, BUILDINGS + kind, other, seat)
                things += 1
    return things


@rule
def use_room(d, t, a):
    """Pass tiles from parties without room for them to parties with room."""
    things = 0
    count_room(d, a)
    for seat in range(SEATS):
        for other in range(SEATS):
            while is_party(t, seat) and is_party(t, other) and a.room[seat] > 0 and a.room[other] < 0:
                kind = spare(d, a, other)
                shift(d, BUILDINGS + kind, other, seat)
                a.room[seat] -= 1
                a.room[other] += 1
                things += 1
    return things


@rule
def count_room(d, a):
    """Count the empty buildings of every seat, less its tiles."""
    for seat in range(SEATS):
        a.room[seat] = 0
        for kind in range(TYPES):
            a.room[seat] -= d.loose[seat, kind]
    for building in range(BUILDINGS):
        if d.owner[building] < SEATS and d.shop[building] == NO_SHOP:
            a.room[d.owner[building]] += 1


@rule
def spare(d, a, seat):
    """Return a tile that a seat does not need, preferably of the type with the fewest tiles."""
    found, fewest = 0, 100
    for kind in range(TYPES):
        tiles = d.loose[seat, kind] - a.need[seat, kind]
        if 0 < tiles < fewest:
            found, fewest = kind, tiles
    return found

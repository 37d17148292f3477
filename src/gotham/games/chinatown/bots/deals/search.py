"""Chinatown for bots: a search for deals between a few seats.

A deal starts from an aim: a shop that one party could open with buildings and tiles of the others. The things are moved
in the workspace, every party is appraised, and if sums of money cannot make it suit all, things are given in return.
"""

from .....engine import bits, rule
from ...rules.material import BLOCKS, BUILDINGS, FIRST, NO_SHOP, SEATS, SIZE, TYPES
from ..valuation.seat_value import value
from ..valuation.workspace import connected
from .gain_split import AIMS, MARGIN, demand, gain, is_party, joint_gain, merit, price

BEFORE, BETWEEN, BEST = range(3)  # indices of stored layouts
LISTED = 16  # aims tried as a return gift
THINGS = BUILDINGS + TYPES  # a thing is a building, or BUILDINGS + the type of a tile


@rule
def begin_search(d, t):
    """Store the layout and its value to the parties; nothing is found yet."""
    remember(d, t, BEFORE)
    t.best_merit = 0
    for seat in range(SEATS):
        t.best[seat] = 0
        if is_party(t, seat):
            t.worth[seat] = value(d, seat)
            t.after[seat] = t.worth[seat]


@rule
def search(workspaces, bargains, author):
    """Find the best deal for the author that suits all these parties; store it as BEST."""
    d, t = workspaces[0], bargains[0]
    begin_search(d, t)
    list_aims(d, t)
    for index in range(min(t.tries, t.aims)):
        take_aim(d, t, index)
        appraise(d, t)
        work_out(d, t, author)
        recall(d, t, BEFORE)


@rule
def remember(d, t, when):
    for building in range(BUILDINGS):
        t.owner[when, building] = d.owner[building]
    for seat in range(SEATS):
        for kind in range(TYPES):
            t.loose[when, seat, kind] = d.loose[seat, kind]


@rule
def recall(d, t, when):
    for building in range(BUILDINGS):
        d.owner[building] = t.owner[when, building]
    for seat in range(SEATS):
        for kind in range(TYPES):
            d.loose[seat, kind] = t.loose[when, seat, kind]


@rule
def note_best(d, t, author):
    remember(d, t, BEST)
    t.best_merit = merit(t, author)
    for seat in range(SEATS):
        t.best[seat] = gain(t, seat) if is_party(t, seat) else 0
        t.best_pays[seat], t.best_gets[seat] = t.pays[seat], t.gets[seat]


@rule
def appraise(d, t):
    for seat in range(SEATS):
        if is_party(t, seat):
            t.after[seat] = value(d, seat)


# ------------------------------------------------------------------------------------------------- aims


@rule
def list_aims(d, t):
    """List the shops that a party could open with things of the others, by joint gain."""
    t.aims = 0
    for block in range(BLOCKS):
        for kind in range(TYPES):
            tiles = tiles_of(d, t, kind)
            empty, like = sites(d, t, block, kind)
            left = empty | like if tiles else like
            while left:
                region = connected(d.map_, block, left & -left, left)
                left ^= region
                if min(bits(region & empty), tiles) + bits(region & like) > 2:
                    list_region(d, t, block, kind, region, min(tiles, SIZE[kind]), empty)


@rule
def list_region(d, t, block, kind, region, tiles, empty):
    """List the shops of one type within a connected region."""
    mask = region & -region
    while mask:
        fits = 2 < bits(mask) <= SIZE[kind] and bits(mask & empty) <= tiles
        if fits and connected(d.map_, block, mask & -mask, mask) == mask:
            try_aim(d, t, block, mask, kind)
        mask = (mask - region) & region  # the next larger mask within the region, finally 0


@rule
def sites(d, t, block, kind):
    """Return the parties' empty buildings in a block, and those with a tile of a type."""
    empty, like = 0, 0
    for building in range(FIRST[block], FIRST[block + 1]):
        if is_party(t, d.owner[building]):
            bit = 1 << (building - FIRST[block])
            empty |= bit * (d.shop[building] == NO_SHOP)
            like |= bit * (d.shop[building] == kind)
    return empty, like


@rule
def tiles_of(d, t, kind):
    """Return the parties' loose tiles of a type."""
    tiles = 0
    for seat in range(SEATS):
        if is_party(t, seat):
            tiles += d.loose[seat, kind]
    return tiles


@rule
def try_aim(d, t, block, mask, kind):
    """List a shop for every party if it is a joint gain."""
    for seat in range(SEATS):
        for side in range(2 if bits(t.parties) > 2 else 1):
            if is_party(t, seat) and hand_over(d, t, block, mask, kind, seat, side):
                appraise(d, t)
                joint = joint_gain(t)
                if joint > MARGIN:
                    list_aim(t, max(0, joint - price(t)), block, mask, kind, seat, side)
                recall(d, t, BEFORE)


@rule
def list_aim(t, score, block, mask, kind, seat, side):
    """Insert an aim after equally good ones; drop the last of a full list."""
    if t.aims == AIMS and t.aim_score[AIMS - 1] >= score:
        return
    t.aims = min(t.aims + 1, AIMS)
    place = t.aims - 1
    while place > 0 and t.aim_score[place - 1] < score:
        t.aim_score[place] = t.aim_score[place - 1]
        for column in range(5):
            t.aim[place, column] = t.aim[place - 1, column]
        place -= 1
    t.aim_score[place] = score
    t.aim[place, 0], t.aim[place, 1], t.aim[place, 2], t.aim[place, 3], t.aim[place, 4] = block, mask, kind, seat, side


@rule
def take_aim(d, t, index):
    """Move everything an aim needs; return False if that is impossible or nothing moves."""
    return hand_over(d, t, t.aim[index, 0], t.aim[index, 1], t.aim[index, 2], t.aim[index, 3], t.aim[index, 4])


@rule
def hand_over(d, t, block, mask, kind, seat, side):
    """Give a seat the buildings of a shop and its tiles; return False if that is impossible or nothing moves."""
    first = FIRST[block]
    empty, moves = 0, False
    for building in range(first, FIRST[block + 1]):
        if mask >> (building - first) & 1:
            owner, shop = d.owner[building], d.shop[building]
            if not is_party(t, owner) or (shop != NO_SHOP and shop != kind) or (owner != seat and t.fixed[building]):
                return False
            empty += shop == NO_SHOP
            moves = moves or owner != seat
    if empty > tiles_of(d, t, kind):
        return False
    moves = moves or d.loose[seat, kind] < empty
    for building in range(first, FIRST[block + 1]):
        if mask >> (building - first) & 1:
            d.owner[building] = seat
    for step in range(1, SEATS):
        other = (seat + step) % SEATS if side == 0 else (seat - step) % SEATS
        while d.loose[seat, kind] < empty and is_party(t, other) and d.loose[other, kind]:
            shift(d, BUILDINGS + kind, other, seat)
    return moves


# ----------------------------------------------------------------------------------------- return gifts


@rule
def work_out(d, t, author):
    """Add the best return gifts until a deal suits all; then, if thorough, add aims while that pays."""
    for _ in range(t.steps):
        short = price(t)
        if short == 0:
            note_better(d, t, author)
            if not t.thorough:
                return
        if not give_thing(d, t, joint_gain(t) - 2 * short, wanting(t)):
            return
    if price(t) == 0:
        note_better(d, t, author)


@rule
def note_better(d, t, author):
    """Store a deal that suits all if it is better than the best so far."""
    if joint_gain(t) > 0 and merit(t, author) > t.best_merit:
        note_best(d, t, author)


@rule
def wanting(t):
    """Return the parties that a deal does not suit, as bits."""
    seats = 0
    for seat in range(SEATS):
        if is_party(t, seat) and gain(t, seat) < demand(t, seat):
            seats |= 1 << seat
    return seats


@rule
def give_thing(d, t, score, seats):
    """Give one of these seats the best thing, or all things of another aim; return False if nothing helps."""
    best, what, giver, to = score, -1, 0, 0
    for seat in range(SEATS):
        for other in range(SEATS):
            if seat == other or not seats >> seat & 1 or not is_party(t, other):
                continue
            for thing in range(THINGS):
                if can_shift(d, t, thing, other):
                    points = with_thing(d, t, thing, other, seat)
                    if points > best:
                        best, what, giver, to = points, thing, other, seat
    remember(d, t, BETWEEN)
    for index in range(t.aims if t.thorough else min(LISTED, t.aims)):
        if (t.thorough or seats >> t.aim[index, 3] & 1) and take_aim(d, t, index):
            appraise(d, t)
            points = joint_gain(t) - 2 * price(t)
            if points > best:
                best, what = points, THINGS + index
        recall(d, t, BETWEEN)
    if 0 <= what < THINGS:
        shift(d, what, giver, to)
    elif what >= THINGS:
        take_aim(d, t, what - THINGS)
    appraise(d, t)
    return what >= 0


@rule
def can_shift(d, t, thing, giver):
    if thing < BUILDINGS:
        return d.owner[thing] == giver and not t.fixed[thing]
    return d.loose[giver, thing - BUILDINGS] > 0


@rule
def shift(d, thing, giver, to):
    if thing < BUILDINGS:
        d.owner[thing] = to
    else:
        d.loose[giver, thing - BUILDINGS] -= 1
        d.loose[to, thing - BUILDINGS] += 1


@rule
def with_thing(d, t, thing, giver, to):
    """Return the score of a deal with one more thing."""
    one, other = t.after[giver], t.after[to]
    shift(d, thing, giver, to)
    t.after[giver], t.after[to] = value(d, giver), value(d, to)
    points = joint_gain(t) - 2 * price(t)
    shift(d, thing, to, giver)
    t.after[giver], t.after[to] = one, other
    return points

"""Chinatown: loose tiles, and their legal placements. The numbers after `#` are clauses of rulebook.md."""

from ....engine import rule
from .material import ADJACENT, BLOCK, BUILDINGS, FIRST, FRONT, NO_SHOP, TILES, TYPES
from .state import LEAVE_EMPTY, MAP, NO_PROMISE, PLACE, STREET, held, hides_tiles


@rule
def at_hand(s, player, kind):
    """Return the number of loose tiles of a type that the player has not prepared."""
    tiles = s.loose[player, kind]
    for building in range(BUILDINGS):
        tiles -= s.plan[building] == kind and s.owner[building] == player
    return tiles


@rule
def within_reach(s, player, kind, giver):
    """Return how many tiles of a type a player may ask of a seat: of hidden ones, as many as it could have.  CT-41"""
    if giver == player or not hides_tiles(s):
        return s.loose[giver, kind]
    tiles = TILES[kind] - s.loose[player, kind]
    for building in range(BUILDINGS):
        tiles -= s.shop[building] == kind
    return min(tiles, tiles_held(s, giver))


@rule
def tiles_held(s, seat):
    """Return how many loose tiles a seat has, in a state or in a view."""
    tiles = held(s, seat)
    for kind in range(TYPES):
        tiles += max(s.loose[seat, kind], 0)  # hidden ones are counted already
    return tiles


@rule
def promised(s, player, kind):
    """Return how many tiles of a type the player has promised to place, can place and has not prepared."""
    tiles = 0
    for building in range(BUILDINGS):
        if s.owner[building] == player and s.promise[building] == kind and is_free(s, building):
            tiles += reaches_street(s, player, building, kind, True)
    return tiles


@rule
def is_free(s, building):
    """Return whether a building has neither a tile nor a prepared one."""
    return s.shop[building] == NO_SHOP and s.plan[building] == NO_SHOP


@rule
def why_tile(s, player, kind):
    """Return the clause that forbids placing a tile of a type on any building without a promise."""
    left = at_hand(s, player, kind)
    if left == 0:
        return 18
    return 25 if left <= promised(s, player, kind) else 0


@rule
def why_building(s, player, building, kind):
    """Return the clause that forbids a tile on this building; the supply of tiles is checked elsewhere."""
    if s.owner[building] != player or not is_free(s, building):
        return 18
    if s.promise[building] == LEAVE_EMPTY:
        return 25
    return 0 if reaches_street(s, player, building, kind, False) else 35


@rule
def why_place(s, player, action):
    building, kind = (action - PLACE) // TYPES, (action - PLACE) % TYPES
    clause = why_building(s, player, building, kind)
    if clause:
        return clause
    promise = s.promise[building]
    if promise == kind:
        return 0 if at_hand(s, player, kind) > 0 else 18
    if promise != NO_PROMISE and can_keep(s, player, building, promise):
        return 25
    return why_tile(s, player, kind)


@rule
def can_keep(s, player, building, kind):
    """Return whether the player can place a promised tile, now or after other ones: if not, the promise has lapsed."""
    return at_hand(s, player, kind) > 0 and reaches_street(s, player, building, kind, True)


@rule
def legal_place(s, player, mask):
    for kind in range(TYPES):
        if s.loose[player, kind] == 0:
            continue
        free = why_tile(s, player, kind)
        for building in range(BUILDINGS):
            if s.owner[building] == player and (free == 0 or s.promise[building] == kind):
                action = PLACE + building * TYPES + kind
                mask[action] = why_place(s, player, action) == 0


@rule
def must_place(s, player):
    """Return 0 if the player may be done, or 25 while an open promise can be fulfilled."""
    for building in range(BUILDINGS):
        kind = s.promise[building]
        is_open = s.owner[building] == player and kind < TYPES and is_free(s, building)
        if is_open and at_hand(s, player, kind) > 0 and why_building(s, player, building, kind) == 0:
            return 25
    return 0


@rule
def tile_on(s, building, kept):
    """Return the type on a building or prepared for it, or, with fulfilled promises, promised for it."""
    if not is_free(s, building):
        return s.shop[building] if s.shop[building] != NO_SHOP else s.plan[building]
    return s.promise[building] if kept else NO_SHOP


@rule
def reaches_street(s, player, building, kind, kept):
    """Return whether a tile here would have a street front, or join a shop of its type and owner with one.  CT-35

    With fulfilled promises, a shop counts with its promised tiles: any other promise has lapsed.
    """
    map_ = s.options[MAP]
    if s.options[STREET] == 0 or FRONT[map_, building]:
        return True
    first = FIRST[BLOCK[building]]
    joined = 1 << (building - first)
    new = joined
    while new:
        near, fresh = 0, 0
        for place in range(FIRST[BLOCK[building] + 1] - first):
            near |= ADJACENT[map_, first + place] * (new >> place & 1)
        for place in range(FIRST[BLOCK[building] + 1] - first):
            other = first + place
            if near & ~joined & 1 << place and s.owner[other] == player and tile_on(s, other, kept) == kind:
                fresh |= 1 << place
                if FRONT[map_, other]:
                    return True
        joined |= fresh
        new = fresh
    return False

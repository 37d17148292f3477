"""Chinatown: which tiles may be placed where. The numbers after `#` are clauses of rulebook.md."""

from ....engine import rule
from .material import ADJACENT, BLOCK, BUILDINGS, FIRST, FRONT, NO_SHOP, TYPES
from .state import LEAVE_EMPTY, MAP, NO_PROMISE, PLACE, STREET


@rule
def at_hand(s, player, kind):
    """Return loose tiles of a type that the player has not prepared to place yet."""
    tiles = s.loose[player, kind]
    for building in range(BUILDINGS):
        tiles -= s.plan[building] == kind and s.owner[building] == player
    return tiles


@rule
def promised(s, player, kind):
    """Return how many tiles of a type the player has promised to place, can place and has not yet prepared."""
    tiles = 0
    for building in range(BUILDINGS):
        if s.owner[building] == player and s.promise[building] == kind and is_free(s, building):
            tiles += reaches_street(s, player, building, kind, True)
    return tiles


@rule
def is_free(s, building):
    """Whether nothing is on a building nor prepared for it."""
    return s.shop[building] == NO_SHOP and s.plan[building] == NO_SHOP


@rule
def why_tile(s, player, kind):
    """Return what forbids to place a tile of a type on some building that nothing is promised of."""
    left = at_hand(s, player, kind)
    if left == 0:
        return 18
    return 25 if left <= promised(s, player, kind) else 0


@rule
def why_building(s, player, building, kind):
    """What forbids to place a tile on this building; whether there is one, and one to spare, is asked elsewhere."""
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
    """Whether the player can place a promised tile, now or after other promised ones: else the promise has lapsed."""
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
    """0 where the player may be done, or 25 while a promise is open that can be kept now."""
    for building in range(BUILDINGS):
        kind = s.promise[building]
        is_open = s.owner[building] == player and kind < TYPES and is_free(s, building)
        if is_open and at_hand(s, player, kind) > 0 and why_building(s, player, building, kind) == 0:
            return 25
    return 0


@rule
def tile_on(s, building, kept):
    """Return the type on a building or prepared for it, or, with promises kept, promised for it."""
    if not is_free(s, building):
        return s.shop[building] if s.shop[building] != NO_SHOP else s.plan[building]
    return s.promise[building] if kept else NO_SHOP


@rule
def reaches_street(s, player, building, kind, kept):
    """Whether a tile here would stand at a street, or join a shop of its type and owner that does.  CT-35

    With promises kept, a shop counts that has its promised tiles: a promise beyond that has lapsed.
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

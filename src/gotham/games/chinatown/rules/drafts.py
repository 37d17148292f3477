"""Chinatown: a deal in preparation: its moves, its draft, and the obstacles to its delivery.

The numbers after `#` are clauses of rulebook.md. A move is action * SEATS + the giver or promiser. Moves of a deal
ascend, so that a deal has one notation only.
"""

from ....engine import UNKNOWN, bits, fill, rule
from .material import BUILDINGS, NO_SHOP, NOBODY, SEATS, TYPES
from .placement import within_reach
from .state import (
    BUILD,
    CASH,
    CIRCLES,
    DROP,
    EMPTY,
    GIVE,
    LIVE,
    MOVES,
    NAMES,
    NO_PROMISE,
    OPEN,
    OWE,
    PROPOSE,
    SECRET,
    SUMS,
    TILE,
    can_add,
    group,
    hides_tiles,
)

NOTES = len(SUMS)
PAIRS = SEATS * SEATS


# ------------------------------------------------------------------------------------------------------ moves


@rule
def receiver(move):
    """Return the receiver of a move; of a promise, its maker."""
    action = move // SEATS
    if action < CASH:
        return (action - GIVE if action < TILE else action - TILE) % SEATS
    if action < BUILD:
        return (action - CASH) // NOTES % SEATS
    if action < OWE:
        return move % SEATS
    return (action - OWE) // NOTES % SEATS


@rule
def giver_of(action):
    """Return the giver of a tile or a sum, as encoded in the action."""
    if action < CASH:
        return (action - TILE) // SEATS % SEATS
    return (action - CASH if action < BUILD else action - OWE) // NOTES // SEATS


@rule
def sum_of(action):
    """Return the sum of a `cash` or an `owe`."""
    return SUMS[(action - CASH if action < BUILD else action - OWE) % NOTES]


@rule
def kind_of(action):
    """Return the type of a `tile` or a `build`."""
    return (action - TILE) // PAIRS if action < CASH else (action - BUILD) % TYPES


@rule
def building_of(action):
    """Return the building of a `give`, a `build` or an `empty`."""
    if action < TILE:
        return (action - GIVE) // SEATS
    return (action - BUILD) // TYPES if action < EMPTY else action - EMPTY


@rule
def parties_of(moves, count):
    """Return all seats that give, receive or promise, as bits.  CT-23"""
    parties = 0
    for index in range(count):
        parties |= 1 << moves[index] % SEATS | 1 << receiver(moves[index])
    return parties


@rule
def heir(s, moves, count, building):
    """Return the owner of a building after a deal."""
    for index in range(count):
        action = moves[index] // SEATS
        if action < TILE and building_of(action) == building:
            return receiver(moves[index])
    return s.owner[building]


# ----------------------------------------------------------------------------------------------------- drafts


@rule
def moves_in(s, player):
    """Return how many moves a draft has."""
    return s.drafting[player] - 1


@rule
def last_move(s, player):
    """Return the action of the latest move of a draft, or -1."""
    count = moves_in(s, player)
    return s.draft[player, count - 1] // SEATS if count > 0 else -1


@rule
def can_give(s, last, building):
    """Return whether a draft may give a building: it has an owner, and this deal does not give it already."""
    return s.owner[building] != NOBODY and not (GIVE <= last < TILE and building_of(last) == building)


@rule
def spare(s, player, kind, giver):
    """Return how many more tiles of a type a draft may take from a seat; the moves of one seat are adjacent."""
    tiles, moves = within_reach(s, player, kind, giver), s.draft[player]
    index = moves_in(s, player) - 1
    while index >= 0 and same_source(moves[index], kind, giver):
        tiles -= 1
        index -= 1
    return tiles


@rule
def same_source(move, kind, giver):
    action = move // SEATS
    return TILE <= action < CASH and kind_of(action) == kind and move % SEATS == giver


@rule
def can_promise(s, player, building):
    """Return whether a draft may promise a building: it has an owner, is empty, and has no promise in the draft."""
    if s.owner[building] == NOBODY or s.shop[building] != NO_SHOP:
        return False
    for index in range(moves_in(s, player)):
        action = s.draft[player, index] // SEATS
        if BUILD <= action < OWE and building_of(action) == building:
            return False
    return True


@rule
def why_move(s, player, action):
    """Return the clause that forbids a move in a draft."""
    last = last_move(s, player)
    if not can_add(s, player):
        return 29
    if moves_in(s, player) >= MOVES or action < last or (action == last and not TILE <= action < CASH):
        return 23
    if action < TILE:
        building, to = building_of(action), receiver(action * SEATS)
        return 0 if can_give(s, last, building) and to < s.players and to != s.owner[building] else 23
    if BUILD <= action < OWE:
        return 0 if can_promise(s, player, building_of(action)) else 24
    giver, to = giver_of(action), receiver(action * SEATS)
    if giver == to or giver >= s.players or to >= s.players:
        return 23
    return 0 if action >= CASH or spare(s, player, kind_of(action), giver) > 0 else 26


@rule
def why_propose(s, player, secret):
    """Return the clause that forbids proposing a draft."""
    count, moves = moves_in(s, player), s.draft[player]
    parties = parties_of(moves, count)
    if not parties >> player & 1 or bits(parties) < 2:
        return 23
    name = free_name(s, player, parties * 2 + secret)
    if s.name[player, LIVE - 1] or name >= NAMES:
        return 27
    return hindrance(s, moves, count, name, player)


@rule
def legal_draft(s, player, mask):
    """Mark the actions of a player who is drafting."""
    mask[DROP] = True
    mask[PROPOSE + OPEN] = why_propose(s, player, OPEN) == 0
    mask[PROPOSE + SECRET] = why_propose(s, player, SECRET) == 0
    if moves_in(s, player) >= MOVES or not can_add(s, player):
        return
    last = last_move(s, player)
    if last < TILE:
        mark_gives(s, last, mask)
    if last < CASH:
        mark_tiles(s, player, last, mask)
    if last < BUILD:
        mark_sums(s, CASH, last, mask)
    if last < EMPTY:
        mark_builds(s, last, mask)
    if last < OWE:
        mark_empties(s, player, last, mask)
    mark_sums(s, OWE, last, mask)


@rule
def mark_gives(s, last, mask):
    first = 0 if last < GIVE else building_of(last) + 1
    for building in range(first, BUILDINGS):
        owner = s.owner[building]
        if owner != NOBODY:
            for seat in range(s.players):
                mask[GIVE + building * SEATS + seat] = seat != owner


@rule
def mark_tiles(s, player, last, mask):
    hidden = hides_tiles(s)
    for kind in range(TYPES):
        for giver in range(s.players):
            if (not hidden and s.loose[giver, kind] == 0) or spare(s, player, kind, giver) <= 0:
                continue
            for seat in range(s.players):
                action = TILE + kind * PAIRS + giver * SEATS + seat
                mask[action] = seat != giver and action >= last


@rule
def mark_sums(s, start, last, mask):
    """Mark the sums that one seat can give or owe another."""
    for giver in range(s.players):
        for seat in range(s.players):
            first = start + (giver * SEATS + seat) * NOTES
            if giver != seat and first + NOTES > last:
                for action in range(max(first, last + 1), first + NOTES):
                    mask[action] = True


@rule
def mark_builds(s, last, mask):
    first = 0 if last < BUILD else building_of(last) + 1
    for building in range(first, BUILDINGS):
        if s.owner[building] != NOBODY and s.shop[building] == NO_SHOP:
            for action in range(BUILD + building * TYPES, BUILD + building * TYPES + TYPES):
                mask[action] = True


@rule
def mark_empties(s, player, last, mask):
    for building in range(BUILDINGS):
        mask[EMPTY + building] = EMPTY + building > last and s.owner[building] != NOBODY and s.shop[building] == NO_SHOP
    for index in range(moves_in(s, player)):
        action = s.draft[player, index] // SEATS
        if BUILD <= action < EMPTY:
            mask[EMPTY + building_of(action)] = False


@rule
def add_move(s, player, action):
    """Add a move to a draft, with its giver or promiser."""
    count = moves_in(s, player)
    giver = 0
    if action < TILE:
        giver = s.owner[building_of(action)]
    elif BUILD <= action < OWE:
        giver = heir(s, s.draft[player], count, building_of(action))
    else:
        giver = giver_of(action)
    s.draft[player, count] = action * SEATS + giver
    s.drafting[player] += 1


@rule
def close_draft(s, player):
    s.drafting[player] = 0
    fill(s.draft[player], 0)


# --------------------------------------------------------------------------------------------------- delivery


@rule
def shared(audience, name):
    """Return whether all parties of a promise are parties to a deal, which may then change it.  CT-25"""
    return group(audience) & ~group(name) == 0


@rule
def held_back(s, building, name):
    """Return whether a promise prevents a building from being given or promised otherwise in this deal."""
    return s.promise[building] != NO_PROMISE and not shared(s.audience[building], name)


@rule
def pledged(s, party, kind, name):
    """Return how many tiles of a type a party has promised to seats outside this deal."""
    tiles = 0
    for building in range(BUILDINGS):
        if s.promise[building] == kind and s.owner[building] == party:
            tiles += not shared(s.audience[building], name)
    return tiles


@rule
def tiles_given(moves, count, party, kind):
    """Return how many tiles of a type a party gives in a deal."""
    given = 0
    for index in range(count):
        action = moves[index] // SEATS
        given += TILE <= action < CASH and kind_of(action) == kind and moves[index] % SEATS == party
    return given


@rule
def tiles_free(s, moves, count, name, party, kind):
    """Return how many tiles of a type a party has after a deal beyond those promised in it or to others."""
    tiles = s.loose[party, kind] - tiles_given(moves, count, party, kind) - pledged(s, party, kind, name)
    for index in range(count):
        action = moves[index] // SEATS
        if TILE <= action < CASH:
            tiles += kind_of(action) == kind and receiver(moves[index]) == party
        elif BUILD <= action < EMPTY:
            tiles -= kind_of(action) == kind and moves[index] % SEATS == party
    return tiles


@rule
def tile_hindrance(s, moves, count, name, party, kind):
    if tiles_given(moves, count, party, kind) > s.loose[party, kind]:
        return 26 if s.loose[party, kind] != UNKNOWN else 0  # only the party knows hidden ones
    return 25 if tiles_free(s, moves, count, name, party, kind) < 0 else 0


@rule
def promise_hindrance(s, moves, count, name, party, building):
    if s.shop[building] != NO_SHOP or heir(s, moves, count, building) != party:
        return 26
    if s.owner[building] != party:
        return 0  # the giver is checked; another's promise may be secret
    return 25 if held_back(s, building, name) else 0


@rule
def move_hindrance(s, moves, count, name, index):
    """Return the clause that prevents the giver of one move from giving it."""
    action, party = moves[index] // SEATS, moves[index] % SEATS
    if action < TILE:
        if s.owner[building_of(action)] != party:
            return 26
        return 25 if held_back(s, building_of(action), name) else 0
    if action < CASH:
        return tile_hindrance(s, moves, count, name, party, kind_of(action))
    if action < BUILD or action >= OWE:
        return 0
    clause = promise_hindrance(s, moves, count, name, party, building_of(action))
    if clause == 0 and action < EMPTY:
        clause = tile_hindrance(s, moves, count, name, party, kind_of(action))
    return clause


@rule
def hindrance(s, moves, count, name, party):
    """Return 0 if a party can give its part now, else the clause against it. Uses only the party's view."""
    money = s.money[party]
    for index in range(count):
        action, giver = moves[index] // SEATS, moves[index] % SEATS
        if giver == party:
            clause = move_hindrance(s, moves, count, name, index)
            if clause:
                return clause
        if CASH <= action < BUILD:
            if giver == party:
                money -= sum_of(action)
            elif receiver(moves[index]) == party:
                money += sum_of(action)
    return 26 if money < 0 else 0  # CT-26


@rule
def possible(s, moves, count, name):
    """Return whether every party can give its part. Only the last acceptance uses it, because it reads secrets."""
    for party in range(s.players):
        if name >> (party + 1) & 1 and hindrance(s, moves, count, name, party):
            return False
    return True


@rule
def find(s, author, name):
    """Return the index of an author's offer of that name, or -1."""
    for slot in range(LIVE):
        if name and s.name[author, slot] == name:
            return slot
    return -1


@rule
def free_name(s, author, name):
    """Return the first name that no open offer of the author has in the circle of this one; NAMES or more if none."""
    while name < NAMES and find(s, author, name) >= 0:
        name += CIRCLES
    return name

"""Chinatown: how an offer is drafted. The numbers after `#` are clauses of rulebook.md."""

from .....engine import bits, fill, rule
from ..material import BUILDINGS, NO_SHOP, NOBODY, SEATS, TYPES
from ..state import BUILD, CASH, DROP, EMPTY, GIVE, LIVE, MOVES, OPEN, OWE, PROPOSE, SECRET, TILE
from .delivery import find, hindrance
from .moves import NOTES, PAIRS, building_of, giver_of, heir, kind_of, parties_of, receiver


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
    """Whether a draft may give a building: it is somebody's, and not given in this deal already."""
    return s.owner[building] != NOBODY and not (GIVE <= last < TILE and building_of(last) == building)


@rule
def spare(s, player, kind, giver):
    """Return how many more tiles of a type a draft may take from a seat; those of one seat follow each other."""
    tiles, moves = s.loose[giver, kind], s.draft[player]
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
    """Whether a draft may promise something of a building: it is somebody's and empty, and not promised in it yet."""
    if s.owner[building] == NOBODY or s.shop[building] != NO_SHOP:
        return False
    for index in range(moves_in(s, player)):
        action = s.draft[player, index] // SEATS
        if BUILD <= action < OWE and building_of(action) == building:
            return False
    return True


@rule
def why_move(s, player, action):
    """Return what forbids a move in a draft."""
    last = last_move(s, player)
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
    """Return what forbids to propose a draft."""
    count, moves = moves_in(s, player), s.draft[player]
    parties = parties_of(moves, count)
    if not parties >> player & 1 or bits(parties) < 2:
        return 23
    name = parties * 2 + secret
    if s.name[player, LIVE - 1] or find(s, player, name) >= 0:
        return 27
    return hindrance(s, moves, count, name, player)


@rule
def legal_draft(s, player, mask):
    """Mark what a player may do who is drafting."""
    mask[DROP] = True
    mask[PROPOSE + OPEN] = why_propose(s, player, OPEN) == 0
    mask[PROPOSE + SECRET] = why_propose(s, player, SECRET) == 0
    if moves_in(s, player) >= MOVES:
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
    for kind in range(TYPES):
        for giver in range(s.players):
            if s.loose[giver, kind] == 0 or spare(s, player, kind, giver) <= 0:
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
    """Add a move to a draft, with who gives or promises."""
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

"""Chinatown: what keeps a party from giving its part of a deal. The numbers after `#` are clauses of rulebook.md."""

from .....engine import rule
from ..material import BUILDINGS, NO_SHOP, SEATS
from ..state import BUILD, CASH, EMPTY, LIVE, NO_PROMISE, OWE, TILE
from .moves import building_of, heir, kind_of, receiver, sum_of


@rule
def shared(audience, name):
    """Whether all parties of a promise are parties to a deal, which may then change it.  CT-25"""
    return (audience >> 1) & ~(name >> 1) == 0


@rule
def held_back(s, building, name):
    """Whether a promise keeps a building from being given or promised otherwise in this deal."""
    return s.promise[building] != NO_PROMISE and not shared(s.audience[building], name)


@rule
def pledged(s, party, kind, name):
    """Return how many tiles of a type a party has promised to others than those of this deal."""
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
        return 26
    return 25 if tiles_free(s, moves, count, name, party, kind) < 0 else 0


@rule
def promise_hindrance(s, moves, count, name, party, building):
    if s.shop[building] != NO_SHOP or heir(s, moves, count, building) != party:
        return 26
    if s.owner[building] != party:
        return 0  # who gives it is asked; another's promise may be secret
    return 25 if held_back(s, building, name) else 0


@rule
def move_hindrance(s, moves, count, name, index):
    """Return what keeps the giver of one move from giving it."""
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
    """0 where a party can give its part now, else the clause against it. Asks nothing that the party does not see."""
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
    """Whether every party can give its part: asked by the last yes alone, for it looks at what is secret."""
    for party in range(s.players):
        if name >> (party + 1) & 1 and hindrance(s, moves, count, name, party):
            return False
    return True


@rule
def find(s, author, name):
    """Return where an author's offer of that name stands, or -1."""
    for slot in range(LIVE):
        if name and s.name[author, slot] == name:
            return slot
    return -1

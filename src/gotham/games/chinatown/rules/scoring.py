"""Chinatown: final money and the winners."""

from ....engine import UNKNOWN, rule
from .material import BUILDINGS, NO_SHOP


@rule
def returns(s, out):
    for seat in range(s.players):
        out[seat] = s.money[seat] * 1000 if s.money[seat] != UNKNOWN else UNKNOWN


@rule
def winners(s):
    """Return the winners as bits: most money, then most tiles on the map.  CT-22"""
    best, most, seats = -1, 0, 0
    for seat in range(s.players):
        tiles = tiles_of(s, seat)
        if s.money[seat] > best or (s.money[seat] == best and tiles > most):
            best, most, seats = s.money[seat], tiles, 0
        if s.money[seat] == best and tiles == most:
            seats |= 1 << seat
    return seats


@rule
def tiles_of(s, seat):
    """Return how many tiles a seat has on the map."""
    tiles = 0
    for building in range(BUILDINGS):
        tiles += s.owner[building] == seat and s.shop[building] != NO_SHOP
    return tiles

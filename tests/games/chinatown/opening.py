"""Matches from their start, and the cards and buildings of a seat."""

import gotham
from gotham.games.chinatown.rules.state import DEALT_TO, REFUSED_BY

from .position import all_done, chinatown, keep_all, state

VIEWERS = {players: (*range(players), gotham.SPECTATOR) for players in (3, 4, 5)}


def open_table(players=3, seed=1, **options):
    names = {name.replace("_", "-"): value for name, value in options.items()}
    return chinatown().table(players, seed, names)


def cards(table, seat):
    """Return the printed numbers of the buildings on a seat's cards."""
    return {place + 1 for place, card in enumerate(state(table).card) if card in (DEALT_TO + seat, REFUSED_BY + seat)}


def buildings(table, seat):
    return {place + 1 for place, holder in enumerate(state(table).owner) if holder == seat}


def play_round(table):
    keep_all(table)
    all_done(table)
    all_done(table)

"""Tables for tests of text: positions with names at the seats, the log and the description."""

import functools

import gotham

from .haggling import NAMES
from .position import all_done, chinatown, lay

GAME = chinatown()
TABLE = """
    0 owns 1 2 3
    1 owns 5 6 7
    2 owns 16 17
    0 holds sea-food 2 radios 1
    1 holds laundry 2
    1 built pharmacy 43 44
    money 5 6 4
"""


def seats(text=TABLE):
    """A table of Ada, Bob and Cy."""
    table = lay(text)
    table.names = NAMES[: table.players]
    return table


def story(table, viewer=gotham.SPECTATOR, language="en"):
    """Return the lines a viewer reads, after those read before."""
    told = table.__dict__.setdefault("told", {})
    lines = table.story(viewer, language)
    new = lines[told.get((viewer, language), 0) :]
    told[viewer, language] = len(lines)
    return new


def described(table, viewer=gotham.SPECTATOR, language="en"):
    words = GAME.words(language)
    return table.view(viewer).describe(language, functools.partial(table.name, words=words))


def end_round(table):
    all_done(table)
    all_done(table)

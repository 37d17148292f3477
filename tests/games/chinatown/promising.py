"""A position for promises, and the promises in it."""

from gotham.games.chinatown.rules.material import NAMES
from gotham.games.chinatown.rules.state import LEAVE_EMPTY, NO_PROMISE, PLACING

from .position import all_done, state

THREE = """
    option prosperity off
    0 owns 1 2 3
    1 owns 5 6
    2 owns 16
    0 holds sea-food 2 radios 1
    1 holds pharmacy 2
    2 holds jeans 1
    money 5 6 4
"""


def promise(table, building):
    """Return the promise about a building, or None."""
    kind = int(state(table).promise[building - 1])
    return {NO_PROMISE: None, LEAVE_EMPTY: "empty"}[kind] if kind >= len(NAMES) else NAMES[kind]


def place_phase(table):
    all_done(table)
    assert state(table).phase == PLACING

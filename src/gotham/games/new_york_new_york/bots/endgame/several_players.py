"""Action values for the last cards of three and four players, from a view."""

from typing import Any

import numpy as np

from .....engine import cells
from .....match.view import View
from ...rules.state import ACTIONS, CARDS, SEATS, State
from ..master.search import WinEstimate
from .max_n import settle

MOST = 9  # cards in the hands of the seats still playing
PLIES = MOST + SEATS + 1
WORLDS = 12


def settled(view: View, clues: Any, limit: int, seed: int, worlds: int = WORLDS) -> list[WinEstimate]:
    """Return an estimate of each action, the best first; empty if it is too early or would take too long."""
    if not is_late(view):
        return []
    rows, sums = State.rows(PLIES), np.zeros((ACTIONS.count, 2))
    room = (
        np.zeros(ACTIONS.count, np.bool_),
        np.zeros((PLIES, MOST + 1), np.int64),
        np.zeros(PLIES, np.int64),
        np.zeros(PLIES, np.int64),
        np.zeros((PLIES, 2 * SEATS)),
        np.zeros(2 * SEATS),
    )
    world, settle_ = np.full(CARDS + 1, -1.0), view.game.bind(settle)
    looked = settle_(view.cells, rows, cells(rows), view.viewer, clues, world, room, worlds, limit, seed, sums)
    if looked > limit:
        return []
    ranked = sorted(view.numbers, key=lambda action: -sums[action, 0])
    return [WinEstimate(action, worlds, float(sums[action, 1]) / worlds) for action in ranked]


def is_late(view: View) -> bool:
    """Return whether pile and reserve are empty and few cards are left to play."""
    s = view.state
    return not s.pile and not s.reserve and sum(s.held[: s.players][s.passed[: s.players] == 0]) <= MOST

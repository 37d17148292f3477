"""Plays a whole match between bots."""

from collections.abc import Sequence

from ..i18n.errors import GothamError
from ..match.table import Table
from ..match.turns import turns
from ..match.view import View
from .player import WAIT, Bot, run_of


def play(table: Table, players: Sequence[Bot]) -> Table:
    """Play a table to its end. Bots are asked in turn after the last actor, and again when their view has changed."""
    last = -1
    waiting: dict[int, View] = {}
    while not table.over:
        last = _one_action(table, players, last, waiting)
    return table


def _one_action(table: Table, players: Sequence[Bot], last: int, waiting: dict[int, View]) -> int:
    """Ask bots in turn until one acts, and return its seat."""
    for seat, view, last_call in turns(table, last, lambda seat, view: waiting.get(seat) == view):
        answer = players[seat].act(view, last_call)
        if answer != WAIT:
            waiting.pop(seat, None)
            table.act(seat, *run_of(answer))
            return seat
        waiting[seat] = view
    raise GothamError("error-idle")

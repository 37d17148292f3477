"""Bots: players that see views alone.

player             the interface of a bot, and reading its answers
registry           all bots by name; making one from its spec
opponents          the levels and characters by which people choose a bot
budget             how much a bot may think
ranking            a bot's estimates of its choices, for hints and analyses
advice             a bot's reasons in words
warmup             compiling ahead of the first answer
random_bot         plays any legal action
greedy             takes what is worth most at once
ismcts             information-set tree search
openspiel          OpenSpiel's search as a bot, in three modules:
openspiel_game     a game in OpenSpiel's terms
openspiel_search   OpenSpiel's search with a clock
"""

from collections.abc import Sequence

from ..i18n.errors import GothamError
from ..i18n.remarks import speech
from ..match.table import Table
from ..match.turns import turns
from ..match.view import View
from .player import WAIT, Bot, advice_of, reason_of, run_of
from .registry import Maker, bot, bots, refuse_argument
from .warmup import action_kinds, warm_up

__all__ = [
    "WAIT",
    "Bot",
    "Maker",
    "action_kinds",
    "advice_of",
    "bot",
    "bots",
    "play",
    "reason_of",
    "refuse_argument",
    "run_of",
    "speech",
    "warm_up",
]


def play(table: Table, players: Sequence[Bot]) -> Table:
    """Plays a table to its end. Bots are asked in order behind the last actor, and again when their view changed."""
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

"""Analysis of Enquêtes à New York: the value of every moment of a match, and its findings."""

import functools
from typing import Any

import numpy as np

from ....bots.ranking import Ranked, rank_of
from ....engine import cells
from ....hooks.insight import InsightHooks
from ....insight import shares
from ....match.game import Game, seed_number
from ....match.view import View
from ..bots.master.bot import EnquetesMaster
from ..bots.master.square_odds import likelihoods, trust
from ..rules.board import SQUARES
from ..rules.state import ACTIONS, END, ROLL, SEATS, State
from .sections import MASTER
from .sections import findings as findings
from .win_chance import NO_ACTION, play_on

PLAYOUTS = 4000  # divided by the seats: with more players matches are longer and shares smaller
SLOW = 2  # with interpreted rules
LOW = 17  # low bits of a seed dropped, as headroom for the run counter


class Outlook:
    """The compiled playouts with their buffers."""

    def __init__(self, game: Game) -> None:
        self.play_on, self.is_fast = game.bind(play_on), game.mode != "plain"
        self.worlds, self.tables = State.rows(), (likelihoods(), trust())
        self.scratch = (np.zeros(ACTIONS.count, np.bool_), np.zeros(SQUARES), np.zeros(SQUARES))

    def shares(self, rows: Any, action: int, seed: int) -> list[float]:
        """Return each seat's average share of the win, after an action unless it is NO_ACTION."""
        players, wins = int(rows[0].players), np.zeros(SEATS)
        runs = PLAYOUTS // players if self.is_fast else SLOW
        room = (cells(self.worlds), self.worlds, self.tables, self.scratch)
        self.play_on(cells(rows)[0], *room, action, runs, seed_number("insight", seed) >> LOW, wins)
        found: list[float] = (wins[:players] / runs).tolist()
        return found


@functools.cache
def _outlook(game: Game) -> Outlook:
    return Outlook(game)


def value(game: Game, rows: Any, seed: int) -> list[float]:
    """Return each seat's share of the win if all play well from here, each with the cards it has read itself.

    Unread clues are resampled, and nobody gets the answer for free: a guess is right as often as its maker can expect.
    """
    return shares(game, rows) if game.status(rows)[2] else _outlook(game).shares(rows, NO_ACTION, seed)


def after(game: Game, rows: Any, seat: int, action: int, seed: int) -> list[float]:
    """Return the same after an action, in the same worlds."""
    return _outlook(game).shares(rows, action, seed)


def better(game: Game, view: View, seed: int) -> list[Ranked]:
    """Return a master's ranking in the mover's place."""
    master = EnquetesMaster(game, MASTER, seed)
    master.act(view)
    return rank_of(master)


def counts(game: Game, rows: Any, seat: int, action: int) -> bool:
    """Return whether an action is a decision. Ending a turn or accusing is one; rolling costs nothing."""
    if action == ROLL:
        return False
    if action >= END:
        return True
    mask = np.zeros(ACTIONS.count, np.bool_)
    game.options_of(rows, seat, mask)
    return int(mask.sum()) > 1


HOOKS = InsightHooks(value=value, after=after, better=better, counts=counts, findings=findings)

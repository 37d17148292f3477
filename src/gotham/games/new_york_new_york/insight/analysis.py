"""Analysis of New York New York: the value of every moment of a match, and its endgames."""

from typing import Any

import numpy as np

from ....bots import bot
from ....bots.ranking import Ranked, rank_of
from ....engine import copied
from ....hooks.insight import InsightHooks
from ....insight import Frame
from ....insight import shares as final
from ....match.game import Game
from ....match.view import View
from ..rules.scoring import points_of, target
from ..rules.state import PASS, TAKE
from .endings import Ending, ending
from .sections import findings as findings
from .win_chance import by_habit, endgame, refilled, shares

QUICK = "master:10000"  # suggests alternatives where the endgame is not exact


def value(game: Game, rows: Any, seed: int) -> list[float]:
    """Return each seat's expected share of the win: exact in an endgame of two players, otherwise by rollouts."""
    if game.status(rows)[2]:
        return final(game, rows)
    found = endgame(game, rows)
    return _led(rows, found.lead()) if found and not target(rows[0]) else by_habit(game, rows, seed)


def after(game: Game, rows: Any, seat: int, action: int, seed: int) -> list[float]:
    """Return the same right after an action, before a card is revealed or the next round is dealt."""
    found = endgame(game, rows)
    if found and not target(rows[0]):  # with a target points decide, and not the lead alone
        return _led(rows, found.after(action).lead())
    if TAKE <= action < PASS and rows[0].pile:
        worths = [by_habit(game, then, seed, int(rows[0].pile)) for then in refilled(game, rows, action)]
        return [sum(each) / len(worths) for each in zip(*worths, strict=True)]
    then = copied(rows)
    game.step(then, seat, action)
    if then[0].round_ > rows[0].round_:
        ended = [points_of(then[0], int(rows[0].round_), player) for player in range(int(then[0].players))]
        return shares(rows[0], np.array([ended]))
    return value(game, then, seed)


def _led(rows: Any, lead: int) -> list[float]:
    """Return the shares of two players when seat 0 wins the round by a lead."""
    return shares(rows[0], np.array([[lead, 0]]))


def better(game: Game, view: View, seed: int) -> list[Ranked]:
    """Return the master's ranking of actions, given what the mover knew."""
    is_exact = view.players == 2 and not view["pile"]
    master = bot(game, "master" if is_exact or game.mode != "compiled" else QUICK, seed)
    master.act(view)
    return rank_of(master)


def study(game: Game, frame: Frame, seed: int) -> Ending | None:
    """Return what is certain about an action near the end of a round."""
    return ending(game, frame.before, frame.action)


HOOKS = InsightHooks(value=value, after=after, better=better, study=study, findings=findings)

"""New York New York looked back at: what a match was worth at every moment, and what its endgames came to."""

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
from ..rules.state import PASS, TAKE
from .endings import Ending, ending
from .sections import findings as findings
from .win_chance import by_habit, endgame, refilled, shares

QUICK = "master:10000"  # who tells what was better, where it cannot be reckoned out


def value(game: Game, rows: Any, seed: int) -> list[float]:
    """Each seat's expected share of the win: exact by the endgame of two players, else by how habit goes on."""
    if game.status(rows)[2]:
        return final(game, rows)
    found = endgame(game, rows)
    return _led(rows, found.lead()) if found else by_habit(game, rows, seed)


def after(game: Game, rows: Any, seat: int, action: int, seed: int) -> list[float]:
    """The same right behind an action: before a card is turned up, and before the next round is dealt."""
    found = endgame(game, rows)
    if found:
        return _led(rows, found.after(action).lead())
    if TAKE <= action < PASS and rows[0].pile:
        worths = [by_habit(game, then, seed, int(rows[0].pile)) for then in refilled(game, rows, action)]
        return [sum(each) / len(worths) for each in zip(*worths, strict=True)]
    then = copied(rows)
    game.step(then, seat, action)
    if then[0].round_ > rows[0].round_:
        return shares(rows[0], then[0].points[rows[0].round_ : then[0].round_, : then[0].players])
    return value(game, then, seed)


def _led(rows: Any, lead: int) -> list[float]:
    """The shares of two players when seat 0 leads the round by so much at its end."""
    return shares(rows[0], np.array([[lead, 0]]))


def better(game: Game, view: View, seed: int) -> list[Ranked]:
    """What the master would have done, knowing what the mover knew."""
    is_exact = view.players == 2 and not view["pile"]
    master = bot(game, "master" if is_exact or game.mode != "compiled" else QUICK, seed)
    master.act(view)
    return rank_of(master)


def study(game: Game, frame: Frame, seed: int) -> Ending | None:
    """What can be said for certain of an action near the end of a round."""
    return ending(game, frame.before, frame.action)


HOOKS = InsightHooks(value=value, after=after, better=better, study=study, findings=findings)

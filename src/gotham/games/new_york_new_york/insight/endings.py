"""What is certain of an action near the end of a round, when nothing is left to chance."""

from typing import Any, NamedTuple

from ....match.game import Game
from .win_chance import endgame, last_cards


class Ending(NamedTuple):
    """An action that was best, and what it and the one that was done come to.

    Between two players that is the lead of seat 0 when the round ends, if both play as well as can be. Among more it is
    the mover's chance to win the match, if everybody does what is best for themselves.
    """

    best: int
    best_figure: float
    figure: float


def ending(game: Game, rows: Any, action: int) -> Ending | None:
    """What is certain of an action, if anything is."""
    two = endgame(game, rows)
    if two:
        return Ending(two.best(), two.lead(), two.after(action).lead())
    figures = {each.action: each.chance for each in last_cards(game, rows)}
    best = max(figures, key=lambda each: figures[each], default=-1)
    return Ending(best, figures[best], figures[action]) if figures else None

"""What is certain about an action near the end of a round, when no randomness is left."""

from typing import Any, NamedTuple

from ....match.game import Game
from .win_chance import endgame, last_cards


class Ending(NamedTuple):
    """A best action, and the figures of it and of the action played.

    With two players a figure is the lead of seat 0 at the end of the round under perfect play. With more it is the
    mover's chance to win the match if every seat maximises its own result.
    """

    best: int
    best_figure: float
    figure: float


def ending(game: Game, rows: Any, action: int) -> Ending | None:
    """Return what is certain about an action, or None."""
    two = endgame(game, rows)
    if two:
        return Ending(two.best(), two.lead(), two.after(action).lead())
    figures = {each.action: each.chance for each in last_cards(game, rows)}
    best = max(figures, key=lambda each: figures[each], default=-1)
    return Ending(best, figures[best], figures[action]) if figures else None

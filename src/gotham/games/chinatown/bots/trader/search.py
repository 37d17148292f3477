"""Chinatown for bots: a trader's search for deals of two and of three parties."""

import itertools
from collections.abc import Iterator

from .....match.game import Game
from .....match.view import View
from ...rules.state import MOVES
from ..deals.appraisal import DealAppraiser
from ..deals.draft_actions import moves_of
from ..deals.search import search
from ..phases.negotiation import Actions

TRIES, RETURNS = 16, 4  # aims that are worked out, and most things given in return


class SmallGroupSearch:
    """Looks for the best deal with each other seat, and with each two others."""

    def __init__(self, game: Game, appraiser: DealAppraiser) -> None:
        self.appraiser, t = appraiser, appraiser.bargain
        t.tries, t.steps, t.thorough = TRIES, RETURNS, 0
        self._search = game.bind(search)

    def deals(self, view: View, silent: int) -> Iterator[tuple[int, Actions]]:
        """Yield what the viewer gains by the best deal with each group, and its actions."""
        seat, appraiser = view.viewer, self.appraiser
        others = [other for other in range(view.players) if other != seat and not silent >> other & 1]
        for group in (*itertools.combinations(others, 1), *itertools.combinations(others, 2)):
            t = appraiser.open(view, 1 << seat | sum(1 << other for other in group))
            self._search(appraiser.evaluator.workspaces, appraiser.bargains, seat)
            if t.best[seat] > 0 and len(moves_of(t)) <= MOVES:
                yield int(t.best[seat]), moves_of(t)

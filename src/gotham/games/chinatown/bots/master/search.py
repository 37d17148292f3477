"""Chinatown for bots: a master's search for deals with every group of others."""

import time
from collections.abc import Iterator
from typing import Any

from .....bots.player import Budget
from .....match.game import Game
from .....match.view import View, seats_of
from ...rules.state import MOVES
from ..deals.appraisal import USUAL, DealAppraiser, Terms
from ..deals.draft_actions import moves_of, parties_in
from ..deals.joint_plan import LotAssignment, assign_lots
from ..deals.search import search
from ..negotiation import Actions
from ..valuation.fair_share import coalitions
from ..valuation.joint_income import UNKNOWN
from ..valuation.seat_value import GroupIncomes
from .figures import MannerFigures


class GroupSearch:
    """Searches for the best deal with every group of others, the largest groups first."""

    def __init__(
        self, game: Game, appraiser: DealAppraiser, incomes: GroupIncomes, figures: MannerFigures, budget: Budget
    ) -> None:
        self.appraiser, self.incomes, self.figures, self.budget = appraiser, incomes, figures, budget
        self.assignments, t = LotAssignment.rows(), appraiser.bargain
        t.tries, t.steps, t.thorough = figures.tries, figures.steps, 1
        self._assign_lots, self._search = game.bind(assign_lots), game.bind(search)

    def deals(self, view: View, silent: int) -> Iterator[tuple[int, Actions]]:
        """Yield the merit of the best deal with each group, and its actions, while the budget lasts."""
        seat, end = view.viewer, time.perf_counter() + self.budget.seconds
        for index, group in enumerate(self._groups(view, silent)):
            if index >= self.budget.simulations and (self.budget.simulations or time.perf_counter() > end):
                return
            t = self._best(view, 1 << seat | group)
            actions = moves_of(t) if t.best_merit > 0 else ()
            if (
                0 < len(actions) <= MOVES and parties_in(view.state, actions) >> seat & 1
            ):  # with `content` it may be zero
                yield int(t.best_merit), actions

    def _groups(self, view: View, silent: int) -> list[int]:
        """Return the groups of others that it would deal with, as bits: everybody first."""
        others = [1 << other for other in range(view.players) if other != view.viewer and not silent >> other & 1]
        groups = [group for group in coalitions(others) if len(seats_of(group)) < self.figures.parties]
        return sorted(groups, key=lambda group: -len(seats_of(group)))

    def _best(self, view: View, parties: int) -> Any:
        """Return the bargain with the best deal of these parties; in the last round also one for no gain."""
        several = len(seats_of(parties)) > 2
        for terms in (USUAL, *([Terms(self.figures.lenient)] if several else [])):
            t = self._search_on(view, parties, terms, several)
            if t.best_merit > 0:
                return t
        return self._for_no_gain(view, parties) if self.appraiser.evaluator.workspace.rounds == 1 else t

    def _search_on(self, view: View, parties: int, terms: Terms, several: bool) -> Any:
        """Search for a deal first by the joint plan of the parties, then from single shops.

        If several seats have many things, single shops have too many combinations.
        """
        t = self._by_joint_plan(view, parties, terms)
        if t.best_merit == 0 and not (several and self.incomes.of(parties) == UNKNOWN):
            t = self.appraiser.open(view, parties, terms)
            self._search(self.appraiser.evaluator.workspaces, self.appraiser.bargains, view.viewer)
        return t

    def _by_joint_plan(self, view: View, parties: int, terms: Terms) -> Any:
        t = self.appraiser.open(view, parties, terms)
        workspaces, bargains = self.appraiser.evaluator.workspaces, self.appraiser.bargains
        self._assign_lots(workspaces, self.incomes.pools, bargains, self.assignments, view.viewer)
        return t

    def _for_no_gain(self, view: View, parties: int) -> Any:
        """Search for a deal in which only the others gain: in the end sums are too small for all to gain a thousand."""
        return self._by_joint_plan(view, parties, Terms(self.figures.lenient, content=1))

"""Chinatown for bots: what the parties of a deal may owe, as far as their income of this round is certain."""

from collections.abc import Sequence
from typing import Any

from .....match.view import View, seats_of
from ...rules.drafts import receiver, sum_of
from ...rules.material import SEATS
from ...rules.state import OWE
from ..valuation.evaluator import GroupIncomes
from ..valuation.fair_share import EQUAL


class IncomeCredit:
    """Debts count as money up to a percentage of the debtor's income."""

    def __init__(self, incomes: GroupIncomes, percent: int) -> None:
        self.incomes, self.percent = incomes, percent

    def extend(self, t: Any, view: View) -> None:
        """Let all parties also pay with some of what this round is certain to bring them."""
        t.credit[:] = 0
        if self.percent:
            for party in seats_of(int(t.parties)):
                t.credit[party] = self._limit(view, party, self.incomes.of(1 << party))
                t.purse[party] += t.credit[party]

    def count_debts(self, t: Any, view: View, moves: Sequence[int]) -> None:
        """Count debts of others where the income that they have after the deal is enough for them."""
        debts = [move for move in moves if move // SEATS >= OWE and move % SEATS != view.viewer]
        for debtor in {move % SEATS for move in debts}:
            own = [move for move in debts if move % SEATS == debtor]
            if sum(int(sum_of(move // SEATS)) for move in own) <= self._limit(view, debtor, self._income(debtor)):
                for move in own:
                    t.pays[debtor] += sum_of(move // SEATS)
                    t.gets[int(receiver(move))] += sum_of(move // SEATS)

    def _income(self, seat: int) -> int:
        """Return a seat's income after the deal that was carried out in the workspace."""
        return self.incomes.compute(1 << seat)

    def _limit(self, view: View, seat: int, income: int) -> int:
        """Return what a seat with such an income may owe in addition."""
        owed = int(view.state.owed[:, seat].sum())
        return max(0, income * self.percent // EQUAL - owed)

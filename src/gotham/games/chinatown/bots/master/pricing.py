"""Chinatown for bots: a master's pricing: fair shares by chances to win, concessions, and debts that count."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .....match.game import Game
from .....match.view import View, seats_of
from ...rules.drafts import receiver, sum_of
from ...rules.material import SEATS
from ...rules.state import OWE
from ..deals import gain_split
from ..deals.appraisal import Terms, public_money
from ..valuation.fair_share import EQUAL, chances, coalitions, fair_shares, shapley, threat
from ..valuation.joint_income import UNKNOWN
from ..valuation.seat_value import POINTS, GroupIncomes, SeatEvaluator
from .figures import MannerFigures

MOST = 92  # per cent of their fair share that it offers finally: with small sums all of it would be too much

MARGIN = POINTS  # the least gain for which it accepts, and expects others to accept
NEARLY = 95  # per cent of a fair share that count as all of it


@dataclass
class Concessions:
    """Shares in per cent of fair shares; stored between questions."""

    leaves: list[int]  # its offer to each seat
    holds: int  # its own demand
    refusals: int = 0  # offers it has refused in this round

    @classmethod
    def at_first(cls, figures: MannerFigures) -> "Concessions":
        return cls([figures.leaves] * SEATS, figures.holds)

    def concede(self, party: int, figures: MannerFigures) -> None:
        """Offer a party more, and demand less."""
        self.leaves[party] = max(self.leaves[party], min(self.leaves[party] + figures.yields, MOST))
        self.holds = max(self.holds - figures.yields, figures.floor)

    def demanded(self, figures: MannerFigures) -> float:
        """Return its demand of its fair share: less after every offer it has refused in this round."""
        step = (figures.holds - figures.floor) / max(figures.patience, 1)
        return max(figures.floor, self.holds - step * self.refusals)


class WinChancePricing:
    """Splits a joint gain by Nash bargaining over chances to win, from Shapley values: less for the leader.

    Without `incomes` (interpreted rules) all parties count alike.
    """

    def __init__(
        self,
        game: Game,
        evaluator: SeatEvaluator,
        incomes: GroupIncomes | None,
        figures: MannerFigures,
        concessions: Concessions,
    ) -> None:
        self.evaluator, self.incomes = evaluator, incomes
        self.figures, self.concessions = figures, concessions
        self.fair = [0] * SEATS  # shares of the parties, of EQUAL * EQUAL
        self._price = game.bind(gain_split.price)

    def set_shares(self, t: Any, view: View, standing: Any, terms: Terms) -> None:
        """Write each party's offered share and expected demand into a bargain."""
        seat, parties = view.viewer, seats_of(int(t.parties))
        chance = chances(standing / POINTS, int(self.evaluator.workspace.rounds))
        fair = dict(zip(parties, self._fair(parties, chance), strict=True))
        even = fair_shares([EQUAL / len(parties)] * len(parties), [chance[party] for party in parties])
        t.claims, t.margin[:], t.grain, t.half[:] = EQUAL * EQUAL, MARGIN, POINTS, 0
        t.content = terms.content
        for party, equal in zip(parties, even, strict=True):
            self.fair[party] = round(fair[party] * EQUAL)
            t.weight[party] = round(max(fair[party], equal) * self.concessions.leaves[party])
            t.claim[party] = t.weight[party] * terms.claimed // EQUAL
        if seat in fair:
            self._set_own(t, seat, fair[seat], terms)
        for other in range(view.players):
            t.harm[other] = round(EQUAL * threat(chance, seat, other)) if other != seat else 0

    def _set_own(self, t: Any, seat: int, fair: float, terms: Terms) -> None:
        """Write its own share, which is the rest, and its claim."""
        parties = seats_of(int(t.parties))
        t.half[seat] = POINTS // 2 if len(parties) == 2 else 0  # between two parties it rounds to the nearest thousand
        t.weight[seat] = EQUAL * EQUAL - sum(int(t.weight[party]) for party in parties if party != seat)
        t.claim[seat] = round(fair * self.concessions.demanded(self.figures)) if not terms.content else 0
        t.margin[seat] = MARGIN if not terms.content else 0

    def _fair(self, parties: tuple[int, ...], chance: list[float]) -> list[float]:
        """Return the fair shares of these parties, in per cent."""
        equal = [EQUAL / len(parties)] * len(parties)
        return fair_shares(self._shapley(parties) or equal, [chance[party] for party in parties])

    def _shapley(self, parties: tuple[int, ...]) -> list[float]:
        """Return the Shapley values of these parties in per cent, or none if they are unknown."""
        if self.incomes is None:
            return []
        bits = [1 << party for party in parties]
        incomes = {group: self.incomes.of(group) for group in coalitions(bits)}
        return [] if UNKNOWN in incomes.values() else shapley(bits, incomes)

    def demand(self, t: Any, view: View, error: int) -> int:
        """Return its part of the joint gain; less among three or more if others could not pay it at a fair price.

        Between two the money of the other does not matter, so that a poor seat gets no discount.
        """
        seat, claimed = view.viewer, int(gain_split.demand(t, view.viewer)) + error
        if len(seats_of(int(t.parties))) == 2:
            return claimed
        fair = self._gain_at_fair_price(t, view)
        if EQUAL * fair > NEARLY * (int(gain_split.joint_gain(t)) * self.fair[seat] // (EQUAL * EQUAL)):
            return claimed
        return max(MARGIN, min(claimed, fair * self.figures.lenient // EQUAL))

    def _gain_at_fair_price(self, t: Any, view: View) -> int:
        """Return its gain with the same things at a fair price, by public money."""
        fields = (t.pays, t.gets, t.weight, t.purse)
        saved = [field.copy() for field in fields]
        t.weight[:], t.purse[:] = self.fair, public_money(view.state)
        self._price(t)
        gain = int(gain_split.gain(t, view.viewer))
        for field, before in zip(fields, saved, strict=True):
            field[:] = before
        return gain


class IncomeCredit:
    """Debts count as money up to a percentage of the debtor's income."""

    def __init__(self, incomes: GroupIncomes, percent: int) -> None:
        self.incomes, self.percent = incomes, percent

    def extend(self, t: Any, view: View) -> None:
        """Let all parties also pay with part of their certain income of this round."""
        t.credit[:] = 0
        if self.percent:
            for party in seats_of(int(t.parties)):
                t.credit[party] = self._limit(view, party, self.incomes.of(1 << party))
                t.purse[party] += t.credit[party]

    def count_debts(self, t: Any, view: View, moves: Sequence[int]) -> None:
        """Count debts of others that their income after the deal covers."""
        debts = [move for move in moves if move // SEATS >= OWE and move % SEATS != view.viewer]
        for debtor in {move % SEATS for move in debts}:
            own = [move for move in debts if move % SEATS == debtor]
            if sum(int(sum_of(move // SEATS)) for move in own) <= self._limit(view, debtor, self._income(debtor)):
                for move in own:
                    t.pays[debtor] += sum_of(move // SEATS)
                    t.gets[int(receiver(move))] += sum_of(move // SEATS)

    def _income(self, seat: int) -> int:
        """Return a seat's income after the deal in the workspace."""
        return self.incomes.compute(1 << seat)

    def _limit(self, view: View, seat: int, income: int) -> int:
        """Return the additional debt that a seat with this income may have."""
        owed = int(view.state.owed[:, seat].sum())
        return max(0, income * self.percent // EQUAL - owed)

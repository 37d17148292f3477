"""The master: it deals with up to three others at once, by chances to win and by learned expectations of each seat."""

import copy
from collections.abc import Sequence
from typing import Any

from .....bots.player import budget
from .....bots.ranking import Ranked
from .....match.game import Game
from .....match.view import View
from ...rules.offers import Offer
from ...rules.state import PLACING, YES
from ..belief import believed
from ..deals import reasons
from ..deals.appraisal import DealAppraiser
from ..deals.reasons import Explanation
from ..negotiation import Mistakes, Negotiator
from ..player import DRAWS, CardChoice, PhasePlayer, TilePlacement, remembered, restore
from ..valuation.seat_value import POINTS, GroupIncomes, SeatEvaluator
from .figures import CHARACTERS, LEVELS, MannerFigures
from .manner import MasterManner
from .pricing import Concessions, IncomeCredit, WinChancePricing
from .ranking import RankedChoices
from .search import GroupSearch

FIGURES = {**CHARACTERS, **LEVELS}
GROUPS = "15"  # groups of others that it searches: all possible ones


class ChinatownMaster:
    """`master` plays its best; `master:casual` plays at a level, `master:hard` as a character."""

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        figures, slow = FIGURES.get(argument, MannerFigures()), game.mode == "plain"
        mistakes, explanation = Mistakes(seed, figures.blur, figures.slips), Explanation()
        allowed = budget("" if argument in FIGURES else argument, GROUPS)
        self.evaluator = SeatEvaluator(game, figures.weights, figures.ahead)
        self.concessions = Concessions.at_first(figures)
        incomes = None if slow else GroupIncomes(game, self.evaluator)
        pricing = WinChancePricing(game, self.evaluator, incomes, figures, self.concessions)
        credit = IncomeCredit(incomes, figures.credit) if incomes else None
        self.appraiser = DealAppraiser(self.evaluator, pricing, credit)
        search = GroupSearch(game, self.appraiser, incomes, figures, allowed) if incomes else None
        self.manner = MasterManner(self.appraiser, figures, self.concessions)
        self.negotiator = Negotiator(self.appraiser, search, self.manner, mistakes, explanation)
        cards = CardChoice(self.evaluator, mistakes, explanation, seed, 1 if slow else DRAWS)
        tiles = TilePlacement(self.evaluator, mistakes, explanation)
        self.player = PhasePlayer(self.evaluator, cards, tiles, self.negotiator, explanation)
        self.answered: tuple[View, int | Sequence[int]] | None = None  # the latest question, and its answer
        self.choices: RankedChoices | None = None  # of that question, once they are asked for
        self.ranked: list[Ranked] = []

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]:
        view = believed(view)
        answer = self.player.act(view, last_call)
        self.answered, self.choices, self.ranked = (view, answer), None, []
        return answer

    @property
    def reason(self) -> str:
        """The reason for its answer, without hidden information."""
        return self.player.explanation.reason()

    def advise(self) -> str:
        """Return why its figures rank a choice first, and its chance to win by it, for a person with the same view."""
        ranked = self.rank()
        if not self.choices or not ranked:
            return ""
        first, own = ranked[0].actions, self.choices.own
        advice = self.player.explanation.advise() if first == own else self._why(first)
        return f"{advice} {self.choices.describe(first, ranked[0].figure)}".strip()

    def rank(self) -> list[Ranked]:
        """Return its choices by its chance to win, the best first; its memory stays as it was."""
        if self.answered and not self.choices:
            before = copy.deepcopy(self.memory)
            self.choices = RankedChoices(*self.answered, self.player.cards, self.negotiator)
            self.ranked = self.choices.rank()
            self.memory = before
        return self.ranked

    def _why(self, run: tuple[int, ...]) -> str:
        """Return why a choice is good that it would not have made itself."""
        assert self.choices
        view, offer = self.choices.view, self.choices.deal(run)
        if view.state.phase == PLACING:
            return self.player.tiles.why(view, run[0])
        if offer:
            why = self.manner.accepting if run[-1] >= YES else self.manner.offering
            return why(self.appraiser.explain(view, offer.moves))
        if refused := self.choices.refused(run):
            return self.negotiator.why_not(view, refused)
        return reasons.no_deal(self.negotiator.search is not None)

    @property
    def memory(self) -> dict[str, Any]:
        """Its memory between questions."""
        return remembered(self.negotiator.memory, self.concessions, self.manner.memory)

    @memory.setter
    def memory(self, memory: dict[str, Any]) -> None:
        restore(memory, self.negotiator.memory, self.concessions, self.manner.memory)

    def worth(self, view: View) -> int:
        """Return the value of its seat with its money. Debts count as paid: they never exceed the debtor's means."""
        owed, seat = view.state.owed.sum(0), view.viewer
        return self.evaluator.worth(believed(view)) + POINTS * int(owed[:, seat].sum() - owed[seat].sum())

    def suits(self, view: View, offer: Offer) -> bool:
        """Return whether it would accept: a strict gain, and enough of the joint gain. Lower levels misjudge that."""
        return self.negotiator.suits(believed(view), offer)

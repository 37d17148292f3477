"""The master: it deals with up to three others at once, by chances to win and by what each has learned to expect."""

import copy
from collections.abc import Sequence
from typing import Any

from .....bots.player import budget
from .....bots.ranking import Ranked
from .....match.game import Game
from .....match.view import View
from ...rules.offers import Offer
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
GROUPS = "15"  # of others with which it looks for a deal: all that there can be


class ChinatownMaster:
    """`master` plays its best; `master:casual` at a level, `master:hard` in a character."""

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

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]:
        answer = self.player.act(view, last_call)
        self.answered = view, answer
        return answer

    @property
    def reason(self) -> str:
        """Why it answered as it did, without hidden information."""
        return self.player.explanation.reason()

    def advise(self) -> str:
        """Return why, and its chance to win, for somebody with the same view."""
        advice = self.player.explanation.advise()
        return f"{advice} {self._choices(*self.answered).describe()}" if self.answered and advice else advice

    def rank(self) -> list[Ranked]:
        """Return its choices with its chance to win by each, its answer first; its memory stays as it was."""
        if not self.answered:
            return []
        before = copy.deepcopy(self.memory)
        ranked = self._choices(*self.answered).rank()
        self.memory = before
        return ranked

    def _choices(self, view: View, answer: int | Sequence[int]) -> RankedChoices:
        return RankedChoices(view, answer, self.player.cards, self.negotiator)

    @property
    def memory(self) -> dict[str, Any]:
        """What it remembers from one question to the next."""
        return remembered(self.negotiator.memory, self.concessions, self.manner.memory)

    @memory.setter
    def memory(self, memory: dict[str, Any]) -> None:
        restore(memory, self.negotiator.memory, self.concessions, self.manner.memory)

    def worth(self, view: View) -> int:
        """Return the value of its seat with its money. Debts count as paid: no more was agreed than will be there."""
        owed, seat = view.state.owed.sum(0), view.viewer
        return self.evaluator.worth(view) + POINTS * int(owed[:, seat].sum() - owed[seat].sum())

    def suits(self, view: View, offer: Offer) -> bool:
        """Whether it would accept: it gains strictly, and enough of the joint gain. Lower levels misjudge that."""
        return self.negotiator.suits(view, offer)

"""The trader: it keeps, places and deals by the value of every seat."""

from collections.abc import Sequence
from typing import Any

from .....bots import refuse_argument
from .....match.game import Game
from .....match.view import View
from ...rules.offers import Offer
from ..deals.appraisal import DealAppraiser
from ..phases.cards import DRAWS, CardChoice
from ..phases.explanation import Explanation
from ..phases.mistakes import Mistakes
from ..phases.negotiation import Negotiator
from ..phases.player import PhasePlayer, remembered, restore
from ..phases.tiles import TilePlacement
from ..valuation.evaluator import SeatEvaluator
from .manner import PROPOSALS as PROPOSALS
from .manner import TraderManner
from .pricing import EqualPricing
from .search import SmallGroupSearch

QUIET = "quiet"


class TraderBot:
    """`trader` keeps, trades and places; `trader:quiet` does the same without offers and answers.

    It decides from the view alone and remembers little (`NegotiationMemory`). With interpreted rules the search for
    deals would take minutes: there it answers, proposes other prices only, and samples less to choose cards.
    """

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        refuse_argument("" if argument == QUIET else argument)
        slow = game.mode == "plain"
        mistakes, explanation = Mistakes(seed), Explanation()
        self.evaluator = SeatEvaluator(game)
        self.appraiser = DealAppraiser(self.evaluator, EqualPricing())
        search = None if slow else SmallGroupSearch(game, self.appraiser)
        self.negotiator = Negotiator(
            self.appraiser, search, TraderManner(), mistakes, explanation, quiet=argument == QUIET
        )
        cards = CardChoice(self.evaluator, mistakes, explanation, seed, 1 if slow else DRAWS)
        tiles = TilePlacement(self.evaluator, mistakes, explanation)
        self.player = PhasePlayer(self.evaluator, cards, tiles, self.negotiator, explanation)

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]:
        return self.player.act(view, last_call)

    @property
    def reason(self) -> str:
        """Why it answered as it did, without hidden information."""
        return self.player.explanation.reason()

    def advise(self) -> str:
        """Return the same for somebody with the same view: also about cards and tiles, which nobody else may know."""
        return self.player.explanation.advise()

    @property
    def memory(self) -> dict[str, Any]:
        """What it remembers from one question to the next."""
        return remembered(self.negotiator.memory)

    @memory.setter
    def memory(self, memory: dict[str, Any]) -> None:
        restore(memory, self.negotiator.memory)

    def worth(self, view: View) -> int:
        """Return the value of its seat with its money, in points."""
        return self.evaluator.worth(view)

    def suits(self, view: View, offer: Offer) -> bool:
        """Whether it would accept an offer."""
        return self.negotiator.suits(view, offer)

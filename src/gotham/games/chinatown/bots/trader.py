"""The trader: it keeps, places and deals by the value of every seat.

It shares equally, looks for deals of two and three parties, makes few offers and no concessions, and a
counter-offer only in its next turn.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ....bots import refuse_argument
from ....match.game import Game
from ....match.view import View, seats_of
from ..rules.offers import Offer
from ..rules.state import ACTIONS, BUILD, MOVES
from .belief import believed
from .deals import gain_split, reasons
from .deals.appraisal import DealAppraiser, Terms
from .deals.draft_actions import moves_of
from .deals.reasons import Explanation, Why
from .deals.search import search
from .negotiation import Actions, Mistakes, Negotiator
from .player import DRAWS, CardChoice, PhasePlayer, TilePlacement, remembered, restore
from .valuation.seat_value import SeatEvaluator

QUIET = "quiet"

TRIES, RETURNS = 16, 4  # aims that are tried, and most things given in return

PROPOSALS = 6  # most in a round


class TraderBot:
    """`trader` keeps, trades and places; `trader:quiet` does the same without offers and answers.

    It decides only from the view and has a small memory (`NegotiationMemory`). With interpreted rules the search for
    deals would take minutes, so it only answers, proposes other prices, and uses fewer samples to choose cards.
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
        return self.player.act(believed(view), last_call)

    @property
    def reason(self) -> str:
        """The reason for its answer, without hidden information."""
        return self.player.explanation.reason()

    def advise(self) -> str:
        """Return the same for a person with the same view: also about its hidden cards and tiles."""
        return self.player.explanation.advise()

    @property
    def memory(self) -> dict[str, Any]:
        """Its memory between questions."""
        return remembered(self.negotiator.memory)

    @memory.setter
    def memory(self, memory: dict[str, Any]) -> None:
        restore(memory, self.negotiator.memory)

    def worth(self, view: View) -> int:
        """Return the value of its seat with its money, in points."""
        return self.evaluator.worth(believed(view))

    def suits(self, view: View, offer: Offer) -> bool:
        """Return whether it would accept an offer."""
        return self.negotiator.suits(believed(view), offer)


class EqualPricing:
    """Splits a joint gain equally among the parties, with a smaller share for the leader."""

    def set_shares(self, t: Any, view: View, standing: Any, terms: Terms) -> None:
        """Write equal shares and claims into a bargain."""
        t.weight[:], t.harm[:] = gain_split.SHARE, 0
        t.margin[:], t.grain, t.half[:] = gain_split.MARGIN, 1, 0
        t.weight[standing.argmax()] = gain_split.LEADER_SHARE
        t.claim[:] = t.weight * gain_split.FAIR
        t.claims = 100 * sum(int(t.weight[seat]) for seat in seats_of(int(t.parties)))

    def demand(self, t: Any, view: View, error: int) -> int:
        """Return the viewer's claim to the joint gain."""
        return int(gain_split.demand(t, view.viewer)) + error


class SmallGroupSearch:
    """Searches for the best deal with each other seat, and with each pair of others."""

    def __init__(self, game: Game, appraiser: DealAppraiser) -> None:
        self.appraiser, t = appraiser, appraiser.bargain
        t.tries, t.steps, t.thorough = TRIES, RETURNS, 0
        self._search = game.bind(search)

    def deals(self, view: View, silent: int) -> Iterator[tuple[int, Actions]]:
        """Yield the viewer's gain by the best deal with each group, and its actions."""
        seat, appraiser = view.viewer, self.appraiser
        others = [other for other in range(view.players) if other != seat and not silent >> other & 1]
        for group in (*itertools.combinations(others, 1), *itertools.combinations(others, 2)):
            t = appraiser.open(view, 1 << seat | sum(1 << other for other in group))
            self._search(appraiser.evaluator.workspaces, appraiser.bargains, seat)
            if t.best[seat] > 0 and len(moves_of(t)) <= MOVES:
                yield int(t.best[seat]), moves_of(t)


class TraderManner:
    """Bargains without learning from refusals and without a memory."""

    proposals = PROPOSALS
    priceless = range(BUILD, ACTIONS.count)
    offering: Why = staticmethod(reasons.offering)
    accepting: Why = staticmethod(reasons.accepting)

    def begin(self, view: View, is_new_round: bool, was_late: bool) -> None:
        """Learn nothing."""

    def note_proposal(self, view: View, actions: Actions, secret: int) -> None:
        """Note nothing."""

    def note_release(self) -> None:
        """Note nothing."""

    def counter(self, view: View, offer: Offer, accepts: bool, priced: Callable[[], Actions]) -> Actions:
        """Answer without a counter-offer."""
        return ()

    def fallback(self) -> Offer | None:
        """Return nothing: it makes no counter-offers."""
        return None

    def facts(self, s: Any) -> bytes:
        """Return nothing: its search depends only on the position."""
        return b""

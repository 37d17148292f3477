"""Chinatown for bots: how a master bargains: it learns from refusals, concedes, and asks for more if that pays."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .....match.view import View, seats_of
from ...rules.material import SEATS
from ...rules.offers import Offer, offers
from ...rules.state import BUILD, CASH, OWE, TILE, hides_tiles
from ..deals import gain_split, reasons
from ..deals.appraisal import DealAppraiser
from ..deals.draft_actions import given, parties_in
from ..deals.reasons import Why
from ..negotiation import Actions
from ..valuation.fair_share import EQUAL
from ..valuation.seat_value import POINTS
from .figures import MannerFigures
from .pricing import Concessions


@dataclass
class OfferMemory:
    """A master's memory of offers between questions."""

    pending: Offer | None = None  # its latest offer, as last seen
    struck: int = 0  # settled deals of the round at that time
    spurned: Offer | None = None  # an offer that suited it, for which it asked more


class MasterManner:
    """Bargains by its figures and records its concessions."""

    priceless = range(BUILD, OWE)
    offering: Why = staticmethod(reasons.sharing)
    accepting: Why = staticmethod(reasons.taking)

    def __init__(self, appraiser: DealAppraiser, figures: MannerFigures, concessions: Concessions) -> None:
        self.appraiser, self.figures, self.concessions = appraiser, figures, concessions
        self.proposals, self.memory = figures.proposals, OfferMemory()

    def begin(self, view: View, is_new_round: bool, was_late: bool) -> None:
        """Learn from refusals: an own offer that disappeared without a deal was refused."""
        s, seat, memory = view.state, view.viewer, self.memory
        own = next((offer for offer in offers(s) if offer.author == seat), None)
        if memory.pending and own is None and not (was_late or is_new_round) and memory.struck == _struck(s, seat):
            self._learn(view, memory.pending)
        if is_new_round:
            self.concessions.refusals = 0
        memory.pending, memory.struck = own, _struck(s, seat)

    def _learn(self, view: View, refused: Offer) -> None:
        """Concede to parties whose offer had seemed good enough."""
        if not self.appraiser.appraise(view, refused.moves):
            return
        t = self.appraiser.bargain
        for party in seats_of(refused.group & ~refused.yes):
            lacks = hides_tiles(view.state) and gives_tile(refused, party)
            if party != view.viewer and not lacks and gain_split.gain(t, party) >= gain_split.demand(t, party):
                self.concessions.concede(party, self.figures)

    def note_proposal(self, view: View, actions: Actions, secret: int) -> None:
        """Record an own offer: it may be refused before the next question."""
        s, seat = view.state, view.viewer
        name = parties_in(s, actions) * 2 + secret
        self.memory.pending, self.memory.struck = Offer(seat, name, 1 << seat, given(s, actions)), _struck(s, seat)

    def note_release(self) -> None:
        """Remove an own offer that was withdrawn, not refused."""
        self.memory.pending = None

    def counter(self, view: View, offer: Offer, accepts: bool, priced: Callable[[], Actions]) -> Actions:
        """Return the same things at its own price, if its additional gain is large enough."""
        self.concessions.refusals += not accepts
        actions = self._dearer(view, offer, priced) if accepts else priced()
        if actions:
            self.memory.spurned = offer if accepts else None
        return actions

    def _dearer(self, view: View, offer: Offer, priced: Callable[[], Actions]) -> Actions:
        """Return an offer that suits it at a better price, if that is worth a counter-offer."""
        if not self.appraiser.appraise(view, offer.moves):
            return ()
        least = (EQUAL + self.figures.haggles) * self.appraiser.gain(view.viewer) // EQUAL + POINTS // 2
        actions = priced()
        return actions if actions and self.appraiser.bargain.best[view.viewer] >= least else ()

    def fallback(self) -> Offer | None:
        """Return, once, an offer that suited it and for which it asked more."""
        spurned, self.memory.spurned = self.memory.spurned, None
        return spurned

    def facts(self, s: Any) -> bytes:
        """Return its debts and concessions: its search depends on them."""
        return bytes(s.owed.tobytes() + bytes(self.concessions.leaves))


def gives_tile(offer: Offer, seat: int) -> bool:
    """Return whether an offer asks a seat for a tile: a hidden one may not be there, whatever the price."""
    return any(move % SEATS == seat and TILE <= move // SEATS < CASH for move in offer.moves)


def _struck(s: Any, seat: int) -> int:
    """Count the deals of this round that a seat knows of."""
    return int(s.struck[SEATS] + s.struck[seat])

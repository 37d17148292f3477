"""Chinatown for bots: how a trader bargains: few offers, no concessions, and a counter-offer only in its next turn."""

from collections.abc import Callable
from typing import Any

from .....match.view import View
from ...rules.offers import Offer
from ...rules.state import ACTIONS, BUILD
from ..phases import reasons
from ..phases.negotiation import Actions
from ..phases.reasons import Why

PROPOSALS = 6  # most in a round


class TraderManner:
    """Learns nothing from refusals and remembers nothing."""

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
        """Return nothing: it never asks for more than suits it."""
        return None

    def facts(self, s: Any) -> bytes:
        """Return nothing: its search depends on the position alone."""
        return b""

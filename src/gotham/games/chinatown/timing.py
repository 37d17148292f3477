"""Chinatown: what the clock of a table measures."""

from ...view import View
from .state import DONE, DROP, NEGOTIATING


def timed(view: View) -> int | None:
    """The negotiation of a round; the other phases take as long as they take.  CT-17"""
    return int(view["round_"]) if view["phase"] == NEGOTIATING and not view.over else None


def late(view: View) -> list[int]:
    """What ends the negotiation for a seat: it is done, and what it was drafting comes to nothing."""
    return [DROP, DONE] if view["drafting"][view.viewer] else [DONE]

"""New York New York: the moves that a table's clock measures, and the actions of a late seat."""

from ....match.view import View, marked
from ..rules.state import PASS, SKYLINE


def move(view: View) -> str:
    """Return the name of the current turn; playing a card and taking one belong to the same turn."""
    played = int((view["place"] == SKYLINE).sum()) - int(view["taking"])
    return f"{int(view['round_'])} {int(view['turn'])} {played}"


def late(view: View) -> list[int]:
    """Return the default on timeout: pass, or after playing a card take the first of the reserve.  NY-07 NY-09"""
    return marked(view.mask)[:1] if view["taking"] else [PASS]

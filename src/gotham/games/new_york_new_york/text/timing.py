"""New York New York: what the clock of a table measures, and what who is late does."""

from ....match.view import View, marked
from ..rules.contract import PASS, SKYLINE


def move(view: View) -> str:
    """A turn: playing a card and taking one, which goes on while a card that was played waits for the other."""
    played = int((view["place"] == SKYLINE).sum()) - int(view["taking"])
    return f"{int(view['round_'])} {int(view['turn'])} {played}"


def late(view: View) -> list[int]:
    """Passes; who has played a card must take one, and takes the first of the reserve.  NY-07 NY-09"""
    return marked(view.mask)[:1] if view["taking"] else [PASS]

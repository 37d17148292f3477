"""Enquêtes à New York: the moves that a table's clock measures, and the actions of a late seat."""

from ....match.view import View, marked
from ..rules.state import CLOSING, END, GOING, PASS, ROLL, ROLLING, SPYING

PLAIN = {ROLLING: ROLL, SPYING: PASS, GOING: PASS, CLOSING: END}


def move(view: View) -> str:
    """Return the name of the current turn, from the roll to its end."""
    return f"{int(view['round_'])} {int(view['turn'])}"


def late(view: View) -> list[int]:
    """Return the default on timeout: roll, do not spy or move on, end the turn; the first legal action of a choice."""
    phase = int(view["phase"])
    return [PLAIN[phase]] if phase in PLAIN else marked(view.mask)[:1]

"""Enquêtes à New York: what the clock of a table measures, and what who is late does."""

from ....match.view import View, marked
from ..rules.state import CLOSING, END, GOING, PASS, ROLL, ROLLING, SPYING

PLAIN = {ROLLING: ROLL, SPYING: PASS, GOING: PASS, CLOSING: END}


def move(view: View) -> str:
    """A turn, from the roll to its end."""
    return f"{int(view['round_'])} {int(view['turn'])}"


def late(view: View) -> list[int]:
    """Rolls, neither spies nor moves on, and ends the turn; where something must be chosen, the first there is."""
    phase = int(view["phase"])
    return [PLAIN[phase]] if phase in PLAIN else marked(view.mask)[:1]

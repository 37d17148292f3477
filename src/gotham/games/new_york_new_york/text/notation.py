"""New York New York: how cards and actions are written. Never translated."""

from collections.abc import Sequence

from ..rules.state import NUMBERS, PASS, PLAY, TAKE

SUITS = "YRGB"
COLOURS = ("yellow", "red", "green", "blue")
CARD = tuple(f"{suit}{number}" for suit in SUITS for number in range(1, NUMBERS + 1))
OPERANDS = {"play": (CARD,), "take": (CARD,)}
GUIDE = {"play": 5, "take": 7, "pass": 9}  # the main clause of each kind of action


def repaint(action: int, paint: Sequence[int]) -> int:
    """Return the same action with the card of another colour: a player's suit is shown in the colour they chose."""
    if action == PASS:
        return action
    first = TAKE if action >= TAKE else PLAY
    suit, number = divmod(action - first, NUMBERS)
    return first + paint[suit] * NUMBERS + number

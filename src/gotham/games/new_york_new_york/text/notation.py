"""New York New York: how cards and actions are written. Never translated."""

from ..rules.state import NUMBERS

SUITS = "YRGB"
CARD = tuple(f"{suit}{number}" for suit in SUITS for number in range(1, NUMBERS + 1))
OPERANDS = {"play": (CARD,), "take": (CARD,)}
GUIDE = {"play": 5, "take": 7, "pass": 9}  # the main clause of each kind of action

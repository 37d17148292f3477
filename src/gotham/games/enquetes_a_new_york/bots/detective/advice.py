"""Why a detective chooses an action, in a sentence for a player who has read the same cards."""

from .....bots import speech
from ...cases.generator import squares_left
from ...rules.board import SQUARE
from ...rules.state import SWAP
from .belief import members
from .notebook import Notebook


def certain(square: int) -> str:
    """Return the remark for one square left."""
    return speech("bot-certain", square=SQUARE[square])


def rolling(squares: int, square: int, chance: float) -> str:
    """Return the remark for rolling first: a card comes before any rival's turn."""
    return speech("bot-roll", count=squares, square=SQUARE[square], chance=_percent(chance))


def racing(accuses: bool, squares: int, square: int, chance: float, later: float) -> str:
    """Return the remark that weighs being right now against winning later."""
    details = {"square": SQUARE[square], "chance": _percent(chance), "later": _percent(later)}
    return speech("bot-accuse" if accuses else "bot-wait", count=squares, **details)


def wandering() -> str:
    """Return the remark for a forced or random choice."""
    return speech("bot-wander")


def learning(notes: Notebook, values: dict[int, float], chosen: int) -> str:
    """Return how many possibilities a choice excludes on average, and the next best that differs."""
    squares = members(int(squares_left(notes.s, notes.read)))
    cut = excluding(values[chosen])
    if cut <= 0:
        return speech("bot-learn-nothing", count=len(squares))
    left = {"count": len(squares), "cut": cut, "swap": "yes" if chosen >= SWAP else "no"}
    others = [action for action in values if excluding(values[action]) < cut]
    if not others:
        return speech("bot-learn", **left)
    other = max(others, key=lambda action: values[action])
    return speech("bot-learn-more", **left, next=f"action:{other}", less=max(0, excluding(values[other])))


def excluding(bits: float) -> int:
    """Convert bits to the percentage of possibilities that they exclude."""
    return round(100 * (1 - 2**-bits))


def _percent(chance: float) -> int:
    """Return a chance in percent, at most 99: certainty has its own remark."""
    return min(99, round(100 * chance))

"""Why a detective would do what it does, in a sentence for who has read the same cards: it tells what they know."""

from .....bots import speech
from ...cases.generator import squares_left
from ...rules.board import SQUARE
from ...rules.state import SWAP
from .belief import members
from .notebook import Notebook


def certain(square: int) -> str:
    """One square is left."""
    return speech("bot-certain", square=SQUARE[square])


def rolling(squares: int, square: int, chance: float) -> str:
    """A card comes first, so nothing is lost by rolling."""
    return speech("bot-roll", count=squares, square=SQUARE[square], chance=_percent(chance))


def racing(accuses: bool, squares: int, square: int, chance: float, later: float) -> str:
    """To be right now is weighed against winning later."""
    details = {"square": SQUARE[square], "chance": _percent(chance), "later": _percent(later)}
    return speech("bot-accuse" if accuses else "bot-wait", count=squares, **details)


def wandering() -> str:
    """There is nothing to choose, or it was left to chance."""
    return speech("bot-wander")


def learning(notes: Notebook, values: dict[int, float], chosen: int) -> str:
    """How much of what is unknown a choice does away with on average, and the next best that differs."""
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
    """Bits as the part of the possibilities that they exclude, in percent."""
    return round(100 * (1 - 2**-bits))


def _percent(chance: float) -> int:
    """Certainty is said otherwise: what can go wrong is never 100 %."""
    return min(99, round(100 * chance))

"""New York New York on paper: cards to cut out and a score sheet."""

from typing import Any

from ....hooks.print import PrintHooks
from ....i18n.catalogue import Words
from ....printing.drawings import Drawings
from ..rules.state import BONUS, NUMBERS, PLAYERS
from ..text.notation import CARD, SUITS


def material(words: Words, drawings: Drawings) -> dict[str, Any]:
    """Return cards, colours, bonuses and the texts of the pages."""
    return {
        "cards": CARD,
        "suits": [{"letter": letter, "name": words("board-suit", suit=letter)} for letter in SUITS],
        "numbers": NUMBERS,
        "rounds": [words("board-column", number=number) for number in range(1, max(PLAYERS) + 1)],
        "bonuses": [{"length": length, "points": points} for length, points in enumerate(BONUS) if points],
        "how": [words("print-how-skyline")],
        "say": {
            "cards": words("print-cards"),
            "skyline": words("board-skyline"),
            "ring": words("board-ring"),
            "scores": words("print-scores"),
            "runs": words("board-bonuses"),
            "total": words("draw-total"),
            "player": words("draw-player"),
            "starter": words("board-starter"),
            "colours": words("print-colours"),
        },
    }


HOOKS = PrintHooks(material=material)

"""Chinatown for bots: a player made of one part for each phase."""

from collections.abc import Sequence
from typing import Any

from .....match.view import View
from ...rules.state import KEEPING, PLACING
from ..valuation.evaluator import SeatEvaluator
from .cards import CardChoice
from .explanation import Explanation
from .negotiation import Negotiator
from .tiles import TilePlacement


class PhasePlayer:
    """Lays out the view for its parts and asks the one whose phase it is."""

    def __init__(
        self,
        evaluator: SeatEvaluator,
        cards: CardChoice,
        tiles: TilePlacement,
        negotiator: Negotiator,
        explanation: Explanation,
    ) -> None:
        self.evaluator, self.cards, self.tiles = evaluator, cards, tiles
        self.negotiator, self.explanation = negotiator, explanation

    def act(self, view: View, last_call: bool) -> int | Sequence[int]:
        """Return the answer, and leave its explanation."""
        self.explanation.clear()
        self.evaluator.lay_out(view)
        if view.state.phase == KEEPING:
            return self.cards.refuse(view)
        if view.state.phase == PLACING:
            return self.tiles.place(view)
        return self.negotiator.act(view, last_call)


def remembered(*parts: Any) -> dict[str, Any]:
    """Return the fields of all memories as plain data, which a host may hand to another process."""
    return {name: value for part in parts for name, value in vars(part).items()}


def restore(memory: dict[str, Any], *parts: Any) -> None:
    """Set the fields of all memories."""
    for part in parts:
        vars(part).update({name: memory[name] for name in vars(part) if name in memory})

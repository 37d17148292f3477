"""Chinatown for bots: which tile to place next."""

from .....match.view import View
from ...rules.material import BUILDINGS, NO_SHOP, TYPES
from ...rules.state import DONE, PLACE
from ..valuation.evaluator import SeatEvaluator
from . import advice
from .explanation import Explanation
from .mistakes import Mistakes


class TilePlacement:
    """Follows the best placement of all tiles; promised tiles come first."""

    def __init__(self, evaluator: SeatEvaluator, mistakes: Mistakes, explanation: Explanation) -> None:
        self.evaluator, self.mistakes, self.explanation = evaluator, mistakes, explanation

    def place(self, view: View) -> int:
        """Return the next placement, or DONE. The view must be laid out in the workspace."""
        action, seat, may_end = self.mistakes.tile(view, self._next(view)), view.viewer, bool(view.mask[DONE])
        self.explanation.advice = lambda: advice.placing(action, self.evaluator.shops_of(seat), may_end)
        return action

    def _next(self, view: View) -> int:
        self.evaluator.value_of(view.viewer)
        mask, promise, plan = view.mask, view.state.promise, self.evaluator.workspace.plan
        if not mask[DONE]:
            kept = [PLACE + building * TYPES + int(promise[building]) for building in (promise < TYPES).nonzero()[0]]
            return int(next(action for action in kept if mask[action]))
        planned = [(building, int(plan[building])) for building in range(BUILDINGS)]
        actions = [PLACE + building * TYPES + kind for building, kind in planned if kind != NO_SHOP]
        return next((action for action in actions if mask[action]), DONE)

"""Chinatown for bots: which building cards to keep."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

from .....match.view import View
from ...rules.material import BUILDINGS, DRAWN, REFUSED, ROUNDS, TYPES
from ...rules.state import DEALT_TO, REFUSE, REFUSED_BY
from ..valuation.evaluator import SeatEvaluator
from . import advice
from .explanation import Explanation
from .mistakes import Mistakes

DRAWS = 24  # samples of tiles over which cards are compared
LINK = 30  # value of a pair of neighbours among the cards, in points a round


class CardChoice:
    """Keeps the cards with which the seat is worth most, over `draws` samples of tiles that could be drawn."""

    def __init__(
        self, evaluator: SeatEvaluator, mistakes: Mistakes, explanation: Explanation, seed: int, draws: int = DRAWS
    ) -> None:
        self.evaluator, self.mistakes, self.explanation = evaluator, mistakes, explanation
        self.seed, self.draws = seed, draws

    def refuse(self, view: View) -> list[int]:
        """Return the cards to give back, as actions. The view must be laid out in the workspace."""
        seat, owner = view.viewer, view.state.owner
        cards, draws = cards_of(view), list(self.samples(view))
        choices = itertools.combinations(cards, left_to_refuse(view))
        best = max(choices, key=lambda refused: self.worth_with(seat, set(cards) - set(refused), owner, draws))
        kept = set(cards) - set(best)
        self.explanation.advice = lambda: advice.keeping(kept, len(draws), self._links_with(view, kept))
        return self.mistakes.cards(view, [REFUSE + building for building in best])

    def samples(self, view: View) -> Iterator[list[int]]:
        """Sample how many tiles of each type could be drawn this round."""
        players, round_ = int(view.state.players), int(view.state.round_)
        rng = random.Random(self.seed * ROUNDS + round_)
        stock = [kind for kind in range(TYPES) for _ in range(int(self.evaluator.workspace.bag[kind]))]
        for _ in range(self.draws):
            drawn = rng.sample(stock, int(DRAWN[players, round_]))
            yield [drawn.count(kind) for kind in range(TYPES)]

    def worth_with(self, seat: int, kept: set[int], owner: Any, draws: list[list[int]]) -> int:
        """Return the value of a seat with these cards, summed over the samples."""
        d, total = self.evaluator.workspace, 0
        d.owner[:] = owner
        d.owner[list(kept)] = seat
        loose = d.loose[seat].copy()
        for draw in draws:
            d.loose[seat] = loose + draw
            total += self.evaluator.value_of(seat)
        d.loose[seat] = loose
        return total + len(draws) * LINK * int(d.rounds) * self.evaluator.links_of(seat)

    def _links_with(self, view: View, kept: set[int]) -> int:
        """Count the pairs of neighbours that the viewer has with these cards."""
        self.evaluator.lay_out(view)
        self.evaluator.workspace.owner[list(kept)] = view.viewer
        return self.evaluator.links_of(view.viewer)


def cards_of(view: View) -> list[int]:
    """Return the buildings on the viewer's cards."""
    return [building for building in range(BUILDINGS) if view.state.card[building] == DEALT_TO + view.viewer]


def left_to_refuse(view: View) -> int:
    """Count the cards that the viewer has still to give back."""
    return REFUSED - int((view.state.card == REFUSED_BY + view.viewer).sum())

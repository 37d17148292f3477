"""Chinatown for bots: a player with one part for each phase: the cards, the negotiation and the tiles."""

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

from ....match.view import View
from ..rules.material import BUILDINGS, DRAWN, NO_SHOP, REFUSED, ROUNDS, TYPES
from ..rules.state import DEALT_TO, DONE, KEEPING, PLACE, PLACING, REFUSE, REFUSED_BY
from .deals import reasons
from .deals.reasons import Explanation
from .negotiation import Mistakes, Negotiator
from .valuation.seat_value import SeatEvaluator

DRAWS = 24  # samples of tiles to compare cards
LINK = 30  # value of a pair of neighbours among the cards, in points a round


# ------------------------------------------------------------------------------------------------------ cards


class CardChoice:
    """Keeps the cards with the highest value of the seat, over `draws` samples of drawn tiles."""

    def __init__(
        self, evaluator: SeatEvaluator, mistakes: Mistakes, explanation: Explanation, seed: int, draws: int = DRAWS
    ) -> None:
        self.evaluator, self.mistakes, self.explanation = evaluator, mistakes, explanation
        self.seed, self.draws = seed, draws

    def refuse(self, view: View) -> list[int]:
        """Return the cards to give back, as actions. The view must be in the workspace."""
        seat, owner = view.viewer, view.state.owner
        cards, draws = cards_of(view), list(self.samples(view))
        choices = itertools.combinations(cards, left_to_refuse(view))
        best = max(choices, key=lambda refused: self.worth_with(seat, set(cards) - set(refused), owner, draws))
        kept = set(cards) - set(best)
        self.explanation.advice = lambda: reasons.keeping(kept, len(draws), self._links_with(view, kept))
        return self.mistakes.cards(view, [REFUSE + building for building in best])

    def samples(self, view: View) -> Iterator[list[int]]:
        """Sample the number of tiles of each type drawn this round."""
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
        """Count the pairs of neighbours of the viewer with these cards."""
        self.evaluator.lay_out(view)
        self.evaluator.workspace.owner[list(kept)] = view.viewer
        return self.evaluator.links_of(view.viewer)


def cards_of(view: View) -> list[int]:
    """Return the buildings on the viewer's cards."""
    return [building for building in range(BUILDINGS) if view.state.card[building] == DEALT_TO + view.viewer]


def left_to_refuse(view: View) -> int:
    """Count the cards that the viewer must still give back."""
    return REFUSED - int((view.state.card == REFUSED_BY + view.viewer).sum())


# ------------------------------------------------------------------------------------------------------ tiles


class TilePlacement:
    """Follows the best placement of all tiles; promised tiles come first."""

    def __init__(self, evaluator: SeatEvaluator, mistakes: Mistakes, explanation: Explanation) -> None:
        self.evaluator, self.mistakes, self.explanation = evaluator, mistakes, explanation

    def place(self, view: View) -> int:
        """Return the next placement, or DONE. The view must be laid out in the workspace."""
        action = self.mistakes.tile(view, self._next(view))
        self.explanation.advice = lambda: self.why(view, action)
        return action

    def why(self, view: View, action: int) -> str:
        """Return why to place a tile: the shop that it becomes part of when all others are placed in the best way."""
        self.evaluator.lay_out(view)
        if action != DONE:
            building, kind = divmod(action - PLACE, TYPES)
            self.evaluator.workspace.shop[building] = kind
            self.evaluator.workspace.loose[view.viewer, kind] -= 1
        return reasons.placing(action, self.evaluator.shops_of(view.viewer), bool(view.mask[DONE]))

    def _next(self, view: View) -> int:
        self.evaluator.value_of(view.viewer)
        mask, promise, plan = view.mask, view.state.promise, self.evaluator.workspace.plan
        if not mask[DONE]:
            kept = [PLACE + building * TYPES + int(promise[building]) for building in (promise < TYPES).nonzero()[0]]
            return int(next(action for action in kept if mask[action]))
        planned = [(building, int(plan[building])) for building in range(BUILDINGS)]
        actions = [PLACE + building * TYPES + kind for building, kind in planned if kind != NO_SHOP]
        return next((action for action in actions if mask[action]), DONE)


# ------------------------------------------------------------------------------------------------- all phases


class PhasePlayer:
    """Copies the view into the workspace and asks the part for the current phase."""

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
        """Return the answer, and store its explanation."""
        self.explanation.clear()
        self.evaluator.lay_out(view)
        if view.state.phase == KEEPING:
            return self.cards.refuse(view)
        if view.state.phase == PLACING:
            return self.tiles.place(view)
        return self.negotiator.act(view, last_call)


def remembered(*parts: Any) -> dict[str, Any]:
    """Return the fields of all memories as plain data, which a host may send to another process."""
    return {name: value for part in parts for name, value in vars(part).items()}


def restore(memory: dict[str, Any], *parts: Any) -> None:
    """Set the fields of all memories."""
    for part in parts:
        vars(part).update({name: memory[name] for name in vars(part) if name in memory})

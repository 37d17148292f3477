"""Chinatown: a position for trying offers by the rules."""

from collections.abc import Sequence
from typing import Any

from ....engine import copied
from ....match.game import Game
from ....match.view import View
from ..rules.drafts import building_of, giver_of, parties_of
from ..rules.material import SEATS
from ..rules.offers import Offer, offers
from ..rules.state import DRAFT, OPEN, PROPOSE, TILE, YES


class Trial:
    """A position. A trial makes another one; this one does not change."""

    def __init__(self, game: Game, rows: Any) -> None:
        self.game, self.rows = game, rows

    @property
    def state(self) -> Any:
        return self.rows[0]

    def view(self, seat: int) -> View:
        return View.of(self.game, self.rows, seat)

    def propose(self, author: int, moves: Sequence[int]) -> "Trial | None":
        """Return the position with an offer of these moves, or None if the rules refuse it."""
        return self._after([(author, action) for action in (DRAFT, *moves, PROPOSE + OPEN)])

    def offer(self, author: int, moves: Sequence[int]) -> Offer:
        """Return a proposed offer."""
        s = self.state
        given = [action * SEATS + int(_giver(s, action)) for action in moves]
        name = int(parties_of(given, len(given))) * 2 + OPEN
        return next(offer for offer in offers(s) if (offer.author, offer.name) == (author, name))

    def strike(self, offer: Offer) -> "Trial | None":
        """Return the position after all have accepted, or None if a party cannot."""
        answer = YES + offer.answer
        after = self._after([(party, answer) for party in offer.parties if party != offer.author])
        return after if after and after.state.struck[SEATS] > self.state.struck[SEATS] else None

    def _after(self, actions: Sequence[tuple[int, int]]) -> "Trial | None":
        rows = copied(self.rows)
        for seat, action in actions:
            if self.game.step(rows, seat, action) > 0:
                return None
        return Trial(self.game, rows)


def _giver(s: Any, action: int) -> Any:
    return s.owner[building_of(action)] if action < TILE else giver_of(action)

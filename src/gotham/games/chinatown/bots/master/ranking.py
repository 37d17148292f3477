"""Chinatown for bots: the choices of a seat, ranked by its chance to win as far as the seat knows."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from .....bots import WAIT, run_of, speech
from .....bots.ranking import CHANCE, MOST, Ranked
from .....engine import UNKNOWN, copied
from .....match.view import View
from ...rules.drafts import parties_of
from ...rules.material import BUILDINGS, NO_SHOP, ROUNDS, SEATS, TYPES
from ...rules.offers import Offer, author_of, name_of, offers, settle
from ...rules.state import (
    DONE,
    DRAFT,
    KEEPING,
    NEGOTIATING,
    NO,
    OPEN,
    PARTIES,
    PLACE,
    PLACING,
    PROPOSE,
    REFUSE,
    WITHDRAW,
    YES,
)
from ..deals.draft_actions import given
from ..negotiation import Negotiator
from ..player import CardChoice, cards_of, left_to_refuse
from ..valuation.seat_value import POINTS
from ..valuation.win_chance import chances, win_chances

Run = tuple[int, ...]


class RankedChoices:
    """The choices of a seat with its chance after each. Deals count as struck: in its judgement all would accept."""

    def __init__(self, view: View, answer: int | Sequence[int], cards: CardChoice, negotiator: Negotiator) -> None:
        self.view, self.seat, self.cards, self.negotiator = view, view.viewer, cards, negotiator
        self.own: Run = () if answer == WAIT else tuple(run_of(answer))
        self.win_chances, self.state = win_chances(view.game), _seen(view)

    def rank(self) -> list[Ranked]:
        """Return its own answer first, then the best others; of choices with equal chances only one."""
        phase = self.view.state.phase
        found = self._cards() if phase == KEEPING else self._tiles() if phase == PLACING else self._talk()
        figures = dict(found)
        ranked = {self.own: figures.pop(self.own, None) or self.chance(self.own)}
        for run in sorted(figures, key=lambda run: -figures[run]):
            if len(ranked) < MOST and (phase == NEGOTIATING or _is_new(figures[run], ranked.values())):
                ranked[run] = figures[run]
        return [Ranked(run, CHANCE, figure) for run, figure in ranked.items()]

    def describe(self) -> str:
        """Return the chance after its answer, in words."""
        now, then = (round(100 * self.chance(run)) for run in ((), self.own))
        if PROPOSE in self.own or PROPOSE + 1 in self.own or _is(self.own, YES, NO):
            return speech("bot-chance-deal", now=now, then=then)
        if _is(self.own, NO, WITHDRAW):
            refused = round(100 * self.chance((self.own[0] - NO + YES,)))
            return speech("bot-chance-refused", now=now, then=refused)
        return speech("bot-chance", then=then if self.view.state.phase != KEEPING else now)

    def chance(self, run: Run) -> float:
        """Return its chance to win after a run of actions, with the deal in it struck."""
        s = self.state.copy()
        if offer := self._offer(run):
            settle(s, offer.moves, len(offer.moves), offer.name)
        for action in run:
            if PLACE <= action < PLACE + BUILDINGS * TYPES and s.phase == PLACING:
                s.plan[(action - PLACE) // TYPES] = (action - PLACE) % TYPES
            elif action == DONE:
                s.ready[self.seat] = 1
        return float(self.win_chances.chances(s)[self.seat])

    def _offer(self, run: Run) -> Offer | None:
        """Return the deal that a run proposes or accepts."""
        if DRAFT in run:
            drafted = [action for action in run if DRAFT < action < PROPOSE]
            moves = given(self.state, drafted)
            return Offer(self.seat, int(parties_of(moves, len(moves))) * 2 + OPEN, 1 << self.seat, moves)
        if not _is(run, YES, NO):
            return None
        author, name = int(author_of(run[0])), int(name_of(run[0]))
        return next(each for each in offers(self.view.state) if (each.author, each.name) == (author, name))

    # ------------------------------------------------------------------------------------------ the choices

    def _cards(self) -> Iterator[tuple[Run, float]]:
        """Yield cards to give back. The best ones leave its chance as it is: all others gain by theirs as well."""
        s, seat, cards = self.view.state, self.seat, cards_of(self.view)
        self.cards.evaluator.lay_out(self.view)
        draws = list(self.cards.samples(self.view))
        worth = {
            refused: self.cards.worth_with(seat, {*cards} - {*refused}, s.owner, draws)
            for refused in itertools.combinations(cards, left_to_refuse(self.view))
        }
        expected = self.win_chances.expected(self.state)
        for refused, points in worth.items():
            lost = (max(worth.values()) - points) / (POINTS * len(draws))
            figures = [each - lost * (other == seat) for other, each in enumerate(expected)]
            yield tuple(REFUSE + building for building in refused), chances(figures, ROUNDS - int(s.round_))[seat]

    def _tiles(self) -> Iterator[tuple[Run, float]]:
        """Yield tiles to place next, and to place no more."""
        yield from (((action,), self.chance((action,))) for action in self.view.numbers)

    def _talk(self) -> Iterator[tuple[Run, float]]:
        """Yield answers to offers, deals to propose, and to be done or wait."""
        s, mask, seat = self.view.state, self.view.mask, self.seat
        if s.drafting[seat]:
            return
        runs: list[Run] = [(DONE,) if mask[DONE] else ()]
        for offer in offers(s):
            answer = offer.author * PARTIES * 2 + offer.name
            runs += [(action + answer,) for action in (YES, NO) if offer.author != seat and mask[action + answer]]
        if mask[DRAFT]:
            runs += [(DRAFT, *actions, PROPOSE + OPEN) for _, actions in self.negotiator.deals(self.view)]
        yield from ((run, self.chance(run)) for run in runs)


def _is(run: Run, first: int, stop: int) -> bool:
    return len(run) == 1 and first <= run[0] < stop


def _is_new(figure: float, known: Iterable[float]) -> bool:
    """Whether no listed choice has the same chance: tiles of one plan may be placed in any order."""
    return all(abs(figure - other) > 1e-4 for other in known)


def _seen(view: View) -> Any:
    """Return a view as a state: all others have their public money, and have prepared nothing."""
    s = copied(view.rows)[0]
    others = np.arange(SEATS) != view.viewer
    s.money[others] = np.maximum(s.got - s.gave, 0)[others]
    s.plan[s.plan == UNKNOWN] = NO_SHOP
    return s

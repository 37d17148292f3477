"""Chinatown for bots: the choices of a seat, ranked by its chance to win from its view."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from .....bots import WAIT, run_of, speech
from .....bots.ranking import CHANCE, MOST, Ranked, best_first
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
    PLACE,
    PLACING,
    PROPOSE,
    REFUSE,
    WITHDRAW,
    YES,
)
from ..deals.appraisal import public_money
from ..deals.draft_actions import given
from ..negotiation import Negotiator, is_possible, release
from ..player import CardChoice, cards_of, left_to_refuse
from ..valuation.seat_value import POINTS
from ..valuation.win_chance import chances, win_chances

Run = tuple[int, ...]


class RankedChoices:
    """The choices of a seat with its chance after each. Deals count as settled, because it expects all to accept."""

    def __init__(self, view: View, answer: int | Sequence[int], cards: CardChoice, negotiator: Negotiator) -> None:
        self.view, self.seat, self.cards, self.negotiator = view, view.viewer, cards, negotiator
        self.own: Run = () if answer == WAIT else tuple(run_of(answer))
        self.win_chances, self.state = win_chances(view.game), _seen(view)
        self.bound = [offer for offer in offers(view.state) if offer.yes >> self.seat & 1]

    def rank(self) -> list[Ranked]:
        """Return its own answer and the best others, the best first; of choices with equal chances only one."""
        phase = self.view.state.phase
        found = self._cards() if phase == KEEPING else self._tiles() if phase == PLACING else self._talk()
        figures = dict(found)
        ranked = {self.own: figures.pop(self.own, None) or self.chance(self.own)}
        for run in sorted(figures, key=lambda run: -figures[run]):
            if len(ranked) < MOST and (phase == NEGOTIATING or _is_new(figures[run], ranked.values())):
                ranked[run] = figures[run]
        return best_first(Ranked(run, CHANCE, figure) for run, figure in ranked.items())

    def describe(self, run: Run, figure: float) -> str:
        """Return the chance after a choice, in words, and what it is compared with."""
        now, then = round(100 * self._after(None, ())), round(100 * figure)
        if self.deal(run):
            return speech("bot-chance-deal", now=now, then=then)
        if refused := self.refused(run):
            return speech("bot-chance-refused", now=then, then=round(100 * self._after(refused, ())))
        return speech("bot-chance", then=then)

    def chance(self, run: Run) -> float:
        """Return its chance to win after a run of actions, with the deal in it struck.

        What it has agreed to before counts as struck unless it gets out of it.
        """
        gets_out = run[:1] in [(release(each, self.seat),) for each in self.bound]
        kept = [each for each in self.bound if not gets_out and is_possible(self.view, each)]
        return self._after(self.deal(run) or next(iter(kept), None), run)

    def _after(self, offer: Offer | None, run: Run) -> float:
        s = self.state.copy()
        if offer:
            settle(s, offer.moves, len(offer.moves), offer.name)
        for action in run:
            if PLACE <= action < PLACE + BUILDINGS * TYPES and s.phase == PLACING:
                s.plan[(action - PLACE) // TYPES] = (action - PLACE) % TYPES
            elif action == DONE:
                s.ready[self.seat] = 1
        return float(self.win_chances.chances(s)[self.seat])

    def deal(self, run: Run) -> Offer | None:
        """Return the deal that a run proposes or accepts."""
        if DRAFT in run:
            drafted = [action for action in run if DRAFT < action < PROPOSE]
            moves = given(self.state, drafted)
            return Offer(self.seat, int(parties_of(moves, len(moves))) * 2 + OPEN, 1 << self.seat, moves)
        return self._answered(run) if run and YES <= run[-1] < NO else None

    def refused(self, run: Run) -> Offer | None:
        """Return the offer that a run refuses and does nothing else."""
        offer = self._answered(run) if _is(run, NO, WITHDRAW) else None
        return None if offer in self.bound else offer

    def _answered(self, run: Run) -> Offer:
        author, name = int(author_of(run[-1])), int(name_of(run[-1]))
        return next(each for each in offers(self.view.state) if (each.author, each.name) == (author, name))

    # ------------------------------------------------------------------------------------------ the choices

    def _cards(self) -> Iterator[tuple[Run, float]]:
        """Yield cards to give back. The best ones leave its chance unchanged: all others gain by theirs as well."""
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
        """Yield tiles to place next, and the end of placing."""
        yield from (((action,), self.chance((action,))) for action in self.view.numbers)

    def _talk(self) -> Iterator[tuple[Run, float]]:
        """Yield answers to offers, deals to propose, and to wait or be done.

        Two deals may be bad together that are good alone: it gets out of one before it agrees to another.
        """
        s, mask, seat = self.view.state, self.view.mask, self.seat
        if s.drafting[seat]:
            return
        out, runs = tuple(release(offer, seat) for offer in self.bound), list[Run]()
        for offer in offers(s):
            answer = offer.answer
            if offer not in self.bound and mask[NO + answer]:
                runs += [(*out, YES + answer)] if mask[YES + answer] else []
                runs += [(NO + answer,)]
        if mask[DRAFT]:
            runs += [(*out, DRAFT, *actions, PROPOSE + OPEN) for _, actions in self.negotiator.deals(self.view)]
        runs += [()] if self.bound or not mask[DONE] else []
        runs += [(DONE,)] if mask[DONE] else []
        yield from ((run, self.chance(run)) for run in runs)


def _is(run: Run, first: int, stop: int) -> bool:
    return len(run) == 1 and first <= run[0] < stop


def _is_new(figure: float, known: Iterable[float]) -> bool:
    """Return whether no listed choice has the same chance: tiles of one plan may be placed in any order."""
    return all(abs(figure - other) > 1e-4 for other in known)


def _seen(view: View) -> Any:
    """Return a view as a state: all others have their public money and no prepared tiles."""
    s = copied(view.rows)[0]
    others = np.arange(SEATS) != view.viewer
    s.money[others] = public_money(s)[others]
    s.plan[s.plan == UNKNOWN] = NO_SHOP
    return s

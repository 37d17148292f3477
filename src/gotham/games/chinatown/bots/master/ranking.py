"""Chinatown for bots: what a master holds of its choices, as chances to win by what its seat knows."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .....bots import WAIT, run_of, speech
from .....bots.ranking import CHANCE, MOST, Ranked
from .....engine import UNKNOWN, copied
from .....match.view import View
from ...rules.contract import author_of, name_of
from ...rules.material import BUILDINGS, NO_SHOP, REFUSED, ROUNDS, SEATS, TYPES
from ...rules.moves import parties_of
from ...rules.offers import settle
from ...rules.state import (
    DEALT_TO,
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
    REFUSED_BY,
    WITHDRAW,
    YES,
)
from ...text.open_offers import Offer, offers
from ..trader.bot import with_giver
from ..valuation.seat_value import POINTS
from ..valuation.win_chance import chances, fortunes

if TYPE_CHECKING:
    from .bot import MasterBot

Run = tuple[int, ...]


class Choices:
    """The choices of a seat, and its chance behind each. Deals count as struck: all would say yes by its reckoning."""

    def __init__(self, player: "MasterBot", view: View, answer: int | Sequence[int]) -> None:
        self.player, self.view, self.seat = player, view, view.viewer
        self.own: Run = () if answer == WAIT else tuple(run_of(answer))
        self.fortunes, self.state = fortunes(view.game), _seen(view)

    def rank(self) -> list[Ranked]:
        """Its own answer first, then the best of what else there is; of choices that come to the same only one."""
        phase = self.view.state.phase
        found = self._cards() if phase == KEEPING else self._tiles() if phase == PLACING else self._talk()
        figures = dict(found)
        ranked = {self.own: figures.pop(self.own, None) or self.chance(self.own)}
        for run in sorted(figures, key=lambda run: -figures[run]):
            if len(ranked) < MOST and (phase == NEGOTIATING or _is_new(figures[run], ranked.values())):
                ranked[run] = figures[run]
        return [Ranked(run, CHANCE, figure) for run, figure in ranked.items()]

    def told(self) -> str:
        """The chance behind its answer, in words."""
        now, then = (round(100 * self.chance(run)) for run in ((), self.own))
        if PROPOSE in self.own or PROPOSE + 1 in self.own or _is(self.own, YES, NO):
            return speech("bot-chance-deal", now=now, then=then)
        if _is(self.own, NO, WITHDRAW):
            refused = round(100 * self.chance((self.own[0] - NO + YES,)))
            return speech("bot-chance-refused", now=now, then=refused)
        return speech("bot-chance", then=then if self.view.state.phase != KEEPING else now)

    def chance(self, run: Run) -> float:
        """Its chance to win behind a run of actions, with whatever deal is in it."""
        s = self.state.copy()
        if offer := self._offer(run):
            settle(s, offer.moves, len(offer.moves), offer.name)
        for action in run:
            if PLACE <= action < PLACE + BUILDINGS * TYPES and s.phase == PLACING:
                s.plan[(action - PLACE) // TYPES] = (action - PLACE) % TYPES
            elif action == DONE:
                s.ready[self.seat] = 1
        return float(self.fortunes.chances(s)[self.seat])

    def _offer(self, run: Run) -> Offer | None:
        """The deal that is proposed in a run, or accepted."""
        if DRAFT in run:
            drafted = [action for action in run if DRAFT < action < PROPOSE]
            moves = tuple(with_giver(self.state, action) for action in drafted)
            return Offer(self.seat, int(parties_of(moves, len(moves))) * 2 + OPEN, 1 << self.seat, moves)
        if not _is(run, YES, NO):
            return None
        author, name = int(author_of(run[0])), int(name_of(run[0]))
        return next(each for each in offers(self.view.state) if (each.author, each.name) == (author, name))

    # ------------------------------------------------------------------------------------------ what there is

    def _cards(self) -> Iterator[tuple[Run, float]]:
        """Cards to give back. The best ones leave its chance as it is: all others gain by theirs as well."""
        s, seat, player = self.view.state, self.seat, self.player
        cards = [building for building in range(BUILDINGS) if s.card[building] == DEALT_TO + seat]
        player.lay_out(self.view)
        draws = list(player._draws(int(s.players), int(s.round_)))
        left = REFUSED - int((s.card == REFUSED_BY + seat).sum())
        worth = {
            refused: player._with(seat, {*cards} - {*refused}, s.owner, draws)
            for refused in itertools.combinations(cards, left)
        }
        expected = self.fortunes.expected(self.state)
        for refused, points in worth.items():
            lost = (max(worth.values()) - points) / (POINTS * len(draws))
            figures = [each - lost * (other == seat) for other, each in enumerate(expected)]
            yield tuple(REFUSE + building for building in refused), chances(figures, ROUNDS - int(s.round_))[seat]

    def _tiles(self) -> Iterator[tuple[Run, float]]:
        """Tiles to place next, and to place no more."""
        yield from (((action,), self.chance((action,))) for action in self.view.numbers)

    def _talk(self) -> Iterator[tuple[Run, float]]:
        """Answers to offers, deals to propose, and to be done or wait."""
        s, mask, seat = self.view.state, self.view.mask, self.seat
        if s.drafting[seat]:
            return
        runs: list[Run] = [(DONE,) if mask[DONE] else ()]
        for offer in offers(s):
            answer = offer.author * PARTIES * 2 + offer.name
            runs += [(action + answer,) for action in (YES, NO) if offer.author != seat and mask[action + answer]]
        if mask[DRAFT] and not self.player.slow:
            runs += [(DRAFT, *moves, PROPOSE + OPEN) for _, moves in self.player._deals(self.view)]
        yield from ((run, self.chance(run)) for run in runs)


def _is(run: Run, first: int, stop: int) -> bool:
    return len(run) == 1 and first <= run[0] < stop


def _is_new(figure: float, known: Iterable[float]) -> bool:
    """Whether nothing that is told comes to the same: tiles of one plan may be placed in any order."""
    return all(abs(figure - other) > 1e-4 for other in known)


def _seen(view: View) -> Any:
    """A view as a state: everybody has the money that all have seen, and nothing is prepared unseen."""
    s = copied(view.rows)[0]
    others = np.arange(SEATS) != view.viewer
    s.money[others] = np.maximum(s.got - s.gave, 0)[others]
    s.plan[s.plan == UNKNOWN] = NO_SHOP
    return s

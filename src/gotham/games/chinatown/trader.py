"""The bot that trades: it keeps, places and deals by what it takes every seat to be worth."""

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

from ...bots import WAIT, refuse_argument
from ...library import Game
from ...view import View
from . import pricing
from .bill import moves_of
from .desk import Desk
from .material import BUILDINGS, DRAWN, NO_SHOP, NOBODY, REFUSED, ROUNDS, SEATS, TYPES
from .moves import building_of, kind_of, receiver, sum_of
from .parts import move_hindrance
from .pricing import Bargain
from .proposals import Offer, offers
from .prospects import POINTS, links, value
from .state import (
    BUILD,
    CASH,
    DEALT_TO,
    DONE,
    DRAFT,
    DROP,
    KEEPING,
    MAP,
    MOST_OFFERS,
    MOVES,
    NO,
    NO_PROMISE,
    OFFERS,
    OPEN,
    OWE,
    PARTIES,
    PLACE,
    PLACING,
    PROPOSE,
    REFUSE,
    REFUSED_BY,
    STREET,
    TILE,
    WITHDRAW,
    YES,
)
from .trading import search

DRAWS = 24  # of tiles, to tell which cards are best
LINK = 30  # what a pair of neighbours is worth among the cards, in points a round
PROPOSALS = 6  # most in a round
QUIET = "quiet"


class TraderBot:
    """`trader` keeps, trades and places; `trader:quiet` does the same without offers and answers.

    It decides from the view alone. All it keeps in mind is what it has proposed in this round and who did not answer,
    so as not to bother anybody twice, and when it last looked for a deal in vain. Where rules are interpreted, the
    search for deals would take minutes: there it answers and proposes nothing, and is less sure what to keep.
    """

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        refuse_argument("" if argument == QUIET else argument)
        self.quiet, self.slow, self.seed = argument == QUIET, game.mode == "plain", seed
        self.desks, self.bargains = Desk.rows(), Bargain.rows()
        self.desk, self.bargain = self.desks[0], self.bargains[0]
        self._value, self._links, self._search = game.bind(value), game.bind(links), game.bind(search)
        self.proposed: set[tuple[int, ...]] = set()
        self.round, self.silent, self.in_vain = -1, 0, b""

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]:
        self._lay_out(view)
        if view.state.phase == KEEPING:
            return self._keep(view)
        if view.state.phase == PLACING:
            return self._place(view)
        return self._talk(view, last_call)

    def worth(self, view: View) -> int:
        """What the bot takes its seat to be worth, with its money, in points of a thousand."""
        self._lay_out(view)
        return self._worth(view.viewer) + POINTS * int(view.state.money[view.viewer])

    def _worth(self, seat: int) -> int:
        return int(self._value(self.desk, seat))

    def _lay_out(self, view: View) -> None:
        """Puts what the view shows on the desk; a tile that this seat prepared or that is promised counts as placed."""
        s, d = view.state, self.desk
        d.players, d.map_, d.street, d.rounds = s.players, s.options[MAP], s.options[STREET], ROUNDS - s.round_
        d.owner[:], d.shop[:], d.loose[:], d.bag[:] = s.owner, s.shop, s.loose, s.bag
        for building in ((s.owner != NOBODY) & (s.shop == NO_SHOP)).nonzero()[0]:
            owner = s.owner[building]
            prepared = s.plan[building] if owner == view.viewer else NO_SHOP
            kind = prepared if prepared != NO_SHOP else s.promise[building]
            if kind < TYPES and d.loose[owner, kind] > 0:
                d.shop[building] = kind
                d.loose[owner, kind] -= 1

    # ------------------------------------------------------------------------------- keeping and placing

    def _keep(self, view: View) -> list[int]:
        """Keeps the cards with which it is worth most, over draws of tiles that could come."""
        s, seat = view.state, view.viewer
        cards = [building for building in range(BUILDINGS) if s.card[building] == DEALT_TO + seat]
        left = REFUSED - int((s.card == REFUSED_BY + seat).sum())
        draws = list(self._draws(int(s.players), int(s.round_)))
        choices = itertools.combinations(cards, left)
        best = max(choices, key=lambda refused: self._with(seat, set(cards) - set(refused), s.owner, draws))
        return [REFUSE + building for building in best]

    def _draws(self, players: int, round_: int) -> Iterator[list[int]]:
        """Tiles of each type that could be drawn this round."""
        rng = random.Random(self.seed * ROUNDS + round_)
        stock = [kind for kind in range(TYPES) for _ in range(int(self.desk.bag[kind]))]
        for _ in range(1 if self.slow else DRAWS):
            drawn = rng.sample(stock, int(DRAWN[players, round_]))
            yield [drawn.count(kind) for kind in range(TYPES)]

    def _with(self, seat: int, kept: set[int], owner: Any, draws: list[list[int]]) -> int:
        """What it is worth with these cards, over some draws."""
        d, total = self.desk, 0
        d.owner[:] = owner
        d.owner[list(kept)] = seat
        loose = d.loose[seat].copy()
        for draw in draws:
            d.loose[seat] = loose + draw
            total += self._worth(seat)
        d.loose[seat] = loose
        return total + len(draws) * LINK * int(d.rounds) * int(self._links(d, seat))

    def _place(self, view: View) -> int:
        """Places the next tile of the best placement, first of all what is promised."""
        self._worth(view.viewer)
        mask, promise = view.mask, view.state.promise
        if not mask[DONE]:
            kept = [PLACE + building * TYPES + int(promise[building]) for building in (promise < TYPES).nonzero()[0]]
            return int(next(action for action in kept if mask[action]))
        planned = [(building, int(self.desk.plan[building])) for building in range(BUILDINGS)]
        actions = [PLACE + building * TYPES + kind for building, kind in planned if kind != NO_SHOP]
        return next((action for action in actions if mask[action]), DONE)

    # ---------------------------------------------------------------------------------------- negotiating

    def _talk(self, view: View, last_call: bool) -> int | Sequence[int]:
        """Answers first. Proposes when nothing is on the table, or when nobody has anything more to say to that."""
        s, seat = view.state, view.viewer
        if s.drafting[seat]:
            return DROP
        done = WAIT if s.ready[seat] else DONE
        if self.quiet:
            return done
        on_the_table = list(offers(s))
        bound = [offer for offer in on_the_table if offer.yes >> seat & 1]
        for offer in on_the_table:
            if offer.group >> seat & 1 and offer not in bound:
                return self._answer(view, offer, bound, last_call)
        if on_the_table and not last_call:
            return WAIT
        self._mind(view, [offer for offer in bound if offer.author == seat])
        moves = self._best_deal(view)
        if not moves or bound:
            return _release(bound[0], seat) if moves else done
        self.proposed.add(moves)
        return [DRAFT, *moves, PROPOSE + OPEN]

    def _answer(self, view: View, offer: Offer, bound: list[Offer], last_call: bool) -> int:
        """Yes or no. As two deals at once could be bad where each is good, it first gets out of what it is bound by.

        It does that when the others have had time to answer: at the last call, or when it was done already.
        """
        seat, answer = view.viewer, offer.author * PARTIES * 2 + offer.name
        if not view.mask[YES + answer] or not self.suits(view, offer):
            return NO + answer
        if not bound:
            return YES + answer
        return _release(bound[0], seat) if last_call or view.state.ready[seat] else WAIT

    def suits(self, view: View, offer: Offer) -> bool:
        """Whether it would say yes: it gains enough, nothing stands in the way, and it need not promise anything."""
        s, seat, moves = view.state, view.viewer, offer.moves
        if any(move % SEATS == seat and BUILD <= move // SEATS < OWE for move in moves):
            return False
        if any(move_hindrance(s, moves, len(moves), offer.name, index) for index in range(len(moves))):
            return False
        t = self._bargain(view, offer.group)
        t.worth[:] = [self._worth(party) for party in range(SEATS)]
        for move in moves:
            self._carry_out(move, seat)
        if (self.desk.loose < 0).any():
            return False
        t.after[:] = [self._worth(party) for party in range(SEATS)]
        return bool(pricing.gain(t, seat) >= pricing.demand(t, seat))

    def _carry_out(self, move: int, seat: int) -> None:
        """Carries out a move of a deal on the desk. Of sums that are owed only its own count."""
        d, t = self.desk, self.bargain
        action, giver, to = move // SEATS, move % SEATS, int(receiver(move))
        if action < TILE:
            d.owner[building_of(action)] = to
        elif action < CASH:
            d.loose[giver, kind_of(action)] -= 1
            d.loose[to, kind_of(action)] += 1
        elif action < BUILD or (action >= OWE and giver == seat):
            t.pays[giver] += sum_of(action)
            t.gets[to] += sum_of(action)

    def _bargain(self, view: View, parties: int) -> Any:
        """A bargain between these parties, with purses and weights, and nothing moved yet."""
        s, t = view.state, self.bargain
        self._lay_out(view)
        t.parties = parties
        t.fixed[:] = s.promise != NO_PROMISE
        t.pays[:], t.gets[:], t.purse[:], t.weight[:] = 0, 0, 0, pricing.SHARE
        for seat in range(view.players):
            t.purse[seat] = s.money[seat] if seat == view.viewer else max(0, s.got[seat] - s.gave[seat])
        standing = [self._worth(seat) + POINTS * int(t.purse[seat]) for seat in range(view.players)]
        t.weight[standing.index(max(standing))] = pricing.LEADER_SHARE
        return t

    # ------------------------------------------------------------------------------------------ proposing

    def _mind(self, view: View, unanswered: list[Offer]) -> None:
        """Keeps in mind who does not answer, until the next round."""
        if self.round != view.state.round_:
            self.round, self.silent, self.in_vain = int(view.state.round_), 0, b""
            self.proposed.clear()
        for offer in unanswered:
            self.silent |= offer.group & ~offer.yes

    def _best_deal(self, view: View) -> tuple[int, ...]:
        """The moves of the deal that it gains most from, if any: few in a round, and none twice."""
        s, facts = view.state, _facts(view.state, self.silent)
        left = int(s.left[view.viewer])
        if self.slow or left == 0 or MOST_OFFERS[s.options[OFFERS]] - left >= PROPOSALS or facts == self.in_vain:
            return ()
        found = [(gain, moves) for gain, moves in self._deals(view) if moves not in self.proposed]
        if not found:
            self.in_vain = facts
        return max(found)[1] if found else ()

    def _deals(self, view: View) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The best deal with each other and with each two others: what it gains, and the moves."""
        seat = view.viewer
        others = [other for other in range(view.players) if other != seat and not self.silent >> other & 1]
        groups = [*itertools.combinations(others, 1), *itertools.combinations(others, 2)]
        for group in groups:
            t = self._bargain(view, 1 << seat | sum(1 << other for other in group))
            self._search(self.desks, self.bargains, seat)
            if t.best[seat] > 0 and len(moves_of(t)) <= MOVES:
                yield int(t.best[seat]), moves_of(t)


def _release(offer: Offer, seat: int) -> int:
    """What gets a seat out of an offer that it has made or accepted."""
    return WITHDRAW + offer.name if offer.author == seat else NO + offer.author * PARTIES * 2 + offer.name


def _facts(s: Any, silent: int) -> bytes:
    """All that a search for deals depends on."""
    fields = (s.owner, s.loose, s.promise, s.money, s.got, s.gave)
    return b"".join([bytes([silent]), *(field.tobytes() for field in fields)])

"""The bot that trades: it keeps, places and deals by what it takes every seat to be worth."""

import functools
import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .....bots import WAIT, refuse_argument
from .....match.game import Game
from .....match.view import View
from ...rules.delivery import move_hindrance
from ...rules.material import BUILDINGS, DRAWN, NO_SHOP, REFUSED, ROUNDS, SEATS, TYPES
from ...rules.moves import building_of, giver_of, parties_of
from ...rules.state import (
    ACTIONS,
    BUILD,
    DEALT_TO,
    DONE,
    DRAFT,
    DROP,
    KEEPING,
    MOST_OFFERS,
    MOVES,
    NO,
    OFFERS,
    OPEN,
    OWE,
    PARTIES,
    PLACE,
    PLACING,
    PROPOSE,
    REFUSE,
    REFUSED_BY,
    TILE,
    WITHDRAW,
    YES,
)
from ...text.deal_data import plain
from ...text.open_offers import Offer, offers
from ..deals import gain_split as pricing
from ..deals.draft import moves_of
from ..deals.search import BEFORE, note_best, remember, search
from ..valuation.seat_value import links
from . import advice, reasons
from .appraiser import Appraiser
from .reasons import Why

DRAWS = 24  # of tiles, to tell which cards are best
LINK = 30  # what a pair of neighbours is worth among the cards, in points a round
PROPOSALS = 6  # most in a round
TRIES, RETURNS = 16, 4  # aims that are worked out, and most things given in return
QUIET = "quiet"
LOST = 26  # the clause: something is not where it was


class TraderBot(Appraiser):
    """`trader` keeps, trades and places; `trader:quiet` does the same without offers and answers.

    It decides from the view alone. All it keeps in mind is what it has proposed in this round and who did not answer,
    so as not to bother anybody twice, what it has refused for its price alone, and when it last looked for a deal in
    vain. Where rules are interpreted, the search for deals would take minutes: there it answers and proposes nothing
    but another price, and is less sure what to keep.
    """

    PRICELESS = range(BUILD, ACTIONS.count)  # moves to which it never names another price
    MIND: tuple[str, ...] = ("proposed", "round", "silent", "in_vain", "latest", "refused")

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        refuse_argument("" if argument == QUIET else argument)
        super().__init__(game)
        self.quiet, self.slow, self.seed = argument == QUIET, game.mode == "plain", seed
        self._links, self._search = game.bind(links), game.bind(search)
        self.bargain.tries, self.bargain.steps, self.bargain.thorough = TRIES, RETURNS, 0
        self.proposed: set[tuple[int, ...]] = set()
        self.round, self.silent, self.in_vain = -1, 0, b""
        self.latest: tuple[tuple[int, ...], int] = (), 0
        self.refused: Offer | None = None
        self.offering: Why = reasons.offering
        self.accepting: Why = reasons.accepting
        self._why: Callable[[], str] = str
        self._advice: Callable[[], str] = str

    @property
    def reason(self) -> str:
        """Why it did what it did last. It is worked out when somebody asks: among bots nobody does."""
        return self._why()

    @property
    def memory(self) -> dict[str, Any]:
        """What it keeps in mind."""
        return {name: getattr(self, name) for name in self.MIND}

    @memory.setter
    def memory(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)

    def advise(self) -> str:
        """The same for who sits where it would: also of what is kept and placed, which nobody else may know yet."""
        return self._advice() or self._why()

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]:
        self._why = self._advice = str
        self.lay_out(view)
        if view.state.phase == KEEPING:
            return self._keep(view)
        if view.state.phase == PLACING:
            return self._place(view)
        return self._talk(view, last_call)

    # ------------------------------------------------------------------------------- keeping and placing

    def _keep(self, view: View) -> list[int]:
        """Keeps the cards with which it is worth most, over draws of tiles that could come."""
        s, seat = view.state, view.viewer
        cards = [building for building in range(BUILDINGS) if s.card[building] == DEALT_TO + seat]
        left = REFUSED - int((s.card == REFUSED_BY + seat).sum())
        draws = list(self._draws(int(s.players), int(s.round_)))
        choices = itertools.combinations(cards, left)
        best = max(choices, key=lambda refused: self._with(seat, set(cards) - set(refused), s.owner, draws))
        kept = set(cards) - set(best)
        self._advice = lambda: advice.keeping(kept, len(draws), self._links_with(view, kept))
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
            total += self.worth_of(seat)
        d.loose[seat] = loose
        return total + len(draws) * LINK * int(d.rounds) * int(self._links(d, seat))

    def _links_with(self, view: View, kept: set[int]) -> int:
        """How many pairs of neighbours it has with these cards."""
        self.lay_out(view)
        self.desk.owner[list(kept)] = view.viewer
        return int(self._links(self.desk, view.viewer))

    def _place(self, view: View) -> int:
        """Places the next tile of the best placement, first of all what is promised."""
        action = self._next_tile(view)
        self._advice = lambda: advice.placing(action, self._shops(view.viewer), bool(view.mask[DONE]))
        return action

    def _next_tile(self, view: View) -> int:
        self.worth_of(view.viewer)
        mask, promise = view.mask, view.state.promise
        if not mask[DONE]:
            kept = [PLACE + building * TYPES + int(promise[building]) for building in (promise < TYPES).nonzero()[0]]
            return int(next(action for action in kept if mask[action]))
        planned = [(building, int(self.desk.plan[building])) for building in range(BUILDINGS)]
        actions = [PLACE + building * TYPES + kind for building, kind in planned if kind != NO_SHOP]
        return next((action for action in actions if mask[action]), DONE)

    # ---------------------------------------------------------------------------------------- negotiating

    def _talk(self, view: View, last_call: bool) -> int | Sequence[int]:
        """Answers first, with another price where that would do. Proposes more when nothing is on the table, or when
        nobody has anything more to say to that."""
        s, seat = view.state, view.viewer
        if s.drafting[seat]:
            self._advice = advice.dropping
            return DROP
        done = WAIT if s.ready[seat] else DONE
        if self.quiet:
            return done
        self._begin(view)
        on_the_table = list(offers(s))
        bound = [offer for offer in on_the_table if offer.yes >> seat & 1]
        for offer in on_the_table:
            if offer.group >> seat & 1 and offer not in bound:
                return self._answer(view, offer, bound, last_call)
        if self.refused and (moves := self._counter(view, self.refused, bound)):
            secret = int(self.refused.secret)
            return self._release(bound[0], seat) if bound else self._propose(view, moves, secret, reasons.countering)
        self.refused = None
        if on_the_table and not last_call:
            return WAIT
        self._mind([offer for offer in bound if offer.author == seat])
        moves = self._best_deal(view)
        if not moves:
            self._advice = lambda: advice.no_deal(not self.slow and self._may_propose(s, seat))
        if not moves or bound:
            return self._release(bound[0], seat) if moves else done
        return self._propose(view, moves, OPEN, self.offering)

    def _propose(self, view: View, moves: tuple[int, ...], secret: int, why: Why) -> list[int]:
        self.latest = moves, int(view.state.left[view.viewer])
        self._why = lambda: why(self.weigh(view, [with_giver(view.state, move) for move in moves]))
        return [DRAFT, *moves, PROPOSE + secret]

    def _release(self, offer: Offer, seat: int) -> int:
        """Gets out of an offer that it has made or accepted."""
        self._why = lambda: reasons.GETS_OUT
        return WITHDRAW + offer.name if offer.author == seat else NO + offer.author * PARTIES * 2 + offer.name

    def _answer(self, view: View, offer: Offer, bound: list[Offer], last_call: bool) -> int | Sequence[int]:
        """Yes or no. As two deals at once could be bad where each is good, it first gets out of what it is bound by.

        Out of its own offers at once: who proposes something else waits for an answer. Out of those of others when all
        have had time to answer: at the last call, or when it was done already.
        """
        seat, answer = view.viewer, offer.author * PARTIES * 2 + offer.name
        if not view.mask[YES + answer] or not self.suits(view, offer):
            self.refused, self._why = offer, functools.partial(self._why_not, view, offer)
            return NO + answer
        if not bound:
            self._why = lambda: self.accepting(self.weigh(view, offer.moves))
            return YES + answer
        own = all(each.author == seat for each in bound)
        return self._release(bound[0], seat) if own or last_call or view.state.ready[seat] else WAIT

    def suits(self, view: View, offer: Offer) -> bool:
        """Whether it would say yes: it gains enough, nothing stands in the way, and it need not promise anything."""
        t, seat = self.bargain, view.viewer
        if _promises(offer.moves, seat) or _hindrances(view, offer) or not self.appraise(view, offer.moves):
            return False
        return bool(pricing.gain(t, seat) >= self.demand(view))

    # -------------------------------------------------------------------------------------- saying why

    def _why_not(self, view: View, offer: Offer) -> str:
        """Why it refuses an offer."""
        if _promises(offer.moves, view.viewer):
            return reasons.PROMISES_NOTHING
        found = _hindrances(view, offer)
        if LOST in found:
            return reasons.GONE
        return reasons.NOT_NOW if found else reasons.refusing(self.weigh(view, offer.moves))  # promises may be secret

    # ------------------------------------------------------------------------------------------ proposing

    def _begin(self, view: View) -> None:
        """With a round it forgets what was in the last one. An answer that comes too late for a host does not happen:
        it has proposed what it has one offer less for."""
        s, (moves, left) = view.state, self.latest
        if self.round != s.round_:
            self.round, self.silent, self.in_vain, self.refused = int(s.round_), 0, b"", None
            self.proposed.clear()
        elif s.left[view.viewer] < left:
            self.proposed.add(moves)
        self.latest = (), 0

    def _mind(self, unanswered: list[Offer]) -> None:
        """Keeps in mind who does not answer."""
        for offer in unanswered:
            self.silent |= offer.group & ~offer.yes

    def _may_propose(self, s: Any, seat: int) -> bool:
        """Whether it has offers left of the few that it makes in a round."""
        left = int(s.left[seat])
        return left > 0 and MOST_OFFERS[s.options[OFFERS]] - left < PROPOSALS

    def _counter(self, view: View, offer: Offer, bound: list[Offer]) -> tuple[int, ...]:
        """What it has just refused, at a price that suits all: no promises, and nothing twice."""
        if not self._may_propose(view.state, view.viewer) or _hindrances(view, offer):
            return ()
        priceless = any(move // SEATS in self.PRICELESS for move in offer.moves)
        if priceless or any(each.author != view.viewer for each in bound):
            return ()
        return () if self.silent & offer.group & ~(1 << offer.author) else self._priced(view, offer)

    def _priced(self, view: View, offer: Offer) -> tuple[int, ...]:
        """The things of an offer at a fair price, unless there is none, or it was proposed or refused already."""
        d, t = self.desk, self.bargain
        if not self.appraise(view, offer.moves) or pricing.price(t) > 0:
            return ()
        note_best(d, t, view.viewer)
        self.lay_out(view)
        remember(d, t, BEFORE)
        moves = moves_of(t)
        known = moves in self.proposed or moves == tuple(move // SEATS for move in offer.moves)
        given = [with_giver(view.state, move) for move in moves]
        return () if known or parties_of(given, len(given)) != offer.group or len(moves) > MOVES else moves

    def _best_deal(self, view: View) -> tuple[int, ...]:
        """The moves of the deal that it gains most from, if any: few in a round, and none twice."""
        facts = self._facts(view.state)
        if self.slow or facts == self.in_vain or not self._may_propose(view.state, view.viewer):
            return ()
        found = [(gain, moves) for gain, moves in self._deals(view) if moves not in self.proposed]
        if not found:
            self.in_vain = facts
        return max(found)[1] if found else ()

    def _facts(self, s: Any) -> bytes:
        """All that a search for deals depends on."""
        fields = (s.owner, s.loose, s.promise, s.money, s.got, s.gave)
        return b"".join([bytes([self.silent]), *(field.tobytes() for field in fields)])

    def _deals(self, view: View) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The best deal with each other and with each two others: what it gains, and the moves."""
        seat = view.viewer
        others = [other for other in range(view.players) if other != seat and not self.silent >> other & 1]
        groups = [*itertools.combinations(others, 1), *itertools.combinations(others, 2)]
        for group in groups:
            t = self.bargain_of(view, 1 << seat | sum(1 << other for other in group))
            self._search(self.desks, self.bargains, seat)
            if t.best[seat] > 0 and len(moves_of(t)) <= MOVES:
                yield int(t.best[seat]), moves_of(t)


def _promises(moves: Sequence[int], seat: int) -> bool:
    """Whether a seat would have to promise something about a building."""
    return any(move % SEATS == seat and BUILD <= move // SEATS < OWE for move in moves)


def _hindrances(view: View, offer: Offer) -> set[int]:
    """The clauses against an offer, as far as can be seen."""
    s, moves = plain(view.rows), offer.moves
    return {int(move_hindrance(s, moves, len(moves), offer.name, index)) for index in range(len(moves))} - {0}


def with_giver(s: Any, action: int) -> int:
    """A move of a draft as the state keeps it; no promises."""
    return action * SEATS + int(s.owner[building_of(action)] if action < TILE else giver_of(action))

"""Chinatown for bots: the negotiation of a seat: answers to offers, other prices and proposals."""

import functools
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ....bots import WAIT
from ....engine import plain
from ....match.view import View
from ..rules.drafts import move_hindrance
from ..rules.material import SEATS
from ..rules.offers import Offer, offers
from ..rules.state import (
    BUILD,
    DONE,
    DRAFT,
    DROP,
    MOST_OFFERS,
    MOVES,
    NO,
    OFFERS,
    OPEN,
    OWE,
    PROPOSE,
    WITHDRAW,
    YES,
)
from .deals import reasons
from .deals.appraisal import DealAppraiser
from .deals.draft_actions import given, parties_in
from .deals.reasons import Explanation, Why

CERTAIN = 100  # per cent

LOST = 26  # the clause of a thing that has changed hands
Actions = tuple[int, ...]  # of a draft


class Mistakes:
    """`blur`: error of the value of a deal in points; `slips`: how often cards and tiles are random."""

    def __init__(self, seed: int, blur: int = 0, slips: int = 0) -> None:
        self.seed, self.blur, self.slips = seed, blur, slips

    def error(self, view: View, moves: Sequence[int]) -> int:
        """Return the error of the bot's value of a deal, in points."""
        return round(self._random(view, moves).gauss(0, self.blur)) if self.blur else 0

    def cards(self, view: View, refused: list[int]) -> list[int]:
        """Return these cards to refuse, or by mistake any others."""
        rng = self._random(view, view.numbers) if self.slips else None
        return rng.sample(view.numbers, len(refused)) if rng and self._slips(rng) else refused

    def tile(self, view: View, action: int) -> int:
        """Return this placement, or by mistake any other."""
        rng = self._random(view, view.numbers) if self.slips else None
        return rng.choice(view.numbers) if rng and self._slips(rng) else action

    def _random(self, view: View, *about: object) -> random.Random:
        return random.Random(f"{self.seed} {view.state.round_} {about}")

    def _slips(self, rng: random.Random) -> bool:
        return rng.random() * CERTAIN < self.slips


class DealSearch(Protocol):
    """Finds deals that the viewer could propose."""

    def deals(self, view: View, silent: int) -> Iterator[tuple[int, Actions]]:
        """Yield the best deal with each group of others without silent seats (bits): its merit and its actions."""


class Manner(Protocol):
    """How a bot bargains: its number of proposals, its concessions, and its counter-offers."""

    proposals: int  # most in a round
    priceless: range  # moves without another price
    offering: Why  # the reason for a proposal
    accepting: Why  # the reason for accepting

    def begin(self, view: View, is_new_round: bool, was_late: bool) -> None:
        """Learn from the events since the last turn; `was_late` if the last proposal was not executed."""

    def note_proposal(self, view: View, actions: Actions, secret: int) -> None:
        """Record an own offer."""

    def note_release(self) -> None:
        """Record that an offer no longer binds it."""

    def counter(self, view: View, offer: Offer, accepts: bool, priced: Callable[[], Actions]) -> Actions:
        """Return a counter-offer to make at once, `priced()` or none; `accepts` if the offer suits it unchanged."""

    def fallback(self) -> Offer | None:
        """Return an offer that suited it, after a counter-offer without success."""

    def facts(self, s: Any) -> bytes:
        """Return all own data that a search for deals depends on."""


@dataclass
class NegotiationMemory:
    """A bot's memory of a round: it proposes nothing twice and makes no offers to silent seats."""

    proposed: set[Actions] = field(default_factory=set)
    round: int = -1
    silent: int = 0  # silent seats, as bits
    in_vain: bytes = b""  # the position in which its last search found no deal
    latest: tuple[Actions, int] = ((), 0)  # its last proposal, and its remaining offers then
    refused: Offer | None = None  # refused only for its price


class Negotiator:
    """Decides in the negotiation. Without a search (too slow with interpreted rules) it only proposes other prices."""

    def __init__(
        self,
        appraiser: DealAppraiser,
        search: DealSearch | None,
        manner: Manner,
        mistakes: Mistakes,
        explanation: Explanation,
        quiet: bool = False,
    ) -> None:
        self.appraiser, self.search, self.manner = appraiser, search, manner
        self.mistakes, self.explanation, self.quiet = mistakes, explanation, quiet
        self.memory = NegotiationMemory()

    def act(self, view: View, last_call: bool) -> int | Sequence[int]:
        """Answer first, with another price if that is enough; propose when no offer is open, or at the last call."""
        s, seat = view.state, view.viewer
        if s.drafting[seat]:
            self.explanation.advice = reasons.dropping
            return DROP
        done = WAIT if s.ready[seat] else DONE
        if self.quiet:
            return done
        self._begin(view)
        on_the_table = list(offers(s))
        bound = [offer for offer in on_the_table if offer.yes >> seat & 1]
        for offer in on_the_table:
            if offer.group >> seat & 1 and offer not in bound:
                return self._reply(view, offer, bound, last_call)
        refused = self.memory.refused
        if refused and (actions := self._reprice(view, refused, bound)):
            if bound:
                return self._release(bound[0], seat)
            return self._propose(view, actions, int(refused.secret), reasons.countering)
        self.memory.refused = None
        if on_the_table and not last_call:
            return WAIT
        self._note_silent([offer for offer in bound if offer.author == seat])
        actions = self._best_deal(view)
        if not actions:
            self.explanation.advice = lambda: reasons.no_deal(self.search is not None and self._may_propose(s, seat))
        if not actions or bound:
            return self._release(bound[0], seat) if actions else done
        return self._propose(view, actions, OPEN, self.manner.offering)

    def suits(self, view: View, offer: Offer) -> bool:
        """Return whether it would accept: enough gain, no obstacle, and no promise of its own."""
        self.appraiser.error = self.mistakes.error(view, offer.moves)
        if _promises(offer.moves, view.viewer) or _hindrances(view, offer):
            return False
        if not self.appraiser.appraise(view, offer.moves):
            return False
        return self.appraiser.gain(view.viewer) >= self.appraiser.demand(view)

    def deals(self, view: View) -> Iterator[tuple[int, Actions]]:
        """Yield the deals it could propose, each with its merit."""
        return self.search.deals(view, self.memory.silent) if self.search else iter(())

    # ----------------------------------------------------------------------------------------- a turn

    def _begin(self, view: View) -> None:
        """Clear the memory in a new round. A proposal counts once it has used up an offer: some come too late."""
        s, memory = view.state, self.memory
        actions, left = memory.latest
        is_new_round = bool(memory.round != s.round_)
        self.manner.begin(view, is_new_round, bool(actions and s.left[view.viewer] >= left))
        if is_new_round:
            memory.round, memory.silent, memory.in_vain, memory.refused = int(s.round_), 0, b"", None
            memory.proposed.clear()
        elif s.left[view.viewer] < left:
            memory.proposed.add(actions)
        memory.latest = (), 0

    def _note_silent(self, unanswered: list[Offer]) -> None:
        for offer in unanswered:
            self.memory.silent |= offer.group & ~offer.yes

    def _propose(self, view: View, actions: Actions, secret: int, why: Why) -> list[int]:
        self.manner.note_proposal(view, actions, secret)
        self.memory.latest = actions, int(view.state.left[view.viewer])
        self.explanation.reason = lambda: why(self.appraiser.explain(view, given(view.state, actions)))
        return [DRAFT, *actions, PROPOSE + secret]

    def _release(self, offer: Offer, seat: int) -> int:
        """Withdraw from an offer it has made or accepted."""
        self.manner.note_release()
        self.explanation.reason = lambda: reasons.GETS_OUT
        return release(offer, seat)

    # -------------------------------------------------------------------------------------- answering

    def _reply(self, view: View, offer: Offer, bound: list[Offer], last_call: bool) -> int | Sequence[int]:
        """Answer an offer, or refuse it and propose the same things at another price in one run."""
        answer = self._answer(view, offer, bound, last_call)
        accepts = YES <= answer < NO
        if not accepts and self.memory.refused is not offer:
            return answer
        priced = functools.partial(self._reprice, view, offer, bound)
        actions = self.manner.counter(view, offer, accepts, priced)
        if not actions:
            return answer
        self.memory.refused = None
        refusal = NO + offer.answer
        replaced = [release(each, view.viewer) for each in bound if each.circle == offer.circle]  # one at a time
        return [refusal, *replaced, *self._propose(view, actions, int(offer.secret), reasons.countering)]

    def _answer(self, view: View, offer: Offer, bound: list[Offer], last_call: bool) -> int:
        """Accept or refuse. Two deals that are good alone may be bad together, so first withdraw from other offers.

        From own offers at once, because it only waits for answers. From those of others only after all had time to
        answer: at the last call, or when it was done already.
        """
        seat, answer = view.viewer, offer.answer
        if not view.mask[YES + answer] or not self.suits(view, offer):
            self.memory.refused = offer
            self.explanation.reason = functools.partial(self.why_not, view, offer)
            return NO + answer
        if not bound:
            self.explanation.reason = lambda: self.manner.accepting(self.appraiser.explain(view, offer.moves))
            return YES + answer
        own = all(each.author == seat for each in bound)
        return self._release(bound[0], seat) if own or last_call or view.state.ready[seat] else WAIT

    def why_not(self, view: View, offer: Offer) -> str:
        """Return why it refuses an offer."""
        if _promises(offer.moves, view.viewer):
            return reasons.PROMISES_NOTHING
        found = _hindrances(view, offer)
        if LOST in found:
            return reasons.GONE
        if found:  # promises may be secret
            return reasons.NOT_NOW
        return reasons.refusing(self.appraiser.explain(view, offer.moves))

    # -------------------------------------------------------------------------------------- proposing

    def _may_propose(self, s: Any, seat: int) -> bool:
        """Return whether it may make another of its few offers in a round."""
        left = int(s.left[seat])
        return left > 0 and MOST_OFFERS[s.options[OFFERS]] - left < self.manner.proposals

    def _reprice(self, view: View, offer: Offer, bound: list[Offer]) -> Actions:
        """Return an offer at a price that suits all, or none if the price is not the obstacle."""
        if not self._may_propose(view.state, view.viewer) or _hindrances(view, offer):
            return ()
        priceless = any(move // SEATS in self.manner.priceless for move in offer.moves)
        if priceless or any(each.author != view.viewer for each in bound):
            return ()
        return () if self.memory.silent & offer.group & ~(1 << offer.author) else self._priced(view, offer)

    def _priced(self, view: View, offer: Offer) -> Actions:
        """Return the things of an offer at a fair price, unless that was proposed or refused already."""
        actions = self.appraiser.reprice(view, offer.moves)
        if not actions or actions in self.memory.proposed or actions == _actions(offer):
            return ()
        return () if parties_in(view.state, actions) != offer.group or len(actions) > MOVES else actions

    def _best_deal(self, view: View) -> Actions:
        """Return the deal with its highest gain, if any: few in a round, and none twice."""
        if actions := self._fallback(view):
            return actions
        memory, facts = self.memory, self._facts(view.state)
        if self.search is None or facts == memory.in_vain or not self._may_propose(view.state, view.viewer):
            return ()
        found = [(merit, actions) for merit, actions in self.deals(view) if actions not in memory.proposed]
        if not found:
            memory.in_vain = facts
        return max(found)[1] if found else ()

    def _fallback(self, view: View) -> Actions:
        """Return an offer that suited it and still does, after a counter-offer without success."""
        offer = self.manner.fallback()
        if offer and self._may_propose(view.state, view.viewer) and self.suits(view, offer) and self._can_pay(view):
            return () if _actions(offer) in self.memory.proposed else _actions(offer)
        return ()

    def _can_pay(self, view: View) -> bool:
        """Return whether it has the money for the appraised deal: it may have been spent since."""
        t, seat = self.appraiser.bargain, view.viewer
        return int(t.pays[seat] - t.gets[seat]) <= int(view.state.money[seat])

    def _facts(self, s: Any) -> bytes:
        """Return all data that a search for deals depends on."""
        fields = (s.owner, s.loose, s.promise, s.money, s.got, s.gave)
        public = [field.tobytes() for field in fields]
        return b"".join([bytes([self.memory.silent]), *public, self.manner.facts(s)])


def release(offer: Offer, seat: int) -> int:
    """Return the action by which a seat gets out of an offer that it has made or accepted."""
    return WITHDRAW + offer.name if offer.author == seat else NO + offer.answer


def is_possible(view: View, offer: Offer) -> bool:
    """Whether nothing stands in the way of an offer, as far as the viewer can see."""
    return not _hindrances(view, offer)


def _actions(offer: Offer) -> Actions:
    """Return an offer as the actions of a draft."""
    return tuple(move // SEATS for move in offer.moves)


def _promises(moves: Sequence[int], seat: int) -> bool:
    """Return whether a seat would have to make a promise about a building."""
    return any(move % SEATS == seat and BUILD <= move // SEATS < OWE for move in moves)


def _hindrances(view: View, offer: Offer) -> set[int]:
    """Return the clauses against an offer, from the viewer's view."""
    s, moves = plain(view.rows), offer.moves
    return {int(move_hindrance(s, moves, len(moves), offer.name, index)) for index in range(len(moves))} - {0}

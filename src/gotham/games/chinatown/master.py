"""The master: it deals with up to three others at once, by chances to win and by what each has learned to expect."""

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ...bots.budget import budget
from ...library import Game
from ...view import View, seats_of
from . import pricing, reasons
from .additions import Pool
from .allotment import Allotment, allot
from .bill import moves_of
from .characters import CHARACTERS
from .levels import LEVELS
from .manner import Manner
from .material import SEATS
from .pooling import pooled
from .proposals import Offer, offers
from .prospects import POINTS
from .shares import EQUAL, chances, coalitions, fair_shares, shapley, threat
from .state import MOST_OFFERS, MOVES, NO, OFFERS, PARTIES, YES
from .trader import TraderBot

MARGIN = POINTS  # the least gain for which it says yes, or takes others to do so
MANNERS = {**CHARACTERS, **LEVELS}
GROUPS = "15"  # of others, with which it looks for a deal: all that there can be
CLAIMED = 97  # per cent of what it would offer others that it takes them to demand
NEARLY = 95  # per cent of a fair share that are as good as all of it


class MasterBot(TraderBot):
    """`master` plays its best; `master:casual` at a level, `master:hard` in a character."""

    MIND = (*TraderBot.MIND, "leaves", "holds", "refusals", "pending", "struck", "spurned")

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        super().__init__(game, "", seed)
        self.offering, self.accepting = reasons.sharing, reasons.taking
        self.manner = manner = MANNERS.get(argument, Manner())
        self.budget = budget("" if argument in MANNERS else argument, GROUPS)
        self.pools, self.allotments = Pool.rows(), Allotment.rows()
        self._allot, self._pooled, self._price = game.bind(allot), game.bind(pooled), game.bind(pricing.price)
        self.desk.taste[:], self.ahead = manner.taste, manner.ahead
        self.bargain.tries, self.bargain.steps, self.bargain.thorough = manner.tries, manner.steps, 1
        self.pressing = CLAIMED  # part of what it offers others that it takes them to demand, in per cent
        self.error = 0  # by which it misjudges the deal before it
        self.fair = [0] * SEATS  # shares of the parties of a bargain, of EQUAL * EQUAL
        self.leaves = [manner.leaves] * SEATS  # to each seat, of its fair share
        self.holds, self.refusals = manner.holds, 0  # what it demands of its own fair share; in this round
        self.pending: Offer | None = None  # its latest offer, as it was last seen
        self.struck = 0  # open deals of the round by then
        self.spurned: Offer | None = None  # an offer that suited it, for which it has asked more

    def value(self, view: View) -> int:
        """What it takes its seat to be worth with its money, in points of a thousand."""
        return self.worth(view)

    def share(self, view: View, standing: Any) -> None:
        """Shares a gain as Nash would by chances to win, from Shapley's shares: less for who leads."""
        t, seat = self.bargain, view.viewer
        parties = seats_of(int(t.parties))
        chance = chances(standing / POINTS, int(self.desk.rounds))
        fair = dict(zip(parties, self._fair(parties, chance), strict=True))
        even = fair_shares([EQUAL / len(parties)] * len(parties), [chance[party] for party in parties])
        t.claims, t.margin, t.grain, t.half[:] = EQUAL * EQUAL, MARGIN, POINTS, 0
        for party, equal in zip(parties, even, strict=True):
            self.fair[party] = round(fair[party] * EQUAL)
            t.weight[party] = round(max(fair[party], equal) * self.leaves[party])
            t.claim[party] = t.weight[party] * self.pressing // EQUAL
        if seat in fair:
            t.half[seat] = POINTS // 2 if len(parties) == 2 else 0  # among two it rounds to the nearest thousand
            t.weight[seat] = EQUAL * EQUAL - sum(int(t.weight[party]) for party in parties if party != seat)
            t.claim[seat] = round(fair[seat] * (self._demanded(view)))
        for other in range(view.players):
            t.harm[other] = round(EQUAL * threat(chance, seat, other)) if other != seat else 0

    def _fair(self, parties: tuple[int, ...], chance: list[float]) -> list[float]:
        """The fair shares of these parties, in per cent; where rules are interpreted, all count alike."""
        if self.slow:
            return fair_shares([EQUAL / len(parties)] * len(parties), [chance[party] for party in parties])
        bits = [1 << party for party in parties]
        incomes = {group: int(self._pooled(self.desks, self.pools, group)) for group in coalitions(bits)}
        return fair_shares(shapley(bits, incomes), [chance[party] for party in parties])

    def _begin(self, view: View) -> None:
        """Learns who refuses what: an offer of its own that is gone without a deal was refused."""
        s, seat = view.state, view.viewer
        own = next((offer for offer in offers(s) if offer.author == seat), None)
        if self.pending and own is None and self.round == s.round_ and self.struck == s.struck[SEATS]:
            self._learn(view, self.pending)
        if self.round != s.round_:
            self.refusals = 0
        self.pending, self.struck = own, int(s.struck[SEATS])
        super()._begin(view)

    def _learn(self, view: View, refused: Offer) -> None:
        """Gives way: offers more to those who were offered what it had thought enough, and demands less itself."""
        t = self.bargain
        if not self.appraise(view, refused.moves):
            return
        stubborn = [seat for seat in seats_of(refused.group & ~refused.yes) if seat != view.viewer]
        for party in stubborn:
            if pricing.gain(t, party) >= pricing.demand(t, party):
                self.leaves[party] = min(self.leaves[party] + self.manner.yields, EQUAL)
                self.holds = max(self.holds - self.manner.yields, self.manner.floor)

    def _answer(self, view: View, offer: Offer, bound: list[Offer], last_call: bool) -> int | Sequence[int]:
        """Yes or no; or no and in the same breath the same things at its own price, where that is worth asking for."""
        answer = super()._answer(view, offer, bound, last_call)
        suits = isinstance(answer, int) and YES <= answer < NO
        if not suits and self.refused is not offer:
            return answer
        self.refusals += not suits
        if moves := self._dearer(view, offer, bound, suits):
            self.refused, self.spurned = None, offer if suits else None
            refusal = NO + offer.author * PARTIES * 2 + offer.name
            return [refusal, *self._propose(view, moves, int(offer.secret), reasons.countering)]
        return answer

    def _dearer(self, view: View, offer: Offer, bound: list[Offer], suits: bool) -> tuple[int, ...]:
        """The moves of the same deal at its own price, if it gains enough more by that."""
        if not suits:
            return self._counter(view, offer, bound)
        if not self.appraise(view, offer.moves):
            return ()
        least = (EQUAL + self.manner.haggles) * int(pricing.gain(self.bargain, view.viewer)) // EQUAL + POINTS // 2
        moves = self._counter(view, offer, bound)
        return moves if moves and self.bargain.best[view.viewer] >= least else ()

    def _release(self, offer: Offer, seat: int) -> int:
        self.pending = None
        return super()._release(offer, seat)

    def _facts(self, s: Any) -> bytes:
        """All that a search for deals depends on."""
        return super()._facts(s) + bytes(self.leaves)

    def suits(self, view: View, offer: Offer) -> bool:
        """Whether it would say yes: it gains strictly, and enough of what all gain. Lower levels misjudge that."""
        self.error = round(self._chance(view, offer.moves).gauss(0, self.manner.blur))
        return super().suits(view, offer)

    def _chance(self, view: View, *about: object) -> random.Random:
        """Chance for its mistakes: the same for the same question."""
        return random.Random(f"{self.seed} {view.state.round_} {about}")

    def _keep(self, view: View) -> list[int]:
        chance, refused = self._chance(view, view.numbers), super()._keep(view)
        return refused if not self._slips(chance) else chance.sample(view.numbers, len(refused))

    def _next_tile(self, view: View) -> int:
        chance, action = self._chance(view, view.numbers), super()._next_tile(view)
        return action if not self._slips(chance) else chance.choice(view.numbers)

    def _slips(self, chance: random.Random) -> bool:
        return chance.random() * EQUAL < self.manner.slips

    def demand(self, view: View) -> int:
        """Its part of the joint gain; less among three and more if at a fair price those who gain could not pay that.

        Among two it does not matter what the other has: who pleads poverty gets nothing cheaper.
        """
        t, seat = self.bargain, view.viewer
        claimed = super().demand(view) + self.error
        if len(seats_of(int(t.parties))) == 2:
            return claimed
        fair = self._fairly_priced(view)
        if EQUAL * fair > NEARLY * (int(pricing.joint_gain(t)) * self.fair[seat] // (EQUAL * EQUAL)):
            return claimed
        return max(MARGIN, min(claimed, fair * self.manner.lenient // EQUAL))

    def _fairly_priced(self, view: View) -> int:
        """What it would gain by the same things at a fair price, by the money that all have seen."""
        t = self.bargain
        fields = (t.pays, t.gets, t.weight, t.purse)
        kept = [field.copy() for field in fields]
        t.weight[:], t.purse[:] = self.fair, np.maximum(view.state.got - view.state.gave, 0)
        self._price(t)
        gain = int(pricing.gain(t, view.viewer))
        for field, before in zip(fields, kept, strict=True):
            field[:] = before
        return gain

    def _demanded(self, view: View) -> float:
        """What it demands of its fair share, in per cent: less with every offer that it has refused in this round."""
        manner = self.manner
        step = (manner.holds - manner.floor) / max(manner.patience, 1)
        return max(manner.floor, self.holds - step * self.refusals)

    def _used(self, s: Any, seat: int) -> int:
        """How many offers it has made in this round."""
        return int(MOST_OFFERS[s.options[OFFERS]] - s.left[seat])

    def _may_propose(self, s: Any, seat: int) -> bool:
        return int(s.left[seat]) > 0 and self._used(s, seat) < self.manner.proposals

    def _best_deal(self, view: View) -> tuple[int, ...]:
        """What it would first of all propose: an offer that suited it, where asking for more has led to nothing."""
        spurned, self.spurned = self.spurned, None
        if spurned and self._may_propose(view.state, view.viewer) and self.suits(view, spurned):
            moves = tuple(move // SEATS for move in spurned.moves)
            if moves not in self.proposed:
                return moves
        return super()._best_deal(view)

    def _deals(self, view: View) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The best deal with every group of others: how good it is, and the moves."""
        seat, end = view.viewer, time.perf_counter() + self.budget.seconds
        for index, group in enumerate(self._groups(view)):
            if index >= self.budget.simulations and (self.budget.simulations or time.perf_counter() > end):
                return
            t = self._look(view, 1 << seat | group)
            if t.best_merit > 0 and len(moves_of(t)) <= MOVES:
                yield int(t.best_merit), moves_of(t)

    def _look(self, view: View, parties: int) -> Any:
        """Looks for the best deal of these parties: first by their joint plan, and last by what they can pay for."""
        lenient = [self.manner.lenient] if len(seats_of(parties)) > 2 else []
        for self.pressing in (CLAIMED, *lenient):
            t = self.bargain_of(view, parties)
            self._allot(self.desks, self.pools, self.bargains, self.allotments, view.viewer)
            if t.best_merit == 0:
                t = self.bargain_of(view, parties)
                self._search(self.desks, self.bargains, view.viewer)
            if t.best_merit > 0:
                break
        self.pressing = CLAIMED
        return t

    def _groups(self, view: View) -> list[int]:
        """The groups of others that it would deal with, as bits: everybody first."""
        others = [1 << other for other in range(view.players) if other != view.viewer and not self.silent >> other & 1]
        groups = [group for group in coalitions(others) if len(seats_of(group)) < self.manner.parties]
        return sorted(groups, key=lambda group: -len(seats_of(group)))

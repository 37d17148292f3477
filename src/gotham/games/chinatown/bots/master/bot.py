"""The master: it deals with up to three others at once, by chances to win and by what each has learned to expect."""

import copy
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from .....bots.budget import budget
from .....bots.ranking import Ranked
from .....match.game import Game
from .....match.view import View, seats_of
from ...rules.material import SEATS
from ...rules.moves import parties_of, receiver, sum_of
from ...rules.state import BUILD, MOST_OFFERS, MOVES, NO, OFFERS, OWE, PARTIES, YES
from ...text.open_offers import Offer, offers
from ..characters import CHARACTERS
from ..deals import gain_split as pricing
from ..deals.draft import moves_of
from ..deals.joint_plan import Allotment, allot
from ..levels import LEVELS
from ..trader import reasons
from ..trader.bot import TraderBot, with_giver
from ..trader.reasons import Why
from ..valuation.joint_income import UNKNOWN, pooled
from ..valuation.seat_value import POINTS
from ..valuation.shop_additions import Pool
from ..valuation.win_share import EQUAL, chances, coalitions, fair_shares, shapley, threat
from .manner import Manner
from .ranking import Choices

MARGIN = POINTS  # the least gain for which it says yes, or takes others to do so
MANNERS = {**CHARACTERS, **LEVELS}
GROUPS = "15"  # of others, with which it looks for a deal: all that there can be
CLAIMED = 97  # per cent of what it would offer others that it takes them to demand
MOST = 92  # per cent of their fair share that it offers at last who refuse: all of it is too much where sums are small
NEARLY = 95  # per cent of a fair share that are as good as all of it


class MasterBot(TraderBot):
    """`master` plays its best; `master:casual` at a level, `master:hard` in a character."""

    PRICELESS = range(BUILD, OWE)
    MIND = (*TraderBot.MIND, "leaves", "holds", "refusals", "pending", "struck", "spurned")

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        super().__init__(game, "", seed)
        self.offering, self.accepting = reasons.sharing, reasons.taking
        self.manner = manner = MANNERS.get(argument, Manner())
        self.budget = budget("" if argument in MANNERS else argument, GROUPS)
        self.pools, self.allotments = Pool.rows(), Allotment.rows()
        self._allot, self._pooled, self._price = game.bind(allot), game.bind(pooled), game.bind(pricing.price)
        self.incomes, self.pooled_at = dict[int, int](), b""  # of groups, with what was on the desk
        self.desk.taste[:], self.ahead = manner.taste, manner.ahead
        self.bargain.tries, self.bargain.steps, self.bargain.thorough = manner.tries, manner.steps, 1
        self.pressing = CLAIMED  # part of what it offers others that it takes them to demand, in per cent
        self.content = 0  # whether it would make a deal also for nothing
        self.error = 0  # by which it misjudges the deal before it
        self.fair = [0] * SEATS  # shares of the parties of a bargain, of EQUAL * EQUAL
        self.leaves = [manner.leaves] * SEATS  # to each seat, of its fair share
        self.holds, self.refusals = manner.holds, 0  # what it demands of its own fair share; in this round
        self.pending: Offer | None = None  # its latest offer, as it was last seen
        self.struck = 0  # deals of the round by then
        self.spurned: Offer | None = None  # an offer that suited it, for which it has asked more
        self.answered: tuple[View, int | Sequence[int]] | None = None  # what it was asked last, and its answer

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]:
        answer = super().act(view, last_call)
        self.answered = view, answer
        return answer

    def rank(self) -> list[Ranked]:
        """What it holds of its choices, its answer first; that changes nothing in what it keeps in mind."""
        kept = copy.deepcopy(self.memory)
        ranked = Choices(self, *self.answered).rank() if self.answered else []
        self.memory = kept
        return ranked

    def advise(self) -> str:
        """Why, and its chance to win."""
        advice = super().advise()
        return f"{advice} {Choices(self, *self.answered).told()}" if self.answered and advice else advice

    def worth(self, view: View) -> int:
        """Its seat with its money. What is owed counts as paid: it was taken for no more than will be there."""
        owed, seat = view.state.owed.sum(0), view.viewer
        return super().worth(view) + POINTS * int(owed[:, seat].sum() - owed[seat].sum())

    def bargain_of(self, view: View, parties: int) -> Any:
        """A bargain in which all can also pay with some of what this round is certain to bring them."""
        t = super().bargain_of(view, parties)
        t.credit[:] = 0
        if not self.slow and self.manner.credit:
            for party in seats_of(parties):
                t.credit[party] = self._credit(view, party, self._income(1 << party))
                t.purse[party] += t.credit[party]
        return t

    def _credit(self, view: View, seat: int, income: int) -> int:
        """What a seat with such an income may owe for it to be as good as cash."""
        owed = int(view.state.owed[:, seat].sum())
        return max(0, income * self.manner.credit // EQUAL - owed)

    def appraise(self, view: View, moves: Sequence[int]) -> bool:
        """Debts of others count as money where the income that they will have after the deal is enough for them."""
        if not super().appraise(view, moves):
            return False
        t = self.bargain
        debts = [move for move in moves if move // SEATS >= OWE and move % SEATS != view.viewer]
        for debtor in {move % SEATS for move in debts} if not self.slow else ():
            own = [move for move in debts if move % SEATS == debtor]
            income = int(self._pooled(self.desks, self.pools, 1 << debtor))
            if sum(int(sum_of(move // SEATS)) for move in own) <= self._credit(view, debtor, income):
                for move in own:
                    t.pays[debtor] += sum_of(move // SEATS)
                    t.gets[int(receiver(move))] += sum_of(move // SEATS)
        return True

    def share(self, view: View, standing: Any) -> None:
        """Shares a gain as Nash would by chances to win, from Shapley's shares: less for who leads."""
        t, seat = self.bargain, view.viewer
        parties = seats_of(int(t.parties))
        chance = chances(standing / POINTS, int(self.desk.rounds))
        fair = dict(zip(parties, self._fair(parties, chance), strict=True))
        even = fair_shares([EQUAL / len(parties)] * len(parties), [chance[party] for party in parties])
        t.claims, t.margin[:], t.grain, t.half[:] = EQUAL * EQUAL, MARGIN, POINTS, 0
        t.content = self.content
        for party, equal in zip(parties, even, strict=True):
            self.fair[party] = round(fair[party] * EQUAL)
            t.weight[party] = round(max(fair[party], equal) * self.leaves[party])
            t.claim[party] = t.weight[party] * self.pressing // EQUAL
        if seat in fair:
            t.half[seat] = POINTS // 2 if len(parties) == 2 else 0  # among two it rounds to the nearest thousand
            t.weight[seat] = EQUAL * EQUAL - sum(int(t.weight[party]) for party in parties if party != seat)
            t.claim[seat] = round(fair[seat] * self._demanded(view)) if not self.content else 0
            t.margin[seat] = MARGIN if not self.content else 0
        for other in range(view.players):
            t.harm[other] = round(EQUAL * threat(chance, seat, other)) if other != seat else 0

    def _fair(self, parties: tuple[int, ...], chance: list[float]) -> list[float]:
        """The fair shares of these parties, in per cent; where rules are interpreted, all count alike."""
        if self.slow:
            return fair_shares([EQUAL / len(parties)] * len(parties), [chance[party] for party in parties])
        bits = [1 << party for party in parties]
        incomes = {group: self._income(group) for group in coalitions(bits)}
        shares = shapley(bits, incomes) if UNKNOWN not in incomes.values() else [EQUAL / len(parties)] * len(parties)
        return fair_shares(shares, [chance[party] for party in parties])

    def _income(self, group: int) -> int:
        """What a group could earn together as everything lies on the desk, worked out once."""
        d = self.desk
        facts = d.owner.tobytes() + d.shop.tobytes() + d.loose.tobytes()
        if facts != self.pooled_at:
            self.pooled_at, self.incomes = facts, {}
        if group not in self.incomes:
            self.incomes[group] = int(self._pooled(self.desks, self.pools, group))
        return self.incomes[group]

    def _begin(self, view: View) -> None:
        """Learns who refuses what: an offer of its own that is gone without a deal was refused."""
        s, seat = view.state, view.viewer
        own = next((offer for offer in offers(s) if offer.author == seat), None)
        late = self.latest[0] and s.left[seat] >= self.latest[1]  # what it proposed came too late for a host
        if self.pending and own is None and not late and self.round == s.round_ and self.struck == _struck(s, seat):
            self._learn(view, self.pending)
        if self.round != s.round_:
            self.refusals = 0
        self.pending, self.struck = own, _struck(s, seat)
        super()._begin(view)

    def _propose(self, view: View, moves: tuple[int, ...], secret: int, why: Why) -> list[int]:
        """Keeps in mind what it proposes: it may be refused before it is asked again."""
        given, seat = _given(view.state, moves), view.viewer
        name = _parties(view.state, moves) * 2 + secret
        self.pending, self.struck = Offer(seat, name, 1 << seat, given), _struck(view.state, seat)
        return super()._propose(view, moves, secret, why)

    def _learn(self, view: View, refused: Offer) -> None:
        """Gives way: offers more to those who were offered what it had thought enough, and demands less itself."""
        t = self.bargain
        if not self.appraise(view, refused.moves):
            return
        stubborn = [seat for seat in seats_of(refused.group & ~refused.yes) if seat != view.viewer]
        for party in stubborn:
            if pricing.gain(t, party) >= pricing.demand(t, party):
                self.leaves[party] = max(self.leaves[party], min(self.leaves[party] + self.manner.yields, MOST))
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
        return b"".join([super()._facts(s), s.owed.tobytes(), bytes(self.leaves)])

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
        if spurned and self._may_propose(view.state, view.viewer) and self.suits(view, spurned) and self._can_pay(view):
            moves = tuple(move // SEATS for move in spurned.moves)
            if moves not in self.proposed:
                return moves
        return super()._best_deal(view)

    def _can_pay(self, view: View) -> bool:
        """Whether it has the money for the deal that is on the desk: it may have been spent since."""
        t, seat = self.bargain, view.viewer
        return int(t.pays[seat] - t.gets[seat]) <= int(view.state.money[seat])

    def _deals(self, view: View) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The best deal with every group of others: how good it is, and the moves."""
        seat, end = view.viewer, time.perf_counter() + self.budget.seconds
        for index, group in enumerate(self._groups(view)):
            if index >= self.budget.simulations and (self.budget.simulations or time.perf_counter() > end):
                return
            t = self._look(view, 1 << seat | group)
            moves = moves_of(t) if t.best_merit > 0 else ()
            if 0 < len(moves) <= MOVES and _parties(view.state, moves) >> seat & 1:  # who is content may have no part
                yield int(t.best_merit), moves

    def _look(self, view: View, parties: int) -> Any:
        """Looks for the best deal of these parties: first by their joint plan, and last by what they can pay for.

        Several with a hoard have too many ways for anything but deals of two.
        """
        several = len(seats_of(parties)) > 2
        lenient = [self.manner.lenient] if several else []
        for self.pressing in (CLAIMED, *lenient):
            t = self.bargain_of(view, parties)
            hoard = several and self._income(parties) == UNKNOWN
            self._allot(self.desks, self.pools, self.bargains, self.allotments, view.viewer)
            if t.best_merit == 0 and not hoard:
                t = self.bargain_of(view, parties)
                self._search(self.desks, self.bargains, view.viewer)
            if t.best_merit > 0:
                break
        if t.best_merit == 0 and self.desk.rounds == 1:
            t = self._look_for_nothing(view, parties)
        self.pressing = CLAIMED
        return t

    def _look_for_nothing(self, view: View, parties: int) -> Any:
        """In the last round sums are too small for all to gain a thousand; where the others do, it is content."""
        self.pressing, self.content = self.manner.lenient, 1
        t = self.bargain_of(view, parties)
        self._allot(self.desks, self.pools, self.bargains, self.allotments, view.viewer)
        self.content = 0
        return t

    def _groups(self, view: View) -> list[int]:
        """The groups of others that it would deal with, as bits: everybody first."""
        others = [1 << other for other in range(view.players) if other != view.viewer and not self.silent >> other & 1]
        groups = [group for group in coalitions(others) if len(seats_of(group)) < self.manner.parties]
        return sorted(groups, key=lambda group: -len(seats_of(group)))


def _given(s: Any, moves: Sequence[int]) -> tuple[int, ...]:
    """Moves of a draft, each with its giver."""
    return tuple(with_giver(s, move) for move in moves)


def _parties(s: Any, moves: Sequence[int]) -> int:
    """Who gives or gets something in a draft, as bits."""
    given = _given(s, moves)
    return int(parties_of(given, len(given)))


def _struck(s: Any, seat: int) -> int:
    """The deals of this round that a seat knows of."""
    return int(s.struck[SEATS] + s.struck[seat])

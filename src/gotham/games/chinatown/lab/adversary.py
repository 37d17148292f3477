"""Chinatown: the gain of an adversary that knows when a bot accepts, and makes the last offer.

One seat refuses everything until all others are done, and makes them refuse a few things too. Then it searches, for
every other seat, for the most profitable offer that the bot there would just accept: it asks the bot itself. These
offers are not settled, so that the match continues and gives more positions.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ....arena.paired_comparison import ratio
from ....arena.statistics import Figure
from ....bots import WAIT, Bot, play
from ....engine import copied
from ....match.table import Change
from ....match.view import View
from ..bots.deals.draft_actions import draft
from ..bots.valuation.joint_income import JointIncome
from ..bots.valuation.seat_value import POINTS
from ..rules.drafts import NOTES
from ..rules.material import NO_SHOP, ROUNDS, SEATS, TYPES
from ..rules.offers import offers
from ..rules.state import CASH, DONE, DRAFT, NEGOTIATING, NO, OPEN, PROPOSE, WITHDRAW
from .samples import Setting
from .trial import Trial

DEMANDS = 6  # demands to each other seat before the last offer
GROUPS = 4  # shops of a joint plan that are given to either, or left out, in all combinations
CLIMBS = 2  # deals that are then improved, thing by thing
STEPS = 3  # most things added or removed


class Attack(NamedTuple):
    """The possible joint gain of two seats, and the part of one of them with its best offer, in points.

    By the bot's own values, and by income alone: as of this round, in every round to come.
    """

    round_: int
    surplus: int
    taken: int
    surplus_by_income: int
    taken_by_income: int


Attacks = list[Attack]


def measure(this: Setting, number: int) -> Attacks:
    """Return all attacks of a deal in which one seat holds out."""
    table, bots, seat = this.table(number), this.bots(number), number % this.players
    attacks, latest = list[Attack](), [Trial(this.game, None)]

    def follow(moment: Change) -> None:
        latest[0] = Trial(this.game, moment.after)

    def attack() -> None:
        trial = Trial(this.game, copied(latest[0].rows))
        for other in range(this.players):
            if other != seat:
                attacks.extend(Attacker(trial, bots, seat, other).attack())

    table.follow = follow
    play(table, [Holdout(bot, attack) if bot is bots[seat] else bot for bot in bots])
    return attacks


class Holdout:
    """Keeps and places like a bot, and refuses to trade: it first makes the others concede, then attacks."""

    def __init__(self, inner: Bot, word: Callable[[], None]) -> None:
        self.inner, self.word, self.demands = inner, word, 0

    def act(self, view: View, last_call: bool = False) -> int | Sequence[int]:
        s, seat = view.state, view.viewer
        if s.phase != NEGOTIATING:
            self.demands = DEMANDS * (view.players - 1)
            return self.inner.act(view, last_call)
        for offer in offers(s):
            if offer.author == seat:
                return WITHDRAW + offer.name if last_call else WAIT
            if offer.group >> seat & 1:
                return NO + offer.answer
        others = [other for other in range(view.players) if other != seat]
        if s.ready[seat] or not all(s.ready[other] for other in others):
            return WAIT
        if self.demands and s.left[seat] > 1:
            self.demands -= 1
            return _demand(seat, others[self.demands % len(others)])
        self.word()
        return DONE


def _demand(seat: int, other: int) -> list[int]:
    """Demand money for nothing: bots that concede after each refusal concede."""
    return [DRAFT, CASH + (other * SEATS + seat) * NOTES, PROPOSE + OPEN]


class Ownership(NamedTuple):
    """The owners of all buildings and loose tiles."""

    owner: Any
    loose: Any


class PricedExchange(NamedTuple):
    """A transfer: the gain of both without money, by the bot's values and by income, and its price."""

    holdings: Ownership
    gains: tuple[int, int]
    by_income: tuple[int, int]
    price: int | None  # the payment for acceptance; None if there is no such price


class Attacker:
    """A seat that knows when the bot on another accepts."""

    def __init__(self, trial: Trial, bots: Sequence[Any], seat: int, other: int) -> None:
        self.trial, self.bots, self.pair = trial, bots, (seat, other)
        self.rounds, self.pooling = ROUNDS - int(trial.state.round_), JointIncome(trial.game)
        self.before, self.before_by_income = self._values(trial), self._incomes(trial)
        self.weighed: dict[bytes, PricedExchange] = {}
        self.most = self.most_by_income = 0

    def attack(self) -> Iterator[Attack]:
        """Yield the best offer it finds, if there is any gain."""
        for holdings in self._plans():
            self._weigh(holdings)
        for measure in (self.taken, self.taken_by_income):
            for best in sorted(self.weighed.values(), key=measure, reverse=True)[:CLIMBS]:
                self._climb(best, measure)
        found = [*self.weighed.values()]
        surplus = max((sum(each.gains) for each in found), default=0)
        if surplus >= POINTS:
            taken, by_income = max(map(self.taken, found)), max(map(self.taken_by_income, found))
            yield Attack(ROUNDS - self.rounds, surplus, taken, self._surplus_by_income(), by_income)

    def taken(self, each: PricedExchange) -> int:
        """Return the adversary's gain by an offer, by the bot's values."""
        return 0 if each.price is None else max(0, each.gains[0] - POINTS * each.price)

    def taken_by_income(self, each: PricedExchange) -> int:
        return 0 if each.price is None else max(0, each.by_income[0] - POINTS * each.price)

    # ------------------------------------------------------------------------------------------ values

    def _values(self, trial: Trial) -> list[int]:
        """Return the values of both seats by the bots' own valuation."""
        return [int(self.bots[seat].worth(trial.view(seat))) for seat in self.pair]

    def _incomes(self, trial: Trial) -> list[int]:
        """Return their income of all rounds to come if nothing is added."""
        self.pooling.lay_out(trial.state)
        return [POINTS * self.rounds * self.pooling.income(1 << seat) for seat in self.pair]

    def _surplus_by_income(self) -> int:
        self.pooling.lay_out(self.trial.state)
        together = self.pooling.income(sum(1 << seat for seat in self.pair))
        return POINTS * self.rounds * together - sum(self.before_by_income)

    # --------------------------------------------------------------------------------------- transfers

    def _plans(self) -> Iterator[Ownership]:
        """Yield the shops of the best joint plan, each given to one of the two or unchanged."""
        self.pooling.lay_out(self.trial.state)
        self.pooling.income(sum(1 << seat for seat in self.pair))
        group, plan = self.pooling.pool.group.copy(), self.pooling.pool.plan.copy()
        shops = range(1, min(int(group.max()), GROUPS) + 1)
        for heirs in itertools.product((None, *self.pair), repeat=len(shops)):
            given = [(group == shop, heir) for shop, heir in zip(shops, heirs, strict=True) if heir is not None]
            yield self._given(given, plan)

    def _given(self, shops: Sequence[tuple[Any, int]], plan: Any) -> Ownership:
        """Give shops to their new owners, with the missing tiles."""
        s = self.trial.state
        owner, loose = s.owner.copy(), s.loose.copy()
        needs = np.zeros_like(loose)
        for shop, heir in shops:
            owner[shop] = heir
            for kind in plan[shop & (plan != NO_SHOP)]:
                needs[heir, kind] += 1
        for kind in range(TYPES):
            for heir, other in (self.pair, self.pair[::-1]):
                lacking = max(0, needs[heir, kind] - loose[heir, kind])
                given = min(lacking, max(0, loose[other, kind] - needs[other, kind]))
                loose[heir, kind] += given
                loose[other, kind] -= given
        return Ownership(owner, loose)

    def _climb(self, best: PricedExchange, measure: Callable[[PricedExchange], int]) -> None:
        """Add or remove one transfer while that is better."""
        for _ in range(STEPS):
            better = max(filter(None, map(self._weigh, self._shifts(best.holdings))), key=measure, default=best)
            if measure(better) <= measure(best):
                return
            best = better

    def _shifts(self, holdings: Ownership) -> Iterator[Ownership]:
        """Yield one thing of the two transferred to the other."""
        for giver, to in (self.pair, self.pair[::-1]):
            for building in (holdings.owner == giver).nonzero()[0]:
                owner = holdings.owner.copy()
                owner[building] = to
                yield Ownership(owner, holdings.loose)
            for kind in holdings.loose[giver].nonzero()[0]:
                loose = holdings.loose.copy()
                loose[giver, kind] -= 1
                loose[to, kind] += 1
                yield Ownership(holdings.owner, loose)

    # ------------------------------------------------------------------------------------------ prices

    def _weigh(self, holdings: Ownership) -> PricedExchange | None:
        """Return a transfer with its price; None if nothing changes or it is impossible."""
        key = holdings.owner.tobytes() + holdings.loose.tobytes()
        if key not in self.weighed:
            after = self._struck(self._moves(holdings, 0))
            if after is None:
                return None
            gains = _differences(self._values(after), self.before)
            by_income = _differences(self._incomes(after), self.before_by_income)
            hopeful = sum(gains) > self.most or by_income[0] + gains[1] > self.most_by_income
            weighed = PricedExchange(holdings, gains, by_income, self._price(holdings) if hopeful else None)
            self.weighed[key] = weighed
            self.most = max(self.most, self.taken(weighed))
            self.most_by_income = max(self.most_by_income, self.taken_by_income(weighed))
        return self.weighed[key]

    def _price(self, holdings: Ownership) -> int | None:
        """Return the lowest price at which the other accepts; below zero it pays, and owes the unpayable part."""
        s, (seat, other) = self.trial.state, self.pair
        low = -int(s.money[other]) - self.before_by_income[1] // (POINTS * self.rounds)
        high = int(s.money[seat])
        if not self._suits(holdings, high):
            return None
        while low < high:
            middle = (low + high) // 2
            if self._suits(holdings, middle):
                high = middle
            else:
                low = middle + 1
        return high

    def _suits(self, holdings: Ownership, price: int) -> bool:
        """Return whether the other would accept at this price, and all could be given."""
        (seat, other), moves = self.pair, self._moves(holdings, price)
        proposed = self.trial.propose(seat, moves)
        if proposed is None:
            return False
        offer = proposed.offer(seat, moves)
        return self.bots[other].suits(proposed.view(other), offer) and proposed.strike(offer) is not None

    def _struck(self, moves: Sequence[int]) -> Trial | None:
        proposed = self.trial.propose(self.pair[0], moves)
        return proposed and proposed.strike(proposed.offer(self.pair[0], moves))

    def _moves(self, holdings: Ownership, price: int) -> tuple[int, ...]:
        s, (seat, other) = self.trial.state, self.pair
        money, debts = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
        cash = max(price, -int(s.money[other]))
        money[seat], money[other] = -cash, cash
        debts[seat], debts[other] = cash - price, price - cash
        return draft(s.owner, holdings.owner, holdings.loose - s.loose, money, debts)


def _differences(after: list[int], before: list[int]) -> tuple[int, int]:
    return after[0] - before[0], after[1] - before[1]


# --------------------------------------------------------------------------------------------- figures


def mean_share(matches: Sequence[Attacks]) -> Figure:
    """Return the adversary's share, as a mean over positions; intervals are over deals."""
    shares = [sum(attack.taken / attack.surplus for attack in match) for match in matches]
    return ratio(np.array(shares), np.array([len(match) for match in matches]))


def share_taken(matches: Sequence[Attacks]) -> Figure:
    """Return the same for positions with a gain."""
    return mean_share([[attack for attack in match if attack.taken] for match in matches])


def whole_share(matches: Sequence[Attacks]) -> Figure:
    """Return its share of all gains together: large ones weigh more."""
    taken = [sum(attack.taken for attack in match) for match in matches]
    return ratio(np.array(taken), np.array([sum(attack.surplus for attack in match) for match in matches]))


def last_share(matches: Sequence[Attacks]) -> Figure:
    """Return the same by income only, in the last round: nothing else counts then."""
    last = [[attack for attack in match if attack.round_ == ROUNDS - 1] for match in matches]
    taken = [sum(attack.taken_by_income for attack in match) for match in last]
    return ratio(np.array(taken), np.array([sum(attack.surplus_by_income for attack in match) for match in last]))

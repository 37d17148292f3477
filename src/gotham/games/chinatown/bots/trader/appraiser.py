"""Chinatown for bots: what a view shows, laid out on a desk where deals can be tried and everybody appraised."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from .....match.game import Game
from .....match.view import View, seats_of
from ...rules.material import NO_SHOP, NOBODY, ROUNDS, SEATS, TYPES
from ...rules.moves import building_of, kind_of, parties_of, receiver, sum_of
from ...rules.shops import Shop, explain
from ...rules.state import BUILD, CASH, MAP, NO_PROMISE, OWE, SECRET, STREET, TILE
from ..deals import gain_split as pricing
from ..deals.gain_split import Bargain
from ..valuation.seat_value import POINTS, value
from ..valuation.weights import TRADER, Taste
from ..valuation.workspace import Desk
from . import reasons
from .reasons import Things, Weighed


class Appraiser:
    """Takes every seat to be worth something, and a deal by what it changes in that.

    `ahead` is for how many rounds more than there are what may yet be counts: who trades well makes more of it.
    """

    def __init__(self, game: Game, taste: Taste = TRADER) -> None:
        self.desks, self.bargains = Desk.rows(), Bargain.rows()
        self.desk, self.bargain = self.desks[0], self.bargains[0]
        self.desk.taste[:], self.ahead = taste, 0
        self._value = game.bind(value)

    def worth(self, view: View) -> int:
        """What the bot takes its seat to be worth, with its money, in points of a thousand."""
        self.lay_out(view)
        return self.worth_of(view.viewer) + POINTS * int(view.state.money[view.viewer])

    def worth_of(self, seat: int) -> int:
        return int(self._value(self.desk, seat))

    def lay_out(self, view: View) -> None:
        """Puts what the view shows on the desk; a tile that this seat prepared or that is promised counts as placed."""
        s, d = view.state, self.desk
        d.players, d.map_, d.street, d.rounds = s.players, s.options[MAP], s.options[STREET], ROUNDS - s.round_
        d.later = d.rounds - 1 + self.ahead if d.rounds > 1 else 0
        owners, plan, promise = s.owner, s.plan, s.promise  # numpy takes its time to find a field
        d.owner[:], d.shop[:], d.loose[:], d.bag[:] = owners, s.shop, s.loose, s.bag
        waiting = (plan < TYPES) | (promise < TYPES)
        for building in (waiting & (owners != NOBODY) & (s.shop == NO_SHOP)).nonzero()[0]:
            owner = owners[building]
            prepared = plan[building] if owner == view.viewer else NO_SHOP
            kind = prepared if prepared != NO_SHOP else promise[building]
            if kind < TYPES and d.loose[owner, kind] > 0:
                d.shop[building] = kind
                d.loose[owner, kind] -= 1

    def appraise(self, view: View, moves: Sequence[int]) -> bool:
        """Carries out a deal on the desk and says in the bargain what all are worth; False where tiles are lacking."""
        t = self.bargain_of(view, int(parties_of(moves, len(moves))))
        for move in moves:
            self._carry_out(move, view.viewer)
        if (self.desk.loose < 0).any():
            return False
        for party in seats_of(int(t.parties)):
            t.after[party] = self.worth_of(party)
        return True

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

    def bargain_of(self, view: View, parties: int) -> Any:
        """A bargain between these parties, with purses, weights and what all are worth, and nothing moved yet.

        Who leads is told by what all have seen: what it demands would tell of its own money otherwise.
        """
        s, t = view.state, self.bargain
        self.lay_out(view)
        t.parties = parties
        t.fixed[:] = s.promise != NO_PROMISE
        t.pays[:], t.gets[:], t.worth[:], t.after[:] = 0, 0, 0, 0
        t.purse[:] = np.maximum(s.got - s.gave, 0)
        for seat in range(view.players):
            t.worth[seat] = self.worth_of(seat)
        self.share(view, (t.worth + POINTS * t.purse)[: view.players])
        t.purse[view.viewer] = s.money[view.viewer]
        return t

    def demand(self, view: View) -> int:
        """The least gain for which it says yes to the deal that is on the desk."""
        return int(pricing.demand(self.bargain, view.viewer))

    def share(self, view: View, standing: Any) -> None:
        """Says in the bargain what share is fair for whom, and what all claim, by what all have and are worth."""
        t = self.bargain
        t.weight[:], t.harm[:] = pricing.SHARE, 0
        t.margin[:], t.grain, t.half[:] = pricing.MARGIN, 1, 0
        t.weight[standing.argmax()] = pricing.LEADER_SHARE
        t.claim[:] = t.weight * pricing.FAIR
        t.claims = 100 * sum(int(t.weight[seat]) for seat in seats_of(int(t.parties)))

    # -------------------------------------------------------------------------------------- for reasons

    def weigh(self, view: View, moves: Sequence[int]) -> Weighed | None:
        """A deal with all that can be said about it; None where tiles are lacking."""
        s, t, seat = view.state, self.bargain, view.viewer
        parties = seats_of(int(parties_of(moves, len(moves))))
        hidden = {*((s.promise != NO_PROMISE) & (s.audience & 1 == SECRET)).nonzero()[0].tolist()}
        self.lay_out(view)
        before = {party: self._shops(party) for party in parties}
        if not self.appraise(view, moves):
            return None
        after = {party: self._shops(party) for party in parties}
        aims = [reasons.aim(party, before[party], after[party], _things(moves, party), hidden) for party in parties]
        secret = any(hidden & {*shop.buildings} for shops in after.values() for shop in shops)
        return Weighed(
            seat=seat,
            gains={party: int(pricing.gain(t, party)) for party in parties},
            demand=self.demand(view),
            money=int(t.gets[seat] - t.pays[seat]),
            aims=tuple(filter(None, aims)),
            leader=int(t.weight.argmin()),
            rounds=int(self.desk.rounds),
            earns=0 if secret else _income(after) - _income(before),  # what is promised in secret would show in it
        )

    def _shops(self, seat: int) -> list[Shop]:
        """A seat's shops as it would place its tiles now."""
        self.worth_of(seat)
        d = self.desk
        return list(explain(d.owner, np.where(d.plan == NO_SHOP, d.shop, d.plan), int(d.map_), seat))


def _income(shops: dict[int, list[Shop]]) -> int:
    return sum(shop.income for own in shops.values() for shop in own)


def _things(moves: Sequence[int], seat: int) -> Things:
    """What a seat gets in a deal."""
    actions = [move // SEATS for move in moves if move // SEATS < CASH and receiver(move) == seat]
    buildings = {int(building_of(action)) for action in actions if action < TILE}
    return Things(buildings, {int(kind_of(action)) for action in actions if action >= TILE})

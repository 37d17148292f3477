"""Chinatown for bots: what a view shows, laid out on a desk where deals can be tried and everybody appraised."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...library import Game
from ...view import View, seats_of
from . import pricing, reasons
from .desk import Desk
from .material import NO_SHOP, NOBODY, ROUNDS, SEATS, TYPES
from .moves import building_of, kind_of, parties_of, receiver, sum_of
from .pricing import Bargain
from .prospects import POINTS, value
from .reasons import Things, Weighed
from .shops import Shop, explain
from .state import BUILD, CASH, MAP, NO_PROMISE, OWE, SECRET, STREET, TILE


class Appraiser:
    """Takes every seat to be worth something, and a deal by what it changes in that."""

    def __init__(self, game: Game) -> None:
        self.desks, self.bargains = Desk.rows(), Bargain.rows()
        self.desk, self.bargain = self.desks[0], self.bargains[0]
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
        d.owner[:], d.shop[:], d.loose[:], d.bag[:] = s.owner, s.shop, s.loose, s.bag
        for building in ((s.owner != NOBODY) & (s.shop == NO_SHOP)).nonzero()[0]:
            owner = s.owner[building]
            prepared = s.plan[building] if owner == view.viewer else NO_SHOP
            kind = prepared if prepared != NO_SHOP else s.promise[building]
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
        t.pays[:], t.gets[:], t.worth[:], t.after[:], t.weight[:] = 0, 0, 0, 0, pricing.SHARE
        t.purse[:] = np.maximum(s.got - s.gave, 0)
        for seat in range(view.players):
            t.worth[seat] = self.worth_of(seat)
        t.weight[(t.worth + POINTS * t.purse)[: view.players].argmax()] = pricing.LEADER_SHARE
        t.purse[view.viewer] = s.money[view.viewer]
        return t

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
        aims = [
            reasons.aim(party, before[party], self._shops(party), _things(moves, party), hidden) for party in parties
        ]
        return Weighed(
            seat=seat,
            gains={party: int(pricing.gain(t, party)) for party in parties},
            demand=int(pricing.demand(t, seat)),
            money=int(t.gets[seat] - t.pays[seat]),
            aims=tuple(filter(None, aims)),
            leader=int(t.weight.argmin()),
            rounds=int(self.desk.rounds),
        )

    def _shops(self, seat: int) -> list[Shop]:
        """A seat's shops as it would place its tiles now."""
        self.worth_of(seat)
        d = self.desk
        return list(explain(d.owner, np.where(d.plan == NO_SHOP, d.shop, d.plan), int(d.map_), seat))


def _things(moves: Sequence[int], seat: int) -> Things:
    """What a seat gets in a deal."""
    actions = [move // SEATS for move in moves if move // SEATS < CASH and receiver(move) == seat]
    buildings = {int(building_of(action)) for action in actions if action < TILE}
    return Things(buildings, {int(kind_of(action)) for action in actions if action >= TILE})

"""Chinatown for bots: the value of a deal to its parties, by an evaluator and a pricing policy."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from .....match.view import View, seats_of
from ...rules.drafts import building_of, kind_of, parties_of, receiver, sum_of
from ...rules.material import SEATS
from ...rules.shops import Shop
from ...rules.state import BUILD, CASH, NO_PROMISE, OWE, SECRET, TILE, hides_tiles, shows_money
from ..valuation.seat_value import POINTS, SeatEvaluator
from . import gain_split
from .draft_actions import moves_of
from .gain_split import Bargain
from .reasons import AppraisedDeal, Things, aim
from .search import BEFORE, note_best, remember

CLAIMED = 97  # per cent of the bot's offers to others that it expects them to demand


class Terms(NamedTuple):
    """The terms of a search for deals."""

    claimed: int = CLAIMED  # part of its offers that the author expects the others to demand, in per cent
    content: int = 0  # 1 if the author also makes a deal without a gain


USUAL = Terms()


class Pricing(Protocol):
    """A pricing policy: the shares of a deal's gain, and the demand of the own seat."""

    def set_shares(self, t: Any, view: View, standing: Any, terms: Terms) -> None:
        """Write the fair share and the claim of every party into a bargain, from the values of all seats."""

    def demand(self, t: Any, view: View, error: int) -> int:
        """Return the least gain for which the viewer accepts the deal in a bargain, changed by an error."""


class Credit(Protocol):
    """How far debts of the parties count as money."""

    def extend(self, t: Any, view: View) -> None:
        """Add the debts that the parties may take on to their purses."""

    def count_debts(self, t: Any, view: View, moves: Sequence[int]) -> None:
        """Count debts of others that they are certain to pay."""


class DealAppraiser:
    """Tries deals in the evaluator's workspace and writes their value for each party into a bargain."""

    def __init__(self, evaluator: SeatEvaluator, pricing: Pricing, credit: Credit | None = None) -> None:
        self.evaluator, self.pricing, self.credit = evaluator, pricing, credit
        self.bargains = Bargain.rows()
        self.bargain = self.bargains[0]
        self.error = 0  # error of the bot's value of the latest deal, in points

    def open(self, view: View, parties: int, terms: Terms = USUAL) -> Any:
        """Return a bargain between these parties, with purses, shares and values, and nothing moved yet.

        The leader is found by public money: otherwise a demand would reveal the bot's own money.
        """
        s, t = view.state, self.bargain
        self.evaluator.lay_out(view)
        t.parties = parties
        t.fixed[:] = s.promise != NO_PROMISE
        t.pays[:], t.gets[:], t.worth[:], t.after[:] = 0, 0, 0, 0
        t.purse[:] = public_money(s)
        for seat in range(view.players):
            t.worth[seat] = self.evaluator.value_of(seat)
        self.pricing.set_shares(t, view, (t.worth + POINTS * t.purse)[: view.players], terms)
        t.purse[view.viewer] = s.money[view.viewer]
        if self.credit:
            self.credit.extend(t, view)
        return t

    def appraise(self, view: View, moves: Sequence[int]) -> bool:
        """Execute a deal in the workspace and value all parties; return False if tiles are missing."""
        t = self.open(view, int(parties_of(moves, len(moves))))
        for move in moves:
            self._carry_out(move, view.viewer)
        if (self.evaluator.workspace.loose < 0).any():
            return False
        for party in seats_of(int(t.parties)):
            t.after[party] = self.evaluator.value_of(party)
        if self.credit:
            self.credit.count_debts(t, view, moves)
        return True

    def _carry_out(self, move: int, seat: int) -> None:
        """Execute one move in the workspace. Only debts of or to the seat count."""
        d, t = self.evaluator.workspace, self.bargain
        action, giver, to = move // SEATS, move % SEATS, int(receiver(move))
        if action < TILE:
            d.owner[building_of(action)] = to
        elif action < CASH:
            d.loose[giver, kind_of(action)] -= 1
            d.loose[to, kind_of(action)] += 1
        elif action < BUILD or (action >= OWE and giver == seat):
            t.pays[giver] += sum_of(action)
            t.gets[to] += sum_of(action)

    def gain(self, seat: int) -> int:
        """Return the gain of a seat by the deal in the bargain, in points."""
        return int(gain_split.gain(self.bargain, seat))

    def demand(self, view: View) -> int:
        """Return the least gain for which the bot accepts the deal in the bargain."""
        return self.pricing.demand(self.bargain, view, self.error)

    def reprice(self, view: View, moves: Sequence[int]) -> tuple[int, ...]:
        """Return the actions of the same deal at a price that suits all parties, or none."""
        d, t = self.evaluator.workspace, self.bargain
        if not self.appraise(view, moves) or gain_split.price(t) > 0:
            return ()
        note_best(d, t, view.viewer)
        self.evaluator.lay_out(view)
        remember(d, t, BEFORE)
        return moves_of(t)

    # -------------------------------------------------------------------------------------- for reasons

    def explain(self, view: View, moves: Sequence[int]) -> AppraisedDeal | None:
        """Return a deal with all details of a reason, or None if tiles are missing."""
        s, t, seat = view.state, self.bargain, view.viewer
        parties = seats_of(int(parties_of(moves, len(moves))))
        hidden = {*((s.promise != NO_PROMISE) & (s.audience & 1 == SECRET)).nonzero()[0].tolist()}
        self.evaluator.lay_out(view)
        before = {party: self.evaluator.shops_of(party) for party in parties}
        if not self.appraise(view, moves):
            return None
        after = {party: self.evaluator.shops_of(party) for party in parties}
        named = () if hides_tiles(s) else parties  # shops would reveal hidden tiles
        aims = [aim(party, before[party], after[party], _things(moves, party), hidden) for party in named]
        secret = not named or any(hidden & {*shop.buildings} for shops in after.values() for shop in shops)
        return AppraisedDeal(
            seat=seat,
            gains={party: self.gain(party) for party in parties},
            demand=self.demand(view),
            money=int(t.gets[seat] - t.pays[seat]),
            aims=tuple(filter(None, aims)),
            leader=int(t.weight.argmin()),
            rounds=int(self.evaluator.workspace.rounds),
            earns=0 if secret else _income(after) - _income(before),  # it would reveal secret promises
        )


def _income(shops: dict[int, list[Shop]]) -> int:
    return sum(shop.income for own in shops.values() for shop in own)


def _things(moves: Sequence[int], seat: int) -> Things:
    """Return the buildings and tiles that a seat gets in a deal."""
    actions = [move // SEATS for move in moves if move // SEATS < CASH and receiver(move) == seat]
    buildings = {int(building_of(action)) for action in actions if action < TILE}
    return Things(buildings, {int(kind_of(action)) for action in actions if action >= TILE})


def public_money(s: Any) -> Any:
    """Return the money that everybody knows each seat to have: all of it, or what the bank and open deals moved."""
    return s.money.copy() if shows_money(s) else np.maximum(s.got - s.gave, 0)

"""Chinatown for bots: the value of every seat, from a view."""

from typing import Any

import numpy as np

from .....match.game import Game
from .....match.view import View
from ...rules.material import NO_SHOP, NOBODY, ROUNDS, TYPES
from ...rules.shops import Shop, explain
from ...rules.state import MAP, STREET
from .joint_income import joint_income
from .seat_value import POINTS, links, value
from .shop_additions import Pool
from .weights import TRADER, ValueWeights
from .workspace import Workspace


class SeatEvaluator:
    """Copies what a view shows into a workspace, where deals can be tried, and values seats there.

    `ahead` adds rounds to those for which potential growth counts: a bot that trades well makes more of it.
    """

    def __init__(self, game: Game, weights: ValueWeights = TRADER, ahead: int = 0) -> None:
        self.workspaces = Workspace.rows()
        self.workspace = self.workspaces[0]
        self.workspace.weights[:], self.ahead = weights, ahead
        self._value, self._links = game.bind(value), game.bind(links)

    def worth(self, view: View) -> int:
        """Return the value of the viewer's seat with its money, in points."""
        self.lay_out(view)
        return self.value_of(view.viewer) + POINTS * int(view.state.money[view.viewer])

    def value_of(self, seat: int) -> int:
        """Return the value of a seat in the workspace; its best placement is left in the workspace's `plan`."""
        return int(self._value(self.workspace, seat))

    def links_of(self, seat: int) -> int:
        """Count the pairs of neighbouring buildings of a seat in the workspace."""
        return int(self._links(self.workspace, seat))

    def shops_of(self, seat: int) -> list[Shop]:
        """Return a seat's shops with its loose tiles placed as is best."""
        self.value_of(seat)
        d = self.workspace
        return list(explain(d.owner, np.where(d.plan == NO_SHOP, d.shop, d.plan), int(d.map_), seat))

    def lay_out(self, view: View) -> None:
        """Copy a view into the workspace; a tile that the viewer prepared, or that is promised, counts as placed."""
        s, d = view.state, self.workspace
        d.players, d.map_, d.street, d.rounds = s.players, s.options[MAP], s.options[STREET], ROUNDS - s.round_
        d.later = d.rounds - 1 + self.ahead if d.rounds > 1 else 0
        owners, plan, promise = s.owner, s.plan, s.promise  # looking up a field of a record is slow
        d.owner[:], d.shop[:], d.loose[:], d.bag[:] = owners, s.shop, s.loose, s.bag
        waiting = (plan < TYPES) | (promise < TYPES)
        for building in (waiting & (owners != NOBODY) & (s.shop == NO_SHOP)).nonzero()[0]:
            owner = owners[building]
            prepared = plan[building] if owner == view.viewer else NO_SHOP
            kind = prepared if prepared != NO_SHOP else promise[building]
            if kind < TYPES and d.loose[owner, kind] > 0:
                d.shop[building] = kind
                d.loose[owner, kind] -= 1


class GroupIncomes:
    """The best joint income of groups of seats, with what is in an evaluator's workspace."""

    def __init__(self, game: Game, evaluator: SeatEvaluator) -> None:
        self.evaluator, self.pools = evaluator, Pool.rows()
        self._joint_income = game.bind(joint_income)
        self._known, self._facts = dict[int, int](), b""

    def of(self, group: int) -> int:
        """Return the joint income of a group (as bits), computed once for each layout of the workspace."""
        facts = self._layout()
        if facts != self._facts:
            self._facts, self._known = facts, {}
        if group not in self._known:
            self._known[group] = self.compute(group)
        return self._known[group]

    def compute(self, group: int) -> int:
        """Return the same without the cache, for layouts that are tried only once."""
        return int(self._joint_income(self.evaluator.workspaces, self.pools, group))

    def _layout(self) -> Any:
        d = self.evaluator.workspace
        return d.owner.tobytes() + d.shop.tobytes() + d.loose.tobytes()

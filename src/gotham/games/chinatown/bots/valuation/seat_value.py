"""Chinatown for bots: the value of a seat, with potential growth, and of every seat from a view.

Worth is counted in POINTS of a thousand: the income of the best placement in every round to come, and for the rounds
after this one a modest sum for the potential of shops, tiles and empty buildings, by the bot's weights.
"""

from typing import Any

import numpy as np

from .....engine import bits, rule
from .....match.game import Game
from .....match.view import View
from ...rules.material import BLOCK, BLOCKS, BUILDINGS, INCOME, NO_SHOP, NOBODY, ROUNDS, SIZE, SIZES, TYPES
from ...rules.shops import Shop, explain
from ...rules.state import MAP, STREET
from .joint_income import joint_income
from .shop_additions import Pool
from .weights import (
    BUILDING_KEPT,
    LIKELY,
    PAIR_KEPT,
    ROOM_FOREIGN,
    ROOM_FREE,
    ROOM_LIKE,
    ROOM_UNOWNED,
    SUPPLY,
    SUPPLY_HAND,
    TILE_KEPT,
    TRADER,
    ValueWeights,
)
from .workspace import Workspace, bit_of, connected, lay, near, pack, stands, survey

POINTS = 100
CERTAIN = 100  # per cent


def _promise() -> Any:
    """By chance of a step in per cent, size of the type and tiles in the shop: its possible growth, in points.

    That excludes the 1 that every new tile would pay anywhere.
    """
    promise = np.zeros((CERTAIN + 1, SIZES.stop, SIZES.stop), np.int64)
    for chance in range(CERTAIN + 1):
        for size in SIZES:
            for tiles in range(1, size):
                steps = range(tiles + 1, size + 1)
                gains = [int(INCOME[size, step] - INCOME[size, step - 1]) - 1 for step in steps]
                hopes = [gain * (chance / 100) ** (place + 1) for place, gain in enumerate(gains)]
                promise[chance, size, tiles] = int(POINTS * sum(hopes))
    return promise


PROMISE = _promise()


@rule
def value(d, seat):
    """Return the value of a seat with the best placement of its tiles, which is stored in `plan`."""
    income = survey(d, seat) + pack(d)
    for building in range(BUILDINGS):
        income += d.plan[building] < TYPES
    income += lay_singles(d)
    return POINTS * d.rounds * income + d.later * prospects(d)


@rule
def prospects(d):
    """Return the possible growth of all things of a seat, in points a round."""
    points = 0
    for kind in range(TYPES):
        points += kept(d, d.hand[kind])
        for block in range(BLOCKS):
            left = d.held[kind, block] | d.laid[kind, block]
            while left:
                group = connected(d.map_, block, left & -left, left)
                left ^= group
                points += growth(d, block, group, kind)
    for block in range(BLOCKS):
        points += d.weights[BUILDING_KEPT] * bits(d.free[block])
    return points


@rule
def links(d, seat):
    """Return how many pairs of neighbours with an empty building a seat has: places for future shops."""
    survey(d, seat)
    found = 0
    for building in range(BUILDINGS):
        if d.owner[building] == seat:
            block = BLOCK[building]
            beside = near(d.map_, block, bit_of(building)) & ~(bit_of(building) - 1)  # each pair once
            found += bits(beside & d.free[block])
            if d.shop[building] == NO_SHOP:
                for kind in range(TYPES):
                    found += bits(beside & d.held[kind, block])
    return found


@rule
def growth(d, block, group, kind):
    """Return the possible growth of a shop."""
    tiles = bits(group)
    if tiles >= SIZE[kind]:
        return 0
    beside = near(d.map_, block, group) & ~group
    weights = d.weights
    room = weights[ROOM_FREE] * bits(beside & d.free[block]) + weights[ROOM_UNOWNED] * bits(beside & d.unowned[block])
    room += weights[ROOM_FOREIGN] * bits(beside & d.foreign[block])
    room += weights[ROOM_LIKE] * bits(beside & d.theirs[kind, block])
    supply = weights[SUPPLY_HAND] * d.hand[kind] + weights[SUPPLY] * d.supply[kind]
    chance = min(room, CERTAIN) * min(supply, CERTAIN) // CERTAIN
    return PROMISE[min(chance, weights[LIKELY]), SIZE[kind], tiles]


@rule
def kept(d, tiles):
    """Return the later value of loose tiles of one type."""
    return d.weights[TILE_KEPT] * tiles + d.weights[PAIR_KEPT] * tiles * (tiles - 1)


# ------------------------------------------------------------------------------------------- single tiles


@rule
def lay_singles(d):
    """Plan single tiles, always the best next, while that is better than keeping them; return how many."""
    laid = 0
    while True:
        most, where, what = 0, -1, -1
        for building in range(BUILDINGS):
            block, bit = BLOCK[building], bit_of(building)
            if d.free[block] & bit == 0:
                continue
            lost = d.weights[BUILDING_KEPT] + crowding(d, block, bit)
            for kind in range(TYPES):
                if d.hand[kind] and stands(d, block, joined(d, block, bit, kind)):
                    points = POINTS * d.rounds + d.later * (fit(d, block, bit, kind) - lost)
                    if points > most:
                        most, where, what = points, building, kind
        if where < 0:
            return laid
        lay(d, where, what)
        laid += 1


@rule
def joined(d, block, bit, kind):
    """Return the group that a tile on an empty building would join."""
    return connected(d.map_, block, bit, d.held[kind, block] | d.laid[kind, block])


@rule
def crowding(d, block, bit):
    """Return the loss of possible growth of the shops around an empty building when it is used."""
    beside, points = near(d.map_, block, bit), 0
    for kind in range(TYPES):
        mine = d.held[kind, block] | d.laid[kind, block]
        left = mine & beside
        while left:
            group = connected(d.map_, block, left & -left, mine)
            left &= ~group
            points += growth(d, block, group, kind) - growth_without(d, block, bit, group, kind)
    return points


@rule
def growth_without(d, block, bit, group, kind):
    """Return the possible growth of a shop when an empty building is used."""
    d.free[block] ^= bit
    points = growth(d, block, group, kind)
    d.free[block] ^= bit
    return points


@rule
def fit(d, block, bit, kind):
    """Return the value of a loose tile on an empty building, compared with the alternatives of both."""
    group = joined(d, block, bit, kind)
    points = kept(d, d.hand[kind] - 1) - kept(d, d.hand[kind])
    d.hand[kind] -= 1
    points += growth(d, block, group, kind)
    d.hand[kind] += 1
    rest = group ^ bit
    while rest:
        part = connected(d.map_, block, rest & -rest, rest)
        rest ^= part
        points -= growth_without(d, block, bit, part, kind)  # the difference to now is in `crowding`
    return points


# ------------------------------------------------------------------------------------------------ from a view


class SeatEvaluator:
    """Copies a view into a workspace, where deals can be tried, and values seats there.

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
        """Return the value of a seat in the workspace; its best placement is stored in the workspace's `plan`."""
        return int(self._value(self.workspace, seat))

    def links_of(self, seat: int) -> int:
        """Count the pairs of neighbouring buildings of a seat in the workspace."""
        return int(self._links(self.workspace, seat))

    def shops_of(self, seat: int) -> list[Shop]:
        """Return a seat's shops with its loose tiles placed optimally."""
        self.value_of(seat)
        d = self.workspace
        return list(explain(d.owner, np.where(d.plan == NO_SHOP, d.shop, d.plan), int(d.map_), seat))

    def lay_out(self, view: View) -> None:
        """Copy a view into the workspace; a tile that the viewer prepared or that is promised counts as placed."""
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
    """The best joint income of groups of seats, from an evaluator's workspace."""

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

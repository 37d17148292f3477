"""Chinatown: expected money at the end of the match, and chances to win by it.

Everything is in thousands. Hidden information counts: money, prepared tiles, secret promises.
"""

import functools
import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from .....match.game import Game
from ...rules.material import NO_SHOP, NOBODY, PROSPERITY, ROUNDS, SIZE, TYPES
from ...rules.state import NEGOTIATING, NO_CARD, PLACING, PROSPERITY_OFF
from .fair_share import EQUAL, coalitions, shapley
from .joint_income import UNKNOWN, JointIncome
from .seat_value import POINTS, value
from .weights import TRADER

# How much standings may yet shift, by rounds left with this one: fitted to matches of masters
# (docs/decisions/insight-chinatown.md).
SHIFT = (0.5, 0.5, 3.0, 5.0, 6.6, 10.2, 10.2)


def chances(expected: Sequence[float], rounds: int) -> list[float]:
    """Return every seat's chance to win, by what it is expected to have at the end."""
    top = max(expected)
    likely = [math.exp((each - top) / SHIFT[rounds]) for each in expected]
    return [each / sum(likely) for each in likely]


def mean(columns: Iterable[Sequence[float]]) -> list[float]:
    """Return the mean of some rows of figures."""
    found = [*zip(*columns, strict=True)]
    return [sum(each) / len(each) for each in found]


class WinChances(JointIncome):
    """Expected money of all seats, from a state in which all have their buildings and tiles."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._value = game.bind(value)
        self.workspace.weights[:] = TRADER
        self.placed = self.workspace.shop.copy()

    def lay_out(self, s: Any) -> None:
        """Copy the whole state into the workspace. Prepared and promised tiles count as placed."""
        super().lay_out(s)
        d = self.workspace
        d.players, d.bag[:] = s.players, s.bag
        waiting = np.where(s.plan < TYPES, s.plan, s.promise)
        for building in ((waiting < TYPES) & (s.owner != NOBODY) & (s.shop == NO_SHOP)).nonzero()[0]:
            owner, kind = s.owner[building], waiting[building]
            if d.loose[owner, kind] > 0:
                d.shop[building] = kind
                d.loose[owner, kind] -= 1

    def chances(self, s: Any) -> list[float]:
        """Return every seat's chance to win: the mean over the prosperity cards that may come."""
        return mean(chances(each, ROUNDS - int(s.round_)) for each in self.outlooks(s))

    def outlooks(self, s: Any) -> list[list[float]]:
        """What every seat can expect to have at the end: by each card of the last round, before that by their mean."""
        expected, rounds = self.expected(s), ROUNDS - int(s.round_)
        bonuses = self._bonuses(s) if rounds == 1 else [mean(self._bonuses(s))]
        return [[each + rounds * bonus for each, bonus in zip(expected, card, strict=True)] for card in bonuses]

    def expected(self, s: Any) -> list[float]:
        """What every seat can expect to have at the end, without bonuses: money, debts, incomes, gains by trading.

        What all of them could place is left in `placed`.
        """
        self.lay_out(s)
        owed, more = s.owed.sum(0), self._trading(s)
        self.placed = self.workspace.shop.copy()
        return [
            float(s.money[seat] + owed[:, seat].sum() - owed[seat].sum()) + more[seat] + self._earned(s, seat)
            for seat in range(int(s.players))
        ]

    def _earned(self, s: Any, seat: int) -> float:
        """Return what a seat's tiles and buildings bring in the rounds to come, with what may yet be."""
        d, rounds = self.workspace, ROUNDS - int(s.round_)
        d.rounds, d.later = rounds, rounds - 1
        if s.phase == PLACING and s.ready[seat]:  # what it has not placed is for the next round
            d.rounds -= 1
            return self._shown(seat) + (int(self._value(d, seat)) / POINTS if d.rounds else 0.0)
        points = int(self._value(d, seat))
        planned = d.plan != NO_SHOP
        self.placed[planned] = d.plan[planned]
        return points / POINTS

    def _shown(self, seat: int) -> int:
        """Return what this round pays a seat that places no more."""
        d = self.workspace
        loose = d.loose[seat].copy()
        d.loose[seat] = 0
        income = self.most(1 << seat)
        d.loose[seat] = loose
        return income

    def _bonuses(self, s: Any) -> list[list[int]]:
        """Return what every prosperity card that may come pays each seat with the tiles that are placed.  CT-20"""
        seats = range(int(s.players))
        if s.options[PROSPERITY_OFF]:
            return [[0 for _ in seats]]
        tiles = [self.placed[(self.workspace.owner == seat) & (self.placed < TYPES)] for seat in seats]
        cards = [card for card in range(NO_CARD) if card not in s.turned]
        return [[int(PROSPERITY[card][SIZE[own]].sum()) for own in tiles] for card in cards]

    def _trading(self, s: Any) -> list[float]:
        """Return each seat's part of what those who still negotiate could earn more together, as Shapley shares it."""
        more = [0.0] * int(s.players)
        seats = [seat for seat in range(int(s.players)) if not s.ready[seat]]
        if s.phase != NEGOTIATING or len(seats) < 2:
            return more
        bits = [1 << seat for seat in seats]
        incomes = {group: self.most(group) for group in coalitions(bits)}
        if UNKNOWN in incomes.values():
            return more
        surplus = incomes[sum(bits)] - sum(incomes[bit] for bit in bits)
        for seat, share in zip(seats, shapley(bits, incomes), strict=True):
            more[seat] = share / EQUAL * surplus * (ROUNDS - int(s.round_))
        return more


@functools.cache
def win_chances(game: Game) -> WinChances:
    """Return the instance of this process: making one takes longer than using it."""
    return WinChances(game)

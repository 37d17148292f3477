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

# Shift of final money by rounds left, this one included: fitted to matches of masters
# (docs/decisions/insight-chinatown.md).
SHIFT = (0.5, 0.5, 3.0, 5.0, 6.6, 10.2, 10.2)


def chances(expected: Sequence[float], rounds: int) -> list[float]:
    """Return every seat's chance to win, by its expected money at the end."""
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
        """Return every seat's chance to win: the mean over the possible prosperity cards."""
        return mean(chances(each, ROUNDS - int(s.round_)) for each in self.outlooks(s))

    def outlooks(self, s: Any) -> list[list[float]]:
        """Return the expected final money of every seat: for each card of the last round, else for their mean."""
        expected, rounds = self.expected(s), ROUNDS - int(s.round_)
        bonuses = self._bonuses(s) if rounds == 1 else [mean(self._bonuses(s))]
        return [[each + rounds * bonus for each, bonus in zip(expected, card, strict=True)] for card in bonuses]

    def expected(self, s: Any) -> list[float]:
        """Return the expected final money without bonuses: money, debts, incomes, gains by trading.

        All placeable tiles are stored in `placed`.
        """
        self.lay_out(s)
        owed, more = s.owed.sum(0), self._trading(s)
        self.placed = self.workspace.shop.copy()
        return [
            float(s.money[seat] + owed[:, seat].sum() - owed[seat].sum()) + more[seat] + self._earned(s, seat)
            for seat in range(int(s.players))
        ]

    def _earned(self, s: Any, seat: int) -> float:
        """Return the income of a seat's tiles and buildings in the rounds to come, with possible growth."""
        d, rounds = self.workspace, ROUNDS - int(s.round_)
        d.rounds, d.later = rounds, rounds - 1
        if s.phase == PLACING and s.ready[seat]:  # unplaced tiles count for the next round
            d.rounds -= 1
            return self._shown(seat) + (int(self._value(d, seat)) / POINTS if d.rounds else 0.0)
        points = int(self._value(d, seat))
        planned = d.plan != NO_SHOP
        self.placed[planned] = d.plan[planned]
        return points / POINTS

    def _shown(self, seat: int) -> int:
        """Return the income of this round for a seat that places no more tiles."""
        d = self.workspace
        loose = d.loose[seat].copy()
        d.loose[seat] = 0
        income = self.most(1 << seat)
        d.loose[seat] = loose
        return income

    def _bonuses(self, s: Any) -> list[list[int]]:
        """Return the bonus of each possible prosperity card for each seat with its placed tiles.  CT-20"""
        seats = range(int(s.players))
        if s.options[PROSPERITY_OFF]:
            return [[0 for _ in seats]]
        tiles = [self.placed[(self.workspace.owner == seat) & (self.placed < TYPES)] for seat in seats]
        cards = [card for card in range(NO_CARD) if card not in s.turned]
        return [[int(PROSPERITY[card][SIZE[own]].sum()) for own in tiles] for card in cards]

    def _trading(self, s: Any) -> list[float]:
        """Return each seat's Shapley share of the surplus of the seats that still negotiate."""
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
    """Return the instance of this process: creating one is slower than using it."""
    return WinChances(game)

"""Chinatown: exchanges of three, in which each gives one thing and gets one.

A thing is a building, or BUILDINGS + the type of a loose tile. Incomes are exact (`joint_income`): a seat's possible
income in this round with all its things.
"""

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ....match.game import Game
from ..bots.valuation.joint_income import UNKNOWN, JointIncome
from ..rules.drafts import PAIRS, building_of, kind_of, receiver
from ..rules.material import BUILDINGS, SEATS, TYPES
from ..rules.state import CASH, GIVE, TILE

PARTIES = 3
NOTHING = -1  # instead of a thing


class ThreeWayExchange(NamedTuple):
    """The seats, each giving to the next and the last to the first, and what each gives."""

    seats: tuple[int, ...]
    things: tuple[int, ...]

    @property
    def handovers(self) -> list[tuple[int, int, int]]:
        """Giver, thing and receiver of each."""
        return [*zip(self.seats, self.things, (*self.seats[1:], self.seats[0]), strict=True)]

    @property
    def actions(self) -> tuple[int, ...]:
        """The actions of a draft."""
        return tuple(sorted(action_of(*each) for each in self.handovers))


def action_of(giver: int, thing: int, to: int) -> int:
    """Return a handover as an action of a draft."""
    if thing < BUILDINGS:
        return GIVE + thing * SEATS + to
    return TILE + (thing - BUILDINGS) * PAIRS + giver * SEATS + to


def exchange_of(moves: Sequence[int]) -> ThreeWayExchange | None:
    """Return the exchange of the moves of a deal, or None if they are no exchange."""
    gives = {move % SEATS: (_thing(move // SEATS), int(receiver(move))) for move in moves if move // SEATS < CASH}
    if not len(gives) == len(moves) == PARTIES or {to for _, to in gives.values()} != {*gives}:
        return None
    seats = [min(gives)]
    while len(seats) < PARTIES:
        seats.append(gives[seats[-1]][1])
    return ThreeWayExchange(tuple(seats), tuple(gives[seat][0] for seat in seats))


def _thing(action: int) -> int:
    return int(building_of(action) if action < TILE else BUILDINGS + kind_of(action))


def things_of(s: Any, seat: int) -> list[int]:
    """Return the things that a seat could give."""
    tiles = [BUILDINGS + kind for kind in range(TYPES) if s.loose[seat, kind]]
    return [*map(int, (s.owner == seat).nonzero()[0]), *tiles]


class ThreeWaySearch:
    """Finds the rings of a position after which all three earn more."""

    def __init__(self, game: Game) -> None:
        self.pooling = JointIncome(game)
        self.owner, self.loose = self.pooling.workspace.owner, self.pooling.workspace.loose

    def lay_out(self, s: Any) -> None:
        """Copy a position into the workspace."""
        self.pooling.lay_out(s)
        self._known: dict[tuple[int, ...], bool] = {}
        self.things = [things_of(s, seat) for seat in range(int(s.players))]
        self.incomes = [self._income(seat) for seat in range(int(s.players))]

    def more(self, ring: ThreeWayExchange) -> list[int]:
        """Return the additional income of each seat of an exchange."""
        for each in ring.handovers:
            self._hand_over(*each)
        incomes = [self._income(seat) for seat in ring.seats]
        for giver, thing, to in ring.handovers:
            self._hand_over(to, thing, giver)
        return [income - self.incomes[seat] for seat, income in zip(ring.seats, incomes, strict=True)]

    def all(self, seats: Sequence[int]) -> Iterator[ThreeWayExchange]:
        """Yield the exchanges of three seats after which all of them earn more.

        Exchanges are skipped in which a received thing would not even help as a gift.
        """
        for three in _ways_round(seats):
            wanted = self._wanted(three)
            for places in zip(*self._good(three, wanted).nonzero(), strict=True):
                yield ThreeWayExchange(
                    three, tuple(things[place] for things, place in zip(wanted, places, strict=True))
                )

    def plausible(self, seats: Sequence[int]) -> int:
        """Count the exchanges of three seats in which each would earn more if it only received."""
        return sum(math.prod(map(len, self._wanted(three))) for three in _ways_round(seats))

    def _wanted(self, three: tuple[int, ...]) -> list[list[int]]:
        """Return, for each of three seats, those of its things that would help the next one."""
        pairs = zip(three, (*three[1:], three[0]), strict=True)
        return [[thing for thing in self.things[giver] if self._gains(to, giver, thing)] for giver, to in pairs]

    def _good(self, three: tuple[int, ...], wanted: Sequence[Sequence[int]]) -> Any:
        """Return whether all of three earn more if each gives this to the next."""
        (one, two, other), (first, second, third) = three, wanted
        gains = self._all_gains(two, one, first, second)[:, :, None]
        gains = gains & self._all_gains(other, two, second, third)[None, :, :]
        return gains & self._all_gains(one, other, third, first).T[:, None, :]

    def _all_gains(self, seat: int, giver: int, got: Sequence[int], given: Sequence[int]) -> Any:
        """Return whether a seat earns more, for each received and given thing."""
        gains = [self._gains(seat, giver, *exchange) for exchange in itertools.product(got, given)]
        return np.array(gains, np.bool_).reshape(len(got), len(given))

    def _gains(self, *exchange: int) -> bool:
        """Return whether a seat earns more with a thing of a giver, perhaps for one of its own."""
        if exchange not in self._known:
            self._known[exchange] = self._tried(*exchange)
        return self._known[exchange]

    def _tried(self, seat: int, giver: int, got: int, given: int = NOTHING) -> bool:
        self._hand_over(giver, got, seat)
        if given != NOTHING:
            self._hand_over(seat, given, giver)
        gains = self._income(seat) > self.incomes[seat]
        if given != NOTHING:
            self._hand_over(giver, given, seat)
        self._hand_over(seat, got, giver)
        return gains

    def _hand_over(self, giver: int, thing: int, to: int) -> None:
        if thing < BUILDINGS:
            self.owner[thing] = to
        else:
            self.loose[giver, thing - BUILDINGS] -= 1
            self.loose[to, thing - BUILDINGS] += 1

    def _income(self, seat: int) -> int:
        income = self.pooling.most(1 << seat)
        if income == UNKNOWN:
            raise ValueError("somebody has a hoard with more ways than can be looked at")
        return income


def _ways_round(seats: Sequence[int]) -> list[tuple[int, ...]]:
    """Return both directions in which three seats can give each other something."""
    first, *others = seats
    return [(first, *way) for way in itertools.permutations(others)]

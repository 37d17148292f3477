"""Chinatown: the best deal that nobody made, by the possible joint income of its parties.

The joint plan of the parties is exact (`joint_income`). Of all divisions of its shops that earn as much, the one with
the fewest things changing hands is reported. Promises are ignored.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ....match.view import seats_of
from ..bots.deals.draft_actions import draft
from ..bots.valuation.joint_income import UNKNOWN, JointIncome
from ..bots.valuation.workspace import connected
from ..rules.drafts import building_of, giver_of
from ..rules.material import BLOCK, BLOCKS, FIRST, NO_SHOP, ROUNDS, SEATS, TYPES
from ..rules.state import MAP, TILE

PARTIES = 3  # most parties: larger deals are hard to find for anybody
WAYS = 243  # number of divisions of shops that are all tried
SHOP = 3  # tiles that pay more together than apart


class MissedDeal(NamedTuple):
    """A deal: the seats, each one's additional income in a round, and the moves with a fair price."""

    round_: int  # from 0
    parties: tuple[int, ...]
    more: tuple[int, ...]  # in a round, by party
    moves: tuple[int, ...]  # action * SEATS + giver

    @property
    def rounds(self) -> int:
        """The number of rounds in which it would have been paid."""
        return ROUNDS - self.round_

    @property
    def total(self) -> int:
        return sum(self.more) * self.rounds


class Lot(NamedTuple):
    """A shop of the joint plan: its type, its buildings, and those that still need a tile."""

    kind: int
    buildings: tuple[int, ...]
    new: tuple[int, ...]


class Holdings(NamedTuple):
    """The owners of buildings and loose tiles, and the empty buildings."""

    owner: Any
    loose: Any
    empty: Any

    def copy(self) -> "Holdings":
        return Holdings(self.owner.copy(), self.loose.copy(), self.empty)

    def room(self, seat: int) -> int:
        """Return the number of a seat's empty buildings minus its tiles."""
        return int((self.empty & (self.owner == seat)).sum() - self.loose[seat].sum())


def best_missed(pooling: JointIncome, s: Any) -> MissedDeal | None:
    """Return the best paid deal of two or three in a position; of equal ones that with the fewest parties."""
    pooling.lay_out(s)
    seats = range(int(s.players))
    groups = [
        sum(1 << seat for seat in seats_) for size in (2, PARTIES) for seats_ in itertools.combinations(seats, size)
    ]
    surplus = {group: _surplus(pooling, group) for group in groups}
    best = max(groups, key=lambda group: surplus[group])
    return _deal(pooling, s, best) if surplus[best] > 0 else None


def _surplus(pooling: JointIncome, group: int) -> int:
    """Return the surplus of a group; zero if it is unknown."""
    together, apart = pooling.most(group), [pooling.most(1 << seat) for seat in seats_of(group)]
    return together - sum(apart) if UNKNOWN not in (together, *apart) else 0


def _deal(pooling: JointIncome, s: Any, group: int) -> MissedDeal | None:
    """Return the best exchange of a group at a fair price, without useless transfers.

    None if no exchange gains anything: with the street variant, shares of a common plan may not reach a street.
    """
    start, parties = Holdings(s.owner.copy(), s.loose.copy(), s.shop == NO_SHOP), seats_of(group)
    before = _incomes(pooling, start, parties)
    pooling.most(group)
    lots = list(_lots(pooling.pool.plan, s, parties))
    ways = [_handed_out(start, lots, owners, parties) for owners in _sharings(start, lots, parties)]
    earned = [sum(_incomes(pooling, way, parties)) for way in ways]
    most = max(earned)
    chosen = min(
        (way for way, sum_ in zip(ways, earned, strict=True) if sum_ == most), key=lambda way: _moved(start, way)
    )
    chosen = _without_needless(pooling, start, chosen, parties)
    more = [after - earlier for after, earlier in zip(_incomes(pooling, chosen, parties), before, strict=True)]
    return _told(s, start, chosen, parties, more) if sum(more) > 0 else None


def _incomes(pooling: JointIncome, held: Holdings, parties: Sequence[int]) -> list[int]:
    """Return the possible income of each party in this round."""
    pooling.workspace.owner[:], pooling.workspace.loose[:] = held.owner, held.loose
    return [pooling.most(1 << seat) for seat in parties]


def _moved(start: Holdings, end: Holdings) -> int:
    """Return how many things change hands."""
    return int((start.owner != end.owner).sum() + np.maximum(end.loose - start.loose, 0).sum())


# ------------------------------------------------------------------------------------------- divisions


def _lots(plan: Any, s: Any, parties: Sequence[int]) -> Iterator[Lot]:
    """Yield the shops of the joint plan, and those that tiles on the map would form under one owner."""
    shop = np.where(plan == NO_SHOP, s.shop, plan)
    for block, kind in itertools.product(range(BLOCKS), range(TYPES)):
        places = [place for place in _within(block) if s.owner[place] in parties and shop[place] == kind]
        left = sum(_bit(place) for place in places)
        while left:
            mask = int(connected(int(s.options[MAP]), block, left & -left, left))
            left ^= mask
            buildings = tuple(place for place in places if mask & _bit(place))
            if len(buildings) >= SHOP:
                yield Lot(kind, buildings, tuple(place for place in buildings if s.shop[place] == NO_SHOP))


def _within(block: int) -> range:
    return range(int(FIRST[block]), int(FIRST[block + 1]))


def _bit(building: int) -> int:
    return 1 << (building - int(FIRST[BLOCK[building]]))


def _sharings(start: Holdings, lots: Sequence[Lot], parties: Sequence[int]) -> Iterable[tuple[int, ...]]:
    """Return the possible owners of the lots: all combinations, or with too many of them the main owners."""
    if len(parties) ** len(lots) <= WAYS:
        return itertools.product(parties, repeat=len(lots))
    return [tuple(max(parties, key=lambda seat: _part(start, lot, seat)) for lot in lots)]


def _part(held: Holdings, lot: Lot, seat: int) -> int:
    """Return how much of a lot a seat has: buildings, and tiles for it."""
    return int((held.owner[list(lot.buildings)] == seat).sum()) + min(int(held.loose[seat, lot.kind]), len(lot.new))


def _handed_out(start: Holdings, lots: Sequence[Lot], owners: Sequence[int], parties: Sequence[int]) -> Holdings:
    """Return all holdings after each lot has gone to its owner with its tiles; other tiles go where there is room."""
    held, need = start.copy(), np.zeros((SEATS, TYPES), np.int64)
    for lot, owner in zip(lots, owners, strict=True):
        held.owner[list(lot.buildings)] = owner
        need[owner, lot.kind] += len(lot.new)
    for seat, other in itertools.permutations(parties, 2):
        for kind in range(TYPES):
            passed = min(need[seat, kind] - held.loose[seat, kind], held.loose[other, kind] - need[other, kind])
            _pass(held, kind, other, seat, max(int(passed), 0))
    _use_room(held, need, parties)
    return held


def _use_room(held: Holdings, need: Any, parties: Sequence[int]) -> None:
    """Pass tiles from parties without room for them to parties with room."""
    for seat, other in itertools.permutations(parties, 2):
        for kind in range(TYPES):
            passed = min(held.room(seat), -held.room(other), int(held.loose[other, kind] - need[other, kind]))
            _pass(held, kind, other, seat, max(passed, 0))


def _pass(held: Holdings, kind: int, giver: int, to: int, tiles: int) -> None:
    held.loose[giver, kind] -= tiles
    held.loose[to, kind] += tiles


def _without_needless(pooling: JointIncome, start: Holdings, end: Holdings, parties: Sequence[int]) -> Holdings:
    """Return the same without transfers that the joint income does not need."""
    most = sum(_incomes(pooling, end, parties))
    for less in _steps_back(start, end, parties):
        if sum(_incomes(pooling, less, parties)) >= most:
            return _without_needless(pooling, start, less, parties)
    return end


def _steps_back(start: Holdings, end: Holdings, parties: Sequence[int]) -> Iterator[Holdings]:
    """Yield the holdings with one transfer fewer."""
    for building in (start.owner != end.owner).nonzero()[0]:
        less = end.copy()
        less.owner[building] = start.owner[building]
        yield less
    for kind in range(TYPES):
        for giver, to in itertools.permutations(parties, 2):
            change = end.loose[:, kind] - start.loose[:, kind]
            if change[giver] < 0 < change[to]:
                less = end.copy()
                _pass(less, kind, to, giver, 1)
                yield less


# ------------------------------------------------------------------------------------------- the price


def _told(s: Any, start: Holdings, end: Holdings, parties: Sequence[int], more: Sequence[int]) -> MissedDeal:
    """Return the exchange as moves of a deal, with sums that give all the same gain."""
    rounds = ROUNDS - int(s.round_)
    money = np.zeros(SEATS, np.int64)
    involved = [seat for seat, each in zip(parties, more, strict=True) if each or _touches(start, end, seat)]
    gains = {seat: each * rounds for seat, each in zip(parties, more, strict=True) if seat in involved}
    for seat, price in zip(involved, fair_prices([gains[seat] for seat in involved]), strict=True):
        money[seat] = price
    actions = draft(start.owner, end.owner, end.loose - start.loose, money)
    moves = tuple(action * SEATS + _giver(start, action) for action in actions)
    earned = dict(zip(parties, more, strict=True))
    return MissedDeal(int(s.round_), tuple(involved), tuple(earned[seat] for seat in involved), moves)


def _touches(start: Holdings, end: Holdings, seat: int) -> bool:
    return bool(((start.owner == seat) != (end.owner == seat)).any() or (start.loose[seat] != end.loose[seat]).any())


def _giver(start: Holdings, action: int) -> int:
    return int(start.owner[building_of(action)] if action < TILE else giver_of(action))


def fair_prices(gains: Sequence[int]) -> list[int]:
    """Return the sums received (paid, below 0) for equal gains, in whole thousands; the largest gain takes the rest."""
    total, count = sum(gains), len(gains)
    shares = [total // count] * count
    for place in sorted(range(count), key=lambda place: -gains[place])[: total - sum(shares)]:
        shares[place] += 1
    return [share - gain for share, gain in zip(shares, gains, strict=True)]

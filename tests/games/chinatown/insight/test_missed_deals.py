"""Possible gains of a match: each seat alone, together, and by the best missed deal; equal to brute force."""

import itertools
import random

import numpy as np
import pytest
from tests.games.chinatown.position import chinatown
from tests.games.chinatown.trying import MODE, Table, almost, three, tried

from gotham.games.chinatown.bots.valuation.joint_income import JointIncome
from gotham.games.chinatown.insight.missed_deals import best_missed, fair_prices
from gotham.games.chinatown.insight.three_way import PARTIES, ThreeWayExchange, ThreeWaySearch
from gotham.games.chinatown.rules.drafts import building_of, kind_of, receiver, sum_of
from gotham.games.chinatown.rules.material import NO_SHOP, SEATS
from gotham.games.chinatown.rules.state import CASH, TILE

compiled = pytest.mark.skipif(MODE == "plain", reason="interpreted, it would take too long")
FEW, MANY = 12, 200
SIZES = (2, PARTIES)


def positions(count, kind=three):
    rng = random.Random(9)
    return (kind(rng) for _ in range(count))


# ---------------------------------------------------------------------------------------- the best deal


def surpluses(s):
    """Return the surplus of each group of two or three, over all ways to split their property."""
    table = Table(s)
    held = [table.of(s, seat) for seat in range(3)]
    for size in SIZES:
        for seats in itertools.combinations(range(3), size):
            apart = sum(table.income(held[seat]) for seat in seats)
            yield seats, table.most(sum(held[seat] for seat in seats), size) - apart


def done(s, moves):
    """Return the position after a deal, and the money each seat gets."""
    owner, loose, money = s.owner.copy(), s.loose.copy(), [0] * SEATS
    for move in moves:
        action, giver, to = move // SEATS, move % SEATS, int(receiver(move))
        if action < TILE:
            assert owner[building_of(action)] == giver
            owner[building_of(action)] = to
        elif action < CASH:
            loose[giver, kind_of(action)] -= 1
            loose[to, kind_of(action)] += 1
        else:
            money[giver] -= int(sum_of(action))
            money[to] += int(sum_of(action))
    assert (loose >= 0).all()
    return type(s)(**{**vars(s), "owner": owner, "loose": loose}), money


def check_best(s):
    pooling = JointIncome(chinatown(MODE))
    pooling.lay_out(s)
    assert [pooling.most(1 << seat) for seat in range(3)] == [tried(s, (seat,)) for seat in range(3)]
    assert pooling.most(0b111) == tried(s, (0, 1, 2))
    found, missed = dict(surpluses(s)), best_missed(pooling, s)
    best = max(found.values())
    if missed is None:
        assert best == 0
        return 0
    assert sum(missed.more) == best > 0
    assert len(missed.parties) <= min(len(seats) for seats, more in found.items() if more == best)
    after, money = done(s, missed.moves)
    gains = [tried(after, (seat,)) - tried(s, (seat,)) for seat in range(3)]
    assert tuple(gains[seat] for seat in missed.parties) == missed.more
    assert all(
        gains[seat] * missed.rounds + money[seat] >= missed.total // len(missed.parties) for seat in missed.parties
    )
    return best


@compiled
def test_the_best_missed_deal_equals_brute_force():
    assert sum(check_best(s) > 0 for s in positions(FEW)) >= FEW // 3


@pytest.mark.deep
@compiled
def test_the_best_missed_deal_equals_brute_force_in_many_positions():
    assert sum(check_best(s) > 0 for s in positions(MANY)) >= MANY // 3


def test_a_fair_price_gives_equal_gains():
    assert fair_prices([10, 0]) == [-5, 5]
    assert fair_prices([-2, 9]) == [5, -5]
    assert fair_prices([7, 0, 0]) == [-4, 2, 2]
    for gains in ([3, 8, -4], [0, 0, 5], [12, 1]):
        prices = fair_prices(gains)
        ends = [gain + price for gain, price in zip(gains, prices, strict=True)]
        assert sum(prices) == 0
        assert max(ends) - min(ends) <= 1


# ------------------------------------------------------------------------------------------- exchanges


def exchanges(s):
    """Return every exchange of three, one item each to another seat, after which all three earn more."""
    table = Table(s)
    held = [table.of(s, seat) for seat in range(3)]
    before = [table.income(part) for part in held]
    own = [[at for at in range(len(table.things)) if part >> at & 1] for part in held]
    for things in itertools.product(*own):
        for to in itertools.product((1, 2), (0, 2), (0, 1)):
            after = [part & ~(1 << thing) for part, thing in zip(held, things, strict=True)]
            for thing, other in zip(things, to, strict=True):
                after[other] |= 1 << thing
            if all(table.income(part) > income for part, income in zip(after, before, strict=True)):
                yield named(table, things, to)


def named(table, things, to):
    """Return an exchange as a draft."""
    kinds = [table.things[thing] for thing in things]
    ring = (0, 1, 2) if to == (1, 2, 0) else (0, 2, 1)
    assert to in ((1, 2, 0), (2, 0, 1)), "who gets nothing does not earn more"
    given = [building if kind == NO_SHOP else len(table.s.owner) + kind for building, kind in kinds]
    return ThreeWayExchange(ring, tuple(given[seat] for seat in ring))


def check_rings(s):
    rings = ThreeWaySearch(chinatown(MODE))
    rings.lay_out(s)
    owner, loose = rings.owner.copy(), rings.loose.copy()
    found = [*rings.all((0, 1, 2))]
    assert {*found} == {*exchanges(s)}
    assert len({*found}) == len(found)
    assert all(min(rings.more(ring)) > 0 for ring in found)
    assert np.array_equal(owner, rings.owner)  # nothing has changed
    assert np.array_equal(loose, rings.loose)
    return len(found)


@compiled
def test_exchanges_of_three_equal_brute_force():
    assert sum(check_rings(s) > 0 for s in positions(FEW, almost)) > 0


@pytest.mark.deep
@compiled
def test_exchanges_of_three_equal_brute_force_in_many_positions():
    assert sum(check_rings(s) > 0 for s in positions(MANY, almost)) >= MANY // 10

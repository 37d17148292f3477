"""The valuation of bots: the best placement, the price of a deal, and a deal as moves."""

import itertools
import os
import random
from collections import Counter

import pytest
from tests.games.chinatown.position import chinatown

from gotham.games.chinatown.bots.deals.draft_actions import moves_of
from gotham.games.chinatown.bots.deals.gain_split import FAIR, LEADER_SHARE, MARGIN, SHARE, Bargain, demand, gain, price
from gotham.games.chinatown.bots.deals.search import BEFORE, BEST
from gotham.games.chinatown.bots.valuation.seat_value import POINTS, value
from gotham.games.chinatown.bots.valuation.workspace import Workspace
from gotham.games.chinatown.rules.material import BUILDINGS, MAPS, NAMES, NO_SHOP, NOBODY, TYPES
from gotham.games.chinatown.rules.placement import reaches_street
from gotham.games.chinatown.rules.shops import shop_income
from gotham.games.chinatown.rules.state import MAP, NO_PROMISE, STREET, State

MODE = os.environ.get("GOTHAM_MODE") or "plain"

# ---------------------------------------------------------------------------------------------- placing


def desk(rng, map_, street):
    """A seat with a few empty buildings close to each other, a few tiles on the map and a few loose ones."""
    rows = Workspace.rows()
    d = rows[0]
    d.players, d.map_, d.street, d.rounds = 3, map_, street, 1
    d.owner[:], d.shop[:] = NOBODY, NO_SHOP
    first = rng.randrange(BUILDINGS - 12)
    near = rng.sample(range(first, first + 12), 9)
    kinds = rng.sample(range(TYPES), 3)
    for building in near:
        d.owner[building] = 0 if rng.random() < 0.9 else 1
    for building in near[4:]:
        d.shop[building] = rng.choice(kinds)
    for _ in range(rng.randint(1, 5)):
        d.loose[0, rng.choice(kinds)] += 1
    return d


def most_income(d):
    """Return the best income of all placements by brute force."""
    empty = [building for building in range(BUILDINGS) if d.owner[building] == 0 and d.shop[building] == NO_SHOP]
    found = 0
    choices = [NO_SHOP, *d.loose[0].nonzero()[0].tolist()]
    for kinds in itertools.product(choices, repeat=len(empty)):
        used = Counter(kinds)
        if all(used[kind] <= d.loose[0, kind] for kind in range(TYPES)):
            shop = d.shop.copy()
            shop[empty] = kinds
            if not d.street or all(stands(d, shop, building) for building in empty):
                found = max(found, int(shop_income(d.owner, shop, d.map_, 0)))
    return found


def stands(d, shop, building):
    s = State.rows()[0]
    s.options[STREET], s.options[MAP] = 1, d.map_
    s.owner[:], s.shop[:], s.plan[:], s.promise[:] = d.owner, shop, NO_SHOP, NO_PROMISE
    return shop[building] == NO_SHOP or reaches_street(s, 0, building, shop[building], False)


@pytest.mark.clause("CT-18", "CT-33", "CT-35")
@pytest.mark.parametrize("street", [0, 1])
@pytest.mark.parametrize("map_", range(len(MAPS)))
def test_the_placement_is_optimal(map_, street):
    rng, appraise = random.Random(f"{map_} {street}"), chinatown(MODE).bind(value)
    for _ in range(8):
        d = desk(rng, map_, street)
        before = d.loose.copy()
        assert appraise(d, 0) == POINTS * most_income(d)
        planned = Counter(kind for kind in d.plan.tolist() if kind != NO_SHOP)
        assert all(planned[kind] <= before[0, kind] for kind in planned)
        assert all(d.owner[building] == 0 for building in (d.plan != NO_SHOP).nonzero()[0])


# ---------------------------------------------------------------------------------------------- pricing


def bargain(worth, after, purse, weight=(SHARE,) * 5):
    t = Bargain.rows()[0]
    t.parties = (1 << len(worth)) - 1
    t.weight[:] = weight
    t.claim[:], t.claims, t.margin[:], t.grain = t.weight * FAIR, 100 * sum(weight[: len(worth)]), MARGIN, 1
    for seat, values in enumerate(zip(worth, after, purse, strict=True)):
        t.worth[seat], t.after[seat], t.purse[seat] = values
    return t


def test_a_gain_is_split_in_halves():
    t = bargain((0, 1000), (2400, 600), (20, 0))
    assert price(t) == 0
    assert (t.pays[0], t.gets[1]) == (14, 14)
    assert (gain(t, 0), gain(t, 1)) == (1000, 1000)


def test_the_leader_gets_less():
    t = bargain((0, 0), (1800, 0), (20, 0), (LEADER_SHARE, SHARE, SHARE, SHARE, SHARE))
    assert price(t) == 0
    assert (gain(t, 0), gain(t, 1)) == (800, 1000)


def test_nobody_pays_more_than_their_money():
    t = bargain((0, 1000, 0), (3000, 500, 700), (6, 9, 0))
    price(t)
    assert all(t.pays <= t.purse)
    assert sum(t.pays) == sum(t.gets)
    assert t.pays[0] == 6


def test_an_unpayable_deal_does_not_suit_all():
    assert price(bargain((0, 2000), (5000, 0), (3, 0))) > 0


def test_a_very_small_share_is_refused():
    """An unfair share is refused, even if it is a gain for both."""
    t = bargain((0, 0), (4000, 200), (0, 0))
    assert gain(t, 1) < demand(t, 1)


def test_money_that_is_missing_now_is_owed():
    t = Bargain.rows()[0]
    t.owner[:], t.loose[:] = NOBODY, 0
    t.purse[0], t.credit[0], t.purse[3] = 9, 4, 2
    t.best_pays[[0, 3]], t.best_gets[[1, 2]] = (8, 2), (6, 4)
    notation = chinatown().notation
    assert [notation[move] for move in moves_of(t)] == [
        *("cash 0 1 3,000", "cash 0 2 2,000", "cash 3 2 2,000"),
        "owe 0 1 3,000",
    ]


def test_a_deal_is_written_in_ascending_order():
    t = Bargain.rows()[0]
    t.owner[:], t.loose[:] = NOBODY, 0
    t.owner[BEFORE, [3, 7]], t.owner[BEST, [3, 7]] = (0, 1), (1, 2)
    t.loose[BEFORE, 2, 5], t.loose[BEST, 0, 5] = 2, 2
    t.best_pays[0], t.best_gets[1], t.best_gets[2] = 125, 120, 5
    notation = chinatown().notation
    kind = NAMES[5]
    assert [notation[move] for move in moves_of(t)] == [
        *("give 4 1", "give 8 2"),
        *(f"tile {kind} 2 0", f"tile {kind} 2 0"),
        *("cash 0 1 20,000", "cash 0 1 100,000", "cash 0 2 5,000"),
    ]

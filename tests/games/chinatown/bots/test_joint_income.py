"""The joint income of seats: equal to brute force, and to an independent solver."""

import random
from types import SimpleNamespace

import numpy as np
import pytest
from tests.games.chinatown.position import chinatown
from tests.games.chinatown.trying import MODE, beside, region, tried

from gotham.bots import bot, play
from gotham.engine import SPECTATOR
from gotham.games.chinatown.bots.valuation.joint_income import JointIncome
from gotham.games.chinatown.rules.material import BUILDINGS, INCOME, NAMES, NO_SHOP, NOBODY, SEATS, SIZE, TILES, TYPES
from gotham.games.chinatown.rules.shops import explain
from gotham.games.chinatown.rules.state import KEEPING, MAP, NEGOTIATING

compiled = pytest.mark.skipif(MODE == "plain", reason="interpreted, it would take too long")
PAIR = 0b11


def income(s, seats, mode=MODE):
    pooling = JointIncome(chinatown(mode))
    pooling.lay_out(s)
    return pooling.income(seats)


# ------------------------------------------------------------------------------------------------- scenes


def bare(*lines):
    """A position of two with only these: a seat, a building and the tile on it, or a seat and its loose tiles."""
    s = SimpleNamespace(owner=np.full(BUILDINGS, NOBODY), shop=np.full(BUILDINGS, NO_SHOP), options=[0] * 5)
    s.loose = np.zeros((SEATS, TYPES), np.int64)
    for seat, *words in map(str.split, lines):
        if words[0].isdigit():
            building = int(words[0]) - 1
            s.owner[building], s.shop[building] = int(seat), NAMES.index(words[1]) if words[1:] else NO_SHOP
        else:
            s.loose[int(seat), NAMES.index(words[0])] = int(words[1])
    return s


def test_two_seats_combine_their_tiles():
    """Three single tiles, or a finished shop of three."""
    pooling = JointIncome(chinatown(MODE))
    pooling.lay_out(bare("0 1", "0 2", "1 4", "0 sea-food 2", "1 sea-food 1"))
    assert [pooling.income(seats) for seats in (0b01, 0b10, 0b11)] == [2, 1, 5]
    assert {*pooling.pool.group.nonzero()[0]} == {0, 1, 3}
    assert {*pooling.pool.plan[[0, 1, 3]]} == {NAMES.index("sea-food")}


def test_tiles_on_the_map_stay_and_are_joined():
    pooling = JointIncome(chinatown(MODE))
    pooling.lay_out(bare("0 4", "1 1 radios", "1 2 radios", "0 radios 1", "1 3 jeans"))
    assert [pooling.income(seats) for seats in (0b01, 0b10, 0b11)] == [1, 3, 5]
    assert [pooling.pool.plan[building] for building in (0, 1, 2)] == [NO_SHOP] * 3
    assert [pooling.pool.group[building] for building in (0, 1, 2, 3)] == [1, 1, 0, 1]


def test_more_tiles_than_room():
    assert income(bare("0 1", "0 jeans 2", "0 radios 9"), 1) == 1
    assert income(bare("0 1", "1 2", "0 85"), 0b11) == 0


# ------------------------------------------------------------------------------------------ against brute force


def small(rng, street=0):
    """A few buildings in one or two blocks, some with tiles, and a few loose tiles."""
    owner, shop = np.full(BUILDINGS, NOBODY), np.full(BUILDINGS, NO_SHOP)
    loose, map_ = np.zeros((SEATS, TYPES), np.int64), rng.randrange(2)
    kinds = rng.sample(range(TYPES), rng.randint(1, 3))
    for _ in range(rng.randint(1, 2)):
        for building in region(rng, map_, 7):
            owner[building] = rng.choice((0, 0, 1, 2))
    owned = [building for building in range(BUILDINGS) if owner[building] < 2]
    for building in [*rng.sample(owned, max(0, len(owned) - 5)), *(owner == 2).nonzero()[0]]:
        shop[building] = rng.choice(kinds)
    for kind in kinds:
        for _ in range(rng.randint(0, int(TILES[kind] - min((shop == kind).sum(), TILES[kind])))):
            loose[rng.randrange(2), kind] += rng.random() < 0.7
    return SimpleNamespace(owner=owner, shop=shop, loose=loose, options=[0, 0, street, map_, 0])


@compiled
@pytest.mark.parametrize("street", [0, 1])
def test_it_equals_brute_force(street):
    rng = random.Random(street)
    for _ in range(25):
        s = small(rng, street)
        assert income(s, PAIR) == tried(s)


@pytest.mark.deep
@compiled
@pytest.mark.parametrize("street", [0, 1])
def test_it_equals_brute_force_in_many_positions(street):
    rng = random.Random(10 + street)
    for _ in range(1000):
        s = small(rng, street)
        assert income(s, PAIR) == tried(s)


def test_interpreted_rules_give_the_same():
    rng = random.Random(5)
    for _ in range(3):
        s = small(rng)
        assert income(s, PAIR, "plain") == income(s, PAIR)


# ------------------------------------------------------------------------------------------ against a solver


def starts(seed):
    """The positions of a match in which negotiations begin."""
    game = chinatown(MODE)
    table = game.table(4, seed, {"prosperity": "off"})
    play(table, [bot(game, "trader:quiet", seat) for seat in range(4)])
    for _, _, before, after in table.history(SPECTATOR):
        if before[0].phase == KEEPING and after[0].phase == NEGOTIATING:
            yield after[0].copy()


def solved(s, seats):
    """Return the best income of some seats by a solver that selects possible shops, each place and tile once."""
    from ortools.sat.python import cp_model

    model, incomes = cp_model.CpModel(), []
    places, tiles = {}, {}
    for kind, shop, new in possible_shops(s, seats):
        chosen = model.new_bool_var("")
        incomes.append(int(INCOME[SIZE[kind], len(shop)]) * chosen)
        tiles.setdefault(kind, []).append(new * chosen)
        for building in shop:
            places.setdefault(building, []).append(chosen)
    for each in places.values():
        model.add_at_most_one(each)
    for kind, used in tiles.items():
        model.add(sum(used) <= in_hand(s, seats, kind))
    model.maximize(sum(incomes))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


def possible_shops(s, seats):
    """Return type, buildings and number of new tiles of every shop that these seats could have."""
    for kind in range(TYPES):
        fits = {place for place in range(BUILDINGS) if seats >> int(s.owner[place]) & 1}
        fits = {place for place in fits if s.shop[place] == kind or s.shop[place] == NO_SHOP}
        shops = {frozenset([place]) for place in fits}
        for _ in range(int(SIZE[kind])):
            counted = [(shop, sum(s.shop[place] == NO_SHOP for place in shop)) for shop in shops]
            counted = [(shop, new) for shop, new in counted if new <= in_hand(s, seats, kind)]
            yield from ((kind, shop, new) for shop, new in counted)
            shops = {
                shop | {place}
                for shop, _ in counted
                for one in shop
                for place in fits.intersection(beside(int(s.options[MAP]), one)) - shop
            }


def in_hand(s, seats, kind):
    return sum(int(s.loose[seat, kind]) for seat in range(SEATS) if seats >> seat & 1)


@pytest.mark.deep
@compiled
def test_it_equals_a_solver():
    pytest.importorskip("ortools")
    rng = random.Random(1)
    for seed in range(6):
        for s in starts(seed):
            for seats in (0b1111, rng.randrange(1, 15), rng.randrange(1, 15)):
                assert income(s, seats) == solved(s, seats)


@pytest.mark.deep
@compiled
def test_the_plan_pays_the_stated_income():
    pooling = JointIncome(chinatown(MODE))
    for seed in range(2):
        for s in starts(seed):
            for seats in range(1, 16):
                pooling.lay_out(s)
                assert paid_by(s, pooling, seats) == pooling.income(seats)
                assert pooling.pool.exact


def paid_by(s, pooling, seats):
    """Return the income with the plan executed, and other tiles placed where there is room."""
    pooling.income(seats)
    hand, plan = pooling.pool.hand.copy(), pooling.pool.plan
    owner = np.where([seats >> int(seat) & 1 for seat in s.owner], 0, NOBODY)
    shop = np.where(plan != NO_SHOP, plan, s.shop)
    for kind in plan[plan != NO_SHOP]:
        hand[kind] -= 1
    assert (hand >= 0).all()
    rest = [kind for kind in range(TYPES) for _ in range(hand[kind])]
    empty = [place for place in range(BUILDINGS) if owner[place] == 0 and shop[place] == NO_SHOP]
    for building, kind in zip(empty, rest, strict=False):
        shop[building] = kind
    return sum(each.income for each in explain(owner, shop, int(s.options[MAP]), 0))

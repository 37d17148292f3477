"""Possible contents and parties of deals: CT-14 and CT-15."""

import pytest
from tests.games.chinatown.dealing import FIVE, THREE
from tests.games.chinatown.position import (
    all_done,
    lay,
    loose,
    money,
    names,
    offer,
    owner,
    parties,
    refused,
    shop,
    state,
    strike,
)

from gotham.games.chinatown.rules.state import PLACING


@pytest.mark.clause("CT-14", "CT-23")
def test_a_building_for_money():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 0 3,000")
    assert name == "0 0+1 openly"
    assert (owner(table, 1), money(table)) == (0, [5, 6, 4])  # an offer transfers nothing
    table.act(1, f"yes {name}")
    assert (owner(table, 1), money(table)) == (1, [8, 3, 4])
    assert names(table, 0) == []


@pytest.mark.clause("CT-14")
def test_a_bundle_of_everything():
    table = lay(THREE)
    strike(
        table,
        1,
        *("give 1 1", "give 2 1", "give 5 0", "give 43 0"),
        *("tile sea-food 0 1", "tile sea-food 0 1", "tile pharmacy 1 0", "tile radios 0 1"),
        *("cash 1 0 4,000", "cash 0 1 2,000"),
    )
    assert [owner(table, number) for number in (1, 2, 3, 5, 6, 43, 44)] == [1, 1, 0, 0, 1, 0, 1]
    assert (loose(table, 0, "sea-food"), loose(table, 1, "sea-food")) == (0, 2)
    assert (loose(table, 0, "pharmacy"), loose(table, 1, "pharmacy")) == (1, 1)
    assert loose(table, 1, "radios") == 1
    assert money(table) == [7, 4, 4]


@pytest.mark.clause("CT-14")
@pytest.mark.parametrize("secret", [False, True])
def test_five_deal_at_once(secret):
    """Every building goes to the next seat, and money goes the other way."""
    table = lay(FIVE)
    gifts = [f"give {seat + 1} {(seat + 1) % 5}" for seat in range(5)]
    sums = [f"cash {(seat + 1) % 5} {seat} {seat + 1},000" for seat in range(5)]
    name = offer(table, 3, *gifts, *sums, secret=secret)
    assert parties(name) == [0, 1, 2, 3, 4]
    for seat in (4, 0, 2):
        table.act(seat, f"yes {name}")
        assert [owner(table, number) for number in range(1, 6)] == [0, 1, 2, 3, 4]
    table.act(1, f"yes {name}")
    assert [owner(table, number) for number in range(1, 6)] == [1, 2, 3, 4, 0]
    assert money(table) == [5 + 1 - 5, 5 + 2 - 1, 5 + 3 - 2, 5 + 4 - 3, 5 + 5 - 4]


@pytest.mark.clause("CT-14")
def test_all_deal_in_any_order():
    table = lay(THREE)
    assert table.actors == table.awaited == (0, 1, 2)
    first = offer(table, 2, "cash 2 0 1,000")
    second = offer(table, 1, "give 5 2")
    table.act(2, f"yes {second}")
    third = offer(table, 0, "cash 2 0 3,000")
    table.act(0, f"yes {first}")
    table.act(2, f"yes {third}")
    assert (money(table), owner(table, 5)) == ([9, 6, 0], 2)


@pytest.mark.clause("CT-14")
def test_deals_are_made_only_in_this_phase():
    table = lay(THREE)
    offer(table, 0, "give 1 1")
    all_done(table)
    assert state(table).phase == PLACING
    for action in ("draft", "give 1 1", "propose openly", "yes 0 0+1 openly", "no 0 0+1 openly", "withdraw 0+1 openly"):
        assert refused(table, 1, action) == "CT-14"


@pytest.mark.clause("CT-14")
def test_the_bank_trades_nothing():
    """Givers and recipients are players, and unowned buildings cannot be traded."""
    table = lay(THREE)
    nobodys = next(number for number in range(1, 86) if owner(table, number) is None)
    table.act(0, "draft")
    assert refused(table, 0, f"give {nobodys} 0") == "CT-23"
    assert refused(table, 0, "give 1 3") == "CT-23"  # three play, so there is no seat 3
    assert refused(table, 0, "give 1 4") == "CT-23"
    assert refused(table, 0, "tile sea-food 0 3") == "CT-23"
    assert refused(table, 0, "tile sea-food 3 0") == "CT-23"
    assert refused(table, 0, "cash 3 0 1,000") == "CT-23"
    assert refused(table, 0, "cash 0 4 1,000") == "CT-23"
    assert refused(table, 0, "owe 3 0 1,000") == "CT-23"
    assert refused(table, 0, f"build {nobodys} radios") == "CT-24"
    assert refused(table, 0, f"empty {nobodys}") == "CT-24"


# -------------------------------------------------------------------- built shops, and received things


@pytest.mark.clause("CT-15")
def test_a_built_shop_changes_hands_with_its_tiles():
    table = lay(THREE)
    strike(table, 0, "give 43 0", "give 44 0", "cash 0 1 5,000")
    assert [(owner(table, number), shop(table, number)) for number in (43, 44)] == [(0, "laundry")] * 2
    assert loose(table, 0, "laundry") == 0  # a tile on the map never moves
    strike(table, 0, "give 43 2", "give 44 2")  # even several times
    strike(table, 2, "give 43 1", "give 44 1", "cash 1 2 9,000")
    assert [(owner(table, number), shop(table, number)) for number in (43, 44)] == [(1, "laundry")] * 2


@pytest.mark.clause("CT-15")
def test_a_shop_is_sold_in_part():
    table = lay(THREE + "option prosperity off")
    strike(table, 1, "give 43 0")
    assert (owner(table, 43), owner(table, 44)) == (0, 1)
    all_done(table)
    all_done(table)
    assert state(table).income[:3, 0].tolist() == [1, 1, 0]  # and is two shops then


@pytest.mark.clause("CT-15")
def test_a_tile_on_the_map_cannot_be_given_without_its_building():
    table = lay(THREE)
    table.act(0, "draft")
    assert refused(table, 0, "tile laundry 1 0") == "CT-26"


@pytest.mark.clause("CT-15", "CT-01")
def test_a_building_given_for_nothing_changes_its_owner():
    table = lay(THREE)
    strike(table, 0, "give 1 2")
    assert owner(table, 1) == 2
    assert money(table) == [5, 6, 4]


@pytest.mark.clause("CT-15")
def test_received_things_can_be_passed_on_at_once():
    table = lay(THREE)
    strike(table, 0, "give 1 1", "tile radios 0 1")
    strike(table, 1, "give 1 2", "tile radios 1 2", "cash 2 1 4,000")
    strike(table, 2, "give 1 0", "tile radios 2 0")
    assert (owner(table, 1), loose(table, 0, "radios"), money(table)) == (0, 1, [5, 10, 0])

"""Players can propose and accept only things they have and can pay: CT-26."""

import pytest
from tests.games.chinatown.dealing import THREE
from tests.games.chinatown.position import hindered, lay, money, offer, owner, refused, strike

from gotham.games.chinatown.rules import contract as rules
from gotham.games.chinatown.rules.state import SUMS


@pytest.mark.clause("CT-26")
def test_a_proposer_must_be_able_to_pay():
    table = lay(THREE)
    assert hindered(table, 0, "cash 0 1 6,000") == "CT-26"
    assert hindered(table, 0, "cash 0 1 3,000", "cash 0 2 3,000") == "CT-26"
    assert hindered(table, 0, "cash 0 1 5,000", "cash 0 1 9,000", "cash 1 0 8,000") == "CT-26"
    offer(table, 0, "cash 0 1 5,000")


@pytest.mark.clause("CT-26")
def test_an_accepting_player_must_be_able_to_pay():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 0 7,000")
    assert refused(table, 1, f"yes {name}") == "CT-26"
    assert f"no {name}" in table.legal(1)
    strike(table, 2, "cash 2 1 1,000")
    table.act(1, f"yes {name}")
    assert money(table) == [12, 0, 3]


@pytest.mark.clause("CT-26")
def test_the_sums_of_a_deal_are_netted():
    table = lay("players 4 \n money 6 0 0 14")
    strike(table, 0, "cash 0 1 6,000", "cash 1 2 6,000", "cash 2 3 5,000")  # through a seat without money
    assert money(table) == [0, 0, 1, 19]
    strike(table, 1, "cash 1 2 900,000", "cash 2 1 900,000")  # without any effect
    assert money(table) == [0, 0, 1, 19]
    strike(table, 3, "cash 3 0 20,000", "cash 0 3 2,000")
    assert money(table) == [18, 0, 1, 1]


@pytest.mark.clause("CT-26")
def test_the_fields_hold_the_largest_netted_sums():
    """The largest sums possible in a match: sixteen times the largest sum in each deal."""
    deals, sums = 6 * 5 * 30, 16 * 900
    assert all(rules.State.bounds[field][1] > deals * sums + 10_000 for field in ("got", "gave", "money"))
    assert rules.State.bounds["owed"][1] > 5 * 30 * sum(SUMS)


@pytest.mark.clause("CT-26")
def test_one_thousand_too_little_in_the_middle_of_a_chain():
    table = lay("players 4 \n money 6 0 0 14")
    name = offer(table, 0, "cash 0 1 5,000", "cash 1 2 6,000")
    assert refused(table, 1, f"yes {name}") == "CT-26"
    table.act(2, f"yes {name}")
    strike(table, 3, "cash 3 1 1,000")
    table.act(1, f"yes {name}")
    assert money(table) == [1, 0, 6, 13]


@pytest.mark.clause("CT-26")
def test_nobody_proposes_or_accepts_to_give_things_they_no_longer_have():
    table = lay(THREE)
    name = offer(table, 1, "give 1 1", "cash 1 0 2,000")
    strike(table, 0, "give 1 2")
    assert refused(table, 0, f"yes {name}") == "CT-26"
    other = offer(table, 1, "tile radios 0 1", "cash 1 2 1,000", "cash 1 0 1,000")
    strike(table, 0, "tile radios 0 2")
    assert refused(table, 0, f"yes {other}") == "CT-26"
    table.act(2, f"yes {other}")


@pytest.mark.clause("CT-26")
def test_a_deal_can_invalidate_a_draft():
    """Seat 0 has given an item of its draft away before the proposal."""
    table = lay(THREE)
    name = offer(table, 1, "give 1 1")
    table.act(0, f"yes {name}")
    table = lay(THREE)
    name = offer(table, 1, "give 1 1", "give 16 1")
    table.act(0, f"yes {name}")
    table.act(0, "draft", "give 1 2", "cash 2 0 1,000")
    table.act(2, f"yes {name}")
    assert owner(table, 1) == 1
    assert refused(table, 0, "propose openly") == "CT-26"
    table.act(0, "drop")

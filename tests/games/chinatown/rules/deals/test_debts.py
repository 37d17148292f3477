"""Promised sums, paid after the income as far as the money lasts: CT-24 and CT-26."""

import pytest
from tests.games.chinatown.position import all_done, lay, money, state, strike
from tests.games.chinatown.promising import THREE, place_phase


@pytest.mark.clause("CT-24", "CT-26")
def test_a_promised_sum_is_paid_after_the_income():
    table = lay(THREE + "0 built radios 43 44 45 \n money 0 11 4")
    strike(table, 0, "owe 0 1 3,000", "tile pharmacy 1 0")  # it can be promised without any money
    place_phase(table)
    assert money(table) == [0, 11, 4]
    all_done(table)
    assert state(table).income[:3, 0].tolist() == [4, 0, 0]
    assert money(table) == [1, 14, 4]


@pytest.mark.clause("CT-24", "CT-26")
def test_a_debt_larger_than_the_money_takes_all_of_it():
    table = lay(THREE)
    strike(table, 0, "owe 0 1 900,000")
    all_done(table)
    all_done(table)
    assert money(table) == [0, 11, 4]
    assert state(table).owed.sum() == 0  # the rest is cancelled


@pytest.mark.clause("CT-24", "CT-26")
def test_several_debts_never_take_more_than_the_money():
    for sums in ((4, 4), (9, 9), (1, 9), (9, 1), (2, 3)):
        table = lay(THREE)
        strike(table, 0, f"owe 0 1 {sums[0]},000")
        strike(table, 0, f"owe 0 2 {sums[1]},000", secret=True)
        all_done(table)
        all_done(table)
        had, got_1, got_2 = money(table)
        assert had == max(0, 5 - sum(sums))
        assert got_1 - 6 <= sums[0]
        assert got_2 - 4 <= sums[1]
        assert had + got_1 + got_2 == 15


@pytest.mark.clause("CT-24")
@pytest.mark.parametrize(("payer", "paid"), [(0, [0, 4, 1]), (1, [1, 0, 4]), (2, [4, 1, 0])])
def test_debts_are_paid_clockwise_from_the_payer(payer, paid):
    """Five thousand, and four owed to each of the others: the next seat is paid first, in any order of agreement."""
    for author in {0, 1, 2} - {payer}:
        table = lay("option prosperity off")
        other = 3 - author - payer
        strike(table, author, f"owe {payer} {author} 4,000")
        strike(table, other, f"owe {payer} {other} 4,000", secret=author < other)
        all_done(table)
        all_done(table)
        assert money(table) == [0 if seat == payer else 5 + paid[seat] for seat in range(3)]


@pytest.mark.clause("CT-24")
def test_debts_to_one_player_add_up():
    table = lay(THREE)
    strike(table, 0, "owe 0 1 1,000")
    strike(table, 0, "owe 0 1 1,000", secret=True)
    strike(table, 1, "owe 0 1 2,000")
    all_done(table)
    all_done(table)
    assert money(table) == [1, 10, 4]


@pytest.mark.clause("CT-24")
def test_debts_are_paid_without_received_debts():
    """All pay from the money they have right after the income, without debts received."""
    table = lay("option prosperity off \n money 5 0 10")
    strike(table, 0, "owe 0 1 4,000")
    strike(table, 1, "owe 1 2 4,000")
    all_done(table)
    all_done(table)
    assert money(table) == [1, 4, 10]


@pytest.mark.clause("CT-24")
def test_debts_in_a_circle():
    table = lay("option prosperity off \n money 3 4 8")
    strike(table, 0, "owe 0 1 3,000", "owe 1 2 4,000", "owe 2 0 8,000")
    all_done(table)
    all_done(table)
    assert money(table) == [8, 3, 4]


@pytest.mark.clause("CT-24", "CT-22")
def test_debts_of_the_last_round_are_paid_before_the_money_is_counted():
    table = lay("option prosperity off \n round 6 \n money 20 15 15 \n turned 9 9 9 9 9")
    strike(table, 0, "owe 0 2 6,000")
    all_done(table)
    all_done(table)
    assert table.over
    assert (table.returns, table.winners) == ((14000, 15000, 21000), (2,))


@pytest.mark.clause("CT-28")
def test_parties_of_a_secret_deal_know_its_debts():
    """ALL-01: seat 2 is a party, and has seen the debts between the others."""
    table = lay(THREE)
    strike(table, 0, "owe 0 1 2,000", "tile jeans 2 0", secret=True)
    assert table.view(2).state.owed[1, 0, 1] == 2

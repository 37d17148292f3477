"""Open money, a house rule: CT-39."""

import pytest
from tests.games.chinatown.dealing import VIEWERS
from tests.games.chinatown.position import all_done, keep_all, lay, money, offer, strike

import gotham
from gotham.engine import UNKNOWN

OPEN = """
    option money open
    0 owns 1 2
    1 owns 5
    money 5 6 4
"""


def seen(table, viewer):
    return table.view(viewer).state.money.tolist()[:3]


@pytest.mark.clause("CT-39")
def test_everybody_sees_all_money_at_any_time():
    table = lay(OPEN)
    assert [seen(table, viewer) for viewer in VIEWERS] == [[5, 6, 4]] * len(VIEWERS)
    strike(table, 0, "give 1 1", "cash 1 0 2,000")
    assert [seen(table, viewer) for viewer in VIEWERS] == [[7, 4, 4]] * len(VIEWERS)
    all_done(table)
    all_done(table)
    keep_all(table)
    assert [seen(table, viewer) for viewer in VIEWERS] == [money(table)] * len(VIEWERS)


@pytest.mark.clause("CT-39", "CT-06")
def test_money_is_hidden_by_default():
    table = lay(OPEN.replace("option money open", ""))
    assert seen(table, 2) == [UNKNOWN, UNKNOWN, 4]
    assert seen(table, gotham.SPECTATOR) == [UNKNOWN] * 3


@pytest.mark.clause("CT-39", "CT-28")
def test_a_secret_payment_shows_in_the_money_of_its_parties():
    table = lay(OPEN)
    name = offer(table, 0, "cash 0 1 3,000", "cash 1 0 1,000", secret=True)
    assert table.story(2) == []
    table.act(1, f"yes {name}")
    (told,) = table.story(2)
    assert "Player 1 has $2,000 less." in told
    assert "Player 2 has $2,000 more." in told
    assert seen(table, 2) == [3, 8, 4]


@pytest.mark.clause("CT-39", "CT-28")
def test_a_secret_deal_that_moves_nothing_leaves_no_trace():
    table = lay(OPEN)
    view = table.view(2)
    strike(table, 0, "cash 0 1 3,000", "cash 1 0 3,000", "owe 0 1 1,000", secret=True)
    assert (table.story(2), table.view(2)) == ([], view)


@pytest.mark.clause("CT-39")
def test_the_description_names_the_money_of_the_others():
    table = lay(OPEN)
    lines = [*table.game.text.describe(table.view(0), str, table.game.words())]
    assert sum("Money: $6,000." in line for line in lines) == 1
    assert sum("Money: $5,000." in line for line in lines) == 0  # one's own has a line of its own

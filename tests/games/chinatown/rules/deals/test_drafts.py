"""The form of a deal, from the first move to the proposal: CT-23."""

import itertools

import pytest
from tests.games.chinatown.dealing import THREE
from tests.games.chinatown.position import hindered, lay, money, offer, owner, parties, refused, state, strike

from gotham.games.chinatown.rules import contract as rules

# --------------------------------------------------------------------------------------------- parties


@pytest.mark.clause("CT-23")
def test_gifts_need_nothing_in_return():
    table = lay(THREE)
    strike(table, 0, "give 1 1", "give 2 1", "give 3 2", "tile sea-food 0 2", "cash 0 1 5,000")
    assert [owner(table, number) for number in (1, 2, 3)] == [1, 1, 2]
    assert money(table) == [0, 11, 4]


@pytest.mark.clause("CT-23")
@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["give 1 1"], [0, 1]),
        (["give 5 0"], [0, 1]),  # begging is allowed
        (["tile jeans 2 0"], [0, 2]),
        (["cash 1 2 1,000", "cash 0 1 1,000"], [0, 1, 2]),
        (["owe 2 0 1,000"], [0, 2]),
        (["cash 0 1 1,000", "empty 16"], [0, 1, 2]),
        (["cash 0 1 1,000", "build 16 jeans"], [0, 1, 2]),
        (["empty 1", "empty 5"], [0, 1]),
        (["give 16 0", "build 16 radios"], [0, 2]),  # promised by the owner after the deal
        (["give 16 1", "empty 16", "cash 0 2 1,000"], [0, 1, 2]),
    ],
)
def test_parties_give_receive_or_promise(moves, expected):
    table = lay(THREE)
    assert parties(offer(table, 0, *moves)) == expected


@pytest.mark.clause("CT-23")
def test_a_deal_needs_its_author_and_another_party():
    table = lay(THREE)
    assert hindered(table, 0, "give 5 2") == "CT-23"  # a deal between others
    assert hindered(table, 0, "cash 1 2 1,000", "tile jeans 2 1") == "CT-23"
    assert hindered(table, 0, "empty 1") == "CT-23"  # a promise to nobody
    assert hindered(table, 0, "build 1 radios", "empty 2") == "CT-23"
    assert hindered(table, 0) == "CT-23"


@pytest.mark.clause("CT-23")
def test_nobody_gives_to_themselves():
    table = lay(THREE)
    table.act(0, "draft")
    for action in ("give 1 0", "give 5 1", "tile sea-food 0 0", "cash 1 1 1,000", "owe 0 0 5,000"):
        assert refused(table, 0, action) == "CT-23"


# -------------------------------------------------------------------------------------------- contents


@pytest.mark.clause("CT-23")
def test_a_building_is_given_once_in_a_deal():
    table = lay(THREE)
    table.act(0, "draft", "give 1 1")
    assert refused(table, 0, "give 1 1") == "CT-23"
    assert refused(table, 0, "give 1 2") == "CT-23"
    table.act(0, "give 2 1")
    assert refused(table, 0, "give 1 2") == "CT-23"


@pytest.mark.clause("CT-23", "CT-26")
def test_no_more_tiles_are_given_than_the_giver_has():
    table = lay(THREE)
    table.act(0, "draft", "tile sea-food 0 1", "tile sea-food 0 2")
    assert refused(table, 0, "tile sea-food 0 2") == "CT-26"
    table.act(0, "propose openly")
    table.act(0, "draft", "tile sea-food 0 1", "tile sea-food 0 1")
    assert refused(table, 0, "tile sea-food 0 1") == "CT-26"
    assert refused(table, 0, "tile sea-food 0 2") == "CT-26"
    assert refused(table, 0, "tile sea-food 1 0") == "CT-26"  # received tiles cannot be given in the same deal
    table.act(0, "tile pharmacy 1 0", "tile pharmacy 1 2")
    assert refused(table, 0, "tile pharmacy 1 2") == "CT-26"


@pytest.mark.clause("CT-23", "CT-26")
def test_a_tile_is_not_passed_on_within_a_deal():
    """Each item belongs to its giver: seat 1 has no jeans before the deal, so it gives none in it."""
    table = lay(THREE)
    table.act(0, "draft")
    assert refused(table, 0, "tile jeans 1 0") == "CT-26"
    table.act(0, "tile jeans 2 0", "propose openly")


@pytest.mark.clause("CT-23")
def test_moves_are_in_ascending_order():
    """A deal has one notation only."""
    table = lay(THREE)
    table.act(0, "draft", "cash 0 1 2,000")
    for action in ("give 1 1", "tile sea-food 0 1", "cash 0 1 1,000", "cash 0 1 2,000"):
        assert refused(table, 0, action) == "CT-23"
    table.act(0, "cash 0 2 1,000", "build 1 radios", "empty 2", "owe 0 1 1,000")
    for action in ("cash 0 1 9,000", "build 3 radios", "empty 3", "owe 0 1 1,000"):
        assert refused(table, 0, action) == "CT-23"


@pytest.mark.clause("CT-23")
def test_at_most_thirty_two_moves():
    table = lay("round 2 \n money 100 100 100")
    sums = [
        f"cash {giver} {to} {sum_},000" for giver, to in itertools.permutations(range(3), 2) for sum_ in range(1, 7)
    ]
    table.act(0, "draft", *sums[:32])
    assert table.legal(0) == ["propose openly", "propose secretly", "drop"]
    assert refused(table, 0, sums[32]) == "CT-23"
    table.act(0, "propose openly")
    table.act(1, "yes 0 0+1+2 openly")
    table.act(2, "yes 0 0+1+2 openly")
    assert sum(money(table)) == 300
    assert rules.check(state(table)) == 0


@pytest.mark.clause("CT-23")
def test_moves_are_made_in_a_draft_only():
    table = lay(THREE)
    for action in ("give 1 1", "tile sea-food 0 1", "cash 0 1 1,000", "empty 1", "propose openly", "drop"):
        assert refused(table, 0, action) == "CT-23"
    name = offer(table, 1, "cash 1 0 1,000")
    table.act(0, "draft")
    for action in ("draft", "done", "resume", f"yes {name}", f"no {name}"):
        assert refused(table, 0, action) == "CT-23"
    table.act(0, "drop")
    table.act(0, f"yes {name}")


@pytest.mark.clause("CT-23")
def test_a_run_happens_completely_or_not_at_all():
    table = lay(THREE)
    before, entries = table.digest, len(table.log)
    assert refused(table, 0, "draft", "give 1 1", "give 2 1", "cash 0 1 9,000", "propose openly") == "CT-26"
    assert (table.digest, len(table.log)) == (before, entries)

"""Promises that lapse, because their tile is given away or the street rule forbids them: CT-25 and CT-35."""

import pytest
from tests.games.chinatown.position import lay, refused, shop, strike
from tests.games.chinatown.promising import THREE, place_phase, promise

import gotham
from gotham.games.chinatown.rules.material import NAMES
from gotham.games.chinatown.rules.state import NO_PROMISE

# ------------------------------------------------------------------------------------ tiles given away


@pytest.mark.clause("CT-25")
def test_a_promise_lapses_when_its_tile_is_given_away_by_all_its_parties():
    table = lay(THREE)
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    strike(table, 0, "tile radios 0 1", "cash 1 0 1,000")
    place_phase(table)
    table.act(0, "place 1 sea-food")
    table.act(0, "done")
    assert shop(table, 1) == "sea-food"


@pytest.mark.clause("CT-25")
def test_a_lapsed_promise_stays_lapsed():
    """All parties agreed to give the tile; another tile of the type does not renew the promise."""
    table = lay(THREE + "2 holds radios 1")
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    strike(table, 0, "tile radios 0 1", "cash 1 0 1,000")
    strike(table, 2, "tile radios 2 0")
    assert promise(table, 1) is None
    strike(table, 0, "tile radios 0 2", "give 1 2")


@pytest.mark.clause("CT-25")
def test_giving_a_tile_does_not_break_a_promise_to_another_player():
    """Two tiles for two promises. Seat 1 agrees that one is given away: its own promise lapses, not that to seat 2."""
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "cash 1 0 1,000")
    strike(table, 0, "build 2 sea-food", "cash 2 0 1,000")
    strike(table, 0, "tile sea-food 0 1")
    assert (promise(table, 1), promise(table, 2)) == (None, "sea-food")
    place_phase(table)
    assert refused(table, 0, "place 1 sea-food") == "CT-25"
    assert refused(table, 0, "done") == "CT-25"
    table.act(0, "place 2 sea-food")
    table.act(0, "done")


@pytest.mark.clause("CT-25")
def test_nor_does_a_new_promise_of_it():
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "cash 1 0 1,000")
    strike(table, 0, "build 2 sea-food", "cash 2 0 1,000")
    strike(table, 0, "build 3 sea-food", "cash 1 0 1,000", secret=True)
    assert (promise(table, 1), promise(table, 2), promise(table, 3)) == (None, "sea-food", "sea-food")
    place_phase(table)
    table.act(0, "place 2 sea-food")
    assert refused(table, 0, "place 1 sea-food") == "CT-25"
    table.act(0, "place 3 sea-food")
    table.act(0, "done")


@pytest.mark.clause("CT-25", "CT-28")
def test_all_notice_when_a_secret_deal_ends_an_open_promise():
    """It names another building and transfers nothing, but leaves no tile for a public promise."""
    table = lay(THREE)
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    told = {viewer: len(list(table.events(viewer))) for viewer in (2, gotham.SPECTATOR)}
    strike(table, 0, "build 3 radios", "cash 1 0 1,000", secret=True)
    for viewer, before in told.items():
        (event,) = list(table.events(viewer))[before:]
        assert table.game.notation[event.action] == "hands"
        assert event.before.state.promise[0] == NAMES.index("radios")
        assert event.after.state.promise[[0, 2]].tolist() == [NO_PROMISE] * 2


@pytest.mark.clause("CT-25")
def test_only_as_many_promises_lapse_as_tiles_are_missing():
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "build 2 sea-food", "cash 1 0 1,000")
    strike(table, 0, "tile sea-food 0 1")
    assert [promise(table, number) for number in (1, 2)].count("sea-food") == 1


# --------------------------------------------------------------------------------------------- streets


@pytest.mark.clause("CT-25", "CT-35")
def test_a_promise_that_the_street_forbids_lapses():
    """No shop can open in building 1, which has no street front, and nothing of seat 0 is near."""
    table = lay(THREE.replace("0 owns 1 2 3", "0 owns 1 14") + "option street-variant on")
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    place_phase(table)
    assert refused(table, 0, "place 1 radios") == "CT-35"
    table.act(0, "place 14 radios")
    table.act(0, "done")
    assert shop(table, 14) == "radios"


@pytest.mark.clause("CT-25", "CT-35")
def test_a_promise_that_the_street_forbids_does_not_hold_its_building_either():
    text = "option street-variant on \n 0 owns 1 \n 0 built sea-food 2 \n 0 holds sea-food 1 radios 1"
    table = lay(text)
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    place_phase(table)
    table.act(0, "place 1 sea-food")
    table.act(0, "done")
    assert shop(table, 1) == "sea-food"


@pytest.mark.clause("CT-25", "CT-35")
def test_promises_that_depend_on_each_other_are_fulfilled_in_order():
    table = lay(THREE + "option street-variant on \n 0 owns 14 \n 0 holds radios 1")
    strike(table, 0, "build 1 radios", "build 2 radios", "cash 1 0 1,000")
    place_phase(table)
    assert refused(table, 0, "place 1 radios") == "CT-35"
    assert refused(table, 0, "place 14 radios") == "CT-25"  # the second tile is for building 1
    assert refused(table, 0, "place 1 sea-food") == "CT-35"
    assert refused(table, 0, "done") == "CT-25"
    table.act(0, "place 2 radios")
    assert refused(table, 0, "done") == "CT-25"
    table.act(0, "place 1 radios")
    table.act(0, "done")

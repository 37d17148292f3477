"""Promises for this round, and how the rules enforce them: CT-16, CT-24 and CT-25."""

import pytest
from tests.games.chinatown.position import (
    all_done,
    hindered,
    keep_all,
    lay,
    loose,
    money,
    names,
    offer,
    owner,
    refused,
    shop,
    state,
    strike,
)
from tests.games.chinatown.promising import THREE, place_phase, promise

import gotham
from gotham.games.chinatown.rules.material import NAMES
from gotham.games.chinatown.rules.state import KEEPING, LEAVE_EMPTY, NEGOTIATING, NO_PROMISE

# ----------------------------------------------------------------------------------- possible promises


@pytest.mark.clause("CT-16", "CT-24", "CT-25")
def test_a_promised_tile_must_be_placed():
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "cash 1 0 2,000")
    assert (money(table), shop(table, 1)) == ([7, 4, 4], None)  # nothing is placed yet
    place_phase(table)
    assert refused(table, 0, "done") == "CT-25"
    assert refused(table, 0, "place 1 radios") == "CT-25"
    table.act(0, "place 2 sea-food")  # there are two of them
    assert refused(table, 0, "place 3 sea-food") == "CT-25"
    assert refused(table, 0, "done") == "CT-25"
    table.act(0, "place 1 sea-food")
    table.act(0, "done")
    assert [shop(table, number) for number in (1, 2, 3)] == ["sea-food", "sea-food", None]


@pytest.mark.clause("CT-16", "CT-24", "CT-25")
def test_a_building_promised_to_stay_empty_must_stay_empty():
    table = lay(THREE)
    strike(table, 1, "empty 1", "cash 1 0 2,000")
    place_phase(table)
    assert {refused(table, 0, f"place 1 {name}") for name in ("sea-food", "radios")} == {"CT-25"}
    table.act(0, "place 2 sea-food")
    table.act(0, "done")
    assert shop(table, 1) is None


@pytest.mark.clause("CT-16", "CT-24")
def test_promises_end_with_the_round():
    table = lay(THREE)
    strike(table, 0, "empty 1", "build 2 radios", "owe 0 1 3,000", "cash 1 0 1,000")
    place_phase(table)
    table.act(0, "place 2 radios")
    all_done(table)
    s = state(table)
    assert (s.round_, s.phase) == (1, KEEPING)
    assert set(s.promise.tolist()) == {NO_PROMISE}
    assert (s.audience.sum(), s.owed.sum()) == (0, 0)
    keep_all(table)
    strike(table, 0, "give 1 2")
    place_phase(table)
    assert "place 1 jeans" in table.legal(2)


@pytest.mark.clause("CT-16")
def test_words_about_later_rounds_bind_nobody():
    """They are a note of the offer, which only the parties of a secret offer read."""
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", secret=True, note="and in round 2 you give me 6")
    table.act(1, f"yes {name}", note="surely")
    notes = {viewer: [event.note for event in table.events(viewer) if event.note] for viewer in (0, 1, 2, 62)}
    assert notes == {0: ["and in round 2 you give me 6", "surely"], 1: notes[0], 2: [], gotham.SPECTATOR: []}
    all_done(table)
    all_done(table)
    keep_all(table)
    assert state(table).phase == NEGOTIATING
    strike(table, 1, "give 6 2")


@pytest.mark.clause("CT-24")
def test_possible_promises_about_a_building():
    table = lay(THREE + "1 built laundry 43")
    table.act(0, "draft")
    assert refused(table, 0, "build 43 pharmacy") == "CT-24"  # it is not empty
    assert refused(table, 0, "empty 43") == "CT-24"
    table.act(0, "build 1 sea-food")
    assert refused(table, 0, "build 1 radios") == "CT-24"  # only one promise about a building
    assert refused(table, 0, "empty 1") == "CT-24"
    table.act(0, "build 2 sea-food")
    assert refused(table, 0, "empty 2") == "CT-24"
    table.act(0, "empty 3")


@pytest.mark.clause("CT-24")
def test_a_missing_tile_cannot_be_promised():
    table = lay(THREE)
    assert hindered(table, 0, "build 1 jeans", "cash 1 0 1,000") == "CT-25"
    assert hindered(table, 0, "build 1 radios", "build 2 radios", "cash 1 0 1,000") == "CT-25"
    name = offer(table, 1, "build 1 jeans", "cash 1 0 1,000")
    assert refused(table, 0, f"yes {name}") == "CT-25"


@pytest.mark.clause("CT-24", "CT-25")
def test_promises_are_judged_after_the_transfers_of_their_deal():
    """The deal transfers a building and a tile, and their new owner promises to use them."""
    table = lay(THREE)
    strike(table, 0, "give 1 1", "tile radios 0 1", "build 1 radios", "cash 1 0 2,000")
    assert (owner(table, 1), loose(table, 1, "radios"), promise(table, 1)) == (1, 1, "radios")
    place_phase(table)
    assert refused(table, 1, "done") == "CT-25"
    table.act(1, "place 1 radios")
    table.act(1, "done")


@pytest.mark.clause("CT-24", "CT-25")
def test_the_giver_of_a_building_promises_nothing_about_it():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "empty 1")
    table.act(1, f"yes {name}")
    place_phase(table)
    assert refused(table, 1, "place 1 pharmacy") == "CT-25"


@pytest.mark.clause("CT-25")
def test_a_tile_given_away_in_the_deal_is_not_promised_in_it():
    table = lay(THREE)
    assert hindered(table, 0, "tile radios 0 1", "build 1 radios") == "CT-25"
    assert hindered(table, 0, "tile sea-food 0 1", "build 1 sea-food", "build 2 sea-food") == "CT-25"
    offer(table, 0, "tile sea-food 0 1", "build 1 sea-food")


# -------------------------------------------------------------------------------- effects of a promise


@pytest.mark.clause("CT-25")
@pytest.mark.parametrize("secret", [False, True])
def test_a_promised_building_is_not_given_away(secret):
    table = lay(THREE)
    strike(table, 0, "empty 1", "cash 1 0 1,000", secret=secret)
    assert hindered(table, 0, "give 1 2", "cash 2 0 1,000") == "CT-25"
    name = offer(table, 2, "give 1 2", "cash 2 0 4,000")
    assert refused(table, 0, f"yes {name}") == "CT-25"
    strike(table, 0, "give 1 2", "cash 2 1 1,000")  # all parties of the promise take part
    assert (owner(table, 1), promise(table, 1)) == (2, None)


@pytest.mark.clause("CT-25")
def test_a_promised_building_may_be_given_to_the_other_party():
    table = lay(THREE)
    strike(table, 0, "empty 1", "cash 1 0 1,000")
    strike(table, 1, "give 1 1", "cash 1 0 2,000")
    assert (owner(table, 1), promise(table, 1)) == (1, None)
    place_phase(table)
    table.act(1, "place 1 pharmacy")


@pytest.mark.clause("CT-25")
def test_a_promised_tile_is_not_given_away():
    table = lay(THREE)
    strike(table, 0, "build 1 radios", "build 2 sea-food", "cash 1 0 1,000")
    assert hindered(table, 0, "tile radios 0 2") == "CT-25"
    assert hindered(table, 0, "tile sea-food 0 2", "tile sea-food 0 2") == "CT-25"
    strike(table, 0, "tile sea-food 0 2")  # the other tile
    assert hindered(table, 0, "tile sea-food 0 2") == "CT-25"
    name = offer(table, 2, "tile sea-food 0 2", "cash 2 0 4,000")
    assert refused(table, 0, f"yes {name}") == "CT-25"


@pytest.mark.clause("CT-25")
def test_a_promised_tile_can_be_swapped_for_an_equal_one():
    """A tile of the type must be there when the promise is due, not that same tile."""
    table = lay(THREE + "2 holds radios 1")
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    strike(table, 0, "tile radios 0 2", "tile radios 2 0", "cash 2 0 1,000")
    assert (loose(table, 0, "radios"), promise(table, 1)) == (1, "radios")


@pytest.mark.clause("CT-25")
@pytest.mark.parametrize("contrary", ["empty 1", "build 1 radios"])
def test_no_contrary_promise(contrary):
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "cash 1 0 1,000")
    assert hindered(table, 0, contrary, "cash 2 0 1,000") == "CT-25"
    name = offer(table, 2, contrary, "cash 2 0 4,000")
    assert refused(table, 0, f"yes {name}") == "CT-25"


@pytest.mark.clause("CT-25")
def test_a_tile_is_not_promised_twice():
    table = lay(THREE)
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    assert hindered(table, 0, "build 2 radios", "cash 2 0 1,000") == "CT-25"
    strike(table, 0, "build 2 sea-food", "cash 2 0 1,000")
    strike(table, 0, "build 3 sea-food", "cash 1 0 1,000")
    place_phase(table)
    for action in ("place 1 radios", "place 2 sea-food", "place 3 sea-food"):
        assert refused(table, 0, "done") == "CT-25"
        table.act(0, action)
    table.act(0, "done")


@pytest.mark.clause("CT-25")
@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_all_parties_of_a_promise_may_change_it(first, second):
    """An open deal may change a secret promise, and a secret deal an open one."""
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "cash 1 0 1,000", secret=first)
    strike(table, 1, "empty 1", "cash 1 0 1,000", secret=second)
    assert promise(table, 1) == "empty"
    assert state(table).audience[0] == 0b011 * 2 + second
    strike(table, 0, "build 1 radios", "cash 1 2 1,000", secret=first)  # more parties than before
    assert promise(table, 1) == "radios"
    assert state(table).audience[0] == 0b111 * 2 + first
    assert hindered(table, 0, "empty 1", "cash 1 0 1,000") == "CT-25"  # seat 2 is a party now
    place_phase(table)
    assert refused(table, 0, "place 1 sea-food") == "CT-25"
    table.act(0, "place 1 radios")


@pytest.mark.clause("CT-25")
def test_a_promise_among_three_is_not_changed_by_two():
    table = lay(THREE)
    strike(table, 0, "empty 1", "cash 1 0 1,000", "cash 2 0 1,000")
    assert hindered(table, 0, "give 1 1") == "CT-25"
    assert hindered(table, 0, "give 1 2") == "CT-25"
    assert hindered(table, 0, "build 1 radios", "cash 1 0 1,000") == "CT-25"
    strike(table, 0, "give 1 1", "cash 2 1 1,000")


@pytest.mark.clause("CT-25", "CT-36")
def test_a_secret_promise_of_others_does_not_change_the_legal_proposals():
    """Seat 2 asks for a promised building and promises to use it: only its owner knows of the conflict."""
    with_promise, without = lay(THREE), lay(THREE)
    strike(with_promise, 0, "empty 1", "cash 1 0 1,000", secret=True)
    for table in (with_promise, without):
        table.act(2, "draft", "give 1 2", "cash 2 0 1,000", "build 1 jeans")
    assert with_promise.legal(2) == without.legal(2)
    assert "propose openly" in with_promise.legal(2)
    with_promise.act(2, "propose openly")
    assert refused(with_promise, 0, "yes 2 0+2 openly") == "CT-25"


@pytest.mark.clause("CT-25")
def test_a_promised_sum_does_not_block_money():
    table = lay(THREE)
    strike(table, 0, "owe 0 1 5,000")
    strike(table, 0, "cash 0 2 5,000")
    assert money(table) == [0, 6, 9]


@pytest.mark.clause("CT-25")
def test_promises_of_others_do_not_bind_a_seat():
    table = lay(THREE)
    strike(table, 0, "empty 1", "cash 1 0 1,000")
    strike(table, 1, "give 5 2", "tile pharmacy 1 2")
    assert owner(table, 5) == 2


# ------------------------------------------------------------------------------------------ visibility


@pytest.mark.clause("CT-25", "CT-36")
def test_open_promises_are_public_and_secret_ones_invisible():
    table = lay(THREE)
    strike(table, 0, "empty 1", "owe 0 1 2,000", "cash 1 0 1,000")
    strike(table, 0, "build 2 sea-food", "owe 0 1 1,000", "cash 1 0 1,000", secret=True)
    for viewer in (0, 1, 2, gotham.SPECTATOR):
        view, is_party = table.view(viewer).state, viewer < 2
        assert view.promise[0] == LEAVE_EMPTY
        assert view.promise[1] == (NAMES.index("sea-food") if is_party else NO_PROMISE)
        assert view.owed[0, 0, 1] == 2
        assert view.owed[1, 0, 1] == (1 if is_party else 0)


@pytest.mark.clause("CT-25", "CT-28")
def test_an_open_promise_that_becomes_secret_disappears_for_others():
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "cash 1 0 1,000")
    assert table.view(2).state.promise[0] == NAMES.index("sea-food")
    strike(table, 0, "build 1 radios", "cash 1 0 1,000", secret=True)
    assert table.view(1).state.promise[0] == NAMES.index("radios")
    for viewer in (2, gotham.SPECTATOR):
        assert table.view(viewer).state.promise[0] == NO_PROMISE
        assert [table.game.notation[event.action] for event in table.events(viewer)][-1] == "hands"
    assert names(table, 0) == []

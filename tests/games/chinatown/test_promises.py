"""What binds for this round, and how the rules hold people to it: CT-16, CT-24 and CT-25."""

import pytest

import gotham
from gotham.games.chinatown.material import NAMES
from gotham.games.chinatown.state import KEEPING, LEAVE_EMPTY, NEGOTIATING, NO_PROMISE, PLACING

from .position import all_done, hindered, keep_all, lay, loose, money, names, offer, owner, refused, shop, state, strike

THREE = """
    option prosperity off
    0 owns 1 2 3
    1 owns 5 6
    2 owns 16
    0 holds sea-food 2 radios 1
    1 holds pharmacy 2
    2 holds jeans 1
    money 5 6 4
"""


def promise(table, building):
    """What is promised of a building, or None."""
    kind = int(state(table).promise[building - 1])
    return {NO_PROMISE: None, LEAVE_EMPTY: "empty"}[kind] if kind >= len(NAMES) else NAMES[kind]


def place_phase(table):
    all_done(table)
    assert state(table).phase == PLACING


# ------------------------------------------------------------------------------------------ what can be promised


@pytest.mark.clause("CT-16", "CT-24", "CT-25")
def test_who_has_promised_to_place_must():
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
def test_who_has_promised_to_leave_empty_must():
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
    """They ride along as a note, for the parties of a secret offer alone."""
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
def test_what_can_be_promised_of_which_building():
    table = lay(THREE + "1 built laundry 43")
    table.act(0, "draft")
    assert refused(table, 0, "build 43 pharmacy") == "CT-24"  # it is not empty
    assert refused(table, 0, "empty 43") == "CT-24"
    table.act(0, "build 1 sea-food")
    assert refused(table, 0, "build 1 radios") == "CT-24"  # not two things of one building
    assert refused(table, 0, "empty 1") == "CT-24"
    table.act(0, "build 2 sea-food")
    assert refused(table, 0, "empty 2") == "CT-24"
    table.act(0, "empty 3")


@pytest.mark.clause("CT-24")
def test_a_tile_that_is_not_there_is_not_promised():
    table = lay(THREE)
    assert hindered(table, 0, "build 1 jeans", "cash 1 0 1,000") == "CT-25"
    assert hindered(table, 0, "build 1 radios", "build 2 radios", "cash 1 0 1,000") == "CT-25"
    name = offer(table, 1, "build 1 jeans", "cash 1 0 1,000")
    assert refused(table, 0, f"yes {name}") == "CT-25"


@pytest.mark.clause("CT-24", "CT-25")
def test_promises_are_judged_after_the_transfers_of_their_deal():
    """Building and tile come with the deal, and who gets them promises to use them."""
    table = lay(THREE)
    strike(table, 0, "give 1 1", "tile radios 0 1", "build 1 radios", "cash 1 0 2,000")
    assert (owner(table, 1), loose(table, 1, "radios"), promise(table, 1)) == (1, 1, "radios")
    place_phase(table)
    assert refused(table, 1, "done") == "CT-25"
    table.act(1, "place 1 radios")
    table.act(1, "done")


@pytest.mark.clause("CT-24", "CT-25")
def test_who_gives_a_building_away_promises_nothing_of_it():
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


# ---------------------------------------------------------------------------------------------- what a promise holds


@pytest.mark.clause("CT-25")
@pytest.mark.parametrize("secret", [False, True])
def test_a_promised_building_is_not_given_away(secret):
    table = lay(THREE)
    strike(table, 0, "empty 1", "cash 1 0 1,000", secret=secret)
    assert hindered(table, 0, "give 1 2", "cash 2 0 1,000") == "CT-25"
    name = offer(table, 2, "give 1 2", "cash 2 0 4,000")
    assert refused(table, 0, f"yes {name}") == "CT-25"
    strike(table, 0, "give 1 2", "cash 2 1 1,000")  # all parties of the promise are there
    assert (owner(table, 1), promise(table, 1)) == (2, None)


@pytest.mark.clause("CT-25")
def test_to_whom_a_promise_was_made_may_have_the_building():
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
    strike(table, 0, "tile sea-food 0 2")  # the other one
    assert hindered(table, 0, "tile sea-food 0 2") == "CT-25"
    name = offer(table, 2, "tile sea-food 0 2", "cash 2 0 4,000")
    assert refused(table, 0, f"yes {name}") == "CT-25"


@pytest.mark.clause("CT-25")
def test_a_promised_tile_is_swapped_for_its_like():
    """What counts is that a tile of the type is there when it is asked for."""
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
    """Openly what was secret, and secretly what was open."""
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "cash 1 0 1,000", secret=first)
    strike(table, 1, "empty 1", "cash 1 0 1,000", secret=second)
    assert promise(table, 1) == "empty"
    assert state(table).audience[0] == 0b011 * 2 + second
    strike(table, 0, "build 1 radios", "cash 1 2 1,000", secret=first)  # more parties than it had
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
def test_a_secret_promise_of_others_does_not_show_in_what_one_may_propose():
    """Seat 2 asks for a promised building and promises to use it: only its owner knows better."""
    with_promise, without = lay(THREE), lay(THREE)
    strike(with_promise, 0, "empty 1", "cash 1 0 1,000", secret=True)
    for table in (with_promise, without):
        table.act(2, "draft", "give 1 2", "cash 2 0 1,000", "build 1 jeans")
    assert with_promise.legal(2) == without.legal(2)
    assert "propose openly" in with_promise.legal(2)
    with_promise.act(2, "propose openly")
    assert refused(with_promise, 0, "yes 2 0+2 openly") == "CT-25"


@pytest.mark.clause("CT-25")
def test_a_promised_sum_does_not_hold_money():
    table = lay(THREE)
    strike(table, 0, "owe 0 1 5,000")
    strike(table, 0, "cash 0 2 5,000")
    assert money(table) == [0, 6, 9]


@pytest.mark.clause("CT-25")
def test_promises_of_others_hold_nothing_of_mine():
    table = lay(THREE)
    strike(table, 0, "empty 1", "cash 1 0 1,000")
    strike(table, 1, "give 5 2", "tile pharmacy 1 2")
    assert owner(table, 5) == 2


# ---------------------------------------------------------------------------------------------------------- lapses


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
def test_a_promise_that_has_lapsed_does_not_come_back():
    """Its tile went with the consent of all; another tile of the type is none of their business."""
    table = lay(THREE + "2 holds radios 1")
    strike(table, 0, "build 1 radios", "cash 1 0 1,000")
    strike(table, 0, "tile radios 0 1", "cash 1 0 1,000")
    strike(table, 2, "tile radios 2 0")
    assert promise(table, 1) is None
    strike(table, 0, "tile radios 0 2", "give 1 2")


@pytest.mark.clause("CT-25")
def test_who_lets_a_tile_go_does_not_take_it_from_somebody_elses_promise():
    """Two tiles for two promises. Seat 1 agrees that one of them goes: its own promise lapses, not that to seat 2."""
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
def test_nor_by_promising_it_anew():
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
    """It names another building and moves nothing, but leaves no tile for what all know of."""
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
def test_no_more_promises_lapse_than_there_are_tiles_too_few():
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "build 2 sea-food", "cash 1 0 1,000")
    strike(table, 0, "tile sea-food 0 1")
    assert [promise(table, number) for number in (1, 2)].count("sea-food") == 1


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
def test_promises_that_need_each_other_are_kept_in_their_order():
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


# ------------------------------------------------------------------------------------------------ promised sums


@pytest.mark.clause("CT-24", "CT-26")
def test_a_promised_sum_is_paid_after_the_income():
    table = lay(THREE + "0 built radios 43 44 45 \n money 0 11 4")
    strike(table, 0, "owe 0 1 3,000", "tile pharmacy 1 0")  # nothing in hand, and it can be promised
    place_phase(table)
    assert money(table) == [0, 11, 4]
    all_done(table)
    assert state(table).income[:3, 0].tolist() == [4, 0, 0]
    assert money(table) == [1, 14, 4]


@pytest.mark.clause("CT-24", "CT-26")
def test_a_debt_larger_than_the_money_takes_what_is_there():
    table = lay(THREE)
    strike(table, 0, "owe 0 1 900,000")
    all_done(table)
    all_done(table)
    assert money(table) == [0, 11, 4]
    assert state(table).owed.sum() == 0  # and the rest is forgiven


@pytest.mark.clause("CT-24", "CT-26")
def test_several_debts_never_take_more_than_there_is():
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
    """Five thousand, and four owed to each of the others: the next one has it all, whenever it was agreed."""
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
def test_debts_are_paid_from_ones_own():
    """All pay what they have right after the income; what comes in from debts is not lent on."""
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


# ----------------------------------------------------------------------------------------------- who knows of them


@pytest.mark.clause("CT-25", "CT-36")
def test_open_promises_are_public_and_secret_ones_look_like_none():
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
def test_a_promise_that_goes_secret_is_gone_for_the_others():
    table = lay(THREE)
    strike(table, 0, "build 1 sea-food", "cash 1 0 1,000")
    assert table.view(2).state.promise[0] == NAMES.index("sea-food")
    strike(table, 0, "build 1 radios", "cash 1 0 1,000", secret=True)
    assert table.view(1).state.promise[0] == NAMES.index("radios")
    for viewer in (2, gotham.SPECTATOR):
        assert table.view(viewer).state.promise[0] == NO_PROMISE
        assert [table.game.notation[event.action] for event in table.events(viewer)][-1] == "hands"
    assert names(table, 0) == []


@pytest.mark.clause("CT-28")
def test_parties_of_a_secret_deal_know_its_debts():
    """ALL-01: seat 2 is a party, and has seen what the others owe each other."""
    table = lay(THREE)
    strike(table, 0, "owe 0 1 2,000", "tile jeans 2 0", secret=True)
    assert table.view(2).state.owed[1, 0, 1] == 2

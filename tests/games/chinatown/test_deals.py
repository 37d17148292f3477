"""Deals from the first move to the last yes: CT-14, CT-15, CT-17, CT-23, CT-26, CT-27 and CT-29."""

import itertools

import pytest

import gotham
from gotham.games.chinatown import rules
from gotham.games.chinatown.state import NEGOTIATING, NO_PROMISE, PLACING, SUMS

from .position import (
    all_done,
    hindered,
    keep_all,
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

VIEWERS = (0, 1, 2, gotham.SPECTATOR)
THREE = """
    0 owns 1 2 3
    1 owns 5 6
    2 owns 16
    0 holds sea-food 2 radios 1
    1 holds pharmacy 2
    2 holds jeans 1
    1 built laundry 43 44
    money 5 6 4
"""
FIVE = """
    players 5
    0 owns 1
    1 owns 2
    2 owns 3
    3 owns 4
    4 owns 5
    0 holds radios 1
    money 5 5 5 5 5
"""


def seen_offers(table, viewer, author):
    """The names of an author's offers that a viewer knows."""
    return [name for name in table.view(viewer).state.name[author].tolist() if name > 0]


# -------------------------------------------------------------------------------- what can be dealt, among whom


@pytest.mark.clause("CT-14", "CT-23")
def test_a_building_for_money():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 0 3,000")
    assert name == "0 0+1 openly"
    assert (owner(table, 1), money(table)) == (0, [5, 6, 4])  # an offer moves nothing
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
    """Everybody's building goes on to the next, and money goes the other way round."""
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
def test_all_deal_in_no_order():
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
def test_deals_are_struck_in_this_phase_only():
    table = lay(THREE)
    offer(table, 0, "give 1 1")
    all_done(table)
    assert state(table).phase == PLACING
    for action in ("draft", "give 1 1", "propose openly", "yes 0 0+1 openly", "no 0 0+1 openly", "withdraw 0+1 openly"):
        assert refused(table, 1, action) == "CT-14"


@pytest.mark.clause("CT-14")
def test_the_bank_trades_nothing():
    """Whoever gives or gets is a player, and what nobody owns cannot be had."""
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
def test_a_building_sold_for_nothing_is_just_no_longer_theirs():
    table = lay(THREE)
    strike(table, 0, "give 1 2")
    assert owner(table, 1) == 2
    assert money(table) == [5, 6, 4]


@pytest.mark.clause("CT-15")
def test_what_was_received_is_passed_on_at_once():
    table = lay(THREE)
    strike(table, 0, "give 1 1", "tile radios 0 1")
    strike(table, 1, "give 1 2", "tile radios 1 2", "cash 2 1 4,000")
    strike(table, 2, "give 1 0", "tile radios 2 0")
    assert (owner(table, 1), loose(table, 0, "radios"), money(table)) == (0, 1, [5, 10, 0])


# ------------------------------------------------------------------------------------------ the form of a deal


@pytest.mark.clause("CT-23")
def test_gifts_need_nothing_in_return():
    table = lay(THREE)
    strike(table, 0, "give 1 1", "give 2 1", "give 3 2", "tile sea-food 0 2", "cash 0 1 5,000")
    assert [owner(table, number) for number in (1, 2, 3)] == [1, 1, 2]
    assert money(table) == [0, 11, 4]


@pytest.mark.clause("CT-23")
def test_who_only_receives_must_accept_too():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "give 2 2")
    table.act(1, f"yes {name}")
    assert (owner(table, 1), owner(table, 2)) == (0, 0)
    table.act(2, f"no {name}")
    assert (owner(table, 1), owner(table, 2), names(table, 0)) == (0, 0, [])


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
        (["give 16 0", "build 16 radios"], [0, 2]),  # promised by who owns it then
        (["give 16 1", "empty 16", "cash 0 2 1,000"], [0, 1, 2]),
    ],
)
def test_parties_are_all_who_give_receive_or_promise(moves, expected):
    table = lay(THREE)
    assert parties(offer(table, 0, *moves)) == expected


@pytest.mark.clause("CT-23")
def test_a_deal_needs_its_author_and_another():
    table = lay(THREE)
    assert hindered(table, 0, "give 5 2") == "CT-23"  # the business of others
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


@pytest.mark.clause("CT-23")
def test_a_building_is_given_once_in_a_deal():
    table = lay(THREE)
    table.act(0, "draft", "give 1 1")
    assert refused(table, 0, "give 1 1") == "CT-23"
    assert refused(table, 0, "give 1 2") == "CT-23"
    table.act(0, "give 2 1")
    assert refused(table, 0, "give 1 2") == "CT-23"


@pytest.mark.clause("CT-23", "CT-26")
def test_no_more_tiles_are_given_than_there_are():
    table = lay(THREE)
    table.act(0, "draft", "tile sea-food 0 1", "tile sea-food 0 2")
    assert refused(table, 0, "tile sea-food 0 2") == "CT-26"
    table.act(0, "propose openly")
    table.act(0, "draft", "tile sea-food 0 1", "tile sea-food 0 1")
    assert refused(table, 0, "tile sea-food 0 1") == "CT-26"
    assert refused(table, 0, "tile sea-food 0 2") == "CT-26"
    assert refused(table, 0, "tile sea-food 1 0") == "CT-26"  # what comes in cannot go out in the same deal
    table.act(0, "tile pharmacy 1 0", "tile pharmacy 1 2")
    assert refused(table, 0, "tile pharmacy 1 2") == "CT-26"


@pytest.mark.clause("CT-23", "CT-26")
def test_a_tile_is_not_handed_through_within_a_deal():
    """Each thing belongs to its giver: seat 1 has no jeans before the deal, and gives none in it."""
    table = lay(THREE)
    table.act(0, "draft")
    assert refused(table, 0, "tile jeans 1 0") == "CT-26"
    table.act(0, "tile jeans 2 0", "propose openly")


@pytest.mark.clause("CT-23")
def test_moves_rise():
    """A deal is written in one way only."""
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
def test_a_run_happens_entirely_or_not_at_all():
    table = lay(THREE)
    before, entries = table.digest, len(table.log)
    assert refused(table, 0, "draft", "give 1 1", "give 2 1", "cash 0 1 9,000", "propose openly") == "CT-26"
    assert (table.digest, len(table.log)) == (before, entries)


@pytest.mark.clause("CT-23")
def test_every_party_answers_once_and_the_author_has_said_yes():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "give 2 2")
    assert refused(table, 0, f"yes {name}") == "CT-23"
    assert refused(table, 0, f"no {name}") == "CT-23"
    table.act(1, f"yes {name}")
    assert refused(table, 1, f"yes {name}") == "CT-23"
    table.act(1, f"no {name}")  # a yes is no promise
    assert names(table, 0) == []
    assert refused(table, 2, f"yes {name}") == "CT-23"


@pytest.mark.clause("CT-23")
def test_outsiders_do_not_answer():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1")
    assert refused(table, 2, f"yes {name}") == "CT-23"
    assert refused(table, 2, f"no {name}") == "CT-23"
    assert refused(table, 1, "yes 0 0+1+2 openly") == "CT-23"
    assert refused(table, 1, "yes 0 0+1 secretly") == "CT-23"
    assert refused(table, 1, "yes 2 0+1 openly") == "CT-23"
    assert refused(table, 1, "yes 4 0+1 openly") == "CT-23"


@pytest.mark.clause("CT-23")
def test_a_deal_settles_whole():
    """Both gifts of the last one to accept, and all of the others', in one action."""
    table = lay(THREE)
    name = offer(table, 2, "give 1 2", "give 5 0", "cash 2 1 4,000", "tile radios 0 1")
    table.act(0, f"yes {name}")
    before = len(list(table.events(gotham.SPECTATOR)))
    table.act(1, f"yes {name}")
    (event,) = list(table.events(gotham.SPECTATOR))[before:]
    assert [event.before.state.owner[place] for place in (0, 4)] == [0, 1]
    assert [event.after.state.owner[place] for place in (0, 4)] == [2, 0]
    assert (money(table), loose(table, 1, "radios")) == ([5, 10, 0], 1)


@pytest.mark.clause("CT-23")
def test_what_is_settled_is_not_taken_back():
    table = lay(THREE)
    strike(table, 0, "give 1 1")
    assert not table.undoable(0)
    assert not table.undoable(1)


# ------------------------------------------------------------------------------------------------------ money


@pytest.mark.clause("CT-26")
def test_nobody_proposes_what_they_cannot_pay():
    table = lay(THREE)
    assert hindered(table, 0, "cash 0 1 6,000") == "CT-26"
    assert hindered(table, 0, "cash 0 1 3,000", "cash 0 2 3,000") == "CT-26"
    assert hindered(table, 0, "cash 0 1 5,000", "cash 0 1 9,000", "cash 1 0 8,000") == "CT-26"
    offer(table, 0, "cash 0 1 5,000")


@pytest.mark.clause("CT-26")
def test_nobody_accepts_what_they_cannot_pay():
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
    strike(table, 0, "cash 0 1 6,000", "cash 1 2 6,000", "cash 2 3 5,000")  # through hands that have nothing
    assert money(table) == [0, 0, 1, 19]
    strike(table, 1, "cash 1 2 900,000", "cash 2 1 900,000")  # whatever that is good for
    assert money(table) == [0, 0, 1, 19]
    strike(table, 3, "cash 3 0 20,000", "cash 0 3 2,000")
    assert money(table) == [18, 0, 1, 1]


@pytest.mark.clause("CT-26")
def test_the_ledgers_hold_whatever_is_netted():
    """The most that can go to and fro in a match, sixteen times the largest sum in each deal."""
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
def test_nobody_proposes_or_accepts_to_give_what_is_not_theirs_any_more():
    table = lay(THREE)
    name = offer(table, 1, "give 1 1", "cash 1 0 2,000")
    strike(table, 0, "give 1 2")
    assert refused(table, 0, f"yes {name}") == "CT-26"
    other = offer(table, 1, "tile radios 0 1", "cash 1 2 1,000", "cash 1 0 1,000")
    strike(table, 0, "tile radios 0 2")
    assert refused(table, 0, f"yes {other}") == "CT-26"
    table.act(2, f"yes {other}")


@pytest.mark.clause("CT-26")
def test_a_draft_is_overtaken_by_a_deal():
    """What seat 0 drafted to give has gone before the draft is proposed."""
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


# ------------------------------------------------------------------------------------------- offers that fail


@pytest.mark.clause("CT-27")
def test_several_offers_about_the_same_thing():
    table = lay(THREE)
    to_1 = offer(table, 0, "give 1 1", "cash 1 0 2,000")
    to_2 = offer(table, 0, "give 1 2", "cash 2 0 3,000")
    secret = offer(table, 0, "give 1 1", "cash 1 0 1,000", secret=True)
    other = offer(table, 1, "give 1 1", "cash 1 0 6,000")
    assert names(table, 0) == [to_1, secret, to_2]
    table.act(1, f"yes {to_1}")
    assert owner(table, 1) == 1
    assert names(table, 0) == [secret, to_2]  # impossible now, and not removed
    assert names(table, 1) == [other]


@pytest.mark.clause("CT-27")
def test_an_offer_that_has_become_impossible_stays_until_it_is_ended():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 0 2,000")
    strike(table, 0, "give 1 2")
    assert names(table, 0) == [name]
    for viewer in VIEWERS:
        assert len(seen_offers(table, viewer, 0)) == 1
    strike(table, 2, "give 1 0")  # and it can become possible again
    table.act(1, f"yes {name}")
    assert (owner(table, 1), money(table)) == (1, [7, 4, 4])


@pytest.mark.clause("CT-27", "CT-23")
def test_void_because_a_building_has_moved():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "give 2 1", "tile radios 0 1", "cash 1 0 2,000")
    strike(table, 0, "give 1 2")
    table.act(1, f"yes {name}")  # who can give their own part may say yes
    assert [owner(table, number) for number in (1, 2)] == [2, 0]
    assert (loose(table, 1, "radios"), money(table)) == (0, [5, 6, 4])
    assert names(table, 0) == []
    assert rules.check(state(table)) == 0


@pytest.mark.clause("CT-27")
def test_void_because_a_tile_has_moved():
    table = lay(THREE)
    name = offer(table, 0, "tile sea-food 0 1", "tile sea-food 0 1", "cash 1 0 2,000")
    strike(table, 0, "tile sea-food 0 2")
    table.act(1, f"yes {name}")
    assert [loose(table, seat, "sea-food") for seat in range(3)] == [1, 0, 1]
    assert (money(table), names(table, 0)) == ([5, 6, 4], [])


@pytest.mark.clause("CT-27")
def test_void_because_money_has_gone():
    table = lay(THREE)
    name = offer(table, 0, "give 5 0", "cash 0 1 4,000")
    strike(table, 0, "cash 0 2 3,000")
    table.act(1, f"yes {name}")
    assert (owner(table, 5), money(table), names(table, 0)) == (1, [2, 6, 7], [])


@pytest.mark.clause("CT-27")
def test_void_because_a_promise_is_in_the_way():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 0 2,000")
    strike(table, 0, "empty 1", "cash 2 0 1,000", secret=True)
    table.act(1, f"yes {name}")
    assert (owner(table, 1), money(table), names(table, 0)) == (0, [6, 6, 3], [])


@pytest.mark.clause("CT-27")
def test_void_because_a_promised_building_has_moved():
    table = lay(THREE)
    name = offer(table, 0, "empty 1", "cash 1 0 2,000")
    strike(table, 0, "give 1 2")
    table.act(1, f"yes {name}")
    assert (money(table), names(table, 0)) == ([5, 6, 4], [])
    assert state(table).promise[0] == NO_PROMISE


@pytest.mark.clause("CT-27")
def test_void_because_of_somebody_who_said_yes_before():
    """Three parties; the first to accept can no longer pay when the last one does."""
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 2 6,000", "tile jeans 2 0")
    table.act(1, f"yes {name}")
    strike(table, 1, "cash 1 0 1,000")
    table.act(2, f"yes {name}")
    assert (owner(table, 1), loose(table, 0, "jeans"), money(table)) == (0, 0, [6, 5, 4])
    assert names(table, 0) == []


@pytest.mark.clause("CT-27")
def test_all_who_saw_an_offer_see_that_it_is_void():
    for secret, witnesses in ((False, VIEWERS), (True, (0, 1))):
        table = lay(THREE)
        name = offer(table, 0, "give 5 0", "cash 0 1 4,000", secret=secret)
        strike(table, 0, "cash 0 2 3,000", secret=True)
        told = {viewer: len(list(table.events(viewer))) for viewer in VIEWERS}
        table.act(1, f"yes {name}")
        for viewer in VIEWERS:
            events = list(table.events(viewer))[told[viewer] :]
            assert [table.game.notation[event.action] for event in events] == [f"yes {name}"] * (viewer in witnesses)
            assert seen_offers(table, viewer, 0) == []


@pytest.mark.clause("CT-27")
def test_a_middleman_sees_whether_a_secret_deal_was_settled():
    """What seat 1 gets from seat 0 goes on to seat 2, so its own money tells it nothing."""
    after = []
    for spent in (0, 2):
        table = lay(THREE)
        name = offer(table, 0, "cash 0 1 4,000", "cash 1 2 4,000", secret=True)
        table.act(2, f"yes {name}")
        if spent:
            strike(table, 0, "cash 0 2 2,000", secret=True)
        table.act(1, f"yes {name}")
        after.append((money(table), table.view(1)))
    assert [sums for sums, _ in after] == [[1, 6, 8], [3, 6, 6]]
    assert after[0][1] != after[1][1]


@pytest.mark.clause("CT-27")
def test_authors_withdraw():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "give 2 2")
    table.act(2, f"yes {name}")
    assert refused(table, 1, "withdraw 0+1+2 openly") == "CT-27"
    assert refused(table, 0, "withdraw 0+1 openly") == "CT-27"
    table.act(0, "withdraw 0+1+2 openly")
    assert names(table, 0) == []
    assert refused(table, 1, f"yes {name}") == "CT-23"
    assert owner(table, 1) == 0


@pytest.mark.clause("CT-27")
def test_a_no_ends_the_offer_for_all():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "give 2 2")
    table.act(1, f"yes {name}")
    table.act(2, f"no {name}")
    assert names(table, 0) == []
    assert refused(table, 0, "withdraw 0+1+2 openly") == "CT-27"


@pytest.mark.clause("CT-27")
def test_offers_of_an_author_differ_in_their_name():
    table = lay(THREE)
    offer(table, 0, "give 1 1")
    assert hindered(table, 0, "give 2 1") == "CT-27"
    offer(table, 0, "give 2 1", secret=True)
    assert hindered(table, 0, "give 3 1", secret=True) == "CT-27"
    table.act(0, "withdraw 0+1 openly")
    offer(table, 0, "give 3 1")


@pytest.mark.clause("CT-27")
def test_six_offers_are_open_at_once():
    table = lay(FIVE)
    chosen = [*((seat,) for seat in range(1, 5)), (1, 2), (3, 4)]
    for seats in chosen:
        offer(table, 0, *(f"cash 0 {seat} 1,000" for seat in seats))
    assert len(names(table, 0)) == 6
    assert hindered(table, 0, "cash 0 1 1,000", "cash 0 3 1,000") == "CT-27"
    assert hindered(table, 0, "cash 0 1 1,000", secret=True) == "CT-27"
    table.act(3, "no 0 0+3 openly")
    offer(table, 0, "cash 0 1 1,000", secret=True)
    offer(table, 1, "cash 0 1 1,000")  # everybody has six of their own
    assert rules.check(state(table)) == 0


@pytest.mark.clause("CT-27")
def test_offers_settle_in_any_order():
    for order in itertools.permutations(range(3)):
        table = lay(FIVE)
        live = [offer(table, 0, f"cash 0 {seat} 1,000") for seat in (1, 2, 3)]
        for place in order:
            table.act(place + 1, f"yes {live[place]}")
            assert rules.check(state(table)) == 0
        assert money(table) == [2, 6, 6, 6, 5]


@pytest.mark.clause("CT-27")
def test_a_counter_is_one_message():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 0 3,000")
    counter = ("draft", "give 1 1", "cash 1 0 2,000", "propose openly")
    too_much = ("draft", "give 1 1", "cash 1 0 9,000", "propose openly")
    assert refused(table, 1, f"no {name}", *too_much) == "CT-26"
    assert names(table, 0) == [name]  # nor was the no said
    table.act(1, f"no {name}", *counter, note="two and no more")
    assert (names(table, 0), names(table, 1)) == ([], ["1 0+1 openly"])
    table.act(0, "yes 1 0+1 openly")
    assert (owner(table, 1), money(table)) == (1, [7, 4, 4])


@pytest.mark.clause("CT-27", "CT-14")
def test_two_offer_each_other_the_same():
    table = lay(THREE)
    mine = offer(table, 0, "give 1 1", "cash 1 0 3,000")
    theirs = offer(table, 1, "give 1 1", "cash 1 0 3,000")
    table.act(0, f"yes {theirs}")
    assert (owner(table, 1), money(table)) == (1, [8, 3, 4])
    table.act(1, f"yes {mine}")  # what was seat 0's has moved
    assert (owner(table, 1), money(table)) == (1, [8, 3, 4])


# ------------------------------------------------------------------------------------- the end of the negotiation


@pytest.mark.clause("CT-17", "CT-29")
def test_the_phase_ends_when_all_are_done():
    table = lay(THREE)
    table.act(1, "done")
    assert (table.awaited, table.actors) == ((0, 2), (0, 1, 2))
    table.act(0, "done")
    assert state(table).phase == NEGOTIATING
    table.act(2, "done")
    assert state(table).phase == PLACING


@pytest.mark.clause("CT-29")
def test_done_can_be_taken_back():
    table = lay(THREE)
    assert refused(table, 0, "resume") == "CT-29"
    table.act(0, "done")
    assert refused(table, 0, "done") == "CT-29"
    table.act(1, "done")
    table.act(0, "resume")
    assert table.awaited == (0, 2)
    table.act(2, "done")
    assert state(table).phase == NEGOTIATING
    table.act(0, "done")
    assert state(table).phase == PLACING
    assert refused(table, 0, "resume") == "CT-14"


@pytest.mark.clause("CT-29")
@pytest.mark.parametrize("secret", [False, True])
def test_proposing_takes_done_back(secret):
    table = lay(THREE)
    table.act(0, "done")
    table.act(1, "done")
    table.act(0, "draft", "give 1 1")
    assert table.awaited == (2,)  # a draft does not
    table.act(0, "drop")
    assert table.awaited == (2,)
    offer(table, 0, "give 1 1", secret=secret)
    assert table.awaited == (0, 2)
    assert state(table).ready.tolist() == [0, 1, 0, 0, 0]


@pytest.mark.clause("CT-29")
def test_who_is_done_still_answers():
    table = lay(THREE)
    first, second = offer(table, 0, "give 1 1"), offer(table, 2, "cash 2 1 1,000")
    third = offer(table, 1, "give 5 2")
    table.act(1, "done")
    table.act(1, f"yes {first}")
    table.act(1, f"no {second}")
    table.act(1, "withdraw 1+2 openly")
    assert owner(table, 1) == 1
    assert state(table).ready.tolist() == [0, 1, 0, 0, 0]
    assert refused(table, 2, f"yes {third}") == "CT-23"


@pytest.mark.clause("CT-29")
def test_open_offers_and_drafts_lapse():
    table = lay(THREE)
    offer(table, 0, "give 1 1")
    offer(table, 2, "cash 2 1 1,000", secret=True)
    table.act(0, "done")
    table.act(1, "done")
    table.act(0, "draft", "give 1 2")  # who is done may draft, and the phase does not wait for it
    table.act(2, "done")
    s = state(table)
    assert s.phase == PLACING
    assert (s.name.sum(), s.yes.sum(), s.count.sum(), s.moves.sum()) == (0, 0, 0, 0)
    assert (s.drafting.sum(), s.draft.sum(), s.left.sum()) == (0, 0, 0)
    assert (owner(table, 1), money(table)) == (0, [5, 6, 4])


@pytest.mark.clause("CT-29")
@pytest.mark.parametrize(("value", "most"), [("30", 30), ("10", 10), ("3", 3)])
def test_each_player_proposes_so_many_deals_a_round(value, most):
    table = lay(f"option offers {value}")
    for _ in range(most):
        offer(table, 0, "cash 0 1 1,000")
        table.act(1, "no 0 0+1 openly")
    assert refused(table, 0, "draft") == "CT-29"
    assert "draft" in table.legal(1)  # the others have theirs
    offer(table, 1, "cash 0 1 1,000")
    table.act(0, "yes 1 0+1 openly")  # and who has none left still answers
    assert money(table) == [4, 6, 5]


@pytest.mark.clause("CT-29")
def test_what_uses_up_offers():
    """Opening a draft, proposed or dropped or not; and taking done back, else a match need not end."""
    table = lay("option offers 3")
    table.act(0, "draft", "drop")
    table.act(0, "done")
    table.act(0, "resume")
    offer(table, 0, "cash 0 1 1,000")
    assert refused(table, 0, "draft") == "CT-29"
    table.act(0, "withdraw 0+1 openly")
    assert refused(table, 0, "draft") == "CT-29"
    table.act(0, "done")
    assert refused(table, 0, "resume") == "CT-29"


@pytest.mark.clause("CT-29")
def test_offers_are_counted_anew_each_round():
    table = lay("option offers 3")
    for _ in range(3):
        table.act(0, "draft", "drop")
    assert refused(table, 0, "draft") == "CT-29"
    all_done(table)
    all_done(table)
    keep_all(table)
    assert state(table).left.tolist() == [3, 3, 3, 0, 0]
    offer(table, 0, "cash 0 1 1,000")


@pytest.mark.clause("CT-29", "CT-36")
def test_who_is_done_is_public():
    table = lay(THREE)
    table.act(2, "done")
    for viewer in VIEWERS:
        assert table.view(viewer).state.ready.tolist() == [0, 0, 1, 0, 0]
        assert table.view(viewer).awaited == (0, 1)
    table.act(2, "resume")
    for viewer in VIEWERS:
        assert [table.game.notation[event.action] for event in table.events(viewer)] == ["done", "resume"]


@pytest.mark.clause("CT-17")
def test_open_offers_do_not_keep_the_phase_from_ending():
    """It ends by what all see: who is done."""
    table = lay(THREE)
    name = offer(table, 0, "give 1 1")
    table.act(0, "done")
    table.act(2, "done")
    table.act(1, "done")
    assert state(table).phase == PLACING
    assert owner(table, 1) == 0
    assert refused(table, 1, f"yes {name}") == "CT-14"

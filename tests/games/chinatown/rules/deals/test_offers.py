"""Several offers at once, void offers, and ended offers: CT-27."""

import itertools

import pytest
from tests.games.chinatown.dealing import FIVE, THREE, VIEWERS
from tests.games.chinatown.position import hindered, lay, loose, money, names, offer, owner, refused, state, strike

from gotham.games.chinatown.rules import contract as rules
from gotham.games.chinatown.rules.state import NO_PROMISE


def seen_offers(table, viewer, author):
    """Return the names of an author's offers that a viewer sees."""
    return [name for name in table.view(viewer).state.name[author].tolist() if name > 0]


# ----------------------------------------------------------------------- offers that become impossible


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
    assert names(table, 0) == [secret, to_2]  # impossible now, but not removed
    assert names(table, 1) == [other]


@pytest.mark.clause("CT-27")
def test_an_impossible_offer_stays_until_it_is_ended():
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
def test_void_because_a_building_was_given_away():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "give 2 1", "tile radios 0 1", "cash 1 0 2,000")
    strike(table, 0, "give 1 2")
    table.act(1, f"yes {name}")  # a seat that can give its own part may accept
    assert [owner(table, number) for number in (1, 2)] == [2, 0]
    assert (loose(table, 1, "radios"), money(table)) == (0, [5, 6, 4])
    assert names(table, 0) == []
    assert rules.check(state(table)) == 0


@pytest.mark.clause("CT-27")
def test_void_because_a_tile_was_given_away():
    table = lay(THREE)
    name = offer(table, 0, "tile sea-food 0 1", "tile sea-food 0 1", "cash 1 0 2,000")
    strike(table, 0, "tile sea-food 0 2")
    table.act(1, f"yes {name}")
    assert [loose(table, seat, "sea-food") for seat in range(3)] == [1, 0, 1]
    assert (money(table), names(table, 0)) == ([5, 6, 4], [])


@pytest.mark.clause("CT-27")
def test_void_because_of_missing_money():
    table = lay(THREE)
    name = offer(table, 0, "give 5 0", "cash 0 1 4,000")
    strike(table, 0, "cash 0 2 3,000")
    table.act(1, f"yes {name}")
    assert (owner(table, 5), money(table), names(table, 0)) == (1, [2, 6, 7], [])


@pytest.mark.clause("CT-27")
def test_void_because_of_a_promise():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 0 2,000")
    strike(table, 0, "empty 1", "cash 2 0 1,000", secret=True)
    table.act(1, f"yes {name}")
    assert (owner(table, 1), money(table), names(table, 0)) == (0, [6, 6, 3], [])


@pytest.mark.clause("CT-27")
def test_void_because_a_promised_building_was_given_away():
    table = lay(THREE)
    name = offer(table, 0, "empty 1", "cash 1 0 2,000")
    strike(table, 0, "give 1 2")
    table.act(1, f"yes {name}")
    assert (money(table), names(table, 0)) == ([5, 6, 4], [])
    assert state(table).promise[0] == NO_PROMISE


@pytest.mark.clause("CT-27")
def test_void_because_of_an_earlier_acceptance():
    """Three parties; the first to accept can no longer pay when the last one accepts."""
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 2 6,000", "tile jeans 2 0")
    table.act(1, f"yes {name}")
    strike(table, 1, "cash 1 0 1,000")
    table.act(2, f"yes {name}")
    assert (owner(table, 1), loose(table, 0, "jeans"), money(table)) == (0, 0, [6, 5, 4])
    assert names(table, 0) == []


@pytest.mark.clause("CT-27")
def test_all_viewers_of_an_offer_see_that_it_is_void():
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
    """Seat 1 passes money from seat 0 on to seat 2, so its own money reveals nothing."""
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


# ------------------------------------------------------------ ended offers, and the limit of open ones


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
def test_a_refusal_ends_the_offer_for_all():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "give 2 2")
    table.act(1, f"yes {name}")
    table.act(2, f"no {name}")
    assert names(table, 0) == []
    assert refused(table, 0, "withdraw 0+1+2 openly") == "CT-27"


@pytest.mark.clause("CT-27")
def test_either_this_or_that_to_the_same_player():
    """The text: number and kind of the traded goods are left to the players, who negotiate in no set order."""
    table = lay(THREE)
    cheap = offer(table, 0, "give 1 1", "cash 1 0 2,000")
    dear = offer(table, 0, "give 1 1", "give 2 1", "cash 1 0 4,000")
    secret = offer(table, 0, "give 1 1", secret=True)
    assert [cheap, dear, secret] == ["0 0+1 openly", "0 0+1#2 openly", "0 0+1 secretly"]
    assert names(table, 0) == [cheap, secret, dear]
    for viewer in VIEWERS:
        assert len(seen_offers(table, viewer, 0)) == (3 if viewer in (0, 1) else 2)
    assert {f"yes {cheap}", f"yes {dear}", f"no {dear}"} <= {*table.legal(1)}
    table.act(1, f"yes {dear}")
    assert ([owner(table, 1), owner(table, 2)], money(table)) == ([1, 1], [9, 2, 4])
    table.act(1, f"yes {cheap}")  # about the same building: void
    assert (money(table), names(table, 0)) == ([9, 2, 4], [secret])
    assert rules.check(state(table)) == 0


@pytest.mark.clause("CT-27")
def test_an_offer_keeps_its_number_when_another_ends():
    table = lay(THREE)
    first, second, third = (offer(table, 0, f"give {number} 1") for number in (1, 2, 3))
    table.act(0, "withdraw 0+1 openly")
    assert names(table, 0) == [second, third]
    assert offer(table, 0, "cash 0 1 1,000") == first  # the lowest number that is free
    table.act(1, f"no {second}")
    table.act(1, f"yes {third}")
    assert (names(table, 0), owner(table, 3)) == ([first], 1)


@pytest.mark.clause("CT-27")
def test_at_most_six_offers_to_the_same_parties():
    table = lay(THREE)
    for sum_ in range(1, 7):
        offer(table, 0, f"cash 1 0 {sum_},000")
    assert hindered(table, 0, "cash 1 0 7,000") == "CT-27"
    offer(table, 0, "cash 1 0 7,000", secret=True)
    table.act(1, "no 0 0+1#3 openly")
    assert offer(table, 0, "cash 1 0 7,000") == "0 0+1#3 openly"
    assert rules.check(state(table)) == 0


@pytest.mark.clause("CT-27")
def test_twelve_offers_can_be_open_at_once():
    table = lay(FIVE)
    chosen = [*((seat,) for seat in range(1, 5)), (1, 2), (3, 4)] * 2
    for seats in chosen:
        offer(table, 0, *(f"cash 0 {seat} 1,000" for seat in seats))
    assert len(names(table, 0)) == 12
    assert hindered(table, 0, "cash 0 1 1,000", "cash 0 3 1,000") == "CT-27"
    assert hindered(table, 0, "cash 0 1 1,000", secret=True) == "CT-27"
    table.act(3, "no 0 0+3 openly")
    offer(table, 0, "cash 0 1 1,000", secret=True)
    offer(table, 1, "cash 0 1 1,000")  # everybody has their own twelve
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
def test_a_counteroffer_is_one_run():
    table = lay(THREE)
    name = offer(table, 0, "give 1 1", "cash 1 0 3,000")
    counter = ("draft", "give 1 1", "cash 1 0 2,000", "propose openly")
    too_much = ("draft", "give 1 1", "cash 1 0 9,000", "propose openly")
    assert refused(table, 1, f"no {name}", *too_much) == "CT-26"
    assert names(table, 0) == [name]  # the refusal did not happen either
    table.act(1, f"no {name}", *counter, note="two and no more")
    assert (names(table, 0), names(table, 1)) == ([], ["1 0+1 openly"])
    table.act(0, "yes 1 0+1 openly")
    assert (owner(table, 1), money(table)) == (1, [7, 4, 4])


@pytest.mark.clause("CT-27", "CT-14")
def test_two_players_offer_each_other_the_same_deal():
    table = lay(THREE)
    mine = offer(table, 0, "give 1 1", "cash 1 0 3,000")
    theirs = offer(table, 1, "give 1 1", "cash 1 0 3,000")
    table.act(0, f"yes {theirs}")
    assert (owner(table, 1), money(table)) == (1, [8, 3, 4])
    table.act(1, f"yes {mine}")  # seat 0's building has a new owner
    assert (owner(table, 1), money(table)) == (1, [8, 3, 4])

"""Placing tiles: CT-18, CT-19, and the variant with streets, CT-35."""

import pytest
from tests.chance import chi_square
from tests.games.chinatown.position import (
    all_done,
    chinatown,
    keep_all,
    lay,
    loose,
    owner,
    refused,
    shop,
    state,
    strike,
)

import gotham
from gotham.engine import UNKNOWN, key_of
from gotham.games.chinatown.rules import contract as rules
from gotham.games.chinatown.rules.material import NAMES, NO_SHOP
from gotham.games.chinatown.rules.state import KEEPING, PLACING

VIEWERS = (0, 1, 2, gotham.SPECTATOR)
THREE = """
    0 owns 1 2 14 16
    1 owns 5
    0 holds sea-food 2 radios 1
    1 holds pharmacy 2
    1 built laundry 43
"""


def placing(text=THREE, seed=1):
    table = lay(text, seed)
    all_done(table)
    assert state(table).phase == PLACING
    return table


def plans(table, viewer):
    """Return the prepared tiles in a view: building and type, or UNKNOWN."""
    view = table.view(viewer).state.plan
    known = {place + 1: NAMES[kind] for place, kind in enumerate(view) if kind not in (UNKNOWN, NO_SHOP)}
    return known, {place + 1 for place, kind in enumerate(view) if kind == UNKNOWN}


# --------------------------------------------------------------------------------------------------- legal placements


@pytest.mark.clause("CT-18")
@pytest.mark.parametrize(
    "actions",
    [[], ["place 1 radios"], ["place 16 sea-food", "place 2 sea-food"], ["place 1 sea-food", "place 2 radios"]],
)
def test_none_some_or_all(actions):
    table = placing()
    for action in actions:
        table.act(0, action)
    table.act(0, "done")
    placed = {int(action.split()[1]): action.split()[2] for action in actions}
    assert {number: shop(table, number) for number in (1, 2, 14, 16) if shop(table, number)} == placed
    assert loose(table, 0, "sea-food") == 2 - list(placed.values()).count("sea-food")
    assert loose(table, 0, "radios") == 1 - list(placed.values()).count("radios")


@pytest.mark.clause("CT-18")
def test_only_own_tiles_on_own_empty_buildings():
    table = placing()
    nobodys = next(number for number in range(1, 86) if owner(table, number) is None)
    assert refused(table, 0, "place 5 radios") == "CT-18"  # another's building
    assert refused(table, 0, f"place {nobodys} radios") == "CT-18"
    assert refused(table, 0, "place 1 pharmacy") == "CT-18"  # another's tile
    assert refused(table, 1, "place 43 pharmacy") == "CT-18"  # not empty
    assert refused(table, 1, "place 43 laundry") == "CT-18"
    table.act(0, "place 1 radios")
    assert refused(table, 0, "place 1 sea-food") == "CT-18"  # one on each
    assert refused(table, 0, "place 2 radios") == "CT-18"  # there is no second one
    table.act(0, "place 2 sea-food")
    table.act(0, "place 14 sea-food")
    assert refused(table, 0, "place 16 sea-food") == "CT-18"


@pytest.mark.clause("CT-18")
def test_the_legal_list_is_tiles_times_empty_buildings():
    table = placing("0 owns 1 2 14 16 \n 0 holds sea-food 2 radios 1 jeans 4")
    mine = [number for number in range(1, 86) if owner(table, number) == 0]
    kinds = [name for name in NAMES if loose(table, 0, name)]
    assert set(table.legal(0)) == {f"place {number} {name}" for number in mine for name in kinds} | {"done"}


@pytest.mark.clause("CT-18")
def test_unplaced_tiles_stay_for_later_rounds():
    table = placing()
    table.act(0, "place 1 sea-food")
    all_done(table)
    assert (loose(table, 0, "sea-food"), loose(table, 0, "radios")) == (1, 1)
    before = state(table).loose[0].copy()
    keep_all(table)
    assert (state(table).loose[0] >= before).all()
    all_done(table)
    table.act(0, "place 2 radios")
    table.act(0, "done")
    assert (shop(table, 1), shop(table, 2)) == ("sea-food", "radios")
    for viewer in VIEWERS:
        assert table.view(viewer).state.loose.tolist() == state(table).loose.tolist()


@pytest.mark.clause("CT-18", "CT-15")
def test_buildings_bought_this_round_can_be_used():
    table = lay(THREE)
    strike(table, 0, "give 5 0", "tile pharmacy 1 0", "cash 0 1 5,000")
    all_done(table)
    table.act(0, "place 5 pharmacy")
    assert refused(table, 1, "place 5 pharmacy") == "CT-18"
    table.act(0, "done")
    assert (owner(table, 5), shop(table, 5)) == (0, "pharmacy")


@pytest.mark.clause("CT-18")
def test_a_tile_on_the_map_stays_there():
    table = placing()
    table.act(0, "place 1 radios")
    all_done(table)
    keep_all(table)
    all_done(table)
    assert refused(table, 0, "place 1 sea-food") == "CT-18"
    all_done(table)
    assert shop(table, 1) == "radios"


# -------------------------------------------------------------------------------------------- simultaneous placing


@pytest.mark.clause("CT-19")
def test_everybody_places_at_any_time():
    table = placing()
    assert table.actors == table.awaited == (0, 1, 2)
    table.act(1, "place 5 pharmacy")
    table.act(0, "place 1 radios")
    table.act(1, "done")
    table.act(0, "place 2 sea-food")
    assert table.actors == table.awaited == (0, 2)
    table.act(0, "done")
    table.act(2, "done")
    assert [shop(table, number) for number in (1, 2, 5)] == ["radios", "sea-food", "pharmacy"]


@pytest.mark.clause("CT-19", "CT-36")
def test_prepared_tiles_are_hidden_until_done():
    table = placing()
    views = {viewer: table.view(viewer) for viewer in VIEWERS}
    table.act(0, "place 1 radios")
    table.act(0, "place 2 sea-food")
    assert plans(table, 0)[0] == {1: "radios", 2: "sea-food"}
    for viewer in VIEWERS[1:]:
        assert table.view(viewer) == views[viewer]
        assert plans(table, viewer)[0] == {}
        assert {1, 2, 14, 16} <= plans(table, viewer)[1]
        assert table.view(viewer).state.loose[0].sum() == state(table).loose[0].sum()
        assert [table.game.notation[event.action] for event in table.events(viewer)] == ["done"] * 3  # of negotiating
    table.act(0, "done")
    for viewer in VIEWERS:
        view = table.view(viewer).state
        assert [view.shop[place] for place in (0, 1)] == [NAMES.index("radios"), NAMES.index("sea-food")]
        assert view.loose[0, NAMES.index("radios")] == 0
        assert view.ready.tolist() == [1, 0, 0, 0, 0]


@pytest.mark.clause("CT-19")
def test_prepared_tiles_can_be_changed_until_done():
    table = placing()
    before = table.digest
    table.act(0, "place 1 radios")
    table.act(0, "place 2 sea-food")
    table.act(1, "place 5 pharmacy")  # it stays changeable when another player prepares
    table.undo(0)
    table.undo(0)
    table.undo(1)
    assert table.digest == before
    table.act(0, "place 1 radios")
    table.act(1, "place 5 pharmacy")
    table.act(1, "done")  # and when another player is done
    table.undo(0)
    assert shop(table, 5) == "pharmacy"
    table.act(0, "place 2 radios")
    table.act(0, "done")
    assert not table.undoable(0)
    assert refused(table, 0, "place 1 sea-food") == "CT-19"
    assert refused(table, 0, "done") == "CT-19"
    assert (shop(table, 1), shop(table, 2)) == (None, "radios")


@pytest.mark.clause("CT-19")
def test_a_waiting_player_sees_the_others_tiles_first():
    table = placing()
    table.act(0, "place 1 radios")
    table.act(0, "done")
    assert table.view(1).state.shop[0] == NAMES.index("radios")
    table.act(1, "place 5 pharmacy")
    table.act(1, "done")
    table.act(2, "done")
    assert state(table).phase == KEEPING


# -------------------------------------------------------------------------------------------- in turn from the marker


@pytest.mark.clause("CT-19")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("marker", [0, 1, 2])
def test_all_place_in_turn_from_the_marker(players, marker):
    table = placing(f"players {players} \n option placement first-player \n marker {marker}")
    for step in range(players):
        seat = (marker + step) % players
        assert table.actors == table.awaited == (seat,)
        for other in set(range(players)) - {seat}:
            assert table.legal(other) == []
            assert refused(table, other, "done") == "CT-19"
        table.act(seat, next(action for action in table.legal(seat) if action != "done"))
        assert table.awaited == (seat,)  # each as many as they want
        table.act(seat, "done")
    assert state(table).phase == KEEPING


@pytest.mark.clause("CT-19")
def test_it_is_not_their_turn():
    table = placing("option placement first-player \n marker 1")
    with pytest.raises(gotham.NotYourTurn):
        table.act(0, "done")


@pytest.mark.clause("CT-19")
def test_later_players_see_the_tiles_of_earlier_ones():
    table = placing(THREE + "option placement first-player \n marker 0")
    table.act(0, "place 1 radios")
    assert plans(table, 1)[0] == {}
    table.undo(0)
    table.act(0, "place 2 radios")
    table.act(0, "done")
    assert table.view(1).state.shop[1] == NAMES.index("radios")


@pytest.mark.clause("CT-19")
def test_the_marker_moves_clockwise_each_round():
    table = chinatown().table(4, "marker", {"placement": "first-player"})
    holder = int(state(table).marker)
    for round_ in range(6):
        first = (holder + round_) % 4
        keep_all(table)
        all_done(table)
        assert table.awaited == (first,)
        assert [table.view(viewer).state.marker for viewer in (0, 3, gotham.SPECTATOR)] == [first] * 3
        all_done(table)
    assert table.over


@pytest.mark.clause("CT-19")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_chance_names_the_first_holder(players):
    s = chinatown().table(players, 1)._rows[0]
    holders = []
    for seed in range(90):
        rules.setup(s, players, s.options.copy(), key_of(f"marker/{seed}"))
        holders.append(int(s.marker))
    assert chi_square([holders.count(seat) for seat in range(players)])


# -------------------------------------------------------------------------------------------------- street fronts

# 1 and 4 have no street front; 2, 5 and 14 have one. 1 touches 2 and 3, 4 touches 2, 3, 5 and 8.
STREET = """
    option street-variant on
    0 owns 1 2 3 4 5 14
    0 holds radios 5 jeans 2
"""


@pytest.mark.clause("CT-35")
def test_no_shop_opens_without_street_front():
    table = placing(STREET)
    assert {refused(table, 0, f"place {number} radios") for number in (1, 3, 4)} == {"CT-35"}
    for number in (2, 5, 14):
        assert f"place {number} radios" in table.legal(0)


@pytest.mark.clause("CT-35")
def test_without_the_variant_every_building_is_allowed():
    table = placing(STREET.replace("variant on", "variant off"))
    for number in (1, 3, 4):
        table.act(0, f"place {number} radios")


@pytest.mark.clause("CT-35")
def test_a_tile_joins_a_shop_with_street_front():
    table = placing(STREET)
    table.act(0, "place 2 radios")
    assert refused(table, 0, "place 1 jeans") == "CT-35"  # another type
    table.act(0, "place 1 radios")  # in the order of placing
    table.act(0, "place 3 radios")  # joins 2 by way of 1
    table.act(0, "done")
    assert [shop(table, number) for number in (1, 2, 3)] == ["radios"] * 3


@pytest.mark.clause("CT-35")
def test_the_order_of_placing_counts():
    table = placing(STREET)
    table.act(0, "place 2 jeans")
    assert refused(table, 0, "place 3 radios") == "CT-35"
    assert refused(table, 0, "place 1 radios") == "CT-35"
    table.act(0, "place 5 radios")
    assert refused(table, 0, "place 1 radios") == "CT-35"
    table.act(0, "place 4 radios")
    table.act(0, "place 3 radios")
    table.act(0, "place 1 radios")


@pytest.mark.clause("CT-35")
def test_a_tile_that_others_depend_on_cannot_be_taken_back_alone():
    table = placing(STREET)
    table.act(0, "place 2 radios")
    table.act(0, "place 1 radios")
    table.undo(0)  # the latest goes first
    table.undo(0)
    assert refused(table, 0, "place 1 radios") == "CT-35"


@pytest.mark.clause("CT-35")
def test_a_shop_of_another_owner_does_not_help():
    table = placing("option street-variant on \n 0 owns 1 \n 1 built radios 2 \n 0 holds radios 1")
    assert refused(table, 0, "place 1 radios") == "CT-35"


@pytest.mark.clause("CT-35")
def test_nor_does_a_shop_without_street_front():
    """Building 2 was sold, so the rest of the shop has no front: no tile joins it, but it stays."""
    table = lay(STREET + "0 built radios 7 \n option prosperity off")
    strike(table, 0, "cash 0 1 1,000")
    all_done(table)
    assert refused(table, 0, "place 3 radios") == "CT-35"  # 3 touches 7, which has no front either
    all_done(table)
    assert state(table).income[0, 0] == 1


@pytest.mark.clause("CT-35")
def test_sales_are_not_restricted():
    table = lay(STREET + "0 built radios 7 8 9 \n 1 owns 6")
    strike(table, 0, "give 9 1")  # 9 alone has a street front
    all_done(table)
    assert refused(table, 0, "place 4 radios") == "CT-35"
    assert (owner(table, 9), owner(table, 8)) == (1, 0)
    table = lay(STREET + "1 built radios 9 8")
    strike(table, 0, "give 8 0")
    strike(table, 0, "give 9 0")
    all_done(table)
    table.act(0, "place 4 radios")  # 4 touches 8


@pytest.mark.clause("CT-35")
def test_the_maximum_size_does_not_matter():
    """A fourth jeans tile counts as its own shop for income, but joins the group."""
    table = placing("option street-variant on \n 0 owns 1 3 \n 0 built jeans 2 4 5 \n 0 holds jeans 2")
    table.act(0, "place 1 jeans")
    table.act(0, "place 3 jeans")
    table.act(0, "done")
    assert shop(table, 1) == "jeans"


@pytest.mark.clause("CT-35", "CT-07")
def test_fronts_are_those_of_the_chosen_map():
    """Building 6 has a street front on the map `default` alone."""
    for name, clause in (("default", None), ("reprint", "CT-35")):
        table = placing(f"option street-variant on \n option map {name} \n 0 owns 6 \n 0 holds radios 1")
        assert ("place 6 radios" in table.legal(0)) == (clause is None)
        if clause:
            assert refused(table, 0, "place 6 radios") == clause


@pytest.mark.clause("CT-35")
@pytest.mark.parametrize(("name", "more"), [("default", []), ("reprint", [6])])
def test_legal_buildings_for_a_first_tile(name, more):
    """On an empty map exactly the listed buildings are closed, for every owner."""
    closed = "1 3 4 7 8 10 11 17 20 29 30 32 33 35 36 38 39 47 48 49 51 52 53 55 57 64 67 76 77 78 80 81 82 84 85"
    rows = placing(f"option street-variant on \n option map {name} \n 0 holds radios 1")._rows.copy()
    s = rows[0]
    s.owner[:] = 0
    found = [n for n in range(1, 86) if rules.why(s, 0, chinatown().read(f"place {n} radios")) == 35]
    assert found == sorted([*map(int, closed.split()), *more])

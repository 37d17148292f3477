"""The six rounds, their phases and their figures: CT-09, CT-10 and CT-13."""

import pytest
from tests.games.chinatown.opening import VIEWERS, buildings, cards, open_table, play_round
from tests.games.chinatown.position import all_done, keep_all, refused, state

from gotham.engine import UNKNOWN
from gotham.games.chinatown.rules.material import NOBODY, TILES
from gotham.games.chinatown.rules.state import KEEPING, NEGOTIATING, NO_CARD, PLACING

TABLE = {  # of CT-10 and CT-13: dealt, kept, drawn
    3: [(7, 5, 7), (6, 4, 4), (6, 4, 4), (6, 4, 4), (6, 4, 4), (6, 4, 4)],
    4: [(6, 4, 6), (5, 3, 3), (5, 3, 3), (5, 3, 3), (5, 3, 3), (5, 3, 3)],
    5: [(5, 3, 5), (5, 3, 3), (5, 3, 3), (4, 2, 2), (4, 2, 2), (4, 2, 2)],
}


# ---------------------------------------------------------------------------------------------- phases


@pytest.mark.clause("CT-09")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_six_rounds_of_buildings_tiles_negotiation_placing_and_income(players):
    table = open_table(players)
    for round_ in range(6):
        s = state(table)
        assert (s.round_, s.phase) == (round_, KEEPING)
        keep_all(table)
        assert (s.round_, s.phase) == (round_, NEGOTIATING)
        all_done(table)
        assert (s.round_, s.phase) == (round_, PLACING)
        assert s.turned[round_] == NO_CARD
        all_done(table)
        assert s.turned[round_] != NO_CARD
    assert table.over
    assert (table.actors, table.awaited) == ((), ())


@pytest.mark.clause("CT-09")
def test_actions_of_another_phase_are_illegal():
    table = open_table()
    mine = min(cards(table, 0))
    later = ["draft", "done", "resume", "drop", "place 1 radios", "propose openly", "yes 1 0+1 openly", "give 1 1"]
    assert {refused(table, 0, action) for action in later} == {"CT-09"}
    keep_all(table)
    assert refused(table, 0, f"refuse {mine}") == "CT-10"
    assert refused(table, 0, "place 1 radios") == "CT-18"
    all_done(table)
    assert refused(table, 0, f"refuse {mine}") == "CT-10"
    assert {refused(table, 0, action) for action in ("draft", "resume", "no 1 0+1 openly")} == {"CT-14"}


@pytest.mark.clause("CT-36")
def test_actions_that_are_only_seen_are_never_legal():
    table = open_table()
    assert {refused(table, 0, action) for action in ("chosen", "hands")} == {"CT-36"}
    keep_all(table)
    assert {refused(table, 0, action) for action in ("chosen", "hands")} == {"CT-36"}
    all_done(table)
    assert {refused(table, 0, action) for action in ("chosen", "hands")} == {"CT-36"}


# --------------------------------------------------------------------------------------------- figures


@pytest.mark.clause("CT-10", "CT-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_figures_of_every_round(players):
    table = open_table(players, 7)
    owned = [0] * players
    for dealt, kept, drawn in TABLE[players]:
        hands = [cards(table, seat) for seat in range(players)]
        assert [len(hand) for hand in hands] == [dealt] * players
        assert len(set().union(*hands)) == dealt * players  # all cards are dealt before anybody gives some back
        before = state(table).loose.sum(1)
        keep_all(table)
        owned = [count + kept for count in owned]
        assert [len(buildings(table, seat)) for seat in range(players)] == owned
        assert (state(table).loose.sum(1) - before).tolist() == [drawn] * players + [0] * (5 - players)
        all_done(table)
        all_done(table)
    assert state(table).bag.sum() == {3: 9, 4: 6, 5: 5}[players]


@pytest.mark.clause("CT-10")
@pytest.mark.parametrize(("players", "pile"), [(3, 22), (4, 21), (5, 20)])
def test_the_pile_of_the_last_round(players, pile):
    table = open_table(players, 3)
    for _ in range(5):
        play_round(table)
    assert (state(table).owner == NOBODY).sum() == pile
    assert (state(table).card != 0).sum() == {3: 18, 4: 20, 5: 20}[players]
    play_round(table)
    assert table.over


# ----------------------------------------------------------------------------------------------- tiles


@pytest.mark.clause("CT-13")
def test_tiles_lie_face_up():
    table = open_table(4, 2)
    keep_all(table)
    s = state(table)
    assert s.loose.sum(1).tolist() == [6, 6, 6, 6, 0]
    for viewer in VIEWERS[4]:
        view = table.view(viewer).state
        assert view.loose.tolist() == s.loose.tolist()
        assert view.bag.tolist() == s.bag.tolist()


@pytest.mark.clause("CT-13")
def test_tiles_come_from_one_stock_that_shrinks():
    table = open_table(5, 6)
    for _, _, drawn in TABLE[5]:
        before = int(state(table).bag.sum())
        keep_all(table)
        assert before - state(table).bag.sum() == 5 * drawn
        assert (state(table).bag + state(table).loose.sum(0)).tolist() == TILES.tolist()
        all_done(table)
        all_done(table)


@pytest.mark.clause("CT-11", "CT-13", "CT-36")
def test_cards_and_tiles_cannot_be_foreseen():
    """The order of the piles follows from the key, which no view has."""
    table = open_table(3)
    for _ in range(2):
        for viewer in VIEWERS[3]:
            assert table.view(viewer).state.key.tolist() == [UNKNOWN] * 8
        keep_all(table)

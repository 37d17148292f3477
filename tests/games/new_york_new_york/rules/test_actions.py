"""Playing, taking, passing and the end of a round: NY-05 to NY-10."""

import numpy as np
import pytest

import gotham
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.state import PILE, RESERVED, SKYLINE, TAKEN
from gotham.games.new_york_new_york.text.notation import CARD

from ..position import LAST_CARDS, NO_PILE

OPENING = """
    reserve R1 R2 R3 G1 G2 B1
    hand 0 Y1 Y2 Y3 R4 G4 B4
    hand 1 Y7 Y8 Y9 R7 R8 R9
    pile B12 B11 *
"""


# ------------------------------------------------------------------------------------- a whole turn


@pytest.mark.clause("NY-05")
def test_play_take_refill(lay):
    table = lay(OPENING)
    assert table.legal(0) == ["play Y1", "play Y2", "play Y3", "play R4", "play G4", "play B4", "pass"]
    table.act(0, "play Y2")
    assert table.actors == table.awaited == (0,)
    assert table.legal(0) == ["take R1", "take R2", "take R3", "take G1", "take G2", "take B1"]
    table.act(0, "take R2")
    lines = table.scene().splitlines()
    assert "skyline - Y2 - - - - - - - - - -" in lines
    assert "hand 0 R2+ Y1 Y3 R4 G4 B4" in lines
    assert "reserve R1 R3 G1 G2 B1 B12" in lines  # B12 lay on top of the pile
    assert "turn 1 play" in lines
    assert table.actors == table.awaited == (1,)
    assert table.legal(0) == []
    assert table.legal(1) == ["play Y7", "play Y8", "play Y9", "play R7", "play R8", "play R9", "pass"]


@pytest.mark.clause("NY-05")
def test_a_turn_in_the_record(state):
    s = state(OPENING)[0]
    assert rules.apply(s, 0, CARD.index("Y2")) is False  # plays, and nothing is revealed
    assert (s.turn, s.taking, s.reserve, s.pile) == (0, 1, 6, 30)
    assert (s.held.tolist(), s.place[1], s.top.tolist()[:3]) == ([5, 6, 0, 0], SKYLINE, [48, 1, 48])
    assert rules.apply(s, 0, 48 + CARD.index("R2")) is True  # B12 is revealed
    assert (s.turn, s.taking, s.reserve, s.pile) == (1, 0, 6, 29)
    assert (s.held.tolist(), s.place[CARD.index("R2")]) == ([6, 6, 0, 0], TAKEN)
    assert s.place[CARD.index("B12")] == RESERVED
    assert s.place[CARD.index("B11")] == PILE + 28
    assert rules.check(s) == 0


@pytest.mark.clause("NY-05")
@pytest.mark.parametrize("card", ["R1", "R2", "R3", "G1", "G2", "B1"])
def test_any_colour_may_be_taken(lay, card):
    table = lay(OPENING)
    table.act(0, "play Y1", f"take {card}")
    assert f"hand 0 {card}+ " in table.scene()


@pytest.mark.clause("NY-05")
def test_a_taken_card_may_be_played(lay):
    table = lay(OPENING)
    table.act(0, "play Y1", "take R2")
    table.act(1, "play Y7", "take R1")
    assert table.legal(0) == ["play Y2", "play Y3", "play R2", "play R4", "play G4", "play B4", "pass"]
    table.act(0, "play R2")
    assert "skyline Y1 R2 - " in table.scene()
    assert "hand 1 R1+ Y8 Y9 R7 R8 R9" in table.scene()


@pytest.mark.clause("NY-05")
@pytest.mark.parametrize("action", ["play Y7", "play R1", "play B12", "play Y12", "take R1", "take Y1"])
def test_only_own_cards_are_played(lay, refusal, action):
    """Not another player's, nor one of the reserve or the pile; and taking before playing is illegal."""
    assert refusal(lay(OPENING), 0, action) == (
        gotham.Illegal,
        "NY-05",
        "NY-05: a turn is one card from your hand to the skyline, then one card from the reserve to your hand; "
        f"“{action}” is not possible now.",
    )


@pytest.mark.clause("NY-05")
@pytest.mark.parametrize("action", ["take Y1", "take Y7", "take B12", "take Y2"])
def test_only_a_card_of_the_reserve_is_taken(lay, refusal, action):
    table = lay(OPENING)
    table.act(0, "play Y2")
    assert refusal(table, 0, action)[:2] == (gotham.Illegal, "NY-05")


@pytest.mark.clause("NY-04", "NY-05", "NY-07", "NY-09")
def test_every_refusal_has_its_clause(state):
    """All 97 actions of each seat, before playing and before taking."""
    s = state(OPENING)[0]
    mine = [CARD.index(card) for card in ["Y1", "Y2", "Y3", "R4", "G4", "B4"]]
    reserve = [CARD.index(card) for card in ["R1", "R2", "R3", "G1", "G2", "B1"]]
    expected = [0 if action in mine or action == 96 else 5 for action in range(97)]
    assert [rules.why(s, 0, action) for action in range(97)] == expected
    assert [rules.why(s, 1, action) for action in range(97)] == [4] * 97
    rules.apply(s, 0, mine[0])
    expected = [7] * 48 + [0 if card in reserve else 5 for card in range(48)] + [7]
    assert [rules.why(s, 0, action) for action in range(97)] == expected
    assert [rules.why(s, 1, action) for action in range(97)] == [4] * 97


@pytest.mark.clause("NY-05", "NY-07", "NY-09")
def test_an_action_is_legal_if_no_clause_forbids_it(state):
    for text in (
        OPENING,
        NO_PILE,
        LAST_CARDS,
        "turn 1 take\nhand 1 *5",
        "round over\npoints 0 0\npoints 0 0\nhand 0 out *6\nhand 1 out *6",
    ):
        s = state(text)[0]
        for seat in range(s.players):
            mask = np.ones(97, np.bool_)
            rules.legal(s, seat, mask)
            assert mask.tolist() == [rules.why(s, seat, action) == 0 for action in range(97)]


# --------------------------------------------------------------------------------------- the skyline


@pytest.mark.clause("NY-06")
@pytest.mark.parametrize(("suit", "first"), [("Y", 0), ("R", 12), ("G", 24), ("B", 36)])
def test_a_card_goes_to_the_position_of_its_number(lay, suit, first):
    for number in range(1, 13):
        table = lay(f"hand 0 {suit}{number} *5")
        table.act(0, f"play {suit}{number}")
        tops = table.view().state.top.tolist()
        assert tops == [first + number - 1 if place == number - 1 else 48 for place in range(12)]


@pytest.mark.clause("NY-06")
def test_any_order_and_gaps(lay):
    table = lay("players 3\nhand 0 Y12 *5\nhand 1 B1 *5\nhand 2 G6 *5")
    for seat, card in enumerate(("Y12", "B1", "G6")):
        table.act(seat, f"play {card}")
        table.act(seat, table.legal(seat)[0])
    assert "skyline B1 - - - - G6 - - - - - Y12" in table.scene()


@pytest.mark.clause("NY-06", "NY-13")
def test_a_card_covers_the_previous_top(lay):
    table = lay("skyline Y1 - - - Y5 - - - - - - -\ncovered G5\nhand 0 R5 *5")
    assert table.returns == (6, 0)
    table.act(0, "play R5")
    lines = table.scene().splitlines()
    assert "skyline Y1 - - - R5 - - - - - - -" in lines
    assert "covered Y5 G5" in lines
    assert table.returns == (1, 5)


# ---------------------------------------------------------------------------- taking and the refill


@pytest.mark.clause("NY-07", "NY-09")
@pytest.mark.parametrize("action", ["play Y1", "play R1", "play Y7", "pass"])
def test_after_playing_a_player_must_take(lay, refusal, action):
    table = lay(OPENING)
    table.act(0, "play Y2")
    assert refusal(table, 0, action) == (
        gotham.Illegal,
        "NY-07",
        "NY-07: you have played a card, so now you must take one from the reserve.",
    )


@pytest.mark.clause("NY-07")
def test_the_refill_is_revealed_only_after_the_choice(lay):
    """The reserve shows five others and the chosen one until it is taken; no view shows the new card earlier."""
    table = lay(OPENING)
    top = CARD.index("B12")
    table.act(0, "play Y2")
    assert "reserve R1 R2 R3 G1 G2 B1" in table.scene()
    for viewer in (0, 1, gotham.SPECTATOR):
        assert table.view(viewer).json()["place"][top] is None
    assert table.undoable(0)
    table.act(0, "take R1")
    for viewer in (0, 1, gotham.SPECTATOR):
        assert table.view(viewer).json()["place"][top] == RESERVED
    assert not table.undoable(0)


@pytest.mark.clause("NY-07")
def test_the_last_card_of_the_reserve_must_be_taken_too(lay, refusal):
    table = lay(NO_PILE.replace("reserve R1 R2", "reserve R1"))
    table.act(0, "play Y1")
    assert table.legal(0) == ["take R1"]
    assert refusal(table, 0, "pass")[1] == "NY-07"


@pytest.mark.clause("NY-08")
def test_the_last_refill(lay, state):
    text = """
        skyline BBBBBBBBBBBB
        covered *
        reserve R1 R2 R3 R4 R5 R6
        pile G12
    """
    s = state(text)[0]
    rules.apply(s, 0, next(a for a in range(48) if rules.why(s, 0, a) == 0))
    assert rules.apply(s, 0, 48 + CARD.index("R3")) is True
    assert (s.reserve, s.pile, s.place[CARD.index("G12")]) == (6, 0, RESERVED)
    table = lay(text)
    table.act(0, table.legal(0)[0], "take R3")
    assert table.scene().splitlines()[10] == "reserve R1 R2 R4 R5 R6 G12"
    assert table.scene().endswith("\npile\n")


@pytest.mark.clause("NY-08")
def test_an_empty_pile_refills_nothing(lay, state):
    table = lay(NO_PILE)
    table.act(0, "play Y1", "take R1")
    assert table.scene().splitlines()[10:13] == ["reserve R2", "hand 0 R1+ Y2 Y3 R4 G4 G5", "hand 1 Y7 Y8 Y9 R7 R8 R9"]
    assert table.undoable(0)  # nothing was revealed
    table.act(1, "play Y7", "take R2")
    assert table.scene().splitlines()[10:13] == ["reserve", "hand 0 R1+ Y2 Y3 R4 G4 G5", "hand 1 R2+ Y8 Y9 R7 R8 R9"]
    s = state(NO_PILE)[0]
    assert rules.apply(s, 0, CARD.index("Y1")) is False
    assert rules.apply(s, 0, 48 + CARD.index("R1")) is False
    assert (s.reserve, s.pile, s.held.tolist(), s.turn, s.taking) == (1, 0, [6, 6, 0, 0], 1, 0)


@pytest.mark.clause("NY-08")
def test_with_an_empty_reserve_hands_are_played_to_the_end(lay, state):
    table = lay(LAST_CARDS)
    table.act(0, "play Y1")
    assert table.actors == (1,)
    table.act(1, "play Y3")
    assert table.actors == (2,)
    table.act(2, "play Y4")
    assert table.scene().splitlines()[10:14] == ["reserve", "hand 0 R2", "hand 1", "hand 2 Y5"]
    s = state(LAST_CARDS)[0]
    assert rules.apply(s, 0, CARD.index("Y1")) is False
    assert (s.turn, s.taking, s.held.tolist(), s.reserve) == (1, 0, [1, 1, 2, 0], 0)


# ------------------------------------------------------------------------------------------ passing


@pytest.mark.clause("NY-09")
def test_passing_on_the_first_turn_has_no_other_effect(lay, state):
    table = lay(OPENING)
    before = table.scene()
    table.act(0, "pass")
    changed = before.replace("turn 0", "turn 1").replace("hand 0", "hand 0 out")
    assert table.scene() == changed
    s = state(OPENING)[0]
    assert rules.apply(s, 0, 96) is False
    assert (s.passed.tolist(), s.turn, s.taking) == ([1, 0, 0, 0], 1, 0)


@pytest.mark.clause("NY-09")
def test_passing_later(lay):
    table = lay(OPENING)
    table.act(0, "play Y2", "take R2")
    table.act(1, "play Y7", "take R1")
    assert "pass" in table.legal(0)
    table.act(0, "pass")
    assert table.actors == (1,)


@pytest.mark.clause("NY-09")
def test_passing_with_pile_and_reserve_empty(lay):
    table = lay(LAST_CARDS)
    assert table.legal(0) == ["play Y1", "play R2", "pass"]
    table.act(0, "pass")
    assert "hand 0 out Y1 R2" in table.scene()
    assert table.actors == (1,)


@pytest.mark.clause("NY-10")
def test_a_player_who_has_passed_is_out(lay, refusal):
    table = lay("players 4\nturn 1 play")
    table.act(1, "pass")
    for seat in (2, 3, 0, 2, 3, 0):
        assert table.actors == (seat,)
        table.act(seat, table.legal(seat)[0])
        assert table.actors == (seat,)
        assert refusal(table, 1, "pass") == (
            gotham.NotYourTurn,
            "NY-10",
            "NY-10: you have passed, so you are out until the round ends.",
        )
        table.act(seat, table.legal(seat)[0])
    assert table.legal(1) == []


@pytest.mark.clause("NY-10")
def test_several_players_are_skipped(lay):
    table = lay("players 4\nturn 0 play\nhand 1 out *6\nhand 2 out *6")
    for seat in (0, 3, 0, 3):
        assert table.actors == (seat,)
        table.act(seat, table.legal(seat)[0])
        table.act(seat, table.legal(seat)[0])


@pytest.mark.clause("NY-10")
def test_all_are_in_again_in_the_next_round(lay):
    table = lay("hand 0 out *6\nturn 1 play")
    table.act(1, "pass")
    assert table.view().state.passed.tolist() == [0, 0, 0, 0]
    assert table.view().state.round_ == 1


@pytest.mark.clause("NY-10", "NY-11", "NY-04")
def test_reasons_why_a_waiting_seat_may_not_act(state):
    """Passed, without cards, or not on turn."""
    s = state(LAST_CARDS.replace("hand 1 Y3", "hand 1").replace("hand 2", "hand 2 out"))[0]
    assert [rules.why(s, seat, 96) for seat in range(3)] == [0, 11, 10]
    s = state(LAST_CARDS)[0]
    assert [rules.why(s, seat, 96) for seat in range(3)] == [0, 4, 4]

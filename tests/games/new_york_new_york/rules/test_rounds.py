"""How a round ends, and playing on alone: NY-11 and NY-22."""

import pytest

import gotham
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.state import RESERVED, SKYLINE, TAKEN
from gotham.games.new_york_new_york.text.notation import CARD

from ..position import LAST_CARDS, NO_PILE


@pytest.mark.clause("NY-11")
def test_a_round_ends_when_all_have_passed(lay):
    table = lay("players 3\noption rounds 1\nturn 2 play")
    table.act(2, "pass")
    table.act(0, "pass")
    assert not table.over
    table.act(1, "pass")
    assert table.over
    assert table.actors == table.awaited == ()


@pytest.mark.clause("NY-11")
def test_a_round_ends_when_all_cards_are_played(lay):
    table = lay("option rounds 1\n" + LAST_CARDS)
    for seat, card in ((0, "Y1"), (1, "Y3"), (2, "Y4"), (0, "R2")):
        table.act(seat, f"play {card}")
        assert not table.over
    table.act(2, "play Y5")
    assert table.over
    assert table.scene().splitlines()[4:] == [
        "option rounds 1",
        "round over",
        "starter 0",
        "points 19 2 0",  # 1, 3, 4, 5 and a run of three
        "skyline Y1 R2 Y3 Y4 Y5 B6 B7 B8 B9 B10 B11 B12",
        "covered Y2 Y6 Y7 Y8 Y9 Y10 Y11 Y12 R1 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 "
        "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 B1 B2 B3 B4 B5",
        "reserve",
        "hand 0",
        "hand 1",
        "hand 2",
        "pile",
    ]


@pytest.mark.clause("NY-11")
def test_a_player_without_cards_has_no_turn(lay, refusal):
    table = lay(LAST_CARDS)
    for seat, card in ((0, "Y1"), (1, "Y3"), (2, "Y4"), (0, "R2")):
        table.act(seat, f"play {card}")
    assert table.actors == (2,)  # neither 0 nor 1 has a card
    for seat in (0, 1):
        assert table.legal(seat) == []
        assert refusal(table, seat, "pass") == (
            gotham.NotYourTurn,
            "NY-11",
            "NY-11: you have no card left, so you have no turn.",
        )


@pytest.mark.clause("NY-11")
@pytest.mark.parametrize("last", ["play Y1", "pass"])
def test_some_have_passed_and_the_others_have_no_cards(lay, last):
    """The ruling: this mixed case ends the round too, in either order."""
    table = lay("""
        players 3
        option rounds 1
        skyline BBBBBBBBBBBB
        covered *
        reserve
        hand 0 Y1
        hand 1
        hand 2 out Y4 Y5
        pile
    """)
    table.act(0, last)
    assert table.over


@pytest.mark.clause("NY-22")
def test_the_last_player_continues_alone(lay):
    table = lay("players 3\nhand 0 out *6\nhand 1 *6\nhand 2 out *6\nturn 1 play\npile G12 G11 G10 *")
    for turned in ("G12", "G11", "G10"):
        assert table.actors == (1,)
        table.act(1, table.legal(1)[0])
        taken = table.legal(1)[0]
        table.act(1, taken)  # turns follow NY-05, with taking and refill
        assert table.view().state.place[CARD.index(turned)] == RESERVED
        assert table.view().state.place[CARD.index(taken.removeprefix("take "))] == TAKEN + 1
    table.act(1, "pass")
    assert table.view().state.round_ == 1


@pytest.mark.clause("NY-22", "NY-08")
def test_alone_to_the_last_card(lay):
    table = lay("option rounds 1\n" + NO_PILE.replace("hand 0", "turn 1 play\nhand 0 out"))
    decisions = 0
    while not table.over:
        assert table.actors == (1,)
        table.act(1, table.legal(1)[0])
        decisions += 1
    assert decisions == 6 + 2 + 2  # six cards of the hand, two taken, two played
    assert table.view().state.held.tolist() == [6, 0, 0, 0]
    assert "reserve\nhand 0 out Y1 Y2 Y3 R4 G4 G5\nhand 1\npile\n" in table.scene()


@pytest.mark.clause("NY-05", "NY-08", "NY-11")
@pytest.mark.parametrize(("players", "decisions"), [(2, 48 + 36), (3, 48 + 30), (4, 48 + 24)])
def test_nobody_passes_and_all_48_cards_are_played(game, players, decisions):
    table = game.table(players, 1, {"rounds": "1"})
    while not table.over:
        table.act(table.actors[0], table.legal(table.actors[0])[0])
    assert len(table.log) == decisions
    assert table.view().state.place.tolist() == [SKYLINE] * 48
    assert rules.LIMIT == 1200  # twelve rounds of at most 48 plays, 48 takes and 4 passes

"""Spying on players on the same square: EN-27. The others' views of it are in test_secrecy."""

from collections import Counter

import pytest
from tests.chance import chi_square

from gotham.games.enquetes_a_new_york.rules.board import SQUARE

from ..position import ANSWER, act, copy, doing, hand, has_read, lay, legal, lots, refused, roll, spied

END = ["end", *(f"accuse {square}" for square in SQUARE)]
ONE_OF_EACH = ("roll", "go A1", "spy 1", "pass", "take 1", "swap i1 1 informant", "end")
SPY = """
    players 6
    pawns E5 A1 A1 A1 B1 A1
    1 holds i1 i2 x1
    2 holds x2
    4 holds i3
    5 holds i4
"""


@pytest.mark.clause("EN-27")
def test_players_on_the_square_with_a_card_can_be_spied_on():
    """Seat 3 has no card, seat 4 is elsewhere."""
    s = lay(SPY)
    roll(s, 0, "A1")
    assert doing(s) == "0 spying"
    assert legal(s, 0) == ["spy 1", "spy 2", "spy 5", "pass"]
    assert [refused(s, 0, f"spy {seat}") for seat in (0, 3, 4)] == ["EN-27"] * 3
    others = [action for action in ONE_OF_EACH if action not in ("spy 1", "pass")]
    assert [refused(s, 0, action) for action in others] == ["EN-27"] * 5
    assert refused(s, 0, f"accuse {ANSWER}") == "EN-30"


@pytest.mark.clause("EN-27")
def test_spying_is_optional():
    s = lay(SPY)
    roll(s, 0, "A1")
    assert act(s, 0, "pass") is True  # a card is drawn
    assert spied(s) is None
    assert s.lots == 1
    assert len(hand(s, 0).split()) == 1
    assert doing(s) == "0 closing"


@pytest.mark.clause("EN-27")
def test_the_card_is_read_and_returned_before_the_squares_action():
    s = lay(SPY)
    roll(s, 0, "A1")
    assert act(s, 0, "spy 2") is True
    assert spied(s) == (2, "x2", "expert")
    assert hand(s, 2) == "x2"
    assert len(hand(s, 0).split()) == 1  # drawn from the pile
    assert set(has_read(s, 0).split()) == {"x2", hand(s, 0)}
    assert (s.looks[0], s.looks[2], s.lots) == (2, 1, 2)
    assert legal(s, 0) == END  # one of them, once


@pytest.mark.clause("EN-27")
def test_each_of_their_cards_is_equally_likely():
    s = lay(SPY)
    roll(s, 0, "A1")
    read = Counter(spied(tried)[1:] for tried in lots(s, 0, "spy 1", 90))
    assert set(read) == {("i1", "informant"), ("i2", "informant"), ("x1", "expert")}
    assert chi_square(list(read.values()))


@pytest.mark.clause("EN-27")
def test_a_turn_has_two_random_draws():
    """The spied card is independent of the drawn card."""
    s = lay("players 2\npawns - A1\n1 holds i1..i5")
    roll(s, 0, "A1")
    pairs = Counter((spied(tried)[1] < "i3", hand(tried, 0) < "i8") for tried in lots(s, 0, "spy 1", 100))
    assert chi_square([pairs[one, other] for one in (0, 1) for other in (0, 1)], [6, 9, 4, 6])


@pytest.mark.clause("EN-27")
def test_a_known_card_may_be_spied():
    s = lay("players 2\npawns - A5\n1 holds i1 i2\n0 read i1 i2")
    roll(s, 0, "A5")
    read = {spied(tried)[1] for tried in lots(s, 0, "spy 1", 20)}
    assert read == {"i1", "i2"}
    act(s, 0, "spy 1")
    assert has_read(s, 0) == "i1 i2"
    assert s.looks[0] == 3


@pytest.mark.clause("EN-27")
@pytest.mark.parametrize("text", ["", "pawns A1 - -\n1 holds i1", "pawns A1 A2 -\n1 holds i1", "pawns A2 A1 A1"])
def test_without_anybody_to_spy_on_the_square_acts_at_once(text):
    """Players off the board, on another square or without a card cannot be spied on."""
    s = lay(text)
    roll(s, 0, "A1")
    assert doing(s) == "0 closing"
    assert len(hand(s, 0).split()) == 1


@pytest.mark.clause("EN-27", "EN-32")
def test_a_player_who_is_out_cannot_be_spied_on():
    s = lay("players 4\nturn 1 closing\npawns - A1 A1 -\n1 holds i1 i2\n2 holds x1\n")
    act(s, 1, "accuse A1")
    roll(s, 2, "A1")
    assert doing(s) == "2 closing"
    act(s, 2, "end")
    roll(s, 3, "A1")
    assert legal(s, 3) == ["spy 2", "pass"]
    assert refused(s, 3, "spy 1") == "EN-27"


@pytest.mark.clause("EN-25", "EN-27")
@pytest.mark.parametrize(("action", "showed"), [("spy 1", True), ("pass", False)])
def test_spying_comes_before_a_swap(action, showed):
    """Also with an empty hand: a swap is impossible, but spying is possible."""
    s = lay("pawns - D2 -\n1 holds i1")
    roll(s, 0, "D2")
    assert doing(s) == "0 spying"
    assert act(s, 0, action) is showed
    assert doing(s) == "0 closing"
    s = lay("pawns - D2 -\n1 holds i1\n0 holds i2")
    roll(s, 0, "D2")
    assert act(s, 0, action) is showed
    assert doing(s) == "0 swapping"


@pytest.mark.clause("EN-27")
def test_every_seat_can_spy_on_every_other():
    for spy in range(6):
        s = lay(
            f"players 6\nturn {spy} rolling\npawns {'B4 ' * 6}\n" + "\n".join(f"{i} holds x{i + 1}" for i in range(6))
        )
        roll(s, spy, "B4")
        assert legal(s, spy) == [*(f"spy {victim}" for victim in range(6) if victim != spy), "pass"]
        for victim in {*range(6)} - {spy}:
            tried = copy(s)
            act(tried, spy, f"spy {victim}")
            assert spied(tried) == (victim, f"x{victim + 1}", "expert")

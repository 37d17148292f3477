"""Accusations and the end of the match: EN-30 to EN-33."""

import numpy as np
import pytest

from gotham.engine import SPECTATOR, UNKNOWN
from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import NOBODY, PILE

from ..position import (
    ANSWER,
    act,
    copy,
    doing,
    hand,
    has_read,
    lay,
    legal,
    lots,
    names,
    pawns,
    pile,
    refused,
    roll,
    same,
    spied,
    view,
    viewers,
)

HANDS = """
    players 4
    pawns A1 C2 - E5
    0 holds i1 i2 x1
    1 holds i3 x2 x3
    3 holds i4..i9
"""
ACCUSATIONS = [f"accuse {square}" for square in SQUARE]


def answers(s):
    """Return the answer as each seat and the spectator see it; None if unknown."""
    seen = [int(view(s, viewer).answer) for viewer in viewers(s)]
    return [None if square == UNKNOWN else SQUARE[square] for square in seen]


def result(s):
    out = np.full(6, 9, np.int64)
    rules.returns(s, out)
    assert out.tolist()[s.players :] == [9] * (6 - s.players)
    return out.tolist()[: s.players]


# ------------------------------------------------------------------------------------------- timing


@pytest.mark.clause("EN-30")
def test_before_the_roll_any_square_may_be_named():
    """Without a pawn on the board or a card, in the very first turn."""
    s = lay("players 2")
    assert legal(s, 0) == ["roll", *ACCUSATIONS]
    act(s, 0, f"accuse {ANSWER}")
    assert rules.winners(s) == 1


@pytest.mark.clause("EN-30")
@pytest.mark.parametrize("square", ["A1", "B1", "D2"])
def test_after_the_squares_action(square):
    s = lay("players 2")
    roll(s, 0, square)
    assert legal(s, 0) == ["end", *ACCUSATIONS]
    act(s, 0, f"accuse {ANSWER}")
    assert rules.winners(s) == 1


@pytest.mark.clause("EN-30")
@pytest.mark.parametrize(
    ("text", "dice", "phase"),
    [
        ("", "*1", "choosing"),
        ("", "**", "choosing"),
        ("", "C3", "going"),
        ("pawns - A1 -\n1 holds i1", "A1", "spying"),
        ("0 holds x1\n1 holds i1", "A5", "swapping"),
        ("1 holds i1..i10", "A1", "taking"),
    ],
)
def test_not_between_the_roll_and_the_squares_action(text, dice, phase):
    s = lay(text)
    roll(s, 0, dice)
    assert doing(s) == f"0 {phase}"
    assert {refused(s, 0, action) for action in ACCUSATIONS} == {"EN-30"}


@pytest.mark.clause("EN-30")
def test_not_in_anothers_turn():
    s = lay()
    assert refused(s, 1, f"accuse {ANSWER}") == "EN-21"
    roll(s, 0, "A1")
    assert refused(s, 1, f"accuse {ANSWER}") == "EN-21"
    act(s, 0, "end")
    assert refused(s, 0, f"accuse {ANSWER}") == "EN-21"


@pytest.mark.clause("EN-30")
@pytest.mark.parametrize("pawn", ["-", "A5", "E1"])
def test_the_pawn_may_be_elsewhere(pawn):
    for square in ("A5", "E1", "C3"):
        s = lay(f"pawns {pawn} - -")
        act(s, 0, f"accuse {square}")
        assert (s.winner == 0) == (square == ANSWER)


@pytest.mark.clause("EN-30", "EN-31", "EN-32")
@pytest.mark.parametrize("square", SQUARE)
def test_only_the_answer_is_right(square):
    s = lay()
    assert act(s, 0, f"accuse {square}") is True  # right or wrong
    assert rules.is_over(s) == (square == ANSWER)
    assert (s.winner, s.accused[0]) == ((0, 25) if square == ANSWER else (NOBODY, SQUARE.index(square)))


@pytest.mark.clause("EN-30")
def test_an_accusation_ends_the_turn():
    s = lay(HANDS)
    act(s, 0, "accuse B3")
    assert doing(s) == "1 rolling"
    assert refused(s, 0, "end") == "EN-32"


@pytest.mark.clause("EN-30", "EN-34")
def test_the_square_is_public():
    s = lay(HANDS)
    act(s, 0, "accuse B3")
    for viewer in viewers(s):
        assert SQUARE[view(s, viewer).accused[0]] == "B3"
        action = ACCUSE_B3
        assert rules.seen(s, 0, action, viewer) == action


ACCUSE_B3 = rules.ACTIONS.number("accuse", SQUARE.index("B3"))

# -------------------------------------------------------------------------------------------- right


@pytest.mark.clause("EN-31")
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_a_right_accusation_wins_and_shows_the_answer(seat):
    s = lay(f"{HANDS}\nturn {seat} rolling")
    assert answers(s) == [None] * 5
    before = [hand(s, holder) for holder in range(7)]
    act(s, seat, f"accuse {ANSWER}")
    assert rules.is_over(s)
    assert rules.winners(s) == 1 << seat
    assert result(s) == [int(other == seat) for other in range(4)]
    assert answers(s) == [ANSWER] * 5
    assert [hand(s, holder) for holder in range(7)] == before  # they keep their cards
    assert rules.actors(s) == rules.awaited(s) == 0
    for other in range(4):
        assert legal(s, other) == []
        assert refused(s, other, "roll") == refused(s, other, "end") == "EN-33"


@pytest.mark.clause("EN-31")
def test_there_is_no_winner_before_the_end():
    s = lay(HANDS)
    assert rules.winners(s) == 0
    assert result(s) == [0] * 4
    assert not rules.is_over(s)


# -------------------------------------------------------------------------------------------- wrong


@pytest.mark.clause("EN-32")
def test_after_a_wrong_accusation_a_player_is_out_and_their_cards_return():
    s = lay(f"{HANDS}\nturn 1 rolling")
    act(s, 1, "accuse B3")
    assert pawns(s) == "A1 - - E5"
    assert hand(s, 1) == ""
    assert pile(s) == "i3 i10 x2 x3 x4 x5 x6"
    assert s.held.tolist() == [[2, 1], [0, 0], [0, 0], [6, 0], [0, 0], [0, 0], [2, 5]]
    assert has_read(s, 1) == "i3 x2 x3"  # they keep their knowledge
    assert (hand(s, 0), hand(s, 3)) == ("i1 i2 x1", "i4 i5 i6 i7 i8 i9")
    assert doing(s) == "2 rolling"
    assert not rules.is_over(s)


@pytest.mark.clause("EN-32")
def test_each_pile_is_shuffled():
    """Any card of the pile may come next, returned ones included."""
    s = lay("turn 1 rolling\n1 holds i1 i2 x1\n0 holds i3..i8")
    act(s, 1, "accuse B3")
    roll(s, 2, "A*")
    assert {hand(tried, 2) for tried in lots(s, 2, "go A1", 40)} == {"i1", "i2", "i9", "i10"}
    assert {hand(tried, 2) for tried in lots(s, 2, "go A2", 60)} == {"x1", "x2", "x3", "x4", "x5", "x6"}


@pytest.mark.clause("EN-30", "EN-32", "EN-34")
def test_only_players_who_are_out_have_seen_the_answer():
    s = lay(HANDS)
    act(s, 0, "accuse B3")
    assert answers(s) == [ANSWER, None, None, None, None]
    act(s, 1, "accuse B4")
    assert answers(s) == [ANSWER, ANSWER, None, None, None]


@pytest.mark.clause("EN-32")
def test_a_player_who_is_out_has_no_turn():
    s = lay("players 5\nturn 1 rolling\naccused - - A1 B1 -")
    roll(s, 1, "D2")
    act(s, 1, "end")
    assert doing(s) == "4 rolling"
    for seat in (2, 3):
        assert legal(s, seat) == []
        assert refused(s, seat, "roll") == refused(s, seat, f"accuse {ANSWER}") == "EN-32"
    assert refused(s, 0, "roll") == "EN-21"
    roll(s, 4, "D2")
    act(s, 4, "end")
    assert doing(s) == "0 rolling"
    assert s.round_ == 1


@pytest.mark.clause("EN-32")
def test_a_player_who_is_out_may_watch():
    s = lay("pawns - - A1\naccused A1 - -\nturn 1 rolling\n1 holds i2\n2 holds i1")
    roll(s, 1, "A1")
    act(s, 1, "spy 2")
    seen = view(s, 0)
    assert (seen.victim, seen.shown_kind, seen.pawn[1], seen.held[1, 0]) == (2, 0, 0, 2)
    assert (seen.shown, seen.clue[0], seen.clue[1]) == (UNKNOWN, UNKNOWN, UNKNOWN)


@pytest.mark.clause("EN-32")
def test_an_accusation_clears_the_spied_card():
    s = lay("pawns - A5 -\n1 holds i1")
    roll(s, 0, "A5")
    act(s, 0, "spy 1", "accuse B3")
    assert spied(s) is None
    assert has_read(s, 0) == "i1"
    assert doing(s) == "1 rolling"


@pytest.mark.clause("EN-32")
def test_a_wrong_accusation_without_cards():
    s = lay("players 3\n1 holds i1")
    before = copy(s)
    act(s, 0, "accuse B3")
    before.accused[0], before.turn = SQUARE.index("B3"), 1
    assert same(before, s)


# -------------------------------------------------------------------------------------- the last one


@pytest.mark.clause("EN-33")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_last_player_left_wins(players):
    s = lay(f"players {players}\nstarter {players - 1}\n{players - 1} holds i1 x1\n0 holds i2")
    assert rules.OPTIONS["last-standing"] == ("wins", "plays-on")
    for seat in range(players - 1):
        s.turn = seat
        assert not rules.is_over(s)
        act(s, seat, f"accuse {SQUARE[seat]}")
    assert rules.is_over(s)
    assert rules.winners(s) == 1 << (players - 1)
    assert result(s) == [*[0] * (players - 1), 1]
    assert answers(s) == [ANSWER] * (players + 1)
    assert hand(s, players - 1) == "i1 x1"
    assert s.held[PILE].tolist() == [9, 5]
    assert refused(s, 0, "roll") == "EN-33"


@pytest.mark.clause("EN-33")
def test_the_last_but_one_in_the_middle_of_the_order():
    s = lay("players 4\naccused A1 - - B1\nturn 2 closing\npawns - - E5 -\nstarter 3")
    act(s, 2, "accuse C1")
    assert (rules.is_over(s), rules.winners(s), s.round_) == (True, 0b10, 0)


@pytest.mark.clause("EN-33")
def test_with_the_option_the_last_player_plays_on():
    s = lay("players 2\noption last-standing plays-on\n0 holds i1")
    act(s, 0, "accuse B3")
    assert not rules.is_over(s)
    assert doing(s) == "1 rolling"
    assert answers(s) == [ANSWER, None, None]
    for _ in range(3):
        roll(s, 1, "A1")
        act(s, 1, "end")
        assert doing(s) == "1 rolling"
    assert s.held[1].tolist() == [3, 0]
    act(s, 1, f"accuse {ANSWER}")
    assert (rules.is_over(s), rules.winners(s), result(s)) == (True, 2, [0, 1])


@pytest.mark.clause("EN-33")
def test_a_single_player_cannot_swap_take_or_spy():
    s = lay("players 2\noption last-standing plays-on\nturn 1 rolling\naccused A1 -\n1 holds i1..i10")
    for square in ("A5", "A1", "D5"):
        roll(s, 1, square)
        assert legal(s, 1) == ["end", *ACCUSATIONS]
        act(s, 1, "end")
    assert hand(s, 1) == "i1 i2 i3 i4 i5 i6 i7 i8 i9 i10"


@pytest.mark.clause("EN-33")
@pytest.mark.parametrize("players", [2, 4])
def test_if_all_are_wrong_nobody_wins(players):
    s = lay(f"players {players}\noption last-standing plays-on\n1 holds i1 x1")
    for seat in range(players):
        assert not rules.is_over(s)
        assert rules.winners(s) == 0
        assert act(s, seat, f"accuse {SQUARE[seat]}") is True
    assert rules.is_over(s)
    assert (s.winner, rules.winners(s), result(s)) == (NOBODY, 0, [0] * players)
    assert answers(s) == [ANSWER] * (players + 1)
    assert names((1 << 16) - 1) == pile(s)
    assert pawns(s) == " ".join("-" * players)
    assert refused(s, 1, "roll") == "EN-33"


@pytest.mark.clause("EN-33")
def test_with_several_left_there_is_no_winner_yet():
    for option in ("wins", "plays-on"):
        s = lay(f"players 3\noption last-standing {option}")
        act(s, 0, "accuse B3")
        assert not rules.is_over(s)
        assert rules.actors(s) == 2


@pytest.mark.clause("EN-33", "EN-34")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_the_answer_is_hidden_until_it_is_shown(viewer):
    """In every phase, even for a seat that has read all cards."""
    for text in ("", "0 holds i1..i10 x1..x6", f"turn 2 closing\npawns {ANSWER} {ANSWER} {ANSWER}"):
        assert view(lay(text), viewer).answer == UNKNOWN

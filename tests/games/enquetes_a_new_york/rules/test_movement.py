"""Movement: the dice, jokers, and squares to go on from (EN-22, EN-23, EN-26)."""

from collections import Counter

import pytest
from tests.chance import chi_square

from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules.board import KIND_OF, KINDS, SQUARE
from gotham.games.enquetes_a_new_york.rules.state import ROLL
from gotham.games.enquetes_a_new_york.text.notation import LETTER, NUMBER

from ..position import ANSWER, GO_SQUARES, act, copy, doing, hand, lay, legal, pawns, refused, roll, same, spied

COMPANY = """
    pawns A3 E1 D5
    0 holds i1
    1 holds i2 x1
    2 holds i3 x2
"""
OTHERS = ("roll", "go A1", "spy 1", "pass", "take 1", "swap i1 1 informant", "end")  # one action of every kind


def squares(actions):
    """Return the squares that a seat may go to."""
    assert all(action.startswith("go ") for action in actions)
    return " ".join(action.removeprefix("go ") for action in actions)


# -------------------------------------------------------------------------------------------- the dice


@pytest.mark.clause("EN-22")
@pytest.mark.parametrize("column", "ABCDE")
@pytest.mark.parametrize("row", "12345")
def test_the_pawn_goes_to_the_square_of_both_dice(column, row):
    s = lay("pawns B2 - -")
    assert roll(s, 0, column + row) is True
    assert pawns(s) == f"{column}{row} - -"
    kind = KINDS[KIND_OF[SQUARE.index(column + row)]]
    drawn = {"informants": [1, 0], "experts": [0, 1], "swap": [0, 0], "go": [0, 0]}[kind]
    assert s.held[0].tolist() == drawn


@pytest.mark.clause("EN-22", "EN-23")
def test_the_dice_are_fair():
    """Both have six faces, and all 36 outcomes are equally likely."""
    start = lay()
    counts = Counter()
    for at in range(720):
        start.rolls = at
        s = copy(start)
        rules.apply(s, 0, ROLL)
        counts[LETTER[s.letter], NUMBER[s.number]] += 1
    assert set(counts) == {(letter, number) for letter in [*"ABCDE", "joker"] for number in [*"12345", "joker"]}
    assert chi_square(list(counts.values()))


@pytest.mark.clause("EN-22")
def test_every_roll_is_new():
    s = lay("option rounds 100")
    rolls = []
    for turn in range(24):
        seat = turn % 3
        act(s, seat, "roll")
        rolls.append((int(s.letter), int(s.number)))
        while doing(s) != f"{seat} closing":
            act(s, seat, legal(s, seat)[-1])
        act(s, seat, "end")
    assert s.rolls == 24
    assert len(set(rolls)) > 12


@pytest.mark.clause("EN-22", "EN-30")
def test_the_roll_comes_first():
    s = lay(COMPANY)
    assert legal(s, 0) == ["roll", *(f"accuse {square}" for square in SQUARE)]
    assert [refused(s, 0, action) for action in OTHERS if action != "roll"] == ["EN-22"] * 6


@pytest.mark.clause("EN-22")
def test_a_roll_of_the_own_square_counts_as_landing():
    s = lay("pawns A1 A1 -\n0 holds i1\n1 holds x1")
    roll(s, 0, "A1")
    assert pawns(s) == "A1 A1 -"
    assert doing(s) == "0 spying"  # players there can be spied on again
    act(s, 0, "pass")
    assert s.held[0].tolist() == [2, 0]  # and the square's action happens again


@pytest.mark.clause("EN-22")
def test_before_the_roll_the_pawns_square_has_no_effect():
    s = lay("pawns A1 A1 -\n1 holds i1")
    assert doing(s) == "0 rolling"
    roll(s, 0, "A2")
    assert pawns(s) == "A2 A1 -"
    assert doing(s) == "0 closing"


# -------------------------------------------------------------------------------------------- jokers


@pytest.mark.clause("EN-23")
@pytest.mark.parametrize("row", "12345")
def test_number_and_joker_is_any_square_of_the_row(row):
    s = lay("pawns C3 - -")
    assert roll(s, 0, f"*{row}") is True
    assert doing(s) == "0 choosing"
    assert pawns(s) == "C3 - -"
    assert squares(legal(s, 0)) == " ".join(f"{column}{row}" for column in "ABCDE")


@pytest.mark.clause("EN-23")
@pytest.mark.parametrize("column", "ABCDE")
def test_letter_and_joker_is_any_square_of_the_column(column):
    s = lay("pawns C3 - -")
    roll(s, 0, f"{column}*")
    assert doing(s) == "0 choosing"
    assert squares(legal(s, 0)) == " ".join(f"{column}{row}" for row in "12345")


@pytest.mark.clause("EN-23")
def test_two_jokers_are_any_square():
    s = lay("pawns C3 - -")
    roll(s, 0, "**")
    assert squares(legal(s, 0)) == " ".join(SQUARE)
    act(s, 0, "go E5")
    assert pawns(s) == "E5 - -"


@pytest.mark.clause("EN-23")
def test_a_joker_is_mandatory():
    """The pawn must go to such a square, before anything else."""
    s = lay(COMPANY)
    roll(s, 0, "*2")
    assert refused(s, 0, "go A1") == "EN-23"
    assert refused(s, 0, "go B3") == "EN-23"
    assert [refused(s, 0, action) for action in OTHERS if action != "go A1"] == ["EN-23"] * 6
    assert refused(s, 0, f"accuse {ANSWER}") == "EN-30"


@pytest.mark.clause("EN-22", "EN-23")
def test_a_joker_may_select_the_own_square():
    s = lay("pawns A3 A3 -\n1 holds x1")
    roll(s, 0, "A*")
    act(s, 0, "go A3")
    assert doing(s) == "0 spying"


@pytest.mark.clause("EN-23")
def test_going_reveals_only_a_drawn_card():
    s = lay("pawns A3 A2 -\n1 holds x1")
    roll(s, 0, "A*")
    assert act(copy(s), 0, "go A1") is True  # an informant's card
    assert act(copy(s), 0, "go A2") is False  # another pawn is there, so spying comes first
    assert act(copy(s), 0, "go A5") is False  # a swap without a card to give
    act(s, 0, "go A1")
    assert s.held[0].tolist() == [1, 0]


# ------------------------------------------------------------------------------------ go where you like


@pytest.mark.clause("EN-26")
@pytest.mark.parametrize("square", GO_SQUARES)
def test_the_pawn_may_go_to_a_square_of_another_kind(square):
    s = lay()
    roll(s, 0, square)
    assert doing(s) == "0 going"
    free = [name for name in SQUARE if name not in GO_SQUARES]
    assert len(free) == 22
    assert legal(s, 0) == [*(f"go {name}" for name in free), "pass"]


@pytest.mark.clause("EN-26")
def test_the_pawn_may_not_go_to_another_such_square():
    s = lay(COMPANY)
    roll(s, 0, "D4")
    assert [refused(s, 0, f"go {square}") for square in GO_SQUARES] == ["EN-26"] * 3
    others = [action for action in OTHERS if action not in ("go A1", "pass")]
    assert [refused(s, 0, action) for action in others] == ["EN-26"] * 5
    assert refused(s, 0, f"accuse {ANSWER}") == "EN-30"


@pytest.mark.clause("EN-26")
@pytest.mark.parametrize(("square", "next_"), [("A1", "closing"), ("B1", "closing"), ("D2", "swapping")])
def test_the_new_squares_action_happens(square, next_):
    s = lay("pawns - - B4\n0 holds i1\n2 holds x1")
    roll(s, 0, "C3")
    assert act(s, 0, f"go {square}") is (next_ == "closing")  # a card was drawn
    assert doing(s) == f"0 {next_}"
    assert pawns(s) == f"{square} - B4"
    assert s.held[0].tolist() == {"A1": [2, 0], "B1": [1, 1], "D2": [1, 0]}[square]


@pytest.mark.clause("EN-26")
def test_staying_does_nothing():
    s = lay("pawns - D4 -\n0 holds i1\n1 holds x1")
    roll(s, 0, "D4")
    act(s, 0, "pass")  # no spying on players there
    assert doing(s) == "0 going"
    before = copy(s)
    assert act(s, 0, "pass") is False
    assert doing(s) == "0 closing"  # the pawn does not land again, so there is no spying either
    before.phase = s.phase
    assert same(before, s)
    assert legal(s, 0) == ["end", *(f"accuse {square}" for square in SQUARE)]


@pytest.mark.clause("EN-26", "EN-30")
def test_after_staying_a_player_may_accuse():
    s = lay()
    roll(s, 0, "C3")
    assert refused(s, 0, f"accuse {ANSWER}") == "EN-30"
    act(s, 0, "pass", f"accuse {ANSWER}")
    assert rules.winners(s) == 1


@pytest.mark.clause("EN-26", "EN-27")
def test_spying_is_possible_on_both_squares():
    s = lay(COMPANY)
    roll(s, 0, "E1")
    assert doing(s) == "0 spying"
    assert act(s, 0, "spy 1") is True
    assert doing(s) == "0 going"
    assert spied(s)[0] == 1
    act(s, 0, "go D5")
    assert doing(s) == "0 spying"
    assert legal(s, 0) == ["spy 2", "pass"]
    act(s, 0, "spy 2")
    assert spied(s)[0] == 2
    assert doing(s) == "0 closing"
    assert hand(s, 1) == "i2 x1"
    assert hand(s, 2) == "i3 x2"
    assert s.looks.tolist()[:3] == [4, 2, 2]  # the own cards, two spied, one drawn


@pytest.mark.clause("EN-26", "EN-27")
def test_spying_may_be_skipped_on_the_first_square_only():
    s = lay(COMPANY)
    roll(s, 0, "E1")
    act(s, 0, "pass", "go D5", "spy 2")
    assert spied(s)[0] == 2


@pytest.mark.clause("EN-23", "EN-26")
def test_a_joker_may_lead_to_such_a_square():
    """The dice no longer count then: any other kind of square is legal."""
    s = lay()
    roll(s, 0, "*1")
    act(s, 0, "go E1")
    assert doing(s) == "0 going"
    assert refused(s, 0, "go D4") == "EN-26"
    act(s, 0, "go C2")
    assert pawns(s) == "C2 - -"
    assert doing(s) == "0 closing"


@pytest.mark.clause("EN-26")
def test_the_pawn_goes_on_only_once():
    s = lay()
    roll(s, 0, "C3")
    act(s, 0, "go A5")
    assert doing(s) == "0 closing"
    assert refused(s, 0, "go A1") == "EN-24"

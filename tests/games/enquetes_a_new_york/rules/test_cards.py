"""Drawing, swapping and taking cards: EN-24, EN-25, EN-28."""

from collections import Counter

import pytest
from tests.chance import chi_square

from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import CARDS, PILE
from gotham.games.enquetes_a_new_york.text.notation import CARD

from ..position import ANSWER, act, copy, doing, hand, has_read, lay, legal, lots, pile, refused, roll

END = ["end", *(f"accuse {square}" for square in SQUARE)]
ONE_OF_EACH = ("roll", "go A1", "spy 1", "pass", "take 1", "swap i1 1 informant", "end")
SWAP = """
    players 4
    pawns D2 - - -
    0 holds i1 i2 x1
    1 holds i3 i4 i5 x2
    2 holds x3
"""
EMPTY = """
    players 4
    0 holds x1
    1 holds i1..i6 x2
    2 holds i7..i10
    3 holds x3
"""


def swaps(s, seat):
    """Return the legal swaps of a seat, as (cards to give, partners, kinds)."""
    words = [action.split()[1:] for action in legal(s, seat)]
    assert all(action.startswith("swap ") for action in legal(s, seat))
    return sorted({" ".join(word[1:]) for word in words}), sorted({word[0] for word in words})


# ------------------------------------------------------------------------------------------- drawing


@pytest.mark.clause("EN-24")
@pytest.mark.parametrize(("square", "kind"), [("A1", "i"), ("E5", "i"), ("B1", "x"), ("E4", "x")])
def test_a_drawn_card_is_kept(square, kind):
    s = lay("0 holds i1 x1")
    assert roll(s, 0, square) is True
    new = set(hand(s, 0).split()) - {"i1", "x1"}
    assert len(new) == 1
    assert new.pop().startswith(kind)
    assert has_read(s, 0) == hand(s, 0)
    assert s.held[PILE].tolist() == ([8, 5] if kind == "i" else [9, 4])
    assert legal(s, 0) == END  # only an accusation is still possible
    act(s, 0, "end")
    assert doing(s) == "1 rolling"
    assert len(hand(s, 0).split()) == 3


@pytest.mark.clause("EN-24")
def test_drawing_ends_the_squares_action():
    s = lay("pawns - A1 -\n1 holds i1")
    roll(s, 0, "B1")
    assert [refused(s, 0, action) for action in ONE_OF_EACH if action != "end"] == ["EN-24"] * 6


@pytest.mark.clause("EN-24")
@pytest.mark.parametrize(("square", "left"), [("A1", 7), ("B1", 4)])
def test_each_card_of_the_pile_is_equally_likely(square, left):
    s = lay("1 holds i1 i5 i10\n2 holds x1 x6")
    roll(s, 0, "A*" if square == "A1" else "B*")
    drawn = Counter(hand(tried, 0) for tried in lots(s, 0, f"go {square}", 20 * left))
    assert set(drawn) == {name for name in pile(s).split() if name.startswith("i" if left == 7 else "x")}
    assert chi_square(list(drawn.values()))


@pytest.mark.clause("EN-24")
def test_the_last_card_of_a_pile():
    s = lay("1 holds i1..i9")
    roll(s, 0, "A1")
    assert hand(s, 0) == "i10"
    assert s.held[PILE].tolist() == [0, 6]
    assert doing(s) == "0 closing"


# ------------------------------------------------------------------------------------------ swapping


@pytest.mark.clause("EN-25")
def test_any_card_for_a_card_of_any_player_and_kind():
    """Seat 3 has no card; seat 2 has cards of one kind only."""
    s = lay(SWAP)
    roll(s, 0, "D2")
    assert doing(s) == "0 swapping"
    assert swaps(s, 0) == (["1 expert", "1 informant", "2 expert"], ["i1", "i2", "x1"])
    assert len(legal(s, 0)) == 9


@pytest.mark.clause("EN-25")
def test_a_swap_is_mandatory():
    s = lay(SWAP)
    roll(s, 0, "D2")
    others = [action for action in ONE_OF_EACH if not action.startswith("swap")]
    assert [refused(s, 0, action) for action in others] == ["EN-25"] * 6
    assert refused(s, 0, f"accuse {ANSWER}") == "EN-30"


@pytest.mark.clause("EN-25")
@pytest.mark.parametrize(
    "action",
    [
        "swap i3 1 informant",  # another's card
        "swap i9 1 informant",  # one of the pile
        "swap i1 2 informant",  # a kind the partner lacks
        "swap i1 3 informant",  # nor any card at all
        "swap i1 3 expert",
        "swap i1 0 informant",  # with oneself
        "swap i1 4 informant",  # with nobody
        "swap i1 5 expert",
        "swapped informant 1 informant",  # an action that is only seen
    ],
)
def test_illegal_swaps(action):
    s = lay(SWAP)
    roll(s, 0, "D2")
    assert refused(s, 0, action) == "EN-25"


@pytest.mark.clause("EN-25")
def test_both_cards_change_hands():
    s = lay(SWAP)
    roll(s, 0, "D2")
    assert act(s, 0, "swap x1 2 expert") is True
    assert hand(s, 0) == "i1 i2 x3"
    assert hand(s, 2) == "x1"
    assert has_read(s, 0) == "i1 i2 x1 x3"
    assert has_read(s, 2) == "x1 x3"
    assert s.held.tolist() == [[2, 1], [3, 1], [0, 1], [0, 0], [0, 0], [0, 0], [5, 3]]
    assert s.looks.tolist() == [4, 4, 2, 0, 0, 0]
    assert legal(s, 0) == END


@pytest.mark.clause("EN-25")
@pytest.mark.parametrize("given", ["i1", "x1"])
@pytest.mark.parametrize(("kind", "stock"), [("informant", "i3 i4 i5"), ("expert", "x2")])
def test_the_card_is_drawn_blind_from_the_partners_previous_hand(given, kind, stock):
    """The given card never comes back, and each other card is equally likely."""
    s = lay(SWAP)
    roll(s, 0, "D2")
    taken = Counter()
    for tried in lots(s, 0, f"swap {given} 1 {kind}", 60):
        (card,) = set(hand(tried, 0).split()) - {"i1", "i2", "x1"}
        taken[card] += 1
        assert set(hand(tried, 1).split()) == {"i3", "i4", "i5", "x2", given} - {card}
        assert hand(tried, 2) == "x3"
        assert given not in hand(tried, 0).split()
    assert set(taken) == set(stock.split())
    assert len(taken) == 1 or chi_square(list(taken.values()))


@pytest.mark.clause("EN-25")
@pytest.mark.parametrize("text", ["", "0 holds i1 x1", "1 holds i1 x1"])
def test_if_either_side_has_no_card_nothing_happens(text):
    s = lay(text)
    roll(s, 0, "D2")
    before = [hand(s, seat) for seat in range(3)]
    assert legal(s, 0) == END
    assert [hand(s, seat) for seat in range(3)] == before
    assert s.lots == 0


@pytest.mark.clause("EN-25", "EN-32")
def test_a_player_who_is_out_is_no_partner():
    s = lay("accused - A1 -\n0 holds i1\n2 holds i2")
    roll(s, 0, "D2")
    assert swaps(s, 0) == (["2 informant"], ["i1"])
    assert refused(s, 0, "swap i1 1 informant") == "EN-25"


@pytest.mark.clause("EN-25")
def test_every_card_can_be_given_to_every_seat():
    """The notation matches the result: each card of a whole hand, to a partner of each seat and kind."""
    for seat, partner in ((0, 1), (0, 5), (1, 0), (4, 3), (5, 0)):
        s = lay(f"players 6\nturn {seat} rolling\n{seat} holds i1..i9 x1..x5\n{partner} holds i10 x6")
        roll(s, seat, "D2")
        assert len(legal(s, seat)) == 28
        for card in ("i1", "i9", "x1", "x5"):
            for kind, taken in (("informant", "i10"), ("expert", "x6")):
                tried = copy(s)
                act(tried, seat, f"swap {card} {partner} {kind}")
                assert set(hand(tried, partner).split()) == {"i10", "x6", card} - {taken}
                assert taken in hand(tried, seat).split()
                assert doing(tried) == f"{seat} closing"


# ------------------------------------------------------------------------------- taking from players


@pytest.mark.clause("EN-28")
def test_if_the_pile_is_empty_a_card_is_taken_from_a_player():
    s = lay(EMPTY)
    roll(s, 0, "A1")
    assert doing(s) == "0 taking"
    assert legal(s, 0) == ["take 1", "take 2"]  # seat 3 has no informant's card
    assert act(s, 0, "take 2") is True
    (card,) = set(hand(s, 0).split()) - {"x1"}
    assert card in ("i7", "i8", "i9", "i10")
    assert card not in hand(s, 2).split()
    assert has_read(s, 0) == hand(s, 0)
    assert s.held.tolist()[:4] == [[1, 1], [6, 1], [3, 0], [0, 1]]
    assert legal(s, 0) == END


@pytest.mark.clause("EN-28")
def test_taking_is_mandatory():
    s = lay(EMPTY)
    roll(s, 0, "A1")
    assert [refused(s, 0, f"take {seat}") for seat in (0, 3, 4, 5)] == ["EN-28"] * 4
    others = [action for action in ONE_OF_EACH if action != "take 1"]
    assert [refused(s, 0, action) for action in others] == ["EN-28"] * 6
    assert refused(s, 0, f"accuse {ANSWER}") == "EN-30"


@pytest.mark.clause("EN-28")
def test_a_taken_card_is_drawn_blind_from_that_kind():
    s = lay(EMPTY)
    roll(s, 0, "A1")
    taken = Counter(hand(tried, 0).split()[0] for tried in lots(s, 0, "take 1", 120))
    assert set(taken) == {"i1", "i2", "i3", "i4", "i5", "i6"}
    assert chi_square(list(taken.values()))


@pytest.mark.clause("EN-28")
def test_the_other_pile_is_unchanged():
    s = lay(EMPTY)
    roll(s, 0, "B1")
    assert doing(s) == "0 closing"
    assert s.held[PILE].tolist() == [0, 2]
    s = lay("players 2\n0 holds i1\n1 holds i2 x1..x6")
    roll(s, 0, "B1")
    assert legal(s, 0) == ["take 1"]
    act(s, 0, "take 1")
    assert s.held.tolist()[:2] == [[1, 1], [1, 5]]
    assert s.held[PILE].tolist() == [8, 0]


@pytest.mark.clause("EN-28")
def test_if_no_other_player_has_one_nothing_happens():
    s = lay("0 holds i1..i10\n1 holds x1")
    before = [hand(s, seat) for seat in range(3)]
    roll(s, 0, "A1")
    assert [hand(s, seat) for seat in range(3)] == before
    assert legal(s, 0) == END


@pytest.mark.clause("EN-27", "EN-28")
def test_spying_comes_before_taking():
    s = lay(f"{EMPTY}\npawns - C4 - -")
    roll(s, 0, "C4")
    act(s, 0, "spy 1")
    assert legal(s, 0) == ["take 1", "take 2"]


@pytest.mark.clause("EN-28", "EN-32")
def test_a_player_who_is_out_has_no_cards_and_the_pile_has_them():
    s = lay(EMPTY.replace("players 4", "players 4\nturn 2 rolling"))
    act(s, 2, "accuse A1")
    assert pile(s) == "i7 i8 i9 i10 x4 x5 x6"
    roll(s, 3, "A1")
    assert doing(s) == "3 closing"  # drawn from the pile again
    assert hand(s, 3).split()[0] in ("i7", "i8", "i9", "i10")
    s = lay("players 4\naccused - A2 - -\n0 holds i1..i6\n2 holds i7..i10")
    roll(s, 0, "A1")
    assert legal(s, 0) == ["take 2"]
    assert refused(s, 0, "take 1") == "EN-28"


@pytest.mark.clause("EN-13", "EN-24", "EN-25", "EN-28")
def test_no_card_is_lost():
    """A whole random match: each card has one holder, and hand counts are correct."""
    s = lay("players 4\noption rounds 20")
    for step in range(120):
        seat = int(s.turn)
        choices = [action for action in legal(s, seat) if not action.startswith("accuse")]
        act(s, seat, choices[step * 7 % len(choices)])  # `act` checks the position
        if rules.is_over(s):
            break
        assert sum(len(hand(s, holder).split()) for holder in range(PILE + 1)) == CARDS == len(CARD)
    assert s.lots > 20

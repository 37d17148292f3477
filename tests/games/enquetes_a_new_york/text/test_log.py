"""What the log tells of an action, and to whom."""

import pytest

from gotham.engine import SPECTATOR
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import CARDS, CHOOSING
from gotham.games.enquetes_a_new_york.text import phrases
from gotham.games.enquetes_a_new_york.text.notation import CARD

from ..tables import GAME, HANDS, act, said


def told(table, viewer=SPECTATOR, language="en"):
    """What a viewer read of the latest action."""
    *_, event = table.events(viewer)
    return table.tell(event, GAME.words(language))


@pytest.mark.clause("EN-22", "EN-24", "EN-34")
def test_a_roll_and_what_it_brings():
    """Whatever the dice show, it is told by what is known of them."""
    seen = set()
    for seed in range(40):
        table = act("0 holds i1\n1 holds i2\npawns - A1 -", 0, "roll", seed)
        s = table._rows[0]
        first, *others = told(table, 1)
        faces = [phrases.dice_named(s, GAME.words())[name] for name in ("letter", "number")]
        assert first == f"Ada rolls {faces[0]} and {faces[1]}."
        if s.phase == CHOOSING:
            assert "a joker" in first
            assert others == []
            seen.add("joker")
            continue
        square = SQUARE[s.pawn[0]]
        assert others[0].startswith(f"Ada goes to {square} (")
        drawn = [CARD[card] for card in range(CARDS) if s.holder[card] == 0 and CARD[card] != "i1"]
        if drawn:
            kind = "an informant’s" if drawn[0][0] == "i" else "an expert’s"
            assert others[1:] == [f"Ada draws {kind} card."]
            assert told(table, 0)[2:] == [*others[1:], f"The card reads: {said(table, drawn[0])}"]
            seen.add(kind)
        else:
            assert others[1:] == []
    assert seen == {"joker", "an informant’s", "an expert’s"}


@pytest.mark.clause("EN-23", "EN-25")
def test_going_somewhere():
    table = act("turn 0 choosing\ndice joker 3", 0, "go C3")
    assert told(table) == ["Ada goes to C3 (Go where you like, Queens)."]
    table.act(0, "pass")
    assert told(table) == ["Ada stays on C3."]
    table.act(0, "end")
    assert told(table) == ["Ada ends the turn."]
    assert told(act("turn 0 choosing\ndice joker 3", 0, "go E3")) == [
        "Ada goes to E3 (Swap a card, Brentwood).",
        "There is nothing to swap: nothing happens.",
    ]
    assert told(act(HANDS + "turn 0 choosing\ndice joker 3", 0, "go E3"))[1:] == []


@pytest.mark.clause("EN-27", "EN-34")
def test_spying_is_told_to_the_two_and_only_its_kind_to_the_others():
    position = "0 holds i1\n1 holds i2 i3\nturn 0 spying\npawns D2 D2 -"
    table = act(position, 0, "spy 1")
    line, text = "Ada spies on Bob and reads an informant’s card.", f"The card reads: {said(table, spied(table))}"
    assert [told(table, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [[line, text], [line, text], [line], [line]]
    assert told(act(position, 0, "pass")) == ["Ada spies on nobody."]


def spied(table):
    return CARD[table._rows[0].shown]


@pytest.mark.clause("EN-24", "EN-27")
def test_a_spy_then_does_what_the_square_says():
    table = act("1 holds x1\nturn 0 spying\npawns A1 A1 -", 0, "spy 1")
    drawn = next(card for card in CARD if table._rows[0].holder[CARD.index(card)] == 0)
    spy, draw = "Ada spies on Bob and reads an expert’s card.", "Ada draws an informant’s card."
    texts = [f"The card reads: {said(table, card)}" for card in ("x1", drawn)]
    assert told(table, 0) == [spy, texts[0], draw, texts[1]]
    assert told(table, 1) == [spy, texts[0], draw]
    assert told(table) == [spy, draw]


@pytest.mark.clause("EN-28", "EN-34")
def test_taking_from_a_player():
    position = "0 holds x1\n1 holds x2 x3\n2 holds x4..x6\nturn 0 choosing\ndice E joker"
    table = act(position, 0, "go E4")
    assert told(table)[1:] == ["The pile is empty, so Ada must take an expert’s card from another player."]
    table.act(0, "take 1")
    taken = next(card for card in ("x2", "x3") if table._rows[0].holder[CARD.index(card)] == 0)
    line, text = "Ada takes an expert’s card from Bob.", f"The card reads: {said(table, taken)}"
    assert [told(table, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [[line, text], [line, text], [line], [line]]
    assert told(act("0 holds x1..x6\nturn 0 choosing\ndice E joker", 0, "go E4"))[1:] == [
        "The pile is empty, and no other player has an expert’s card: nothing happens."
    ]


@pytest.mark.clause("EN-28", "EN-34")
def test_who_can_tell_which_card_was_taken_reads_it():
    """Bob held but one card of that kind, and Cy has read it."""
    table = act("1 holds x1\n2 holds x2..x6\n2 read x1\nturn 0 taking\npawns B1 - -", 0, "take 1")
    text = f"The card reads: {said(table, 'x1')}"
    assert [text in told(table, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, True, True, False]


@pytest.mark.clause("EN-25", "EN-34")
def test_a_swap_is_told_to_the_two_and_only_its_kinds_to_the_others():
    table = act(HANDS + "turn 0 swapping\npawns D2 - -", 0, "swap x1 1 informant")
    taken = next(card for card in ("i3", "i4") if table._rows[0].holder[CARD.index(card)] == 0)
    line = "Ada swaps with Bob: an expert’s card for an informant’s card."
    cards = [f"Bob now has this card: {said(table, 'x1')}", f"Ada now has this card: {said(table, taken)}"]
    assert [told(table, viewer) for viewer in (0, 1)] == [[line, *cards]] * 2
    assert [told(table, viewer) for viewer in (2, SPECTATOR)] == [[line]] * 2


@pytest.mark.clause("EN-30", "EN-32", "EN-34")
def test_a_wrong_accusation():
    table = act(HANDS, 0, "accuse B2")
    lines = [
        "Ada says that the thief and the diamond are at B2 (Informants, Manhattan).",
        "That is wrong: Ada is out.",
        "The cards of Ada go back to the piles: 2 informants’ cards and 1 expert’s card.",
    ]
    assert [told(table, viewer) for viewer in (1, 2, SPECTATOR)] == [lines] * 3
    lines.insert(2, "Ada has seen the answer: A5 (Swap a card, Staten Island).")
    assert told(table, 0) == lines
    assert told(act("", 0, "accuse B2"))[2:] == []


@pytest.mark.clause("EN-31", "EN-33", "EN-36")
def test_ways_to_end():
    answer = "The thief and the diamond are at A5 (Swap a card, Staten Island)."
    right, *rest = told(act(HANDS, 0, "accuse A5"))
    assert right == "Ada says that the thief and the diamond are at A5 (Swap a card, Staten Island)."
    assert rest == ["Ada has found the thief and the diamond, and wins.", answer]
    two = "players 3\naccused B1 - -\nturn 1 rolling"
    assert told(act(two, 1, "accuse B2"))[-2:] == ["Cy is the last one left, and wins.", answer]
    alone = "option last-standing plays-on\naccused B1 - B2\nturn 1 rolling"
    assert told(act(alone, 1, "accuse A5"))[-2:] == ["Bob has found the thief and the diamond, and wins.", answer]
    for viewer in (0, 1, SPECTATOR):
        assert told(act(alone, 1, "accuse B3"), viewer)[1:] == [
            "That is wrong: Bob is out.",
            "The match ends, and nobody wins.",
            answer,
        ]
    late = "round 60\nturn 2 closing\npawns - - A1"
    assert told(act(late, 2, "end")) == ["Cy ends the turn.", "The match ends, and nobody wins.", answer]


def test_a_new_round_is_told():
    assert told(act("turn 2 closing\npawns - - A1", 2, "end")) == ["Cy ends the turn.", "Round 2 begins."]

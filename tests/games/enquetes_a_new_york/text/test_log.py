"""The log of an action, for each viewer."""

import pytest

from gotham.engine import SPECTATOR
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import CARDS, CHOOSING
from gotham.games.enquetes_a_new_york.text import phrases
from gotham.games.enquetes_a_new_york.text.notation import CARD

from ..tables import GAME, HANDS, act, said


def lines_of(table, viewer=SPECTATOR, language="en"):
    """Return a viewer's lines about the latest action."""
    *_, event = table.events(viewer)
    return table.tell(event, GAME.words(language))


@pytest.mark.clause("EN-22", "EN-24", "EN-34")
def test_a_roll_and_its_effect():
    """For all faces of the dice, with the known ones."""
    seen = set()
    for seed in range(40):
        table = act("0 holds i1\n1 holds i2\npawns - A1 -", 0, "roll", seed)
        s = table._rows[0]
        first, *others = lines_of(table, 1)
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
            assert lines_of(table, 0)[2:] == [*others[1:], f"The card reads: {said(table, drawn[0])}"]
            seen.add(kind)
        else:
            assert others[1:] == []
    assert seen == {"joker", "an informant’s", "an expert’s"}


@pytest.mark.clause("EN-23", "EN-25")
def test_going_somewhere():
    table = act("turn 0 choosing\ndice joker 3", 0, "go C3")
    assert lines_of(table) == ["Ada goes to C3 (Go where you like, Queens)."]
    table.act(0, "pass")
    assert lines_of(table) == ["Ada stays on C3."]
    table.act(0, "end")
    assert lines_of(table) == ["Ada ends the turn."]
    assert lines_of(act("turn 0 choosing\ndice joker 3", 0, "go E3")) == [
        "Ada goes to E3 (Swap a card, Brentwood).",
        "There is nothing to swap: nothing happens.",
    ]
    assert lines_of(act(HANDS + "turn 0 choosing\ndice joker 3", 0, "go E3"))[1:] == []


@pytest.mark.clause("EN-27", "EN-34")
def test_only_the_two_read_a_spied_card_and_the_others_its_kind():
    position = "0 holds i1\n1 holds i2 i3\nturn 0 spying\npawns D2 D2 -"
    table = act(position, 0, "spy 1")
    line, text = "Ada spies on Bob and reads an informant’s card.", f"The card reads: {said(table, spied(table))}"
    assert [lines_of(table, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [[line, text], [line, text], [line], [line]]
    assert lines_of(act(position, 0, "pass")) == ["Ada spies on nobody."]


def spied(table):
    return CARD[table._rows[0].shown]


@pytest.mark.clause("EN-24", "EN-27")
def test_after_spying_the_squares_action_happens():
    table = act("1 holds x1\nturn 0 spying\npawns A1 A1 -", 0, "spy 1")
    drawn = next(card for card in CARD if table._rows[0].holder[CARD.index(card)] == 0)
    spy, draw = "Ada spies on Bob and reads an expert’s card.", "Ada draws an informant’s card."
    texts = [f"The card reads: {said(table, card)}" for card in ("x1", drawn)]
    assert lines_of(table, 0) == [spy, texts[0], draw, texts[1]]
    assert lines_of(table, 1) == [spy, texts[0], draw]
    assert lines_of(table) == [spy, draw]


@pytest.mark.clause("EN-28", "EN-34")
def test_taking_from_a_player():
    position = "0 holds x1\n1 holds x2 x3\n2 holds x4..x6\nturn 0 choosing\ndice E joker"
    table = act(position, 0, "go E4")
    assert lines_of(table)[1:] == ["The pile is empty, so Ada must take an expert’s card from another player."]
    table.act(0, "take 1")
    taken = next(card for card in ("x2", "x3") if table._rows[0].holder[CARD.index(card)] == 0)
    line, text = "Ada takes an expert’s card from Bob.", f"The card reads: {said(table, taken)}"
    assert [lines_of(table, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [[line, text], [line, text], [line], [line]]
    assert lines_of(act("0 holds x1..x6\nturn 0 choosing\ndice E joker", 0, "go E4"))[1:] == [
        "The pile is empty, and no other player has an expert’s card: nothing happens."
    ]


@pytest.mark.clause("EN-28", "EN-34")
def test_a_viewer_who_can_infer_a_taken_card_reads_it():
    """Bob held just one card of that kind, and Cy has read it."""
    table = act("1 holds x1\n2 holds x2..x6\n2 read x1\nturn 0 taking\npawns B1 - -", 0, "take 1")
    text = f"The card reads: {said(table, 'x1')}"
    assert [text in lines_of(table, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, True, True, False]


@pytest.mark.clause("EN-25", "EN-34")
def test_only_the_two_read_a_swap_and_the_others_its_kinds():
    table = act(HANDS + "turn 0 swapping\npawns D2 - -", 0, "swap x1 1 informant")
    taken = next(card for card in ("i3", "i4") if table._rows[0].holder[CARD.index(card)] == 0)
    line = "Ada swaps with Bob: an expert’s card for an informant’s card."
    cards = [f"Bob now has this card: {said(table, 'x1')}", f"Ada now has this card: {said(table, taken)}"]
    assert [lines_of(table, viewer) for viewer in (0, 1)] == [[line, *cards]] * 2
    assert [lines_of(table, viewer) for viewer in (2, SPECTATOR)] == [[line]] * 2


@pytest.mark.clause("EN-30", "EN-32", "EN-34")
def test_a_wrong_accusation():
    table = act(HANDS, 0, "accuse B2")
    lines = [
        "Ada says that the thief and the diamond are at B2 (Informants, Manhattan).",
        "That is wrong: Ada is out.",
        "The cards of Ada go back to the piles: 2 informants’ cards and 1 expert’s card.",
    ]
    assert [lines_of(table, viewer) for viewer in (1, 2, SPECTATOR)] == [lines] * 3
    lines.insert(2, "Ada has seen the answer: A5 (Swap a card, Staten Island).")
    assert lines_of(table, 0) == lines
    assert lines_of(act("", 0, "accuse B2"))[2:] == []


@pytest.mark.clause("EN-31", "EN-33", "EN-36")
def test_ways_to_end():
    answer = "The thief and the diamond are at A5 (Swap a card, Staten Island)."
    right, *rest = lines_of(act(HANDS, 0, "accuse A5"))
    assert right == "Ada says that the thief and the diamond are at A5 (Swap a card, Staten Island)."
    assert rest == ["Ada has found the thief and the diamond, and wins.", answer]
    two = "players 3\naccused B1 - -\nturn 1 rolling"
    assert lines_of(act(two, 1, "accuse B2"))[-2:] == ["Cy is the last one left, and wins.", answer]
    alone = "option last-standing plays-on\naccused B1 - B2\nturn 1 rolling"
    assert lines_of(act(alone, 1, "accuse A5"))[-2:] == ["Bob has found the thief and the diamond, and wins.", answer]
    for viewer in (0, 1, SPECTATOR):
        assert lines_of(act(alone, 1, "accuse B3"), viewer)[1:] == [
            "That is wrong: Bob is out.",
            "The match ends, and nobody wins.",
            answer,
        ]
    late = "round 60\nturn 2 closing\npawns - - A1"
    assert lines_of(act(late, 2, "end")) == ["Cy ends the turn.", "The match ends, and nobody wins.", answer]


def test_a_new_round_is_logged():
    assert lines_of(act("turn 2 closing\npawns - - A1", 2, "end")) == ["Cy ends the turn.", "Round 2 begins."]

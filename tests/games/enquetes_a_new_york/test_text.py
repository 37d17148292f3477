"""What people read: notation, choices, refusals, the description of a view and the log."""

import functools

import pytest

import gotham
from gotham.games.enquetes_a_new_york import phrases, text
from gotham.games.enquetes_a_new_york.board import SQUARE
from gotham.games.enquetes_a_new_york.notation import CARD
from gotham.games.enquetes_a_new_york.state import ACTIONS, CARDS, CHOOSING
from gotham.kernel import UNKNOWN
from gotham.words import LANGUAGES

from .tables import GAME, NAMES, ramble, said, seated

SPECTATOR = gotham.SPECTATOR
HANDS = """
    0 holds i1 i2 x1
    1 holds i3 i4 x2
    2 holds i5
"""
MATCHES = {
    2: {"rounds": "20"},
    3: {"rounds": "20", "level": "2", "last-standing": "plays-on"},
    4: {"rounds": "20", "case": "generated"},
    6: {"rounds": "20", "case": "8"},
}
ACCUSING = {2: 0.01, 3: 0.01, 4: 0.01, 6: 0.04}


@functools.cache
def match(players):
    """A match at random, at its end."""
    *_, table = ramble(players, 2, MATCHES[players], ACCUSING[players])
    return table


def told(table, viewer=SPECTATOR, language="en"):
    """What a viewer read of the latest action."""
    *_, event = table.events(viewer)
    return table.tell(event, GAME.words(language))


def described(table, viewer=SPECTATOR, language="en"):
    return table.view(viewer).describe(language, functools.partial(table.name, words=GAME.words(language)))


def labels(table, seat, language="en"):
    """What a seat may do, by its notation."""
    words, view = GAME.words(language), table.view(seat)
    name = functools.partial(table.name, words=words)
    return {GAME.notation[number]: text.label(view, number, words, name) for number in view.numbers}


def act(text, seat, action, seed=1):
    """A table after an action."""
    table = seated(text, seed)
    table.act(seat, action)
    return table


# --------------------------------------------------------------------------------------------- notation


def test_every_action_has_a_text_of_its_own():
    assert len(set(GAME.notation)) == ACTIONS.count
    assert [GAME.read(each) for each in GAME.notation] == list(range(ACTIONS.count))


def test_how_actions_are_written():
    for each in (
        *("roll", "go C3", "spy 2", "pass", "take 2", "swap i3 2 expert", "swap x6 0 informant", "end"),
        *("accuse B4", "swapped informant 2 expert"),
    ):
        assert GAME.notation[GAME.read(each)] == each
    for each in ("go F1", "go A6", "spy 6", "swap i11 0 expert", "swap x7 0 expert", "swap i1 0", "take"):
        with pytest.raises(gotham.Unreadable, match=f"“{each}” is no action"):
            GAME.read(each)


# ---------------------------------------------------------------------------------------------- choices


@pytest.mark.clause("EN-22", "EN-30")
def test_the_choices_before_the_dice():
    choices = labels(seated(HANDS), 0)
    assert choices.pop("roll") == "roll the dice"
    assert choices == {
        f"accuse {square}": f"accuse: the thief and the diamond are at {phrases.square_name(place, GAME.words())}"
        for place, square in enumerate(SQUARE)
    }
    assert choices["accuse D5"].endswith("D5 (Informants, Queens)")


@pytest.mark.clause("EN-23", "EN-05")
def test_the_choices_of_a_joker():
    assert labels(seated("turn 0 choosing\ndice joker 3"), 0) == {
        "go A3": "go to A3: Informants, New Jersey, a factory, a harbour",
        "go B3": "go to B3: Informants, Manhattan, a subway station, a harbour, a bridge",
        "go C3": "go to C3: Go where you like, Queens, a subway station",
        "go D3": "go to D3: Experts, Queens, a subway station, a park, a stadium",
        "go E3": "go to E3: Swap a card, Brentwood, a factory",
    }


@pytest.mark.clause("EN-25", "EN-26", "EN-27", "EN-28")
def test_the_choices_on_a_square():
    assert labels(seated(HANDS + "turn 0 spying\npawns A1 A1 A1"), 0) == {
        "spy 1": "spy on Bob",
        "spy 2": "spy on Cy",
        "pass": "spy on nobody",
    }
    going = labels(seated("turn 0 going\npawns C3 - -"), 0)
    assert going.pop("pass") == "stay here"
    assert len(going) == 22
    assert labels(seated("0 holds x1..x2\n1 holds x3..x6\nturn 0 taking\npawns B1 - -"), 0) == {
        "take 1": "take an expert’s card from Bob"
    }
    swap = seated("0 holds i1\n1 holds i2 x1\n2 holds x2\nturn 0 swapping\npawns D2 - -")
    assert labels(swap, 0) == {
        "swap i1 1 informant": f"swap for an informant’s card of Bob: {said(swap, 'i1')}",
        "swap i1 1 expert": f"swap for an expert’s card of Bob: {said(swap, 'i1')}",
        "swap i1 2 expert": f"swap for an expert’s card of Cy: {said(swap, 'i1')}",
    }
    assert labels(seated("turn 0 closing\npawns A1 - -"), 0)["end"] == "end the turn"


def test_what_is_only_seen_has_a_label_too():
    action = GAME.read("swapped informant 1 expert")
    label = text.label(seated(HANDS).view(2), action, GAME.words(), NAMES.__getitem__)
    assert label == "swap an informant’s card for an expert’s card of Bob"


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_can_be_told_apart(language):
    for count, table in enumerate(ramble(3, 5, {"rounds": "20"}, accusing=0)):
        if count % 5 == 0 and not table.over:
            choices = labels(table, table.awaited[0], language)
            assert len(set(choices.values())) == len(choices)
            assert not any("{" in choice or "\n" in choice for choice in choices.values())


# --------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "seat", "action", "clause"),
    [
        pytest.param("", 1, "roll", "EN-21", marks=pytest.mark.clause("EN-21")),
        pytest.param("", 0, "end", "EN-22", marks=pytest.mark.clause("EN-22")),
        pytest.param("turn 0 choosing\ndice joker 3", 0, "go A4", "EN-23", marks=pytest.mark.clause("EN-23")),
        pytest.param("turn 0 closing\npawns A1 - -", 0, "roll", "EN-24", marks=pytest.mark.clause("EN-24")),
        pytest.param(HANDS + "turn 0 swapping\npawns D2 - -", 0, "end", "EN-25", marks=pytest.mark.clause("EN-25")),
        pytest.param("turn 0 going\npawns C3 - -", 0, "go D4", "EN-26", marks=pytest.mark.clause("EN-26")),
        pytest.param(HANDS + "turn 0 spying\npawns A1 A1 -", 0, "spy 2", "EN-27", marks=pytest.mark.clause("EN-27")),
        pytest.param("1 holds x1..x6\nturn 0 taking\npawns B1 - -", 0, "take 2", "EN-28"),
        pytest.param("turn 0 choosing\ndice joker 3", 0, "accuse A1", "EN-30", marks=pytest.mark.clause("EN-30")),
        pytest.param("turn 1 rolling\naccused A1 - -", 0, "roll", "EN-32", marks=pytest.mark.clause("EN-32")),
    ],
)
def test_why_something_is_refused(position, seat, action, clause, language):
    with pytest.raises(gotham.Illegal) as error:
        seated(position).act(seat, action)
    assert error.value.clause == clause
    reason = error.value.say(GAME.words(language))
    assert reason.startswith(f"{clause}: ")
    assert GAME.words(language).has(f"why-{clause}")
    assert action in reason or clause in ("EN-21", "EN-30", "EN-32")


@pytest.mark.clause("EN-33")
def test_nothing_can_be_done_after_the_end():
    with pytest.raises(gotham.Over, match="EN-33: the match is over"):
        act("", 0, "accuse A5").act(1, "roll")


# ----------------------------------------------------------------------------------- the view in sentences


@pytest.mark.clause("EN-18", "EN-20", "EN-21")
def test_the_start():
    table = seated("players 2\nstarter 1")
    assert described(table) == [
        f"Level 1, case 8 ({GAME.words()('symbol', id='crossed-circle')}).",
        "Round 1 of 60.",
        "Rolled for the start: Ada (1), Bob (a joker). Bob starts.",
        "Bob rolls the dice or accuses.",
        "Ada beside the board. Cards: none.",
        "Bob beside the board. Cards: none.",
        "Piles: 10 informants’ cards and 6 experts’ cards.",
    ]
    tied = GAME.scene(table.scene().replace("toss 1 joker", "toss 4 4"))
    assert described(tied)[2].endswith("Player 1 (4), Player 2 (4). After a tie and another roll, Player 2 starts.")
    assert described(GAME.table(2, 1, {"case": "generated", "level": "2"}))[0] == "Level 2, a new case."


@pytest.mark.clause("EN-34")
def test_what_a_seat_sees_of_the_table_and_its_clues():
    table = seated(HANDS + "1 read i1\n0 read i3 i6 x3-\nround 2\nturn 1 closing\ndice C joker\npawns C1 D4 -\n")
    public = [
        "Level 1, case 8 (a cross in a circle).",
        "Round 2 of 60.",
        "Bob has rolled C and a joker.",
        "Bob ends the turn or accuses.",
        "Ada on C1 (Experts, Bronx). Cards: 2 informants’ cards and 1 expert’s card.",
        "Bob on D4 (Go where you like, Queens). Cards: 2 informants’ cards and 1 expert’s card.",
        "Cy beside the board. Cards: 1 informant’s card.",
        "Piles: 5 informants’ cards and 4 experts’ cards.",
    ]
    assert described(table) == public
    public[4] = public[4].replace("Ada", "Ada (you)")
    assert described(table, 0) == [
        *public,
        f"i1 – In your hand, an informant’s card: {said(table, 'i1')}",
        f"i2 – In your hand, an informant’s card: {said(table, 'i2')}",
        f"x1 – In your hand, an expert’s card: {said(table, 'x1')}",
        f"i3 – With Bob, an informant’s card: {said(table, 'i3')}",
        f"i6 – In the pile, an informant’s card: {said(table, 'i6')}",
        f"x3 – Out of your sight, an expert’s card: {said(table, 'x3')}",
    ]
    assert f"i1 – With Ada, an informant’s card: {said(table, 'i1')}" in described(table, 1)


@pytest.mark.clause("EN-27", "EN-34")
def test_who_else_has_read_a_clue_as_far_as_the_viewer_knows():
    table = act(HANDS + "turn 1 spying\npawns A1 A1 -", 1, "spy 0")
    card = CARD[table._rows[0].shown]
    kind = "an informant’s" if card[0] == "i" else "an expert’s"
    assert f"{card} – In your hand, {kind} card: {said(table, card)} (Also read by Bob.)" in described(table, 0)
    assert sum("Also read" in line for line in described(table, 0)) == 1
    assert not any("Also read" in line for viewer in (1, 2, SPECTATOR) for line in described(table, viewer))
    for viewer in (0, 1, 2, SPECTATOR):
        assert f"Bob has spied on Ada in this turn: {kind} card." in described(table, viewer)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("turn 0 choosing\ndice joker 3", "Ada chooses a square that the dice allow."),
        (HANDS + "turn 0 spying\npawns A1 A1 -", "Ada may spy on somebody on the same square."),
        (
            "1 holds x1..x6\nturn 0 taking\npawns B1 - -",
            "The pile is empty: Ada takes an expert’s card from another player.",
        ),
        (HANDS + "turn 0 swapping\npawns D2 - -", "Ada swaps a card with another player."),
        ("turn 0 going\npawns C3 - -", "Ada may go to another square, or stay."),
    ],
)
def test_what_comes_next(position, line):
    assert line in described(seated(position))


@pytest.mark.clause("EN-32", "EN-34")
def test_who_is_out_and_what_they_know():
    table = act(HANDS, 0, "accuse B2")
    assert "Ada is out: the answer is not B2 (Informants, Manhattan)." in described(table)
    answer = "The thief and the diamond are at A5 (Swap a card, Staten Island)."
    assert [answer in described(table, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, False, False, False]
    assert f"i1 – In the pile, an informant’s card: {said(table, 'i1')}" in described(table, 0)


@pytest.mark.clause("EN-31", "EN-33")
def test_the_end_is_described():
    table = act(HANDS, 0, "accuse A5")
    for viewer in (0, 1, 2, SPECTATOR):
        assert described(table, viewer)[1:4] == [
            "The match is over.",
            "Ada has found the thief and the diamond, and wins.",
            "The thief and the diamond are at A5 (Swap a card, Staten Island).",
        ]


# ---------------------------------------------------------------------------------------------- the log


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


# ------------------------------------------------------------------------------------------ whole matches


def test_matches_at_random_have_everything():
    kinds = [ACTIONS.parts(entry.action)[0] for players in MATCHES for entry in match(players).log]
    assert set(kinds) == {*ACTIONS.kinds} - {"swapped"}
    assert min(map(kinds.count, ("spy", "swap", "take"))) > 9


def texts_in(lines, texts):
    """The cards whose texts occur in some lines."""
    return {card for card, text in enumerate(texts) if any(text in line for line in lines)}


def read(view):
    """The cards that a viewer has read."""
    return {card for card in range(CARDS) if view.state.clue[card] != UNKNOWN}


@pytest.mark.clause("EN-34")
@pytest.mark.parametrize("players", MATCHES)
def test_the_log_tells_a_viewer_every_clue_they_read_and_no_other(players):
    """In all languages. A card that is read again, or told again as it moves, is known already."""
    table = match(players)
    texts = {language: [said(table, card, language) for card in CARD] for language in LANGUAGES}
    assert all(len(set(known)) == CARDS for known in texts.values())
    for viewer in GAME.viewers(players):
        for event in table.events(viewer):
            for language in LANGUAGES:
                found = texts_in(table.tell(event, GAME.words(language)), texts[language])
                assert read(event.after) - read(event.before) <= found <= read(event.after)


@pytest.mark.clause("EN-34")
@pytest.mark.parametrize("players", MATCHES)
def test_a_description_tells_a_viewer_every_clue_they_read_and_no_other(players):
    for count, table in enumerate(ramble(players, 2, MATCHES[players], ACCUSING[players])):
        if count % 25 == 0 or table.over:
            for language in LANGUAGES:
                texts = [said(table, card, language) for card in CARD]
                for viewer in GAME.viewers(players):
                    assert texts_in(described(table, viewer, language), texts) == read(table.view(viewer))


@pytest.mark.clause("EN-16", "EN-34")
def test_the_answer_is_in_no_text_before_it_may_be():
    """Where no pawn, accusation or choice names the square of the answer."""
    table = seated(HANDS + "0 read i6..i10 x2..x6\nturn 0 closing\npawns B1 C1 D1")
    for viewer in (0, 1, 2, SPECTATOR):
        lines = [line.split(":")[0] for line in described(table, viewer)]
        assert not any("A5" in line for line in lines)
        assert "answer ?" in table.view(viewer).scene()
        assert "A5" not in table.view(viewer).scene()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_match_is_told_and_described_in_every_language(language):
    table = match(3)
    for viewer in (0, SPECTATOR):
        lines = [*table.story(viewer, language), *described(table, viewer, language)]
        english = [*table.story(viewer), *described(table, viewer)]
        assert len(lines) == len(english)
        assert not any(line in english or "{" in line for line in lines)

"""Texts: notation, choices, refusals and whole matches."""

import functools

import pytest

import gotham
from gotham.engine import SPECTATOR, UNKNOWN
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import ACTIONS, CARDS
from gotham.games.enquetes_a_new_york.text import phrases
from gotham.games.enquetes_a_new_york.text import sentences as text
from gotham.games.enquetes_a_new_york.text.notation import CARD
from gotham.i18n.catalogue import LANGUAGES

from ..tables import GAME, HANDS, NAMES, act, described, ramble, said, seated

MATCHES = {
    2: {"rounds": "20"},
    3: {"rounds": "20", "level": "2", "last-standing": "plays-on"},
    4: {"rounds": "20", "case": "generated"},
    6: {"rounds": "20", "case": "8"},
}
ACCUSING = {2: 0.01, 3: 0.01, 4: 0.01, 6: 0.04}


# --------------------------------------------------------------------------------------------- notation


def test_every_action_has_a_unique_text():
    assert len(set(GAME.notation)) == ACTIONS.count
    assert [GAME.read(each) for each in GAME.notation] == list(range(ACTIONS.count))


def test_the_notation_of_actions():
    for each in (
        *("roll", "go C3", "spy 2", "pass", "take 2", "swap i3 2 expert", "swap x6 0 informant", "end"),
        *("accuse B4", "swapped informant 2 expert"),
    ):
        assert GAME.notation[GAME.read(each)] == each
    for each in ("go F1", "go A6", "spy 6", "swap i11 0 expert", "swap x7 0 expert", "swap i1 0", "take"):
        with pytest.raises(gotham.Unreadable, match=f"“{each}” is not an action"):
            GAME.read(each)


# ---------------------------------------------------------------------------------------------- choices


def labels(table, seat, language="en"):
    """Return the legal actions of a seat, by notation."""
    words, view = GAME.words(language), table.view(seat)
    name = functools.partial(table.name, words=words)
    return {GAME.notation[number]: text.label(view, number, words, name) for number in view.numbers}


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


def test_actions_that_are_only_seen_have_a_label_too():
    action = GAME.read("swapped informant 1 expert")
    label = text.label(seated(HANDS).view(2), action, GAME.words(), NAMES.__getitem__)
    assert label == "swap an informant’s card for an expert’s card of Bob"


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_choices_differ(language):
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
def test_reasons_for_refusals(position, seat, action, clause, language):
    with pytest.raises(gotham.Illegal) as error:
        seated(position).act(seat, action)
    assert error.value.clause == clause
    reason = error.value.say(GAME.words(language))
    assert reason.startswith(f"{clause}: ")
    assert GAME.words(language).has(f"why-{clause}")
    assert action in reason or clause in ("EN-21", "EN-30", "EN-32")


@pytest.mark.clause("EN-33")
def test_no_action_is_legal_after_the_end():
    with pytest.raises(gotham.Over, match="EN-33: the match is over"):
        act("", 0, "accuse A5").act(1, "roll")


# ------------------------------------------------------------------------------------------ whole matches


@functools.cache
def match(players):
    """A match at random, at its end."""
    *_, table = ramble(players, 2, MATCHES[players], ACCUSING[players])
    return table


def test_random_matches_have_all_events():
    kinds = [ACTIONS.parts(entry.action)[0] for players in MATCHES for entry in match(players).log]
    assert set(kinds) == {*ACTIONS.kinds} - {"swapped"}
    assert min(map(kinds.count, ("spy", "swap", "take"))) > 9


def texts_in(lines, texts):
    """Return the cards whose texts occur in some lines."""
    return {card for card, text in enumerate(texts) if any(text in line for line in lines)}


def read(view):
    """Return the cards that a viewer has read."""
    return {card for card in range(CARDS) if view.state.clue[card] != UNKNOWN}


@pytest.mark.clause("EN-34")
@pytest.mark.parametrize("players", MATCHES)
def test_the_log_has_every_clue_a_viewer_read_and_no_other(players):
    """In all languages. A card that is read again, or mentioned again when it moves, is known already."""
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
def test_a_description_has_every_clue_a_viewer_read_and_no_other(players):
    for count, table in enumerate(ramble(players, 2, MATCHES[players], ACCUSING[players])):
        if count % 25 == 0 or table.over:
            for language in LANGUAGES:
                texts = [said(table, card, language) for card in CARD]
                for viewer in GAME.viewers(players):
                    assert texts_in(described(table, viewer, language), texts) == read(table.view(viewer))


@pytest.mark.clause("EN-16", "EN-34")
def test_no_text_contains_the_answer_too_early():
    """In positions where no pawn, accusation or choice names the square of the answer."""
    table = seated(HANDS + "0 read i6..i10 x2..x6\nturn 0 closing\npawns B1 C1 D1")
    for viewer in (0, 1, 2, SPECTATOR):
        lines = [line.split(":")[0] for line in described(table, viewer)]
        assert not any("A5" in line for line in lines)
        assert "answer ?" in table.view(viewer).scene()
        assert "A5" not in table.view(viewer).scene()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_match_is_logged_and_described_in_every_language(language):
    table = match(3)
    for viewer in (0, SPECTATOR):
        lines = [*table.story(viewer, language), *described(table, viewer, language)]
        english = [*table.story(viewer), *described(table, viewer)]
        assert len(lines) == len(english)
        assert not any(line in english or "{" in line for line in lines)

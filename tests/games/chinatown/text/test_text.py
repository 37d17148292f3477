"""Texts: notation, deals in sentences, choices, incomes and whole matches."""

import re

import pytest
from tests.games.chinatown.haggling import NAMES, haggle
from tests.games.chinatown.position import all_done, state
from tests.games.chinatown.tables import GAME, seats
from tests.patience import first_only

import gotham
from gotham.games.chinatown.rules.material import NAMES as TYPES
from gotham.games.chinatown.rules.offers import offers
from gotham.games.chinatown.rules.state import ACTIONS, HANDS
from gotham.games.chinatown.text import sentences as text
from gotham.games.chinatown.text.offers import move_of
from gotham.i18n.catalogue import LANGUAGES

OPTIONS = {
    3: {},
    4: {"placement": "first-player", "prosperity": "off", "map": "reprint"},
    5: {"street-variant": "on", "offers": "10"},
}


# -------------------------------------------------------------------------------------------- notation


def test_every_action_has_a_unique_text():
    notation = GAME.notation
    assert len(set(notation)) == len(notation) == ACTIONS.count
    assert [GAME.read(each) for each in notation] == list(range(ACTIONS.count))


def test_the_notation_of_actions():
    for each in (
        *("refuse 85", "draft", "give 12 1", "tile sea-food 0 4", "cash 1 0 5,000", "owe 0 1 900,000"),
        *("build 14 watches", "empty 30", "propose secretly", "drop", "yes 0 0+1+3 openly", "no 2 1+2 secretly"),
        *("withdraw 0+1 openly", "done", "resume", "place 20 detective", "chosen", "hands"),
    ):
        assert GAME.notation[GAME.read(each)] == each
    with pytest.raises(gotham.Unreadable, match="“give 86 1” is not an action"):
        GAME.read("give 86 1")


# ---------------------------------------------------------------------------------- deals in sentences


@pytest.mark.clause("CT-23", "CT-24")
def test_a_deal_lists_givers_items_and_recipients():
    table = seats()
    moves = ("give 1 1", "give 2 1", "give 43 0", "tile sea-food 0 1", "tile sea-food 0 1", "tile laundry 1 2")
    moves += ("cash 1 0 3,000", "cash 1 0 20,000", "cash 2 1 1,000", "build 5 laundry", "empty 16", "owe 2 0 2,000")
    numbers = [move_of(state(table), GAME.read(move)) for move in moves]
    assert text.sentences(state(table), numbers, NAMES.__getitem__, GAME.words()) == [
        "Ada gives buildings 1 and 2 and 2 Sea Food tiles to Bob.",
        "Bob gives building 43 (Pharmacy) and $23,000 to Ada.",
        "Bob gives 1 Laundry tile to Cy.",
        "Cy pays $1,000 to Bob.",
        "Bob places Laundry on 5 this round.",
        "Cy leaves building 16 empty this round.",
        "Cy pays $2,000 to Ada after this round’s income.",
    ]


def test_sums_are_formatted_by_language():
    sums = {"en": "$23,000", "fr": "23\u202f000\u00a0$", "nl": "$\u00a023.000", "de": "23.000\u00a0$"}
    assert {language: text.money(23, GAME.words(language)) for language in LANGUAGES} == sums


def test_types_have_names():
    for language in LANGUAGES:
        names = [text.shop_name(kind, GAME.words(language)) for kind in range(len(TYPES))]
        assert len(set(names)) == len(TYPES)


# --------------------------------------------------------------------------------------------- choices


def test_choices_have_labels():
    table = seats()

    def label(seat, action):
        return text.label(table.view(seat), GAME.read(action), GAME.words(), NAMES.__getitem__)

    assert label(0, "draft") == "draft an offer"
    assert label(0, "done") == "finish negotiating"
    assert text.label(table.view(0), GAME.read("cash 1 0 5,000"), GAME.words()) == "Player 2 pays $5,000 to Player 1"
    table.act(0, "draft", "give 1 1")
    assert label(0, "give 43 0") == "Bob gives building 43 (Pharmacy) to Ada"
    assert label(0, "tile laundry 1 0") == "Bob gives 1 Laundry tile to Ada"
    assert label(0, "build 1 laundry") == "Bob places Laundry on 1 this round"
    assert label(0, "empty 2") == "Ada leaves building 2 empty this round"
    assert label(0, "owe 2 0 40,000") == "Cy pays $40,000 to Ada after this round’s income"
    assert label(0, "propose secretly") == "propose this secretly, to its parties alone"
    assert label(0, "propose openly") == "propose this openly"
    assert label(0, "drop") == "drop the draft"
    table.act(0, "propose openly")
    assert label(1, "yes 0 0+1 openly") == "say yes to the open offer of Ada to Bob: Ada gives building 1 to Bob"
    assert label(1, "no 0 0+1 openly") == "say no to the open offer of Ada to Bob: Ada gives building 1 to Bob"
    assert label(0, "withdraw 0+1 openly") == "withdraw the open offer of Ada to Bob: Ada gives building 1 to Bob"
    table.act(1, "done")
    assert label(1, "resume") == "negotiate again"
    all_done(table)
    assert label(0, "place 1 sea-food") == "place Sea Food on building 1"
    assert label(0, "done") == "finish placing, and show your tiles"
    start = GAME.table(3, 1)
    assert text.label(start.view(0), GAME.read("refuse 5"), GAME.words()) == "give back building 5"


# --------------------------------------------------------------------------------------------- incomes


@pytest.mark.clause("CT-31", "CT-32", "CT-33")
def test_an_income_is_explained():
    table = seats("round 6\n0 built sea-food 7 8 10 11\n0 built radios 43")
    assert text.explained(state(table), 0, GAME.words()) == [
        "Sea Food on 7, 8 and 10: 3 of 3, finished, part of a larger group, pays $5,000 (CT-31, CT-32, CT-33).",
        "Sea Food on 11: 1 of 3, part of a larger group, pays $1,000 (CT-32, CT-33).",
        "Radios on 43: 1 of 6, pays $1,000 (CT-32).",
    ]


# --------------------------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("players", first_only(OPTIONS))
def test_every_event_has_a_line_in_every_language(players):
    long = players == 3
    table = [*haggle(players, 7, OPTIONS[players], drafts=3 if long else 12, rounds=6 if long else 1)][-1]
    assert table.over == long
    kinds = set()
    for viewer in GAME.viewers(players):
        for event in table.events(viewer):
            told = [table.tell(event, GAME.words(language)) for language in LANGUAGES]
            kinds.add(ACTIONS.parts(event.action)[0])
            assert len({len(lines) for lines in told}) == 1
            for lines in told:
                assert lines
                assert not any(re.search(r"[{}]|[a-z]-[a-z]+-|None|-1", line) for line in lines)
            if event.action == HANDS:
                assert not re.search(r"\$|says|proposes", " ".join(told[0]))
    assert kinds >= {"chosen", "refuse", "draft", "give", "tile", "propose", "yes", "no", "done", "place", "hands"}


@pytest.mark.parametrize("players", OPTIONS)
def test_every_choice_and_every_view_can_be_read(players):
    for turn, table in enumerate(haggle(players, 8, OPTIONS[players], rounds=1)):
        if turn % 13 == 0:
            for language in LANGUAGES:
                words = GAME.words(language)
                for viewer in GAME.viewers(players):
                    view = table.view(viewer)
                    labels = [text.label(view, number, words) for number in view.numbers[::37]]
                    assert all(labels)
                    assert not any("do-" in label for label in labels)
                    assert all(view.describe(language))
        last = table
    assert [*offers(last.view(0).state)] == []

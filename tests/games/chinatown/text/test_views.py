"""A view in sentences, from the first cards to the end."""

import re

import pytest
from tests.games.chinatown.haggling import NAMES
from tests.games.chinatown.position import all_done, offer, state, strike
from tests.games.chinatown.tables import GAME, described, end_round, seats


@pytest.mark.clause("CT-36")
def test_a_view_in_sentences():
    table = seats()
    offer(table, 0, "give 1 1", "cash 1 0 3,000")
    strike(table, 1, "build 5 laundry", "cash 0 1 1,000", "owe 1 0 1,000")
    strike(table, 1, "empty 16", "cash 1 2 1,000", secret=True)
    table.act(2, "done")
    table.act(1, "draft", "tile laundry 1 0")
    lines = described(table, 1)
    assert lines[:2] == ["Round 1 of 6: everybody negotiates.", "Waiting for: Ada and Bob."]
    assert lines[2] == "Ready: Cy."
    assert lines[4] == (
        "Bob (you) – Shops: Pharmacy on 43 and 44 (2/3). Empty buildings: 5, 6, 7, 81 and 84. "
        "Loose tiles: 2 Jeans & Workwear, 2 Restaurant, 2 Laundry."
    )
    assert lines[3].startswith("Ada – Shops: none. Empty buildings: 1, 2, 3, ")
    assert lines[6:] == [
        "You have $6,000.",
        "You can make 28 more offers this round.",
        "Promised openly: Bob places Laundry on 5 this round.",
        "Promised secretly: Cy leaves building 16 empty this round.",
        "Promised openly: Bob pays $1,000 to Ada after this round’s income.",
        "Open offer of Ada: Ada gives building 1 to Bob. Bob pays $3,000 to Ada. Yes: Ada. Waiting for: Bob.",
        "Your draft: Bob gives 1 Laundry tile to Ada.",
    ]
    hidden = set(lines) - set(described(table))
    assert hidden == {*lines[6:8], lines[9], lines[12], lines[4]}


def test_a_view_of_dealt_cards():
    table = GAME.table(3, 1, names=NAMES[:3])
    assert described(table, 0)[-2:] == [
        "You have $5,000.",
        "You hold buildings 5, 11, 17, 18, 37, 43 and 46, and must give back 2.",
    ]
    table.act(0, "refuse 5")
    assert described(table, 0)[-2:] == [
        "You hold buildings 11, 17, 18, 37, 43 and 46, and must give back 1 more.",
        "Given back: 5.",
    ]
    table.act(0, "refuse 11")
    assert described(table, 0)[-2:] == [
        "You have chosen and keep buildings 17, 18, 37, 43 and 46.",
        "Given back: 5 and 11.",
    ]
    assert not any("Given back" in line for line in described(table, 1))


def test_a_view_of_prepared_tiles():
    table = seats()
    all_done(table)
    table.act(0, "place 2 sea-food")
    assert described(table, 0)[-1] == "You have prepared Sea Food on 2; nobody can see it yet."
    assert not any("prepared" in line for line in described(table, 1))


def test_an_empty_draft():
    table = seats()
    table.act(0, "draft")
    assert described(table, 0)[-1] == "Your draft is still empty."


@pytest.mark.clause("CT-22")
@pytest.mark.parametrize(
    ("money", "built", "line"),
    [
        ("9 5 5", "", "Ada wins with $9,000."),
        ("9 9 5", "1 built radios 4", "Bob wins with $10,000."),
        ("9 10 9", "0 built radios 4", "Ada wins with $10,000 and more tiles on the map."),
        ("9 9 5", "", "Ada and Bob share the win with $9,000."),
    ],
)
def test_the_end(money, built, line):
    scene = seats(f"round 6\nmoney {money}\n{built}").scene().replace("prosperity on", "prosperity off")
    table = GAME.scene(re.sub(r"turned .*", "turned", scene), 1)
    table.names = NAMES[:3]
    end_round(table)
    end = [f"Money at the end: {', '.join(f'{who} {sum_}' for who, sum_ in sums(table))}.", line]
    for viewer in GAME.viewers(3):
        assert table.story(viewer)[-2:] == end
        assert described(table, viewer)[:3] == ["The match is over.", *end]


def sums(table):
    return [(NAMES[seat], f"${state(table).money[seat]},000") for seat in range(table.players)]

"""Positions as text: written, and read back unchanged."""

import pytest
from tests.patience import first_only

import gotham
from gotham.games.enquetes_a_new_york.text.notation import CARD
from gotham.match.scene import read_scene

from ..tables import BUSY, GAME, busy, clues, ramble, seated

OPTIONS = {
    2: {"rounds": "20"},
    3: {"rounds": "20", "case": "8", "last-standing": "plays-on"},
    6: {"rounds": "20", "level": "2"},
}


def same(table, again):
    """Return whether two tables are equal except for the key."""
    first, second = table._rows.copy(), again._rows.copy()
    first["key"] = second["key"] = 0
    return first.tobytes() == second.tobytes()


def round_trip(table):
    scene = table.scene()
    again = GAME.scene(scene, 5)
    assert again.scene() == scene
    assert same(table, again)
    assert "?" not in scene
    for viewer in GAME.viewers(table.players):
        view = table.view(viewer)
        start = read_scene(GAME, view.scene())
        assert start.view.tobytes() == view.rows.tobytes()
        assert GAME.look(start.rows(GAME, "7"), viewer).tobytes() == view.rows.tobytes()


@pytest.mark.parametrize("players", first_only(OPTIONS))
def test_every_position_of_a_match_can_be_written_and_read(players):
    """Every phase is tested a few times, not every position."""
    tried = []
    for table in ramble(players, 2, OPTIONS[players], accusing=0.02):
        s = table._rows[0]
        kind = int(s.phase), s.victim < 6, (s.accused < 25).any()
        if tried.count(kind) < (1 if players == 6 else 2):
            tried.append(kind)
            round_trip(table)
    assert {phase for phase, *_ in tried} >= {0, 1, 2, 3, 4, 5, 6, 7}


@pytest.mark.clause("EN-17")
def test_a_generated_case_can_be_written_and_read():
    table = GAME.table(2, 3, {"case": "generated"})
    assert "\ncase generated\n" in table.scene()
    round_trip(table)


def test_how_a_position_is_written():
    table = busy()
    named, held = clues(table), {"i1": 0, "x1": 0, "i2": 1, "i3": 1, "x2": 1}
    shown = CARD[table._rows[0].shown]
    assert shown in ("i1", "x1")
    other = {"i1": "x1", "x1": "i1"}[shown]
    assert table.scene().splitlines()[1:] == [
        "game enquetes-a-new-york 1",
        "players 3",
        "option level 1",
        "option case 8",
        "option last-standing wins",
        "option rounds 60",
        "round 2",
        "starter 0",
        "toss joker 1 1",
        "turn 1 swapping",
        "dice joker 4",
        f"spied 0 {shown}",
        "pawns B4 B4 -",
        "accused - - B2",
        "case 8",
        "answer A5",
        *(f"card {card} {named[card]} {held.get(card, 'pile')}" for card in CARD),
        "read 0 i1 i2 i4- x1 x3",
        f"read 1 {' '.join(sorted(['i2', 'i3', shown, 'x2'], key=CARD.index))}",
        "read 2",
        f"knows 0 1 {' '.join(sorted(['i2', shown], key=CARD.index))}",
        f"knows 1 0 {shown}",
        "looks 5 4 0",
        "rolls 0",
        "lots 1",
    ]
    assert other not in table.scene().splitlines()[-5]


@pytest.mark.clause("EN-34", "EN-37")
def test_a_view_has_holes():
    """Unread cards have only their label, spying by others only its kind."""
    table = busy()
    named, shown = clues(table), CARD[table._rows[0].shown]
    known = {0: {"i1": 0, "x1": 0, "i2": 1, "i4": "?", "x3": "pile"}, gotham.SPECTATOR: {}}
    for viewer, places in known.items():
        lines = table.view(viewer).scene().splitlines()
        for card in CARD:
            assert f"card {card} {named[card] if card in places else '?'} {places.get(card, '?')}" in lines
        assert "answer ?" in lines
        assert "hands 1+1 2+1 0+0" in lines
        assert f"spied 0 {shown if viewer == 0 else f'{shown[0]}?'}" in lines
        assert ("read 0 i1 i2 i4- x1 x3" in lines) == (viewer == 0)
        assert ("read 0 ?" in lines) == (viewer == gotham.SPECTATOR)
        assert {"read 1 ?", "read 2 ?", "looks 5 4 0"} <= {*lines}
        assert not any(line.startswith("knows 1") for line in lines)
    assert "answer A5" in table.view(2).scene()  # an accuser has looked


def test_places_that_can_be_inferred_are_omitted():
    assert "hands" not in busy().scene()


@pytest.mark.clause("EN-33", "EN-36")
def test_the_end_is_a_position():
    found = seated(BUSY)
    found.act(1, "accuse A5")
    assert "\nround 2\n" in found.scene()
    assert "\nturn 1 over\n" in found.scene()
    assert "\nwinner 1\n" in found.scene()
    assert "answer A5" in found.view().scene()
    round_trip(found)
    late = seated("round 60\nturn 2 closing\npawns - - A1")
    late.act(2, "end")
    assert "\nround over\n" in late.scene()
    assert "winner" not in late.scene()
    round_trip(late)


@pytest.mark.clause("EN-34")
def test_a_match_continues_from_a_view():
    """Hidden cells are guessed consistently."""
    view = busy().view(1)
    table = GAME.scene(view.scene(), 9)
    assert table.legal(1) == view.legal
    table.act(1, view.legal[0])
    assert not table.over
    assert gotham.replay(table.save(), game=GAME).digest == table.digest

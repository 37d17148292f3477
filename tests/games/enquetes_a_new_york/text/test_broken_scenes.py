"""Impossible positions as text: refused with a line or a clause."""

import functools

import pytest
from hypothesis import given
from tests.fuzz import FEW, TEXTS, play_flawed, read

import gotham
from gotham.games.enquetes_a_new_york.cases.clues import CLUES
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.text.notation import CARD

from ..tables import BUSY, GAME, busy, clues, seated

A4_A5 = SQUARE.index("A4"), SQUARE.index("A5")


def changed(old, new, scene=None):
    scene = scene or busy().scene()
    assert old in scene
    return scene.replace(old, new, 1)


# ----------------------------------------------------------------------------------------- unreadable scenes


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("round 2", "round 61", "line 8: expected a whole number from 1 to 60, found “61”"),
        ("round 2", "round 0", "line 8: expected a whole number from 1 to 60, found “0”"),
        ("round 2\n", "", "line 8: expected “round”, found “starter 0”"),
        ("starter 0", "starter 3", "line 9: expected a whole number from 0 to 2, found “3”"),
        ("toss joker 1 1", "toss joker 1", "line 10: expected 3 entries"),
        ("toss joker", "toss 6", "line 10: expected “1, 2, 3, 4, 5, joker”"),
        ("turn 1 swapping", "turn 1", "line 11: expected 2 entries"),
        ("turn 1 swapping", "turn 1 sleeping", "line 11: expected “rolling, choosing, spying, .*, over”"),
        ("dice joker 4", "dice 4 joker", "line 12: expected “A, B, C, D, E, joker”"),
        ("dice joker 4", "dice joker", "line 12: expected 2 entries"),
        ("spied 0", "spied 3", "line 13: expected a whole number from 0 to 2, found “3”"),
        ("pawns B4", "pawns F4", "line 14: expected “A1, B1, .*, E5”"),
        ("pawns B4 B4 -", "pawns B4 B4", "line 14: expected 3 entries"),
        ("accused - - B2", "accused - - ?", "line 15: expected “A1, B1, .*, E5”"),
        ("\ncase 8", "\ncase 13", "line 16: expected a whole number from 1 to 12, found “13”"),
        ("answer A5", "answer ?", "line 17: “[?]” is allowed only in a view"),
        ("answer A5", "answer -", "line 17: expected “A1, B1, .*, E5”"),
        ("card i1 ", "card i2 ", "line 18: expected “i1”, found “card i2 "),
        ("card i1 ", "card i1 nowhere-", "line 18: expected “clue”, found “card i1 nowhere-"),
        ("card i10", "card", "line 27: expected 3 entries"),
        (" pile\ncard x4", " 3\ncard x4", "line 30: expected a whole number from 0 to 2, found “3”"),
        (" pile\ncard x4", " ?\ncard x4", "line 30: “[?]” is allowed only in a view"),
        ("read 0", "hands 1+1 3+0 0+0\nread 0", "line 34: expected “read”, found “hands 1[+]1"),
        ("read 0", "read 1", "line 34: expected a whole number from 0 to 0, found “1”"),
        ("read 2", "read 2 ?", "line 36: “[?]” is allowed only in a view"),
        ("read 2", "read 2 i11", "line 36: “i11” is not a card"),
        ("knows 1 0", "knows 1 1", "line 38: expected “looks”, found “knows 1 1"),
        ("knows 1 0", "knows 0 1", "line 38: expected “looks”, found “knows 0 1"),
        ("looks 5 4 0", "looks 5 4", "line 39: expected 3 entries"),
        ("looks 5", "looks -5", "line 39: expected a whole number from 0 to 4800, found “-5”"),
        ("rolls 0", "rolls ?", "line 40: expected a whole number from 0 to 4800, found “[?]”"),
        ("lots 1", "lots 1\nlots 1", "line 42: expected the end of the line, found “lots 1”"),
    ],
)
def test_unreadable_lines(old, new, line):
    with pytest.raises(gotham.Unreadable, match=line):
        GAME.scene(changed(old, new))


def test_unreadable_lines_of_a_view():
    view = busy().view(0).scene()
    for old, new, line in (
        ("hands 1+1", "hands 1", "line 35: expected a whole number from 0 to 6, found “”"),
        ("hands 1+1", "hands 11+1", "line 35: expected a whole number from 0 to 10, found “11”"),
        ("hands 1+1 2+1 0+0\n", "", "line 35: expected “hands”, found “read 0"),
        ("read 0 i1 i2 i4- x1 x3", "read 0 ?", "line 36: “[?]” is not a card"),
    ):
        with pytest.raises(gotham.Unreadable, match=line):
            GAME.scene(changed(old, new, view))


def test_a_scene_that_ends_too_early():
    with pytest.raises(gotham.Unreadable, match="the text ends too early, after line 20"):
        GAME.scene("\n".join(busy().scene().splitlines()[:20]))


# -------------------------------------------------------------------------------- scenes that break a clause


def names_of(level, kind, *squares):
    """Return the names of clues that are true on all of these squares."""
    return [
        clue.name
        for clue in CLUES
        if (clue.level, clue.kind) == (level, kind) and all(clue.truth >> square & 1 for square in squares)
    ]


def relabelled(scene, names):
    """Return a scene with other clues on some cards."""
    lines = scene.splitlines()
    for at, line in enumerate(lines):
        _, card, clue, holder = [*line.split(), "", "", ""][:4]
        if line.startswith("card ") and card in names:
            lines[at] = line.replace(f" {clue} {holder}", f" {names[card]} {holder}")
    return "\n".join(lines)


def weakened(scene, cards):
    """Return a scene with clues on some cards that are true at both A4 and A5."""
    weak = {"i": iter(names_of(1, 0, *A4_A5)), "x": iter(names_of(1, 1, *A4_A5))}
    return relabelled(scene, {card: next(weak[card[0]]) for card in cards})


@pytest.mark.parametrize(
    ("old", "new", "clause"),
    [
        pytest.param("toss joker 1", "toss 2 3", "EN-20", marks=pytest.mark.clause("EN-20")),
        pytest.param("accused - - B2", "accused - B1 B2", "EN-32", marks=pytest.mark.clause("EN-32")),
        pytest.param("pawns B4 B4 -", "pawns B4 B4 A1", "EN-32", marks=pytest.mark.clause("EN-32")),
        pytest.param("turn 1", "turn 2", "EN-32", marks=pytest.mark.clause("EN-32")),
        pytest.param(" pile\ncard x4", " 2\ncard x4", "EN-32", marks=pytest.mark.clause("EN-32")),
        pytest.param("dice joker 4\n", "", "EN-22", marks=pytest.mark.clause("EN-22")),
        pytest.param("1 swapping", "1 rolling", "EN-22", marks=pytest.mark.clause("EN-22")),
        pytest.param("1 swapping", "1 choosing", "EN-23", marks=pytest.mark.clause("EN-23")),
        pytest.param("1 swapping", "1 spying", "EN-27", marks=pytest.mark.clause("EN-27")),
        pytest.param("1 swapping", "1 taking", "EN-28", marks=pytest.mark.clause("EN-28")),
        pytest.param("1 swapping", "1 going", "EN-26", marks=pytest.mark.clause("EN-26")),
        pytest.param("pawns B4 B4", "pawns B4 A1", "EN-25", marks=pytest.mark.clause("EN-25")),
        pytest.param("pawns B4 B4", "pawns B4 -", "EN-22", marks=pytest.mark.clause("EN-22")),
        pytest.param("spied 0", "spied 1", "EN-27", marks=pytest.mark.clause("EN-27")),
        pytest.param("spied 0", "spied 2", "EN-27", marks=pytest.mark.clause("EN-27")),
        pytest.param("round 2", "round over", "EN-36", marks=pytest.mark.clause("EN-36")),
        pytest.param("1 swapping", "1 over", "EN-33", marks=pytest.mark.clause("EN-33")),
        pytest.param("case 8\nanswer", "case generated\nanswer", "EN-18", marks=pytest.mark.clause("EN-18")),
        pytest.param("case 8\nanswer", "case 7\nanswer", "EN-18", marks=pytest.mark.clause("EN-18")),
        pytest.param("option case 8", "option case generated", "EN-17", marks=pytest.mark.clause("EN-17")),
        pytest.param("accused - - B2", "accused - - A5", "EN-31", marks=pytest.mark.clause("EN-31")),
        pytest.param("accused - - B2", "accused - - B2\nwinner 0", "EN-31", marks=pytest.mark.clause("EN-31")),
        pytest.param("i4- x1", "i4- i4 x1", "EN-13", marks=pytest.mark.clause("EN-13")),
        pytest.param("read 0 i1 i2", "read 0 i2", "EN-34", marks=pytest.mark.clause("EN-34")),
        pytest.param("read 0 i1 i2", "read 0 i1- i2", "EN-34", marks=pytest.mark.clause("EN-34")),
        pytest.param("knows 0 1 ", "knows 0 1 i5 ", "EN-34", marks=pytest.mark.clause("EN-34")),
        pytest.param("i4- x1 x3", "i3 i4- x1 x3", "EN-34", marks=pytest.mark.clause("EN-34")),
    ],
)
def test_a_position_that_breaks_a_clause(old, new, clause):
    scene = changed(old, new)
    if new == "1 spying":  # where nobody is
        scene = scene.replace("pawns B4 B4", "pawns - B4")
    if new == "1 choosing":  # without a joker
        scene = scene.replace("dice joker", "dice B")
    with pytest.raises(gotham.Illegal) as error:
        GAME.scene(scene)
    assert error.value.clause == clause
    about = "i4 appears twice" if clause == "EN-13" else GAME.words()(f"clause-{clause}")
    assert about in str(error.value)


@pytest.mark.clause("EN-12", "EN-13", "EN-14")
def test_an_impossible_case():
    named, true = clues(busy()), names_of(1, 0, A4_A5[1])
    for names, clause in (
        ({"i5": next(name for name in names_of(1, 0) if name not in true)}, "EN-12"),
        ({"i5": names_of(1, 1)[0]}, "EN-13"),
        ({"i5": names_of(2, 0)[0]}, "EN-13"),
        ({"i5": named["i6"]}, "EN-13"),
    ):
        with pytest.raises(gotham.Illegal) as error:
            GAME.scene(relabelled(busy().scene(), names))
        assert error.value.clause == clause
    with pytest.raises(gotham.Illegal, match="EN-12"):
        GAME.scene(changed("answer A5", "answer E1"))
    with pytest.raises(gotham.Illegal, match="EN-14"):
        GAME.scene(weakened(busy().scene(), CARD))


@pytest.mark.clause("EN-34")
def test_a_view_cannot_contain_hidden_information():
    table = busy()
    named, shown = clues(table), CARD[table._rows[0].shown]
    for viewer, old, new in (
        (0, "answer ?", "answer A5"),
        (gotham.SPECTATOR, "answer ?", "answer A5"),
        (2, "answer A5", "answer ?"),
        (0, "card i5 ? ?", f"card i5 {named['i5']} ?"),
        (0, "card i5 ? ?", "card i5 ? pile"),
        (0, "card i3 ? ?", "card i3 ? 1"),
        (0, f"card i4 {named['i4']} ?", "card i4 ? ?"),
        (0, f"card i4 {named['i4']} ?", f"card i4 {named['i4']} pile"),
        (0, "read 0 i1", "read 0 i1 i5"),
        (0, "read 1 ?", "read 1"),
        (0, "\nlooks", "\nknows 1 0 i1\nlooks"),
        (gotham.SPECTATOR, "read 0 ?", "read 0 i1"),
        (gotham.SPECTATOR, f"spied 0 {shown[0]}?", f"spied 0 {shown}"),
        (0, f"spied 0 {shown}", f"spied 0 {shown[0]}?"),
    ):
        with pytest.raises(gotham.GothamError):
            GAME.scene(changed(old, new, table.view(viewer).scene()))


@pytest.mark.clause("EN-13")
def test_a_view_with_inconsistent_hands():
    view = busy().view(0).scene()
    for hands in ("0+1 2+1 0+0", "1+1 9+1 1+0", "1+1 2+0 5+6"):
        with pytest.raises(gotham.Illegal) as error:
            GAME.scene(changed("hands 1+1 2+1 0+0", f"hands {hands}", view))
        assert error.value.clause == "EN-13"


@pytest.mark.clause("EN-12", "EN-14")
def test_a_view_with_clues_that_fit_no_case():
    """Two clues that leave no square, and fifteen that leave more than the last card could exclude twice."""
    with pytest.raises(gotham.Illegal, match="EN-12"):
        GAME.scene(relabelled(seated("0 holds i1 i2").view(0).scene(), {"i1": "row-1", "i2": "row-2"}))
    with pytest.raises(gotham.Illegal, match="EN-14"):
        GAME.scene(weakened(seated("0 holds i1..i10 x1..x5").view(0).scene(), CARD[:15]))


# --------------------------------------------------------------------------------------------- any text


@functools.cache
def scenes():
    """Positions as states and as views."""
    end = seated(BUSY)
    end.act(1, "accuse A5")
    views = [busy().view(viewer).scene() for viewer in (0, 2, gotham.SPECTATOR)]
    return [busy().scene(), end.scene(), *views]


@FEW
@given(text=TEXTS)
def test_any_text(text):
    read(GAME.scene, text)
    read(GAME.scene, scenes()[0].replace("pile", text, 1))


@pytest.mark.parametrize("place", range(5))
def test_a_flawed_scene_is_refused_or_can_be_played(place):
    play_flawed(GAME.scene, scenes()[place])


@pytest.mark.parametrize("field", ["knows", "located", "clue", "holder", "held", "answer", "shown", "victim"])
def test_an_impossible_record_is_refused(field):
    """Records are read without a scene; a view without a possible guess must be detected too."""
    record = busy().record(0).splitlines()
    at = next(at for at, line in enumerate(record) if line.startswith(f"  {field} "))
    for value in ("?", "0", "5", "-1"):
        line = " ".join([f"  {field}", *[value] * len(record[at].split()[1:])])
        if line != record[at]:
            with pytest.raises(gotham.GothamError):
                gotham.read_record("\n".join([*record[:at], line, *record[at + 1 :]]) + "\n", GAME)

"""The drawing of the city, the players and the clues."""

import itertools
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from gotham.engine import SPECTATOR
from gotham.games.enquetes_a_new_york.rules.board import DISTRICT_OF, KIND_OF, KINDS, PLACES, PLACES_AT, SIDE, SQUARE
from gotham.games.enquetes_a_new_york.text.notation import PHASE
from gotham.games.enquetes_a_new_york.ui import terminal
from gotham.i18n.catalogue import LANGUAGES

from ..tables import GAME, NAMES, TABLE, ramble, said, seated, seen

LONG = tuple(f"{name} with a name that goes on and on" for name in NAMES)
LOT, EDGE = 12, 2  # columns of a square with its wall, and before the first


def drawn(view, names=NAMES, language="en", width=79, height=24, colour=None):
    """Return a drawing as lines."""
    console = Console(
        width=width, height=height, color_system=colour, force_terminal=colour is not None, legacy_windows=False
    )
    with console.capture() as caught:
        console.print(terminal.draw(view, names.__getitem__, GAME.words(language)))
    return caught.get().splitlines()


def square(lines, name):
    """Return the two lines inside a square of the map."""
    row, column = divmod(SQUARE.index(name), SIDE)
    start = EDGE + column * LOT + 1
    return [line[start : start + LOT - 1].rstrip() for line in lines[2 + 3 * row : 4 + 3 * row]]


def seat(lines, number):
    """Return the line of a player."""
    text = "\n".join(lines[17:])
    return re.search(rf"[▸★ ]{number} \S.{{34}}", text)[0].rstrip()


# --------------------------------------------------------------------------------------------- every drawing


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_phase_fits_for_every_viewer(players):
    """With long names; and has no message without a text."""
    phases = set()
    for seed, level in enumerate("12"):
        for count, match in enumerate(itertools.islice(ramble(players, seed, {"level": level}), 120)):
            phase = PHASE[match.view().state.phase]
            if phase not in phases or count % 15 == 0:
                for viewer in (0, players - 1, SPECTATOR):
                    check_drawing(match.view(viewer), LANGUAGES[count % 4])
            phases.add(phase)
    assert phases >= {"rolling", "choosing", "spying", "swapping", "going", "closing"}


def check_drawing(view, language):
    lines = drawn(view, LONG, language)
    assert max(map(cell_len, lines)) <= 79
    assert len(lines) <= 28  # long names in the first round
    assert not re.search(r"(draw|own|log|case|round|to|start)-[a-z]", "\n".join(lines))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["rolling", "choosing", "spying", "taking", "swapping", "going", "closing"])
def test_every_phase_in_every_language(language, phase):
    position = {
        "rolling": "turn 0 rolling",
        "choosing": "turn 0 choosing\ndice joker joker",
        "taking": "turn 0 taking\npawns A1 B2 C3",
        "spying": "turn 0 spying\npawns B4 B4 C3",
        "swapping": "turn 0 swapping\npawns B4 A1 C3",
        "going": "turn 0 going\npawns C3 B4 A1",
        "closing": "turn 0 closing\npawns B4 A1 C3",
    }[phase]
    s = seated(f"players 3\n{position}\n0 holds i1 x1\n1 holds i2..i10")
    for viewer in GAME.viewers(s.players):
        view = s.view(viewer)
        check_drawing(view, language)
        assert (
            " ".join(drawn(view, language=language)).count("Ada") >= 2
        )  # the player on turn, in the title and in the list


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawing_has_24_lines_on_a_low_screen(language):
    s = seated("players 4\nround 9\nturn 0 closing\npawns B4 B4 E5 E5\n0 holds i1..i5 x1..x3\n1 holds i6")
    assert len(drawn(s.view(0), language=language)) <= 24
    s = seated("players 6\nround 9\nturn 0 closing\npawns B4 B4 E5 E5 E5 E5\n0 holds i1..i5 x1..x3\n1 holds i6")
    assert len(drawn(s.view(0), language=language)) <= 25


def test_colours_repeat_letters():
    view = seen(TABLE)
    for colour in ("standard", "256", "truecolor"):
        coloured = "\n".join(drawn(view, colour=colour))
        assert re.sub(r"\x1b\[[0-9;]*m", "", coloured).splitlines() == drawn(view)
        assert "\x1b[" in coloured


# --------------------------------------------------------------------------------------------------- the city


@pytest.mark.clause("EN-02")
def test_letters_from_the_west_and_numbers_from_the_north():
    lines = drawn(seen())
    assert lines[0].split() == [*"ABCDEN"]
    assert [line[0] for line in lines[1:17]] == [*" 1  2  3  4  5  "]
    assert [line[63:].strip() for line in lines[:3]] == ["N", "W ┼ E", "S"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.clause("EN-05", "EN-04")
def test_every_square_shows_its_kind_and_its_places(language):
    lines, words = drawn(seen(), language=language), GAME.words(language)
    for number, name in enumerate(SQUARE):
        kind, places = square(lines, name)
        assert kind == words("draw-kind", kind=KINDS[KIND_OF[number]])
        codes = [words("draw-code", id=PLACES[place]) for place in PLACES_AT[number]]
        assert places.replace(" ", "") == "".join(codes)


@pytest.mark.clause("EN-03")
def test_walls_are_at_the_borders_of_districts():
    lines = drawn(seen())
    for number in range(len(SQUARE)):
        row, column = divmod(number, SIDE)
        left = lines[2 + 3 * row][EDGE + column * LOT]
        assert (left == "┊") == (column > 0 and DISTRICT_OF[number] == DISTRICT_OF[number - 1])
        above = lines[1 + 3 * row][EDGE + column * LOT + 11]
        assert (above == "┈") == (row > 0 and DISTRICT_OF[number] == DISTRICT_OF[number - SIDE])


@pytest.mark.clause("EN-03")
def test_every_district_is_named_on_its_wall():
    lines = drawn(seen())
    named = [re.findall(r"[A-Z][a-z]+(?: [A-Z][a-z]*\.?)?", line[:63]) for line in lines[1:17:3]]
    assert named[:2] == [["New Jersey", "Bronx", "Brentwood"], ["Manhattan", "Queens"]]
    assert named[2:4] == [["Queens"], ["Staten I.", "Brooklyn", "Queens"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_two_letters_of_its_own(language):
    words, lines = GAME.words(language), drawn(seen(), language=language)
    codes = [words("draw-code", id=place) for place in PLACES]
    assert len({*codes}) == len(PLACES)
    assert {cell_len(code) for code in codes} == {2}
    legend = [line[64:].rstrip() for line in lines[3:15]]
    assert legend == [f"{code} {words('draw-place', id=place)}" for code, place in zip(codes, PLACES, strict=True)]
    assert max(map(cell_len, legend)) <= 15


def test_pawns_stand_on_their_squares():
    lines = drawn(seen(TABLE))
    assert square(lines, "B4")[0] == "Swap     01"
    assert square(lines, "E5")[0] == "Info      2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_pawns_on_a_square_are_all_drawn(language):
    """The rest of the name of the kind is still unique."""
    s = seated("players 6\nturn 0 closing\npawns C2 C2 C2 C2 C2 C2")
    kind, places = square(drawn(s.view(0), language=language), "C2")
    assert kind.endswith(" 012345")
    assert len(places) == 10
    words = GAME.words(language)
    assert len({words("draw-kind", kind=kind)[:4] for kind in KINDS}) == len(KINDS)


@pytest.mark.clause("EN-32")
def test_wrong_accusations_are_marked_on_the_map_and_in_the_list():
    s = seated("players 3\naccused - C2 -\npawns A1 - D5")
    lines = drawn(s.view(0))
    assert square(lines, "C2")[0].endswith("×")
    assert seat(lines, 1).split() == ["1", "Bob", "out:", "not", "C2"]


@pytest.mark.clause("EN-16", "EN-34")
def test_only_viewers_who_know_the_answer_see_it():
    s = seated("players 3\naccused - C2 -\npawns A1 - D5")
    for viewer in GAME.viewers(s.players):
        lines = drawn(s.view(viewer))
        assert ("◆" in square(lines, "A5")[0]) == (viewer == 1)
        assert ("The thief and the diamond are at A5 (Swap a card, Staten Island)." in lines) == (viewer == 1)
        assert "\n".join(lines).count("◆") == (viewer == 1)


@pytest.mark.clause("EN-33")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_the_winner_and_the_answer(language):
    s = seated("players 3\npawns A1 B1 C1\n0 holds i1 i2")
    s.act(0, "accuse A5")
    for viewer in GAME.viewers(s.players):
        check_drawing(s.view(viewer), language)
        lines = drawn(s.view(viewer), language=language)
        assert "◆" in square(lines, "A5")[0]
        assert seat(lines, 0)[:5] == "★0 Ad"
        assert "▸" not in "\n".join(lines)
        assert len(lines) == 21  # and no other clues
    assert drawn(s.view(0))[17:19] == [
        "Ada has found the thief and the diamond, and wins.",
        "The thief and the diamond are at A5 (Swap a card, Staten Island).",
    ]


# -------------------------------------------------------------------------------- dice, players and piles


def test_the_dice_and_the_next_task():
    assert "[joker] [4] Ada ends the turn or accuses." in drawn(seen(TABLE))
    assert "Ada rolls the dice or accuses." in drawn(seen())


@pytest.mark.clause("EN-20")
def test_the_starter_is_explained_in_the_first_round():
    line = next(line for line in seated("").view(0).describe(name=NAMES.__getitem__) if line.startswith("Rolled"))
    assert line in drawn(seen())
    assert "Rolled" not in "\n".join(drawn(seen("round 2")))


def test_the_frame_shows_the_case_and_the_round():
    assert "Level 1, case 8" in drawn(seen(TABLE))[16]
    assert "Round 4 of 60." in drawn(seen(TABLE))[16]


@pytest.mark.clause("EN-34")
def test_everybody_sees_hands_and_piles_by_kind():
    s = seated(TABLE)
    for viewer in GAME.viewers(s.players):
        lines = drawn(s.view(viewer))
        assert [line[64:].split() for line in lines[15:17]] == [["Piles", "Info", "6"], ["Expert", "4"]]
        assert seat(lines, 0).startswith("▸0 Ada")
        assert seat(lines, 0).endswith("B4 Info 2 Expert 1")
        assert seat(lines, 1).endswith("B4 Info 1 Expert 1")
        assert [" (you)" in seat(lines, each) for each in range(3)] == [each == viewer for each in range(3)]
    assert seat(drawn(seen()), 0).endswith("–  Info 0 Expert 0")


# --------------------------------------------------------------------------------------------------- the clues


def unwrapped(lines):
    """Return the lines below the players, with wrapped lines joined."""
    return re.sub(r"\n {4}", " ", "\n".join(lines[18:]))


@pytest.mark.clause("EN-34")
def test_only_viewers_who_have_read_a_clue_see_it():
    s = seated(TABLE)
    told = unwrapped(drawn(s.view(0), height=60))
    assert f"i1  {said(s, 'i1')}\ni2  {said(s, 'i2')}\nx3  {said(s, 'x3')}\n" in told
    assert f"i4  [with Bob] {said(s, 'i4')}\ni9  [in the pile] {said(s, 'i9')}" in told
    assert f"x2  [location unknown] {said(s, 'x2')}" in told
    assert re.findall(r"^([ix]\d+) ", told, re.MULTILINE) == ["i1", "i2", "x3", "i4", "i9", "x2"]
    for viewer, known in ((1, ["i4", "x1"]), (2, ["i5"]), (SPECTATOR, [])):
        told = unwrapped(drawn(s.view(viewer), height=60))
        assert re.findall(r"^([ix]\d+) ", told, re.MULTILINE) == known


def test_clues_that_do_not_fit_are_left_to_a_command():
    s = seated("players 2\nround 9\n0 holds i1..i10 x1..x6")
    shown = []
    for height in (24, 45, 55, 90):
        lines = drawn(s.view(0), height=height)
        shown.append(len(re.findall(r"^[ix]\d+ ", "\n".join(lines), re.MULTILINE)))
        rest = [f"{16 - shown[-1]} more clues: type “clues”"] if shown[-1] < 16 else []
        assert [line for line in lines if "more clue" in line] == rest
    assert 0 < shown[0] < shown[1] < shown[2] < shown[3] == 16

"""Chinatown in the terminal: the drawing for every viewer, the commands, and short input."""

import re

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.games.chinatown.haggling import NAMES, haggle
from tests.games.chinatown.position import all_done, chinatown, keep_all, lay, offer, strike

from gotham.engine import SPECTATOR
from gotham.games.chinatown.rules.material import NAMES as TYPES
from gotham.games.chinatown.ui import terminal
from gotham.i18n.catalogue import LANGUAGES

GAME = chinatown()
LONG = ("Ada", "Bartholomew the Third of Brooklyn", "紐約唐人街的老闆娘", "Dee", "Eve")  # wide letters too
COLUMNS = (*range(0, 28, 7), *range(29, 50, 7), *range(51, 79, 7))  # the first buildings of each block
TABLE = """
    round 2
    0 owns 1 2 7
    1 owns 5 6
    0 holds sea-food 2 radios 1
    1 holds laundry 2
    0 built restaurant 16 17 19 20
    0 built restaurant 22 24
    1 built pharmacy 43 44
    2 built radios 71
    turned 3
    money 5 6 4
"""


@pytest.fixture
def table():
    laid = lay(TABLE)
    laid.names = NAMES[:3]
    return laid


def drawn(view, names=NAMES, language="en", width=79, colour=None):
    """Return a drawing as lines."""
    console = Console(width=width, color_system=colour, force_terminal=colour is not None, legacy_windows=False)
    with console.capture() as caught:
        console.print(terminal.draw(view, names.__getitem__, GAME.words(language)))
    return caught.get().splitlines()


def building(lines, number):
    """Return the text after the number of a building."""
    cells = [line[start : start + 6] for line in lines if "│" in line for start in COLUMNS]
    return next(cell[2:] for cell in cells if cell[:2] == f"{number:>2}")


def seat(lines, number):
    """Return the row of a seat."""
    return next(line for line in lines if re.match(rf"[▸ ] {number}  ", line))


# --------------------------------------------------------------------------------------------- every drawing


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_phase_fits_for_every_viewer(players):
    """And has no message without a text."""
    options = {4: {"placement": "first-player", "map": "reprint"}, 5: {"prosperity": "off"}}.get(players, {})
    phases = set()
    for count, table in enumerate(haggle(players, 1, options, drafts=3, rounds=2)):
        phases.add(int(table.view().state.phase))
        if count % 9 == 0:
            for viewer in table.game.viewers(players):
                lines = drawn(table.view(viewer), LONG, LANGUAGES[count % 4])
                assert max(map(cell_len, lines)) <= 79
                assert not re.search(r"(draw|own|log|offer|command)-[a-z]", "\n".join(lines))
    assert phases == {0, 1, 2}


def test_the_end_fits_in_every_language():
    *_, table = haggle(3, 2, drafts=0)
    assert table.over
    for language in LANGUAGES:
        lines = drawn(table.view(), LONG, language)
        assert max(map(cell_len, lines)) <= 79
        assert GAME.words(language)("draw-won") in seat(lines, table.winners[0])
        assert not any(line.endswith(" ?") for line in lines)  # all money is shown


def test_the_map_has_every_building_once_and_its_streets():
    for name in ("default", "reprint"):
        lines = drawn(GAME.table(3, 1, {"map": name}).view())
        rows = [line for line in lines if "│" in line or "┼" in line]
        assert len(rows) == 11
        assert sorted(map(int, re.findall(r"\d+", " ".join(rows)))) == [*range(1, 86)]
        assert {len(re.findall("[│┼]", row)) for row in rows} == {2}
        columns = {place.start() for row in rows for place in re.finditer("[│┼]", row)}
        assert len(columns) == 2


def test_colours_repeat_letters(table):
    coloured = "\n".join(drawn(table.view(0), colour="standard"))
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured).splitlines() == drawn(table.view(0))
    assert "\x1b[" in coloured


# ------------------------------------------------------------------------------------------------- buildings


def test_owners_shops_and_finished_ones(table):
    lines = drawn(table.view())
    assert building(lines, 1) == " 0  "
    assert building(lines, 43) == " 1PH"
    assert building(lines, 71) == " 2RA"
    assert building(lines, 3) == "    "
    # Of the six restaurants four are a finished shop and two are not  CT-33
    marks = [building(lines, number) for number in (16, 17, 19, 20, 22, 24)]
    assert sorted(marks) == [" 0RE"] * 2 + ["*0RE"] * 4
    assert "* finished" in lines


def test_every_type_has_two_letters_of_its_own():
    assert len(set(terminal.SIGN)) == len(TYPES)
    legend = "\n".join(drawn(GAME.table(3, 1).view()))
    for kind, sign in enumerate(terminal.SIGN):
        assert f"{sign.upper()} {GAME.words()('shop', kind=TYPES[kind])}" in legend
    assert "1 2 4 6 8 14" in legend


def test_only_viewers_who_know_a_promise_see_its_mark(table):
    strike(table, 0, "build 1 sea-food", "empty 2", "cash 1 0 1,000", secret=True)
    lines = drawn(table.view(0))
    assert (building(lines, 1), building(lines, 2)) == ("!0sf", "!0--")
    assert "Promised secretly: Ada leaves building 2 empty this round." in lines
    for viewer in (2, SPECTATOR):
        lines = drawn(table.view(viewer))
        assert (building(lines, 1), building(lines, 2)) == (" 0  ", " 0  ")


def test_only_the_owner_sees_prepared_tiles(table):
    all_done(table)
    table.act(0, "place 1 sea-food")
    lines = drawn(table.view(0))
    assert building(lines, 1) == "+0sf"
    assert "SF " in seat(lines, 0)
    assert "SF×2" not in seat(lines, 0)
    for viewer in (1, 2, SPECTATOR):
        lines = drawn(table.view(viewer))
        assert building(lines, 1) == " 0  "
        assert "SF×2" in seat(lines, 0)


def test_only_the_owner_sees_dealt_cards():
    table = GAME.table(3, 1)
    table.act(0, table.legal(0)[0])
    own, other = drawn(table.view(0)), drawn(table.view(1))
    assert sum("?" in building(own, number) for number in range(1, 86)) == 6
    assert sum("×" in building(own, number) for number in range(1, 86)) == 1
    assert sum("?" in building(other, number) for number in range(1, 86)) == 7
    assert "×" not in "".join(other)
    assert not set(drawn(table.view())) & {"? dealt to you"}


# ----------------------------------------------------------------------------------------- seats and offers


def test_only_the_owner_sees_their_money(table):
    for viewer in (0, 1, 2, SPECTATOR):
        lines = drawn(table.view(viewer))
        shown = [not seat(lines, each).endswith("?") for each in range(3)]
        assert shown == [each == viewer for each in range(3)]
    assert seat(drawn(table.view(1)), 1).endswith(" $6,000")


def test_done_players_are_marked(table):
    table.act(1, "done")
    lines = drawn(table.view(0))
    assert "Ada (you)" in seat(lines, 0)
    assert seat(lines, 0).startswith("▸")
    assert not seat(lines, 1).startswith("▸")
    assert " done " in seat(lines, 1)
    assert " negotiates " in seat(lines, 2)


def test_placing_in_turn():
    table = lay("option placement first-player\nmarker 1")
    all_done(table)
    lines = drawn(table.view())
    assert "Bob places first." in lines[5]
    assert [word for each in range(3) for word in ("places", "waits") if f" {word} " in seat(lines, each)] == [
        "waits",
        "places",
        "waits",
    ]


def test_incomes_and_prosperity_cards():
    table = GAME.table(3, 1)
    keep_all(table)
    all_done(table)
    assert seat(drawn(table.view()), 0).split()[-2:] == ["-", "?"]
    for each in range(3):
        table.act(each, next(text for text in table.legal(each) if text != "done"), "done")
    lines = drawn(table.view())
    s = table.view().state
    for each in range(3):
        assert f" ${s.income[each, 0] + s.bonus[each, 0]},000 " in seat(lines, each)
    assert re.search(r"Prosperity so far: (\d\+\d|–)\.", "\n".join(lines))


def test_offers_are_numbered_and_only_parties_see_secret_ones(table):
    offer(table, 1, "give 5 0", "cash 0 1 3,000")
    offer(table, 1, "give 6 2", secret=True)
    assert " 1  1  Open offer of Bob: Ada pays $3,000 to Bob. Bob gives building 5 to Ada." in "\n".join(
        drawn(table.view(0))
    )
    assert "building 6" not in "\n".join(drawn(table.view(0)))
    assert "building 6" not in "\n".join(drawn(table.view()))
    assert " 2  1  Secret offer of Bob: Bob gives building 6 to Cy." in "\n".join(drawn(table.view(2)))


def test_only_the_author_sees_a_draft(table):
    table.act(0, "draft", "give 1 1")
    assert "Your draft: Ada gives building 1 to Bob." in drawn(table.view(0))
    for viewer in (1, 2, SPECTATOR):
        assert "draft" not in "\n".join(drawn(table.view(viewer)))


def test_short_answers_use_the_number(table):
    offer(table, 1, "give 5 0", "cash 0 1 3,000")
    name, words = NAMES.__getitem__, GAME.words()

    def label(seat, text):
        return terminal.label(table.view(seat), GAME.read(text), words, name)

    assert label(0, "yes 1 0+1 openly") == "yes to 1: the open offer of Bob to Ada"
    assert label(0, "no 1 0+1 openly") == "no to 1: the open offer of Bob to Ada"
    assert label(1, "withdraw 0+1 openly") == "withdraw 1: the open offer of Bob to Ada"
    assert label(2, "done") == "finish negotiating"


# --------------------------------------------------------------------------------------------------- commands


def asked(command, view):
    return list(terminal.COMMANDS[command](view, NAMES.__getitem__, GAME.words()))


def test_income_explains_every_shop(table):
    lines = asked("income", table.view())
    assert lines[0] == "Ada: the shops pay $10,000 as they stand."
    assert any("finished" in line and "$8,000" in line and "CT-33" in line for line in lines)
    assert "Cy: the shops pay $1,000 as they stand." in lines


def test_offers_show_how_to_answer(table):
    assert asked("offers", table.view()) == ["There are no offers that you can see."]
    offer(table, 1, "give 5 0", "cash 0 1 3,000")
    assert asked("offers", table.view(0))[0].endswith("Answer “yes 1 0+1 openly” or “no 1 0+1 openly”.")
    assert asked("offers", table.view(1))[0].endswith("Take it back with “withdraw 0+1 openly”.")
    assert asked("offers", table.view(2))[0].endswith("Waiting for: Ada.")


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_moves_can_be_typed_as_shown(table, viewer):
    lines = asked("moves", table.view(viewer))
    assert [line.split()[0] for line in lines[:6]] == ["give", "tile", "cash", "build", "empty", "owe"]
    deal = lines[-1].split(": ", 1)[1]
    for text in terminal.compose(deal.split("; ")):
        GAME.read(text)


# --------------------------------------------------------------------------------------------------- input


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place 12 SF", "place 12 sea-food"),
        ("tile ra 0 1", "tile radios 0 1"),
        ("build 12 Radios", "build 12 radios"),
        ("cash 1 0 5000", "cash 1 0 5,000"),
        ("cash 1 0 5.000", "cash 1 0 5,000"),
        ("owe 1 0 12,000", "owe 1 0 2,000; owe 1 0 10,000"),
        ("cash 1 0 905000", "cash 1 0 5,000; cash 1 0 900,000"),
        ("cash 1 0 5", "cash 1 0 5"),
        ("cash 1 0 0", "cash 1 0 0"),
        ("cash 1 0 1500", "cash 1 0 1500"),
        ("cash 1 0 1000000", "cash 1 0 1000000"),
        ("cash 1 0 ²000", "cash 1 0 ²000"),
        ("cash 1", "cash 1"),
        ("yes 1 0+1 openly", "yes 1 0+1 openly"),
        ("", ""),
        (
            "draft; owe 1 0 2,000; give 12 1; cash 0 1 7,000; give 3 1; propose openly",
            "draft; give 3 1; give 12 1; cash 0 1 7,000; owe 1 0 2,000; propose openly",
        ),
        ("no 1 0+1 openly; draft; empty 2; give 2 1; drop", "no 1 0+1 openly; draft; give 2 1; empty 2; drop"),
        ("give 99 1; give 12", "give 99 1; give 12"),
    ],
)
def test_compose(typed, meant):
    assert "; ".join(terminal.compose(typed.split("; "))) == meant


def test_a_composed_deal_is_legal(table):
    table.act(1, *terminal.compose(["draft", "owe 0 1 12000", "give 5 0", "cash 0 1 3000", "propose openly"]))
    table.act(0, "yes 1 0+1 openly")
    assert table.view().state.owner[4] == 0

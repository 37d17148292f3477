"""Positions as text: written, read back unchanged, and refused with a clause or a line if impossible."""

import functools

import pytest
from hypothesis import given
from tests.fuzz import FEW, TEXTS, play_flawed, read
from tests.games.chinatown.haggling import haggle
from tests.games.chinatown.position import all_done, chinatown, lay, offer, state, strike
from tests.patience import first_only

import gotham
from gotham.games.chinatown.rules.state import NEGOTIATING, NO_CARD, NO_PROMISE, NO_SHOP
from gotham.match.scene import read_scene

GAME = chinatown()
OPTIONS = {
    3: {},
    4: {"placement": "first-player", "prosperity": "off", "map": "reprint", "offers": "3"},
    5: {"street-variant": "on", "offers": "10"},
}
TABLE = """
    0 owns 1 2
    1 owns 5
    2 owns 16
    0 holds sea-food 2 radios 1
    1 built pharmacy 43 44
    money 5 6 4
"""


def bargaining():
    """A table with every part of a negotiation."""
    table = lay(TABLE)
    strike(table, 0, "build 5 jeans", "cash 0 1 1,000")
    strike(table, 2, "empty 16", "owe 0 2 2,000", secret=True)
    strike(table, 1, "owe 1 0 1,000")
    offer(table, 0, "give 1 1", "tile sea-food 0 1", "tile sea-food 0 1", "cash 1 0 3,000", "cash 2 0 1,000")
    offer(table, 0, "give 1 2", secret=True)
    offer(table, 1, "empty 5", "build 2 radios", "owe 0 1 900,000")
    table.act(0, "draft", "give 5 0", "empty 5")
    table.act(2, "draft")
    table.act(2, "drop")
    table.act(2, "done")
    return table


BARGAINING = """\
gotham scene 1
game chinatown 3
players 3
option prosperity on
option placement free
option street-variant off
option map default
option offers 30
option money hidden
option tiles open
round 1 negotiating
marker 1
ready 2
turned
income 0
income 1
income 2
money 0 4,000 got 5,000 gave 1,000
money 1 7,000 got 7,000 gave 0
money 2 4,000 got 4,000 gave 0
owns 0 1 2 79 82 85
owns 1 5 43=pharmacy 44=pharmacy 78 81 84
owns 2 16 77 80 83
tiles 0 2*sea-food 2*jeans 3*restaurant laundry radios
tiles 1 2*jeans 2*restaurant laundry
tiles 2 2*jeans 2*restaurant laundry
struck 1 0 1 2
left 27 28 29
steps 147 150 149
promise 5 jeans 0+1 openly
promise 16 empty 0+2 secretly
owe 1 0 1,000 openly
owe 0 2 2,000 secretly
draft 0 give 5 0 by 1; empty 5 by 0
offer 0 0+2 secretly yes 0 : give 1 2 by 0
offer 0 0+1+2 openly yes 0 : give 1 1 by 0; tile sea-food 0 1; tile sea-food 0 1; cash 1 0 3,000; cash 2 0 1,000
offer 1 0+1 openly yes 1 : build 2 radios by 0; empty 5 by 1; owe 0 1 900,000
"""


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
        assert GAME.scene(view.scene(), 7).view(viewer) == view
        assert read_scene(GAME, view.scene()).view.tobytes() == view.rows.tobytes()


# ------------------------------------------------------------------------------------------ valid scenes


def sort(table):
    """Return the kind of a position: every kind is tested a few times, not every position."""
    s = table._rows[0]
    kind = int(s.phase), table.over, (s.drafting > 0).any(), (s.drafting > 1).any(), (s.name > 0).any()
    return *kind, (s.promise < NO_PROMISE).any(), (s.owed > 0).any(), (s.plan < NO_SHOP).any(), (s.name[:, 1] > 0).any()


@pytest.mark.parametrize("players", first_only(OPTIONS))
def test_every_position_of_a_match_can_be_written_and_read(players):
    long = players == 3
    tried = []
    for table in haggle(players, 3, OPTIONS[players], drafts=4 if long else 9, rounds=6 if long else 2):
        if tried.count(sort(table)) < (2 if long else 1):
            tried.append(sort(table))
            round_trip(table)
    assert len(set(tried)) > 9
    assert {phase for phase, *_ in tried} == {0, 1, 2}
    assert any(over for _, over, *_ in tried) == long
    assert all(any(kind[place] for kind in tried) for place in range(2, 9)) or not long


def test_a_bargaining_table_can_be_written_and_read():
    round_trip(bargaining())


@pytest.mark.clause("CT-36")
def test_a_view_has_holes():
    table = bargaining()
    for viewer, secret in ((0, True), (1, False), (2, True), (gotham.SPECTATOR, False)):
        lines = table.view(viewer).scene().splitlines()
        assert [line.split()[2] for line in lines if line.startswith("money")].count("?") == (
            3 if viewer == gotham.SPECTATOR else 2
        )
        assert ("offer 0 0+2 secretly yes 0 : give 1 2 by 0" in lines) == secret
        assert ("promise 16 empty 0+2 secretly" in lines) == secret
        assert ("draft 0 give 5 0 by 1; empty 5 by 0" in lines) == (viewer == 0)
        assert "promise 5 jeans 0+1 openly" in lines
    start = GAME.table(3, 1)
    assert "\ndealt 0 5 11 17 18 37 43 46\ndealt 1 ?\ndealt 2 ?\n" in start.view(0).scene()
    assert "\ndealt 0 ?\n" in start.view().scene()
    all_done(placing := lay(TABLE))
    placing.act(0, "place 1 radios")
    assert placing.view(0).scene().endswith("\nplan 0 1=radios\nplan 1 ?\nplan 2 ?\n")
    assert placing.view(1).scene().endswith("\nplan 0 ?\nplan 1\nplan 2 ?\n")


def test_how_a_position_is_written():
    assert bargaining().scene() == BARGAINING


@pytest.mark.clause("CT-28", "CT-36")
def test_a_debt_that_a_third_party_knows():
    table = lay("players 4\nmoney 5 5 5 5")
    strike(table, 1, "cash 1 0 1,000", "owe 0 2 3,000", secret=True)
    assert "\nowe 0 2 3,000 secretly\nheard 1 0 2 3,000\n" in table.scene()
    for viewer, knows in ((0, True), (1, True), (2, True), (3, False), (gotham.SPECTATOR, False)):
        assert ("owe 0 2" in table.view(viewer).scene()) == knows
        assert "heard" not in table.view(viewer).scene()
    round_trip(table)


def test_past_rounds_are_written():
    table = lay("round 3\nturned 5 8\nmoney 9 5 5")
    scene = table.scene()
    assert "\nturned 5+6 blank3\nincome 0 4,000+0 0+0\nincome 1 0+0 0+0\n" in scene
    assert same(table, GAME.scene(scene))


def test_a_match_continues_from_a_position():
    """The last acceptance of an offer from a scene settles it."""
    table = GAME.scene(bargaining().scene(), 1)
    table.act(1, "yes 0 0+1+2 openly")
    table.act(2, "yes 0 0+1+2 openly")
    assert state(table).owner[0] == 1
    assert state(table).money[:3].tolist() == [8, 4, 3]
    assert state(table).phase == NEGOTIATING
    again = gotham.replay(table.save(), game=GAME)
    assert again.digest == table.digest


def test_sums_can_be_written_without_commas():
    table = lay(TABLE)
    assert same(table, GAME.scene(table.scene().replace("4,000", "4000")))


# ----------------------------------------------------------------------------------------- unreadable scenes


def changed(old, new, scene=None):
    scene = scene or BARGAINING
    assert old in scene
    return scene.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("round 1 negotiating", "round 7 negotiating", "line 11: expected a whole number from 1 to 6, found “7”"),
        ("round 1 negotiating", "round 1", "line 11: expected 2 entries"),
        ("negotiating", "sleeping", "line 11: expected “keeping, negotiating, placing”"),
        ("marker 1", "marker 3", "line 12: expected a whole number from 0 to 2, found “3”"),
        ("ready 2", "ready 3", "line 13: expected a whole number from 0 to 2, found “3”"),
        ("turned", "turned 3+7", "line 14: expected “3[+]4, .*, blank3”, found “turned 3[+]7”"),
        ("income 0", "income 0 1,000+0", "line 15: expected 0 entries"),
        ("income 0", "income 1", "line 15: expected a whole number from 0 to 0, found “1”"),
        ("4,000 got", "much got", "line 18: expected a whole number from 0 to 99999999999, found “much”"),
        (" got", " got 1", "line 18: expected 5 entries"),
        ("got 5,000 gave", "had 5,000 gave", "line 18: expected “got, gave”"),
        ("money 0 4,000", "money 0 ?", "line 18: expected a whole number .*, found “[?]”"),
        ("owns 0 1 ", "owns 0 86 ", "line 21: expected a whole number from 1 to 85, found “86”"),
        ("=pharmacy", "=pizza", "line 22: expected “sea-food, pharmacy, .*”"),
        ("2*sea-food", "0*sea-food", "line 24: expected a whole number from 1 to 99, found “0”"),
        ("tiles 1", "tiles one", "line 25: expected a whole number from 1 to 1, found “one”"),
        ("struck 1 0 1 2", "struck 1 0 1", "line 27: expected 4 entries"),
        ("struck 1 0 1 2", "struck 1 0 1 ?", "line 27: expected a whole number from 0 to 150, found “[?]”"),
        ("left 27 28 29", "left 27 28", "line 28: expected 3 entries"),
        ("left 27 28 29", "left 27 28 ?", "line 28: expected a whole number from 0 to 30, found “[?]”"),
        ("left 27", "left 31", "line 28: expected a whole number from 0 to 30, found “31”"),
        ("promise 5 jeans 0+1 openly", "promise 5 jeans 0+1", "line 30: expected 4 entries"),
        ("promise 5 jeans 0+1", "promise 5 jeans 1+0", "line 30: expected “-, 0, 1, 0[+]1, "),
        ("0+1 openly", "0+1 loudly", "line 30: expected “openly, secretly”"),
        ("owe 1 0", "owe 1 3", "line 32: expected a whole number from 0 to 2, found “3”"),
        ("draft 0 give 5 0 by 1", "draft 0 give 5 0", "line 34: expected “give”"),
        ("draft 0 give 5 0 by 1", "draft 0 give 5 0 by 5", "line 34: expected “0, 1, 2, 3, 4”"),
        ("draft 0 give", "draft 0 take", "line 34: expected “give, tile, cash, build, empty, owe”"),
        ("cash 1 0 3,000", "cash 1 0 35,000", "line 36: expected “1,000, "),
        ("yes 0 : give 1 2 by 0", "yes 0 give 1 2 by 0", "line 35: expected 5 entries"),
        ("yes 0 : give 1 2 by 0", "yes 0 : ", "line 35: expected “give, tile, "),
        ("offer 1", "bid 1", "line 37: expected the end of the line"),
    ],
)
def test_unreadable_lines(old, new, line):
    with pytest.raises(gotham.Unreadable, match=line):
        GAME.scene(changed(old, new))


def test_a_scene_that_ends_too_early():
    with pytest.raises(gotham.Unreadable, match="the text ends too early, after line 10"):
        GAME.scene("\n".join(bargaining().scene().splitlines()[:10]))


# -------------------------------------------------------------------------------- scenes that break a clause


@pytest.mark.parametrize(
    ("old", "new", "clause"),
    [
        pytest.param("owns 1 5", "owns 1 1 5", "CT-02", marks=pytest.mark.clause("CT-02")),
        pytest.param("2*sea-food", "7*sea-food", "CT-03", marks=pytest.mark.clause("CT-03")),
        pytest.param("turned", "turned 3+4", "CT-20", marks=pytest.mark.clause("CT-20")),
        pytest.param("turned", "turned" + " 3+4" * 7, "CT-20", marks=pytest.mark.clause("CT-20")),
        pytest.param("money 0 4,000", "money 0 4,500", "CT-06", marks=pytest.mark.clause("CT-06")),
        pytest.param("money 0 4,000", "money 0 9,000", "CT-26", marks=pytest.mark.clause("CT-26")),
        pytest.param("ready 2", "ready 0 1 2", "CT-09", marks=pytest.mark.clause("CT-09")),
        pytest.param("owns 0 1 2 ", "owns 0 1 ", "CT-10", marks=pytest.mark.clause("CT-10")),
        pytest.param("2*sea-food", "sea-food", "CT-13", marks=pytest.mark.clause("CT-13")),
        pytest.param("promise 5 jeans 0+1", "promise 5 jeans 0+2", "CT-24", marks=pytest.mark.clause("CT-24")),
        pytest.param("promise 16", "promise 5", "CT-24", marks=pytest.mark.clause("CT-24")),
        pytest.param("owe 1 0", "owe 1 1", "CT-24", marks=pytest.mark.clause("CT-24")),
        pytest.param("owe 1 0 1,000 openly", "owe 0 2 1,000 secretly", "CT-24", marks=pytest.mark.clause("CT-24")),
        pytest.param("give 5 0 by 1; empty 5 by 0", "empty 5 by 0; give 5 0 by 1", "CT-23"),
        pytest.param("draft 0", "draft 0\ndraft 0", "CT-23", marks=pytest.mark.clause("CT-23")),
        pytest.param("draft 0 give", "draft 0 " + "tile radios 0 1; " * 31 + "give", "CT-23"),
        pytest.param("offer 0 0+2 secretly yes 0", "offer 0 0+2 secretly yes -", "CT-23"),
        pytest.param("offer 0 0+2 secretly yes 0", "offer 0 0+2 secretly yes 0+2", "CT-23"),
        pytest.param("offer 0 0+2", "offer 0 0+1", "CT-23"),
        pytest.param("left 27", "left 30", "CT-29", marks=pytest.mark.clause("CT-29")),
    ],
)
def test_a_position_that_breaks_a_clause(old, new, clause):
    with pytest.raises(gotham.Illegal) as error:
        GAME.scene(changed(old, new))
    assert error.value.clause == clause
    about = "building 1 appears twice" if clause == "CT-02" else GAME.words()(f"clause-{clause}")
    assert about in str(error.value)


@pytest.mark.clause("CT-27")
def test_offers_are_ordered_by_their_names():
    lines = bargaining().scene().splitlines()
    lines[-3], lines[-2] = lines[-2], lines[-3]
    with pytest.raises(gotham.Illegal, match="CT-27"):
        GAME.scene("\n".join(lines))
    lines[-3:] = ["offer 0 0+2 secretly yes 0 : give 1 2 by 0"] * 7
    with pytest.raises(gotham.Illegal, match="CT-27"):
        GAME.scene("\n".join(lines))


@pytest.mark.clause("CT-10", "CT-18", "CT-19")
def test_impossible_cards_and_plans():
    start = GAME.table(3, 1).scene()
    all_done(placing := lay(TABLE))
    placing.act(0, "place 1 radios")
    for scene, old, new, clause in (
        (start, "dealt 0 5 ", "dealt 0 ", "CT-10"),
        (start, "dealt 0 5 11 ", "dealt 0 5- 11- ", "CT-10"),
        (start, "dealt 0 5 11 ", "dealt 0 5 5 ", "CT-02"),
        (placing.scene(), "plan 0 1=radios", "plan 0 5=radios", "CT-18"),
        (placing.scene(), "plan 0 1=radios", "plan 0 1=radios 1=radios", "CT-18"),
        (placing.scene(), "plan 0 1=radios", "plan 0 1=fireworks", "CT-18"),
        (placing.scene(), "plan 1", "plan 1 43=jeans", "CT-19"),
    ):
        with pytest.raises(gotham.Illegal) as error:
            GAME.scene(changed(old, new, scene))
        assert error.value.clause == clause


@pytest.mark.clause("CT-36")
def test_a_view_cannot_contain_hidden_information():
    table = bargaining()
    views = {viewer: table.view(viewer).scene() for viewer in GAME.viewers(3)}
    for viewer, old, new in (
        (0, "money 1 ?", "money 1 7,000"),
        (0, "left 27 ? ?", "left 27 28 ?"),
        (0, "steps 147 ? ?", "steps 147 150 ?"),
        (1, "\npromise 5", "\npromise 16 empty 0+2 secretly\npromise 5"),
        (1, "\noffer 0", "\noffer 0 0+2 secretly yes 0 : give 1 2 by 0\noffer 0"),
        (0, "struck 1 ? ? 2", "struck 1 0 ? 2"),
        (gotham.SPECTATOR, "\nowe 1 0 1,000 openly", "\nowe 1 0 1,000 openly\nowe 0 2 2,000 secretly"),
    ):
        with pytest.raises(gotham.GothamError):
            GAME.scene(changed(old, new, views[viewer]))
    with pytest.raises(gotham.Illegal, match="CT-23"):
        GAME.scene(changed("\noffer 0", "\ndraft 0\noffer 0", views[1]))
    start = GAME.table(3, 1).view(0).scene()
    with pytest.raises(gotham.Illegal, match="CT-10"):
        GAME.scene(changed("dealt 1 ?", "dealt 1 1", start))


@pytest.mark.clause("CT-10")
def test_a_view_with_more_owners_than_cards_were_kept():
    """There would not be enough cards to guess the others' hands."""
    start = GAME.table(3, 1).view(0).scene()
    everything = " ".join(map(str, range(1, 86)))
    with pytest.raises(gotham.Illegal, match="CT-10"):
        GAME.scene(changed("owns 1", f"owns 1 {everything}", start))


@pytest.mark.clause("CT-10")
def test_a_record_with_fewer_unseen_cards_than_were_dealt():
    lines = [
        "  card " + " ".join("0" * 85) if line.startswith("  card") else line
        for line in GAME.table(3, 1).record(0).splitlines()
    ]
    with pytest.raises(gotham.Illegal, match="CT-10"):
        gotham.read_record("\n".join(lines) + "\n", GAME)


@pytest.mark.clause("CT-22")
def test_the_end_is_a_position():
    table = lay("round 6")
    for _ in range(2):
        all_done(table)
    assert table.over
    assert table.scene().splitlines()[10] == "round over"
    assert state(table).turned[5] != NO_CARD
    round_trip(table)
    with pytest.raises(gotham.Unreadable, match="expected"):
        GAME.scene(changed("round over", "round over now", table.scene()))


# --------------------------------------------------------------------------------------------- any text


@functools.cache
def scenes():
    """Positions of all phases, as states and as views."""
    all_done(placing := lay(TABLE))
    placing.act(0, "place 1 radios")
    tables = [GAME.table(3, 1), bargaining(), placing]
    return [each for table in tables for each in (table.scene(), table.view(0).scene(), table.view().scene())]


@FEW
@given(text=TEXTS)
def test_any_text(text):
    read(GAME.scene, text)
    read(GAME.scene, scenes()[3].replace("left", text, 1))


@pytest.mark.parametrize("place", range(9))
def test_a_flawed_scene_is_refused_or_can_be_played(place):
    play_flawed(GAME.scene, scenes()[place])

"""Positions of a game without its own scene format, listed field by field: read, or refused in one line.

The game is Taxi of docs/new_game.md.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import FEW, MANY, ODD, TEXTS, flawed, read, use

import gotham
from gotham.engine import UNKNOWN

NUMBERS = st.integers(-2, 12) | st.integers() | st.just(UNKNOWN)


def middle(taxi):
    """A match in its second round, in which one player has laid a card."""
    table = taxi.table(players=2, seed=1)
    for seat in (0, 1, 1):
        table.act(seat, table.legal(seat)[0])
    return table


def scenes(table):
    """The position in full, and as every viewer sees it."""
    return [table.scene(), *(table.view(viewer).scene() for viewer in table.game.viewers(table.players))]


@st.composite
def filled(draw, scene):
    """A scene with other values in one or all of its fields, sometimes one too many or too few."""
    lines = scene.splitlines()
    first = len(lines) - 1 - lines[::-1].index("players 2")
    for at in draw(st.just(range(first, len(lines))) | st.integers(first, len(lines) - 1).map(lambda at: [at])):
        name, *values = lines[at].split()
        count = len(values) + draw(st.sampled_from([0] * 8 + [-1, 1]))
        lines[at] = " ".join([name, *draw(st.lists(NUMBERS.map(str) | st.just("?"), min_size=count, max_size=count))])
    return "\n".join(lines) + "\n"


def test_a_scene_reads_back(taxi):
    table = middle(taxi)
    whole, *seen = scenes(table)
    assert taxi.scene(whole).scene() == whole
    for viewer, view in zip(taxi.viewers(2), seen, strict=True):
        assert taxi.scene(view).view(viewer) == table.view(viewer)


def test_any_text(taxi):
    whole = middle(taxi).scene()
    start = whole.index("\nplayers 2\noptions") + 1

    @MANY
    @given(TEXTS, st.sampled_from(["", whole[:start], whole]))
    def holds(text, before):
        read(taxi.scene, before + text)

    holds()


@pytest.mark.parametrize("change", [flawed, filled])
def test_a_flawed_scene_is_refused_or_can_be_played(taxi, change):
    @MANY
    @given(st.sampled_from(scenes(middle(taxi))).flatmap(change))
    def holds(text):
        table = read(taxi.scene, text)
        if table is not None:
            assert taxi.scene(table.scene()).scene() == table.scene()
            use(table)

    holds()


def test_a_flawed_match_is_refused_or_continues(taxi):
    table = taxi.scene(middle(taxi).scene(), "1")
    table.act(0, table.legal(0)[0], note="now")

    @FEW
    @given(flawed(table.save()))
    def holds(text):
        again = read(lambda text: gotham.replay(text, game=taxi), text)
        if again is not None:
            use(again)

    holds()


def test_a_flawed_record_is_refused_or_is_a_record(taxi):
    @FEW
    @given(st.sampled_from(taxi.viewers(2)).flatmap(lambda viewer: flawed(middle(taxi).record(viewer))))
    def holds(text):
        record = read(lambda text: gotham.read_record(text, taxi), text)
        for view in record.views if record else ():
            assert view.describe()

    holds()


# ------------------------------------------------------------------------------------------- one by one


@pytest.mark.parametrize("word", ODD)
def test_an_invalid_value_is_refused(taxi, word):
    lines = middle(taxi).scene().splitlines()
    for at in range(4, len(lines)):
        name, _, *rest = lines[at].split()
        with pytest.raises(gotham.GothamError) as refused:
            taxi.scene("\n".join([*lines[:at], " ".join([name, word, *rest]), *lines[at + 1 :]]))
        assert str(refused.value).isprintable()


def test_the_number_of_a_hole_is_not_a_value(taxi):
    """No clause counts removed cards, so nothing else would detect it."""
    whole = middle(taxi).scene()
    place = next(line for line in whole.splitlines() if line.startswith("place "))
    assert " 0 " in place
    for hole, refusal in ((UNKNOWN, "outside the range"), ("?", "whole number")):
        with pytest.raises(gotham.Unreadable, match=refusal):
            taxi.scene(whole.replace(place, place.replace(" 0 ", f" {hole} ", 1)))

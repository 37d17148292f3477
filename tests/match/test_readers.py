"""Readers raise only the project's own errors for any text, and refuse a valid text with a flaw."""

import functools

import pytest
from hypothesis import given
from tests.fuzz import FEW, MANY, TEXTS, flawed, read, readers, use

import gotham

GAME = gotham.game("new-york-new-york", "plain")


@functools.cache
def match():
    table = GAME.table(players=2, seed=1, options={"rounds": "1"}, names=["Ada", "Bob"])
    while not table.over:
        table.act(table.actors[0], table.legal(table.actors[0])[0], note="x" if not table.log else "")
    return table


@functools.cache
def middle():
    return gotham.replay(match().transcript(), upto=17, game=GAME)


READERS = readers(GAME, middle)


@pytest.mark.parametrize("reader", READERS)
@FEW
@given(text=TEXTS)
def test_any_text(reader, text):
    read(READERS[reader], text)


@FEW
@given(flawed(match().transcript()))
def test_a_flawed_match_is_refused_or_is_a_match(text):
    table = read(READERS["match"], text)
    assert table is None or table.over


@FEW
@given(flawed(match().record(1)))
def test_a_flawed_record_is_refused_or_is_a_record(text):
    read(READERS["record"], text)


@MANY
@given(flawed(middle().scene()) | flawed(middle().view(1).scene()))
def test_a_flawed_scene_is_refused_or_can_be_played(text):
    table = read(READERS["scene"], text)
    if table is not None:
        use(table)


@pytest.mark.parametrize("space", "\u2028\x85\x0b\r")
def test_a_line_ends_only_with_a_line_feed(space):
    """Other Unicode line separators are spaces, also where the scene is written again."""
    table = GAME.scene(middle().scene().replace("\nround ", f"\nround {space}"))
    assert gotham.replay(table.save(), game=GAME).digest == table.digest


@pytest.mark.parametrize("keep", [0, 1, 5, 40, -1])
def test_a_truncated_transcript_is_refused(keep):
    lines = match().transcript().splitlines()
    with pytest.raises(gotham.Unreadable):
        gotham.replay("\n".join(lines[:keep]) + "\n", game=GAME)


def test_a_changed_action_is_refused_with_its_line():
    lines = match().transcript().splitlines()
    at = lines.index("log") + 1
    lines[at], lines[at + 2] = lines[at + 2], lines[at]
    with pytest.raises(gotham.Unreadable, match=rf"^line {at + 1}: "):
        gotham.replay("\n".join(lines) + "\n", game=GAME)


def test_a_changed_result_is_refused():
    text = match().transcript().replace("winners ", "winners 0 ")
    with pytest.raises(gotham.Unreadable, match="expected “winners"):
        gotham.replay(text, game=GAME)


def test_a_transcript_of_other_rules_is_refused():
    text = match().transcript().replace("game new-york-new-york 1", "game new-york-new-york 9")
    with pytest.raises(gotham.Unreadable, match="version 9; the rules installed here are version 1"):
        gotham.replay(text, game=GAME)

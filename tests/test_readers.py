"""Whatever text is read, only the project's own errors come out, and a valid text with a flaw is refused."""

import functools
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gotham
from gotham.bots import bot
from gotham.cli.options import chosen

GAME = gotham.game("new-york-new-york", "plain")
FUZZ = int(os.environ.get("GOTHAM_FUZZ", "1"))  # how many times as long
FEW, MANY = settings(max_examples=60 * FUZZ, deadline=None), settings(max_examples=300 * FUZZ, deadline=None)


@functools.cache
def match():
    table = GAME.table(players=2, seed=1, options={"rounds": "1"}, names=["Ada", "Bob"])
    while not table.over:
        table.act(table.actors[0], table.legal(table.actors[0])[0], note="x" if not table.log else "")
    return table


@functools.cache
def middle():
    return gotham.replay(match().transcript(), upto=17, game=GAME)


def read(reader, text):
    """Reads, and lets only our own errors pass, each a single line."""
    try:
        return reader(text)
    except gotham.GothamError as error:
        refusal = str(error)
    assert refusal
    assert "\n" not in refusal
    return None


READERS = {
    "action": GAME.read,
    "scene": GAME.scene,
    "match": lambda text: gotham.replay(text, game=GAME),
    "any match": lambda text: gotham.replay(text),
    "record": lambda text: gotham.read_record(text, GAME),
    "bot": lambda text: bot(GAME, text),
    "game": gotham.game,
    "options": lambda text: GAME.check_options(chosen([text])),
    "act": lambda text: middle().act(0, text),
}


@MANY
@given(text=st.text(), reader=st.sampled_from(sorted(READERS)))
def test_any_text(text, reader):
    read(READERS[reader], text)


def flawed(text):
    """A text with lines lost, doubled, swapped or changed."""
    lines = text.splitlines()
    place = st.integers(0, len(lines) - 1)
    word = st.one_of(st.text(max_size=8), st.sampled_from(["?", "-1", "99999999999", "Y7", "undo", "end", "０", '"']))

    def change(spot, how, new):
        copy = list(lines)
        if how == "lose":
            del copy[spot]
        elif how == "double":
            copy.insert(spot, copy[spot])
        elif how == "cut":
            copy = copy[:spot]
        elif how == "word":
            parts = copy[spot].split(" ")
            copy[spot] = " ".join([*parts[: len(new) % len(parts)], new, *parts[len(new) % len(parts) + 1 :]])
        else:
            copy[spot] = new
        return "\n".join(copy) + "\n"

    return st.builds(change, place, st.sampled_from(["lose", "double", "cut", "word", "line"]), word)


@FEW
@given(st.data())
def test_a_flawed_match_is_refused_or_is_a_match(data):
    table = read(READERS["match"], data.draw(flawed(match().transcript())))
    assert table is None or table.over


@FEW
@given(st.data())
def test_a_flawed_record_is_refused_or_is_a_record(data):
    read(READERS["record"], data.draw(flawed(match().record(1))))


@MANY
@given(st.data())
def test_a_flawed_scene_is_refused_or_can_be_played(data):
    whole = data.draw(st.booleans())
    table = read(READERS["scene"], data.draw(flawed(middle().scene() if whole else middle().view(1).scene())))
    if table is not None and not table.over:
        table.act(table.actors[0], table.legal(table.actors[0])[0])


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
    with pytest.raises(gotham.Unreadable, match="version 9; here are the rules of version 1"):
        gotham.replay(text, game=GAME)

"""Remarks of bots are translated; any other note is shown unchanged."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gotham
from gotham.i18n.catalogue import LANGUAGES, LONG, OWN, Words, is_speech, said, speech

ENGLISH = """
bot-plain = I have my reasons.
bot-full = { $who } gets { $thing } on { $places } for { $sum }, { $count ->
    [one] one of
   *[other] { $count } of
} { $most }.
thing = { $kind ->
    [lamp] a lamp
   *[door] a door
}
price = ${ $sum }
other = Not for bots: { $who }.
"""
NOTE = "=bot-full who=seat:2 thing=thing:kind:lamp places=4,5,seat:0 sum=price:sum:3000 count=1 most=1200"


@pytest.fixture
def words(tmp_path):
    (tmp_path / "en.ftl").write_text(ENGLISH)
    return Words("en", tmp_path)


def name(seat):
    return ("Ada", "Bob {", "Cy")[seat] if seat < 3 else f"Seat {seat + 1}"


def test_details_are_filled_in(words):
    assert said("=bot-plain", words, name) == "I have my reasons."
    assert said(NOTE, words, name) == "Cy gets a lamp on 4, 5, Ada for $3,000, one of 1,200."
    assert said(NOTE.replace("seat:2", "seat:1"), words, name).startswith("Bob { gets")


def test_a_remark_is_written_as_it_is_parsed(words):
    note = speech(
        "bot-full", who="seat:2", thing="thing:kind:lamp", places="4,5,seat:0", sum="price:sum:3000", count=1, most=1200
    )
    assert note == NOTE
    assert is_speech(note)
    assert not any(map(is_speech, ("", "hello", "=other who=x", "=bot-plain ", None, 3, NOTE + " more=" + "x" * LONG)))


@pytest.mark.parametrize(
    "note",
    [
        "",
        "=",
        "hello = world",
        "=bot-unknown",
        "=bot-full",
        "=bot-full who=seat:1",
        "=bot-plain\n",
        " =bot-plain",
        "=bot-plain  ",
        "=bot-plain who",
        "=bot-plain who=",
        "=bot-plain who=a b",
        "=bot-plain who=é",
        "=bot-plain who={$x}",
        "=other who=seat:1",
        "=error-undo",
        "=bot-plain" + " who=a" * 200,
    ],
)
def test_other_notes_are_shown_unchanged(words, note):
    assert said(note, words, name) == note


@pytest.mark.parametrize(
    "value", ["seat:99", "seat:100", "9" * 400, "-", ",,,", ":::", "price:sum:x", "a:b:c", "bot:a:1"]
)
def test_odd_details_are_harmless(words, value):
    assert said(f"=bot-plain who={value}", words, name) == "I have my reasons."


IDS = [
    line.split(" ")[0] for line in (OWN.parents[1] / "games/chinatown/locale/en.ftl").read_text("utf-8").splitlines()
]
PARTS = st.sampled_from(
    [*filter(None, IDS), "seat", "sum", "kind", "who", "size", "", "{", "0", "99999999999999", "=", " "]
)
NOTES = st.one_of(
    st.text(),
    st.lists(st.one_of(PARTS, st.sampled_from([" ", "=", ":", ","]), st.text(max_size=3))).map(
        lambda x: "=" + "".join(x)
    ),
    st.from_regex(r"\A=bot(-[a-z]{1,8}){1,2}( [a-z]{1,8}=[a-z0-9:,-]{1,12}){0,4}\Z"),
    st.builds(
        lambda message, details: speech(message, **details),
        st.sampled_from([each for each in IDS if each.startswith("bot-")]),
        st.dictionaries(
            st.sampled_from(["shop", "buildings", "size", "most", "sum", "who"]),
            st.from_regex(r"\A([a-z]{1,6}:){0,2}[a-z0-9,-]{1,9}\Z"),
        ),
    ),
)


@given(note=NOTES, language=st.sampled_from(LANGUAGES))
def test_any_remark_can_be_read_back(note, language):
    text = said(note, gotham.game("chinatown", "plain").words(language), name)
    assert text == note or (text and note.startswith("=bot-"))

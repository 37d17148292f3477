"""The settings of a saved match: with any file the match resumes or is refused in one line."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.player import ROUND
from tests.fuzz import FEW, MANY, TEXTS, VALUES, flawed, read

import gotham
from gotham.cli.terminal import saves
from gotham.cli.terminal.saves import Save, SavedSettings

WHOLE = {"seat": 0, "bots": ["random"], "language": "en", "plain": True}
CHANGED = st.builds(lambda name, value: WHOLE | {name: value}, st.sampled_from([*WHOLE, "more"]), VALUES)
LESS = st.sets(st.sampled_from(sorted(WHOLE))).map(lambda names: {name: WHOLE[name] for name in names})
JSON = st.one_of(VALUES, CHANGED, LESS).map(json.dumps)
DAMAGED = flawed(json.dumps(WHOLE, indent=0)) | flawed(json.dumps(WHOLE, indent=0).replace("\n", ""))
BYTES = st.one_of(
    st.binary(), *(texts.map(lambda text: text.encode("utf-8", "replace")) for texts in (TEXTS, JSON, DAMAGED))
)
NEVER = [
    "",
    "null",
    "[]",
    "7",
    '"seat"',
    "{}",
    "[" * 100_000,
    '{"seat":' * 100_000,
    "9" * 5000,
    " " * 10**6 + json.dumps(WHOLE),
    json.dumps(WHOLE) * 2,
    json.dumps(WHOLE)[:-1],
]
WRONG = [
    ("seat", True),
    ("seat", 0.0),
    ("seat", float("nan")),
    ("seat", "0"),
    ("seat", None),
    ("bots", []),
    ("bots", "random"),
    ("bots", {"random": 1}),
    ("bots", ["random", 1]),
    ("bots", [["random"]]),
    ("language", None),
    ("language", ["en"]),
    ("plain", 1),
    ("plain", "yes"),
    ("more", 1),
]


def settings_of(path):
    """Read the settings of a saved match."""
    with path.with_suffix(".json").open(encoding="utf-8") as file:
        return Save(path, file).settings()


@pytest.fixture
def saved(command, home):
    """A match that was started with these settings."""
    command("play", *ROUND)
    (home / "1.json").write_text(json.dumps(WHOLE))
    assert settings_of(home / "1.txt") == SavedSettings(**WHOLE)
    return home / "1.txt"


def test_any_file_is_read_or_refused_in_one_line(saved):
    @MANY
    @given(BYTES)
    def holds(content):
        saved.with_suffix(".json").write_bytes(content)
        settings = read(settings_of, saved)
        if settings is not None:
            assert [*map(type, vars(settings).values())] == [int, list, str, bool]
            assert settings.bots
            assert {*map(type, settings.bots)} == {str}

    holds()


def test_the_command_resumes_or_prints_one_line(saved, command):
    """Readable settings may still name an unknown seat, bot or language."""
    match = saved.read_bytes()

    @FEW
    @given(BYTES)
    def holds(content):
        saved.write_bytes(match)
        saved.with_suffix(".json").write_bytes(content)
        code, said, wrong = command("play", "--resume", typed="1\n")
        if code:
            assert (code, said, wrong.count("\n")) == (2, "", 1)
            assert wrong.startswith(f"gotham: the match in {saved} cannot be resumed: ")
        else:
            assert "note: Welcome back" in said

    holds()


@pytest.mark.parametrize("text", [*NEVER, *(json.dumps(WHOLE | {name: value}) for name, value in WRONG)])
def test_invalid_settings_are_refused(saved, text):
    saved.with_suffix(".json").write_text(text)
    with pytest.raises(gotham.Unreadable, match=r"^the settings in .+1\.json cannot be read: "):
        settings_of(saved)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("seat", 9, "there is no seat 9"),
        ("seat", -1, "there is no seat -1"),
        ("seat", 10**400, "there is no seat 1000"),
        ("bots", ["nobody"], "there is no bot “nobody”"),
        ("bots", [""], "there is no bot “”"),
        ("bots", ["random:\udcff"], "cannot be stored as text"),
        ("bots", ["ismcts:" + "9" * 5000], "is not a budget"),
        ("language", "xx", "there is no language “xx”"),
        ("language", "\ud800", "there is no language “ ”"),
    ],
)
def test_an_impossible_value_is_named(saved, command, name, value, message):
    saved.with_suffix(".json").write_text(json.dumps(WHOLE | {name: value}))
    code, said, wrong = command("play", "--resume")
    assert (code, said, wrong.count("\n")) == (2, "", 1)
    assert message in wrong


def test_unreadable_settings_do_not_prevent_a_new_match(saved, command):
    saved.with_suffix(".json").unlink()
    saved.with_suffix(".json").mkdir()
    assert saves.is_locked(saved)
    assert command("play", *ROUND)[0] == 0

"""The short choices below a drawing."""

import pytest

from gotham.cli.terminal.prompt import ChoiceList
from gotham.cli.terminal.screen import DrawnScreen
from gotham.i18n.catalogue import LANGUAGES

from ..tables import GAME, NAMES, seen


def labels(text, language="en", names=NAMES):
    return [item.text for item in ChoiceList(seen(text), names.__getitem__, GAME.words(language), short=True).items()]


def test_short_choices():
    assert labels("") == ["roll the dice", "25, such as “accuse A1”"]
    assert labels("turn 0 choosing\ndice joker 3") == [
        "A3 Informants",
        "B3 Informants",
        "C3 Go where you like",
        "D3 Experts",
        "E3 Swap a card",
    ]
    text = "turn 0 swapping\npawns B4 A1 C3\n0 holds i1 x6\n1 holds i2 x1\n2 holds i3"
    assert labels(text)[:3] == [
        "i1 to Bob for an Info card",
        "i1 to Bob for an Expert card",
        "i1 to Cy for an Info card",
    ]
    assert labels("turn 0 spying\npawns B4 B4 C3\n1 holds i2") == ["spy on Bob", "spy on nobody"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "position",
    ["turn 0 rolling", "turn 0 choosing\ndice joker joker", "turn 0 going\npawns C3 B4 A1", "turn 0 closing\npawns B1"],
)
def test_25_squares_are_listed_in_columns(monkeypatch, language, position):
    monkeypatch.setenv("COLUMNS", "79")
    monkeypatch.setenv("LINES", "24")
    choices = ChoiceList(seen(position), NAMES.__getitem__, GAME.words(language), short=True)
    screen = DrawnScreen(GAME.words(language))
    items = choices.items(screen.fits)
    if len(items) < len(choices.numbers):  # accusations are collapsed
        items = choices.beginning_with("accuse")
    assert len(items) >= 22
    assert screen._listed(items).row_count <= 9

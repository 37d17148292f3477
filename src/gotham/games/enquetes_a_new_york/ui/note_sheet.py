"""The private sheet of a player (EN-29): the grid with their marks, and assistance on request."""

from collections.abc import Iterator, Mapping

from ....i18n.catalogue import Words
from ....match.view import View
from ..rules.board import COLUMNS, ROWS, SIDE, SQUARE
from ..text.deduction import excluded
from ..text.notation import CARD

MARKS = ("x", "o", "?")  # crossed, circled, pencilled: a text may follow; any other text is shown as a star
OTHER, DOT = "*", "."
NARROW, WIDE = 3, 13  # columns of a square on the sheet
ASSIST, WITH_MARKS, WITH_REASONS = "assist", "marks", "why"  # values of the note `assist`


def sheet(view: View, notes: Mapping[str, str], words: Words) -> Iterator[str]:
    """Yield the grid with the player's marks; if their note `assist` says so, with what their clues exclude."""
    marks = {about.upper(): _mark(text) for about, text in notes.items()}
    assist = _assist(notes)
    out = excluded(view) if assist else {}
    width = WIDE if assist == WITH_REASONS else NARROW
    yield "   " + "".join(f"{letter:^{width}} " for letter in COLUMNS).rstrip()
    for row in range(SIDE):
        squares = range(row * SIDE, (row + 1) * SIDE)
        cells = [_cell(marks.get(SQUARE[square], " "), out.get(square), width) for square in squares]
        yield f"{ROWS[row]} │{'│'.join(cells)}│"
    yield words("sheet-marks")
    yield words("sheet-assist", assist=assist)


def _assist(notes: Mapping[str, str]) -> str:
    """Return the requested assistance; empty unless the note has one of its exact values."""
    wanted = notes.get(ASSIST, "").lower()
    return wanted if wanted in (WITH_MARKS, WITH_REASONS) else ""


def _mark(text: str) -> str:
    mark, *_ = [*text.lower().split(), OTHER]
    return mark if mark in MARKS else OTHER


def _cell(mark: str, cards: list[int] | None, width: int) -> str:
    """Return a square: the mark, a dot if clues exclude it, and as many of their labels as fit."""
    text = f"{mark}{DOT if cards else ' '}"
    if cards and width == WIDE:
        text += _labels([CARD[card] for card in cards], width - len(text))
    return text.center(width) if width == NARROW else text.ljust(width)


def _labels(labels: list[str], room: int) -> str:
    """Return as many labels as fit."""
    text = " ".join(labels)
    while len(text) > room:
        labels = labels[:-1]
        text = " ".join(labels) + "…"
    return text

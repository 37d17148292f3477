"""Enquêtes à New York on paper: the city, the clue cards, the wheel that hides the answers, dice, pawns, pads."""

import re
from functools import partial
from random import Random
from typing import Any

from ....hooks.print import PrintHooks
from ....i18n.catalogue import Words
from ....printing.drawings import Drawings
from ..cases.box import BOX, WHEEL
from ..cases.certificate import KIND, ClueCard
from ..cases.clues import EVIDENCE, LEVELS
from ..cases.wording import clue_text
from ..rules.board import COLUMNS, DISTRICT_OF, DISTRICTS, KIND_OF, KINDS, PLACES, PLACES_AT, ROWS, SIDE, SQUARE
from ..rules.state import SEATS
from ..text.notation import LETTER, NUMBER

LINE = re.compile(" (?=[A-E1-5]\\b)")  # before the name of a row or column, which must not wrap


def material(words: Words, drawings: Drawings) -> dict[str, Any]:
    """Return the city, the cards, the discs of the wheel, and the texts of the pages."""
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "squares": [_square(square) for square in range(SIDE * SIDE)],
        "districts": {name: words("district", id=name) for name in DISTRICTS},
        "kinds": {name: words("draw-kind", kind=name) for name in KINDS},
        "means": [{"id": name, "text": words("board-kind-means", kind=name)} for name in KINDS],
        "places": [{"id": name, "text": words("draw-place", id=name)} for name in PLACES],
        "lab": [
            words("lab-rule"),
            *(words("lab", id=name) for name in EVIDENCE),
            words("lab-loud"),
            words("lab-range"),
        ],
        "cards": [_card(number, card, words) for number, card in enumerate(BOX.cards, 1)],
        "levels": [words("setup-level-title", level=level) for level in LEVELS],
        "discs": [drawings.filled("wheel-disc", partial(_cell, at)) for at in range(len(LEVELS))],
        "dice": (LETTER, NUMBER),
        "seats": SEATS,
        "how": [words("print-how-cases"), words("print-how-wheel"), words("print-how-dice")],
        "say": _said(words),
    }


def _square(square: int) -> dict[str, Any]:
    return {
        "name": SQUARE[square],
        "district": DISTRICTS[DISTRICT_OF[square]],
        "kind": KINDS[KIND_OF[square]],
        "places": [PLACES[place] for place in PLACES_AT[square]],
    }


def _card(number: int, card: ClueCard, words: Words) -> dict[str, Any]:
    kind = KIND[card.kind]
    return {
        "number": number,
        "level": card.level,
        "kind": kind,
        "title": words("board-card-kind", kind=kind),
        "text": LINE.sub("\u00a0", clue_text(card.clue, words)),
        "back": card.back,
    }


def _cell(level: int, message: str, number: int) -> str:
    """Return the text of a cell of a disc: an answer, or a fixed random square.  EN-16"""
    if message == "wheel-answer":
        return SQUARE[WHEEL[level][number - 1].answer]
    return Random(f"{level} {number}").choice(SQUARE)


def _said(words: Words) -> dict[str, str]:
    return {
        "city": words("board-city"),
        "cards": words("print-cards"),
        "wheel": words("print-wheel"),
        "fold": words("print-pieces-to-fold"),
        "pads": words("print-pads"),
        "legend": words("print-legend"),
        "map": words("board-legend"),
        "lab": words("board-lab"),
        "case": words("print-case"),
        "notes": words("print-notes-lines"),
    }


HOOKS = PrintHooks(material=material)

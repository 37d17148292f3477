"""Enquêtes à New York: the parts of sentences: squares, cards, dice and lists of them."""

from collections.abc import Callable, Iterable
from typing import Any

from ....engine import UNKNOWN
from ....i18n.catalogue import Words
from ..cases.wording import clue_text
from ..rules.board import DISTRICT_OF, DISTRICTS, KIND_OF, KINDS, PLACES, PLACES_AT, SQUARE
from ..rules.state import JOKER, LAST_STANDING, NOBODY
from .notation import KIND, LETTER, NUMBER

Name = Callable[[int], str]


def listed(parts: Iterable[str], words: Words) -> str:
    """Return a list in words: one, two and three."""
    *others, last = [*parts] or [words("nothing")]
    return words("list-and", first=", ".join(others), last=last) if others else last


# --------------------------------------------------------------------------------------------- squares


def square_kind(square: int, words: Words) -> str:
    """Return the kind of a square, as printed on it."""
    return words("square-kind", kind=KINDS[KIND_OF[square]])


def district_name(square: int, words: Words) -> str:
    return words("district", id=DISTRICTS[DISTRICT_OF[square]])


def square_name(square: int, words: Words) -> str:
    """Return a square with its kind and district: C3 (Go where you like, Queens)."""
    return f"{SQUARE[square]} ({square_kind(square, words)}, {district_name(square, words)})"


def square_line(square: int, words: Words) -> str:
    """Return all that a square shows: C3: Go where you like, Queens, a subway station."""
    places = (words("place", id=PLACES[place]) for place in PLACES_AT[square])
    return f"{SQUARE[square]}: {', '.join([square_kind(square, words), district_name(square, words), *places])}"


# ------------------------------------------------------------------------------------------- cards and dice


def card_of(kind: int, words: Words) -> str:
    """Return the name of a card of a kind, face down."""
    return words("card-of", kind=KIND[kind])


def cards_counted(counts: Any, words: Words) -> str:
    """Return the number of cards of each kind, in words."""
    parts = [words("cards-of", kind=KIND[kind], count=int(count)) for kind, count in enumerate(counts) if count]
    return listed(parts, words)


def text_of(s: Any, card: int, words: Words) -> str:
    """Return the clue on a card that the viewer has read."""
    return clue_text(int(s.clue[card]), words)


def has_read(s: Any, card: int) -> bool:
    """Return whether the viewer has read a card."""
    return bool(s.clue[card] != UNKNOWN)


def dice_named(s: Any, words: Words) -> dict[str, str]:
    """Return both dice as details of a message."""
    return {
        "letter": words("joker") if s.letter == JOKER else LETTER[s.letter],
        "number": words("joker") if s.number == JOKER else NUMBER[s.number],
    }


# ---------------------------------------------------------------------------------------------- the end


def result_lines(s: Any, name: Name, words: Words) -> list[str]:
    """Return who has won and how, and the answer, which is public at the end.  EN-33"""
    if s.winner == NOBODY:
        result = words("won-nobody")
    else:
        alone = s.options[LAST_STANDING] == 0 and _remaining(s) == 1
        result = words("won-last" if alone else "won-found", who=name(int(s.winner)))
    return [result, words("answer-is", square=square_name(int(s.answer), words))]


def _remaining(s: Any) -> int:
    return sum(int(accused) == len(SQUARE) for accused in s.accused[: s.players])

"""Commands at the terminal: the clues, what they exclude and why, the map in words, and the lab sheet."""

from collections.abc import Iterator

from ....i18n.catalogue import Words
from ....i18n.errors import Illegal
from ....match.view import View
from ..cases.wording import lab_sheet
from ..rules.board import SQUARE, SQUARES
from ..text.deduction import accused, cards_read, excluded, remaining
from ..text.notation import CARD
from ..text.phrases import Name, listed, square_line, square_name, text_of
from ..text.sentences import clue_line


def ask_clues(view: View, name: Name, words: Words, _: str = "") -> Iterator[str]:
    """Yield all clues that the viewer has read, where the cards are, and who else has read them."""
    cards = cards_read(view)
    if not cards:
        yield words("clues-none")
    for card in cards:
        yield f"{CARD[card]:<3} {clue_line(view, card, name, words)}"


def ask_excluded(view: View, name: Name, words: Words, _: str = "") -> Iterator[str]:
    """Yield the excluded squares, each with the excluding clues, and those left."""
    by_clues, wrong = excluded(view), accused(view)
    for square in sorted({*by_clues, *wrong}):
        reasons = [CARD[card] for card in by_clues.get(square, [])]
        reasons += [words("excluded-accused", who=listed(map(name, wrong[square]), words))] if square in wrong else []
        yield f"{SQUARE[square]}  {', '.join(reasons)}"
    left = [SQUARE[square] for square in remaining(view)]
    found = len(left) < SQUARES
    yield words("excluded-left", count=len(left), squares=", ".join(left)) if found else words("excluded-none")


def ask_why(view: View, name: Name, words: Words, detail: str = "") -> Iterator[str]:
    """Yield the clues that exclude a square, in full."""
    square = read_square(detail, words)
    cards, seats = excluded(view).get(square, []), accused(view).get(square, [])
    where = square_name(square, words)
    yield words("because-clues", square=where, count=len(cards)) if cards else words("because-none", square=where)
    for card in cards:
        yield f"{CARD[card]:<3} {text_of(view.state, card, words)}"
    if seats:
        yield words("because-accused", who=listed(map(name, seats), words), square=SQUARE[square])


def read_square(text: str, words: Words) -> int:
    """Parse a typed square."""
    if text.upper() not in SQUARE:
        raise Illegal("error-square", words, "EN-02", text=text[:20])
    return SQUARE.index(text.upper())


def ask_map(_view: View, _name: Name, words: Words, _: str = "") -> Iterator[str]:
    """Yield every square with all that it shows, for screen readers."""
    yield from (square_line(square, words) for square in range(SQUARES))


def ask_lab(_view: View, _name: Name, words: Words, _: str = "") -> Iterator[str]:
    """Yield the meaning of the experts' evidence."""
    yield from lab_sheet(words)


COMMANDS = {"clues": ask_clues, "excluded": ask_excluded, "why": ask_why, "map": ask_map, "lab": ask_lab}

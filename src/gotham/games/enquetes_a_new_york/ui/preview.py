"""Enquêtes à New York as one picture, for link previews: the city with its places and the investigators."""

from collections.abc import Callable

from ....i18n.catalogue import Words
from ....match.view import View
from ....printing.placing import picture_of, placed_at
from ..rules.board import DISTRICT_OF, PLACES, PLACES_AT, SIDE, SQUARE, SQUARES

LOT = 120
PAWN = 44
LETTERS = 'font-family="Jost" font-size="17" fill="#1b2235"'
GROUND = ("#e9d8a6", "#d5e3c8", "#f0cfae", "#cfdfe6", "#e3d3e6", "#efe3c3", "#d8d8cf")  # by district


def picture(view: View, words: Words, drawing: Callable[[str], str]) -> str:
    """Return the city as SVG."""
    parts = []
    for square in range(SQUARES):
        x, y = (square % SIDE) * LOT, (square // SIDE) * LOT
        ground = GROUND[DISTRICT_OF[square] % len(GROUND)]
        parts.append(f'<rect x="{x + 2}" y="{y + 2}" width="{LOT - 4}" height="{LOT - 4}" fill="{ground}"/>')
        parts.append(f'<text x="{x + 10}" y="{y + 24}" {LETTERS}>{SQUARE[square]}</text>')
        for at, place in enumerate(PLACES_AT[square]):
            parts.append(
                placed_at(drawing(f"place-{PLACES[place]}"), x + 8 + 27 * (at % 4), y + 32 + 27 * (at // 4), 25, 25)
            )
    parts += _pawns(view, words, drawing)
    return picture_of(parts, SIDE * LOT, SIDE * LOT)


def _pawns(view: View, words: Words, drawing: Callable[[str], str]) -> list[str]:
    """Return the investigators, beside each other on one square."""
    found, there = [], dict[int, int]()
    for seat, square in enumerate(view["pawn"].tolist()[: int(view["players"])]):
        if 0 <= square < SQUARES:
            beside = there[square] = there.get(square, -1) + 1
            x, y = (square % SIDE) * LOT + 6 + 22 * beside, (square // SIDE) * LOT + LOT - PAWN - 4
            colour = words.paint[seat] if words.paint else seat
            found.append(placed_at(drawing(f"pawn-{colour}"), x, y, PAWN, PAWN))
    return found

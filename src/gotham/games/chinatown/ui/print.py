"""Chinatown on paper: the maps, all tiles, cards and money, and the public tables (CT-08)."""

from typing import Any

from ....hooks.print import PrintHooks
from ....i18n.catalogue import Words
from ....printing.drawings import Drawings
from ..rules.material import CARDS, CELLS, DEALS, FINISHED, MAPS, NAMES, ROUNDS, SEATS, SIZE, SIZES, TILES, UNFINISHED
from .deals import DOLLARS

TOKENS = 30  # of a colour  CT-01
NOTES = {1: 27, 5: 18, 10: 18, 20: 18}  # number of notes of each sum in thousands: 81 in all  CT-06


def material(words: Words, drawings: Drawings) -> dict[str, Any]:
    """Return maps, tiles, cards, tokens, notes and tables, with the texts of the pages."""
    return {
        "maps": MAPS,
        "rows": _rows(),
        "types": [_type(kind, words) for kind in range(len(NAMES))],
        "seats": SEATS,
        "tokens": TOKENS,
        "notes": [{"text": _money(sum_, words), "count": count} for sum_, count in NOTES.items()],
        "prosperity": [_prosperity(card, words) for card in CARDS],
        "rounds": [words("print-round", number=number) for number in range(1, ROUNDS + 1)],
        "deals": [{"players": words("print-players", count=count), "rows": rows} for count, rows in DEALS.items()],
        "pays": {
            "tiles": [*range(1, SIZES.stop)],
            "open": [_money(income, words) for income in UNFINISHED],
            "finished": {str(size): _money(income, words) for size, income in FINISHED.items()},
        },
        "how": [words("print-how-map")],
        "say": _said(words),
    }


def _rows() -> list[list[int]]:
    """Return the content of the first map; the cards show a building in its block."""
    cells = CELLS[0]
    rows, columns = (max(places) + 1 for places in zip(*cells))
    return [[cells[row, column] for column in range(columns)] for row in range(rows)]


def _type(kind: int, words: Words) -> dict[str, Any]:
    size, tiles = int(SIZE[kind]), int(TILES[kind])
    about = words("print-type", size=size, tiles=tiles)
    return {"name": words("shop", kind=NAMES[kind]), "size": size, "tiles": tiles, "about": about}


def _prosperity(sizes: tuple[int, ...], words: Words) -> dict[str, Any]:
    listed = ", ".join(map(str, sizes))
    text = words("board-card", sizes=listed) if sizes else words("board-card-blank")
    return {"sizes": sizes, "text": text}


def _money(thousands: int, words: Words) -> str:
    return words("money", sum=thousands * DOLLARS)


def _said(words: Words) -> dict[str, str]:
    return {
        "map": words("board-map"),
        "other": words("print-other-map"),
        "tiles": words("print-tiles"),
        "cards": words("print-buildings"),
        "prosperity": words("print-prosperity"),
        "summaries": words("print-summaries"),
        "tokens": words("print-tokens"),
        "notes": words("print-notes"),
        "charts": words("print-charts"),
        "shops": words("board-legend"),
        "pays": words("board-pay-table"),
        "count": words("board-tiles-count"),
        "open": words("board-unfinished"),
        "finished": words("board-finished"),
        "deal": words("print-deal"),
        "keep": words("print-deal-keep"),
        "draw": words("print-deal-draw"),
        "track": words("print-track"),
        "marker": words("print-marker"),
    }


HOOKS = PrintHooks(material=material)

"""The page of a new table: the levels, the cases of the box, and the other sources of a case."""

from typing import Any

from ....i18n.catalogue import Words
from ..cases.box import SYMBOLS
from ..rules.state import OPTIONS

NEW, DAY, SPIN, BOX = "generated", "day", "spin", "box"  # sources of a case; a new one is the default  EN-18


def setup(words: Words) -> dict[str, Any]:
    """Return the levels with their cases, and the texts of the page."""
    return {
        "levels": [_level(at, level, words) for at, level in enumerate(OPTIONS["level"])],
        "sources": [_source(source, words) for source in (NEW, DAY, SPIN, BOX)],
        "words": {
            "level": words("setup-level"),
            "case": words("setup-case"),
            "number": words("setup-number"),
            "more": words("setup-more"),
        },
    }


def _level(at: int, level: str, words: Words) -> dict[str, Any]:
    return {
        "value": level,
        "title": words("setup-level-title", level=int(level)),
        "about": words("setup-level-about", level=int(level)),
        "cases": [_case(number, symbol, words) for number, symbol in enumerate(SYMBOLS[at], 1)],
    }


def _case(number: int, symbol: str, words: Words) -> dict[str, Any]:
    name = words("symbol", id=symbol)
    return {"value": str(number), "symbol": symbol, "title": words("setup-box-case", number=str(number), symbol=name)}


def _source(source: str, words: Words) -> dict[str, str]:
    return {
        "value": source,
        "title": words("setup-source-title", source=source),
        "about": words("setup-source-about", source=source),
    }

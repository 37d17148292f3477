"""A box as JSON, written and read. The certificate, not this module, checks the guarantees of the box.

The rules read their box with this and have no catalogue, so errors are raised as a `Flaw`.
"""

import json
from collections.abc import Collection, Iterator
from typing import Any

from ..rules.board import SQUARE
from .certificate import KIND, Box, ClueCard, Difficulty, WheelEntry
from .clues import CLUES, INFORMANT, LEVELS, NAMES

FORMAT = "box 1"
KINDS = {name: kind for kind, name in KIND.items()}
CARD = ("kind", "clue", "back")
ENTRY = ("number", "symbol", "answer", "decoys", "least", "mean", "settled")
GLYPHS = {  # the symbols of cases, and how each is drawn
    "star": "★",
    "moon": "☾",
    "triangle": "▲",
    "bolt": "↯",
    "arrow": "➤",
    "heart": "♥",
    "clover": "♣",
    "crossed-circle": "⊗",
    "flower": "✿",
    "note": "♪",
    "crown": "♛",
    "hourglass": "⧗",
}


class Flaw(ValueError):
    """The reason why a text is not a box: a message with its details."""

    def __init__(self, message: str, **details: str) -> None:
        super().__init__(message, details)
        self.message, self.details = message, details


# ---------------------------------------------------------------------------------------------- writing


def write(box: Box) -> str:
    """Return a box as JSON, one line per card and case."""
    levels = (f'"level {level}": {{\n{_level(box, level)}\n}}' for level in LEVELS)
    return "{\n" + ",\n".join([f'"gotham": "{FORMAT}"', *levels]) + "\n}\n"


def _level(box: Box, level: int) -> str:
    cards = (_card_fields(card) for card in box.cards if card.level == level)
    cases = (_entry_fields(entry) for entry in box.wheel if entry.level == level)
    return ",\n".join(f'"{name}": [\n{_lines(each)}\n]' for name, each in (("cards", cards), ("cases", cases)))


def _lines(objects: Iterator[dict[str, Any]]) -> str:
    return ",\n".join(json.dumps(each) for each in objects)


def _card_fields(card: ClueCard) -> dict[str, Any]:
    return dict(zip(CARD, (KIND[card.kind], CLUES[card.clue].name, card.back), strict=True))


def _entry_fields(entry: WheelEntry) -> dict[str, Any]:
    decoys, how = [SQUARE[square] for square in entry.decoys], entry.difficulty
    values = (entry.number, entry.symbol, SQUARE[entry.answer], decoys, how.least, how.mean, how.settled)
    return dict(zip(ENTRY, values, strict=True))


# ---------------------------------------------------------------------------------------------- reading


def read(text: str) -> Box:
    """Return the box that a text describes; its guarantees are not checked."""
    top = _fields(_loads(text), "box", ("gotham", *(f"level {level}" for level in LEVELS)))
    if top["gotham"] != FORMAT:
        raise Flaw("error-box-format", expected=FORMAT, text=_short(top["gotham"]))
    cards, wheel = list[ClueCard](), list[WheelEntry]()
    for level in LEVELS:
        where = f"level {level}"
        parts = _fields(top[where], where, ("cards", "cases"))
        cards += [_card(level, each, place) for each, place in _items(parts["cards"], f"{where}/cards")]
        wheel += [_entry(level, each, place) for each, place in _items(parts["cases"], f"{where}/cases")]
    return Box(tuple(cards), tuple(wheel))


def _card(level: int, value: Any, where: str) -> ClueCard:
    card = _fields(value, where, CARD)
    kind = KINDS[_name(card["kind"], f"{where}/kind", KINDS)]
    clue = NAMES[_name(card["clue"], f"{where}/clue", NAMES)]
    back = (_case(kind, each, place) for each, place in _items(card["back"], f"{where}/back"))
    return ClueCard(level, kind, clue, tuple(back))


def _case(kind: int, value: Any, where: str) -> int | str:
    """Return a case as printed on the back of a card: its number or its symbol."""
    return _whole(value, where, 1, 99) if kind == INFORMANT else _name(value, where, GLYPHS)


def _entry(level: int, value: Any, where: str) -> WheelEntry:
    entry = _fields(value, where, ENTRY)
    return WheelEntry(
        level,
        _whole(entry["number"], f"{where}/number", 1, 99),
        _name(entry["symbol"], f"{where}/symbol", GLYPHS),
        _square(entry["answer"], f"{where}/answer"),
        tuple(_square(each, place) for each, place in _items(entry["decoys"], f"{where}/decoys")),
        _difficulty(entry, where),
    )


def _difficulty(entry: dict[str, Any], where: str) -> Difficulty:
    least, mean = _whole(entry["least"], f"{where}/least", 0, 16), _real(entry["mean"], f"{where}/mean", 0, 16)
    settled = (_whole(each, place, 0, 1 << 16) for each, place in _items(entry["settled"], f"{where}/settled"))
    return Difficulty(least, mean, tuple(settled))


# --------------------------------------------------------------------------------------------- its parts


def _loads(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object)
    except Flaw:
        raise
    except (ValueError, RecursionError) as error:  # also numbers with thousands of digits, and deep nesting
        raise Flaw("error-json", line=str(getattr(error, "lineno", 1))) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object; refuse duplicate fields, of which the second would silently win."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise Flaw("error-box-twice", text=name[:40])
        found[name] = value
    return found


def _fields(value: Any, where: str, names: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(value, dict) or set(value) != set(names):
        raise Flaw("error-box-fields", where=where, known=", ".join(names))
    return value


def _items(value: Any, where: str) -> list[tuple[Any, str]]:
    """Return the items of a list, each with its path."""
    if not isinstance(value, list):
        raise Flaw("error-box-list", where=where)
    return [(each, f"{where}/{place}") for place, each in enumerate(value, 1)]


def _name(value: Any, where: str, names: Collection[str]) -> str:
    if not isinstance(value, str) or value not in names:
        raise Flaw("error-box-name", where=where, text=_short(value))
    return value


def _square(value: Any, where: str) -> int:
    return SQUARE.index(_name(value, where, SQUARE))


def _whole(value: Any, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Flaw("error-box-whole", where=where, low=str(low), high=str(high), text=_short(value))
    return value


def _real(value: Any, where: str, low: int, high: int) -> float:
    if type(value) not in (int, float) or not low <= value <= high:
        raise Flaw("error-box-real", where=where, low=str(low), high=str(high), text=_short(value))
    return float(value)


def _short(value: Any) -> str:
    """Return a value shortened for a message."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    return value[:40] if isinstance(value, str) else json.dumps(value)[:40]

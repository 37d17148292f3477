"""The Typst sources of a game's pages: its template, its drawings, its data and its texts."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..i18n.catalogue import Words
from ..i18n.errors import Unavailable, Unknown
from ..match.game import Game
from .drawings import Drawings, drawings

PAPERS = {"a4": "a4", "letter": "us-letter"}  # as one calls them, and as Typst does
SHARED = Path(__file__).with_name("sheet.typ")
TEMPLATE = "print.typ"
SAID = (
    *("print-contents", "print-part", "print-pieces", "print-pages", "print-sides", "print-how"),
    *("print-how-scale", "print-how-sides", "print-how-stock", "print-how-cut", "print-how-grey"),
    *("print-licence", "print-rules", "print-made"),
)
SIDES = ("single", "front", "back", "both")

Files = dict[str, bytes]


def pages(game: Game, language: str, paper: str, rules: Mapping[str, str]) -> Files:
    """Return all files that Typst needs for a game's pages, by name; rules are clauses by id."""
    if paper not in PAPERS:
        raise Unknown("error-paper", name=paper[:40], known=", ".join(PAPERS))
    material = game.printing.material
    template = game.file(TEMPLATE)
    if material is None or not template.exists():
        raise Unavailable("error-print-game", game=game.name)
    words, drawn = game.words(language), drawings(game.name)
    given = _given(words, paper, drawn, rules)
    return {
        "main": template.read_bytes(),
        "sheet.typ": SHARED.read_bytes(),
        "given.json": _json({**given, "box": _box(game, words)}),
        "drawings.json": _json({name: drawn.filled(name, words) for name in drawn.pictures}),
        "material.json": _json(material(words, drawn)),
    }


def _given(words: Words, paper: str, drawn: Drawings, rules: Mapping[str, str]) -> dict[str, Any]:
    """Return the data that every template receives."""
    return {
        "title": words("title"),
        "summary": words("summary"),
        "language": words.language,
        "paper": PAPERS[paper],
        "colours": drawn.colours,
        "rules": [{"id": name, "text": text} for name, text in rules.items()],
        "say": {name.removeprefix("print-"): words(name, paper=paper) for name in SAID},
        "sides": {side: words("print-on", side=side) for side in SIDES},
    }


def _box(game: Game, words: Words) -> list[str]:
    """Return what is on the box: players, ages, minutes and authors."""
    box, players = game.web, game.rules.PLAYERS
    facts = [words("print-players-of", least=min(players), most=max(players))]
    facts += [words("print-age", age=box.age)] if box.age else []
    facts += [words("print-minutes", minutes=box.minutes)] if box.minutes else []
    by = [words("print-by", authors=", ".join(box.authors), published=box.published)] if box.authors else []
    return [" · ".join(facts), *by]


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()

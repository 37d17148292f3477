"""Sets the pages of a game: what its package says goes to its own template, and Typst makes a PDF or pictures of it."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from ..i18n.catalogue import Words
from ..i18n.errors import Unknown
from ..match.game import Game
from .drawings import FONTS, Drawings, drawings

PAPERS = {"a4": "a4", "letter": "us-letter"}  # as one calls them, and as Typst does
SHARED = Path(__file__).with_name("sheet.typ")
TEMPLATE = "print.typ"
STANDARD = "a-2u"  # PDF/A: whatever a page needs is in the file, every sign of every font
SAID = (
    *("print-contents", "print-part", "print-pieces", "print-pages", "print-sides", "print-how"),
    *("print-how-scale", "print-how-sides", "print-how-stock", "print-how-cut", "print-how-grey"),
    *("print-licence", "print-rules", "print-made"),
)
SIDES = ("single", "front", "back", "both")

Files = dict[str, bytes]


def pages(game: Game, language: str, paper: str, rules: Mapping[str, str]) -> Files:
    """Everything that Typst needs for the pages of a game, by file name; the rules are their clauses by id."""
    if paper not in PAPERS:
        raise Unknown("error-paper", name=paper[:40], known=", ".join(PAPERS))
    material = game.printing.material
    template = game.file(TEMPLATE)
    if material is None or not template.exists():
        raise Unknown("error-print-game", game=game.name)
    words, drawn = game.words(language), drawings(game.name)
    return {
        "main": template.read_bytes(),
        "sheet.typ": SHARED.read_bytes(),
        "given.json": _json(_given(words, paper, drawn, rules)),
        "drawings.json": _json({name: drawn.filled(name, words) for name in drawn.pictures}),
        "material.json": _json(material(words, drawn)),
    }


def _given(words: Words, paper: str, drawn: Drawings, rules: Mapping[str, str]) -> dict[str, Any]:
    """What every game is told."""
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


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def pdf(files: Files) -> bytes:
    """The pages as one PDF: the same bytes for the same input."""
    made: bytes = _set(files, format="pdf", pdf_standards=STANDARD, timestamp=0)
    return made


def pictures(files: Files, dots: float) -> list[bytes]:
    """The pages as PNG pictures, with so many dots to the inch."""
    made = _set(files, format="png", ppi=dots)
    return made if isinstance(made, list) else [made]


def placed(files: Files, label: str) -> list[Any]:
    """What a template has noted under a label: leaves, pieces, texts that do not fit."""
    typst = _typst()
    found = typst.query(dict(files), f"<{label}>", font_paths=_fonts(typst))
    return [each["value"] for each in json.loads(found)]


def _set(files: Files, **wanted: Any) -> Any:
    typst = _typst()
    return typst.compile(dict(files), font_paths=_fonts(typst), **wanted)


def _fonts(typst: ModuleType) -> Any:
    """Ours alone: a sign that they lack is an error, not one in a font that happens to be there."""
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[FONTS])


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError:
        raise Unknown("error-print-typst") from None
    return typst

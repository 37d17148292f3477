"""Typesetting: Typst makes a PDF or pictures of a document."""

import json
from types import ModuleType
from typing import Any

from ..i18n.errors import Unavailable
from .document import Files
from .drawings import FONTS

STANDARD = "a-2u"  # PDF/A: the file contains all fonts and everything else it needs


def pdf(files: Files) -> bytes:
    """Return the pages as a PDF; reproducible byte for byte."""
    made: bytes = _set(files, format="pdf", pdf_standards=STANDARD, timestamp=0)
    return made


def pictures(files: Files, dots: float) -> list[bytes]:
    """Return the pages as PNG images at a resolution in dots per inch."""
    made = _set(files, format="png", ppi=dots)
    return made if isinstance(made, list) else [made]


def placed(files: Files, label: str) -> list[Any]:
    """Query what a template has labelled: leaves, pieces, overfull texts."""
    typst = _typst()
    found = typst.query(dict(files), f"<{label}>", font_paths=_fonts(typst))
    return [each["value"] for each in json.loads(found)]


def _set(files: Files, **wanted: Any) -> Any:
    typst = _typst()
    return typst.compile(dict(files), font_paths=_fonts(typst), **wanted)


def _fonts(typst: ModuleType) -> Any:
    """Use the bundled fonts alone, so that a missing glyph is an error on every machine."""
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[FONTS])


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError:
        raise Unavailable("error-print-typst") from None
    return typst

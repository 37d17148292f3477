"""The drawings of a game, rendered from the web client's components at build time (web/print.js)."""

import json
import re
from collections.abc import Callable
from html import escape
from pathlib import Path

from ..i18n.errors import Unavailable

FOLDER = Path(__file__).parent / "art"
FONTS = FOLDER / "fonts"
MARK = re.compile("⟦([^⟧]*)⟧")  # a message and its arguments

Say = Callable[..., str]


class Drawings:
    """Drawings by name, as SVG, and colours by name."""

    def __init__(self, colours: dict[str, str], pictures: dict[str, str]) -> None:
        self.colours, self.pictures = colours, pictures

    def filled(self, name: str, say: Say) -> str:
        """Return a drawing with its texts filled in."""
        return MARK.sub(lambda mark: escape(_said(mark.group(1), say)), self.pictures[name])


def _said(text: str, say: Say) -> str:
    message, *details = text.split(" ")
    pairs = (detail.partition("=") for detail in details)
    return say(message, **{name: int(value) if value.isdecimal() else value for name, _, value in pairs})


def drawings(game: str) -> Drawings:
    """Load the drawings of a game; empty if the client has none."""
    if not FONTS.exists():
        raise Unavailable("error-print-drawings")
    path = FOLDER / f"{game}.json"
    if not path.exists():
        return Drawings({}, {})
    found = json.loads(path.read_text("utf-8"))
    return Drawings(found["colours"], found["drawings"])

"""Texts of a game's own data files, written like the remarks of bots, with any message of its catalogue."""

import re

from .catalogue import MESSAGE, Label, Name, Words, filled
from .errors import Unreadable

WRITTEN = re.compile(r"=([a-z][a-z0-9-]*)((?: [a-z]+=[A-Za-z0-9:,-]+)*)", re.ASCII)


def written(text: str, words: Words, name: Name, label: Label | None = None) -> str:
    """Render a text of a game's own data: any message of its catalogue. Refuse one that is missing there."""
    found = WRITTEN.fullmatch(text)
    told = filled(found, words, name, label) if found else None
    if told is None:
        raise Unreadable("error-written", text=text[:80], language=words.language)
    return told


def named(text: str) -> set[str]:
    """Return the messages that such a text names: its own, and those in its details."""
    return {*re.findall(r"^=([a-z0-9-]+)", text), *(message for message, _, _ in MESSAGE.findall(text))}

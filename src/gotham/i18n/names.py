"""Suggestions for misspelt names, of hooks, games and bots."""

import difflib
import unicodedata
from collections.abc import Iterable

CLOSE = 0.75  # how alike two names are, from 0 to 1, for one to be suggested in the place of the other
PART = 3  # letters of a name that are enough to suggest the whole


def nearest(name: str, known: Iterable[str]) -> str:
    """Return the known name that a misspelt one was meant to be; empty if none is near."""
    by_letters = {each.lower(): each for each in known}
    close = difflib.get_close_matches(name.lower(), by_letters, 1, CLOSE)
    return by_letters[close[0]] if close else ""


def suggestion(name: str, known: Iterable[str]) -> str:
    """Return the known name that is near or contains this one, or `none`: for a message that asks “did you mean”."""
    listed = [*known]
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().strip().replace(" ", "-")
    parts = [each for each in listed if len(letters) >= PART and letters in each.lower()]
    return nearest(letters, listed) or min(parts, key=lambda each: each.lower().index(letters), default="none")

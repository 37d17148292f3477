"""Messages in four languages, from Fluent catalogues: the project's own and those of a game."""

import functools
import locale
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "nl", "de")
OWN = Path(__file__).parent / "locale"
REMEMBERED = 20_000  # sentences


class Words:
    """Formats messages in one language, from the project's catalogue and those in folders; falls back to English."""

    def __init__(self, language: str = "en", *folders: Path, phrases: "Mapping[str, Phrase] | None" = None) -> None:
        self.language = language
        self.folders = (OWN, *folders)
        self.phrases = phrases or {}  # what a game says in more than a message
        self._said: dict[tuple[Any, ...], str] = {}  # a server says the same of many tables: looking it up is quicker

    def __call__(self, message: str, /, **details: Any) -> str:
        """Return a message with its details filled in; a missing message reads as its id."""
        key = (message, *details.items())
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = self._say(message, details)
        return text

    def _say(self, message: str, details: dict[str, Any]) -> str:
        text, _ = self._find(message, details)
        return message if text is None else text

    def whole(self, message: str, /, **details: Any) -> str | None:
        """Return a message with its details; None if it is missing or needs other details."""
        text, complete = self._find(message, details)
        return text if complete else None

    def _find(self, message: str, details: dict[str, Any]) -> tuple[str | None, bool]:
        """Return a message from a catalogue, and whether it is complete."""
        for language in dict.fromkeys((self.language, "en")):
            for folder in self.folders:
                text, complete = _format(language, folder, message, details)
                if text is not None:
                    return text, complete
        return None, False

    def has(self, message: str) -> bool:
        """Return whether this language itself has the message."""
        return any(_bundle(self.language, folder).has_message(message) for folder in self.folders)

    def into(self, language: str) -> "Words":
        """Return the same catalogues in another language."""
        return Words(language, *self.folders[1:], phrases=self.phrases)

    def phrase(self, kind: str, text: str) -> str | None:
        """Return a game's phrase for something of its own, such as a clue; None if it has none."""
        return self.phrases[kind](text, self) if kind in self.phrases else None


Phrase = Callable[[str, Words], str | None]


@functools.cache
def _bundle(language: str, folder: Path) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(folder.glob(f"{language}.*ftl")):  # en.ftl, and en.clues.ftl for a large part
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _format(language: str, folder: Path, message: str, details: dict[str, Any]) -> tuple[str | None, bool]:
    bundle = _bundle(language, folder)
    if not bundle.has_message(message):
        return None, False
    text, errors = bundle.format_pattern(bundle.get_message(message).value, details)
    return str(text), not errors


def machine_language() -> str:
    """Return the language of this machine's settings if there is a catalogue for it, otherwise English."""
    settings = (os.environ.get(name) for name in ("GOTHAM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    language = (next(filter(None, settings), None) or _locale())[:2].lower()
    return language if language in LANGUAGES else "en"


def _locale() -> str:
    try:
        return locale.getlocale()[0] or "en"
    except ValueError:  # a locale that Python has not heard of
        return "en"

"""Messages in four languages, from Fluent catalogues: the project's own and those of a game; and remarks of bots.

Notes on actions are free text of people, or remarks of bots that everyone reads in their own language. A remark is a
message of the game's catalogue whose name begins with `bot-`, with its details:
`=bot-yes-shop who=seat:2 shop=shop:kind:laundry buildings=12,13 size=2`. A detail is a number, a word, a player,
another message with one detail of its own (so a sum is `money:sum:3000`), something that the game has a phrase for
(`clue:near-park`, see `text.PHRASES`), or several with commas between them. Advice may also name
actions, as in `next=action:12`. Several messages may follow each other.
"""

import functools
import locale
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "nl", "de")
OWN = Path(__file__).parent / "locale"
REMEMBERED = 20_000  # sentences
Name = Callable[[int], str]
Label = Callable[[int], str]  # labels of actions
SPEECH = re.compile(r"=(bot(?:-[a-z0-9]+)+)((?: [a-z]+=[A-Za-z0-9:,-]+)*)", re.ASCII)
SPEECHES = re.compile(r"=bot(?:-[a-z0-9]+)+(?: =bot(?:-[a-z0-9]+)+| [a-z]+=[A-Za-z0-9:,-]+)*", re.ASCII)
SEAT, NUMBER = re.compile(r"seat:([0-9]{1,2})"), re.compile(r"-?[0-9]{1,12}")
ACTION = re.compile(r"action:([0-9]{1,9})")
LONG = 500  # letters, more than any bot needs
MESSAGE = re.compile(r"([a-z][a-z0-9-]*):([a-z]+):([a-z0-9-]+)")
PHRASE = re.compile(r"([a-z]+):([a-z0-9-]+)")
Paint = tuple[int, ...]  # colour of a game -> colour shown at a table; empty where they are the same


class Words:
    """Formats messages in one language, from the project's catalogue and those in folders; falls back to English."""

    def __init__(
        self,
        language: str = "en",
        *folders: Path,
        phrases: "Mapping[str, Phrase] | None" = None,
        marks: str = "",
        paint: Paint = (),
    ) -> None:
        self.language = language
        self.folders = (OWN, *folders)
        self.phrases = phrases or {}  # texts of a game with more than a message
        self.marks, self.paint = marks, paint  # letters of a game's colours, and which colours they are shown as
        self._suits = {mark: marks[paint[at]] for at, mark in enumerate(marks)} if paint else {}
        self._painted: dict[Paint, Words] = {}
        self._said: dict[tuple[Any, ...], str] = {}  # cached, because a server needs the same messages for many tables

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
        """Return a message from a catalogue, and whether it is complete. A suit is shown in its chosen colour."""
        if self._suits and details.get("suit") in self._suits:
            details = {**details, "suit": self._suits[details["suit"]]}
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
        return Words(language, *self.folders[1:], phrases=self.phrases, marks=self.marks, paint=self.paint)

    def painted(self, paint: Paint) -> "Words":
        """Return the words for a table with chosen colours; the same where no message names one."""
        if paint == self.paint or not self.marks:
            return self
        if paint not in self._painted:
            same = Words(self.language, *self.folders[1:], phrases=self.phrases, marks=self.marks, paint=paint)
            self._painted[paint] = same
        return self._painted[paint]

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


# ------------------------------------------------------------------------------------------ remarks


def speech(message: str, /, **details: object) -> str:
    """Return a bot's remark in its stored form; `said` renders it."""
    return " ".join([f"={message}", *(f"{key}={value}" for key, value in details.items())])


def is_speech(text: object) -> bool:
    """Return whether a text has the form of a bot's remark."""
    return isinstance(text, str) and len(text) <= LONG and SPEECHES.fullmatch(text) is not None


def said(note: str, words: Words, name: Name, label: Label | None = None) -> str:
    """Render a note. Anybody may write anything: what is not a complete remark of a bot is returned unchanged."""
    if not is_speech(note):
        return note
    texts = [filled(found, words, name, label) for found in SPEECH.finditer(note)]
    return note if None in texts else " ".join(filter(None, texts))


def filled(found: re.Match[str], words: Words, name: Name, label: Label | None) -> str | None:
    """Return a message with its details; None if it is missing or needs others."""
    details = dict(part.split("=") for part in found[2].split())
    return words.whole(found[1], **{key: _detail(value, words, name, label) for key, value in details.items()})


def _detail(value: str, words: Words, name: Name, label: Label | None) -> int | str:
    if "," in value:
        return ", ".join(str(_detail(part, words, name, label)) for part in value.split(","))
    if NUMBER.fullmatch(value):
        return int(value)
    if found := SEAT.fullmatch(value):
        return name(int(found[1]))
    if label is not None and (found := ACTION.fullmatch(value)):
        return label(int(found[1]))
    if found := MESSAGE.fullmatch(value):
        return words(found[1], **{found[2]: _detail(found[3], words, name, label)})
    if found := PHRASE.fullmatch(value):
        return words.phrase(found[1], found[2]) or value
    return value

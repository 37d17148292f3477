"""Notes on actions: people write free text, and bots messages that everyone reads in their own language.

A bot says a message of its game's catalogue whose name begins with `bot-`, with its details:
`=bot-yes-shop who=seat:2 shop=shop:kind:laundry buildings=12,13 size=2`. A detail is a number, a word, a player,
another message with one detail of its own (so a sum is `money:sum:3000`), something that the game has a phrase for
(`clue:near-park`, see `text.PHRASES`), or several with commas between them. Advice may also name
actions, as in `next=action:12`. Several messages may follow each other.
"""

import re
from collections.abc import Callable

from .catalogue import Words
from .errors import Unreadable

Name = Callable[[int], str]
Label = Callable[[int], str]  # what an action is called

SPEECH = re.compile(r"=(bot(?:-[a-z0-9]+)+)((?: [a-z]+=[A-Za-z0-9:,-]+)*)", re.ASCII)
SPEECHES = re.compile(r"=bot(?:-[a-z0-9]+)+(?: =bot(?:-[a-z0-9]+)+| [a-z]+=[A-Za-z0-9:,-]+)*", re.ASCII)
WRITTEN = re.compile(r"=([a-z][a-z0-9-]*)((?: [a-z]+=[A-Za-z0-9:,-]+)*)", re.ASCII)
SEAT, NUMBER = re.compile(r"seat:([0-9]{1,2})"), re.compile(r"-?[0-9]{1,12}")
ACTION = re.compile(r"action:([0-9]{1,9})")
LONG = 500  # letters, more than any bot needs
MESSAGE = re.compile(r"([a-z][a-z0-9-]*):([a-z]+):([a-z0-9-]+)")
PHRASE = re.compile(r"([a-z]+):([a-z0-9-]+)")


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
    texts = [_filled(found, words, name, label) for found in SPEECH.finditer(note)]
    return note if None in texts else " ".join(filter(None, texts))


def written(text: str, words: Words, name: Name, label: Label | None = None) -> str:
    """Render a text of a game's own data: any message of its catalogue. Refuse one that is missing there."""
    found = WRITTEN.fullmatch(text)
    told = _filled(found, words, name, label) if found else None
    if told is None:
        raise Unreadable("error-written", text=text[:80], language=words.language)
    return told


def named(text: str) -> set[str]:
    """Return the messages that such a text names: its own, and those in its details."""
    return {*re.findall(r"^=([a-z0-9-]+)", text), *(message for message, _, _ in MESSAGE.findall(text))}


def _filled(found: re.Match[str], words: Words, name: Name, label: Label | None) -> str | None:
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

"""Transcripts that people bring: read and checked in a process of their own, for they may hold anything."""

import asyncio
import functools
import re
import secrets
import time
from typing import Any, NamedTuple

from ...i18n.catalogue import Words
from ...i18n.errors import GothamError, Unknown
from ...match import game as library
from ...match.game import Game
from ...match.scene import read_scene, write_scene
from ...match.table import Table
from ...match.transcript import replay
from .. import auth as tokens
from ..bots.service import Thinking
from ..db import tables as schema
from ..db.store import ADD, Store, Write
from ..live.registry import cleaned
from ..live.seats import Chair, People, Person
from ..live.setup import match_at

STEPS = 20_000  # that a match may take to be played again: undo takes as many as there are actions
PATIENCE = 60.0  # seconds that reading may take
AT_ONCE = 2  # transcripts that are read side by side


class Read(NamedTuple):
    """What a transcript holds, as rows of the database; or why it is refused, in words."""

    match: dict[str, Any]
    entries: list[dict[str, Any]]
    names: list[str]
    refusal: str = ""


class Uploads:
    """Takes transcripts in."""

    def __init__(self, store: Store, thinking: Thinking) -> None:
        self.store, self.thinking = store, thinking
        self._free = asyncio.Semaphore(AT_ONCE)

    async def take(self, text: str, language: str) -> str:
        """Keeps the match of a transcript; gives its id."""
        id, secret = secrets.token_urlsafe(12), secrets.token_hex(32)
        async with self._free:
            read = await self._read(functools.partial(read_transcript, text, language, id, secret))
        if read.refusal:
            raise Unknown("error-upload", reason=read.refusal)
        entries = (Write(ADD[schema.entries], entry) for entry in read.entries)
        await self.store.write(
            Write(ADD[schema.matches], read.match), *_people(id, secret, read.names).rows(), *entries
        )
        return id

    async def _read(self, job: functools.partial[Read]) -> Read:
        try:
            return await asyncio.wait_for(self.thinking.apart(job), PATIENCE)
        except TimeoutError:
            raise Unknown("error-upload-long") from None


def _people(id: str, secret: str, names: list[str]) -> People:
    """Those who played: they are named, and nobody has the tokens."""
    names = [*map(cleaned, names)]
    people = [Person(tokens.hashed(tokens.new_token()), name, "en", seat=seat) for seat, name in enumerate(names)]
    return People(id, secret, people, [Chair(person.token) for person in people])


# ----------------------------------------------------------------------------------- in a process of its own


def read_transcript(text: str, language: str, id: str, secret: str) -> Read:
    """Plays a transcript again. It says no in words: not every error finds its way from process to process."""
    try:
        table = _replayed(text)
    except GothamError as error:
        return Read({}, [], [], error.say(Words(language)))
    match = match_at(table, id, secret, False, time.time())
    return Read(vars(match), _entries(table, id), [*table.names, *[""] * (table.players - len(table.names))])


def _replayed(text: str) -> Table:
    """The table of a transcript, by interpreted rules: it may hold nonsense."""
    if text.startswith("gotham record"):
        raise Unknown("error-upload-record")
    if _steps(text) > STEPS:
        raise Unknown("error-upload-long")
    found = re.match(r"gotham match 1\r?\ngame (\S+) ", text)
    table = replay(text, game=library.game(found[1], "plain") if found else None)
    if not table.over:
        raise Unknown("error-upload-running")
    if "\0" in table.seed:  # not every database can keep that letter
        raise Unknown("error-text", text=ascii(table.seed)[:80])
    return _settled(table)


def _steps(text: str) -> int:
    """How many steps a log takes, about: whoever takes back has everything played again."""
    standing = steps = 0
    for line in text.splitlines():
        if line[:1].isdigit():
            undone = line.partition(" ")[2].partition(" ; ")[0].strip() == "undo"
            standing += -1 if undone else 1
            steps += 1 + (max(standing, 0) if undone else 0)
    return steps


def _settled(table: Table) -> Table:
    """The same match from a start that leaves nothing open: what a scene does not say would be guessed every time."""
    if table.start is None:
        return table
    game, first = table.game, table.first_rows()
    start = read_scene(game, write_scene(game, first))
    if start.rows(game, table.seed).tobytes() != first.tobytes():
        raise Unknown("error-upload-start")
    table.start = start
    return table


def _entries(table: Table, id: str) -> list[dict[str, Any]]:
    return [
        {"match": id, "seq": seq, "seat": seat, "action": _written(table.game, action), "note": note.replace("\0", " ")}
        for seq, (seat, action, note) in enumerate(table.log)
    ]


def _written(game: Game, action: int) -> str:
    return game.notation[action] if action >= 0 else "undo"

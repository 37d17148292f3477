"""Imports of transcripts: parsed and checked in a process of their own, since they are untrusted input."""

import asyncio
import functools
import re
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from ...i18n.catalogue import Words
from ...i18n.errors import GothamError, Invalid, Unreadable
from ...match.game import Game
from ...match.game import game as find_game
from ...match.scene import read_scene, write_scene
from ...match.table import Table
from ...match.transcript import replay
from ...parallel.bootstrap import lower_priority, start_worker
from .. import limits, steady
from ..auth import hashed, new_token
from ..bots.service import BotService
from ..db.store import ADD, Store, Write
from ..db.tables import entries, matches
from ..live.seating import clean_name
from ..live.setup import new_id, setup_from
from ..live.state import Chair, Participant, People
from .queue import Asker, FairTurns, Places

NICENESS = 5  # tables come first, but a person waits for this


class ImportedMatch(NamedTuple):
    """A transcript as rows of the database, or the sentence that says why it is refused."""

    match: dict[str, Any]
    entries: list[dict[str, Any]]
    names: list[str]
    refusal: str = ""
    colours: tuple[str, ...] = ()


class TranscriptImports:
    """Imports transcripts into the database."""

    def __init__(self, store: Store, workers: BotService) -> None:
        self.store, self.workers = store, workers
        self.places = Places(limits.UPLOADS, limits.UPLOADS_OF_ADDRESS)
        self.turns = FairTurns(limits.UPLOADS_AT_ONCE.value)

    async def take(self, text: str, language: str, address: str = "") -> str:
        """Persist the match of a transcript and return its id. An empty address is not limited."""
        id, secret = new_id(), secrets.token_hex(32)
        with self.places.place(address):
            async with self.turns.turn(Asker(address)):
                read = await self._read(functools.partial(read_transcript, text, language, id, secret))
        if read.refusal:
            raise Invalid("error-upload", reason=read.refusal)
        rows = (Write(ADD[entries], entry) for entry in read.entries)
        await self.store.write(
            Write(ADD[matches], read.match), *_people(id, secret, read.names, read.colours).rows(), *rows
        )
        return id

    async def _read(self, job: functools.partial[ImportedMatch]) -> ImportedMatch:
        working = self.workers.run_apart(job, start_upload_worker)
        try:
            async with asyncio.timeout(limits.UPLOAD_TIME.value):
                return await working
        except TimeoutError:
            raise Invalid("error-upload-long") from None


def _people(id: str, secret: str, names: list[str], colours: Sequence[str]) -> People:
    """Return the players by name, in their colours; nobody has their tokens."""
    names = [*map(clean_name, names)]
    people = [Participant(hashed(new_token()), name, "en", seat=seat) for seat, name in enumerate(names)]
    chairs = [Chair(person.token, colour=colour) for person, colour in zip(people, colours, strict=True)]
    return People(id, secret, people, chairs)


# ----------------------------------------------------------------------------------- in a process of its own


def start_upload_worker() -> None:
    """Start a worker that yields the processor to tables and their bots."""
    start_worker()
    lower_priority(NICENESS)


def read_transcript(text: str, language: str, id: str, secret: str) -> ImportedMatch:
    """Replay a transcript. A refusal is returned as a sentence, since not every error can be pickled."""
    try:
        table = _replayed(text)
    except GothamError as error:
        return ImportedMatch({}, [], [], error.say(Words(language)))
    setup = setup_from(table, id, secret, False, steady.now())
    names = [*table.names, *[""] * (table.players - len(table.names))]
    return ImportedMatch(vars(setup), _entries(table, id), names, colours=table.chosen)


def _replayed(text: str) -> Table:
    """Return the table of a transcript, on interpreted rules, which check everything."""
    if text.startswith("gotham record"):
        raise Invalid("error-upload-record")
    if _steps(text) > limits.UPLOAD_STEPS.value:
        raise Invalid("error-upload-long")
    found = re.match(r"gotham match 1\r?\ngame (\S+) ", text)
    table = replay(text, game=find_game(found[1], "plain") if found else None)
    if not table.over:
        raise Invalid("error-upload-running")
    if "\0" in table.seed:  # not every database can store it
        raise Unreadable("error-text", text=ascii(table.seed)[:80])
    return _settled(table)


def _steps(text: str) -> int:
    """Return about how many steps replaying a log takes: an undo replays everything before it."""
    standing = steps = 0
    for line in text.splitlines():
        if line[:1].isdigit():
            undone = line.partition(" ")[2].partition(" ; ")[0].strip() == "undo"
            standing += -1 if undone else 1
            steps += 1 + (max(standing, 0) if undone else 0)
    return steps


def _settled(table: Table) -> Table:
    """Return the match with a complete start: what a scene leaves open would be drawn again at every load."""
    if table.start is None:
        return table
    game, first = table.game, table.first_rows()
    start = read_scene(game, write_scene(game, first))
    if start.rows(game, table.seed).tobytes() != first.tobytes():
        raise Invalid("error-upload-start")
    table.start = start
    return table


def _entries(table: Table, id: str) -> list[dict[str, Any]]:
    return [
        {"match": id, "seq": seq, "seat": seat, "action": _written(table.game, action), "note": note.replace("\0", " ")}
        for seq, (seat, action, note) in enumerate(table.log)
    ]


def _written(game: Game, action: int) -> str:
    return game.notation[action] if action >= 0 else "undo"

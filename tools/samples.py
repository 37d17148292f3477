"""Reproducible tables, with running and finished matches, for the screenshots."""

import asyncio
import functools
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import gotham
from gotham.bots import bot, play
from gotham.insight.analysis import OnProgress, SerialExecutor, analyse
from gotham.insight.finished_match import source_of
from gotham.insight.presentation import present_in_all_languages
from gotham.match.game import Game
from gotham.match.table import Table
from gotham.server.auth import hashed
from gotham.server.db import tables as schema
from gotham.server.db.store import ADD, Store, Write
from gotham.server.history.stored_analyses import InAll, StoredAnalyses
from gotham.server.live.chat_log import chat_row
from gotham.server.live.setup import setup_from
from gotham.server.live.state import Chair, Participant, People
from gotham.server.settings import Settings

TOKEN = "the-token-of-ada"
EVENING = 1_700_000_000.0


@dataclass
class Sample:
    """A table: `bots` play all seats until `decisions` were made and Ada, on the first seat, is to act."""

    id: str
    game: str
    bots: Sequence[str]
    decisions: int = 1_000_000  # to the end
    options: dict[str, str] = field(default_factory=dict)
    free: Sequence[int] = ()  # open seats
    listed: bool = False
    name: str = "gotham"  # of its chance
    talk: Sequence[tuple[int, str]] = ()
    hints: bool = False
    clock: int = 0  # seconds for a phase that all decide at once

    @property
    def seed(self) -> str:
        """As long as the seeds of other matches."""
        return hashlib.sha256(self.name.encode()).hexdigest()

    def people(self) -> People:
        """Ada, bots, and free seats."""
        ada = Participant(hashed(TOKEN), "Ada", "en", host=True, seat=0)
        chairs = [Chair(bot="" if seat in self.free else spec) for seat, spec in enumerate(self.bots)]
        chairs[0] = Chair(holder=ada.token)
        return People(self.id, self.id * 4, [ada], chairs)

    def played(self, game: Game) -> Table:
        """Return the match so far."""
        return self.begun(game, self.whole(game))

    def whole(self, game: Game) -> Table:
        """Return the match that the bots have played to its end; samples of one match share it."""
        return _played(game, tuple(self.bots), self.seed, tuple(self.options.items()))

    def begun(self, game: Game, whole: Table) -> Table:
        """Return the beginning of a match."""
        table = game.table(len(self.bots), self.seed, self.options)
        for seat, action, _ in whole.log:
            if len(table.log) >= self.decisions and 0 in table.awaited:
                break
            table.act(seat, action)
        return table

    def writes(self) -> list[Write]:
        """Return all rows of its database."""
        people = self.people()
        talks = [
            chat_row(self.id, seq, seat, people.name(seat), text, None) for seq, (seat, text) in enumerate(self.talk)
        ]
        said = [Write(ADD[schema.talks], talk) for talk in talks]
        table = self.played(gotham.game(self.game))
        return [*writes_of(table, people, self.listed, self.hints, self.clock), *said]


@functools.cache
def _played(game: Game, bots: tuple[str, ...], seed: str, options: tuple[tuple[str, str], ...]) -> Table:
    table = game.table(len(bots), seed, dict(options))
    return play(table, [bot(game, spec, seat) for seat, spec in enumerate(bots)])


def writes_of(table: Table, people: People, listed: bool = False, hints: bool = False, clock: int = 0) -> list[Write]:
    """Return all rows of a match and its people."""
    id, notation = people.match, table.game.notation
    entries = [
        {"match": id, "seq": seq, "seat": seat, "action": notation[action], "note": note}
        for seq, (seat, action, note) in enumerate(table.log)
    ]
    match = replace(setup_from(table, id, people.secret, listed, EVENING), hints=hints, clock=clock)
    return [match.added(), *people.rows(), *(Write(ADD[schema.entries], entry) for entry in entries)]


def keep(samples: Sequence[Sample], data: Path) -> None:
    """Write tables into the database of a server that is not running."""
    asyncio.run(write([sample.writes() for sample in samples], Settings(data=data)))


def keep_analysis(sample: Sample, data: Path, tell: OnProgress) -> None:
    """Analyse a finished match in this process, and store the result."""
    table = sample.played(gotham.game(sample.game))
    source = source_of(table.transcript())
    found = present_in_all_languages(source, analyse(source, SerialExecutor(), tell))
    asyncio.run(_store_analysis(sample.id, table.game, found, Settings(data=data)))


async def _store_analysis(id: str, game: Game, found: InAll, settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    await StoredAnalyses(store).keep(id, game, found)
    await store.close()


async def write(jobs: Sequence[Sequence[Write]], settings: Settings) -> None:
    """Store some tables."""
    store = Store(settings)
    await store.open()
    for writes in jobs:
        await store.write(*writes)
    await store.close()

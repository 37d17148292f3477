"""Measured matches in the results file."""

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

from ..arena import Archive
from ..arena.archive import damaged
from .survey import Sample

TABLE = """create table if not exists measured (
    sample text not null,
    number integer not null,
    record text not null, -- JSON
    primary key (sample, number)
)"""
UNREADABLE = (ValueError, TypeError, KeyError, RecursionError)


class MatchRecord(NamedTuple):
    """A match that is over. A place is a seat counted from the first to play."""

    winners: tuple[int, ...]  # places
    returns: tuple[int, ...]  # by place
    rounds: tuple[tuple[int, ...], ...]  # the points of each, by place in its own order
    turns: int
    actions: int
    changes: int  # of the leader
    settled: int  # the turn since which the leader has not changed


Measured = dict[int, MatchRecord]  # matches by their numbers


class Records:
    """The measured matches of a sample. Added matches are persisted at once; several runs may add."""

    def __init__(self, archive: Archive, sample: Sample, fresh: bool = False) -> None:
        self.archive, self.sample, self.name = archive, sample, _name(sample)
        with archive.writing() as connection:
            connection.execute(TABLE)
            if fresh:
                connection.execute("delete from measured where sample = ?", (self.name,))
        question = "select number, record from measured where sample = ? and number < ? order by number"
        rows = archive.ask(question, self.name, sample.matches)
        self.measured: Measured = {number: self._read(number, text) for number, text in rows}

    @property
    def missing(self) -> list[int]:
        """The numbers of the matches left to play."""
        return [number for number in range(self.sample.matches) if number not in self.measured]

    def add(self, number: int, record: MatchRecord) -> None:
        """Persist a match."""
        with self.archive.writing() as connection:
            text = json.dumps(record, separators=(",", ":"))
            connection.execute("insert or replace into measured values (?, ?, ?)", (self.name, number, text))
        self.measured[number] = record

    def _read(self, number: int, text: Any) -> MatchRecord:
        try:
            return _record(json.loads(text), self.sample.players)
        except UNREADABLE:
            raise damaged(self.archive.path, f"{self.name}-{number}") from None


def _name(sample: Sample) -> str:
    """Hash the settings and the measuring code."""
    code = Path(__file__).with_name("measurement.py").read_bytes()
    return hashlib.sha256(sample.schedule.digest.encode() + code).hexdigest()[:12]


def _record(values: Any, players: int) -> MatchRecord:
    winners, returns, rounds, *counts = values
    found = MatchRecord(_whole(winners), _whole(returns), tuple(map(_whole, rounds)), *_whole(counts))
    sizes = {len(found.returns), *map(len, found.rounds)}
    if sizes != {players} or not all(0 <= place < players for place in found.winners) or min(found[3:]) < 0:
        raise ValueError("not a match")
    return found


def _whole(values: Any) -> tuple[int, ...]:
    if not all(type(value) is int for value in values):
        raise TypeError("not whole numbers")
    return tuple(values)

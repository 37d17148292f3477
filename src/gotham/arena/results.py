"""The finished blocks of a tournament in the results file."""

import json
import re
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

from .. import __version__
from ..i18n.errors import Unknown
from .archive import LONGEST, Archive, damaged
from .block import Block, MatchResult
from .schedule import Schedule

LARGEST = 1 << 53  # beyond it floats leave out whole numbers
UNREADABLE = (ValueError, TypeError, KeyError, RecursionError, zlib.error)
COLUMNS = "block, rotation, bots, winners, returns, length"
INSERT = "insert into matches values (?, ?, ?, ?, ?, ?, ?, ?)"
NAME = re.compile(r"([0-9a-f]+)-([0-9]{1,9})-([0-9]{1,3})", re.ASCII)


class Results:
    """The finished blocks of a schedule. Added blocks are persisted at once; several runs may add."""

    def __init__(self, archive: Archive, schedule: Schedule, fresh: bool = False) -> None:
        self.archive, self.schedule = archive, schedule
        settings = _written(schedule.settings)
        with archive.writing() as connection:
            row = (schedule.digest, settings, __version__)
            connection.execute("insert or ignore into tournaments values (?, ?, ?)", row)
            if fresh:
                connection.execute("delete from matches where tournament = ?", row[:1])
        self.blocks = dict(self._read(""))

    def add(self, block: int, matches: Block) -> None:
        """Persist a block; if another run was first, use its block."""
        with self.archive.writing() as connection:
            theirs = dict(self._read("and block = ?", block))
            if block not in theirs:
                rows = [_row(self.schedule, block, rotation, match) for rotation, match in enumerate(matches)]
                connection.executemany(INSERT, rows)
        self.blocks[block] = theirs.get(block) or tuple(match._replace(transcript="") for match in matches)

    def transcripts(self, block: int) -> list[str]:
        """Return the transcripts of a block."""
        names = (name(self.schedule, block, rotation) for rotation in range(self.schedule.players))
        return [transcript(self.archive, each) for each in names]

    def _read(self, condition: str, *details: object) -> Iterator[tuple[int, Block]]:
        question = f"select {COLUMNS} from matches where tournament = ? {condition} order by block, rotation"
        rows = self.archive.ask(question, self.schedule.digest, *details)
        size = self.schedule.players
        for start in range(0, len(rows), size):
            try:
                yield self._block(rows[start : start + size])
            except UNREADABLE:
                place = name(self.schedule, *rows[start][:2])
                raise damaged(self.archive.path, place) from None

    def _block(self, rows: list[tuple[Any, ...]]) -> tuple[int, Block]:
        block, matches = _count(rows[0][0]), tuple(_match(*row[2:]) for row in rows)
        if [row[:2] for row in rows] != [(block, rotation) for rotation in range(self.schedule.players)]:
            raise ValueError("not the matches of a block")
        if [match.bots for match in matches] != [*map(self.schedule.seating, range(self.schedule.players))]:
            raise ValueError("not the bots of a block")
        return block, matches


# ----------------------------------------------------------------------------------- the file as a whole


def name(schedule: Schedule, block: int, rotation: int) -> str:
    """Return the name of a match, the same on every machine."""
    return f"{schedule.digest}-{block}-{rotation}"


def transcript(archive: Archive, name: str) -> str:
    """Return the transcript of a match by name."""
    found = NAME.fullmatch(name)
    question = "select transcript from matches where tournament = ? and block = ? and rotation = ?"
    rows = archive.ask(question, found[1], int(found[2]), int(found[3])) if found else []
    if not rows:
        raise Unknown("error-arena-match", name=name[:80], file=str(archive.path))
    return _unpacked(archive, rows[0][0], name)


# ------------------------------------------------------------------------------------- rows and their values


def _row(schedule: Schedule, block: int, rotation: int, match: MatchResult) -> tuple[Any, ...]:
    lists = (_written(values) for values in (match.bots, match.winners, match.returns))
    return schedule.digest, block, rotation, *lists, match.length, zlib.compress(match.transcript.encode())


def _written(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _unpacked(archive: Archive, packed: Any, place: str) -> str:
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(packed, LONGEST).decode()
    except UNREADABLE:
        raise damaged(archive.path, place) from None
    if not unpacking.eof:
        raise damaged(archive.path, place)
    return text


def _match(bots: Any, winners: Any, returns: Any, length: Any) -> MatchResult:
    names, won, values = _texts(json.loads(bots)), _list(json.loads(winners)), _list(json.loads(returns))
    seats = range(len(names))
    if len(values) != len(seats) or len(set(won)) != len(won) or not all(seat in seats for seat in won):
        raise ValueError("not the seats of a match")
    return MatchResult(names, tuple(map(_count, won)), tuple(map(_whole, values)), _count(length))


def _texts(values: Iterable[Any]) -> tuple[str, ...]:
    if not all(isinstance(value, str) for value in _list(values)):
        raise TypeError("not texts")
    return tuple(values)


def _list(value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise TypeError("not a list")
    return tuple(value)


def _whole(value: Any) -> int:
    """Check for an integer that a float represents exactly."""
    if type(value) is not int or abs(value) > LARGEST:
        raise ValueError("not a whole number")
    return value


def _count(value: Any) -> int:
    if _whole(value) < 0:
        raise ValueError("less than nothing")
    return _whole(value)

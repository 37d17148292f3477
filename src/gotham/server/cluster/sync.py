"""Takes into a room what others have kept: another server on the same database, or its host by a command."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from .. import metrics
from ..db import tables as schema
from ..live.seats import Chair, People, Person
from ..live.setup import match_of, play_again, replayed

if TYPE_CHECKING:
    from ..live.room import Room

ALL = ("matches", "people", "seats", "entries", "talks", "notes")


async def catch_up(room: "Room", tables: Iterable[str] = ALL) -> None:
    """Reads what the database has more, and tells it. The lock is the caller's.

    What the room had done and could not keep has not happened: nobody was told of it.
    """
    changed, told, taken = {*tables}, room.public, False
    if not await _take_match(room):
        room.give_up()  # it was deleted
        return
    if room.table is not None and room.kept < len(room.table.log):
        room.renew(replayed(room.table.game, room.table, room.kept))
    for take, names in TAKERS.items():
        taken |= bool(changed & names) and await take(room)
    if room.table is not None:
        room.clock.take_up(room.table, room.people)
    room.tell_changes(told)
    metrics.caught_up.inc(taken)


async def _rows(room: "Room", table: Any, *where: Any, order: Any = None) -> list[Any]:
    return await room.store.read(table, table.c.match == room.match.id, *where, order=order)


async def _take_match(room: "Room") -> bool:
    rows = await room.store.read(schema.matches, schema.matches.c.id == room.match.id)
    if rows:
        now = match_of(rows[0])
        for name in ("state", "next", "until", "times", "touched"):
            setattr(room.match, name, getattr(now, name))
    return bool(rows)


async def _take_people(room: "Room") -> bool:
    people, seats = await _rows(room, schema.people), await _rows(room, schema.seats, order=schema.seats.c.seat)
    now, room.changes = people_of(room.match, people, seats), len(await _rows(room, schema.changes))
    if (now.known, now.chairs) == (room.people.known, room.people.chairs):
        return False  # a stranger whose token is none must not make the others look up
    room.people = now
    room.reseat()
    return True


def people_of(match: Any, people: Iterable[Any], seats: Iterable[Any]) -> People:
    """Everybody at a table, from its rows."""
    return People(match.id, match.secret, [*map(person_of, people)], [*map(chair_of, seats)])


def person_of(row: Mapping[str, Any]) -> Person:
    return Person(row["token"], row["name"], row["language"], row["host"], row["seat"])


def chair_of(row: Mapping[str, Any]) -> Chair:
    return Chair(row["holder"], row["bot"], row["turnover"], row["left"])


async def _take_entries(room: "Room") -> bool:
    known = room.kept
    if room.table is not None:
        entries = await _rows(room, schema.entries, schema.entries.c.seq >= known, order=schema.entries.c.seq)
        play_again(room.table, ((entry["seat"], entry["action"], entry["note"]) for entry in entries))
        room.kept = len(room.table.log)
    return room.kept > known


async def _take_talks(room: "Room") -> bool:
    known = len(room.talks.rows)
    for row in await _rows(room, schema.talks, schema.talks.c.seq >= known, order=schema.talks.c.seq):
        room.talks.rows.append(dict(row))
        room.tell_talk()
    return len(room.talks.rows) > known


async def _take_notes(room: "Room") -> bool:
    if room.table is None:
        return False
    notes: list[dict[str, str]] = [{} for _ in room.table.notes]
    for row in await _rows(room, schema.notes):
        notes[row["seat"]][row["about"]] = row["text"]
    changed = [seat for seat, now in enumerate(notes) if now != room.table.notes[seat]]
    room.table.notes = notes
    for seat in changed:
        room.tell_notes(seat)
    return bool(changed)


TAKERS = {
    _take_people: {"people", "seats", "changes"},
    _take_entries: {"entries"},
    _take_talks: {"talks"},
    _take_notes: {"notes"},
}

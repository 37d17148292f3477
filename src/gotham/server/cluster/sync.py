"""Loads into a room what others have written: another server on the same database, or a command of the host."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from .. import metrics
from ..db.tables import changes, entries, matches, notes, people, seats, talks
from ..live.setup import TableSetup, replay_log, replayed, setup_of
from ..live.state import Chair, Participant, People

if TYPE_CHECKING:  # a room catches up when it is overtaken, so it imports this module
    from ..live.room import Room

ALL = ("matches", "people", "seats", "entries", "talks", "notes")


async def catch_up(room: "Room", tables: Iterable[str] = ALL) -> None:
    """Load what the database has more, and broadcast it. The caller holds the lock.

    Actions of the room that were not persisted are undone: nobody has seen them.
    """
    changed, before, taken = {*tables}, room.public, False
    if not await _load_setup(room):
        room.give_up()  # the table was deleted
        return
    if room.table is not None and room.persistence.entries < len(room.table.log):
        room.renew(replayed(room.table.game, room.table, room.persistence.entries))
    for load, names in LOADERS.items():
        taken |= bool(changed & names) and await load(room)
    if room.table is not None:
        room.clock.take_up(room.table, room.people)
    room.send_changes(before)
    metrics.caught_up.inc(taken)


async def _rows(room: "Room", table: Any, *where: Any, order: Any = None) -> list[Any]:
    return await room.persistence.store.read(table, table.c.match == room.setup.id, *where, order=order)


async def _load_setup(room: "Room") -> bool:
    rows = await room.persistence.store.read(matches, matches.c.id == room.setup.id)
    if rows:
        now = setup_of(rows[0])
        for name in ("state", "next", "until", "times", "touched"):
            setattr(room.setup, name, getattr(now, name))
    return bool(rows)


async def _load_people(room: "Room") -> bool:
    queries = (sa.select(table).where(table.c.match == room.setup.id) for table in (people, seats, changes))
    known, seated, changed = await room.persistence.store.snapshot(*queries)
    seated = sorted(seated, key=lambda row: int(row["seat"]))
    now, room.persistence.changes = people_of(room.setup, known, seated), len(changed)
    if (now.known, now.chairs) == (room.people.known, room.people.chairs):
        return False  # a request with an unknown token must not cause a broadcast
    room.people = now
    room.reseat()
    return True


def people_of(setup: TableSetup, people: Iterable[Any], seats: Iterable[Any]) -> People:
    """Return everybody at a table, from its rows."""
    return People(setup.id, setup.secret, [*map(person_of, people)], [*map(chair_of, seats)])


def person_of(row: Mapping[str, Any]) -> Participant:
    return Participant(row["token"], row["name"], row["language"], row["host"], row["seat"], row["program"])


def chair_of(row: Mapping[str, Any]) -> Chair:
    return Chair(row["holder"], row["bot"], row["turnover"], row["left"], row["colour"])


async def _load_entries(room: "Room") -> bool:
    known = room.persistence.entries
    if room.table is not None:
        rows = await _rows(room, entries, entries.c.seq >= known, order=entries.c.seq)
        replay_log(room.table, ((row["seat"], row["action"], row["note"]) for row in rows))
        room.persistence.entries = len(room.table.log)
    return room.persistence.entries > known


async def _load_chat(room: "Room") -> bool:
    known = len(room.chat.rows)
    for row in await _rows(room, talks, talks.c.seq >= known, order=talks.c.seq):
        room.chat.add(dict(row))
        room.broadcast.send_chat()
    return len(room.chat.rows) > known


async def _load_notes(room: "Room") -> bool:
    if room.table is None:
        return False
    found: list[dict[str, str]] = [{} for _ in room.table.notes]
    for row in await _rows(room, notes):
        found[row["seat"]][row["about"]] = row["text"]
    changed = [seat for seat, now in enumerate(found) if now != room.table.notes[seat]]
    room.table.notes = found
    for seat in changed:
        room.broadcast.send_notes(seat)
    return bool(changed)


LOADERS = {
    _load_people: {"people", "seats", "changes"},
    _load_entries: {"entries"},
    _load_chat: {"talks"},
    _load_notes: {"notes"},
}

"""Talk and private notes of a person at a table."""

from ...i18n.errors import Conflict, Invalid
from ..db import tables as schema
from ..db.store import ADD, DROP_NOTE, DROP_NOTES, Write
from ..ws.protocol import Accepted, Note, Talk
from .chat_log import hearers, row_of
from .room import Room
from .seats import Person


async def talk(room: Room, person: Person | None, message: Talk) -> Accepted:
    """Something said, to those who may hear it."""

    async def deed() -> Accepted:
        speaker = room.now(person)
        if speaker is None:
            raise Conflict("error-seatless")
        text = " ".join(message.text.split())
        if not text:
            raise Invalid("error-empty")
        seat = room.people.seat_of(speaker)
        for other in message.to or []:
            room.people.chair(other)  # there is one
        name = room.people.name(seat) if seat is not None else speaker.name
        # what they know stays known when they stand up
        heard = hearers(room.table, len(room.people.chairs), speaker.seat, message.to)
        seq = len(room.talks.rows)
        await room.say(row_of(room.match.id, seq, -1 if seat is None else seat, name, text, heard))
        return Accepted(message.id)

    return await room.settle(deed)


async def note(room: Room, person: Person | None, message: Note) -> Accepted:
    """Keeps a private note; a bot that plays the seat does not get it."""

    async def deed() -> Accepted:
        seat = room.people.seat_of(room.now(person))
        if seat is None:
            raise Conflict("error-seatless")
        table, about = room.playing(), message.about.strip()
        table.write_note(seat, about, message.text)
        writes = [Write(DROP_NOTE, {"match_": room.match.id, "seat_": seat, "about_": about})]
        if message.text:
            values = {"match": room.match.id, "seat": seat, "about": about, "text": message.text}
            writes.append(Write(ADD[schema.notes], values))
        await room.keep(*writes)
        room.tell_notes(seat)
        return Accepted(message.id)

    return await room.settle(deed)


def forget_notes(room: Room, seat: int) -> list[Write]:
    """Notes are of who wrote them: somebody else in the seat does not get them."""
    if room.table is not None:
        room.table.notes[seat] = {}
    return [Write(DROP_NOTES, {"match_": room.match.id, "seat_": seat})]

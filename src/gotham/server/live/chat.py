"""Chat and private notes of a person at a table, and announcements of the table itself."""

from ...i18n.errors import Conflict, Invalid, RateLimited
from .. import limits
from ..db.store import ADD, DROP_NOTE, DROP_NOTES, Write
from ..db.tables import notes, talks
from ..ws.protocol import Accepted, Note, NotesMessage, Talk
from .broadcast import encoder
from .chat_log import ChatRow, chat_row, readers_of
from .room import Room
from .state import Participant


async def talk(room: Room, person: Participant | None, message: Talk) -> Accepted:
    """Post a chat message to those who may read it."""
    speaker = room.current(person)
    if speaker is None:
        raise Conflict("error-seatless")
    text = " ".join(message.text.split())
    if not text:
        raise Invalid("error-empty")
    seat = room.people.seat_of(speaker)
    for other in message.to or []:
        room.people.chair(other)  # raises where there is none
    name = room.people.name(seat) if seat is not None else speaker.name
    # also by their former seat: knowledge stays after they leave it
    readers = readers_of(room.table, len(room.people.chairs), speaker.seat, message.to)
    seq = len(room.chat.rows)
    row = chat_row(room.setup.id, seq, -1 if seat is None else seat, name, text, readers)
    if not room.chat.has_room(row):
        raise Conflict("error-chat-full")
    if room.persistence.store.settings.limited and not room.chat.often.take(speaker.token):
        raise RateLimited("error-many")
    await _post(room, row | {"people": _people(room, speaker, readers)})
    return Accepted(message.id)


def _people(room: Room, speaker: Participant, readers: list[int] | None) -> list[str] | None:
    """Return the tokens of those who may read a message to some seats; None for one to all."""
    if readers is None:
        return None
    holders = (room.people.chairs[seat].holder for seat in readers)
    return sorted({speaker.token, *filter(None, holders)})


async def announce(room: Room, about: str, name: str, seat: int) -> bool:
    """Post what the table itself tells everybody about a name, and return whether the chat had room for it; the caller
    holds the lock."""
    row = chat_row(room.setup.id, len(room.chat.rows), seat, name, "", None, about)
    if not room.chat.has_room(row):
        return False
    await _post(room, row)
    return True


async def _post(room: Room, row: ChatRow) -> None:
    await room.persist(Write(ADD[talks], row))
    room.chat.add(row)
    room.broadcast.send_chat()


async def note(room: Room, person: Participant | None, message: Note) -> Accepted:
    """Persist a private note; a bot that plays the seat does not see it."""
    seat = room.people.seat_of(room.current(person))
    if seat is None:
        raise Conflict("error-seatless")
    table, about = room.playing(), message.about.strip()
    _check_notes(table.notes[seat], about, message.text)
    table.write_note(seat, about, message.text)
    writes = [Write(DROP_NOTE, {"match_": room.setup.id, "seat_": seat, "about_": about})]
    if message.text:
        values = {"match": room.setup.id, "seat": seat, "about": about, "text": message.text}
        writes.append(Write(ADD[notes], values))
    await room.persist(*writes)
    room.broadcast.send_notes(seat)
    return Accepted(message.id)


def _check_notes(notes: dict[str, str], about: str, text: str) -> None:
    """Refuse a note that makes all notes of a seat longer than they may be: each sends them all to the seat."""
    after = {**notes, about: text}
    longer = len(text) > len(notes.get(about, ""))
    if longer and len(encoder.encode(NotesMessage(after))) > limits.NOTES_OF_SEAT.value:
        raise Invalid("error-notes-long")


def forget_notes(room: Room, seat: int) -> list[Write]:
    """Delete a seat's notes: the next person in it must not read them."""
    if room.table is not None:
        room.table.notes[seat] = {}
    return [Write(DROP_NOTES, {"match_": room.setup.id, "seat_": seat})]

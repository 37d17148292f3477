"""Commands of a person at a table: act, undo, try. All arrive here, by socket and by POST, and `Room.run` runs them."""

import msgspec

from ...i18n.catalogue import LANGUAGES
from ...i18n.errors import Conflict, Invalid, Stale
from ..ws.protocol import Accepted, Act, Hello, Note, Talk, Tried, Try, Undo
from .chat import note, talk
from .room import Room
from .seats import Participant
from .viewer import Viewer


async def carry_out(room: Room, person: Participant | None, message: Act | Undo | Talk | Note | Hello) -> Accepted:
    """Run the command of a message."""
    match message:
        case Act():
            return await room.run(act, person, message)
        case Undo():
            return await room.run(undo, person, message)
        case Talk():
            return await room.run(talk, person, message)
        case Note():
            return await room.run(note, person, message)
        case Hello():
            raise Invalid("error-hello")


async def act(room: Room, person: Participant | None, message: Act) -> Accepted:
    """Have a person's seat act."""
    seat = _seat_to_act(room, person)
    if not _is_fresh(room.broadcast.viewer(seat), message):
        raise Stale("error-stale")
    await room.act(seat, message.actions, message.note)
    return Accepted(message.id)


async def undo(room: Room, person: Participant | None, message: Undo) -> Accepted:
    """Take back a person's latest action."""
    seat = _seat_to_act(room, person)
    viewer = room.broadcast.viewer(seat)
    if not viewer.acted <= message.revision <= viewer.revision:  # the person has acted again since
        raise Stale("error-stale")
    room.playing().undo(seat)
    await room.commit()
    return Accepted(message.id)


async def trial(room: Room, person: Participant | None, message: Try, language: str) -> Tried:
    """Return what a person's run would do."""
    async with room.lock:
        return room.broadcast.viewer(_seat_to_act(room, person)).trial(message.actions, language, message.id)


def _seat_to_act(room: Room, person: Participant | None) -> int:
    seat = room.people.seat_of(room.current(person))
    if seat is None:
        raise Conflict("error-seatless")
    if room.people.chairs[seat].bot:
        raise Conflict("error-away")
    if room.state == "ended":
        raise Conflict("error-ended")
    room.playing()
    return seat


def _is_fresh(viewer: Viewer, message: Act) -> bool:
    """Return whether the client chose from the present state: by the labels it showed, or by its revision."""
    words = [] if message.words is msgspec.UNSET else message.words
    if message.revision is not msgspec.UNSET:
        return message.revision == viewer.revision
    if len(words) != len(message.actions):
        return False
    if len(words) == 1:
        return _is_label(viewer, message.actions[0], words[0])
    return viewer.are_labels(message.actions, words)


def _is_label(viewer: Viewer, action: int | str, words: str) -> bool:
    """Return whether an action has this label, in any language: clients choose their own."""
    game = viewer.table.game
    number = game.read(action) if isinstance(action, str) else action
    if not 0 <= number < game.rules.ACTIONS.count:
        return True  # the table says what is wrong with it
    if number not in viewer.numbers():
        return True  # and the rules, why it is illegal
    return any(viewer.label(number, language) == words for language in LANGUAGES)

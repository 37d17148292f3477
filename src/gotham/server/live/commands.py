"""What a person does at a table: acts, takes back, tries."""

import msgspec

from ...i18n.catalogue import LANGUAGES
from ...i18n.errors import Conflict, Stale
from ..ws.protocol import Accepted, Act, Tried, Try, Undo
from .room import Room
from .seats import Person
from .viewer import Watch


async def act(room: Room, person: Person | None, message: Act) -> Accepted:
    """A person's decision."""

    async def deed() -> Accepted:
        seat = _seat_to_act(room, person)
        if not _is_fresh(room, room.watch(seat), message):
            raise Stale("error-stale")
        await room.decide(seat, message.actions, message.note)
        return Accepted(message.id)

    return await room.settle(deed)


async def trial(room: Room, person: Person | None, message: Try, language: str) -> Tried:
    """What a person's decision would do."""
    async with room.lock:
        return room.watch(_seat_to_act(room, person)).trial(message.actions, language, message.id)


async def undo(room: Room, person: Person | None, message: Undo) -> Accepted:
    """Takes back a person's latest action."""

    async def deed() -> Accepted:
        seat = _seat_to_act(room, person)
        watch = room.watch(seat)
        if not watch.acted <= message.revision <= watch.revision:  # what was to be taken back is not the latest
            raise Stale("error-stale")
        room.playing().undo(seat)
        await room.keep_log()
        return Accepted(message.id)

    return await room.settle(deed)


def _seat_to_act(room: Room, person: Person | None) -> int:
    seat = room.people.seat_of(room.now(person))
    if seat is None:
        raise Conflict("error-seatless")
    if room.people.chairs[seat].bot:
        raise Conflict("error-away")
    if room.state == "ended":
        raise Conflict("error-ended")
    room.playing()
    return seat


def _is_fresh(room: Room, watch: Watch, message: Act) -> bool:
    """What was chosen must still be what it was: by its words, or because nothing has changed since."""
    words = [] if message.words is msgspec.UNSET else message.words
    if message.revision is not msgspec.UNSET:
        return message.revision == watch.revision
    if len(words) != len(message.actions):
        return False
    if len(words) == 1:
        return _is_called(room, watch, message.actions[0], words[0])
    return watch.are_called(message.actions, words)


def _is_called(room: Room, watch: Watch, action: int | str, words: str) -> bool:
    """Whether an action is called so, in any language: which one a client shows is its own affair."""
    table = room.playing()
    number = table.game.read(action) if isinstance(action, str) else action
    if not 0 <= number < table.game.rules.ACTIONS.count:
        return True  # the table says what is wrong with it
    if number not in watch.numbers():
        return True  # and the rules, why it cannot be
    return any(watch.label(number, language) == words for language in LANGUAGES)

"""Opening tables and rematches, and the list of open tables."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...i18n.errors import Conflict
from .. import limits
from ..auth import hashed, new_token
from ..clocks.clock import timing_of
from ..cluster.sync import people_of
from ..db.tables import matches, people, seats
from ..http.schemas import Listing, NewTable, Opened
from ..notify.subscriptions import copies
from .registry import RoomRegistry
from .room import Room
from .seating import chairs_of, check_host, clean_name, present
from .setup import TableSetup, new_setup, setup_of
from .state import Chair, Participant, People


async def open_table(registry: RoomRegistry, wish: NewTable) -> Opened:
    """Open a table whose host is the requester."""
    game = registry.games.game(wish.game)
    options = {**game.web.proposed, **wish.options}
    setup = new_setup(game, wish.players, options, wish.listed, wish.start)
    setup.clock, setup.timing = wish.clock, timing_of(game, wish.timing)
    setup.hints = "open" not in wish.seats if wish.hints is None else wish.hints
    token = new_token()
    setup.programs = wish.programs
    host = Participant(hashed(token), clean_name(wish.name), wish.language, host=True, program=wish.program)
    chairs = chairs_of(game, setup.players, wish.seats, host, wish.colour)
    if host.program and host.seat is not None and setup.programs_allowed(registry.settings) == 0:
        raise Conflict("error-programs-refused")
    await registry.create(setup, People(setup.id, setup.secret, [host], chairs))
    return Opened(setup.id, token)


async def rematch(registry: RoomRegistry, room: Room, person: Participant) -> Opened:
    """Open the same table again, against the same bots; the tokens of the first one open it too."""
    await room.run(_rematch, registry, person)
    return Opened(str(room.setup.next), "")


async def _rematch(room: Room, registry: RoomRegistry, person: Participant) -> None:
    opener = _opener(room, person)
    if room.setup.next is not None:
        return
    before = room.setup
    game = registry.games.game(before.game)
    setup = new_setup(game, before.players, before.options, False, near=before.id)  # both change in one transaction
    setup.listed, setup.clock, setup.timing, setup.hints = before.listed, before.clock, before.timing, before.hints
    setup.programs = before.programs
    before.next = setup.id
    more = await copies(registry.store, before.id, setup.id)
    everybody = _rotated(room.people, setup, opener)
    await registry.create(setup, everybody, before.updated(), room.persistence.change(), *more)
    room.persistence.changes += 1
    registry.channel.say(match=before.id, tables=["changes", "matches"])
    room.broadcast.send_table()


def _opener(room: Room, person: Participant) -> Participant:
    """Return who opens the rematch: the host, or anybody seated once the match is over."""
    who = present(room, person)
    if room.state == "running":
        check_host(who)
        raise Conflict("error-going")
    if not who.host and room.people.seat_of(who) is None:
        raise Conflict("error-seatless")
    return who


def _rotated(people: People, setup: TableSetup, opener: Participant) -> People:
    """Return everybody at the new table. Bots stay where they are, since a bot's name belongs to its seat; people move
    on among the other seats, with the colours that they chose. Where the host has left, the opener is a host too."""
    free = [seat for seat, chair in enumerate(people.chairs) if not chair.bot]
    came_from = {seat: free[at - 1] for at, seat in enumerate(free)}
    old = [people.chairs[came_from.get(seat, seat)] for seat in range(len(people.chairs))]
    chairs = [Chair(chair.holder, chair.bot, colour=chair.colour) for chair in old]
    seats = {chair.holder: seat for seat, chair in enumerate(chairs)}
    hosts = {person.token for person in people.known.values() if person.host}
    hosts |= set() if hosts & set(seats) else {opener.token}
    known = [
        replace(person, host=person.token in hosts, seat=seats.get(person.token)) for person in people.known.values()
    ]
    return People(setup.id, setup.secret, known, chairs)


async def listed(registry: RoomRegistry) -> list[Listing]:
    """Return the listed tables, newest first, without loading any of them."""
    where = matches.c.listed, matches.c.state == "running"
    rows = await registry.store.read(matches, *where, order=matches.c.opened.desc(), limit=limits.LISTED.value)
    rows = [row for row in rows if registry.has_rules(row)]
    ids = [row["id"] for row in rows]
    seated = await registry.store.read(seats, seats.c.match.in_(ids), order=seats.c.seat)
    known = await registry.store.read(people, people.c.match.in_(ids))
    return [_listing(row, _of(row["id"], seated), _of(row["id"], known)) for row in rows]


def _of(match: str, rows: list[Any]) -> list[Any]:
    return [row for row in rows if row["match"] == match]


def _listing(row: Mapping[str, Any], seats: list[Any], people: list[Any]) -> Listing:
    everybody = people_of(setup_of(row), people, seats)
    return Listing(
        row["id"], row["game"], [*everybody.names()], sum(chair.open for chair in everybody.chairs), "running"
    )

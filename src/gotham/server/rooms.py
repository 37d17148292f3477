"""All tables of a server: opened, read when somebody comes, and dropped from memory when nobody is there."""

import asyncio
import time
from collections.abc import Mapping
from typing import Any

import structlog

from ..bots import bot
from ..errors import GothamError, Unknown
from ..library import Game
from . import metrics, schema, tokens
from .driver import Driver
from .games import Games
from .match import Match, match_of, new_match, played, replayed
from .messages import AtSeat, Listing, NewTable, Opened, Sit
from .messages import Person as PersonMessage
from .people import Chair, People, Person
from .room import Room
from .settings import Settings
from .store import Store
from .thinking import Thinking

log = structlog.get_logger()
LOBBY = 50  # tables that are listed


class Rooms:
    """The tables in memory, by id."""

    def __init__(self, settings: Settings, store: Store, games: Games, thinking: Thinking) -> None:
        self.settings, self.store, self.games, self.thinking = settings, store, games, thinking
        self.rooms: dict[str, Room] = {}
        self.drivers: dict[str, Driver] = {}
        self.touched: dict[str, float] = {}
        self._reading: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------------------------------- finding

    async def room(self, match: str) -> Room:
        """A table, read from the database where it is not in memory."""
        room = self.rooms.get(match)
        if room is None or room.broken:
            try:
                async with self._reading.setdefault(match, asyncio.Lock()):
                    room = self.rooms.get(match)
                    if room is None or room.broken:
                        self.drop(match)
                        room = await self._read(match)
            finally:
                self._reading.pop(match, None)
        self.touched[match] = time.monotonic()
        return room

    async def _read(self, id: str) -> Room:
        if not id.isprintable():  # no database needs to be asked, and not every one can be
            raise Unknown("error-table", id=id[:40])
        rows = await self.store.read(schema.matches, schema.matches.c.id == id)
        if not rows:
            raise Unknown("error-table", id=id[:40])
        match = match_of(rows[0])
        entries, people, seats, talks, notes = [
            await self.store.read(table, table.c.match == id, order=order)
            for table, order in (
                (schema.entries, schema.entries.c.seq),
                (schema.people, None),
                (schema.seats, schema.seats.c.seat),
                (schema.talks, schema.talks.c.seq),
                (schema.notes, None),
            )
        ]
        everybody = People(id, match.secret, [_person(row) for row in people], [_chair(row) for row in seats])
        table = None
        try:
            table = played(self.games.game(match.game).of_version(match.version), match, entries, notes)
        except GothamError as error:  # its rules are gone: it is shown, and cannot go on
            match.reason = str(error)
        return self._take_in(Room(match, table, everybody, [dict(row) for row in talks], self.store))

    def _take_in(self, room: Room) -> Room:
        id = room.match.id
        self.rooms[id] = room
        self.touched[id] = time.monotonic()
        self.drivers[id] = Driver(room, self.thinking, self.settings.pace)
        metrics.rooms.set(len(self.rooms))
        return room

    async def renew(self, name: str) -> None:
        """Tables of a game that has been compiled meanwhile go on with the faster rules."""
        game = self.games.game(name)
        for room in [*self.rooms.values()]:
            async with room.lock:
                if room.table is not None and room.match.game == name and room.table.game.mode != game.mode:
                    room.renew(replayed(game.of_version(room.match.version), room.table))

    def drop(self, id: str) -> None:
        """Takes a table out of the memory."""
        if id in self.drivers:
            self.drivers.pop(id).stop()
        if id in self.rooms:
            self.rooms.pop(id).clock.stop()
        self.touched.pop(id, None)
        metrics.rooms.set(len(self.rooms))

    async def sweep(self) -> None:
        """Drops, now and then, what nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle / 2))
            self.drop_idle()

    def drop_idle(self) -> None:
        now = time.monotonic()
        for id, room in [*self.rooms.items()]:
            if now - self.touched[id] > self.settings.idle and not room.all_connections and not room.lock.locked():
                self.drop(id)

    async def listed(self) -> list[Listing]:
        """The tables of the lobby, newest first. Looking at the list takes none of them into memory."""
        where = schema.matches.c.listed, schema.matches.c.state == "running"
        rows = await self.store.read(schema.matches, *where, order=schema.matches.c.opened.desc(), limit=LOBBY)
        rows = [row for row in rows if self._has_rules(row)]
        ids = [row["id"] for row in rows]
        seats = await self.store.read(schema.seats, schema.seats.c.match.in_(ids), order=schema.seats.c.seat)
        people = await self.store.read(schema.people, schema.people.c.match.in_(ids))
        return [_listing(row, _of(row["id"], seats), _of(row["id"], people)) for row in rows]

    def _has_rules(self, row: Mapping[str, Any]) -> bool:
        """Whether a match can go on: who comes to a frozen one cannot play."""
        try:
            self.games.game(row["game"]).of_version(row["version"])
        except GothamError:
            return False
        return True

    # ------------------------------------------------------------------------------------- opening

    async def open(self, wish: NewTable) -> Opened:
        """A new table, with whoever asked for it as its host."""
        game = self.games.game(wish.game)
        options = {**game.hook("web", "PROPOSED", {}), **wish.options}
        match = new_match(game, wish.players, options, wish.listed, wish.start)
        match.clock = wish.clock
        token = tokens.new_token()
        host = Person(tokens.hashed(token), cleaned(wish.name), wish.language, host=True)
        chairs = _chairs(game, match.players, wish.seats, host)
        await self._seat(match, People(match.id, match.secret, [host], chairs))
        return Opened(match.id, token)

    async def _seat(self, match: Match, people: People, *more: Any) -> Room:
        table = played(self.games.game(match.game), match, [], [])
        room = Room(match, table, people, [], self.store)
        await self.store.write(match.added(), *people.rows(), *more)
        metrics.opened.inc()
        return self._take_in(room)

    async def rematch(self, room: Room, person: Person) -> Opened:
        """The same once more, everybody one seat further. The personal links open it too."""
        async with room.lock:
            if not person.host:
                raise Unknown("error-host")
            if room.state == "running":
                raise Unknown("error-going")
            if room.match.next is None:
                match = new_match(self.games.game(room.match.game), room.match.players, room.match.options, False)
                match.listed, match.clock = room.match.listed, room.match.clock
                room.match.next = match.id
                await self._seat(match, _rotated(room.people, match), room.match.kept())
                room.tell_table()
        return Opened(room.match.next, "")

    # -------------------------------------------------------------------------------------- people

    async def sit(self, room: Room, person: Person | None, wish: Sit) -> Opened:
        """Gives somebody a seat, and a token if they have none."""
        async with room.lock:
            token, name = "", cleaned(wish.name)
            if person is None:
                token = tokens.new_token()
                person = Person(tokens.hashed(token), name, wish.language)
            free, returns = room.match.listed or person.token in room.people.known, person.seat == wish.seat
            writes = room.people.sit(person, wish.seat, wish.invitation, free, name)
            await room.keep(*writes, *([] if returns else room.forget_notes(wish.seat)))
            room.reseat()
        return Opened(room.match.id, token)

    async def stand(self, room: Room, person: Person) -> None:
        async with room.lock:
            await room.keep(*room.people.stand(person))
            room.reseat()

    async def back(self, room: Room, person: Person) -> None:
        async with room.lock:
            await room.keep(*room.people.back(person))
            room.reseat()

    async def rename(self, room: Room, person: Person, wish: PersonMessage) -> None:
        async with room.lock:
            await room.keep(*room.people.rename(person, cleaned(wish.name), wish.language))
            room.reseat()

    async def replace(self, room: Room, person: Person, wish: AtSeat) -> None:
        """Has a bot take a seat: one's own, any as a host, and as anybody at the table that of who has gone."""
        async with room.lock:
            holder = room.people.chair(wish.seat).holder
            online = {each.person.token for each in room.all_connections if each.person is not None}
            seated = room.people.seat_of(person) is not None
            if not (person.host or holder == person.token or (seated and holder not in online)):
                raise Unknown("error-host")
            game = room.playing().game
            spec = wish.bot or default_bot(game)
            bot(game, spec)  # an unknown one is refused now, and not when its turn comes
            await room.keep(*room.people.replace(wish.seat, spec))
            room.reseat()

    async def kick(self, room: Room, person: Person, wish: AtSeat) -> None:
        async with room.lock:
            if not person.host:
                raise Unknown("error-host")
            await room.keep(*room.people.kick(wish.seat))
            room.reseat()

    async def end(self, room: Room, person: Person) -> None:
        async with room.lock:
            if not person.host:
                raise Unknown("error-host")
            if room.match.state == "running":
                room.match.state = "ended"
                room.clock.turn(room.playing())
                await room.keep(room.match.kept())
            room.tell_table()


def default_bot(game: Game) -> str:
    """Who plays where nobody says who."""
    return str(game.hook("bots", "DEFAULT", "greedy"))


def cleaned(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40]


def _chairs(game: Game, players: int, wishes: list[str], host: Person) -> list[Chair]:
    """Who sits where: you, an open seat or a bot; where nothing is said, you and bots."""
    if wishes and len(wishes) != players:
        raise Unknown("error-names", names=str(len(wishes)), players=str(players))
    wishes = wishes or ["you", *[default_bot(game)] * (players - 1)]
    if wishes.count("you") > 1:
        raise Unknown("error-seated")
    chairs = []
    for seat, wish in enumerate(wishes):
        if wish == "you":
            host.seat = seat
        elif wish != "open":
            bot(game, wish)
        chairs.append(Chair(host.token if wish == "you" else None, "" if wish in ("you", "open") else wish))
    return chairs


def _rotated(people: People, match: Match) -> People:
    """Everybody one seat further; who had stood up may sit down anywhere."""
    count = len(people.chairs)
    chairs = [Chair(people.chairs[seat - 1].holder, people.chairs[seat - 1].bot) for seat in range(count)]
    seats = {chair.holder: seat for seat, chair in enumerate(chairs)}
    known = [
        Person(person.token, person.name, person.language, person.host, seats.get(person.token))
        for person in people.known.values()
    ]
    return People(match.id, match.secret, known, chairs)


def _person(row: Mapping[str, Any]) -> Person:
    return Person(row["token"], row["name"], row["language"], row["host"], row["seat"])


def _chair(row: Mapping[str, Any]) -> Chair:
    return Chair(row["holder"], row["bot"], row["turnover"], row["left"])


def _of(match: str, rows: list[Any]) -> list[Any]:
    return [row for row in rows if row["match"] == match]


def _listing(row: Mapping[str, Any], seats: list[Any], people: list[Any]) -> Listing:
    chairs = [_chair(seat) for seat in seats]
    names = People(row["id"], row["secret"], [_person(person) for person in people], chairs).names()
    return Listing(row["id"], row["game"], [*names], sum(chair.open for chair in chairs), "running")

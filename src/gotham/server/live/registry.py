"""All tables of a server: opened, read when somebody comes, and dropped from memory when nobody is there."""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

import structlog

from ...bots import bot
from ...bots.opponents import default_bot
from ...i18n.errors import GothamError, Unknown
from ...match.game import Game
from .. import auth as tokens
from .. import metrics
from ..bots.catalog import Games
from ..bots.driver import Driver
from ..bots.service import Thinking
from ..clocks.clock import timing_of
from ..clocks.wakeups import is_near, wake
from ..cluster.leases import Sharing
from ..cluster.pubsub import Channel
from ..cluster.sync import catch_up, people_of
from ..db import tables as schema
from ..db.store import Store, Write
from ..http.schemas import AtSeat, Listing, NewTable, Opened, Sit
from ..http.schemas import Person as PersonMessage
from ..notify.service import Alerts
from ..notify.subscriptions import copied
from ..settings import Settings
from .chat import forget_notes
from .departures import settle_people
from .room import Room
from .seats import Chair, People, Person
from .setup import Match, match_of, new_match, played, replayed

log = structlog.get_logger()
LOBBY = 50  # tables that are listed


class Rooms:
    """The tables in memory, by id."""

    def __init__(self, settings: Settings, store: Store, games: Games, thinking: Thinking, channel: Channel) -> None:
        self.settings, self.store, self.games, self.thinking = settings, store, games, thinking
        self.rooms: dict[str, Room] = {}
        self.drivers: dict[str, Driver] = {}
        self.touched: dict[str, float] = {}
        self.channel = channel
        self.sharing = Sharing(channel, store, self.rooms, settings.lease)
        self.alerts = Alerts(settings, store, self)
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

    async def person(self, room: Room, token: str) -> Person | None:
        """Whose token it is; they may have sat down a moment ago, by another server."""
        try:
            return room.people.person(token)
        except Unknown:
            if not self.channel.url:
                raise
        async with room.lock:
            await catch_up(room, ("people",))
        return room.people.person(token)

    async def drop_changed(self, id: str) -> None:
        """A table that was changed behind our back is looked at anew; one that is gone leaves the memory."""
        if id in self.rooms:
            async with self.rooms[id].lock:
                await catch_up(self.rooms[id])

    async def _read(self, id: str) -> Room:
        if not id.isprintable():  # no database needs to be asked, and not every one can be
            raise Unknown("error-table", id=id[:40])
        rows = await self.store.read(schema.matches, schema.matches.c.id == id)
        if not rows:
            raise Unknown("error-table", id=id[:40])
        match = match_of(rows[0])
        entries, people, seats, talks, notes, changes = [
            await self.store.read(table, table.c.match == id, order=order)
            for table, order in (
                (schema.entries, schema.entries.c.seq),
                (schema.people, None),
                (schema.seats, schema.seats.c.seat),
                (schema.talks, schema.talks.c.seq),
                (schema.notes, None),
                (schema.changes, None),
            )
        ]
        table = None
        try:
            game = self.games.game(match.game).of_version(match.version)
            table = await asyncio.to_thread(played, game, match, entries, notes)  # a long one takes its time
        except GothamError as error:  # its rules are gone: it is shown, and cannot go on
            match.reason = str(error)
        everybody, said = people_of(match, people, seats), [dict(row) for row in talks]
        room = Room(match, table, everybody, said, self.store, self.channel)
        room.changes = len(changes)
        return self._take_in(room)

    def _take_in(self, room: Room) -> Room:
        id = room.match.id
        self.rooms[id] = room
        self.touched[id] = time.monotonic()
        self.sharing.take_in(room)
        self.alerts.take_in(room)
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
        self.alerts.drop(id)
        self.touched.pop(id, None)
        metrics.rooms.set(len(self.rooms))

    async def sweep(self) -> None:
        """Wakes, now and then, tables whose time is nearly up, and drops what nobody has looked at for a while."""
        while True:
            await wake(self)
            await asyncio.sleep(self.settings.sweep)
            await self.drop_idle()

    async def drop_idle(self) -> None:
        now, idle = time.monotonic(), list[str]()
        for id, room in [*self.rooms.items()]:
            unused = not room.all_connections and not room.lock.locked() and not is_near(room.match, self.settings)
            if now - self.touched[id] > self.settings.idle and unused:
                self.drop(id)
                idle.append(id)
        await self.sharing.let_go(idle)

    async def listed(self) -> list[Listing]:
        """The tables of the lobby, newest first. Looking at the list takes none of them into memory."""
        where = schema.matches.c.listed, schema.matches.c.state == "running"
        rows = await self.store.read(schema.matches, *where, order=schema.matches.c.opened.desc(), limit=LOBBY)
        rows = [row for row in rows if self.has_rules(row)]
        ids = [row["id"] for row in rows]
        seats = await self.store.read(schema.seats, schema.seats.c.match.in_(ids), order=schema.seats.c.seat)
        people = await self.store.read(schema.people, schema.people.c.match.in_(ids))
        return [_listing(row, _of(row["id"], seats), _of(row["id"], people)) for row in rows]

    def has_rules(self, row: Mapping[str, Any]) -> bool:
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
        options = {**game.web.proposed, **wish.options}
        match = new_match(game, wish.players, options, wish.listed, wish.start)
        match.clock, match.timing = wish.clock, timing_of(game, wish.timing)
        match.hints = "open" not in wish.seats if wish.hints is None else wish.hints
        token = tokens.new_token()
        host = Person(tokens.hashed(token), cleaned(wish.name), wish.language, host=True)
        chairs = _chairs(game, match.players, wish.seats, host)
        await self.seat(match, People(match.id, match.secret, [host], chairs))
        return Opened(match.id, token)

    async def seat(self, match: Match, people: People, *more: Any) -> Room:
        """A new table with its people, kept and in memory."""
        table = played(self.games.game(match.game), match, [], [])
        room = Room(match, table, people, [], self.store, self.channel)
        await self.store.write(match.added(), *people.rows(), *more)
        metrics.opened.inc()
        return self._take_in(room)

    async def rematch(self, room: Room, person: Person) -> Opened:
        """The same once more, everybody one seat further. The personal links open it too."""

        async def deed() -> None:
            _check_host(_known(room, person))
            if room.state == "running":
                raise Unknown("error-going")
            if room.match.next is None:
                match = new_match(self.games.game(room.match.game), room.match.players, room.match.options, False)
                match.listed, match.clock, match.timing = room.match.listed, room.match.clock, room.match.timing
                match.hints = room.match.hints
                room.match.next = match.id
                more = await copied(self.store, room.match.id, match.id)
                await self.seat(match, _rotated(room.people, match), room.match.kept(), room.change(), *more)
                room.changes += 1
                self.channel.say(match=room.match.id, tables=["changes", "matches"])
                room.tell_table()

        await room.settle(deed)
        return Opened(str(room.match.next), "")

    # -------------------------------------------------------------------------------------- people

    async def sit(self, room: Room, person: Person | None, wish: Sit) -> Opened:
        """Gives somebody a seat, and a token if they have none."""
        token = "" if person else tokens.new_token()
        name = cleaned(wish.name)

        async def deed() -> Opened:
            who = room.now(person) or Person(tokens.hashed(token), name, wish.language)
            free, returns = room.match.listed or who.token in room.people.known, who.seat == wish.seat
            writes = room.people.sit(who, wish.seat, wish.invitation, free, name)
            await room.keep_people(*writes, *([] if returns else forget_notes(room, wish.seat)))
            room.reseat()
            return Opened(room.match.id, token)

        return await settle_people(room, deed)

    async def stand(self, room: Room, person: Person) -> None:
        await _change(room, person, lambda who: room.people.stand(who))

    async def back(self, room: Room, person: Person) -> None:
        await _change(room, person, lambda who: room.people.back(who))

    async def rename(self, room: Room, person: Person, wish: PersonMessage) -> None:
        await _change(room, person, lambda who: room.people.rename(who, cleaned(wish.name), wish.language))

    async def replace(self, room: Room, person: Person, wish: AtSeat) -> None:
        """Has a bot take a seat: one's own, any as a host, and as anybody at the table that of who has gone."""

        def replace(who: Person) -> list[Write]:
            holder = room.people.chair(wish.seat).holder
            seated = room.people.seat_of(who) is not None
            if not (who.host or holder == who.token or (seated and holder not in room.online)):
                raise Unknown("error-host")
            game = room.playing().game
            spec = wish.bot or default_bot(game)
            bot(game, spec)  # an unknown one is refused now, and not when its turn comes
            return room.people.replace(wish.seat, spec)

        await _change(room, person, replace)

    async def kick(self, room: Room, person: Person, wish: AtSeat) -> None:
        def kick(who: Person) -> list[Write]:
            _check_host(who)
            return room.people.kick(wish.seat)

        await _change(room, person, kick)

    async def end(self, room: Room, person: Person) -> None:
        async def deed() -> None:
            _check_host(_known(room, person))
            if room.match.state == "running":
                room.match.state = "ended"
                room.playing()
                await room.keep_people(room.match.kept())
                room.changed.set()  # nobody need think any more
            room.tell_table()

        await room.settle(deed)


async def _change(room: Room, person: Person, change: Callable[[Person], list[Write]]) -> None:
    """Changes who is at a table, on behalf of somebody who is."""

    async def deed() -> None:
        await room.keep_people(*change(_known(room, person)))
        room.reseat()

    await settle_people(room, deed)


def _known(room: Room, person: Person) -> Person:
    """Somebody as they are known now; meanwhile they may have been sent away."""
    who = room.now(person)
    if who is None:
        raise Unknown("error-token")
    return who


def _check_host(person: Person) -> None:
    if not person.host:
        raise Unknown("error-host")


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


def _of(match: str, rows: list[Any]) -> list[Any]:
    return [row for row in rows if row["match"] == match]


def _listing(row: Mapping[str, Any], seats: list[Any], people: list[Any]) -> Listing:
    everybody = people_of(match_of(row), people, seats)
    return Listing(
        row["id"], row["game"], [*everybody.names()], sum(chair.open for chair in everybody.chairs), "running"
    )

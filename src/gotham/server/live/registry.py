"""The tables in memory: looked up, loaded from the database on demand, and evicted when unused."""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

import sqlalchemy as sa
import structlog

from ...i18n.errors import GothamError, NotFound, Unauthorized
from .. import metrics
from ..bots.catalog import GameCatalogue
from ..bots.driver import Driver
from ..bots.service import BotService
from ..clocks.timeouts import expire
from ..cluster.leases import Leases
from ..cluster.pubsub import Channel
from ..cluster.sync import catch_up, people_of
from ..db.store import Store, Write
from ..db.tables import changes, entries, matches, notes, people, seats, talks
from ..settings import Settings
from .room import Room
from .setup import TableSetup, replayed, setup_of, table_of
from .state import Participant, People

log = structlog.get_logger()


class RoomRegistry:
    """Rooms by the id of their match, each with the driver of its bots."""

    def __init__(
        self, settings: Settings, store: Store, games: GameCatalogue, bots: BotService, channel: Channel
    ) -> None:
        self.settings, self.store, self.games, self.bots, self.channel = settings, store, games, bots, channel
        self.rooms: dict[str, Room] = {}
        self.drivers: dict[str, Driver] = {}
        self.touched: dict[str, float] = {}
        self.leases = Leases(channel, store, settings, self.drop, self.touched)
        self.on_load: list[Callable[[Room], None]] = []
        self.on_drop: list[Callable[[str], None]] = []
        self._loading: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------------------------------- look-up

    async def room(self, match: str) -> Room:
        """Return a table, loaded from the database where it is not in memory."""
        room = self.rooms.get(match)
        if room is None or room.broken:
            try:
                async with self._loading.setdefault(match, asyncio.Lock()):
                    room = self.rooms.get(match)
                    if room is None or room.broken:
                        self.drop(match)
                        room = await self._load(match)
            finally:
                self._loading.pop(match, None)
        self.touched[match] = time.monotonic()
        return room

    async def person(self, room: Room, token: str) -> Participant | None:
        """Return whose token it is; they may have sat down a moment ago, by another server."""
        try:
            return room.people.person(token)
        except Unauthorized:
            if not self.channel.url:
                raise
        async with room.lock:
            await catch_up(room, ("people",))
        return room.people.person(token)

    def has_rules(self, row: Mapping[str, Any]) -> bool:
        """Return whether the rules of a match are installed; without them it is frozen."""
        try:
            self.games.game(row["game"]).of_version(row["version"])
        except GothamError:
            return False
        return True

    # ------------------------------------------------------------------------------------- loading

    async def create(self, setup: TableSetup, people: People, *more: Write) -> Room:
        """Persist a new table with its people, and return its room."""
        table = table_of(self.games.game(setup.game).of_version(setup.version), setup, [], [])
        room = Room(setup, table, people, [], self.store, self.channel)
        await self.leases.enter(setup.id)
        await self.store.write(setup.added(), *people.rows(), *self.leases.claim(setup.id), *more)
        metrics.opened.inc()
        return self._add(room)

    async def _load(self, id: str) -> Room:
        if not id.isprintable():  # not every database can be asked for it
            raise NotFound("error-table", id=id[:40])
        await self.leases.enter(id)
        began = time.monotonic()
        rows, log_rows, people_rows, seat_rows, chat_rows, note_rows, change_rows = await self.store.snapshot(
            sa.select(matches).where(matches.c.id == id),
            *(
                sa.select(table).where(table.c.match == id).order_by(order)
                for table, order in (
                    (entries, entries.c.seq),
                    (people, None),
                    (seats, seats.c.seat),
                    (talks, talks.c.seq),
                    (notes, None),
                    (changes, None),
                )
            ),
        )
        if not rows:
            raise NotFound("error-table", id=id[:40])
        setup = setup_of(rows[0])
        table = None
        try:
            game = self.games.game(setup.game).of_version(setup.version)
            table = await asyncio.to_thread(table_of, game, setup, log_rows, note_rows)  # a long log takes a while
        except GothamError as error:  # its rules are gone: it is shown, and cannot go on
            setup.reason = str(error)
        everybody, chat = people_of(setup, people_rows, seat_rows), [dict(row) for row in chat_rows]
        room = Room(setup, table, everybody, chat, self.store, self.channel, len(change_rows))
        room.loaded = began
        return self._add(room)

    def _add(self, room: Room) -> Room:
        id = room.setup.id
        self.rooms[id] = room
        room.broadcast.progress = lambda: self.games.progress.get(room.setup.game)
        self.touched[id] = time.monotonic()
        room.clock.expired = lambda until: asyncio.ensure_future(expire(room, until))
        self.leases.add(room)
        for loaded in self.on_load:
            loaded(room)
        self.drivers[id] = Driver(room, self.bots, self.settings.pace)
        metrics.rooms.set(len(self.rooms))
        return room

    @property
    def played(self) -> set[str]:
        """The games with a table in memory."""
        return {room.setup.game for room in self.rooms.values()}

    def show_progress(self, name: str) -> None:
        """Send how far the bots of a game are prepared to tables with bots."""
        for room in self.rooms.values():
            if room.setup.game == name and room.people.bots:
                room.broadcast.send_table()

    def show_times(self) -> None:
        """Send the clocks of all tables, after the time stood still, and wait for their timeouts anew."""
        for room in self.rooms.values():
            if room.setup.until is not None:
                room.clock.wind()
                room.broadcast.send_table()

    async def renew(self, name: str) -> None:
        """Replay the tables of a game that has been compiled meanwhile on the faster rules."""
        game = self.games.game(name)
        for room in [*self.rooms.values()]:
            async with room.lock:
                if room.table is not None and room.setup.game == name and room.table.game.mode != game.mode:
                    room.renew(replayed(game.of_version(room.setup.version), room.table))
        self.show_progress(name)

    async def reload(self, id: str) -> None:
        """Load what a command of the host has changed; a deleted table leaves the memory."""
        if id in self.rooms:
            async with self.rooms[id].lock:
                await catch_up(self.rooms[id])

    # ------------------------------------------------------------------------------------ eviction

    def drop(self, id: str) -> None:
        """Evict a table."""
        if id in self.drivers:
            self.drivers.pop(id).stop()
        if id in self.rooms:
            self.rooms.pop(id).clock.stop()
        self.leases.remove(id)
        for dropped in self.on_drop:
            dropped(id)
        self.touched.pop(id, None)
        metrics.rooms.set(len(self.rooms))

    async def drop_idle(self) -> None:
        """Evict tables that nobody has asked for lately and that are not in use."""
        now = time.monotonic()
        idle = [id for id in self.rooms if now - self.touched[id] > self.settings.idle and not self._in_use(id)]
        for id in idle:
            self.drop(id)
        await self.leases.release_unused()

    def _in_use(self, id: str) -> bool:
        """Return whether somebody is connected, a command runs, the clock runs out soon, or a bot has to move. A broken
        table is loaded again first: a bot may have to move there."""
        room = self.rooms[id]
        if room.presence.all_connections or room.lock.locked() or room.setup.is_due(self.settings):
            return True
        return room.broken or self.drivers[id].next_turn() is not None

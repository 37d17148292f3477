"""A live table: serialises commands, persists them, then broadcasts a redacted update to each viewer."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

from ...i18n.errors import Conflict, GothamError, NotPersisted, Overtaken, Stale
from ...match.table import UNDO, Table
from .. import limits, metrics, steady
from ..clocks.clock import Clock
from ..cluster.pubsub import Channel
from ..cluster.sync import catch_up
from ..db.store import ADD, Store, Write
from ..db.tables import changes as changes_table
from ..db.tables import entries as entries_table
from ..http.schemas import Snapshot
from ..ws.protocol import Accepted, Act, Tried, Try, Undo
from .broadcast import Broadcast
from .chat_log import ChatRow
from .presence import Presence
from .setup import TableSetup
from .state import Participant, People, TableState
from .viewer import Connection

Details = ParamSpec("Details")
Done = TypeVar("Done")
RETRIES = 20  # of a command that other servers overtake
HOUR = 3600.0


class Room(TableState):
    """A table in memory. Its lock is held by one command at a time; parts do the rest."""

    def __init__(
        self,
        setup: TableSetup,
        table: Table | None,
        people: People,
        chat: list[ChatRow],
        store: Store,
        channel: Channel,
        changes: int = 0,
    ) -> None:
        super().__init__(setup, table, people, chat)
        self.lock = asyncio.Lock()
        self.loaded = 0.0  # when it began to be read from the database, by the monotonic clock
        self.clock = Clock(setup, store.settings.grace)
        self.presence = Presence(setup.id, channel, store.settings)
        self.broadcast = Broadcast(self, self.clock, self.presence)
        self.persistence = Persistence(setup.id, store, channel, 0 if table is None else len(table.log), changes)
        self.listeners: list[Callable[[Room], None]] = []  # called after every change
        self.presence.send = self.broadcast.send_table
        if table is not None:
            self._attach(table)
            self.clock.take_up(table, people)

    def _attach(self, table: Table) -> None:
        self.table = table
        table.follow, table.names = self.broadcast.record, self.people.names()
        table.chosen = self.people.colours()

    def renew(self, table: Table) -> None:
        """Replace the table by the same match, replayed on other rules or up to what is persisted."""
        self._attach(table)
        self.broadcast.renew()

    @property
    def timed_out(self) -> list[int]:
        """The seats whose time is up and for which a bot acts."""
        return [] if self.setup.timing is None else self.clock.out

    @property
    def attended(self) -> bool:
        """Whether somebody who plays here is connected, to any server."""
        return not self.presence.online.isdisjoint(chair.holder for chair in self.people.chairs)

    # ------------------------------------------------------------------------------------ commands

    async def run(
        self,
        command: "Callable[Concatenate[Room, Details], Awaitable[Done]]",
        *details: Details.args,
        **more: Details.kwargs,
    ) -> Done:
        """Run a command under the lock; when another server was faster, load what it did and run it again."""
        async with self.lock:
            for _ in range(RETRIES):
                try:
                    return await command(self, *details, **more)
                except Overtaken:
                    metrics.overtaken.inc()
                    await catch_up(self)
        raise Stale("error-stale")

    async def act_for(self, person: Participant | None, message: Act) -> Accepted:
        """Have a person's seat act; a command."""
        seat = self.acting_seat(person)
        self._check_length()
        if not self.broadcast.viewer(seat).is_fresh(message):
            raise Stale("error-stale")
        await self.act(seat, message.actions, message.note)
        return Accepted(message.id)

    async def undo_for(self, person: Participant | None, message: Undo) -> Accepted:
        """Take back a person's latest action; a command."""
        seat = self.acting_seat(person)
        self._check_length()
        viewer = self.broadcast.viewer(seat)
        if not viewer.acted <= message.revision <= viewer.revision:  # the person has acted again since
            raise Stale("error-stale")
        self.playing().undo(seat)
        await self.commit()
        return Accepted(message.id)

    def _check_length(self) -> None:
        """Refuse to make a match longer than any game is: undos and drafts could go on for ever."""
        if len(self.playing().log) >= limits.ENTRIES.value:
            raise Conflict("error-match-long")

    async def trial_for(self, person: Participant | None, message: Try, language: str) -> Tried:
        """Return what a person's run would do."""
        async with self.lock:
            viewer = self.broadcast.viewer(self.acting_seat(person))
            return viewer.trial(message.actions, language, message.id)

    async def act(self, seat: int, actions: Sequence[int | str], note: str = "") -> None:
        """Have a seat act, and persist it; the caller holds the lock."""
        self.broadcast.drop_unwatched(seat)
        self.playing().act(seat, *actions, note=note)
        await self.commit()

    async def commit(self) -> None:
        """Persist the new entries of the log, then broadcast them: nobody sees what could still be lost."""
        table, persistence = self.playing(), self.persistence
        ends = table.over and self.setup.state == "running"
        if ends:
            self.setup.state = "over"
        rows = [self.setup.updated()] if self._touch() or ends else []
        turned = await self.persist(*persistence.new_entries(table), *rows)
        metrics.moves.inc(len(table.log) - persistence.entries)
        persistence.entries = len(table.log)
        self.broadcast.send_news()
        if table.over or turned:
            self.broadcast.send_table()
        if self.people.bots:
            self.handover.changed.set()
        self._notify()

    def _touch(self) -> bool:
        """Record that somebody acts; return whether the last time is long enough ago to be worth a write."""
        now = steady.now()
        due = now - self.setup.touched > HOUR
        if due:
            self.setup.touched = now
        return due

    async def persist(self, *writes: Write) -> bool:
        """Write, with the clock as it stands then, and return whether that has changed. A room whose write fails is
        ahead of the database, and of no use."""
        if self.broken:  # while this command waited for the lock
            raise NotPersisted("error-unkept", reason="broken")
        timed = self.setup.timing is not None or self.setup.clock > 0
        turned = timed and self.table is not None and self.clock.turn(self.table, self.people)
        if turned:
            writes = (*writes, self.setup.updated())
        try:
            await self.persistence.write(*writes)
        except Overtaken:
            raise
        except (GothamError, asyncio.CancelledError):
            self.give_up()
            raise
        return turned

    async def persist_change(self, *writes: Write) -> None:
        """Write a change of people or state; of two servers, only one can make the next."""
        await self.persist(self.persistence.change(), *writes)
        self.persistence.changes += 1

    def give_up(self) -> None:
        """Close all connections of a room that differs from the database; they reconnect, and it is loaded again."""
        self.broken = True
        for connection in self.presence.all_connections:
            connection.close()

    # ----------------------------------------------------------------------------------- connections

    async def snapshot(self, person: Participant | None, language: str) -> Snapshot:
        """Return all that a new connection would be sent; under the lock, since only persisted things are shown."""
        async with self.lock:
            return self.broadcast.snapshot(person, language)

    async def join(self, connection: Connection, since: int, opened: float = 0.0) -> None:
        """Send everything to a connection, opened at a time of the monotonic clock, and announce it to the others."""
        async with self.lock:
            known = bool(opened) and self.loaded > opened
            if (
                self.persistence.channel.url and self.table is not None and not known
            ):  # a server that stopped told it more
                await catch_up(self, ("entries", "talks", "notes"))
            self.presence.add(self.viewer_of(connection.person), connection)
            self.broadcast.welcome(connection, since)
            self.presence.came(connection)

    async def leave(self, connection: Connection) -> None:
        """Send nothing more to a closed connection, and announce it."""
        self.presence.remove(connection)
        async with self.lock:
            self.presence.went(connection)

    # --------------------------------------------------------------------------------------- changes

    def reseat(self) -> None:
        """Broadcast that people have changed."""
        repainted = False
        if self.table is not None:
            paint, self.table.names, self.table.chosen = self.table.paint, self.people.names(), self.people.colours()
            repainted = self.table.paint != paint
        self.presence.expect(chair.holder for chair in self.people.chairs if chair.holder)
        self.broadcast.send_seats()
        if repainted:
            self.broadcast.repaint()
        self.handover.changed.set()
        self._notify()

    def send_changes(self, before: tuple[object, ...]) -> None:
        """Broadcast what was loaded from the database; `before` is `public` as it was broadcast last."""
        self.broadcast.send_news()
        if self.public != before:
            self.broadcast.send_table()
        self.handover.changed.set()
        self._notify()

    def take_over(self) -> None:
        """Drive the bots and the clock from this server."""
        self.clock.wind()
        self.handover.changed.set()

    def _notify(self) -> None:
        for listener in self.listeners:
            listener(self)


class Persistence:
    """What a room writes. Entries and changes are numbered, so of two servers only one can take a number."""

    def __init__(self, match: str, store: Store, channel: Channel, entries: int, changes: int) -> None:
        self.match, self.store, self.channel = match, store, channel
        self.entries = entries  # how many entries of the log are persisted
        self.changes = changes  # how many changes of people and state are

    async def write(self, *writes: Write) -> None:
        """Return when everything is persisted; then tell the other servers which database tables have changed."""
        await self.store.write(*writes)
        if self.channel.url:
            self.channel.say(match=self.match, tables=sorted({str(write.statement.table.name) for write in writes}))

    def new_entries(self, table: Table) -> list[Write]:
        """Return the entries of the log that are not persisted yet."""
        return [Write(ADD[entries_table], self._entry(table, seq)) for seq in range(self.entries, len(table.log))]

    def _entry(self, table: Table, seq: int) -> dict[str, str | int]:
        seat, action, note = table.log[seq]
        text = "undo" if action == UNDO else table.game.notation[action]
        return {"match": self.match, "seq": seq, "seat": seat, "action": text, "note": note}

    def change(self) -> Write:
        """Return the numbered change that goes with a change of people or state."""
        return Write(ADD[changes_table], {"match": self.match, "seq": self.changes})

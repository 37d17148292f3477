"""One table in memory: what is asked of it happens in order, is kept, and is then told to who may know."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from ...engine import SPECTATOR
from ...i18n.catalogue import Words
from ...i18n.errors import GothamError, NotPersisted, Overtaken, Stale, Unavailable
from ...match.table import UNDO, Moment, Table
from .. import metrics
from ..clocks.clock import Clock
from ..clocks.timeouts import ring
from ..cluster.pubsub import Channel
from ..cluster.sync import catch_up
from ..db import tables as schema
from ..db.store import ADD, Store, Write
from ..http.schemas import Snapshot
from ..ws.protocol import NotesMessage, State, TableMessage, ViewMessage
from .chat_log import Talks, row_of
from .presence import Presence
from .seats import People, Person
from .setup import Match
from .viewer import Connection, Told, Wants, Watch

encoder = msgspec.json.Encoder()
Done = TypeVar("Done")
OFTEN = 20  # times that one may be overtaken


class Room:
    """A match, its people and who looks on. A room that could not keep something is dropped, and read anew."""

    def __init__(
        self, match: Match, table: Table | None, people: People, talks: list[Any], store: Store, channel: Channel
    ) -> None:
        self.match, self.table, self.people, self.store, self.channel = match, table, people, store, channel
        self.talks = Talks(talks)
        self.lock = asyncio.Lock()
        self.connections: dict[int, list[Connection]] = {}
        self.watches: dict[int, Watch] = {}
        self.kept = 0 if table is None else len(table.log)
        self.changes = 0  # of people and state, as the database has numbered them
        self.broken = False
        self.thinking: list[int] = []  # seats whose bots think for longer than a moment
        self.keeping = True  # whether this process drives the bots and the clock
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}  # who is here by another process: tokens, watchers
        self.changed = asyncio.Event()  # somebody has acted: bots look at it
        self.presence = Presence(self)
        self.heeding: list[Callable[[Room], None]] = []  # who wants to know that something has changed
        self.clock = Clock(match, lambda until: asyncio.ensure_future(ring(self, until)), store.settings.grace)
        if table is not None:
            table.follow = self._follow
            table.names = people.names()
            self.clock.take_up(table, people)

    def renew(self, table: Table) -> None:
        """Goes on with the same match on rules that were loaded another way."""
        self.table = table
        table.follow, table.names = self._follow, self.people.names()
        self.watches = {}
        for viewer, connections in self.connections.items():
            for connection in connections:
                self.watch(viewer).all(connection.language)

    # ------------------------------------------------------------------------------------- looking

    @property
    def state(self) -> State:
        if self.table is None:
            return "frozen"
        return "over" if self.table.over else "ended" if self.match.state == "ended" else "running"

    @property
    def all_connections(self) -> list[Connection]:
        return [connection for each in self.connections.values() for connection in each]

    @property
    def online(self) -> set[str]:
        """The tokens of everybody who is here."""
        here = {each.person.token for each in self.all_connections if each.person is not None}
        return here.union(*(tokens for tokens, _ in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return len(self.connections.get(SPECTATOR, [])) + sum(count for _, count in self.elsewhere.values())

    def viewer_of(self, person: Person | None) -> int:
        seat = self.people.seat_of(person)
        return SPECTATOR if seat is None else seat

    def watch(self, viewer: int) -> Watch:
        """A viewer's side of the table, made where nobody has it yet."""
        if viewer not in self.watches:
            self.watches[viewer] = Watch(self.playing(), viewer)
        return self.watches[viewer]

    def playing(self) -> Table:
        """The match, unless its rules are gone."""
        if self.table is None:
            raise Unavailable("error-frozen", reason=self.match.reason)
        return self.table

    def _follow(self, moment: Moment) -> None:
        told: Told = {}
        for watch in self.watches.values():
            watch.notice(moment, told)

    def about(self, person: Person | None, language: str) -> TableMessage:
        """All about the table, for one person."""
        match, seat = self.match, self.people.seat_of(person)
        return TableMessage(
            id=match.id,
            game=match.game,
            version=match.version,
            options=match.options,
            state=self.state,
            seats=self.people.seats(self.online, self.presence.away),
            commitment=match.commitment,
            listed=match.listed,
            seat=seat,
            person=person is not None,
            host=person is not None and person.host,
            kept=seat is not None and bool(self.people.chairs[seat].bot),
            watching=self.watching,
            hints=match.hints,
            thinking=self.thinking,
            reason=self._reason(language),
            seed=match.seed if self.state == "over" else None,
            next=match.next,
            clock=match.clock,
            left=self.clock.left,
            **self.clock.shown(),
        )

    def _reason(self, language: str) -> str:
        if self.state == "frozen":
            return Words(language or "en")("error-frozen", reason=self.match.reason)
        return Words(language or "en")("error-ended") if self.state == "ended" else ""

    def view_for(self, viewer: int, language: str, wants: Wants, since: int = 0) -> ViewMessage | None:
        """The whole view, for who has just come."""
        if self.table is None:
            return None
        watch = self.watch(viewer)
        return watch.grant(watch.all(language, since), language, [wants])[0]

    def notes_of(self, viewer: int) -> dict[str, str]:
        return {} if self.table is None or viewer == SPECTATOR else dict(self.table.notes[viewer])

    async def snapshot(self, person: Person | None, language: str) -> Snapshot:
        """All that a socket would be told at first. Nobody sees what is not kept yet: hence the lock."""
        async with self.lock:
            viewer = self.viewer_of(person)
            view = self.view_for(viewer, language, Wants(describe=True, board=True))
            return Snapshot(self.about(person, language), view, self.talks.heard_by(viewer), self.notes_of(viewer))

    # ------------------------------------------------------------------------------- coming and going

    async def join(self, connection: Connection, since: int) -> None:
        """Tells a newcomer everything, and the others that they are there."""
        async with self.lock:
            if self.channel.url and self.table is not None:  # they may know more from a server that has just gone
                await catch_up(self, ("entries", "talks", "notes"))
            self.connections.setdefault(self.viewer_of(connection.person), []).append(connection)
            self._welcome(connection, since)
            self.presence.came(connection)
            self.say_who_is_here()

    async def leave(self, connection: Connection) -> None:
        """Tells nothing more to who has gone, and the others that they have."""
        for each in self.connections.values():
            if connection in each:
                each.remove(connection)
        async with self.lock:
            self.presence.went(connection)
            self.say_who_is_here()

    def say_who_is_here(self) -> None:
        """Tells the other servers."""
        here = {each.person.token for each in self.all_connections if each.person is not None}
        watching = len(self.connections.get(SPECTATOR, []))
        self.channel.say(match=self.match.id, here=sorted(here), watching=watching)

    def meet(self, process: str, tokens: frozenset[str], watching: int) -> None:
        """Who is here by another server."""
        if self.elsewhere.get(process, (frozenset(), 0)) != (tokens, watching):
            self.elsewhere[process] = tokens, watching
            self.tell_table()

    def _welcome(self, connection: Connection, since: int = 0) -> None:
        viewer = self.viewer_of(connection.person)
        connection.push(encoder.encode(self.about(connection.person, connection.language)))
        if viewer != SPECTATOR:
            connection.push(encoder.encode(NotesMessage(self.notes_of(viewer))))
        for message in self.talks.heard_by(viewer):
            connection.push(encoder.encode(message))
        view = self.view_for(viewer, connection.language, connection.wants, since)
        if view is not None:
            connection.push(encoder.encode(view))

    def tell_table(self, but: Connection | None = None) -> None:
        """Tells everybody who is at the table now."""
        for connection in self.all_connections:
            if connection is not but:
                connection.push(encoder.encode(self.about(connection.person, connection.language)))

    def reseat(self) -> None:
        """People have moved: who sees another side now is told all of it, the others what has changed."""
        if self.table is not None:
            self.table.names = self.people.names()
        for connection in self.all_connections:
            if connection.person is not None:  # who was sent away looks on like anybody
                connection.person = self.people.known.get(connection.person.token)
            viewer = self.viewer_of(connection.person)
            if connection not in self.connections.get(viewer, []):
                for each in self.connections.values():
                    if connection in each:
                        each.remove(connection)
                self.connections.setdefault(viewer, []).append(connection)
                self._welcome(connection)
        self.tell_table()
        self._tell_names()
        self.changed.set()
        self._heed()

    def _heed(self) -> None:
        for heed in self.heeding:
            heed(self)

    def _tell_names(self) -> None:
        for viewer, watch in self.watches.items():
            again = {language: watch.again(language) for language in watch.logs}
            self._tell(viewer, watch, again)

    # -------------------------------------------------------------------------------------- acting

    async def settle(self, deed: Callable[[], Awaitable[Done]]) -> Done:
        """Does something at the table. Who is overtaken by another server looks at what it did, and tries again."""
        async with self.lock:
            for _ in range(OFTEN):
                try:
                    return await deed()
                except Overtaken:
                    metrics.overtaken.inc()
                    await catch_up(self)
        raise Stale("error-stale")

    def now(self, person: Person | None) -> Person | None:
        """Somebody as they are known now."""
        return None if person is None else self.people.known.get(person.token)

    async def decide(self, seat: int, actions: Sequence[int | str], note: str = "") -> None:
        """A seat's decision, and what is said to it; the lock is the caller's."""
        self._drop_unwatched(seat)
        self.playing().act(seat, *actions, note=note)
        await self.keep_log()

    def _drop_unwatched(self, seat: int) -> None:
        """Nobody is told what nobody looks at."""
        for viewer in [*self.watches]:
            if not self.connections.get(viewer) and viewer != seat:
                del self.watches[viewer]

    async def keep_log(self) -> None:
        """Keeps what the log has more than the database, then tells it: nobody sees what could be lost."""
        table = self.playing()
        writes = [Write(ADD[schema.entries], self._entry(table, seq)) for seq in range(self.kept, len(table.log))]
        ends = table.over and self.match.state == "running"
        if ends:
            self.match.state = "over"
        turned = await self.keep(*writes, *([self.match.kept()] if self.match.touch() or ends else []))
        metrics.moves.inc(len(table.log) - self.kept)
        self.kept = len(table.log)
        self._tell_news()
        if table.over or turned:
            self.tell_table()
        if self.people.bots:
            self.changed.set()
        self._heed()

    def _entry(self, table: Table, seq: int) -> dict[str, Any]:
        seat, action, note = table.log[seq]
        text = "undo" if action == UNDO else table.game.notation[action]
        return {"match": self.match.id, "seq": seq, "seat": seat, "action": text, "note": note}

    async def keep(self, *writes: Write) -> bool:
        """Returns when it is kept, and says whether that turned the clock. If it cannot be kept, the room has what the
        database has not, and is of no use."""
        if self.broken:  # whoever waited for the lock comes too late
            raise NotPersisted("error-unkept", reason="broken")
        turned = self.table is not None and self.clock.turn(self.table, self.people)
        if turned:
            writes = (*writes, self.match.kept())
        try:
            await self.store.write(*writes)
        except Overtaken:
            raise
        except (GothamError, asyncio.CancelledError):
            self.give_up()
            raise
        if self.channel.url:
            self.channel.say(match=self.match.id, tables=sorted({str(write.statement.table.name) for write in writes}))
        return turned

    async def keep_people(self, *writes: Write) -> None:
        """The same for who is here and whether the match goes on: of two servers only one can change that at once."""
        await self.keep(self.change(), *writes)
        self.changes += 1

    def change(self) -> Write:
        """Numbers a change, so that nobody else can take the same."""
        return Write(ADD[schema.changes], {"match": self.match.id, "seq": self.changes})

    def take_over(self) -> None:
        """The bots and the clock are driven from here now."""
        self.clock.wind()
        self.changed.set()

    def give_up(self) -> None:
        """The room is of no use any more: whoever was here comes again, and it is read anew."""
        self.broken = True
        for connection in self.all_connections:
            connection.close()

    @property
    def public(self) -> tuple[Any, ...]:
        """What all are told of the table when it changes; what somebody did unseen is not among it."""
        match = self.match
        return self.state, match.next, match.until, match.times

    def tell_changes(self, told: tuple[Any, ...]) -> None:
        """Tells what was taken in from elsewhere, and all about the table where that is no longer what was told."""
        self._tell_news()
        if self.public != told:
            self.tell_table()
        self.changed.set()
        self._heed()

    def _tell_news(self) -> None:
        for viewer, watch in self.watches.items():
            self._tell(viewer, watch, watch.news())

    def _tell(self, viewer: int, watch: Watch, messages: dict[str, ViewMessage]) -> None:
        """Sends each who sees this side the message in their language, with what they want."""
        connections = self.connections.get(viewer, []) if messages else []
        for language in {connection.language for connection in connections}:
            readers = [connection for connection in connections if connection.language == language]
            wants = [*{connection.wants for connection in readers}]
            told = watch.grant(messages[language], language, wants)
            bodies = {want: encoder.encode(message) for want, message in zip(wants, told, strict=True)}
            for connection in readers:
                connection.push(bodies[connection.wants])

    # ------------------------------------------------------------------------------- talk and notes

    async def told(self, about: str, name: str, seat: int) -> None:
        """The table itself tells all something about a name; the lock is the caller's."""
        await self.say(row_of(self.match.id, len(self.talks.rows), seat, name, "", None, about))

    async def say(self, row: Any) -> None:
        """Keeps something said, and tells it to those who may hear it."""
        await self.keep(Write(ADD[schema.talks], row))
        self.talks.rows.append(row)
        self.tell_talk()

    def tell_talk(self) -> None:
        """Tells what was said last."""
        for viewer, connections in self.connections.items():
            message = self.talks.latest(viewer) if connections else None
            if message is not None:
                body = encoder.encode(message)
                for connection in connections:
                    connection.push(body)

    def tell_notes(self, seat: int) -> None:
        """Tells a seat its own notes."""
        for connection in self.connections.get(seat, []):
            connection.push(encoder.encode(NotesMessage(self.notes_of(seat))))

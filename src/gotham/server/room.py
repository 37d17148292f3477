"""One table in memory: what is asked of it happens in order, is kept, and is then told to who may know."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..errors import GothamError, Unknown
from ..kernel import SPECTATOR
from ..table import UNDO, Moment, Table
from ..words import LANGUAGES, Words
from . import metrics, schema
from .clock import Clock, late
from .match import Match
from .messages import (
    Accepted,
    Act,
    NotesMessage,
    Snapshot,
    State,
    TableMessage,
    Talk,
    Tried,
    Try,
    Undo,
    ViewMessage,
)
from .messages import Note as NoteMessage
from .people import People, Person
from .store import ADD, DROP_NOTE, DROP_NOTES, Store, Write
from .talks import Talks, hearers, row_of
from .watch import Connection, Told, Wants, Watch

encoder = msgspec.json.Encoder()


class Room:
    """A match, its people and who looks on. A room that could not keep something is dropped, and read anew."""

    def __init__(self, match: Match, table: Table | None, people: People, talks: list[Any], store: Store) -> None:
        self.match, self.table, self.people, self.store = match, table, people, store
        self.talks = Talks(talks)
        self.lock = asyncio.Lock()
        self.connections: dict[int, list[Connection]] = {}
        self.watches: dict[int, Watch] = {}
        self.kept = 0 if table is None else len(table.log)
        self.broken = False
        self.changed = asyncio.Event()  # somebody has acted: bots look at it
        self.heeding: list[Callable[[Room], None]] = []  # who wants to know that something has changed
        self.clock = Clock(match, lambda until: asyncio.ensure_future(self._ring(until)))
        if table is not None:
            table.follow = self._follow
            table.names = people.names()
            self.clock.take_up(table)

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
            raise Unknown("error-frozen", reason=self.match.reason)
        return self.table

    def _follow(self, moment: Moment) -> None:
        told: Told = {}
        for watch in self.watches.values():
            watch.notice(moment, told)

    def about(self, person: Person | None, language: str) -> TableMessage:
        """All about the table, for one person."""
        match, seat = self.match, self.people.seat_of(person)
        online = {each.person.token for each in self.all_connections if each.person is not None}
        return TableMessage(
            id=match.id,
            game=match.game,
            version=match.version,
            options=match.options,
            state=self.state,
            seats=self.people.seats(online),
            commitment=match.commitment,
            listed=match.listed,
            seat=seat,
            person=person is not None,
            host=person is not None and person.host,
            kept=seat is not None and bool(self.people.chairs[seat].bot),
            watching=len(self.connections.get(SPECTATOR, [])),
            reason=self._reason(language),
            seed=match.seed if self.state == "over" else None,
            next=match.next,
            clock=match.clock,
            left=self.clock.left,
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
            self.connections.setdefault(self.viewer_of(connection.person), []).append(connection)
            self._welcome(connection, since)
            self.tell_table(but=connection)

    async def leave(self, connection: Connection) -> None:
        """Tells nothing more to who has gone, and the others that they have."""
        for each in self.connections.values():
            if connection in each:
                each.remove(connection)
        async with self.lock:
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
            if connection.person is not None and connection.person.token not in self.people.known:
                connection.person = None  # was sent away, and looks on like anybody
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

    async def act(self, person: Person | None, message: Act) -> Accepted:
        """A person's decision."""
        async with self.lock:
            seat = self._seat_to_act(person)
            self._check_fresh(seat, message)
            self._drop_unwatched(seat)
            self.playing().act(seat, *message.actions, note=message.note)
            await self.keep_log()
        return Accepted(message.id)

    async def trial(self, person: Person | None, message: Try, language: str) -> Tried:
        """What a person's decision would do."""
        async with self.lock:
            return self.watch(self._seat_to_act(person)).trial(message.actions, language, message.id)

    async def act_for_bot(self, seat: int, actions: Sequence[int], note: str = "") -> None:
        """A bot's decision, and what it says to it; the lock is the caller's."""
        self._drop_unwatched(seat)
        self.playing().act(seat, *actions, note=note)
        await self.keep_log()

    async def undo(self, person: Person | None, message: Undo) -> Accepted:
        """Takes back a person's latest action."""
        async with self.lock:
            seat = self._seat_to_act(person)
            watch = self.watch(seat)
            if not watch.acted <= message.revision <= watch.revision:  # what was to be taken back is not the latest
                raise Unknown("error-stale")
            self.playing().undo(seat)
            await self.keep_log()
        return Accepted(message.id)

    def _seat_to_act(self, person: Person | None) -> int:
        seat = self.people.seat_of(person)
        if seat is None:
            raise Unknown("error-seatless")
        if self.people.chairs[seat].bot:
            raise Unknown("error-away")
        if self.state == "ended":
            raise Unknown("error-ended")
        self.playing()
        return seat

    def _check_fresh(self, seat: int, message: Act) -> None:
        """What was chosen must still be what it was: by its words, or because nothing has changed since."""
        watch = self.watch(seat)
        words = [] if message.words is msgspec.UNSET else message.words
        if message.revision is not msgspec.UNSET:
            fresh = message.revision == watch.revision
        elif len(words) != len(message.actions):
            fresh = False
        elif len(words) == 1:
            fresh = self._is_called(watch, message.actions[0], words[0])
        else:
            fresh = watch.are_called(message.actions, words)
        if not fresh:
            raise Unknown("error-stale")

    def _is_called(self, watch: Watch, action: int | str, words: str) -> bool:
        """Whether an action is called so, in any language: which one a client shows is its own affair."""
        table = self.playing()
        number = table.game.read(action) if isinstance(action, str) else action
        if not 0 <= number < table.game.rules.ACTIONS.count:
            return True  # the table says what is wrong with it
        if number not in watch.numbers():
            return True  # and the rules, why it cannot be
        return any(watch.label(number, language) == words for language in LANGUAGES)

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
        turned = self.clock.turn(table)
        await self.keep(*writes, *([self.match.kept()] if ends or turned else []))
        metrics.moves.inc(len(table.log) - self.kept)
        self.kept = len(table.log)
        self._tell_news()
        if table.over or turned:
            self.tell_table()
        if self.people.bots:
            self.changed.set()
        self._heed()

    async def _ring(self, until: float) -> None:
        """The time is up: who is awaited does what the game says, unless all were quicker."""
        async with self.lock:
            table = self.playing()
            if self.broken or self.match.until != until:
                return
            for seat in table.awaited:
                table.act(seat, *late(table, seat))
            await self.keep_log()

    def _entry(self, table: Table, seq: int) -> dict[str, Any]:
        seat, action, note = table.log[seq]
        text = "undo" if action == UNDO else table.game.notation[action]
        return {"match": self.match.id, "seq": seq, "seat": seat, "action": text, "note": note}

    async def keep(self, *writes: Write) -> None:
        """Returns when it is kept. If it cannot be, the room has what the database has not, and is of no use."""
        if self.broken:  # whoever waited for the lock comes too late
            raise GothamError("error-unkept", reason="broken")
        try:
            await self.store.write(*writes)
        except (GothamError, asyncio.CancelledError):
            self.broken = True
            for connection in self.all_connections:
                connection.close()
            raise

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

    async def talk(self, person: Person | None, message: Talk) -> Accepted:
        """Something said, to those who may hear it."""
        async with self.lock:
            if person is None:
                raise Unknown("error-seatless")
            text = " ".join(message.text.split())
            if not text:
                raise Unknown("error-empty")
            seat = self.people.seat_of(person)
            for other in message.to or []:
                self.people.chair(other)  # there is one
            name = self.people.name(seat) if seat is not None else person.name
            # what they know stays known when they stand up
            heard = hearers(self.table, len(self.people.chairs), person.seat, message.to)
            seq, seat = len(self.talks.rows), -1 if seat is None else seat
            row = row_of(self.match.id, seq, seat, name, text, heard)
            await self._say(row)
        return Accepted(message.id)

    async def told(self, about: str, name: str, seat: int) -> None:
        """The table itself tells all something about a name; the lock is the caller's."""
        await self._say(row_of(self.match.id, len(self.talks.rows), seat, name, "", None, about))

    async def _say(self, row: Any) -> None:
        await self.keep(Write(ADD[schema.talks], row))
        self.talks.rows.append(row)
        self._tell_talk()

    def _tell_talk(self) -> None:
        for viewer, connections in self.connections.items():
            message = self.talks.latest(viewer) if connections else None
            if message is not None:
                body = encoder.encode(message)
                for connection in connections:
                    connection.push(body)

    def forget_notes(self, seat: int) -> list[Write]:
        """Notes are of who wrote them: somebody else in the seat does not get them."""
        if self.table is not None:
            self.table.notes[seat] = {}
        return [Write(DROP_NOTES, {"match_": self.match.id, "seat_": seat})]

    async def note(self, person: Person | None, message: NoteMessage) -> Accepted:
        """Keeps a private note; a bot that plays the seat does not get it."""
        async with self.lock:
            seat = self.people.seat_of(person)
            if seat is None:
                raise Unknown("error-seatless")
            table, about = self.playing(), message.about.strip()
            table.write_note(seat, about, message.text)
            writes = [Write(DROP_NOTE, {"match_": self.match.id, "seat_": seat, "about_": about})]
            if message.text:
                values = {"match": self.match.id, "seat": seat, "about": about, "text": message.text}
                writes.append(Write(ADD[schema.notes], values))
            await self.keep(*writes)
            for connection in self.connections.get(seat, []):
                connection.push(encoder.encode(NotesMessage(self.notes_of(seat))))
        return Accepted(message.id)

"""The connections of a table, and what is sent to them: each viewer gets a redacted update in their language."""

from collections.abc import Callable

import msgspec

from ...engine import SPECTATOR
from ...i18n.catalogue import Words
from ...match.table import Change
from ...match.view import Panel
from ..clocks.clock import Clock
from ..http.schemas import Snapshot
from ..ws.protocol import NotesMessage, TableMessage, ViewMessage
from .presence import Presence
from .state import Participant, TableState
from .viewer import Connection, Told, Viewer, Wants

encoder = msgspec.json.Encoder()


class Broadcast:
    """Sends messages to connections; viewers exist only for those who are connected or act."""

    def __init__(self, room: TableState, clock: Clock, presence: Presence) -> None:
        self.room, self.clock, self.presence = room, clock, presence
        self.viewers: dict[int, Viewer] = {}
        self._shown: list[Viewer] = []  # whose views the panel has
        self._panel: Panel | None = None
        self.progress: Callable[[], float | None] = lambda: None  # of compiling the game, until that is done

    # ------------------------------------------------------------------------------------- viewers

    def viewer(self, seat: int) -> Viewer:
        """Return the viewer at a seat, or the spectator; created on first use."""
        if seat not in self.viewers:
            self.viewers[seat] = Viewer(self.room.playing(), seat)
        return self.viewers[seat]

    def record(self, moment: Change) -> None:
        """Have every viewer record what has just happened at the match."""
        told: Told = {}
        viewers = [*self.viewers.values()]
        if viewers != self._shown:  # somebody came or went, or all were created again
            self._shown, self._panel = viewers, Panel(self.room.playing().game, (each.latest for each in viewers))
        if viewers and self._panel is not None:
            for viewer, sight in zip(viewers, self._panel.advance(moment), strict=True):
                viewer.record(moment.entry, sight, told)

    def drop_unwatched(self, seat: int | None = None) -> None:
        """Drop viewers without a connection, but for the seat that acts: nobody reads their updates."""
        for each in [*self.viewers]:
            if not self.presence.connections.get(each) and each != seat:
                del self.viewers[each]
                self._shown, self._panel = [], None

    def renew(self) -> None:
        """Create the viewers again, for a table that was replaced."""
        self.viewers = {}
        for seat, connections in self.presence.connections.items():
            for connection in connections:
                self.viewer(seat).whole(connection.language)

    def repaint(self) -> None:
        """Write everything anew, log and labels too, because colours have changed; then send it to everybody."""
        self.viewers = {}
        for connection in self.presence.all_connections:
            self.welcome(connection)

    # ------------------------------------------------------------------------------------- messages

    def table_message(self, person: Participant | None, language: str) -> TableMessage:
        """Return everything about the table but its match, for one person."""
        room, setup, seat = self.room, self.room.setup, self.room.people.seat_of(person)
        return TableMessage(
            id=setup.id,
            game=setup.game,
            version=setup.version,
            options=setup.options,
            state=room.state,
            seats=room.people.seats(self.presence.online, self.presence.away),
            commitment=setup.commitment,
            colours=[] if room.table is None else list(room.table.paint),
            listed=setup.listed,
            seat=seat,
            person=person is not None,
            host=person is not None and person.host,
            kept=seat is not None and bool(room.people.chairs[seat].bot),
            watching=self.presence.watching,
            absence=int(self.presence.settings.absence),
            hints=setup.hints,
            programs=setup.programs_allowed(self.presence.settings),
            thinking=room.handover.thinking,
            preparing=self.progress() if room.people.bots else None,
            reason=self._reason(language),
            seed=setup.seed if room.state == "over" else None,
            next=setup.next,
            clock=setup.clock,
            left=self.clock.left,
            **self.clock.shown(),
        )

    def _reason(self, language: str) -> str:
        if self.room.state == "frozen":
            return Words(language or "en")("error-frozen", reason=self.room.setup.reason)
        return Words(language or "en")("error-ended") if self.room.state == "ended" else ""

    def view_message(self, seat: int, language: str, wants: Wants, since: int = 0) -> ViewMessage | None:
        """Return the whole view for a new connection; None where the match is frozen."""
        if self.room.table is None:
            return None
        viewer = self.viewer(seat)
        return viewer.select(viewer.whole(language, since), language, [wants])[0]

    def snapshot(self, person: Participant | None, language: str) -> Snapshot:
        """Return all that a new connection would be sent."""
        room, seat = self.room, self.room.viewer_of(person)
        view = self.view_message(seat, language, Wants(describe=True, board=True))
        self.drop_unwatched()  # a viewer takes as much memory as the rest of a table
        return Snapshot(self.table_message(person, language), view, room.heard_by(seat), room.notes_of(seat))

    # --------------------------------------------------------------------------------------- sending

    def welcome(self, connection: Connection, since: int = 0) -> None:
        """Send everything to a connection that is new here, or whose person has changed seats."""
        seat = self.room.viewer_of(connection.person)
        connection.renew()
        connection.push(encoder.encode(self.table_message(connection.person, connection.language)))
        if seat != SPECTATOR:
            connection.push(encoder.encode(NotesMessage(self.room.notes_of(seat))), "notes")
        for message in self.room.heard_by(seat):
            connection.push(encoder.encode(message))
        view = self.view_message(seat, connection.language, connection.wants, since)
        if view is not None:
            connection.push(encoder.encode(view))

    def send_table(self, but: Connection | None = None) -> None:
        """Send everybody the table message, but for one connection; it is encoded once for all who read the same."""
        bodies: dict[tuple[str, str], bytes] = {}
        for connection in self.presence.all_connections:
            if connection is not but:
                person, language = connection.person, connection.language
                key = "" if person is None else person.token, language
                if key not in bodies:
                    bodies[key] = encoder.encode(self.table_message(person, language))
                connection.push(bodies[key], "table")

    def send_seats(self) -> None:
        """Send what follows from a change of seats: the whole view where a person has moved, else what differs."""
        for connection in self.presence.moved(self.room):
            self.welcome(connection)
        self.send_table()
        for seat, viewer in self.viewers.items():
            self._send_views(seat, viewer, {language: viewer.relabelled(language) for language in viewer.logs})

    def send_news(self) -> None:
        """Send each viewer what they noticed since the last time."""
        for seat, viewer in self.viewers.items():
            self._send_views(seat, viewer, viewer.news())

    def _send_views(self, seat: int, viewer: Viewer, messages: dict[str, ViewMessage]) -> None:
        """Send each connection the message in its language, encoded once for all that want the same parts."""
        connections = self.presence.connections.get(seat, []) if messages else []
        if len(connections) == 1:
            (reader,) = connections
            reader.push(encoder.encode(viewer.select(messages[reader.language], reader.language, [reader.wants])[0]))
            return
        for language in {connection.language for connection in connections}:
            readers = [connection for connection in connections if connection.language == language]
            wants = [*{connection.wants for connection in readers}]
            selected = viewer.select(messages[language], language, wants)
            bodies = {want: encoder.encode(message) for want, message in zip(wants, selected, strict=True)}
            for connection in readers:
                connection.push(bodies[connection.wants])

    def send_chat(self) -> None:
        """Send the latest chat message to those who may read it."""
        for seat, connections in self.presence.connections.items():
            message = self.room.chat.latest(seat, self.room.holder_of(seat)) if connections else None
            if message is not None:
                body = encoder.encode(message)
                for connection in connections:
                    connection.push(body)

    def send_notes(self, seat: int) -> None:
        """Send a seat its own notes, encoded once for all its connections."""
        connections = self.presence.connections.get(seat, [])
        body = encoder.encode(NotesMessage(self.room.notes_of(seat))) if connections else b""
        for connection in connections:
            connection.push(body, "notes")

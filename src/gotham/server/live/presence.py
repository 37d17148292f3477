"""Who is connected to a table, here and by other servers, and how often that is broadcast."""

import asyncio
import time
from collections.abc import Callable, Iterable

from ...engine import SPECTATOR
from ..cluster.pubsub import Channel
from ..settings import Settings
from .state import TableState
from .viewer import Connection

QUIET = 1.0  # seconds between two broadcasts about spectators


class Presence:
    """The connections of one table. People with a token are announced at once, spectators at most once a second."""

    def __init__(self, match: str, channel: Channel, settings: Settings) -> None:
        self.match, self.channel, self.settings = match, channel, settings
        self.connections: dict[int, list[Connection]] = {}
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}  # process -> its tokens, and its spectators
        self.marks: dict[str, str] = {}  # token -> the mark of their latest address
        self.gone: dict[str, float] = {}  # token -> since when
        self.loaded = time.monotonic()
        self.send: Callable[[Connection | None], None] = lambda but: None  # broadcasts the table message
        self._sent = 0.0
        self._soon: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------- looking

    @property
    def all_connections(self) -> list[Connection]:
        return [connection for each in self.connections.values() for connection in each]

    @property
    def here(self) -> set[str]:
        """The tokens of everybody who is connected to this server."""
        return {each.person.token for each in self.all_connections if each.person is not None}

    @property
    def online(self) -> set[str]:
        """The tokens of everybody who is connected to any server."""
        return self.here.union(*(tokens for tokens, _ in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        """The number of spectators."""
        return len(self.connections.get(SPECTATOR, [])) + sum(count for _, count in self.elsewhere.values())

    def away(self, token: str) -> float:
        """Return how many seconds ago somebody left. Where nobody saw it, count from when the table was loaded: a
        server may have stopped then."""
        return 0.0 if token in self.online else time.monotonic() - self.gone.get(token, self.loaded)

    # ------------------------------------------------------------------------------- coming and going

    def add(self, viewer: int, connection: Connection) -> None:
        self.connections.setdefault(viewer, []).append(connection)

    def remove(self, connection: Connection) -> None:
        for each in self.connections.values():
            if connection in each:
                each.remove(connection)

    def moved(self, room: TableState) -> list[Connection]:
        """Put connections where their people sit now, and return those that were elsewhere."""
        moved = []
        for connection in self.all_connections:
            if connection.person is not None:  # a removed person becomes a spectator
                connection.person = room.people.known.get(connection.person.token)
            viewer = room.viewer_of(connection.person)
            if connection not in self.connections.get(viewer, []):
                self.remove(connection)
                self.add(viewer, connection)
                moved.append(connection)
        return moved

    def came(self, connection: Connection) -> None:
        """Announce a new connection to the others."""
        person = connection.person
        if person is None:
            self._send_sometimes(connection)
        else:
            self.marks[person.token] = connection.mark
            self.gone.pop(person.token, None)
            self.send(connection)
        self.publish()

    def went(self, connection: Connection) -> None:
        """Announce a closed connection."""
        person = connection.person
        if person is None:
            self._send_sometimes(None)
        else:
            if person.token not in self.online:
                self.gone[person.token] = time.monotonic()
            self.send(None)
        self.publish()

    def publish(self) -> None:
        """Tell the other servers who is connected here."""
        watching = len(self.connections.get(SPECTATOR, []))
        self.channel.say(match=self.match, here=sorted(self.here), watching=watching)

    def meet(self, process: str, tokens: frozenset[str], watching: int) -> None:
        """Record who is connected to another server."""
        before, others = self.elsewhere.get(process, (frozenset[str](), 0))
        if (before, others) != (tokens, watching):
            self.elsewhere[process] = tokens, watching
            self.expect(before | tokens)
            self.send(None)

    def expect(self, tokens: Iterable[str]) -> None:
        """Count the absence of people from now on, where they are neither connected nor counted as gone yet."""
        for token in tokens:
            if token in self.online:
                self.gone.pop(token, None)
            else:
                self.gone.setdefault(token, time.monotonic())

    def _send_sometimes(self, but: Connection | None) -> None:
        """Broadcast at once, or once for all that happens within the quiet time."""
        if self._soon is not None:
            return
        wait = self._sent + QUIET - time.monotonic()
        if wait <= 0:
            self._send_now(but)
        else:
            self._soon = asyncio.get_running_loop().call_later(wait, self._send_now, None)

    def _send_now(self, but: Connection | None) -> None:
        self._soon, self._sent = None, time.monotonic()
        self.send(but)

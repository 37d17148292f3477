"""What a live table is at the moment: its setup, match, people and chat, with the questions that others ask of it."""

from ...engine import SPECTATOR
from ...i18n.errors import Unavailable
from ...match.table import Table
from ..bots.handover import Handover
from ..ws.protocol import State
from .chat_log import ChatLog, ChatRow
from .seats import Participant, People
from .setup import TableSetup


class TableState:
    """A table's parts. `table` is None where the rules of its version are gone: such a match is frozen."""

    def __init__(self, setup: TableSetup, table: Table | None, people: People, chat: list[ChatRow]) -> None:
        self.setup, self.table, self.people = setup, table, people
        self.chat = ChatLog(chat)
        self.handover = Handover()
        self.broken = False  # a write failed: memory and database differ, so the room is dropped and loaded again

    @property
    def state(self) -> State:
        if self.table is None:
            return "frozen"
        return "over" if self.table.over else "ended" if self.setup.state == "ended" else "running"

    @property
    def public(self) -> tuple[object, ...]:
        """What the table message shows to all and others may change; hidden actions do not change it."""
        setup = self.setup
        return self.state, setup.next, setup.until, setup.times

    def playing(self) -> Table:
        """Return the match; refuse where it is frozen."""
        if self.table is None:
            raise Unavailable("error-frozen", reason=self.setup.reason)
        return self.table

    def current(self, person: Participant | None) -> Participant | None:
        """Return a person as they are known now; None after they were removed."""
        return None if person is None else self.people.known.get(person.token)

    def viewer_of(self, person: Participant | None) -> int:
        seat = self.people.seat_of(person)
        return SPECTATOR if seat is None else seat

    def notes_of(self, viewer: int) -> dict[str, str]:
        return {} if self.table is None or viewer == SPECTATOR else dict(self.table.notes[viewer])

"""What a seat was sent, merged into its present view."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from ..engine import cells
from ..i18n.errors import Unavailable
from ..match.game import Game
from ..match.game import game as find_game
from ..match.view import View
from ..server.ws.protocol import LogEntry, NotesMessage, ServerMessage, TableMessage, TalkMessage, ViewMessage


class SeatState:
    """A table as one viewer knows it: messages of the server go in, in order."""

    def __init__(self, mode: str | None = None) -> None:
        self.mode = mode  # of the rules; those of this installation by default
        self.table: TableMessage | None = None
        self.latest: ViewMessage | None = None
        self.cells: list[int] = []
        self.words: dict[int, str] = {}
        self.log: list[LogEntry] = []
        self.talks: list[TalkMessage] = []
        self.notes: dict[str, str] = {}
        self.lines: list[str] = []

    def merge(self, message: ServerMessage) -> None:
        match message:
            case TableMessage():
                if self.table is not None and self.table.seat != message.seat:
                    self.log, self.talks = [], []  # another viewer: everything is sent again
                self.table = message
            case ViewMessage():
                self._merge_view(message)
            case TalkMessage():
                self.talks = [*self.talks[: message.number - 1], message]
            case NotesMessage():
                self.notes = message.notes

    def _merge_view(self, message: ViewMessage) -> None:
        self.latest = message
        if message.view is not UNSET:
            self.cells = [*message.view]
        if message.changes is not UNSET:
            for index, value in zip(message.changes[::2], message.changes[1::2], strict=True):
                self.cells[index] = value
        if message.words is not UNSET:
            self.words |= message.words
        if message.lines is not UNSET:
            self.lines = message.lines
        for entry in message.log:
            self.log = [*self.log[: entry.number - 1], entry]

    # -------------------------------------------------------------------------------------- reading

    @property
    def revision(self) -> int:
        return 0 if self.latest is None else self.latest.revision

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen: the match is over, ended by its host, or frozen."""
        return self.table is not None and self.table.state != "running"

    @property
    def may_act(self) -> bool:
        """Whether this seat may act now; not while a bot of the server plays it."""
        table, view = self.table, self.latest
        if table is None or view is None or table.seat is None:
            return False
        return not table.kept and not self.is_over and table.seat in view.actors and bool(view.legal)

    @property
    def numbers(self) -> list[int]:
        """The numbers of this seat's legal actions."""
        ends = [] if self.latest is None else self.latest.legal
        return [number for first, last in zip(ends[::2], ends[1::2], strict=True) for number in range(first, last + 1)]

    @property
    def game(self) -> Game:
        """The game by the rules of this match, which must be installed here too."""
        if self.table is None:
            raise Unavailable("error-disconnected")
        return find_game(self.table.game, self.mode).of_version(self.table.version)

    def view(self) -> View:
        """Return the view as bots of this machine get it."""
        if self.table is None or not self.cells:
            raise Unavailable("error-disconnected")
        game = self.game
        rows: Any = game.rules.State.rows()
        cells(rows)[0][:] = self.cells
        return View(game, rows, -1 if self.table.seat is None else self.table.seat, tuple(self.table.colours))


def proposal(view: View, terms: Sequence[str], secret: bool) -> Sequence[str]:
    """Return the run of actions that proposes a deal."""
    propose = view.game.text.propose
    if propose is None:
        raise Unavailable("error-no-deals", game=view.game.name)
    return propose(view, terms, secret)

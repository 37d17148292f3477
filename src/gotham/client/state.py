"""What a seat was sent, merged into its present view."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from ..engine import SPECTATOR, cells
from ..i18n.errors import Unavailable, Unreadable
from ..match.game import Game
from ..match.game import game as find_game
from ..match.scene import check_view
from ..match.view import View
from ..server.ws.protocol import LogEntry, NotesMessage, ServerMessage, TableMessage, TalkMessage, ViewMessage
from .numbered import Numbered

MOST_ACTIONS = 2**20  # that are legal at once
MOST_SEATS = 62
WORD = 2**63  # beyond the greatest value of a cell


class SeatState:
    """A table as one viewer knows it: messages of the server go in, in order.

    A server may be hostile, so a message that cannot be true raises ValueError or LookupError when it is merged.
    """

    def __init__(self, mode: str | None = None) -> None:
        self.mode = mode  # of the rules; those of this installation by default
        self.table: TableMessage | None = None
        self.latest: ViewMessage | None = None
        self.cells: list[int] = []
        self.words: dict[int, str] = {}
        self._log, self._talks = Numbered[LogEntry](), Numbered[TalkMessage]()
        self.notes: dict[str, str] = {}
        self.lines: list[str] = []

    def merge(self, message: ServerMessage) -> None:
        match message:
            case TableMessage():
                _expect(message.seat is None or 0 <= message.seat < len(message.seats) <= MOST_SEATS)
                if self.table is not None and self.table.seat != message.seat:  # everything is sent again
                    self._log, self._talks = Numbered(), Numbered()
                self.table = message
            case ViewMessage():
                self._merge_view(message)
            case TalkMessage():
                self._talks.put(message)
            case NotesMessage():
                self.notes = message.notes

    def _merge_view(self, message: ViewMessage) -> None:
        _check_view_message(message)
        self.latest = message
        if message.view is not UNSET:
            self.cells = [*message.view]
        if message.changes is not UNSET:
            for index, value in zip(message.changes[::2], message.changes[1::2], strict=True):
                _expect(index >= 0)
                self.cells[index] = value
        if message.words is not UNSET:
            self.words |= message.words
        if message.lines is not UNSET:
            self.lines = message.lines
        for entry in message.log:
            self._log.put(entry)

    def forget_talks(self) -> None:
        """The server sends all chat again."""
        self._talks = Numbered()

    # -------------------------------------------------------------------------------------- reading

    @property
    def log(self) -> Sequence[LogEntry]:
        return self._log.pieces

    @property
    def talks(self) -> Sequence[TalkMessage]:
        return self._talks.pieces

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
        """Return the view as bots of this machine get it; refuse one that fits no position of the game.

        Compiled rules trust what they are given: they would read and write beyond their fields.
        """
        if self.table is None or not self.cells:
            raise Unavailable("error-disconnected")
        game, table = self.game, self.table
        rows: Any = game.rules.State.rows()
        if len(self.cells) != cells(rows).size or sorted(table.colours) != [*range(len(table.colours))]:
            raise Unreadable("error-scene-view")
        cells(rows)[0][:] = self.cells
        viewer = SPECTATOR if table.seat is None else table.seat
        check_view(game, rows, viewer, (game.check_players(len(table.seats)), game.check_options(table.options)))
        if table.colours and len(table.colours) != len(game.text.colours):
            raise Unreadable("error-scene-view")
        return View(game, rows, viewer, tuple(table.colours))


def _check_view_message(message: ViewMessage) -> None:
    """Refuse numbers that a server never sends: they would be expanded, or sent back to it."""
    _expect(0 <= message.revision < 2**31)
    _expect(all(0 <= seat < MOST_SEATS for seat in (*message.actors, *message.awaited)))
    ends = message.legal
    _expect(len(ends) % 2 == 0 and all(first <= last for first, last in zip(ends[::2], ends[1::2], strict=True)))
    _expect(all(last < first for last, first in zip(ends[1:-1:2], ends[2::2], strict=True)))
    _expect(not ends or (ends[0] >= 0 and ends[-1] < MOST_ACTIONS))
    for values in (message.view, message.changes, message.returns):
        _expect(values is UNSET or all(-WORD <= value < WORD for value in values))


def _expect(holds: bool) -> None:
    if not holds:
        raise ValueError("a number is out of range")


def proposal(view: View, terms: Sequence[str], secret: bool) -> Sequence[str]:
    """Return the run of actions that proposes a deal."""
    propose = view.game.text.propose
    if propose is None:
        raise Unavailable("error-no-deals", game=view.game.name)
    return propose(view, terms, secret)

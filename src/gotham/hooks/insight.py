"""What a game's `insight` module is given, and what it answers with."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..match.game import Game
from ..match.view import seats_of


class Frame(NamedTuple):
    """An action of a match that stands, with the states around it."""

    entry: int  # its place in the log
    seat: int
    action: int
    before: Any  # states, as rows
    after: Any
    gains: tuple[float, ...] = ()  # how the action changed each seat's share, before chance showed; none if no decision
    study: Any = None  # what the game's `study` found


class Player(NamedTuple):
    """A cell with the name of a seat."""

    seat: int


class Share(NamedTuple):
    """A cell with a part of a whole, read as per cent."""

    share: float


class Moment(NamedTuple):
    """A cell that leads into the replay: before an entry of the log, with a seat's eyes."""

    entry: int
    seat: int


Cell = int | float | str | Player | Share | Moment  # a text that begins with = is a message, as `speech` writes it


class Section(NamedTuple):
    """What a game has to say of a match: a heading (the id of a message), sentences (`speech`), and a table with
    the ids of its columns' headings, or `speech`. All messages stand in the game's `locale/XX.insight.ftl`."""

    id: str
    lines: Sequence[str] = ()
    head: Sequence[str] = ()
    table: Sequence[Sequence[Cell]] = ()


def shares(game: Game, rows: Any) -> list[float]:
    """The real shares of a match that is over: its winners have equal parts, or all where nobody has won."""
    seats = range(int(rows[0].players))
    winners = seats_of(game.ask("winners", rows)) or seats
    return [float(seat in winners) / len(winners) for seat in seats]

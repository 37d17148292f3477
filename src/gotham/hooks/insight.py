"""Hooks of `insight.analysis` (flat: `insight`): what a match was worth, and what the game has to say about it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .declaration import hooks
from .types import Rows, Shares

if TYPE_CHECKING:
    from .types import Game, Ranked, View


class Frame(NamedTuple):
    """An action of a match that was not taken back, with the states around it."""

    entry: int  # its index in the log
    seat: int
    action: int
    before: Rows
    after: Rows
    gains: tuple[float, ...] = ()  # how the action changed each seat's share, before chance; empty if no decision
    study: object = None  # what the game's `study` returned


class Player(NamedTuple):
    """A cell with the name of a seat."""

    seat: int


class Share(NamedTuple):
    """A cell with a fraction, shown as a percentage."""

    share: float


class Moment(NamedTuple):
    """A cell that links to the replay: before an entry of the log, as a seat saw it."""

    entry: int
    seat: int


Cell = int | float | str | Player | Share | Moment  # a text that begins with = is a message, as `speech` writes it


class Section(NamedTuple):
    """What a game says about a match: a heading (the id of a message), sentences (`speech`), and a table with the ids
    of its column headings, or `speech`. All messages are in the game's `locale/XX.insight.ftl`."""

    id: str
    lines: Sequence[str] = ()
    head: Sequence[str] = ()
    table: Sequence[Sequence[Cell]] = ()


def _find_nothing(game: "Game", frames: Sequence[Frame], seed: int) -> Sequence[Section]:
    return []


def _count_all(game: "Game", rows: Rows, seat: int, action: int) -> bool:
    return True


def _mover_alone(game: "Game", rows: Rows, seat: int, action: int) -> Sequence[int]:
    return [seat]


@hooks("insight")
class InsightHooks:
    """What an analysis asks of a game. Matches can be analysed where `value`, `after` and `better` are given."""

    value: "Callable[[Game, Rows, int], Shares] | None" = None
    """Each seat's expected share of the win, summing to 1: `value(game, rows, seed)`. All hands are open, and chance
    that has not shown yet is drawn from `seed`; `gotham.insight.shares` when the match is over."""

    after: "Callable[[Game, Rows, int, int, int], Shares] | None" = None
    """The same right after an action, before chance shows: `after(game, rows, seat, action, seed)`."""

    better: "Callable[[Game, View, int], Sequence[Ranked]] | None" = None
    """What the best player would have done from the mover's view: `better(game, view, seed)`, as `Ranked` choices.
    They are shown by their figures, the best first; of equal figures the given order stays."""

    counts: "Callable[[Game, Rows, int, int], bool]" = _count_all
    """Whether an action is a decision, asked where there was a choice: `counts(game, rows, seat, action)`; all are
    otherwise."""

    deciders: "Callable[[Game, Rows, int, int], Sequence[int]]" = _mover_alone
    """The seats whose decision it was: `deciders(game, rows, seat, action)`; the mover's alone otherwise."""

    study: "Callable[[Game, Frame, int], object] | None" = None
    """Plain data about an action, worked out in many processes and given to `findings` with its frame:
    `study(game, frame, seed)`."""

    findings: "Callable[[Game, Sequence[Frame], int], Sequence[Section]]" = _find_nothing
    """What the game itself says about a match, as a list of `Section`: `findings(game, frames, seed)`."""

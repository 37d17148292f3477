"""The log of a match: entries, how viewers see them, and the replay of entries with undo."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine import NOTHING
from .view import View

if TYPE_CHECKING:
    from .types import Game

UNDO = -2  # in the place of an action: the seat takes back its latest
NOBODY = -1  # in the place of a seat: the viewer does not learn who acted


class Entry(NamedTuple):
    """An action or an undo, with a note for those who see the action itself."""

    seat: int
    action: int
    note: str = ""


class Done(NamedTuple):
    """An action that was not taken back, and whether it showed its seat anything hidden."""

    seat: int
    action: int
    showed: bool


class Event(NamedTuple):
    """What a viewer noticed: their view before, the action as they saw it, their view after."""

    before: View
    seat: int
    action: int
    note: str
    after: View


class Change(NamedTuple):
    """An entry that was just added: the states around it, and how each viewer saw it.

    The states belong to the table: read them at once and keep none.
    """

    entry: Entry
    before: Any
    after: Any
    seen: Callable[[int], int]


class LogReplay:
    """Replays a log entry by entry and records how viewers saw each action that stands."""

    def __init__(self, viewers: Iterable[int]) -> None:
        self.viewers = tuple(viewers)
        self._done: list[Done] = []
        self._seen: list[tuple[int, ...]] = []  # by viewer, of each action that stands

    def advance(self, game: "Game", rows: Any, entry: Entry, first: Callable[[], Any]) -> tuple[Any, tuple[int, ...]]:
        """Return the state after an entry and how each viewer saw it; changes `rows`. An undo replays from `first`."""
        if entry.action == UNDO:
            index = latest(self._done, entry.seat)
            del self._done[index]
            seen = tuple(NOTHING if how == NOTHING else UNDO for how in self._seen.pop(index))
            return replayed(game, first(), self._done), seen
        seat, action, _ = entry
        seen = tuple(int(game.noticed(rows, seat, action, viewer)) for viewer in self.viewers)
        self._done.append(Done(seat, action, game.step(rows, seat, action) < 0))
        self._seen.append(seen)
        return rows, seen


def replayed(game: "Game", rows: Any, done: Iterable[Done]) -> Any:
    """Take actions again, from a state that is changed and returned."""
    for seat, action, _ in done:
        game.step(rows, seat, action)
    return rows


def latest(done: Sequence[Done], seat: int) -> int:
    """The index of the seat's latest action, or -1."""
    return next((i for i in reversed(range(len(done))) if done[i].seat == seat), -1)


def standing(log: Iterable[Entry]) -> list[tuple[int, Entry]]:
    """The actions of a log that were not taken back, each with its index."""
    found: list[tuple[int, Entry]] = []
    for index, entry in enumerate(log):
        if entry.action == UNDO:
            found.remove(next(each for each in reversed(found) if each[1].seat == entry.seat))
        else:
            found.append((index, entry))
    return found

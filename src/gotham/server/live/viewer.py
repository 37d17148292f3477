"""What one viewer has been told of a match: view, revision and log, moved only by what the viewer noticed."""

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET, UnsetType, structs

from ...engine import NOTHING, SPECTATOR
from ...i18n.catalogue import LANGUAGES, Words
from ...match.table import UNDO, Event, Moment, Table
from ...match.view import View, marked
from ..ws.protocol import LogEntry, Tried, ViewMessage
from .seats import Person

LABELS = 3000  # choices that are put into words; more are told by their notation, which takes no time


Told = dict[str, list[str]]  # language -> what is told of one event to all who see it alike


class Wants(NamedTuple):
    """What a connection asked for."""

    describe: bool = False
    board: bool = False
    view: bool = True


class Connection(Protocol):
    """Somebody who looks on: a socket."""

    person: Person | None
    language: str
    wants: Wants
    mark: str  # of where they come from

    def push(self, message: bytes) -> None:
        """Sends a message in its turn; does not wait."""

    def close(self) -> None:
        """Ends the connection; whoever it was may come again."""


class Watch:
    """One viewer's side of a table, in every language that somebody at it reads."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table, self.viewer = table, viewer
        self.view = table.view(viewer)
        noticed = [entry.seat for entry, seen, _, _ in table.history(viewer) if seen != NOTHING]
        self.revision = len(noticed)
        # up to which revision the viewer's own latest action is told
        self.acted = max((at for at, seat in enumerate(noticed, 1) if seat == viewer), default=0)
        self.logs: dict[str, list[LogEntry]] = {}
        self.labels: dict[str, dict[int, str]] = {}
        self.boards: dict[str, dict[str, Any]] = {}  # what the drawn board was told, in each language
        self._events: list[tuple[Event, Told]] = []  # noticed and not yet told
        self._alike = frozenset(table.game.text.told_alike)
        self._label = table.game.text.label
        web = table.game.web
        self._board, self._effect, self._fact = web.board, web.effect, web.fact

    # ----------------------------------------------------------------------------------- noticing

    def notice(self, moment: Moment, told: Told) -> None:
        """Takes in what has happened, if the viewer noticed it."""
        seen = moment.seen(self.viewer)
        if seen == NOTHING:
            return
        table = self.table
        before = self._events[-1][0].after if self._events else self.view
        after = View(table.game, table.game.look(moment.after, self.viewer), self.viewer)
        event = Event(before, *table.as_seen(moment.entry, seen), after)
        self._events.append((event, told if seen == moment.entry.action else {}))
        self.revision += 1
        if moment.entry.seat == self.viewer:
            self.acted = self.revision

    def news(self) -> dict[str, ViewMessage]:
        """What the viewer noticed since, in each language that is read; nothing where that was nothing."""
        events, self._events = self._events, []
        if not events:
            return {}
        before, self.view = self.view, events[-1][0].after
        changes = self.table.game.differences(before.cells, self.view.cells)
        numbers, first = self.numbers(), self.revision - len(events)
        messages = {}
        for language, told in self.logs.items():
            log = [self._entry(first + i, *event, language) for i, event in enumerate(events, 1)]
            told += log
            messages[language] = self._message(language, numbers, log=log, changes=changes)
        return messages

    def again(self, language: str) -> ViewMessage:
        """The same, for who is called otherwise now: words of choices may have changed."""
        return self._message(language, self.numbers())

    def all(self, language: str, since: int = 0) -> ViewMessage:
        """Everything, for who has just come; of the log what is newer than they know."""
        log = self._log(language)
        self.labels.pop(language, None)
        whole = self.view.cells.tolist()
        self.boards.pop(language, None)
        log = log[since:] if since <= len(log) else log
        return self._message(language, self.numbers(), log=log, view=whole, whole=True)

    def _message(self, language: str, numbers: list[int], **parts: Any) -> ViewMessage:
        table = self.table
        message = ViewMessage(
            self.revision,
            table.actors,
            table.awaited,
            ranges(numbers),
            over=table.over,
            undo=self.viewer != SPECTATOR and table.undoable(self.viewer),
            words=self._words(language, numbers) or UNSET,
            **parts,
        )
        if table.over:
            message.returns, message.winners = list(table.returns), list(table.winners)
        return message

    def grant(self, message: ViewMessage, language: str, wants: Sequence[Wants]) -> list[ViewMessage]:
        """The same message with what each wants and nothing else."""
        board = self._drawn(message.whole, language) if any(each.board for each in wants) else UNSET
        lines = self.describe(language) if any(each.describe for each in wants) else UNSET
        return [
            structs.replace(
                message,
                board=board if each.board else UNSET,
                lines=lines if each.describe else UNSET,
                view=message.view if each.view else UNSET,
                changes=message.changes if each.view else UNSET,
            )
            for each in wants
        ]

    def _drawn(self, whole: bool, language: str) -> dict[str, Any] | UnsetType:
        """What the drawn board is told: all of it, or what is no longer as it was told."""
        if self._board is None:
            return UNSET
        told, now = self.boards.get(language, {}), self._board(self.view, *self._speech(language))
        self.boards[language] = now
        return now if whole else {key: value for key, value in now.items() if key not in told or told[key] != value}

    def trial(self, actions: Sequence[int | str], language: str, id: int) -> Tried:
        """What a run of the viewer's would do."""
        steps = self.table.rehearse(self.viewer, *actions)
        effect = None if self._effect is None else self._effect(*steps[-1], *self._speech(language))
        return Tried(id, [number for _, number in steps], self._called(steps, language), effect)

    def are_called(self, actions: Sequence[int | str], words: list[str]) -> bool:
        """Whether the actions of a run are called so, in any language: which one a client shows is its own affair."""
        steps = self.table.rehearse(self.viewer, *actions)
        return any(self._called(steps, language) == words for language in (*LANGUAGES, ""))

    def _called(self, steps: list[tuple[View, int]], language: str) -> list[str]:
        return [self.label(number, language, view) for view, number in steps]

    # -------------------------------------------------------------------------------------- words

    def _speech(self, language: str) -> tuple[Words, Callable[[int], str]]:
        """The words of a language, and what a seat is called in it."""
        words = self.table.game.words(language or "en")
        return words, functools.partial(self.table.name, words=words)

    def _log(self, language: str) -> list[LogEntry]:
        """The log in a language; told from the start where nobody has read it in that language yet."""
        if language not in self.logs:
            told = enumerate(self.table.events(self.viewer), 1)
            self.logs[language] = [self._entry(i, event, {}, language) for i, event in told]
        return self.logs[language]

    def _entry(self, number: int, event: Event, told: Told, language: str) -> LogEntry:
        game = self.table.game
        if event.action == UNDO:
            return LogEntry(number, event.seat, "undo", self._lines(event, {}, language))
        if game.rules.ACTIONS.parts(event.action)[0] not in self._alike:
            told = {}
        fact = None if self._fact is None else self._fact(self.table.said(event, *self._speech(language)))
        lines, noted = self._lines(event, told, language), bool(event.note and language)
        return LogEntry(number, event.seat, game.notation[event.action], lines, fact, noted)

    def _lines(self, event: Event, told: Told, language: str) -> list[str]:
        """What is told of an event, once for all who see it alike; nothing to programs."""
        if language and language not in told:
            told[language] = self.table.tell(event, self.table.game.words(language))
        return told[language] if language else []

    def _words(self, language: str, numbers: list[int]) -> dict[int, str]:
        """The words of choices that are new, or no longer those that were told."""
        if not numbers or not language:
            self.labels.pop(language, None)
            return {}
        told = self.labels.get(language, {})
        now = {number: self.label(number, language) for number in numbers[:LABELS]}
        self.labels[language] = now
        return {number: words for number, words in now.items() if told.get(number) != words}

    def label(self, number: int, language: str, view: View | None = None) -> str:
        """What an action is called, here and now or where the viewer would see this."""
        if self._label is None or not language:
            return self.table.game.notation[number]
        return str(self._label(view or self.view, number, *self._speech(language)))

    def describe(self, language: str) -> list[str]:
        """The view in sentences."""
        _, name = self._speech(language)
        return self.view.describe(language or "en", name)

    def numbers(self) -> list[int]:
        """What the viewer may do now."""
        return marked(self.view.mask) if self.viewer in self.table.actors else []


def ranges(numbers: list[int]) -> list[int]:
    """First and last of every run of numbers."""
    ends: list[int] = []
    for number in numbers:
        if ends and ends[-1] == number - 1:
            ends[-1] = number
        else:
            ends += [number, number]
    return ends

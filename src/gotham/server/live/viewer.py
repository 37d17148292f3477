"""What one viewer was sent of a match: view, revision and log, which advance only with what the viewer noticed."""

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET, UnsetType, structs

from ...engine import NOTHING, SPECTATOR
from ...i18n.catalogue import LANGUAGES, Words
from ...match.game import Game
from ...match.table import UNDO, Entry, Event, Table
from ...match.view import Sight, View, marked
from .. import limits
from ..ws.protocol import Act, LogEntry, Tried, ViewMessage
from .state import Participant

Told = dict[tuple[str, int], "LogEntry"]  # (language, number) -> the entry of one event, for all who see it alike
Steps = list[tuple[View, int]]  # the actions of a run, each with the seat's view before it


class Wants(NamedTuple):
    """The parts of a view message that a connection asked for."""

    describe: bool = False
    board: bool = False
    view: bool = True


NUMBERS_ALONE = [Wants()]


class RunTrial(NamedTuple):
    """A run that was rehearsed: at which length of the log, as the client wrote it, as numbers, and its steps."""

    length: int
    run: list[int | str]
    numbers: list[int]
    steps: Steps


class Connection(Protocol):
    """The end of a socket, as rooms use it."""

    person: Participant | None
    language: str
    wants: Wants
    mark: str  # keyed hash of the address

    def push(self, message: bytes, replaces: str = "") -> None:
        """Queue a message; does not wait. It replaces an unsent one with the same `replaces`."""

    def renew(self) -> None:
        """Send everything anew: messages before this are for another viewer, and are not replaced."""

    def close(self) -> None:
        """Close the socket; the client may reconnect."""

    async def finish(self) -> None:
        """Close the socket after the answer to what was read; the client reconnects at once, to another server."""


class Viewer:
    """A seat's or the spectator's view of a match, in every language that one of its connections reads."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table, self.viewer = table, viewer
        self.view = table.view(viewer)
        noticed = [entry.seat for entry, seen, _, _ in table.history(viewer) if seen != NOTHING]
        self.revision = len(noticed)
        # the revision of the viewer's own latest action
        self.acted = max((at for at, seat in enumerate(noticed, 1) if seat == viewer), default=0)
        self.logs: dict[str, list[LogEntry]] = {}
        self.labels: dict[str, dict[int, str]] = {}
        self.boards: dict[str, dict[str, Any]] = {}  # the data sent to the drawn board, by language
        self._events: list[tuple[Event, Told]] = []  # noticed and not sent yet
        self._changes: list[int] | None = None  # of the view by a single event
        self._tried: RunTrial | None = None  # the latest one
        self._alike = _told_alike(table.game)
        self._label = table.game.text.label
        self._board, self._effect, self._fact = (table.game.web.board, table.game.web.effect, table.game.web.fact)

    # ---------------------------------------------------------------------------------- recording

    @property
    def latest(self) -> View:
        """The view after all that was recorded, sent or not."""
        return self._events[-1][0].after if self._events else self.view

    def record(self, entry: Entry, sight: Sight, told: Told) -> None:
        """Record what has happened, if the viewer noticed it."""
        seen, rows, changes = sight
        if seen == NOTHING:
            return
        table, events = self.table, self._events
        before, self._changes = (events[-1][0].after, None) if events else (self.view, changes)
        after = View(table.game, rows, self.viewer, table.paint)
        if seen == entry.action:
            events.append((Event(before, *entry, after), told))
        else:
            events.append((Event(before, *table.as_seen(entry, seen), after), {}))
        self.revision += 1
        if entry.seat == self.viewer:
            self.acted = self.revision

    def news(self) -> dict[str, ViewMessage]:
        """Return a message per language with what the viewer noticed since the last call; none where nothing."""
        events, self._events = self._events, []
        if not events:
            return {}
        before, self.view = self.view, events[-1][0].after
        changes = self._changes if self._changes is not None else self.view.changes(before)
        numbers, first = self.numbers(), self.revision - len(events)
        messages = {}
        for language, told in self.logs.items():
            log = [self._entry(first + i, *event, language) for i, event in enumerate(events, 1)]
            told += log
            messages[language] = self._message(language, numbers, log=log, changes=changes)
        return messages

    def relabelled(self, language: str) -> ViewMessage:
        """Return a message with the labels that changed when somebody was renamed."""
        return self._message(language, self.numbers())

    def whole(self, language: str, since: int = 0) -> ViewMessage:
        """Return the whole view, with the log after revision `since`."""
        log = self._log(language)
        self.labels.pop(language, None)
        whole = self.view.cells.tolist()
        self.boards.pop(language, None)
        log = log[since:] if since <= len(log) else log
        return self._message(language, self.numbers(), log=log, view=whole, whole=True)

    def _message(self, language: str, numbers: list[int], **parts: Any) -> ViewMessage:
        table = self.table
        actors, awaited, over = table.status
        message = ViewMessage(
            self.revision,
            actors,
            awaited,
            ranges(numbers),
            over=over,
            undo=self.viewer != SPECTATOR and table.undoable(self.viewer),
            words=self._words(language, numbers) or UNSET,
            **parts,
        )
        if over:
            message.returns, message.winners = list(table.returns), list(table.winners)
        return message

    def select(self, message: ViewMessage, language: str, wants: Sequence[Wants]) -> list[ViewMessage]:
        """Return the message once per `wants`, each with the parts asked for; board and sentences are made once."""
        if wants == NUMBERS_ALONE:
            return [message]
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
        """Return the data of the drawn board: all of it, or what has changed since it was sent."""
        if self._board is None:
            return UNSET
        told, now = self.boards.get(language, {}), self._board(self.view, *self._speech(language))
        self.boards[language] = now
        return now if whole else {key: value for key, value in now.items() if key not in told or told[key] != value}

    def trial(self, actions: Sequence[int | str], language: str, id: int) -> Tried:
        """Return what a run of the viewer's would do."""
        steps = self._rehearsed(actions)
        effect = None if self._effect is None else self._effect(*steps[-1], *self._speech(language))
        return Tried(id, [number for _, number in steps], self._labels(steps, language), effect)

    def is_fresh(self, message: Act) -> bool:
        """Return whether the client chose from the present state: by its revision, or by the labels it showed."""
        if message.revision is not UNSET:
            return message.revision == self.revision
        words = [] if message.words is UNSET else message.words
        if len(words) != len(message.actions):
            return False
        return self._is_label(message.actions[0], words[0]) if len(words) == 1 else self._are_labels(message)

    def _is_label(self, action: int | str, words: str) -> bool:
        """Return whether an action has this label, in any language: clients choose their own."""
        game = self.table.game
        number = game.read(action) if isinstance(action, str) else action
        if not 0 <= number < game.rules.ACTIONS.count:
            return True  # the table reports the error
        if number not in self.numbers():
            return True  # and the rules, why it is illegal
        return any(self.label(number, language) == words for language in LANGUAGES)

    def _are_labels(self, message: Act) -> bool:
        """Return whether the actions of a run have these labels, in any language."""
        steps = self._rehearsed(message.actions)
        return any(self._labels(steps, language) == message.words for language in (*LANGUAGES, ""))

    def _rehearsed(self, actions: Sequence[int | str]) -> Steps:
        """Return the steps of a run. A run is tried, then acted: the second time its steps are still known, unless the
        log has grown."""
        length, run, tried = len(self.table.log), [*actions], self._tried
        if tried is None or tried.length != length or run not in (tried.run, tried.numbers):
            steps = self.table.rehearse(self.viewer, *run)
            tried = self._tried = RunTrial(length, run, [number for _, number in steps], steps)
        return tried.steps

    def _labels(self, steps: Steps, language: str) -> list[str]:
        return [self.label(number, language, view) for view, number in steps]

    # -------------------------------------------------------------------------------------- words

    def _speech(self, language: str) -> tuple[Words, Callable[[int], str]]:
        """Return the words of a language, and the function that names a seat in it."""
        words = self.table.words(language or "en")
        return words, functools.partial(self.table.name, words=words)

    def _log(self, language: str) -> list[LogEntry]:
        """Return the log in a language, written from the start on first use."""
        if language not in self.logs:
            told = enumerate(self.table.events(self.viewer), 1)
            self.logs[language] = [self._entry(i, event, {}, language) for i, event in told]
        return self.logs[language]

    def _entry(self, number: int, event: Event, told: Told, language: str) -> LogEntry:
        """Return an event as an entry of the log, written once for all who see it alike under the same number."""
        entry = told.get((language, number))
        if entry is None:
            entry = self._written(number, event, language)
            if event.action in self._alike:
                told[language, number] = entry
        if self._fact is None or event.action == UNDO:
            return entry
        return structs.replace(entry, fact=self._fact(self.table.said(event, *self._speech(language))))

    def _written(self, number: int, event: Event, language: str) -> LogEntry:
        """Return an event as an entry of the log; programs get no sentences."""
        lines = self.table.tell(event, self.table.words(language)) if language else []
        action = "undo" if event.action == UNDO else self.table.game.notation[event.action]
        return LogEntry(number, event.seat, action, lines, noted=bool(event.note and language and event.action != UNDO))

    def _words(self, language: str, numbers: list[int]) -> dict[int, str]:
        """Return the labels of choices that are new or have changed since they were sent."""
        if not numbers or not language:
            self.labels.pop(language, None)
            return {}
        told = self.labels.get(language, {})
        now = self.labels[language] = self._all_labels(numbers[: limits.LABELS.value], language)
        return {number: words for number, words in now.items() if told.get(number) != words}

    def _all_labels(self, numbers: list[int], language: str) -> dict[int, str]:
        """Return the labels of actions in the present view."""
        if self._label is None:
            return {number: self.table.game.notation[number] for number in numbers}
        label, view, (words, name) = self._label, self.view, self._speech(language)
        return {number: str(label(view, number, words, name)) for number in numbers}

    def label(self, number: int, language: str, view: View | None = None) -> str:
        """Return the label of an action, in the present view or in another."""
        if self._label is None or not language:
            return self.table.game.notation[number]
        return str(self._label(view or self.view, number, *self._speech(language)))

    def describe(self, language: str) -> list[str]:
        """Return the view in sentences."""
        _, name = self._speech(language)
        return self.view.describe(language or "en", name)

    def numbers(self) -> list[int]:
        """Return the numbers of the viewer's legal actions."""
        return marked(self.view.mask) if self.viewer in self.table.actors else []


@functools.cache
def _told_alike(game: Game) -> frozenset[int]:
    """Return the actions of the kinds that are told in the same words to all who see them."""
    actions, kinds = game.rules.ACTIONS, game.text.told_alike
    return frozenset(number for number in range(actions.count) if actions.parts(number)[0] in kinds)


def ranges(numbers: list[int]) -> list[int]:
    """Return the first and last of every range of numbers, in turn."""
    ends: list[int] = []
    for number in numbers:
        if ends and ends[-1] == number - 1:
            ends[-1] = number
        else:
            ends += [number, number]
    return ends

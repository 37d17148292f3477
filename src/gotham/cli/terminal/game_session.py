"""One person's match against bots: turns, the person's commands, and saving after every action."""

import contextlib
import functools
import itertools
import shlex
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...bots import WAIT, Bot, reason_of, run_of
from ...i18n.errors import Conflict, GothamError
from ...match.table import Event, Table
from ...match.turns import last_actor, turns
from ...match.view import View
from ..program import program
from .hint import hint_lines
from .prompt import ChoiceList, TypedActions
from .rulebook import clause, clauses
from .saves import Save, Unsaved
from .screen import Item, PlainScreen, clean, result_lines

KEYS = {
    "?": "help",
    "p": "position",
    "h": "hint",
    "r": "rules",
    "u": "undo",
    "l": "log",
    "s": "saved",
    "n": "notes",
    "w": "wait",
    "q": "quit",
}
DETAILED = ("rules", "notes")  # these take an argument

STRETCH, SENTENCES = 2, 3  # most actions, and most sentences, that share one line


class Quit(Exception):
    """The player quits; the match is saved and can be resumed."""


class GameSession:
    """A match of one person against bots, until it ends or the player quits."""

    def __init__(self, table: Table, seat: int, bots: dict[int, Bot], save: Save, screen: PlainScreen) -> None:
        self.table, self.seat, self.bots, self.save, self.screen = table, seat, bots, save, screen
        self.words = screen.words
        self.waiting: dict[int, View] = {}  # the views of seats that let the others act first
        self.passed: set[str] | None = None  # choices that the person declined while not awaited
        self.told = self._own_latest()

    def _own_latest(self) -> int:
        """Return the number of events before the player's latest action, which are not shown again."""
        seats = [event.seat for event in self.table.events(self.seat)]
        return len(seats) - 1 - seats[::-1].index(self.seat) if self.seat in seats else 0

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return clean(self.table.name(seat, self.words))

    # ---------------------------------------------------------------------------------- taking turns

    def play(self) -> None:
        """Play to the end, as `bots.play` does."""
        while not self.table.over:
            self._one_action()
        self.save.finish()
        self._end()

    def _one_action(self) -> None:
        for seat, view, last_call in turns(self.table, last_actor(self.table), self._still_waits):
            if self._acts(seat, view, last_call):
                return
        raise GothamError("error-idle")

    def _acts(self, seat: int, view: View, last_call: bool) -> bool:
        """Ask a seat; return whether it has changed anything."""
        if seat == self.seat:
            return self._ask(view, last_call)
        if not self.table.log or self.table.log[-1].seat == self.seat:
            self.screen.wait()
        bot = self.bots[seat]
        answer = bot.act(view, last_call)
        if answer == WAIT:
            self.waiting[seat] = view
            return False
        self._do(functools.partial(self.table.act, note=reason_of(bot)), seat, *run_of(answer))
        return True

    def _still_waits(self, seat: int, view: View) -> bool:
        """Return whether a seat waits: until its view, or the choices of a person who is not awaited, change."""
        if seat != self.seat or seat in self.table.awaited:
            return self.waiting.get(seat) == view
        before, now = self.passed, self._texts(view)
        self.passed = None if before is None else now
        return before is not None and now <= before

    def _do(self, change: Callable[..., None], *details: Any) -> None:
        """Change and save the match; Ctrl-C is deferred."""
        with undisturbed():
            change(*details)
            self.save.write(self.table.save())

    # ----------------------------------------------------------------------------- asking the person

    def _ask(self, view: View, last_call: bool) -> bool:
        """Prompt until the player acts, undoes or waits; return whether anything changed."""
        self._show(view, last_call)
        while True:
            try:
                changed = self._answer(self.screen.ask(), view, last_call)
            except Unsaved:
                raise
            except GothamError as error:
                self.screen.say("error", error.say(self.words))
                continue
            if changed is not None:
                return changed

    def _show(self, view: View, last_call: bool) -> None:
        self.screen.page(self._news(), view, self.name)
        self.screen.offer(self._choices(view).items(self.screen.fits))
        if last_call and len(self.table.awaited) > 1:
            self.screen.say("note", self.words("play-last-call"))
        elif self.seat not in self.table.awaited:
            self.screen.say("note", self.words("play-optional"))
        else:
            self.screen.hint(self.words("play-turn-or-wait" if self._may_wait(last_call) else "play-turn"))

    def _choices(self, view: View) -> ChoiceList:
        return ChoiceList(view, self.name, self.words, short=self.screen.is_drawn)

    def _texts(self, view: View) -> set[str]:
        """Return the full texts of the choices."""
        return {item.text for item in ChoiceList(view, self.name, self.words).items()}

    def _answer(self, line: str, view: View, last_call: bool) -> bool | None:
        """Execute a typed line; None means prompt again."""
        key, _, detail = line.partition(" ")
        known = KEYS.get(key.lower(), key.lower())
        if not line:
            known = "wait" if self._may_wait(last_call) else "position"
        if known in KEYS.values() and (not detail or known in DETAILED):
            return self._key(known, detail.strip(), view, last_call)
        if known in self._commands:
            self.screen.read("view", list(self._commands[known](view, self.name, self.words, detail.strip())))
            return None
        return self._act(self._choices(view).read(line))

    @functools.cached_property
    def _commands(self) -> dict[str, Callable[..., Iterable[str]]]:
        """Return the game's own commands: word -> function of view, name, words and detail that returns lines."""
        return dict(self.table.game.terminal.commands)

    def _act(self, typed: TypedActions | list[Item]) -> bool | None:
        if not isinstance(typed, TypedActions):
            self.screen.offer(typed)
            return None
        self._do(functools.partial(self.table.act, note=typed.note), self.seat, *typed.actions)
        self.told += len(typed.actions) - 1  # for a run the end is enough
        self.passed = self._texts(self.table.view(self.seat))
        return True

    def _key(self, key: str, detail: str, view: View, last_call: bool) -> bool | None:
        if key == "undo":
            return self._undo()
        if key == "wait":
            return self._wait(view, last_call)
        if key == "quit":
            raise Quit
        if key == "position":
            self._show(view, last_call)
            return None
        if key == "hint":
            self._hint(view, last_call)
            return None
        answers = {
            "help": self._help,
            "rules": self._rules,
            "log": self._log,
            "saved": self._saved,
            "notes": self._notes,
        }
        answers[key](detail)
        return None

    def _undo(self) -> bool:
        self._do(self.table.undo, self.seat)
        return True

    def _wait(self, view: View, last_call: bool) -> bool:
        if not self._may_wait(last_call):
            raise Conflict("error-wait")
        self.waiting[self.seat], self.passed = view, self._texts(view)
        return False

    def _may_wait(self, last_call: bool) -> bool:
        return not last_call and len(self.table.actors) > 1

    def _hint(self, view: View, last_call: bool) -> None:
        with self.screen.busy(self.words("play-asking")):
            lines = hint_lines(view, last_call, self.name, self.words)
        self.screen.say("hint", *lines)

    def _help(self, _: str) -> None:
        game, say, words = self.table.game, functools.partial(self.screen.say, "help"), self.words
        samples = [game.written(number, self.table.paint) for number in self.table.numbers(self.seat)]
        sample = next((sample for sample in samples if " " in sample), samples[0])
        several = len(self.table.actors) > 1
        say(words("help-number", action=sample))
        if " " in sample:
            say(words("help-beginning", kind=sample.split()[0]))
        say(words("help-run"), words("help-enter-wait" if several else "help-enter"))
        for key in [key for key in KEYS if key != "w" or several]:
            say(f"{key}  {words(f'help-{KEYS[key]}', clause=game.clause(1))}")
        say(*(f"{command}  {words(f'command-{command}')}" for command in self._commands))

    def _rules(self, name: str) -> None:
        game = self.table.game
        found = [clause(game, name, self.words)] if name else clauses(game, self.words).items()
        self.screen.read("rule", [f"{name}  {text}" for name, text in found])

    def _log(self, _: str) -> None:
        story = self.table.story(self.seat, self.words.language)
        self.screen.read("log", story or [self.words("play-nothing")])

    def _saved(self, _: str) -> None:
        self.screen.say("saved", self.words("play-saved", path=str(self.save.path)))

    def _notes(self, note: str) -> None:
        """Write or erase a note about the first word; without one, show all notes."""
        about, _, text = note.partition(" ")
        if about:
            self._do(self.table.write_note, self.seat, about, text.strip())
        notes, sheet = self.table.notes[self.seat], self._sheet()
        shown = 1 if sheet else 0  # letters of a mark that is on the sheet
        kept = [f"{about}: {text}" for about, text in notes.items() if len(text) > shown]
        self.screen.say("view", *sheet, *kept, *([] if notes else [self.words("play-no-notes")]))

    def _sheet(self) -> list[str]:
        """Return the game's own layout of the notes, if any."""
        sheet = self.table.game.terminal.sheet
        return list(sheet(self.table.view(self.seat), self.table.notes[self.seat], self.words)) if sheet else []

    # ---------------------------------------------------------------------------------------- telling

    def _news(self) -> list[str]:
        """Return the news since the last page; short runs of one seat share a line."""
        events = list(itertools.islice(self.table.events(self.seat), self.told, None))
        self.told += len(events)
        stretches: list[list[Event]] = []
        for event in events:
            if stretches and stretches[-1][-1].seat == event.seat and len(stretches[-1]) < STRETCH:
                stretches[-1].append(event)
            else:
                stretches.append([event])
        told = [[text for event in each for text in self.table.tell(event, self.words)] for each in stretches]
        return [line for texts in told for line in ([" ".join(texts)] if len(texts) <= SENTENCES else texts)]

    def _end(self) -> None:
        """Show the last page: the result, the file, and the next commands."""
        view, words, say = self.table.view(self.seat), self.words, self.screen.say
        self.screen.page(self._news(), view, self.name)
        say("result", *result_lines(self.table.returns, self.table.winners, self.name, words, self.seat))
        say("saved", words("play-written", path=str(self.save.path)))
        again = f"{program()} play {view.game.name}"
        replay = f"{program()} replay {shlex.quote(str(self.save.path))}"
        say("note", words("play-next-replay", command=replay), words("play-next-play", command=again))


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Defer Ctrl-C until the block is done."""
    caught: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: caught.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if caught:
        raise KeyboardInterrupt

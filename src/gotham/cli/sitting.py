"""One person at a table with bots: who acts when, what the person may ask for, and saving after every action."""

import contextlib
import itertools
import shlex
import signal
from collections.abc import Callable, Iterator
from typing import Any

from ..bots import WAIT, Bot, run_of
from ..errors import GothamError, Unknown
from ..playout import next_seat
from ..table import Event, Table
from ..view import View
from .options import program
from .rulebook import clause, clauses
from .saves import Save, Unsaved
from .screen import Plain, clean, outcome

KEYS = {"?": "help", "r": "rules", "u": "undo", "l": "log", "s": "saved", "w": "wait", "q": "quit"}


STRETCH = 2  # actions told in one line


class Quit(Exception):
    """The person leaves; the match is saved and can go on."""


class Sitting:
    """A match of one person against bots, from where it stands to its end or until the person leaves."""

    def __init__(self, table: Table, seat: int, bots: dict[int, Bot], save: Save, screen: Plain) -> None:
        self.table, self.seat, self.bots, self.save, self.screen = table, seat, bots, save, screen
        self.words = screen.words
        self.waiting: dict[int, View] = {}
        self.told = self._own_latest()

    def _own_latest(self) -> int:
        """How many events lie before the person's latest action: those are not told again."""
        seats = [event.seat for event in self.table.events(self.seat)]
        return len(seats) - 1 - seats[::-1].index(self.seat) if self.seat in seats else 0

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return clean(self.table.name(seat, self.words))

    # ---------------------------------------------------------------------------------- taking turns

    def play(self) -> None:
        """Plays to the end, in the way of `bots.play`."""
        while not self.table.over:
            self._one_action()
        self.save.finish()
        self._end()

    def _one_action(self) -> None:
        for last_call in (False, True):
            seat = self.table.log[-1].seat if self.table.log else -1
            asked = self.table.awaited if last_call else self.table.actors
            for _ in asked:
                seat = int(next_seat(sum(1 << each for each in asked), seat))
                if self._acts(seat, last_call):
                    return
        raise GothamError("error-idle")

    def _acts(self, seat: int, last_call: bool) -> bool:
        """Asks a seat; whether it has changed anything."""
        view = self.table.view(seat)
        if not last_call and (self.waiting.get(seat) == view or not view.mask.any()):
            return False
        if seat == self.seat:
            return self._ask(view, last_call)
        if not self.table.log or self.table.log[-1].seat == self.seat:
            self.screen.wait()
        answer = self.bots[seat].act(view, last_call)
        if answer == WAIT:
            self.waiting[seat] = view
            return False
        self._do(self.table.act, seat, *run_of(answer))
        return True

    def _do(self, change: Callable[..., None], *details: Any) -> None:
        """Changes the match and saves it; Ctrl-C waits for both."""
        with undisturbed():
            change(*details)
            self.save.write(self.table.save())

    # ----------------------------------------------------------------------------- asking the person

    def _ask(self, view: View, last_call: bool) -> bool:
        """Asks until the person acts, takes back or waits; whether anything has changed."""
        self._show(view)
        if last_call and len(self.table.awaited) > 1:
            self.screen.say("note", self.words("play-last-call"))
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

    def _show(self, view: View) -> None:
        self.screen.page(self._news(), view, self.name)
        self.screen.offer([self._label(view, number) for number in view.numbers])

    def _label(self, view: View, number: int) -> str:
        label = getattr(view.game.text, "label", None)
        return label(view, number, self.words) if label else view.game.notation[number]

    def _answer(self, line: str, view: View, last_call: bool) -> bool | None:
        """Does what was typed. None: nothing is done yet, ask again."""
        key, _, detail = line.partition(" ")
        known = KEYS.get(key.lower(), key.lower())
        if not line:
            self._show(view)
            return None
        if known in KEYS.values() and (not detail or known == "rules"):
            return self._key(known, detail.strip(), view, last_call)
        self._do(self.table.act, self.seat, _chosen(line, view))
        return True

    def _key(self, key: str, detail: str, view: View, last_call: bool) -> bool | None:
        if key == "undo":
            return self._undo()
        if key == "wait":
            return self._wait(view, last_call)
        if key == "quit":
            raise Quit
        answers = {"help": self._help, "rules": self._rules, "log": self._log, "saved": self._saved}
        answers[key](detail)
        return None

    def _undo(self) -> bool:
        self._do(self.table.undo, self.seat)
        return True

    def _wait(self, view: View, last_call: bool) -> bool:
        if last_call or len(self.table.actors) < 2:
            raise Unknown("error-wait")
        self.waiting[self.seat] = view
        return False

    def _help(self, _: str) -> None:
        game = self.table.game
        sample = game.notation[self.table.numbers(self.seat)[0]]
        keys = [key for key in KEYS if key != "w" or len(self.table.actors) > 1]
        self.screen.say("help", self.words("help-number", action=sample), self.words("help-enter"))
        for key in keys:
            self.screen.say("help", f"{key}  {self.words(f'help-{KEYS[key]}', clause=game.clause(1))}")

    def _rules(self, name: str) -> None:
        game = self.table.game
        found = [clause(game, name, self.words)] if name else clauses(game, self.words).items()
        self.screen.read("rule", [f"{name}  {text}" for name, text in found])

    def _log(self, _: str) -> None:
        story = self.table.story(self.seat, self.words.language)
        self.screen.read("log", story or [self.words("play-nothing")])

    def _saved(self, _: str) -> None:
        self.screen.say("saved", self.words("play-saved", path=str(self.save.path)))

    # ---------------------------------------------------------------------------------------- telling

    def _news(self) -> list[str]:
        """What has happened since the person was last told; a line is what a seat did at a stretch."""
        events = list(itertools.islice(self.table.events(self.seat), self.told, None))
        self.told += len(events)
        lines: list[list[Event]] = []
        for event in events:
            if lines and lines[-1][-1].seat == event.seat and len(lines[-1]) < STRETCH:
                lines[-1].append(event)
            else:
                lines.append([event])
        return [" ".join(text for event in line for text in self.table.tell(event, self.words)) for line in lines]

    def _end(self) -> None:
        """The last page: how it ended, where it is written down, and what to do next."""
        view, words, say = self.table.view(self.seat), self.words, self.screen.say
        self.screen.page(self._news(), view, self.name)
        say("result", *outcome(self.table.returns, self.table.winners, self.name, words, self.seat))
        say("saved", words("play-written", path=str(self.save.path)))
        again = f"{program()} play {view.game.name}"
        replay = f"{program()} replay {shlex.quote(str(self.save.path))}"
        say("note", words("play-next-replay", command=replay), words("play-next-play", command=again))


def _chosen(line: str, view: View) -> int:
    """The action that a number in the list or a notation means."""
    if not (line.isascii() and line.isdigit()):
        return view.game.read(line)
    numbers = view.numbers
    if len(line) > 9 or not 1 <= int(line) <= len(numbers):
        raise Unknown("error-choice", number=line[:20], most=str(len(numbers)))
    return int(numbers[int(line) - 1])


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Has Ctrl-C wait until what is begun is done."""
    caught: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: caught.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if caught:
        raise KeyboardInterrupt

"""One person's puzzle: prompt, judge answers, show the solution."""

import functools
from collections.abc import Callable, Iterable

from ...i18n.errors import GothamError
from ...match.game import Game
from ...match.view import View
from ...study import puzzles
from ...study.puzzles import Puzzle
from .prompt import ChoiceList, TypedActions
from .rulebook import clause, clauses
from .screen import Item, PlainScreen, clean

KEYS = {"?": "help", "p": "position", "r": "rules", "u": "again", "s": "solution", "q": "leave"}


class PuzzleSession:
    """A puzzle until it is solved, its solution is shown, or the player quits."""

    def __init__(self, game: Game, puzzle: Puzzle, screen: PlainScreen) -> None:
        self.game, self.puzzle, self.screen, self.words = game, puzzle, screen, screen.words
        self.table = puzzles.begin(game, puzzle)
        self.done: list[int] = []
        self.ended: bool | None = None  # True once it is solved

    def solve(self, title: str) -> bool:
        """Prompt until it is over; return whether it was solved."""
        self.screen.note(title)
        self._show()
        while self.ended is None:
            try:
                self._answer(self.screen.ask())
            except GothamError as error:
                self.screen.say("error", error.say(self.words))
        return self.ended

    @property
    def view(self) -> View:
        return self.table.view(self.puzzle.seat)

    @property
    def choices(self) -> ChoiceList:
        return ChoiceList(self.view, self.name, self.words, short=self.screen.is_drawn)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return clean(self.table.name(seat, self.words))

    def said(self, text: str) -> str:
        """Something of the puzzle, as it is read."""
        return puzzles.said(self.game, self.puzzle, text, self.words, self.table)

    def _show(self) -> None:
        self.screen.page([], self.view, self.name)
        self.screen.say("task", self.said(self.puzzle.question))
        self.screen.offer(self.choices.items(self.screen.fits))
        self.screen.hint(self.words("puzzle-turn"))

    # --------------------------------------------------------------------------------------- input

    def _answer(self, line: str) -> None:
        key, _, detail = line.partition(" ")
        known = KEYS.get(key.lower(), key.lower()) if line else "position"
        if known in KEYS.values() and (not detail or known == "rules"):
            self._key(known, detail.strip())
        elif known in self._commands:
            self.screen.read("view", list(self._commands[known](self.view, self.name, self.words, detail.strip())))
        else:
            self._act(self.choices.read(line))

    def _key(self, key: str, detail: str) -> None:
        if key == "leave":
            raise EOFError
        answers: dict[str, Callable[[], None]] = {
            "help": self._help,
            "position": self._show,
            "rules": functools.partial(self._rules, detail),
            "again": self._again,
            "solution": self._give,
        }
        answers[key]()

    @functools.cached_property
    def _commands(self) -> dict[str, Callable[..., Iterable[str]]]:
        """Return the game's commands, except those that would solve the puzzle."""
        known, solves = self.game.terminal.commands, self.game.puzzles.solves
        return {name: command for name, command in known.items() if name not in solves}

    def _help(self) -> None:
        samples = self.table.legal(self.puzzle.seat)
        sample = next((sample for sample in samples if " " in sample), samples[0])
        say, words = functools.partial(self.screen.say, "help"), self.words
        say(words("help-number", action=sample), words("help-beginning", kind=sample.split()[0]), words("help-enter"))
        say(*(f"{key}  {words(f'help-{word}', clause=self.game.clause(1))}" for key, word in KEYS.items()))
        say(*(f"{command}  {words(f'command-{command}')}" for command in self._commands))

    def _rules(self, name: str) -> None:
        found = [clause(self.game, name, self.words)] if name else clauses(self.game, self.words).items()
        self.screen.read("rule", [f"{name}  {text}" for name, text in found])

    def _again(self) -> None:
        """Back to the position."""
        self.table, self.done = puzzles.begin(self.game, self.puzzle), []
        self._show()

    # ------------------------------------------------------------------------------------------ verdict

    def _act(self, typed: TypedActions | list[Item]) -> None:
        if not isinstance(typed, TypedActions):
            self.screen.offer(typed)
            return
        judged = puzzles.judge(self.game, self.puzzle, [*self.done, *typed.actions])
        if judged.verdict == "wrong":
            self.screen.say("task", *([self.said(judged.words)] if judged.words else []), self.words("puzzle-wrong"))
            return
        self.done = [*judged.actions]
        self.table = puzzles.begin(self.game, self.puzzle, self.done)
        if judged.verdict == "begun":
            self._show()
        else:
            self._end(True)

    def _give(self) -> None:
        """Shows the solution."""
        self.table = puzzles.begin(self.game, self.puzzle, self.puzzle.solution)
        self._end(False)

    def _end(self, right: bool) -> None:
        self.ended = right
        self.screen.page(self.table.story(self.puzzle.seat, self.words.language), self.view, self.name)
        solution = "; ".join(self.puzzle.solution)
        self.screen.say("result", self.words("puzzle-right") if right else self.words("puzzle-solution", run=solution))
        self.screen.say("result", *map(self.said, self.puzzle.why))

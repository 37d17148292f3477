"""Puzzles: positions of a game with one answer; answers are judged, and puzzles are checked and proven.

Nothing is stored about solvers: an answer is all they have done since the position, judged as a whole. A game may add
hooks (docs/new_game.md).
"""

import functools
import threading
from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..i18n.catalogue import LANGUAGES, Words
from ..i18n.errors import GothamError
from ..i18n.written import named, written
from ..match.game import Game
from ..match.scene import Scene, read_scene
from ..match.table import Table
from .puzzle_file import GRADES as GRADES
from .puzzle_file import ID as ID
from .puzzle_file import Puzzle as Puzzle
from .puzzle_file import daily as daily
from .puzzle_file import file_of as file_of
from .puzzle_file import find as find
from .puzzle_file import puzzles as puzzles
from .puzzle_file import read as read
from .puzzle_file import today as today
from .puzzle_file import write as write

RUN = "; "  # between the actions of a run
NAMES = ("Mabel", "Otis", "Dorothy", "Walter", "Josephine", "Clyde")  # of the other seats
_REFUTING = threading.Lock()  # a server asks from many threads, and a solver may use scratch space of its own

Verdict = Literal["begun", "right", "wrong"]


class Judged(NamedTuple):
    """The verdict on an answer: `begun` if more has to follow. `words` say why it is wrong, if the game knows."""

    verdict: Verdict
    words: str = ""
    actions: tuple[int, ...] = ()  # up to the deciding one: later input does not count


# ------------------------------------------------------------------------------------------- solving


@functools.lru_cache(400)
def _scene(game: Game, text: str) -> Scene:
    return read_scene(game, text)


def begin(game: Game, puzzle: Puzzle, actions: Sequence[int | str] = (), name: str = "") -> Table:
    """Return the table of a puzzle after its solver's actions; refuse illegal ones."""
    scene = _scene(game, puzzle.scene)
    others = iter(NAMES)
    names = [name if seat == puzzle.seat else next(others) for seat in range(scene.players)]
    table = Table(game, scene.players, scene.options, f"puzzle {puzzle.id}", scene, names)
    table.act(puzzle.seat, *actions)
    return table


def judge(game: Game, puzzle: Puzzle, actions: Sequence[int | str]) -> Judged:
    """Judge an answer: all actions since the position. Refuse illegal ones."""
    done = tuple(number for _, number in begin(game, puzzle).rehearse(puzzle.seat, *actions))
    steps = (_judge(game, puzzle, done[: count + 1]) for count in range(len(done)))
    return next((judged for judged in steps if judged.verdict != "begun"), Judged("begun", "", done))


def _judge(game: Game, puzzle: Puzzle, actions: tuple[int, ...]) -> Judged:
    """Judge an answer by its last action; the earlier ones have decided nothing."""
    done = [*actions]
    if (game.puzzles.same or _same)(game, puzzle, done):
        return Judged("right", "", actions)
    if not (game.puzzles.whole or _whole)(game, puzzle, done):
        return Judged("begun", "", actions)
    known = puzzle.wrong.get(RUN.join(game.notation[number] for number in done))
    return Judged("wrong", known or _refuted(game, puzzle, done), actions)


def _refuted(game: Game, puzzle: Puzzle, actions: list[int]) -> str:
    with _REFUTING:
        return game.puzzles.refute(game, puzzle, actions)


def solution(game: Game, puzzle: Puzzle) -> list[int]:
    """Return the numbers of the actions that solve it."""
    return [game.read(action) for action in puzzle.solution]


def _same(game: Game, puzzle: Puzzle, actions: list[int]) -> bool:
    return actions == solution(game, puzzle)


def _whole(game: Game, puzzle: Puzzle, actions: list[int]) -> bool:
    """Return whether this is a whole answer: anything but the beginning of the right one."""
    right = solution(game, puzzle)
    return actions != right[: len(actions)]


def said(game: Game, puzzle: Puzzle, text: str, words: Words, table: Table) -> str:
    """Render the question, or a comment on an answer, for the table of the puzzle."""
    name = functools.partial(table.name, words=words)

    def called(number: int) -> str:
        return begin(game, puzzle).view(puzzle.seat).called(number, words, name)

    return written(text, words, name, called)


# ------------------------------------------------------------------------------------------ checking


def messages(game: Game) -> set[str]:
    """Return the messages that the puzzles of a game use; those of its hooks are in its own code."""
    texts = (text for each in puzzles(game) for text in (each.question, *each.why, *each.wrong.values()))
    return {message for text in set(texts) for message in named(text)}


def check(game: Game) -> list[str]:
    """Return what is wrong with the puzzles of a game, a line each; `prove` checks that each has one solution."""
    try:
        found = puzzles(game)
    except GothamError as error:
        return [str(error)]
    return [f"{puzzle.id}: {wrong}" for puzzle in found if (wrong := problem(game, puzzle))]


def problem(game: Game, puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle; empty if nothing is."""
    try:
        table = begin(game, puzzle)
        if puzzle.seat not in table.actors:
            return f"seat {puzzle.seat} may not act"
        if judge(game, puzzle, puzzle.solution).verdict != "right":
            return "its solution is not right"
        for text in (puzzle.question, *puzzle.why, *puzzle.wrong.values()):
            for language in LANGUAGES:
                said(game, puzzle, text, game.words(language), table)
    except GothamError as error:
        return str(error)
    return ""


def prove(game: Game, puzzle: Puzzle) -> None:
    """Raise ValueError if the solution is not the only one, by the exact solver of the game."""
    game.puzzles.check(game, puzzle)

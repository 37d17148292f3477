"""Puzzles: positions of a game with one answer, from the `puzzles.jsonl` of its package, one on every line.

Nothing is kept of who solves one: an answer is what they have done since the position, and it is judged as a whole.
A game may say more in a module `puzzles` of its package: docs/new_game.md lists what.
"""

import functools
import re
import threading
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from ..i18n.catalogue import LANGUAGES, Words
from ..i18n.errors import GothamError, NotFound
from ..i18n.remarks import named, written
from ..match.game import Game, seed_number
from ..match.scene import Scene, read_scene
from ..match.table import Table

RUN = "; "  # between the actions of a run
GRADES = (1, 2, 3)  # easy, middling, hard
NAMES = ("Mabel", "Otis", "Dorothy", "Walter", "Josephine", "Clyde")  # of the other seats
ID = re.compile(r"[a-z0-9]{1,20}", re.ASCII)
_REFUTING = threading.Lock()  # a server asks from many threads, and a solver may keep a desk

Verdict = Literal["begun", "right", "wrong"]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which a seat is to find something. `question` and `why` are messages of the game's catalogue with
    their details, written as bots speak (`=puzzle-win lead=3`); `why` is what is said once it is solved."""

    id: str  # a number, as a rule: the file is in the order in which people shall meet them
    scene: str  # the whole position, or the view of the seat
    seat: int
    question: str
    solution: tuple[str, ...]  # a run, in notation
    why: tuple[str, ...]
    grade: int
    wrong: dict[str, str] = {}  # why answers fail, known beforehand: a run in notation, with `; ` between, -> a message


class Judged(NamedTuple):
    """What an answer is worth: `begun` where more has to follow. `words` say why it is wrong, where the game knows."""

    verdict: Verdict
    words: str = ""
    actions: tuple[int, ...] = ()  # up to the one that decided it: what was typed behind that does not count


# ------------------------------------------------------------------------------------------- reading


@functools.cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in their order; none where its package brings none. Scenes are read when they are met."""
    path = file_of(game)
    return read(game, path.read_text("utf-8")) if path.exists() else ()


def file_of(game: Game) -> Path:
    """Where a game keeps its puzzles."""
    return game.file("puzzles.jsonl")


def read(game: Game, text: str) -> tuple[Puzzle, ...]:
    """Puzzles from their text, a line each; what is wrong in one is told with its line."""
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
            _refuse_broken(game, puzzle)
            if puzzle.id in found:
                raise ValueError(f"two puzzles are called {puzzle.id}")
        except (ValueError, GothamError) as error:  # of JSON, or of what is not as above
            raise GothamError("error-puzzles", game=game.name, line=str(number), reason=str(error)) from None
        found[puzzle.id] = puzzle
    return tuple(found.values())


def write(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles as text, a line each."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)


def _refuse_broken(game: Game, puzzle: Puzzle) -> None:
    """Refuses what can be seen to be wrong without the position."""
    if not ID.fullmatch(puzzle.id):
        raise ValueError(f"{puzzle.id!r} is no id")
    if puzzle.grade not in GRADES:
        raise ValueError(f"grade {puzzle.grade} is none of {GRADES}")
    if not puzzle.solution or not puzzle.why:
        raise ValueError("there is no solution, or nothing is said of it")
    for action in puzzle.solution:
        game.read(action)


def find(game: Game, name: str) -> Puzzle:
    """The puzzle with this id."""
    found = next((puzzle for puzzle in puzzles(game) if puzzle.id == name), None)
    if found is None:
        raise NotFound("error-puzzle" if puzzles(game) else "error-no-puzzles", name=name[:40], game=game.name)
    return found


def today() -> date:
    """The day, the same for all the world."""
    return datetime.now(UTC).date()


def daily(game: Game, day: date) -> Puzzle:
    """The puzzle of a day: all come once before one comes again, in another order each time."""
    found = puzzles(game)
    if not found:
        raise NotFound("error-no-puzzles", game=game.name)
    turn, at = divmod(day.toordinal(), len(found))
    return sorted(found, key=lambda puzzle: seed_number("daily", game.name, turn, puzzle.id))[at]


# ------------------------------------------------------------------------------------------- solving


@functools.lru_cache(400)
def _scene(game: Game, text: str) -> Scene:
    return read_scene(game, text)


def begin(game: Game, puzzle: Puzzle, actions: Sequence[int | str] = (), name: str = "") -> Table:
    """The table of a puzzle, after what its solver has done; refuses what is against the rules."""
    scene = _scene(game, puzzle.scene)
    others = iter(NAMES)
    names = [name if seat == puzzle.seat else next(others) for seat in range(scene.players)]
    table = Table(game, scene.players, scene.options, f"puzzle {puzzle.id}", scene, names)
    table.act(puzzle.seat, *actions)
    return table


def judge(game: Game, puzzle: Puzzle, actions: Sequence[int | str]) -> Judged:
    """What an answer is worth: all that was done since the position. Refuses what is against the rules."""
    done = tuple(number for _, number in begin(game, puzzle).rehearse(puzzle.seat, *actions))
    steps = (_judge(game, puzzle, done[: count + 1]) for count in range(len(done)))
    return next((judged for judged in steps if judged.verdict != "begun"), Judged("begun", "", done))


def _judge(game: Game, puzzle: Puzzle, actions: tuple[int, ...]) -> Judged:
    """What an answer is worth with its last action; the others have decided nothing."""
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
    """The numbers of the actions that solve it."""
    return [game.read(action) for action in puzzle.solution]


def _same(game: Game, puzzle: Puzzle, actions: list[int]) -> bool:
    return actions == solution(game, puzzle)


def _whole(game: Game, puzzle: Puzzle, actions: list[int]) -> bool:
    """Whether something is an answer: all but the beginning of the right one is."""
    right = solution(game, puzzle)
    return actions != right[: len(actions)]


def said(game: Game, puzzle: Puzzle, text: str, words: Words, table: Table) -> str:
    """The question, or something said of an answer, as it is read at the table of the puzzle."""
    name = functools.partial(table.name, words=words)

    def called(number: int) -> str:
        return begin(game, puzzle).view(puzzle.seat).called(number, words, name)

    return written(text, words, name, called)


# ------------------------------------------------------------------------------------------ checking


def messages(game: Game) -> set[str]:
    """The messages that the puzzles of a game say; those of its hooks are in its own code."""
    texts = (text for each in puzzles(game) for text in (each.question, *each.why, *each.wrong.values()))
    return {message for text in set(texts) for message in named(text)}


def check(game: Game) -> list[str]:
    """What is wrong with the puzzles of a game, a line each; not whether each has one solution: that is `prove`."""
    try:
        found = puzzles(game)
    except GothamError as error:
        return [str(error)]
    return [f"{puzzle.id}: {wrong}" for puzzle in found if (wrong := problem(game, puzzle))]


def problem(game: Game, puzzle: Puzzle) -> str:
    """What is wrong with a puzzle; nothing where all is well."""
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
    """Raises ValueError where the solution is not the only one, by the exact solver of the game."""
    game.puzzles.check(game, puzzle)

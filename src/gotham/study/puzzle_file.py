"""The puzzles of a game, from the `puzzles.jsonl` of its package, one on every line."""

import functools
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

import msgspec

from ..i18n.errors import GothamError, NotFound
from ..match.game import Game, seed_number

GRADES = (1, 2, 3)  # easy, middling, hard
ID = re.compile(r"[a-z0-9]{1,20}", re.ASCII)


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


# ------------------------------------------------------------------------------------------- reading


@functools.cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, in order; none if its package has none. Scenes are read on use."""
    path = file_of(game)
    return read(game, path.read_text("utf-8")) if path.exists() else ()


def file_of(game: Game) -> Path:
    """Return the file of a game's puzzles."""
    return game.file("puzzles.jsonl")


def read(game: Game, text: str) -> tuple[Puzzle, ...]:
    """Read puzzles from text, a line each; errors name the line."""
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
            _refuse_broken(game, puzzle)
            if puzzle.id in found:
                raise ValueError(f"two puzzles are called {puzzle.id}")
        except (ValueError, GothamError) as error:  # errors of JSON, or of invalid content
            raise GothamError("error-puzzles", game=game.name, line=str(number), reason=str(error)) from None
        found[puzzle.id] = puzzle
    return tuple(found.values())


def write(puzzles: Sequence[Puzzle]) -> str:
    """Return puzzles as text, a line each."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)


def _refuse_broken(game: Game, puzzle: Puzzle) -> None:
    """Refuse a puzzle that is wrong without looking at the position."""
    if not ID.fullmatch(puzzle.id):
        raise ValueError(f"{puzzle.id!r} is no id")
    if puzzle.grade not in GRADES:
        raise ValueError(f"grade {puzzle.grade} is none of {GRADES}")
    if not puzzle.solution or not puzzle.why:
        raise ValueError("there is no solution, or nothing is said of it")
    for action in puzzle.solution:
        game.read(action)


def find(game: Game, name: str) -> Puzzle:
    """Return the puzzle with this id."""
    found = next((puzzle for puzzle in puzzles(game) if puzzle.id == name), None)
    if found is None:
        raise NotFound("error-puzzle" if puzzles(game) else "error-no-puzzles", name=name[:40], game=game.name)
    return found


def today() -> date:
    """Return the day in UTC, the same everywhere."""
    return datetime.now(UTC).date()


def daily(game: Game, day: date) -> Puzzle:
    """Return the puzzle of a day: all come once before one comes again, in another order each time."""
    found = puzzles(game)
    if not found:
        raise NotFound("error-no-puzzles", game=game.name)
    turn, at = divmod(day.toordinal(), len(found))
    return sorted(found, key=lambda puzzle: seed_number("daily", game.name, turn, puzzle.id))[at]

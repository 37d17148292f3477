"""`gotham puzzle`: a position with one right answer."""

from typing import Annotated

import typer

from ....i18n.errors import Invalid
from ....match import game as library
from ....match.game import Game
from ....study.puzzles import Puzzle, daily, find, puzzles, today
from ...options import language_of
from ...program import INTERRUPTED, program
from ...terminal.puzzle_session import PuzzleSession
from ...terminal.screen import clean, screen
from ...terminal.solved_puzzles import mark_solved, solved_puzzles

GRADES = ("grade-easy", "grade-middling", "grade-hard")


def puzzle(
    game: Annotated[str, typer.Argument(help="The game.")],
    name: Annotated[str | None, typer.Argument(metavar="[ID]", help="The puzzle; default: the first unsolved.")] = None,
    of_day: Annotated[bool, typer.Option("--daily", help="The puzzle of the day.")] = False,
    listed: Annotated[bool, typer.Option("--list", help="List all puzzles and which are solved.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language: en, fr, nl or de.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print plain lines, for screen readers and programs.")] = False,
) -> None:
    """Solve a puzzle: find the one right answer in a position."""
    if (name is not None) + of_day + listed > 1:
        raise Invalid("error-puzzle-with")
    this = library.game(game, "plain")  # no search: nothing needs compiling
    language = language_of(lang)
    if listed:
        _list(this, language)
        return
    chosen = _chosen(this, name, of_day)
    solving = PuzzleSession(this, chosen, screen(this.words(language), plain))
    try:
        done = solving.solve(_title(this, chosen, language))
    except EOFError:
        return
    except KeyboardInterrupt:
        print()
        raise typer.Exit(INTERRUPTED) from None
    if done:
        mark_solved(this.name, chosen.id)
    _point_onward(solving)


def _chosen(game: Game, name: str | None, of_day: bool) -> Puzzle:
    if of_day:
        return daily(game, today())
    return find(game, name) if name is not None else _next(game) or find(game, _first(game))


def _next(game: Game) -> Puzzle | None:
    """Return the first unsolved puzzle."""
    done = solved_puzzles(game.name)
    return next((puzzle for puzzle in puzzles(game) if puzzle.id not in done), None)


def _first(game: Game) -> str:
    return puzzles(game)[0].id if puzzles(game) else ""


def _list(game: Game, language: str) -> None:
    """List all puzzles by grade; solved ones are marked."""
    words, done, of_day = game.words(language), solved_puzzles(game.name), daily(game, today())
    typer.echo(words("puzzle-daily", id=of_day.id))
    for grade, message in enumerate(GRADES, 1):
        ids = [puzzle.id for puzzle in puzzles(game) if puzzle.grade == grade]
        if ids:
            count = sum(id in done for id in ids)
            typer.echo(f"{words(message)}  ({words('puzzle-count', solved=count, count=len(ids))})")
            typer.echo("  " + " ".join(f"{id}✓" if id in done else id for id in ids))


def _title(game: Game, puzzle: Puzzle, language: str) -> str:
    words = game.words(language)
    message = "puzzle-title-daily" if puzzle == daily(game, today()) else "puzzle-title"
    return words(message, id=puzzle.id, title=words("title"), grade=words(GRADES[puzzle.grade - 1]))


def _point_onward(solving: PuzzleSession) -> None:
    if onward := _next(solving.game):
        command = f"{program()} puzzle {solving.game.name} {onward.id}"
        solving.screen.say("note", solving.words("puzzle-next", command=clean(command)))

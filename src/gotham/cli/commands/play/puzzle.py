"""`gotham puzzle`: a position with one right answer."""

from typing import Annotated

import typer

from ....i18n.errors import Invalid
from ....match import game as library
from ....match.game import Game
from ....study.puzzles import Puzzle, daily, find, puzzles, today
from ...installed import installed_games
from ...options import complete_game, complete_language, language_of
from ...program import INTERRUPTED, program
from ...terminal.puzzle_session import PuzzleSession
from ...terminal.screen import clean, screen
from ...terminal.solved_puzzles import mark_solved, solved_puzzles

GRADES = ("grade-easy", "grade-middling", "grade-hard")


def puzzle(
    game: Annotated[
        str | None, typer.Argument(autocompletion=complete_game, help="The game; default: an overview of all.")
    ] = None,
    name: Annotated[
        str | None,
        typer.Argument(metavar="[ID]", help="The puzzle; default: that of the day, then the first unsolved."),
    ] = None,
    of_day: Annotated[bool, typer.Option("--daily", help="The puzzle of the day.")] = False,
    listed: Annotated[bool, typer.Option("--list", help="List all puzzles and which are solved.")] = False,
    lang: Annotated[
        str | None, typer.Option(autocompletion=complete_language, help="Language: en, fr, nl or de.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print plain lines, for screen readers and programs.")] = False,
) -> None:
    """Solve a puzzle: find the one right answer in a position."""
    if (name is not None) + of_day + listed > 1:
        raise Invalid("error-puzzle-with")
    language = language_of(lang)
    if game is None:
        _overview(language, listed)
        return
    this = library.game(game, "plain")  # no search: nothing needs compiling
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


def _overview(language: str, listed: bool) -> None:
    """Print the puzzle of the day of every game, or all puzzles."""
    for this in installed_games():
        if not puzzles(this):
            continue
        typer.echo(f"{clean(this.words(language)('title'))}  ({program()} puzzle {this.name})")
        if listed:
            _list(this, language)
        else:
            typer.echo("  " + _summary(this, language))


def _summary(game: Game, language: str) -> str:
    words, done, of_day = game.words(language), solved_puzzles(game.name), daily(game, today())
    mark = "✓ " if of_day.id in done else ""
    count = sum(puzzle.id in done for puzzle in puzzles(game))
    return (
        f"{mark}{words('puzzle-daily', id=of_day.id)} ({words('puzzle-count', solved=count, count=len(puzzles(game)))})"
    )


def _chosen(game: Game, name: str | None, of_day: bool) -> Puzzle:
    """Return the named puzzle, else the one of the day; once that is solved, the first unsolved."""
    if name is not None:
        return find(game, name)
    if not puzzles(game):
        return find(game, "")  # says that there are none
    of_today = daily(game, today())
    return of_today if of_day or of_today.id not in solved_puzzles(game.name) else _next(game) or of_today


def _next(game: Game) -> Puzzle | None:
    """Return the first unsolved puzzle."""
    done = solved_puzzles(game.name)
    return next((puzzle for puzzle in puzzles(game) if puzzle.id not in done), None)


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

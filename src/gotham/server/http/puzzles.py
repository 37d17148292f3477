"""Puzzles over HTTP. The server stores nothing about a solver: every request holds all actions since the position.

No solution is sent before it was found or requested.
"""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import structs

from ...i18n.errors import Invalid, RateLimited
from ...match.game import Game, check_text
from ...study import puzzles
from ...study.puzzles import Judged, Puzzle
from ..live.viewer import Viewer
from ..services import Services
from ..ws.protocol import Tried, ViewMessage
from .dependencies import Game as GameName
from .dependencies import HttpRequest, ServicesDep
from .exercises import table_message, view_message
from .schemas import Attempt, Problem, PuzzleInfo, PuzzleList
from .security import address_of, language_of

Name = Annotated[str, PathParameter(max_length=40)]


@get("/api/games/{game:str}/puzzles")
async def puzzle_list(services: ServicesDep, game: GameName) -> PuzzleList:
    """Return the puzzles of a game, and the puzzle of the day."""
    this, day = services.games.game(game), puzzles.today()
    listed = [PuzzleInfo(each.id, each.grade) for each in puzzles.puzzles(this)]
    return PuzzleList(day.isoformat(), puzzles.daily(this, day).id, listed)


@post("/api/games/{game:str}/puzzles/{name:str}", status_code=200)
async def puzzle(
    services: ServicesDep, request: HttpRequest, game: GameName, name: Name, data: JSONBody[Attempt]
) -> Problem:
    """Return a puzzle: its position, the verdict on an answer, or its solution."""
    _slow_down(services, request, data)
    # in a thread: a game may take long to judge an answer, and tables must not wait for that
    return await asyncio.to_thread(_answered, services.games.game(game), name, data, language_of(request))


@post("/api/games/{game:str}/puzzles/{name:str}/try", status_code=200)
async def puzzle_trial(
    services: ServicesDep, request: HttpRequest, game: GameName, name: Name, data: JSONBody[Attempt]
) -> Tried:
    """Return the effect of a run in a puzzle without acting."""
    if services.settings.limited and not services.trials.take(address_of(request)):
        raise RateLimited("error-many")
    return await asyncio.to_thread(_tried, services.games.game(game), name, data, language_of(request))


def _slow_down(services: Services, request: HttpRequest, data: Attempt) -> None:
    """Enforce the rate limit of answers, so that solutions cannot be found by trying everything.

    What is said to be done already is judged with the rest, so it counts as well.
    """
    if (data.now or data.done) and services.settings.limited and not services.attempts.take(address_of(request)):
        raise RateLimited("error-many")


def _answered(game: Game, name: str, data: Attempt, language: str) -> Problem:
    found = puzzles.find(game, name)
    judged = puzzles.judge(game, found, [*data.done, *data.now])
    answer: list[int | str] = [*judged.actions]
    if data.shown:
        answer, judged = [*found.solution], Judged("right")
    elif judged.verdict == "wrong":  # accepted actions stay; a wrong answer that is said to be accepted does not
        answer = [*data.done] if len(judged.actions) > len(data.done) else []
    table = puzzles.begin(game, found, answer, check_text(" ".join(data.name.split())))
    words, solved = game.words(language), judged.verdict == "right"
    texts = found.why if solved else [judged.words] if judged.words else []
    all_of_them = puzzles.puzzles(game)
    viewer = Viewer(table, found.seat)
    return Problem(
        id=found.id,
        puzzles=len(all_of_them),
        grade=found.grade,
        daily=puzzles.daily(game, puzzles.today()) == found,
        question=puzzles.said(game, found, found.question, words, table),
        verdict="shown" if data.shown else judged.verdict,
        told=[puzzles.said(game, found, text, words, table) for text in texts],
        solution=_labels(game, found, language) if solved else [],
        next=_next(all_of_them, found),
        done=answer,
        table=table_message(table, f"puzzle-{found.id}", found.seat, ended=solved),
        view=_without_help(game, view_message(viewer, language, data.describe)),
    )


def _without_help(game: Game, view: ViewMessage) -> ViewMessage:
    """Remove from the board's data what the game works out for players: solvers are to find it themselves."""
    if not view.board:
        return view
    solves = game.puzzles.solves
    return structs.replace(view, board={name: None if name in solves else it for name, it in view.board.items()})


def _labels(game: Game, puzzle: Puzzle, language: str) -> list[str]:
    """Return the labels of the actions of the solution, each at its turn."""
    return Viewer(puzzles.begin(game, puzzle), puzzle.seat).trial(puzzle.solution, language, 0).words


def _next(found: tuple[Puzzle, ...], puzzle: Puzzle) -> str:
    """Return the id of the next puzzle; empty after the last."""
    at = found.index(puzzle) + 1
    return found[at].id if at < len(found) else ""


def _tried(game: Game, name: str, data: Attempt, language: str) -> Tried:
    if not data.now:
        raise Invalid("error-empty")
    found = puzzles.find(game, name)
    table = puzzles.begin(game, found, data.done, check_text(" ".join(data.name.split())))
    tried = Viewer(table, found.seat).trial(data.now, language, 0)
    return structs.replace(tried, effect=None) if "effect" in game.puzzles.solves else tried


PUZZLES = (puzzle_list, puzzle, puzzle_trial)

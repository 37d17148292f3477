"""Lessons over HTTP. The server stores nothing about a pupil: every request holds all their actions so far."""

import asyncio
from typing import Annotated

from litestar import post
from litestar.params import JSONBody, PathParameter

from ...i18n.errors import Invalid, Unknown
from ...match.game import Game, check_text
from ...match.table import Table
from ...study import lessons
from ..live.viewer import Viewer
from ..ws.protocol import Tried
from .dependencies import Game as GameName
from .dependencies import HttpRequest, ServicesDep
from .exercises import table_message, view_message
from .schemas import Lesson, Study
from .security import language_of

Number = Annotated[int, PathParameter(ge=0, le=99)]


@post("/api/games/{game:str}/lessons/{number:int}", status_code=200)
async def study(
    services: ServicesDep, request: HttpRequest, game: GameName, number: Number, data: JSONBody[Study]
) -> Lesson:
    """Return the present step of a lesson after the given actions."""
    # in a thread: the lesson is replayed from its start, and tables must not wait for that
    return await asyncio.to_thread(_studied, services.games.game(game), number, data, language_of(request))


@post("/api/games/{game:str}/lessons/{number:int}/try", status_code=200)
async def study_trial(
    services: ServicesDep, request: HttpRequest, game: GameName, number: Number, data: JSONBody[Study]
) -> Tried:
    """Return the effect of a run in a lesson without acting."""
    return await asyncio.to_thread(_tried, services.games.game(game), number, data, language_of(request))


def _studied(game: Game, number: int, data: Study, language: str) -> Lesson:
    lesson = _lesson(game, number)
    table, at = lessons.resume(game, lesson, data.done)
    done = [*data.done]
    if data.shown and at < len(lesson.step):
        done = [*done[:at], *lessons.fitting(table, lesson, lesson.step[at])[:1]]
        table, at = lessons.resume(game, lesson, done)
    _name(table, lesson, data.name)
    words, finished = game.words(language), at == len(lesson.step)
    step = None if finished else lesson.step[at]
    return Lesson(
        number=number,
        id=lesson.id,
        title=words(lesson.title),
        step=at,
        steps=len(lesson.step),
        lessons=len(lessons.lessons(game)),
        text=[] if step is None else lessons.paragraphs(words, lesson.text(step)),
        clauses=[] if step is None else [*step.clauses],
        task=step is not None and bool(step.accept),
        finished=finished,
        done=done,
        table=table_message(table, f"lesson-{lesson.id}", lesson.seat),
        view=view_message(Viewer(table, lesson.seat), language, data.describe),
    )


def _tried(game: Game, number: int, data: Study, language: str) -> Tried:
    if not data.trial:
        raise Invalid("error-empty")
    lesson = _lesson(game, number)
    table, _ = lessons.resume(game, lesson, data.done)
    _name(table, lesson, data.name)
    return Viewer(table, lesson.seat).trial(data.trial, language, 0)


def _lesson(game: Game, number: int) -> lessons.LessonScript:
    found = lessons.lessons(game)
    if number >= len(found):
        raise Unknown("error-lesson", number=str(number + 1))
    return found[number]


def _name(table: Table, lesson: lessons.LessonScript, name: str) -> None:
    """Give the pupil's seat their name."""
    names = [*table.names] + [""] * (table.players - len(table.names))
    names[lesson.seat] = check_text(" ".join(name.split()))
    table.names = tuple(names)


LESSONS = (study, study_trial)

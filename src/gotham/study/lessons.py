"""Tutorials: positions of a game with something to read and something to do, from the `lessons.toml` of its package.

Nothing is stored about a pupil. The position in a lesson follows from the actions in it, one list for every
passed step; a page without a task has an empty one.
"""

import functools
import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase

import msgspec

from ..i18n.catalogue import LANGUAGES, Words
from ..i18n.errors import Conflict, GothamError, Illegal
from ..match.game import Game, check_text
from ..match.scene import Scene, read_scene
from ..match.table import Table
from ..moved import renamed

__getattr__ = renamed(__name__, {"Lesson": "LessonScript"})  # of version 0.2

RUN = "; "  # between the actions of a run, in a pattern


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text, and with `accept` a task. `then` lists what the others do next: seat and notation."""

    id: str
    clauses: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()  # patterns of notations
    run: bool = False  # whether a run is possible: its last action is accepted, or the whole run (`; `)
    example: tuple[str, ...] = ()  # a run that passes, where one action does not
    then: tuple[str, ...] = ()


class LessonScript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter on one scene: the pupil's seat, the names of the others, and the seed of chance."""

    id: str
    scene: str
    step: tuple[Step, ...]
    seat: int = 0
    names: tuple[str, ...] = ()  # the pupil's is empty
    seed: str = "lesson"

    @property
    def title(self) -> str:
        """The message that is its title."""
        return f"lesson-{self.id}"

    def text(self, step: Step) -> str:
        """The message of a step."""
        return f"step-{self.id}-{step.id}"

    def wrong(self, step: Step) -> str:
        """The message after an action that does not pass the step, if the lesson has one."""
        return f"{self.text(step)}-wrong"


class _File(msgspec.Struct, forbid_unknown_fields=True):
    lesson: tuple[LessonScript, ...]


@functools.cache
def lessons(game: Game) -> tuple[LessonScript, ...]:
    """Return the lessons of a game in order; none if its package has none."""
    path = game.file("lessons.toml")
    return _read(path.read_text("utf-8")) if path.exists() else ()


def _read(text: str) -> tuple[LessonScript, ...]:
    return msgspec.convert(tomllib.loads(text), _File).lesson


def paragraphs(words: Words, message: str) -> list[str]:
    """Return the paragraphs of a text; an empty line in the catalogue starts a new one."""
    return [" ".join(part.split("\n")) for part in words(message).split("\n\n")]


# ------------------------------------------------------------------------------------------- playing


@functools.lru_cache(200)
def _scene(game: Game, lesson: LessonScript) -> Scene:
    return read_scene(game, lesson.scene)


def begin(game: Game, lesson: LessonScript) -> Table:
    """Return the table of a lesson before its first step."""
    scene = _scene(game, lesson)
    return Table(game, scene.players, scene.options, lesson.seed, scene, lesson.names)


def resume(game: Game, lesson: LessonScript, done: Sequence[Sequence[int | str]]) -> tuple[Table, int]:
    """Return the table after some actions and the number of passed steps; a run of the next step may have begun.

    Anything else is refused: by its clause where it is against the rules, else with the step's own words.
    """
    if len(done) > len(lesson.step):
        raise Conflict("error-lesson-done", steps=str(len(lesson.step)))
    table = begin(game, lesson)
    for at, actions in enumerate(done):
        if not take(table, lesson, lesson.step[at], actions):
            if at + 1 < len(done):
                raise _otherwise(game, lesson, lesson.step[at])
            return table, at
    return table, len(done)


def take(table: Table, lesson: LessonScript, step: Step, actions: Sequence[int | str]) -> bool:
    """Apply an action of the pupil; if it passes the step, apply the actions of the others, too."""
    texts = [table.game.notation[number] for _, number in table.rehearse(lesson.seat, *actions)]
    passed = _fits(step, texts) if texts else not step.accept
    if not passed and not _begins(step, texts):
        raise _otherwise(table.game, lesson, step)
    table.act(lesson.seat, *texts)
    for each in step.then if passed else ():
        seat, _, action = each.partition(" ")
        table.act(int(seat), action)
    return passed


def _otherwise(game: Game, lesson: LessonScript, step: Step) -> Illegal:
    """Return why a legal action does not pass a step."""
    words = game.words()
    message = lesson.wrong(step) if words.has(lesson.wrong(step)) else "lesson-otherwise"
    return Illegal(message if step.accept else "lesson-read", words)


def _fits(step: Step, texts: Sequence[str]) -> bool:
    """Whether a step accepts a run: a pattern with `; ` describes the whole run, any other its last action."""
    runs = [pattern.split(RUN) for pattern in step.accept]
    if step.run and any(len(texts) == len(run) > 1 and _within(texts, run) and _whole(texts, run) for run in runs):
        return True
    return (step.run or len(texts) == 1) and any(fnmatchcase(texts[-1], run[0]) for run in runs if len(run) == 1)


def _begins(step: Step, texts: Sequence[str]) -> bool:
    """Whether the actions are part of an accepted run: the text view sends one action at a time."""
    runs = (pattern.split(RUN)[:-1] for pattern in step.accept)
    return step.run and bool(texts) and any(len(texts) <= len(run) and _within(texts, run) for run in runs)


def _within(texts: Sequence[str], run: Sequence[str]) -> bool:
    """Whether every action belongs to the run, in any order."""
    return all(any(fnmatchcase(text, pattern) for pattern in run) for text in texts)


def _whole(texts: Sequence[str], run: Sequence[str]) -> bool:
    """Whether the run is complete."""
    return all(any(fnmatchcase(text, pattern) for text in texts) for pattern in run)


def fitting(table: Table, lesson: LessonScript, step: Step) -> list[list[int | str]]:
    """Return what passes a step: every single action that does, and the example; nothing if it is only a text."""
    if not step.accept:
        return [[]]
    legal = table.numbers(lesson.seat) if lesson.seat in table.actors else []
    singles: list[list[int | str]] = [[number] for number in legal if _fits(step, [table.game.notation[number]])]
    return singles + ([list[int | str](step.example)] if step.example else [])


# ------------------------------------------------------------------------------------------ checking


def messages(game: Game) -> tuple[set[str], set[str]]:
    """Return the messages that the lessons of a game require, and the optional ones."""
    steps = [(lesson, step) for lesson in lessons(game) for step in lesson.step]
    needed = {lesson.title for lesson in lessons(game)} | {lesson.text(step) for lesson, step in steps}
    return needed, {lesson.wrong(step) for lesson, step in steps if step.accept}


def check(game: Game) -> list[str]:
    """Return the defects of the lessons of a game, one line each."""
    try:
        found = lessons(game)
    except ValueError as error:  # errors of TOML, or of invalid content
        return [f"lessons.toml: {error}"]
    problems = [*_check_texts(game)]
    if len({lesson.id for lesson in found}) < len(found):
        problems.append("two lessons have the same id")
    for lesson in found:
        problems += [f"{lesson.id}: {problem}" for problem in _check_lesson(game, lesson)]
    return problems


def _check_texts(game: Game) -> Iterator[str]:
    needed, possible = messages(game)
    for language in LANGUAGES:
        words = game.words(language)
        yield from (f"{language}: no text {message}" for message in sorted(needed) if not words.has(message))
        some = (message for message in sorted(possible) if game.words().has(message) and not words.has(message))
        yield from (f"{language}: no text {message}" for message in some)


def _check_lesson(game: Game, lesson: LessonScript) -> Iterator[str]:
    if len({step.id for step in lesson.step}) < len(lesson.step):
        yield "two steps have the same id"
    yield from _check_clauses(game, lesson)
    try:
        table = begin(game, lesson)
        check_text(lesson.seed)
    except GothamError as error:
        yield f"the scene: {error}"
        return
    if not 0 <= lesson.seat < table.players or (lesson.names and len(lesson.names) != table.players):
        yield f"seat {lesson.seat} or {len(lesson.names)} names do not fit {table.players} players"
        return
    yield from _check_steps(game, lesson)


def _check_clauses(game: Game, lesson: LessonScript) -> Iterator[str]:
    for step in lesson.step:
        unknown = [clause for clause in step.clauses if not game.words().has(f"clause-{clause}")]
        yield from (f"{step.id}: no clause {clause}" for clause in unknown)


def _check_steps(game: Game, lesson: LessonScript) -> Iterator[str]:
    """Play a lesson by the first accepted action of each step; it must still end after every other one."""
    done: list[list[int | str]] = []
    for step in lesson.step:
        table, _ = resume(game, lesson, done)
        choices = fitting(table, lesson, step)
        yield from _check_patterns(table, lesson, step)
        if not choices:
            yield f"{step.id}: nothing legal fits {list(step.accept)}; legal is {table.legal(lesson.seat)[:40]}"
            return
        stuck = [problem for problem in (_stuck(game, lesson, [*done, choice]) for choice in choices) if problem]
        yield from (f"{step.id}: {problem}" for problem in stuck)
        if stuck:
            return
        done.append(choices[0])


def _check_patterns(table: Table, lesson: LessonScript, step: Step) -> Iterator[str]:
    """Report patterns that match no action; the last action of a run is known to the game alone."""
    texts = table.game.notation if step.run else table.legal(lesson.seat)
    for pattern in (part for accepted in step.accept for part in accepted.split(RUN)):
        if not any(fnmatchcase(text, pattern) for text in texts):
            yield f"{step.id}: nothing fits {pattern!r}"


def _stuck(game: Game, lesson: LessonScript, done: list[list[int | str]]) -> str:
    """Return why a lesson cannot be finished after some actions, always by the first accepted action."""
    actions = [[game.notation[each] if isinstance(each, int) else each for each in run] for run in done]
    try:
        table, _ = resume(game, lesson, done)
        for step in lesson.step[len(done) :]:
            choices = fitting(table, lesson, step)
            if not choices:
                return f"after {actions}, nothing fits {step.id}"
            if not take(table, lesson, step, choices[0]):
                return f"after {actions}, {step.id} is not passed by its example"
    except (GothamError, ValueError) as error:
        return f"after {actions}: {error}"
    return ""

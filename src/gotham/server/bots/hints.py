"""Hints: what a bot would do in one's place, from one's own view alone, and why."""

import functools
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import structlog

from ...bots.advice import reasons
from ...bots.opponents import adviser
from ...i18n.errors import Conflict, GothamError, RateLimited, Unavailable
from ...match.view import View
from .. import auth as tokens
from .. import metrics
from ..http.rate_limit import Buckets
from ..http.schemas import Hint, HintChoice
from ..live.room import Room
from ..live.seats import Person
from .service import Thinking
from .worker import Answer

log = structlog.get_logger()
LONGEST = 20.0  # seconds that a bot may think
A_MINUTE, AT_ONCE = 6, 6  # hints that one person may ask for


class Question(NamedTuple):
    """Who asks, and what they have seen."""

    seat: int
    view: View
    revision: int


class Hints:
    """Bots that are asked by people. They think apart from those that play: nobody's turn waits for a hint."""

    def __init__(self) -> None:
        self.thinking = Thinking(1)
        self.asking: set[tuple[str, str]] = set()  # table and token
        self.often = Buckets(A_MINUTE / 60, AT_ONCE)

    async def ask(self, room: Room, person: Person, language: str, limited: bool) -> Hint:
        """What a bot would do now; one question at a time."""
        key = room.match.id, person.token
        if key in self.asking:
            raise RateLimited("error-hint-busy")
        self.asking.add(key)
        try:
            question = await room.settle(functools.partial(self._asked, room, person, limited))
            answer = await self._answer(room, question)
            async with room.lock:
                return _hint(room, question, answer, language)
        finally:
            self.asking.discard(key)

    async def _asked(self, room: Room, person: Person, limited: bool) -> Question:
        """The question, unless there is none; among people all are told that it was asked."""
        seat = seat_asking(room, room.now(person))
        if limited and not self.often.take(f"{room.match.id}/{person.token}"):
            raise RateLimited("error-many")
        if among_people(room):
            await room.told("hint", room.people.name(seat), seat)
        watch = room.watch(seat)
        return Question(seat, watch.view, watch.revision)

    async def _answer(self, room: Room, question: Question) -> Answer:
        seat, view, _ = question
        digest = hashlib.sha256(view.cells.tobytes()).hexdigest()
        seed = tokens.chance(room.people.secret, "hint", seat, digest)
        try:
            return await self.thinking.advise(view, adviser(view.game), seed, LONGEST)
        except TimeoutError as error:  # a bot that thinks long is no failure
            raise Unavailable("error-hint-late") from error
        except Exception as error:
            metrics.failures.inc()
            log.warning("hint", game=view.game.name, error=repr(error))
            raise Unavailable("error-hint-late") from error

    def close(self) -> None:
        self.thinking.close()


def among_people(room: Room) -> bool:
    """Whether more than one person plays here."""
    return sum(chair.holder is not None and not chair.bot for chair in room.people.chairs) > 1


def seat_asking(room: Room, person: Person | None) -> int:
    """The seat of who may ask for a hint now."""
    seat = room.people.seat_of(person)
    if seat is None:
        raise Conflict("error-seatless")
    if not room.match.hints:
        raise Unavailable("error-hints-off")
    if room.people.chairs[seat].bot:
        raise Conflict("error-away")
    if room.state != "running" or not room.watch(seat).numbers():
        raise Conflict("error-hint-now")
    return seat


def _hint(room: Room, question: Question, answer: Answer, language: str) -> Hint:
    """An answer in words, as they were when it was asked for."""
    _, view, revision = question
    actions = [int(number) for number in answer.actions]
    words, label = view.game.words(language), functools.partial(_label, room, view, language)
    reason = reasons(view, actions, answer.reason, words, functools.partial(room.playing().name, words=words), label)
    called = functools.partial(_called, room, question, language)
    choices = [HintChoice(list(run), called(run), kind, figure) for run, kind, figure in answer.ranked]
    return Hint(revision, actions, called(actions), reason, choices)


def _label(room: Room, view: View, language: str, number: int) -> str:
    """What an action was called then; nothing is an action that the game has not."""
    if not 0 <= number < view.game.rules.ACTIONS.count:
        return "?"
    return room.watch(view.viewer).label(number, language, view)


def _called(room: Room, question: Question, language: str, actions: Sequence[int]) -> list[str]:
    """What each action of a run is called at its turn, at a table that looks like what was seen."""
    seat, view, revision = question
    watch = room.watch(seat)
    table = room.playing() if watch.revision == revision else view.guess(revision)
    try:
        steps = table.rehearse(seat, *actions) if actions else []
    except GothamError:  # the table that looks the same is not the same
        steps = [(view, number) for number in actions]
    return [watch.label(number, language, before) for before, number in steps]

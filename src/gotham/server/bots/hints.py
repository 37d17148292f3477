"""Hints: what a bot would do in one's place, from one's own view alone, and why."""

import functools
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import structlog

from ...bots.advice import reasons
from ...bots.registry import adviser
from ...i18n.errors import Conflict, GothamError, RateLimited, Unavailable
from ...match.view import View
from .. import limits, metrics
from ..auth import derived_secret
from ..http.rate_limit import RateLimiter
from ..http.schemas import Hint, HintChoice
from ..live.chat import announce
from ..live.room import Room
from ..live.state import Participant
from .service import BotService
from .worker import Answer

log = structlog.get_logger()


class HintRequest(NamedTuple):
    """The person who asked for a hint, and their revision at that time."""

    seat: int
    view: View
    revision: int


class Hints:
    """Asks bots for people, in workers of their own: nobody's turn waits for a hint."""

    def __init__(self) -> None:
        self.bots = BotService(1)
        self.asking: set[tuple[str, str]] = set()  # table and token
        self.often = RateLimiter(limits.rate(limits.HINTS), limits.HINTS.value)

    async def ask(self, room: Room, person: Participant, language: str, limited: bool) -> Hint:
        """Return a hint; a person may ask for one at a time."""
        key = room.setup.id, person.token
        if key in self.asking:
            raise RateLimited("error-hint-busy")
        if len(self.asking) >= limits.HINTS_WAITING.value:
            raise RateLimited("error-many")
        self.asking.add(key)
        try:
            request = await room.run(self._request, person, limited)
            answer = await self._answer(room, request)
            async with room.lock:
                return _hint(room, request, answer, language)
        finally:
            self.asking.discard(key)

    async def _request(self, room: Room, person: Participant, limited: bool) -> HintRequest:
        """Return the request, if it is allowed; among people, announce it to all."""
        seat = seat_asking(room, room.current(person))
        if limited and not self.often.take(f"{room.setup.id}/{person.token}"):
            raise RateLimited("error-many")
        if among_people(room) and not await announce(room, "hint", room.people.name(seat), seat):
            raise Conflict("error-chat-full")  # nobody may ask in secret
        viewer = room.broadcast.viewer(seat)
        return HintRequest(seat, viewer.view, viewer.revision)

    async def _answer(self, room: Room, request: HintRequest) -> Answer:
        seat, view, _ = request
        digest = hashlib.sha256(view.cells.tobytes()).hexdigest()
        seed = derived_secret(room.people.secret, "hint", seat, digest)
        try:
            return await self.bots.advise(view, adviser(view.game), seed, limits.HINT_TIME.value)
        except TimeoutError as error:  # a bot that thinks long is no failure
            raise Unavailable("error-hint-late") from error
        except Exception as error:
            metrics.failures.inc()
            log.warning("hint", game=view.game.name, error=repr(error))
            raise Unavailable("error-hint-late") from error

    def close(self) -> None:
        self.bots.close()


def among_people(room: Room) -> bool:
    """Return whether more than one person plays here."""
    return sum(chair.holder is not None and not chair.bot for chair in room.people.chairs) > 1


def seat_asking(room: Room, person: Participant | None) -> int:
    """Return the seat of a person who may ask for a hint now."""
    seat = room.people.seat_of(person)
    if seat is None:
        raise Conflict("error-seatless")
    if not room.setup.hints:
        raise Unavailable("error-hints-off")
    if room.people.chairs[seat].bot:
        raise Conflict("error-away")
    if room.state != "running" or not room.broadcast.viewer(seat).numbers():
        raise Conflict("error-hint-now")
    return seat


def _hint(room: Room, request: HintRequest, answer: Answer, language: str) -> Hint:
    """Return an answer with the labels of the view it was asked about."""
    _, view, revision = request
    actions = [int(number) for number in answer.actions]
    words, label = room.playing().words(language), functools.partial(_label, room, view, language)
    reason = reasons(view, actions, answer.reason, words, functools.partial(room.playing().name, words=words), label)
    labels = functools.partial(_labels, room, request, language)
    choices = [HintChoice(list(run), labels(run), kind, figure) for run, kind, figure in answer.ranked]
    return Hint(revision, actions, labels(actions), reason, choices)


def _label(room: Room, view: View, language: str, number: int) -> str:
    """Return the label of an action in a former view; "?" for a number that is none."""
    if not 0 <= number < view.game.rules.ACTIONS.count:
        return "?"
    return room.broadcast.viewer(view.viewer).label(number, language, view)


def _labels(room: Room, request: HintRequest, language: str, actions: Sequence[int]) -> list[str]:
    """Return the label of each action of a run, at a table that is consistent with the view."""
    seat, view, revision = request
    viewer = room.broadcast.viewer(seat)
    table = room.playing() if viewer.revision == revision else view.guess(revision)
    try:
        steps = table.rehearse(seat, *actions) if actions else []
    except GothamError:  # the guessed table differs in hidden cells
        steps = [(view, number) for number in actions]
    return [viewer.label(number, language, before) for before, number in steps]

"""Finds what exactly differs where a law is broken: the field, the viewer, the seat and the action.

Compiled rules stop with all boards as they were, so the questions are asked again here, interpreted.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..engine import SPECTATOR
from ..i18n.errors import GothamError
from ..match.game import Game
from ..match.scene import viewer_name, write_value
from . import decisions as boards_of

Finding = GothamError  # a message with details, which is said in the reader's language


class Break(NamedTuple):
    """Where a law was broken. The action is the one that was checked, or the last before a position."""

    game: Game
    boards: Any
    law: int
    place: int  # of the viewer: the seats, then the spectator
    seat: int
    action: int

    @property
    def players(self) -> int:
        return int(self.boards[boards_of.STATE].players)

    @property
    def viewer(self) -> int:
        return self.place if self.place < self.players else SPECTATOR

    def board(self, row: int) -> Any:
        return self.boards[row]

    def finding(self, message: str, **details: object) -> Finding:
        """A message about this break: every one may name the viewer, the seat and the action."""
        action = "-" if self.action < 0 else self.game.notation[self.action]
        texts = {name: str(value) for name, value in details.items()}
        return Finding(message, viewer=viewer_name(self.viewer), seat=str(self.seat), action=action, **texts)


def diagnose(found: Break) -> Finding:
    """Say what differs, as precisely as the broken law allows."""
    ask = {1: _waiting, 2: _guess, 3: _answers, 5: _position, 8: _notice, 9: _world, 10: _twin}
    return next(ask[found.law](found), found.finding("law-otherwise"))


def differences(game: Game, one: Any, other: Any) -> Iterator[tuple[str, int, int]]:
    """Return the fields in which two states differ, such as `place[7]`, with both values."""
    for name in game.rules.State.bounds:
        before, after = np.atleast_1d(one[name]), np.atleast_1d(other[name])
        for place in np.argwhere(before != after):
            where = ",".join(map(str, place.tolist()))
            label = f"{name}[{where}]" if np.ndim(one[name]) else name
            yield label, int(before[tuple(place)]), int(after[tuple(place)])


def _differing(found: Break, message: str, one: int, other: int) -> Iterator[Finding]:
    for field, before, after in differences(found.game, found.board(one), found.board(other)):
        yield found.finding(message, field=field, before=write_value(before), after=write_value(after))


def _waiting(found: Break) -> Iterator[Finding]:
    rules, s = found.game.rules, found.board(boards_of.STATE)
    mask = np.zeros(rules.ACTIONS.count, np.bool_)
    for seat in range(found.players):
        if int(rules.awaited(s)) >> seat & 1:
            mask[:] = False
            rules.legal(s, seat, mask)
            if not mask.any():
                yield found.finding("law-idle", who=seat)
    yield found.finding("law-turn")


def _position(found: Break, row: int = boards_of.STATE) -> Iterator[Finding]:
    rules, s = found.game.rules, found.board(row)
    for name, (low, high) in rules.State.bounds.items():
        for place in np.argwhere((np.atleast_1d(s[name]) < low) | (np.atleast_1d(s[name]) > high)):
            label = f"{name}[{','.join(map(str, place.tolist()))}]" if np.ndim(s[name]) else name
            value = int(np.atleast_1d(s[name])[tuple(place)])
            yield found.finding("law-range", field=label, value=write_value(value), low=low, high=high)
    clause = int(rules.check(s))
    if clause:
        yield found.finding("law-clause", clause=found.game.clause(clause))


def _guess(found: Break) -> Iterator[Finding]:
    yield from _differing(found, "law-guess", boards_of.VIEW, boards_of.OTHER_VIEW)
    yield from _position(found, boards_of.WORLD)


def _answers(found: Break) -> Iterator[Finding]:
    """Return the questions whose answers differ between the state and the view or the guess."""
    rules = found.game.rules
    s, others = found.board(boards_of.STATE), (boards_of.VIEW, boards_of.WORLD)
    for question in ("actors", "awaited", "is_over"):
        if any(getattr(rules, question)(found.board(row)) != getattr(rules, question)(s) for row in others):
            yield found.finding("law-answer", question=question)
    if rules.is_over(s):
        yield from _results(found)
    if found.viewer != SPECTATOR:
        yield from _choices(found)


def _results(found: Break) -> Iterator[Finding]:
    rules, game = found.game.rules, found.game
    rows = [found.boards[row : row + 1] for row in (boards_of.STATE, boards_of.VIEW, boards_of.WORLD)]
    if len({game.in_mode(game.mode).returns(each) for each in rows}) > 1:
        yield found.finding("law-answer", question="returns")
    if len({int(rules.winners(each[0])) for each in rows}) > 1:
        yield found.finding("law-answer", question="winners")


def _choices(found: Break) -> Iterator[Finding]:
    rules, count = found.game.rules, found.game.rules.ACTIONS.count
    states = [found.board(row) for row in (boards_of.STATE, boards_of.VIEW, boards_of.WORLD)]
    masks = np.zeros((3, count), np.bool_)
    for mask, s in zip(masks, states, strict=True):
        rules.legal(s, found.viewer, mask)
    for action in np.flatnonzero((masks != masks[0]).any(0)).tolist():
        yield found.finding("law-choice", question="legal", choice=found.game.notation[action])
    for action in range(count):
        reasons = {int(rules.why(s, found.viewer, action)) for s in states}
        if len(reasons) > 1 or (0 in reasons) != bool(masks[0, action]):
            yield found.finding("law-choice", question="why", choice=found.game.notation[action])


def _notice(found: Break) -> Iterator[Finding]:
    """Report an unnoticed change, or something noticed that changes nothing."""
    before = boards_of.BEFORE + found.place
    seen = found.game.rules.seen(found.board(boards_of.EARLIER), found.seat, found.action, found.viewer)
    if int(seen) < 0:
        yield from _differing(found, "law-unnoticed", before, boards_of.VIEW)
    yield found.finding("law-noticed")


def _world(found: Break) -> Iterator[Finding]:
    yield from _differing(found, "law-world", boards_of.VIEW, boards_of.OTHER_VIEW)


def _twin(found: Break) -> Iterator[Finding]:
    """The views of the twins differ before the action or after it, or the action itself looks different."""
    rules, viewers = found.game.rules, found.players + 1
    twin = boards_of.BEFORE + 2 * viewers + found.place
    yield from _differing(found, "law-twin", boards_of.VIEW, boards_of.OTHER_VIEW)
    yield from _differing(found, "law-twin", boards_of.BEFORE + found.place, boards_of.OTHER_VIEW)
    states = (found.board(boards_of.EARLIER), found.board(twin))
    seen = [int(rules.seen(s, found.seat, found.action, found.viewer)) for s in states]
    if seen[0] != seen[1]:
        names = [found.game.notation[each] if each >= 0 else "-" for each in seen]
        yield found.finding("law-seen", before=names[0], after=names[1])

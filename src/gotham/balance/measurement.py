"""Play matches and measure them: leads, length and result."""

import functools
import time
from collections.abc import Generator, Sequence
from typing import Any

from ..arena import Schedule
from ..arena.block import broken
from ..bots import bot, play, warm_up
from ..i18n.errors import GothamError
from ..match.game import Game
from ..match.game import game as find_game
from ..match.table import Change, Table
from ..parallel.batches import in_processes
from .records import MatchRecord


def measure(game: Game, schedule: Schedule, numbers: Sequence[int], jobs: int) -> Generator[tuple[int, MatchRecord]]:
    """Play matches by number; yield the record of each as it finishes, in any order."""
    jobs = min(jobs, len(numbers))
    if jobs < 2:
        return ((number, play_match(game, schedule, number)) for number in numbers)
    if game.mode != "plain":
        # Compiled once here, and only loaded by the workers.
        warm_up(game.table(schedule.players, schedule.deal(0), schedule.options), schedule.bots)
    return in_processes(functools.partial(play_matches, game.name, game.mode, schedule), numbers, jobs)


def play_matches(
    name: str, mode: str, schedule: Schedule, numbers: list[int]
) -> tuple[list[tuple[int, MatchRecord]], float]:
    """Return the records of matches and the time they took."""
    start, this = time.perf_counter(), find_game(name, mode)
    return [(number, play_match(this, schedule, number)) for number in numbers], time.perf_counter() - start


def play_match(game: Game, schedule: Schedule, number: int) -> MatchRecord:
    """Play a match; the same number has the same deal with any options."""
    deal = schedule.deal(number)
    table = game.table(schedule.players, deal, schedule.options)
    first = game.balance.first(table.view().state) if game.balance.first else table.awaited[0]
    table.follow = course = LeadTracker(game)
    try:
        play(table, [bot(game, spec, f"{deal}/{seat}") for seat, spec in enumerate(schedule.bots)])
    except GothamError as error:
        raise broken(table, schedule.bots[:1], deal, error) from None
    return _record(table, int(first), course)


class LeadTracker:
    """Follows a match: counts its turns and changes of the lead."""

    def __init__(self, game: Game) -> None:
        self.game, self.turns, self.changes, self.settled = game, 0, 0, 0
        self._standing = game.balance.standing
        self._mover = self._leader = -1

    def __call__(self, moment: Change) -> None:
        """Count a move: a turn lasts until another seat acts; a tie does not change the lead."""
        if moment.entry.seat != self._mover:
            self._mover, self.turns = moment.entry.seat, self.turns + 1
        leader = self._ahead(moment.after)
        if leader not in (-1, self._leader):
            self.changes += self._leader != -1
            self._leader, self.settled = leader, self.turns

    def _ahead(self, rows: Any) -> int:
        """Return the sole leader, or -1; at the end by the result."""
        is_over = self.game.status(rows)[2]
        standing = self._standing(rows[0]) if self._standing and not is_over else self.game.returns(rows)
        best = max(standing)
        return standing.index(best) if list(standing).count(best) == 1 else -1


def _record(table: Table, first: int, course: LeadTracker) -> MatchRecord:
    count = table.players
    rounds = table.game.balance.rounds(table.view().state)
    return MatchRecord(
        winners=tuple(sorted((seat - first) % count for seat in table.winners)),
        returns=_from(table.returns, first),
        rounds=tuple(_from(points, start) for start, points in rounds),
        turns=course.turns,
        actions=len(table.log),
        changes=course.changes,
        settled=course.settled,
    )


def _from(values: Sequence[int], first: int) -> tuple[int, ...]:
    """Values by seat, from some seat on."""
    return (*map(int, values[first:]), *map(int, values[:first]))

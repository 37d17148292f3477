"""Matches that are played to be measured: who was ahead when, how long it took, and how it ended."""

import functools
import time
from collections.abc import Generator, Sequence
from typing import Any

from ..arena import Schedule
from ..arena.block import broken
from ..arena.workers import in_processes
from ..bots import bot, play, rehearse
from ..i18n.errors import GothamError
from ..match.game import Game
from ..match.game import game as find_game
from ..match.table import Moment, Table
from .records import Record


def measure(game: Game, schedule: Schedule, numbers: Sequence[int], jobs: int) -> Generator[tuple[int, Record]]:
    """Plays matches by their numbers and yields what was measured of each as it is finished, in any order."""
    jobs = min(jobs, len(numbers))
    if jobs < 2:
        return ((number, play_match(game, schedule, number)) for number in numbers)
    if game.mode != "plain":
        # Compiled once here, and only loaded by the workers.
        rehearse(game.table(schedule.players, schedule.deal(0), schedule.options), schedule.bots)
    return in_processes(functools.partial(play_matches, game.name, game.mode, schedule), numbers, jobs)


def play_matches(
    name: str, mode: str, schedule: Schedule, numbers: list[int]
) -> tuple[list[tuple[int, Record]], float]:
    """Matches with what was measured of them, and how long they took."""
    start, this = time.perf_counter(), find_game(name, mode)
    return [(number, play_match(this, schedule, number)) for number in numbers], time.perf_counter() - start


def play_match(game: Game, schedule: Schedule, number: int) -> Record:
    """A match on a deal of its own; with other options, the match of the same number has the same deal."""
    deal = schedule.deal(number)
    table = game.table(schedule.players, deal, schedule.options)
    first = game.balance.first(table.view().state) if game.balance.first else table.awaited[0]
    table.follow = course = Course(game)
    try:
        play(table, [bot(game, spec, f"{deal}/{seat}") for seat, spec in enumerate(schedule.bots)])
    except GothamError as error:
        raise broken(table, schedule.bots[:1], deal, error) from None
    return _record(table, int(first), course)


class Course:
    """Follows a match: its turns, and who was ahead."""

    def __init__(self, game: Game) -> None:
        self.game, self.turns, self.changes, self.settled = game, 0, 0, 0
        self._standing = game.balance.standing
        self._mover = self._leader = -1

    def __call__(self, moment: Moment) -> None:
        """A turn is all that a seat does until another acts; between equals, who was ahead still is."""
        if moment.entry.seat != self._mover:
            self._mover, self.turns = moment.entry.seat, self.turns + 1
        leader = self._ahead(moment.after)
        if leader not in (-1, self._leader):
            self.changes += self._leader != -1
            self._leader, self.settled = leader, self.turns

    def _ahead(self, rows: Any) -> int:
        """Who is ahead of everybody else, or -1; at the end by the result, whatever counted before."""
        is_over = self.game.status(rows)[2]
        standing = self._standing(rows[0]) if self._standing and not is_over else self.game.returns(rows)
        best = max(standing)
        return standing.index(best) if list(standing).count(best) == 1 else -1


def _record(table: Table, first: int, course: Course) -> Record:
    count = table.players
    rounds = table.game.balance.rounds(table.view().state)
    return Record(
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

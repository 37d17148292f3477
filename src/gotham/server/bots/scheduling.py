"""The order in which jobs start: people who wait first, then tables where only bots play, then analyses.

Tables of the same urgency take turns, however many jobs each has. Slow jobs share the time: the more of them there are,
the smaller is the share of its budget that each gets, so that answers come as soon as before.
"""

import asyncio
import enum
from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

LEAST = 0.02  # of a budget, however many jobs there are
Rules = tuple[str, str]  # the game and the mode of rules that a worker has loaded


class Urgency(enum.IntEnum):
    """Who waits for a job; the lowest comes first."""

    PERSON = 0  # somebody at the table
    BOTS = 1  # a table where nobody is
    ANALYSIS = 2  # of a finished match


class Occupied(Protocol):
    """What a running job occupies: one worker."""

    busy: bool
    slow: bool
    urgency: Urgency


@dataclass(eq=False)
class QueuedJob:
    """A job that waits for a worker."""

    slow: bool = False
    rules: Rules | None = None
    urgency: Urgency = Urgency.PERSON
    table: Hashable = None
    since: float = 0.0
    start: int = 0  # its place in the turns of the tables
    turn: "asyncio.Future[Occupied]" = field(init=False, repr=False)


class TableTurns:
    """Start-time fair queueing: a table's next job comes after one job of every other table that waits."""

    def __init__(self) -> None:
        self.now = 0  # the place of the latest job that started
        self.next: dict[Hashable, int] = {}  # table -> the place of its next job

    def place(self, table: Hashable) -> int:
        """Return the place of a new job."""
        start = max(self.now, self.next.get(table, 0))
        self.next[table] = start + 1
        return start

    def started(self, start: int) -> None:
        """Advance to a job that starts; tables without claims on the past are forgotten."""
        if start > self.now:
            self.now = start
            self.next = {table: place for table, place in self.next.items() if place > start}


class JobQueue:
    """The jobs that wait for some workers, of which `slots` may be busy with slow ones.

    Jobs that are less urgent than the `first` leave one of these free, so that the most urgent rarely wait for them.
    """

    def __init__(self, slots: int, first: Urgency = Urgency.PERSON) -> None:
        self.slots, self.first = slots, first
        self.waiting: list[QueuedJob] = []
        self.turns = {urgency: TableTurns() for urgency in Urgency}

    def add(self, job: QueuedJob) -> None:
        job.start = self.turns[job.urgency].place(job.table)
        self.waiting.append(job)

    def next(self, running: Collection[Occupied]) -> QueuedJob | None:
        """Remove and return the job that may start now beside the running ones."""
        allowed = [job for job in self.waiting if not job.turn.done() and self._may_start(job, running)]
        if not allowed:
            return None
        job = min(allowed, key=lambda each: (each.urgency, each.start))  # the first to come, where both are the same
        self.waiting.remove(job)
        self.turns[job.urgency].started(job.start)
        return job

    def _may_start(self, job: QueuedJob, running: Iterable[Occupied]) -> bool:
        if job.slow and sum(each.slow for each in running) >= self.slots:
            return False
        lesser = sum(each.urgency > self.first for each in running)
        return job.urgency <= self.first or lesser < max(1, self.slots - 1)

    def share(self, running: Iterable[Occupied], urgency: Urgency = Urgency.PERSON) -> float:
        """Return the share of its budget that a slow job may use beside the running ones, and those that wait and are
        not less urgent."""
        rivals = sum(each.slow for each in running)
        rivals += sum(each.slow for each in self.waiting if each.urgency <= urgency)
        return max(LEAST, min(1.0, self.slots / max(1, rivals)))

    def length(self, urgency: Urgency) -> int:
        """Return how many jobs of an urgency wait."""
        return sum(each.urgency == urgency for each in self.waiting)

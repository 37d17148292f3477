"""Analyse a match: submit its jobs to an executor and assemble the results in order."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future, as_completed
from typing import Any, NamedTuple

from ..hooks.insight import Section
from . import jobs
from .finished_match import Source
from .jobs import Alternative, FrameValue
from .luck import DecisionPoint, Shares

KEYS = 8  # key moves
LEAST = 0.005  # share that a key move changes

OnProgress = Callable[[int, int], None]  # how many parts are done, and of how many


class KeyMove(NamedTuple):
    """One of the moves that changed most, with the alternatives, best first."""

    point: int
    choices: list[Alternative]


class Analysis(NamedTuple):
    """The analysis of a match, in numbers alone."""

    start: Shares
    points: list[DecisionPoint]
    result: Shares
    keys: list[KeyMove]  # the largest change first
    sections: list[Section]


class SerialExecutor(Executor):
    """Runs every job at once, in this process."""

    def submit(self, function: Callable[..., Any], /, *details: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(function(*details, **more))
        return done


class _JobRunner:
    """Submits the jobs of one analysis and reports progress."""

    def __init__(self, source: Source, executor: Executor, tell: OnProgress) -> None:
        self.source, self.executor, self.tell = source, executor, tell
        self.done, self.total = 0, 0

    def one(self, job: Callable[..., Any], *details: Any) -> Any:
        return self.executor.submit(job, self.source, *details).result()

    def all(self, job: Callable[..., Any], details: Sequence[tuple[Any, ...]]) -> list[Any]:
        """Run a job for each of these. The first runs alone, so that rules are compiled once."""
        begun = [self.executor.submit(job, self.source, *each) for each in details[:1]]
        self._wait(begun)
        rest = [self.executor.submit(job, self.source, *each) for each in details[1:]]
        self._wait(rest)
        return [each.result() for each in (*begun, *rest)]

    def _wait(self, begun: Iterable[Future[Any]]) -> None:
        for each in as_completed(begun):
            each.result()
            self.done += 1
            self.tell(self.done, self.total)


def analyse(source: Source, executor: Executor, tell: OnProgress = lambda done, total: None) -> Analysis:
    """Analyse a match; reproducible for any number of workers."""
    work = _JobRunner(source, executor, tell)
    plan = work.one(jobs.plan)
    places = sorted({*plan.decisions, *plan.studied})
    work.total = len(places) + min(KEYS, len(plan.decisions))
    values: list[FrameValue] = work.all(jobs.value_frame, [(place, place in plan.decisions) for place in places])
    points = [
        DecisionPoint(each.place, each.seat, each.deciders, each.before, each.after) for each in values if each.before
    ]
    largest = _largest(points)
    choices = work.all(jobs.find_alternatives, [(points[at].place,) for at in largest])
    tell(work.total, work.total)
    keys = [KeyMove(at, found) for at, found in zip(largest, choices, strict=True)]
    return Analysis(work.one(jobs.start_shares), points, plan.result, keys, work.one(jobs.findings, values))


def _largest(points: Sequence[DecisionPoint]) -> list[int]:
    """Return the points with the largest change for the mover; ties by order."""
    changes = [abs(point.gains[point.seat]) for point in points]
    found = sorted((at for at in range(len(points)) if changes[at] >= LEAST), key=lambda at: -changes[at])
    return found[:KEYS]

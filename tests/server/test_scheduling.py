"""Which bot thinks next: people before bots-only tables before analyses, tables in turn, and budgets that shrink."""

import asyncio
import functools
import heapq
import itertools
from collections import Counter
from concurrent.futures import BrokenExecutor, Future

import pytest

from gotham.server.bots.executor import QueuedExecutor
from gotham.server.bots.pool import WorkerPool
from gotham.server.bots.scheduling import LEAST, Urgency

PERSON, BOTS, ANALYSIS = Urgency
ROUNDS = 20  # of the event loop, more than an answer needs to reach its table


class FakeTime:
    """A clock that goes to the end of the next job when everybody waits."""

    def __init__(self):
        self.now, self.ends, self.order = 0.0, [], itertools.count()

    def at(self, seconds, call):
        heapq.heappush(self.ends, (self.now + seconds, next(self.order), call))

    async def sleep(self, seconds):
        done = asyncio.get_running_loop().create_future()
        self.at(seconds, lambda: done.set_result(None))
        await done

    async def run(self, until=float("inf")):
        """Go on until nothing happens any more, or a moment."""
        await self.settle()
        while self.ends and self.ends[0][0] <= until:
            self.now, _, call = heapq.heappop(self.ends)
            call()
            await self.settle()

    async def settle(self):
        for _ in range(ROUNDS):
            await asyncio.sleep(0)


class FakeWorker:
    """A worker whose jobs return how long they take, and take so long in the fake time."""

    def __init__(self, time):
        self.time, self.started, self.busy, self.slow, self.urgency = time, False, False, False, PERSON
        self.loaded = set()

    def begin(self, job):
        self.started, found = True, Future()
        try:
            seconds = job()
            self.time.at(seconds, lambda: found.set_result(seconds))
        except ValueError as error:
            found.set_exception(error)
        return found

    def restart(self):
        self.started = False

    close = restart


def pooled(workers, first=PERSON):
    time = FakeTime()
    return time, WorkerPool([FakeWorker(time) for _ in range(workers)], first=first, clock=lambda: time.now)


def thinks(seconds, share):
    """A bot with a budget."""
    return seconds * share


def at_once(seconds, share):
    """A job without a budget."""
    return seconds


async def asked(pool, ends, name, urgency=PERSON, table=None, slow=True, job=at_once):
    await pool.run(functools.partial(job, 1.0), slow, None, urgency=urgency, table=table or name)
    ends.append(name)


# ------------------------------------------------------------------------------------------------- priorities


def test_people_come_before_bots_and_bots_before_analyses():
    """Whatever came first; and among equals the first to come."""
    time, pool = pooled(2)
    ends, names = [], [("analysis", ANALYSIS), ("bots", BOTS), ("one", PERSON), ("other", PERSON)]

    async def live():
        asking = [asyncio.ensure_future(asked(pool, ends, "running", table="running"))]
        await time.settle()
        asking += [asyncio.ensure_future(asked(pool, ends, *each)) for each in names]
        await time.run()
        await asyncio.gather(*asking)

    asyncio.run(live())
    assert ends == ["running", "one", "other", "bots", "analysis"]


def test_less_urgent_jobs_leave_a_worker_to_people():
    """A person's slow bot starts at once though twenty analyses and bots-only tables were there first."""
    time, pool = pooled(4)
    began = []

    async def live():
        kinds = [(ANALYSIS, f"a{n}") for n in range(10)] + [(BOTS, f"b{n}") for n in range(10)]
        asking = [asyncio.ensure_future(asked(pool, [], name, kind)) for kind, name in kinds]
        await time.settle()
        assert len(pool.running) == 2
        asking.append(asyncio.ensure_future(asked(pool, began, "person")))
        await time.run(until=1.0)
        assert began == ["person"]
        await time.run()
        await asyncio.gather(*asking)

    asyncio.run(live())


def test_bots_come_before_analyses_in_the_background():
    time, pool = pooled(3, first=BOTS)
    ends = []

    async def live():
        jobs = [("a", ANALYSIS), ("a", ANALYSIS), ("b", BOTS), ("b", BOTS)]
        asking = [asyncio.ensure_future(asked(pool, ends, *each)) for each in jobs]
        await time.run()
        await asyncio.gather(*asking)

    asyncio.run(live())
    assert ends == ["a", "b", "b", "a"], "one analysis started, then its worker and the other one are for bots"


# --------------------------------------------------------------------------------------------------- fairness


@pytest.mark.parametrize("urgency", Urgency)
def test_a_table_with_many_questions_does_not_starve_others(urgency):
    """Each gets a turn after one question of the table that asks a hundred."""
    time, pool = pooled(2, first=urgency)
    ends = []

    async def live():
        asking = [asyncio.ensure_future(asked(pool, ends, "greedy", urgency)) for _ in range(100)]
        asking += [asyncio.ensure_future(asked(pool, ends, f"t{n}", urgency)) for n in range(5)]
        await time.run()
        await asyncio.gather(*asking)

    asyncio.run(live())
    assert ends[:7] == ["greedy", "t0", "t1", "t2", "t3", "t4", "greedy"]
    assert len(ends) == 105


def test_tables_that_ask_again_at_once_take_turns_with_those_that_wait():
    time, pool = pooled(2)
    answers = Counter()

    async def play(table, pause):
        while True:
            await asked(pool, [], table, job=thinks)
            answers[table] += 1
            if pause:
                await time.sleep(pause)

    async def live():
        tables = [asyncio.ensure_future(play(f"t{n}", 0.0 if n < 2 else 0.001)) for n in range(6)]
        await time.run(until=200.0)
        for each in tables:
            each.cancel()
        await asyncio.gather(*tables, return_exceptions=True)

    asyncio.run(live())
    assert max(answers.values()) - min(answers.values()) <= 0.05 * min(answers.values())


# ------------------------------------------------------------------------------------------- shrinking budgets


@pytest.mark.parametrize("tables", [2, 8, 40, 100])
def test_waiting_times_do_not_grow_with_the_number_of_tables(tables):
    """Three workers, two of them for slow bots, and tables that ask for a second of thinking all the time."""
    time, pool = pooled(3)
    waits, begin = [], 20.0

    async def play(table):
        while True:
            asked_at = time.now
            await asked(pool, [], table, job=thinks)
            if asked_at > begin:  # not the first, which find an empty queue
                waits.append(time.now - asked_at)

    async def live():
        playing = [asyncio.ensure_future(play(n)) for n in range(tables)]
        await time.run(until=60.0)
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(live())
    assert tables <= pool.queue.slots / LEAST
    assert max(waits) <= 1.6, "with whole budgets it would be half as many seconds as there are tables"


def test_people_share_with_people_only():
    """Questions of bots-only tables that wait do not shrink the budget of a person's bot; people shrink theirs."""
    _, pool = pooled(3)
    queue = pool.queue
    waiting = type("Job", (), {"slow": True, "urgency": BOTS})
    queue.waiting = [waiting() for _ in range(20)]
    busy = [type("Busy", (), {"slow": True, "urgency": PERSON})()]
    assert queue.share(busy, PERSON) == 1.0
    assert queue.share(busy, BOTS) == 2 / 21
    queue.waiting *= 100
    assert queue.share(busy, BOTS) == LEAST


# ------------------------------------------------------------------------------------------------- the executor


def test_an_executor_of_analyses_returns_results_errors_and_refusals():
    time, pool = pooled(2)

    async def live():
        executor = QueuedExecutor(lambda: pool, "match")
        one, other = executor.submit(float, "2"), executor.submit(float, "what")
        await time.run()
        assert one.result(0) == 2.0, "the fake worker ends a job when its time has come"
        assert isinstance(other.exception(0), ValueError)
        stuck = executor.submit(float, "5")
        await time.settle()
        executor.close()
        late = executor.submit(float, "1")
        await time.settle()
        assert isinstance(stuck.exception(0), BrokenExecutor)
        assert isinstance(late.exception(0), BrokenExecutor)

    asyncio.run(live())


def test_jobs_that_wait_are_refused_when_their_pool_is_closed():
    time, pool = pooled(2)

    async def live():
        asking = [asyncio.ensure_future(asked(pool, [], n)) for n in range(3)]
        await time.settle()
        pool.close()
        with pytest.raises(BrokenExecutor):
            await asking[2]
        await time.run()
        assert pool.queue.waiting == []
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    asyncio.run(live())

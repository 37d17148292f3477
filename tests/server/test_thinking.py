"""The order of thinking: quick bots do not wait for slow ones, requests are in order, and unneeded ones end."""

import asyncio
import functools
import os
import pickle
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace

import pytest
from tests.server.pondering import at_once, never, priority, when_let_go

import gotham
from gotham.bots import bot
from gotham.bots.player import budget, sharing
from gotham.parallel.bootstrap import start_background_worker
from gotham.parallel.pool import worker_pool
from gotham.server.bots import driver, worker
from gotham.server.bots.driver import Driver
from gotham.server.bots.handover import Handover
from gotham.server.bots.pool import Worker, WorkerPool
from gotham.server.bots.service import BotService
from gotham.server.bots.worker import question_of

LONG = 120.0  # seconds; nothing here takes so long


@pytest.fixture
def think(tmp_path):
    """Run a function with two processes, one of which slow questions may use."""

    def run(live):
        async def lived():
            pool = WorkerPool([Worker(), Worker()], grace=0.0)
            try:
                await asyncio.wait_for(live(pool), LONG)
            finally:
                pool.close()

        asyncio.run(lived())

    return run


def gate(tmp_path, name):
    return functools.partial(when_let_go, str(tmp_path / name))


async def begun(pool, slow):
    """Return when so many slow questions have started."""
    while sum(each.slow for each in pool.all) != slow:
        await asyncio.sleep(0)


def processes(pool):
    return [process for each in pool.all for process in (each.pool._processes or {}).values()]


# ------------------------------------------------------------------------------------------------- priority


def test_people_come_before_bots_and_bots_before_analyses(think):
    own, found = priority(), []

    async def live(pool):
        found.append(await pool.run(priority, False, None))
        apart = worker_pool(1, start=start_background_worker)
        found.append(await asyncio.get_running_loop().run_in_executor(apart, priority))
        apart.shutdown()

    think(live)
    niceness = [each for each, _ in (own, *found)]
    assert niceness == sorted({*niceness}) or niceness[0] >= 14, "19 is the highest"
    assert [policy for _, policy in found] == [getattr(os, name, None) for name in ("SCHED_BATCH", "SCHED_IDLE")]


@pytest.mark.parametrize("attended", [True, False])
def test_bots_of_a_table_without_people_run_in_the_background(attended):
    """Their workers have the priority of analyses, and never take a worker from a table where a person waits."""
    table, asked = gotham.game("new-york-new-york", "plain").table(2, 1), []

    class Asked:
        def __init__(self, name):
            self.name = name

        async def run(self, job, *_):
            asked.append(self.name)
            return job(1.0)

    async def live():
        bots = BotService(1)
        assert {each.start for each in bots.background.all} == {start_background_worker}
        bots.pool, bots.background = Asked("people"), Asked("background")
        den = Den(table, "random")
        den.attended = attended
        playing = Driver(den, bots, 0.0)
        while len(asked) < 3:
            await asyncio.sleep(0)
        playing.stop()

    asyncio.run(asyncio.wait_for(live(), LONG))
    assert {*asked} == {"people" if attended else "background"}


# ---------------------------------------------------------------------------------------------------- order


def test_quick_bots_do_not_wait_for_slow_ones_which_stay_in_order(think, tmp_path):
    """Two quick bots of other tables finish while one slow bot thinks and another waits."""
    ends = []

    async def ask(pool, name, job, slow):
        await pool.run(job, slow, LONG)
        ends.append(name)

    async def live(pool):
        slow = [asyncio.ensure_future(ask(pool, f"slow {name}", gate(tmp_path, name), True)) for name in "ab"]
        await begun(pool, 1)
        await asyncio.gather(ask(pool, "quick", at_once, False), ask(pool, "quick", at_once, False))
        assert ends == ["quick", "quick"]
        assert [each.slow for each in pool.queue.waiting] == [True]
        (tmp_path / "b").touch()
        (tmp_path / "a").touch()
        await asyncio.gather(*slow)
        assert ends == ["quick", "quick", "slow a", "slow b"]

    think(live)


def test_concurrent_questions_share_the_time(think, tmp_path):
    """A started question keeps its share; waiting ones get a smaller share."""

    async def live(pool):
        slow = [asyncio.ensure_future(pool.run(gate(tmp_path, "gate"), True, LONG)) for _ in range(4)]
        await begun(pool, 1)
        (tmp_path / "gate").touch()
        assert await asyncio.gather(*slow) == [1.0, 1 / 3, 0.5, 1.0]
        assert await pool.run(at_once, False, LONG) == 1.0

    think(live)


def test_the_next_process_starts_while_all_others_are_busy(think, tmp_path):
    async def live(pool):
        load = functools.partial(at_once, 0.0)
        asking = asyncio.ensure_future(pool.run(gate(tmp_path, "gate"), True, LONG, load))
        while len(processes(pool)) < 2:
            await asyncio.sleep(0.01)
        assert await pool.run(at_once, False, LONG, load) == 1.0
        (tmp_path / "gate").touch()
        assert await asking == 1.0

    think(live)


# ------------------------------------------------------------------------------------ unneeded questions


def test_a_cancelled_waiting_question_never_starts(think, tmp_path):
    async def live(pool):
        first = asyncio.ensure_future(pool.run(gate(tmp_path, "gate"), True, LONG))
        await begun(pool, 1)
        second = asyncio.ensure_future(pool.run(functools.partial(never, str(tmp_path / "begun")), True, LONG))
        third = asyncio.ensure_future(pool.run(at_once, True, LONG))
        while len(pool.queue.waiting) < 2:
            await asyncio.sleep(0)
        second.cancel()
        (tmp_path / "gate").touch()
        assert await asyncio.gather(first, third) == [1.0, 1.0]
        assert not (tmp_path / "begun").exists()
        assert pool.queue.waiting == []

    think(live)


def test_a_cancelled_question_ends_and_its_process_is_replaced(think, tmp_path):
    async def live(pool):
        asking = asyncio.ensure_future(pool.run(functools.partial(never, str(tmp_path / "begun")), True, LONG))
        while not (tmp_path / "begun").exists():
            await asyncio.sleep(0.01)
        (process,) = processes(pool)
        asking.cancel()
        assert await pool.run(at_once, True, LONG) == 1.0
        process.join()

    think(live)


def test_a_question_that_takes_too_long_ends(think, tmp_path):
    async def live(pool):
        with pytest.raises(TimeoutError):
            await pool.run(functools.partial(never, str(tmp_path / "begun")), True, 0.01)
        assert await pool.run(at_once, True, LONG) == 1.0

    think(live)


def test_a_killed_process_is_replaced(think, tmp_path):
    """Its caller gets an error."""

    async def live(pool):
        asking = asyncio.ensure_future(pool.run(functools.partial(never, str(tmp_path / "begun")), True, LONG))
        while not (tmp_path / "begun").exists():
            await asyncio.sleep(0.01)
        (process,) = processes(pool)
        process.kill()
        with pytest.raises(BrokenProcessPool):
            await asking
        assert await pool.run(at_once, True, LONG) == 1.0

    think(live)


# ------------------------------------------------------------------------------------------------ bots


def test_a_bot_is_asked_again_after_its_process_was_killed():
    view = gotham.game("new-york-new-york", "plain").table(2, 1).view(0)

    async def live():
        bots = BotService(2)
        try:
            for _ in range(2):
                assert (await bots.ask(view, "random", "1", True)).actions
                (process,) = processes(bots.pool)
                process.kill()
        finally:
            bots.close()

    asyncio.run(asyncio.wait_for(live(), LONG))


def test_a_budget_is_shared():
    game = gotham.game("new-york-new-york", "plain")
    assert budget("1000", "").shared() == budget("1000", "") == (1000, 0.0)
    with sharing(0.25):
        assert budget("1000", "") == (250, 0.0)
        assert budget("2", "") == (1, 0.0)
        assert budget("2s", "") == (0, 0.5)
        assert bot(game, "ismcts:100").iterations == 25
    assert bot(game, "ismcts:100").iterations == 100


def test_a_bot_counts_as_slow_until_a_quick_answer():
    """And after a slow answer it counts as slow for a while."""
    view, slow, seconds = gotham.game("new-york-new-york", "plain").table(2, 1).view(0), [], iter([0.0, 0.4, 0.0, 0.0])

    class Quietly:
        async def run(self, job, is_slow, longest, load, rules, urgency, table):
            slow.append(is_slow)
            assert load is None, "interpreted rules are read at once"
            return job(1.0)._replace(seconds=next(seconds))

    bots = BotService(1)
    bots.pool = Quietly()

    async def live():
        for _ in range(4):
            assert (await bots.ask(view, "random", "1", True)).actions

    asyncio.run(live())
    assert slow == [True, False, True, True]


class Den:
    """As much of a room as a driver needs; a bot at every seat."""

    def __init__(self, table, spec):
        self.table, self.state, self.broken, self.handover = table, "running", False, Handover()
        self.lock, self.sent = asyncio.Lock(), []
        self.broadcast = SimpleNamespace(send_table=lambda: self.sent.append(self.handover.thinking))
        self.match, self.timed_out, self.attended = SimpleNamespace(id="den"), [], True
        chairs = [SimpleNamespace(bot=spec) for _ in range(table.players)]
        self.people = SimpleNamespace(chairs=chairs, secret="secret")

    def playing(self):
        return self.table

    async def act(self, seat, actions, note=""):
        self.table.act(seat, *actions, note=note)


ENDLESS = f"ismcts:{10**9 - 1}"


@pytest.mark.parametrize("how", ["dropped", "ended", "changed"])
def test_a_bot_stops_thinking_when_its_table_is_closed(how, monkeypatch):
    """It is shown as thinking before; a bot with an outdated question is asked again."""
    monkeypatch.setattr(driver, "MOMENT", 0.0)
    den = Den(gotham.game("new-york-new-york", "plain").table(2, 1), ENDLESS)

    async def live():
        bots = BotService(2)
        bots.pool.grace = 0.0
        den.driver = Driver(den, bots, 0.0)
        try:
            while not (den.sent and processes(bots.pool)):
                await asyncio.sleep(0.01)
            seat = den.table.awaited[0]
            assert den.sent == [[seat]]
            (process,) = processes(bots.pool)
            if how == "dropped":
                den.driver.stop()
            elif how == "ended":
                den.state = "ended"
            else:
                den.people.chairs[seat].bot = "random"
                den.table.act(seat, den.table.numbers(seat)[0])
            den.handover.changed.set()
            await asyncio.to_thread(process.join)
            assert den.sent[:2] == [[seat], []]
        finally:
            den.driver.stop()
            bots.close()

    asyncio.run(asyncio.wait_for(live(), LONG))


def test_the_memory_of_a_bot_is_part_of_the_next_question(monkeypatch):
    """In any process; a bot that fails loses its memory."""

    class Counting:
        memory = 0

        def __init__(self, game, spec, seed):
            assert spec in ("counting", "random")

        def act(self, view, last_call=False):
            if self.memory == 2:
                raise LookupError("lost")
            self.memory += 1
            self.reason = f"=bot-count times={self.memory}"
            return view.numbers[0]

    monkeypatch.setattr(worker, "bot", Counting)
    table = gotham.game("new-york-new-york", "plain").table(2, 1)
    first = worker.answer(question_of(table.view(0), "counting", "seed"))
    assert (first.memory, first.reason) == (1, "=bot-count times=1")
    assert worker.answer(question_of(table.view(0), "counting", "seed", memory=first.memory)).memory == 2

    heard = []

    class Quietly(BotService):
        async def _answer(self, question, urgency, table):
            if question.seat == seat:
                heard.append((question.spec, question.memory))
            return worker.answer(question)

    async def live():
        playing = Driver(Den(table, "counting"), Quietly(1), 0.0)
        while len(heard) < 6:
            await asyncio.sleep(0)
        playing.stop()

    seat = table.awaited[0]
    asyncio.run(asyncio.wait_for(live(), LONG))
    fails = [("counting", None), ("counting", 1), ("counting", 2), ("random", None)]
    assert heard[:6] == [*fails, ("counting", None), ("counting", 1)]


def test_a_trader_remembers_its_remarks():
    game = gotham.game("chinatown", "plain")
    one, other = bot(game, "trader", 1), bot(game, "trader", 2)
    said = one.negotiator.memory
    said.round, said.silent, said.proposed, said.latest = 3, 5, {(1, 2), (3,)}, ((4,), 2)
    other.memory = pickle.loads(pickle.dumps(one.memory))  # as sent to another process
    heard = other.negotiator.memory
    assert (heard.round, heard.silent, heard.proposed, heard.latest) == (3, 5, {(1, 2), (3,)}, ((4,), 2))
    assert other.memory == one.memory

"""Retention: what the host decides while old matches are being deleted holds for the rest of them."""

import asyncio

import pytest
import sqlalchemy as sa
from tests.server.worlds import plant

import gotham
from gotham.server.db import retention
from gotham.server.db.store import Store
from gotham.server.db.tables import matches
from gotham.server.settings import Settings

OLD = ("a", "b", "c")
NEVER = {"finished": 0, "idle": 0}


class Planted:
    """Collects the rows of a planted table."""

    def write_all(self, rows):
        self.rows = rows


async def opened(folder):
    """Return a database with old matches, which the host wants deleted."""
    store = Store(Settings(data=folder))
    await store.open()
    planted = Planted()
    for id in OLD:
        plant(planted, id, gotham.game("new-york-new-york", "plain").table(2, 1))
        async with store.engine.begin() as connection:
            for query, *values in planted.rows:
                await connection.exec_driver_sql(query, tuple(values))
    await retention.keep(store, {"finished": 0, "idle": 30})
    return store


def left(store):
    return store.read(matches, order=sa.asc(matches.c.id))


def test_a_new_decision_keeps_the_rest(tmp_path):
    async def live():
        store = await opened(tmp_path)
        follower = retention.Retention(store, lambda match: retention.keep(store, NEVER))
        assert await follower.clear() == 1
        assert len(await left(store)) == len(OLD) - 1
        await store.close()

    asyncio.run(live())


def test_a_decision_during_a_run_is_followed_at_once(tmp_path, monkeypatch):
    """The hour until the next run is longer than any test."""

    async def live():
        store = await opened(tmp_path)
        runs = []

        async def clear(self):
            runs.append(len(runs))
            if len(runs) == 1:
                self.decided.set()
            else:
                done.set()
            return 0

        monkeypatch.setattr(retention.Retention, "clear", clear)
        done = asyncio.Event()
        task = asyncio.create_task(retention.Retention(store, lambda match: asyncio.sleep(0)).follow())
        await asyncio.wait_for(done.wait(), 60)
        task.cancel()
        await store.close()
        assert runs == [0, 1]

    asyncio.run(live())


@pytest.mark.parametrize("rounds", range(5))
def test_a_server_that_stops_while_the_host_decides_does_not_wait(monkeypatch, rounds):
    """The end of the task comes together with the decision, at any moment of the event loop."""

    async def live():
        follower = retention.Retention(None, None)
        runs = []

        async def clear():
            runs.append(len(runs))

        monkeypatch.setattr(follower, "clear", clear)
        task = asyncio.create_task(follower.follow())
        for _ in range(5):
            await asyncio.sleep(0)
        follower.decided.set()
        for _ in range(rounds):
            await asyncio.sleep(0)
        task.cancel()
        for _ in range(10):
            await asyncio.sleep(0)
        assert task.cancelled()

    asyncio.run(live())

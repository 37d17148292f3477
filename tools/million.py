"""Simulates a million players at 250,000 tables from measured costs: `python -m tools.million`.

Tables get random ids and so their shards, servers get shards by rendezvous hashing, as from a proxy, and tables act at
random times. Counted are the busiest server, the messages between servers, and the writes of the database. `--measure`
measures the costs of a lease, a message and a write on this machine before; the cost of an action is measured by
`python -m tools.shards` (processor time of all servers by actions, without what is spent at rest).
"""

import argparse
import asyncio
import functools
import secrets
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np

from gotham.server.cluster.lease_table import LeaseTable
from gotham.server.cluster.pubsub import Announcement, Channel
from gotham.server.cluster.shards import SHARDS, shard_of
from gotham.server.db.store import ADD, Store, Write
from gotham.server.db.tables import entries
from gotham.server.http.schemas import NewTable
from gotham.server.live.lobby import open_table
from gotham.server.live.setup import new_id
from gotham.server.services import Services
from gotham.server.settings import Settings

BUSY = 0.6  # of a core: what a server may use on average, so that peaks fit
SECONDS = 20  # simulated


@dataclass(frozen=True)
class Costs:
    """Seconds of processor time, measured on one core of this project's machine; the docs have the date."""

    action: float = 0.0013  # of a server, for a durable action on PostgreSQL with one viewer
    load: float = 0.0021  # of a server, to load a table
    renewal: float = 0.00052  # of a server, for a statement that renews its leases
    row: float = 0.000002  # more for each lease of it
    said: float = 0.00052  # of a server, to announce something
    heard: float = 0.00002  # of a server, to hear it, without reading the database for it


@dataclass(frozen=True)
class World:
    """What is simulated."""

    tables: int = 250_000
    every: float = 10.0  # seconds between two actions of a table
    misrouted: float = 0.02  # of shards that two servers use, as after servers came and went
    seed: int = 7


@functools.cache
def _drawn(world: World) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the shard of each table, the actions of each shard in a second, and the shards that two servers use."""
    rng = np.random.default_rng(world.seed)
    shards = rng.integers(SHARDS, size=world.tables)  # ids are random
    shared = rng.random(SHARDS) < world.misrouted
    actions = rng.poisson(SECONDS / world.every, size=world.tables)
    return shards, np.bincount(shards, weights=actions, minlength=SHARDS) / SECONDS, shared


def simulate(world: World, costs: Costs, servers: int) -> dict[str, float]:
    """Return the figures of some servers for each second."""
    shards, by_shard, shared = _drawn(world)
    owner = _owners(servers)
    by_server = np.bincount(owner, weights=by_shard, minlength=servers)
    said = np.bincount(owner, weights=by_shard * shared, minlength=servers) + 1  # and a heartbeat
    heard = said + servers
    leases = np.bincount(owner, minlength=servers)
    check = 4 / Settings().lease
    renewals = check * (costs.renewal + costs.row * leases)
    seconds = by_server * costs.action + renewals + said * costs.said + heard * costs.heard
    lost = np.bincount(owner[shards], minlength=servers).max()  # tables of the largest server, if it is killed
    return {
        "servers": servers,
        "tables of a server": float(lost),
        "leases of a server": float(leases.max()),
        "actions a second": float(by_server.sum()),
        "actions of a server": float(by_server.max()),
        "processor of the busiest": float(seconds.max()),
        "messages of a server": float((said + heard).max()),
        "messages in all": float(said.sum()),
        "lease statements": check * servers,
        "lease rows": check * float(leases.sum()),
        "lease rows by table, at this rate": check * world.tables,
        "transactions": float(by_server.sum()) + check * servers,
        "seconds to load a killed server's tables": float(lost * costs.load / max(servers - 1, 1)),
        "shares of shards": float(leases.max() / leases.mean()),
    }


def _owners(servers: int) -> np.ndarray:
    """Return the server of each shard: the one with the largest random weight, as with a proxy's consistent hash."""
    owners: np.ndarray = np.random.default_rng(1).random((servers, SHARDS)).argmax(axis=0)
    return owners


def enough(world: World, costs: Costs) -> dict[str, float]:
    """Return the figures of the fewest servers of which none is too busy."""
    servers = max(2, int(world.tables / world.every * costs.action / BUSY))
    while (found := simulate(world, costs, servers))["processor of the busiest"] > BUSY:
        servers += 1
    return found


# ---------------------------------------------------------------------------------------------- measuring


async def measured(database: str, channels: str, costs: Costs) -> tuple[Costs, dict[str, float]]:
    """Return costs as measured on a database and a Redis, and how many writes a second the database committed."""
    store = Store(Settings(database=database))
    await store.open()
    leases = LeaseTable(store, "measured", 60.0)
    few, many = [await _cost(functools.partial(leases.renew, range(count)), 100) for count in (1, SHARDS)]
    row = max(0.0, (many - few) / (SHARDS - 1))
    said, heard = await _messages(channels, 2000)
    rate, write = await _writes(store, 4000)
    await store.close()
    load = await _loads(database, 100)
    found = replace(costs, renewal=few, row=row, said=said, heard=heard, load=load)
    return found, {"transactions a second": rate, "processor of a write": write}


async def _cost(call: Callable[[], Awaitable[object]], times: int) -> float:
    """Return the processor time of a call."""
    await call()
    began = time.process_time()
    for _ in range(times):
        await call()
    return (time.process_time() - began) / times


async def _messages(channels: str, count: int) -> tuple[float, float]:
    """Return the processor time to announce something, and to hear it."""
    one, other = (Channel(channels, "measured") for _ in range(2))
    found = list[Announcement]()

    async def hear(news: Announcement) -> None:
        found.append(news)

    one.heard = other.heard = hear
    await one.open()
    match = new_id()
    await one.join(shard_of(match))
    alone = await _say_all(one, match, count)
    await other.open()
    await other.join(shard_of(match))
    began = len(found)
    both = await _say_all(one, match, count)
    while len(found) - began < count:
        await asyncio.sleep(0.01)
    await one.close()
    await other.close()
    return alone, max(0.0, both - alone)


async def _say_all(channel: Channel, match: str, count: int) -> float:
    began = time.process_time()
    for number in range(count):
        channel.say(match=match, tables=["entries"], watching=number)
        while channel.said.size:
            await asyncio.sleep(0)
    await asyncio.sleep(0.2)
    return (time.process_time() - began) / count


async def _loads(database: str, count: int) -> float:
    """Return the processor time to load a table."""
    services = Services(Settings(database=database))
    await services.store.open()
    wish = NewTable("new-york-new-york", seats=["you", "open"], players=2)
    ids = [(await open_table(services.rooms, wish)).id for _ in range(count)]
    for id in ids:
        services.rooms.drop(id)
    began = time.process_time()
    for id in ids:
        await services.rooms.room(id)
    used = time.process_time() - began
    for id in ids:
        services.rooms.drop(id)
    await services.store.close()
    return used / count


async def _writes(store: Store, count: int) -> tuple[float, float]:
    """Return how many entries of different tables are committed in a second, and the processor time of one."""
    ids = [secrets.token_urlsafe(12) for _ in range(count)]
    rows = [Write(ADD[entries], {"match": id, "seq": 0, "seat": 0, "action": "x", "note": ""}) for id in ids]
    began, used = time.monotonic(), time.process_time()
    for at in range(0, count, 50):
        await asyncio.gather(*(store.write(row) for row in rows[at : at + 50]))
    return count / (time.monotonic() - began), (time.process_time() - used) / count


def measure(costs: Costs) -> Costs:
    """Measure with a PostgreSQL and a Redis of their own."""
    import pgserver

    with tempfile.TemporaryDirectory(prefix="gotham-costs", ignore_cleanup_errors=True) as place:
        Path(place).chmod(0o755)
        redis = f"{place}/redis.sock"
        command = ["redis-server", "--port", "0", "--unixsocket", redis, "--save", "", "--dir", place]
        with (
            pgserver.get_server(Path(place, "data")) as server,
            subprocess.Popen(command, stdout=subprocess.DEVNULL) as process,
        ):
            while not Path(redis).exists():
                time.sleep(0.05)
            found, more = asyncio.run(measured(server.get_uri(), f"unix://{redis}", costs))
            process.terminate()
    for name, value in {**asdict(found), **more}.items():
        print(f"{name:45} {value:12.6f}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[500, 2_000, 25_000, 250_000])
    parser.add_argument("--measure", action="store_true", help="measure leases, messages and writes first")
    parser.add_argument("--action", type=float, default=Costs.action, help="seconds of processor time of an action")
    parser.add_argument("--load", type=float, default=Costs.load, help="seconds of processor time to load a table")
    wish = parser.parse_args()
    costs = replace(Costs(), action=wish.action, load=wish.load)
    costs = measure(costs) if wish.measure else costs
    found = [enough(replace(World(), tables=tables), costs) for tables in wish.tables]
    print(f"{'tables':45}" + "".join(f"{tables:12,}" for tables in wish.tables))
    for name in found[0]:
        print(f"{name:45}" + "".join(f"{each[name]:12,.2f}" for each in found))


if __name__ == "__main__":
    main()

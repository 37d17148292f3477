"""Measures several servers behind nginx while one after the other is killed: `python -m tools.shards --tables 500`.

Every table has one socket, by which its player acts every ten seconds. Every twenty seconds a server is killed, and
started again. No acknowledged action may be lost; a gap is the time from a kill, or from an action that the player asks
for, until the table has answered. Before the kills, the traffic between the servers is counted.
"""

import argparse
import asyncio
import itertools
import json
import random
import resource
import signal
import time
import urllib.request
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import asyncpg
from tests.server.histories import Answered, Asked, Record, Stored, faults
from tools.cluster import ClusterServer, ShardedCluster, cluster, missing
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

EVERY, KILL_EVERY, DOWN = (
    10.0,
    20.0,
    4.0,
)  # seconds between actions of a table, between kills, and that a server is down
WINDOW = 20.0  # seconds in which traffic is counted
RETRY = 0.1  # seconds before a refused connection is tried again
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
ANSWER = 10.0  # seconds; later the player reconnects
TRAFFIC = ("lease_renewals", "announcements", "announcements_heard", "moves", "overtaken", "caught_up")


class Load:
    """The players of all tables, and what they asked for and were answered."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.records: list[Record] = []
        self.ids = itertools.count()
        self.gaps: list[float] = []
        self.killed = 0.0  # when the latest server was killed
        self.accepted = self.reconnects = 0
        self.losses = Counter[str]()  # why connections were lost or refused
        self.stopped = asyncio.Event()


class TablePlayer:
    """The one person who is connected to a table: acts, takes the action back, and so on."""

    def __init__(self, load: Load, table: str, token: str) -> None:
        self.load, self.table, self.token = load, table, token
        self.socket: ClientConnection | None = None
        self.first: list[int] = []  # the legal actions at the start
        self.view: dict[str, Any] = {}
        self.seat = 0
        self.lost = 0.0  # since when it has no connection

    async def run(self, delay: float) -> None:
        """Act regularly until the load is stopped; reconnect when the connection is lost, also between actions."""
        due = time.monotonic() + delay
        while not self.load.stopped.is_set():
            try:
                if self.socket is None:
                    await self._connect()
                await self._listen(due)
                if time.monotonic() >= due and not self.load.stopped.is_set():
                    asked = time.monotonic()
                    await self._act(asked)
                    due += EVERY
            except LOST as error:
                await self._leave(error)
        await self._leave()

    async def _connect(self) -> None:
        url = f"{self.load.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        socket = await connect(
            url, compression=None, max_size=None, ping_interval=None, proxy=None, open_timeout=ANSWER
        )
        self.socket = socket
        await socket.send(json.dumps({"type": "hello", "token": self.token, "language": "en"}))
        while not self._take(await self._next()):
            pass
        self.first = self.first or self.view["legal"]
        if self.lost:
            self.load.gaps.append(time.monotonic() - self.lost)
            self.load.reconnects += 1
            self.lost = 0.0

    async def _listen(self, due: float) -> None:
        assert self.socket is not None
        while (left := min(due - time.monotonic(), 1.0)) > 0 and not self.load.stopped.is_set():
            try:
                async with asyncio.timeout(left):
                    self._take(json.loads(await self.socket.recv()))
            except TimeoutError:
                continue

    async def _next(self) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(ANSWER):
            found: dict[str, Any] = json.loads(await self.socket.recv())
        return found

    def _take(self, message: dict[str, Any]) -> bool:
        if message["type"] == "table":
            self.seat = message["seat"]
        if message["type"] == "view":
            self.view.update(message)
        return bool(message["type"] == "view")

    async def _act(self, since: float) -> None:
        """Ask for an action until one is acknowledged."""
        while True:
            try:
                if self.socket is None:
                    await self._connect()
                if await self._ask():
                    self.load.gaps.append(time.monotonic() - since)
                    return
            except LOST as error:
                await self._leave(error)
            if self.load.stopped.is_set():
                return

    async def _ask(self) -> bool:
        assert self.socket is not None
        fresh, id = self.view["legal"] == self.first, next(self.load.ids)
        request = {"type": "act", "actions": self.first[:1]} if fresh else {"type": "undo"}
        self.load.records.append(Asked(id, self.table, self.seat, "act" if fresh else "undo"))
        await self.socket.send(json.dumps({**request, "id": id + 1, "revision": self.view["revision"]}))
        while True:
            message = await self._next()
            self._take(message)
            if message["type"] in ("accepted", "refused") and message.get("id") == id + 1:
                break
        accepted = message["type"] == "accepted"
        self.load.records.append(Answered(id, accepted))
        self.load.accepted += accepted
        return accepted

    async def _leave(self, error: BaseException | None = None) -> None:
        """Count from the kill that is the reason, or from now."""
        socket, self.socket = self.socket, None
        if socket is not None:
            now = time.monotonic()
            self.lost = self.lost or (self.load.killed if now - self.load.killed < DOWN else now)
            socket.transport.abort()
        if error is not None:
            code = getattr(getattr(error, "rcvd", None), "code", "")
            self.load.losses[f"{type(error).__name__} {code} {getattr(error, 'response', '')}"[:60].strip()] += 1
        if not self.load.stopped.is_set():
            await asyncio.sleep(RETRY * random.random())


def open_table(address: str) -> tuple[str, str]:
    """Open a table; return its id and the token of whoever acts first."""
    wish = {"game": "new-york-new-york", "players": 2, "seats": ["you", "open"]}
    opened = _asked(f"{address}/api/tables", wish)
    table, host = f"{address}/api/tables/{opened['id']}", opened["token"]
    if _asked(table, token=host)["view"]["legal"]:
        return opened["id"], host
    invitation = _asked(f"{table}/invitations", token=host)["invitations"]["1"]
    return opened["id"], _asked(f"{table}/sit", {"seat": 1, "invitation": invitation, "name": "Guest"})["token"]


def _asked(url: str, body: Any = None, token: str = "") -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
        return json.load(answer)


async def measure(house: ShardedCluster, tables: int, kills: int) -> dict[str, Any]:
    """Open tables, count the traffic, kill servers, and check what is stored."""
    load = Load(house.address)
    gate = asyncio.Semaphore(8)

    async def open_one() -> tuple[str, str]:
        async with gate:
            return await asyncio.to_thread(open_table, house.address)

    opened = await asyncio.gather(*(open_one() for _ in range(tables)))
    players = [TablePlayer(load, table, token) for table, token in opened]
    tasks = [asyncio.create_task(each.run(at * EVERY / tables)) for at, each in enumerate(players)]
    await _settle(house, players)
    traffic = await _count(house, tables)
    quiet, load.gaps = sorted(load.gaps), []
    for kill in range(kills):
        await _kill(load, house.servers[kill % len(house.servers)])
    load.stopped.set()
    await asyncio.gather(*tasks)
    stored = await _stored(house.database)
    wrong = faults([*load.records, *(row for table, _ in opened for row in stored[table])])
    gaps = sorted(load.gaps)
    return {
        "tables": tables,
        "kills": kills,
        "accepted": load.accepted,
        "reconnects": load.reconnects,
        "faults": wrong,
        "losses": load.losses,
        "longest gap": round(gaps[-1], 3),
        "gap p99": round(gaps[int(len(gaps) * 0.99)], 3),
        "gap p50": round(gaps[len(gaps) // 2], 3),
        "longest answer without kills": round(quiet[-1], 3),
        "traffic per second": traffic,
        "client cpu": round(resource.getrusage(resource.RUSAGE_SELF).ru_utime, 1),
    }


async def _settle(house: ShardedCluster, players: list[TablePlayer]) -> None:
    """Wait until every player is connected, and one server alone has each shard."""
    while not all(player.socket and player.view for player in players):
        await asyncio.sleep(0.2)
    late = time.monotonic() + 90
    while (await asyncio.to_thread(house.totals))["gotham_rooms"] > len(players) and time.monotonic() < late:
        await asyncio.sleep(0.5)


async def _count(house: ShardedCluster, tables: int) -> dict[str, float]:
    """Return what the servers did in a second, on average."""
    before, began = await asyncio.to_thread(house.totals), time.monotonic()
    await asyncio.sleep(WINDOW)
    after, seconds = await asyncio.to_thread(house.totals), time.monotonic() - began
    names = {name: f"gotham_{name}_total" for name in TRAFFIC}
    found = {name: round((after[total] - before[total]) / seconds, 2) for name, total in names.items()}
    found["processor"] = round((after["seconds"] - before["seconds"]) / seconds, 3)
    return found | {"leases": after["gotham_leases"], "rooms": after["gotham_rooms"]}


async def _kill(load: Load, server: ClusterServer) -> None:
    load.killed = time.monotonic()
    server.end(signal.SIGKILL)
    await asyncio.sleep(DOWN)
    await asyncio.to_thread(server.start)
    await asyncio.sleep(max(0.0, load.killed + KILL_EVERY - time.monotonic()))


async def _stored(database: str) -> dict[str, list[Stored]]:
    connection = await asyncpg.connect(database)
    found = defaultdict[str, list[Stored]](list)
    for match, seat, action in await connection.fetch(
        'select "match", seat, action from entries order by "match", seq'
    ):
        found[match].append(Stored(match, seat, "undo" if action == "undo" else "act", {}))
    await connection.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100])
    parser.add_argument("--kills", type=int, default=4)
    parser.add_argument("--out", type=Path, help="a file for the results as JSON")
    parser.add_argument("--logs", type=Path, help="a folder for the logs of the servers and of nginx")
    wish = parser.parse_args()
    if name := missing():
        raise SystemExit(f"{name} is not installed")
    found = []
    for tables in wish.tables:
        with cluster() as house:
            found.append(asyncio.run(measure(house, tables, wish.kills)))
            if wish.logs:
                house.copy_logs(wish.logs)
        print(json.dumps(found[-1]), flush=True)
    if wish.out:
        wish.out.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()

"""Measure how long a person's move takes on a quiet server, and on one that is crowded with thinking bots and analyses.

    python -m tools.crowded [--runs 5] [--moves 200] [--tables 30] [--analyses 20] [--cores 2]

A move is an action at a table of two people, from sending it to its acknowledgement. The crowd are tables of masters
only, and analyses of finished matches. Each run starts a new server, and the server and this program share the cores.
The verdict compares the medians of the runs: crowded, a move may take at most twice its p99 on a quiet server.
"""

import argparse
import itertools
import json
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.first_answer import fill_cache
from tools.serving import PATIENCE, Server
from websockets.sync.client import ClientConnection, connect

from gotham.match.game import all_games

GAME = "new-york-new-york"  # of the measured moves and the analyses
PACE = 0.7  # seconds before a bot acts, as `gotham serve` has it
SETTLING = 5.0  # seconds until the crowd thinks
BAR = 2.0  # times the p99 of a quiet server
SLOW = 0.05  # seconds between two moves: people do not send them in a row


class Latency(NamedTuple):
    """Milliseconds of a move."""

    p50: float
    p99: float


class Person:
    """A connection to a table; it stores what is needed to act."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.legal, self.revision, self.over = list[int](), 0, False
        self.ids = itertools.count(1)
        socket.send(json.dumps({"type": "hello", "token": token, "language": "en", "board": True}))

    def settle(self) -> None:
        """Read all messages sent so far: a command without effect is answered after them."""
        id = next(self.ids)
        self.socket.send(json.dumps({"type": "undo", "id": id, "revision": 2**31}))
        self._read(id)

    def act(self) -> float:
        """Make the first legal action; return the seconds until it is acknowledged."""
        id = next(self.ids)
        message = {"type": "act", "id": id, "actions": self.legal[:1], "revision": self.revision}
        begun = time.perf_counter()
        self.socket.send(json.dumps(message))
        self._read(id)
        return time.perf_counter() - begun

    def _read(self, id: int) -> None:
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == "view":
                self.legal, self.revision = message["legal"], message["revision"]
                self.over = message.get("over", False)
            if message.get("id") == id and message["type"] in ("accepted", "refused"):
                return


def seconds_of_moves(server: Server) -> Iterator[float]:
    """Play at tables of two people, one after the other; yield the seconds of each move."""
    while True:
        opened, host = server.open(GAME, "you", "open")
        invitation = server.ask(f"/tables/{opened}/invitations", token=host)["invitations"]["1"]
        guest = server.ask(f"/tables/{opened}/sit", {"seat": 1, "invitation": invitation}, "")["token"]
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{opened}/socket"
        options = {"max_size": None, "compression": None, "proxy": None}
        with connect(address, **options) as one, connect(address, **options) as other:  # type: ignore[arg-type]
            people = Person(one, host), Person(other, guest)
            while not people[0].over:
                for person in people:
                    person.settle()
                    if person.legal:
                        time.sleep(SLOW)
                        yield person.act()


def latency(server: Server, moves: int) -> Latency:
    """Return the latency of so many moves."""
    taken = sorted(1000 * seconds for seconds in itertools.islice(seconds_of_moves(server), moves))
    return Latency(statistics.median(taken), taken[min(len(taken) - 1, int(0.99 * len(taken)))])


def crowd(server: Server, tables: int, matches: list[tuple[str, str]]) -> None:
    """Open tables of masters only, in all games in turn, and have finished matches analysed."""
    for game in itertools.islice(itertools.cycle(all_games()), tables):
        server.open(game, *["master"] * min(server.info(game)["players"]))
    for match, host in matches:
        server.ask(f"/tables/{match}/analysis", {}, host)
    time.sleep(SETTLING)


def finished(server: Server, count: int) -> list[tuple[str, str]]:
    """Have quick bots play matches to their end; return their ids and the tokens of their hosts."""
    found = [server.open(GAME, *server.bots(GAME, everybody=True), rounds="1") for _ in range(count)]
    for id, _ in found:
        while server.ask(f"/tables/{id}")["table"]["state"] != "over":
            time.sleep(0.2)
    return found


def run(moves: int, tables: int, analyses: int) -> tuple[Latency, Latency]:
    """Measure one server, first quiet, then crowded."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data), 0.0, "compiled")
        server.start()
        server.wait_until_compiled()
        matches = finished(server, analyses)
        server.stop()
        server.pace = PACE
        server.start()
        try:
            time.sleep(SETTLING)
            quiet = latency(server, moves)
            crowd(server, tables, matches)
            return quiet, latency(server, moves)
        finally:
            server.stop(kill=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in (("runs", 5), ("moves", 200), ("tables", 30), ("analyses", 20), ("cores", 2)):
        parser.add_argument(f"--{name}", type=int, default=default)
    wish = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: wish.cores])
    fill_cache()
    print(f"{'run':8} {'quiet p50':>10} {'p99':>7} {'crowded p50':>12} {'p99':>7}  (ms)", flush=True)
    runs = []
    for number in range(wish.runs):
        runs.append(run(wish.moves, wish.tables, wish.analyses))
        show(f"{number + 1}", *runs[-1])
    quiet, crowded = (
        Latency(*(statistics.median(each) for each in zip(*kind, strict=True))) for kind in zip(*runs, strict=True)
    )
    show("median", quiet, crowded)
    return 0 if crowded.p99 <= BAR * quiet.p99 else 1


def show(name: str, quiet: Latency, crowded: Latency) -> None:
    print(f"{name:8} {quiet.p50:10.1f} {quiet.p99:7.1f} {crowded.p50:12.1f} {crowded.p99:7.1f}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())

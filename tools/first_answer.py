"""Measure how long a newcomer waits for the first answer of a bot after `gotham serve` starts.

    python -m tools.first_answer [GAME ...] [--cold] [--level casual]

One new server per game: the newcomer opens a table as soon as the server answers, and acts at once. `--cold` uses an
empty cache; otherwise the cache of this machine, filled first where necessary.
"""

import argparse
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from tools.serving import PATIENCE, Server
from websockets.sync.client import ClientConnection, connect

from gotham.match.game import all_games

PACE = 0.7  # seconds before a bot acts, as `gotham serve` has it


class FirstAnswer(NamedTuple):
    """Seconds from the start of the server, and from the newcomer's own action to the answer."""

    ready: float  # the server answers
    acted: float  # the newcomer's first own action is accepted
    answered: float  # a bot has acted after it
    waited: float  # from the newcomer's action to the answer of a bot
    mode: str  # whether the rules were compiled when the bot answered


class Newcomer:
    """The connection of a person who acts at once, and a record of what happened."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seat, self.legal, self.prepared = -1, list[int](), True
        self.revision, self.sent = 0, False

    def first_answer(self, begun: float, ready: float) -> FirstAnswer:
        """Act as soon as that is allowed; return when a bot has acted after that."""
        acted = 0.0
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            seats = self._seats(message)
            if self.seat in seats:
                acted = time.monotonic()
                seats = seats[seats.index(self.seat) + 1 :]
            if acted and any(seat != self.seat for seat in seats):
                now = time.monotonic()
                mode = "compiled" if self.prepared else "interpreted"
                return FirstAnswer(ready - begun, acted - begun, now - begun, now - acted, mode)
            if self.legal and not self.sent:
                self.sent = True
                self._send()

    def _seats(self, message: dict[str, Any]) -> list[int]:
        """Return who acts in a message, in order."""
        if message["type"] == "table":
            self.seat, self.prepared = message["seat"], "preparing" not in message
        if message["type"] != "view":
            return []
        self.revision = message["revision"]
        self.legal = message["legal"] if self.seat in message["awaited"] else []
        self.sent = self.sent and not self.legal
        return [entry["seat"] for entry in message.get("log", [])]

    def _send(self) -> None:
        act = {"type": "act", "id": 1, "actions": self.legal[:1], "revision": self.revision}
        self.socket.send(json.dumps(act))


def measure(game: str, level: str, mode: str) -> FirstAnswer:
    """Start a server with the pace that people get, and play until the first answer."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data), PACE, mode, fresh=True)
        begun = time.monotonic()
        try:
            server.start()
            return first_answer(server, game, level, begun)
        finally:
            server.stop(kill=True)


def first_answer(server: Server, game: str, level: str, begun: float) -> FirstAnswer:
    """Sit down, and play until the first answer."""
    ready = time.monotonic()
    players = min(server.info(game)["players"])
    id, token = server.open(game, "you", *[level] * (players - 1))
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{id}/socket"
    with connect(address, max_size=None, compression=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "language": "en", "board": True}))
        return Newcomer(socket).first_answer(begun, ready)


def fill_cache() -> None:
    """Have a server compile everything once."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data), mode="compiled")
        server.start()
        try:
            server.wait_until_compiled()
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=all_games())
    parser.add_argument("--cold", action="store_true", help="use an empty cache")
    parser.add_argument("--level", default="casual")
    wish = parser.parse_args()
    if not wish.cold:
        fill_cache()
    print(f"{'game':22} {'ready':>7} {'acted':>7} {'answer':>7} {'waited':>7}  (s)")
    for game in wish.games:
        with tempfile.TemporaryDirectory() as empty:
            if wish.cold:
                os.environ["XDG_CACHE_HOME"] = empty
            found = measure(game, wish.level, "compiled")
        print(
            f"{game:22} {found.ready:7.2f} {found.acted:7.2f} {found.answered:7.2f} {found.waited:7.2f}  {found.mode}"
        )


if __name__ == "__main__":
    main()

"""A server and a browser to look at it, for the tests in the browser and for the screenshots."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright
from tools.browser import find

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Nothing is compiled, as in all tests, whoever tests asks more than a player does, and nothing is left on the machine.
ENVIRONMENT = {
    "GOTHAM_LANG": "en",
    "GOTHAM_LIMITS": "off",
    "GOTHAM_MODE": os.environ.get("GOTHAM_MODE") or "plain",
    "GOTHAM_SECRET": "known to all tests",
}
PATIENCE = 120.0  # seconds that a server has to begin or to end


class Server:
    """`gotham serve` as a process of its own, with its data in a folder."""

    def __init__(self, data: Path, pace: float = 0.0, mode: str = "") -> None:
        self.data, self.pace, self.mode = data, pace, mode
        self.log = data / "log"
        self.port, self.address = 0, ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when it answers; the second time at the same port as before."""
        self.data.mkdir(parents=True, exist_ok=True)
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--pace", str(self.pace)]
        call = [sys.executable, "-c", "from gotham.cli import main; main()", *words]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                call,
                env=os.environ | ENVIRONMENT | ({"GOTHAM_MODE": self.mode} if self.mode else {}),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[^/]+:(\d+)", said)
        if not found:
            raise RuntimeError(f"the server did not start: {said}{self.log.read_text()}")
        self.address, self.port = found[0], int(found[1])
        self._wait()

    def _wait(self) -> None:
        """Returns when the server is ready; it tells its address before it listens."""
        begun = time.monotonic()
        while True:
            try:
                return urllib.request.urlopen(f"{self.address}/ready", timeout=PATIENCE).close()
            except OSError:
                if time.monotonic() - begun > PATIENCE:
                    self.stop(kill=True)
                    raise
                time.sleep(0.05)

    def wait_until_compiled(self) -> None:
        """Returns when all games are played on compiled rules."""
        while '"event": "compiled"' not in self.log.read_text():
            time.sleep(0.5)

    def stop(self, kill: bool = False) -> None:
        """Ends it in good order, or as a failing machine would."""
        if self.process is None:
            return
        self.process.kill() if kill else self.process.terminate()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        """What the HTTP API answers."""
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def open(self, game: str, *seats: str, listed: bool = False, **options: str) -> tuple[str, str]:
        """A new table: its id, and the host's token."""
        wish = {"game": game, "players": len(seats), "seats": seats, "options": options, "listed": listed}
        opened = self.ask("/tables", wish)
        return opened["id"], opened["token"]

    def info(self, game: str) -> dict[str, Any]:
        """What clients are told of a game."""
        return next(info for info in self.ask("/games") if info["name"] == game)

    def bots(self, game: str, everybody: bool = False) -> list[str]:
        """As many bots as one person needs at least, or as play without anybody; those that think least."""
        info = self.info(game)
        quick = "rambler" if "rambler" in info["bots"] else "greedy"
        return [quick] * (min(info["players"]) - (not everybody))


def launch(playwright: Playwright, whole: bool = False) -> Browser | None:
    """The browser of this machine, if there is one."""
    path = find(whole)
    return path and playwright.chromium.launch(executable_path=path, args=FLAGS)  # type: ignore[return-value]

"""A server and a browser for the browser tests and the screenshots."""

import json
import os
import re
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright
from tools import preforked
from tools.browser import find

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Nothing is compiled, limits are higher than for players, and no files are left on the machine.
ENVIRONMENT = {
    "GOTHAM_LANG": "en",
    "GOTHAM_LIMITS": "off",
    "GOTHAM_MODE": os.environ.get("GOTHAM_MODE") or "plain",
    "GOTHAM_SECRET": "known to all tests",
}
PATIENCE = 120.0  # seconds for a server to start or stop


class Server:
    """`gotham serve` in its own process, with its data in a folder. A `fresh` one has imported nothing before."""

    def __init__(self, data: Path, pace: float = 0.0, mode: str = "", fresh: bool = False) -> None:
        self.data, self.pace, self.mode, self.fresh = data, pace, mode, fresh
        self.log = data / "log"
        self.port, self.address = 0, ""
        self.process: subprocess.Popen[bytes] | preforked.Forked | None = None

    def start(self) -> None:
        """Start it and wait for an answer; the second time on the same port."""
        self.launch()
        self._wait()

    def launch(self) -> None:
        """Start it and wait for its address."""
        self.data.mkdir(parents=True, exist_ok=True)
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--pace", str(self.pace)]
        env = os.environ | ENVIRONMENT | ({"GOTHAM_MODE": self.mode} if self.mode else {})
        with self.log.open("ab") as log:
            start = preforked.start_new if self.fresh else preforked.start
            self.process = start("from gotham.cli import main; main()", words, env, log)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://[^/]+:(\d+)", said)
        if not found:
            raise RuntimeError(f"the server did not start: {said}{self.log.read_text()}")
        self.address, self.port = found[0], int(found[1])

    def _wait(self) -> None:
        """Wait until the server is ready; it prints its address before it listens."""
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
        """Wait until all games use compiled rules."""
        while '"event": "compiled"' not in self.log.read_text():
            time.sleep(0.5)

    def stop(self, kill: bool = False) -> None:
        """Stop it cleanly, or kill it."""
        if self.process is None:
            return
        self.process.kill() if kill else self.process.terminate()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        """Return the answer of the HTTP API."""
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def open(self, game: str, *seats: str, listed: bool = False, **options: str) -> tuple[str, str]:
        """Open a table; return its id and the host's token."""
        wish = {"game": game, "players": len(seats), "seats": seats, "options": options, "listed": listed}
        opened = self.ask("/tables", wish)
        return opened["id"], opened["token"]

    def info(self, game: str) -> dict[str, Any]:
        """Return the data of a game for clients."""
        return next(info for info in self.ask("/games") if info["name"] == game)

    def bots(self, game: str, everybody: bool = False) -> list[str]:
        """Return the fewest bots that one person needs, or that play alone; the fastest ones."""
        info = self.info(game)
        quick = "rambler" if "rambler" in info["bots"] else "greedy"
        return [quick] * (min(info["players"]) - (not everybody))


def launch(playwright: Playwright, whole: bool = False) -> Browser | None:
    """Return the browser of this machine, if there is one."""
    path = find(whole)
    return path and playwright.chromium.launch(executable_path=path, args=FLAGS)  # type: ignore[return-value]

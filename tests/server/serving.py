"""A real server in its own process on this machine: started, queried, killed and restarted on its data."""

import json
import os
import re
import signal
import sqlite3
import sys
import time
from contextlib import closing

import httpx
from tools import preforked

CODE = "from gotham.cli import main; main()"
COMMAND = [sys.executable, "-c", CODE, "serve"]
CHOSEN = """
import json, pathlib, sys
from gotham.cli.network import listen
from gotham.server.run import run
from gotham.server.settings import Settings
chosen = json.loads(sys.argv[1])
listening = listen("127.0.0.1", 0)
print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
run(Settings(**chosen | {"data": pathlib.Path(chosen["data"])}), listening)
"""
METRICS = "token-of-the-host"
# seconds before an expected event counts as missing: much more than it takes
PATIENCE = float(os.environ.get("GOTHAM_PATIENCE", "120"))


def until(condition):
    """Wait for a condition."""
    late = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < late
        time.sleep(0.05)
    return found


class Server:
    """`gotham serve` on a folder. `chosen` are settings that its command line does not have."""

    starting = staticmethod(preforked.start)

    def __init__(self, data, *arguments, limits=False, **chosen):
        self.data, self.arguments, self.limits, self.chosen = data, arguments, limits, chosen
        self.process = self.client = None
        self.address = ""

    # ------------------------------------------------------------------------------------ lifecycle

    def start(self, wait=True):
        """Start it; return when it answers, or, without waiting, when it has its address."""
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "log").open("ab") as log:
            self.process = self.starting(*self._command(), self._environment(), log)
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://[\d.]+:\d+", line)
        if not found:
            self.kill()
            raise AssertionError(f"it did not start: {line}{self.log[-2000:]}")
        self.address = found[0]
        if self.client is not None:
            self.client.close()
        self.client = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)
        if wait:
            self.wait()
        return self

    def _command(self):
        if self.chosen:
            return CHOSEN, [json.dumps({"data": str(self.data), "pace": 0.0, **self.chosen})]
        return CODE, ["serve", "--port", "0", "--data", str(self.data), "--pace", "0", *self.arguments]

    def _environment(self):
        limits = {} if self.limits else {"GOTHAM_LIMITS": "off"}
        own = {name: value for name, value in os.environ.items() if name != "GOTHAM_LIMITS"}
        return (
            own | {"GOTHAM_MODE": "plain", "GOTHAM_LANG": "en", "GOTHAM_METRICS": METRICS} | limits
        )  # rules are not compiled

    def wait(self):
        """Return when it answers."""
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            assert self.process.poll() is None, self.log[-2000:]
            try:
                if self.client.get("/ready").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("it does not answer")

    def kill(self):
        """Kill it, as in a power failure."""
        self._end(signal.SIGKILL)

    def stop(self):
        """Ask it to stop; return the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how):
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def close(self):
        if self.process is not None and self.process.poll() is None:
            self.kill()
        if self.client is not None:
            self.client.close()

    @property
    def log(self):
        """Return its log."""
        return (self.data / "log").read_text("utf-8")

    # -------------------------------------------------------------------------------------- requests

    def ask(self, method, path, body=None, token="", **headers):
        """Return any response."""
        if token:
            headers["authorization"] = f"Bearer {token}"
        return self.client.request(method, path, json=body, headers=headers)

    def get(self, path, token=""):
        """Return a successful response."""
        answer = self.ask("GET", path, token=token)
        assert answer.status_code == 200, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path, body=None, token=""):
        answer = self.ask("POST", path, body, token)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method, path, body=None, token=""):
        """Return the status and the reason of a refusal."""
        answer = self.ask(method, path, body, token)
        assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
        assert answer.json()["type"] == "refused"
        return answer.status_code, answer.json()["reason"]

    def open(self, game="new-york-new-york", **wish):
        """Open a table; return its id and the host's token."""
        opened = self.post("/api/tables", {"game": game, **wish})
        return opened["id"], opened["token"]

    def seat(self, table, host, *seats):
        """Let people sit down at these seats by invitation; return their tokens."""
        invitations = self.get(f"/api/tables/{table}/invitations", host)["invitations"]
        wishes = ({"seat": seat, "invitation": invitations[str(seat)], "name": f"Person {seat}"} for seat in seats)
        return [self.post(f"/api/tables/{table}/sit", wish)["token"] for wish in wishes]

    def party(self, game="new-york-new-york", players=2, **wish):
        """Open a table full of people; return its id and the tokens by seat, the host's first."""
        table, host = self.open(game, players=players, seats=["you", *["open"] * (players - 1)], name="Host", **wish)
        return table, [host, *self.seat(table, host, *range(1, players))]

    def count(self, name):
        """Return the value of a Prometheus metric."""
        return float(re.search(rf"^{name} (\S+)$", self.get("/metrics", METRICS), re.MULTILINE)[1])

    # -------------------------------------------------------------------------------------- database

    def rows(self, query, *values):
        """Read rows directly from its database."""
        with closing(sqlite3.connect(self.data / "gotham.sqlite", timeout=PATIENCE)) as database:
            return database.execute(query, values).fetchall()

    def write(self, query, *values):
        """Change its database directly."""
        self.write_all([(query, *values)])

    def write_all(self, writes):
        """Change its database directly, in one transaction."""
        with closing(sqlite3.connect(self.data / "gotham.sqlite", timeout=PATIENCE)) as database:
            for query, *values in writes:
                database.execute(query, values)
            database.commit()

    def entries(self, table):
        """Return the stored seats and actions of a match in order."""
        return self.rows('select seat, action from entries where "match" = ? order by seq', table)

"""Four servers with PostgreSQL, Redis and nginx on this machine, started and ended together."""

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterator
from pathlib import Path

from tools import preforked

ROOT = Path(__file__).parents[1]
CODE = "from gotham.cli import main; main()"
TOKEN = "token-of-the-host"
PATIENCE = 120.0  # seconds for something to start
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log warn;
worker_processes 1;
worker_rlimit_nofile 20000;
events {{ worker_connections 10000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def missing() -> str:
    """Return which program is not installed; empty where nothing is missing."""
    return next((name for name in ("nginx", "redis-server") if not shutil.which(name)), "")


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


class ClusterServer:
    """One `gotham serve` on a port of its own, which it has again after a restart."""

    def __init__(self, folder: Path, database: str, channels: str) -> None:
        self.folder, self.port = folder, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.words = ["serve", "--port", str(self.port), "--data", str(folder), "--pace", "0"]
        self.words += ["--database", database, "--channels", channels]
        self.process: preforked.Forked | subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        env = {
            **os.environ,
            "GOTHAM_MODE": "plain",
            "GOTHAM_LIMITS": "off",
            "GOTHAM_LANG": "en",
            "GOTHAM_METRICS": TOKEN,
        }
        with (self.folder / "log").open("ab") as log:
            self.process = preforked.start(CODE, self.words, env, log)
        if wait:
            _wait(f"{self.address}/ready")

    def end(self, how: int) -> None:
        """End it by a signal."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    @property
    def seconds(self) -> float:
        """Processor time that it has used."""
        if self.process is None:
            return 0.0
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def metrics(self) -> dict[str, float]:
        """Return the totals of a running server."""
        request = urllib.request.Request(f"{self.address}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found = re.findall(r"^(\w+) (\S+)$", answer.read().decode(), re.MULTILINE)
        return {name: float(value) for name, value in found}


class ShardedCluster:
    """Servers, the address of the proxy before them, and the address of the database."""

    def __init__(self, servers: list[ClusterServer], address: str, database: str) -> None:
        self.servers, self.address, self.database = servers, address, database

    def totals(self) -> dict[str, float]:
        """Return the sums of all servers' metrics, and their processor time."""
        found = [server.metrics() for server in self.servers if server.process is not None]
        sums = {name: sum(each.get(name, 0.0) for each in found) for name in {name for each in found for name in each}}
        return sums | {"seconds": sum(server.seconds for server in self.servers)}

    def copy_logs(self, place: Path) -> None:
        """Copy the logs of the servers and of nginx to a folder."""
        place.mkdir(parents=True, exist_ok=True)
        for at, server in enumerate(self.servers):
            shutil.copy(server.folder / "log", place / f"server{at}.log")
        shutil.copy(self.servers[0].folder.parent / "nginx.log", place / "nginx.log")


@contextlib.contextmanager
def cluster(count: int = 4) -> Iterator[ShardedCluster]:
    """Start everything in a folder that is removed at the end."""
    with warnings.catch_warnings(action="ignore"):  # it asks for a runtime folder that not every account has
        import pgserver

    with contextlib.ExitStack() as stack:
        place = tempfile.TemporaryDirectory(prefix="gotham-cluster", ignore_cleanup_errors=True)
        folder = Path(stack.enter_context(place))
        folder.chmod(0o755)  # PostgreSQL runs as another user
        database = stack.enter_context(pgserver.get_server(folder / "data")).get_uri()
        channels = f"unix://{folder}/redis.sock"
        options = ["--port", "0", "--unixsocket", f"{folder}/redis.sock", "--save", "", "--dir", str(folder)]
        stack.enter_context(_running(["redis-server", *options], folder / "redis.log"))
        while not (folder / "redis.sock").exists():
            time.sleep(0.05)
        servers = [ClusterServer(folder / f"server{at}", database, channels) for at in range(count)]
        for server in servers:
            server.start()
            stack.callback(server.end, signal.SIGKILL)
        address = stack.enter_context(proxied(folder, [each.port for each in servers]))
        _wait(f"{address}/ready")
        yield ShardedCluster(servers, address, database)


@contextlib.contextmanager
def proxied(folder: Path, ports: list[int], program: str = "nginx") -> Iterator[str]:
    """Run nginx or Caddy before servers at these ports; return its address."""
    port = free_port()
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, site=site(port, ports)))
    commands = {
        "nginx": ["nginx", "-c", f"{folder}/nginx.conf", "-p", str(folder)],
        "caddy": ["caddy", "run", "--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile.shards")],
    }
    chosen = {
        "GOTHAM_HOST": f"http://127.0.0.1:{port}",
        "GOTHAM_SERVERS": " ".join(f"127.0.0.1:{each}" for each in ports),
    }
    own = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "CADDY_ADMIN": f"unix/{folder}/admin.sock"}
    with _running(commands[program], folder / f"{program}.out", {**os.environ, **chosen, **own}):
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"


def site(port: int, ports: list[int]) -> str:
    """Return deploy/nginx-shards.conf for a port of this machine, without TLS."""
    text = (ROOT / "deploy" / "nginx-shards.conf").read_text("utf-8")
    upstream = "\n".join(f"    server 127.0.0.1:{each} max_fails=0;" for each in ports)
    text = re.sub(r"(    server unix:.*\n)+", f"{upstream}\n", text)
    return text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("    http2 on;\n", "")


@contextlib.contextmanager
def _running(command: list[str], log: Path, env: dict[str, str] | None = None) -> Iterator[None]:
    with log.open("ab") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, env=env)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(address: str) -> None:
    late = time.monotonic() + PATIENCE
    while True:
        try:
            return urllib.request.urlopen(address, timeout=PATIENCE).close()
        except OSError:
            if time.monotonic() > late:
                raise
            time.sleep(0.05)

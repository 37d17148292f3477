"""Plays with an installed Gotham, without anything of a checkout: `python smoke.py`.

For every system and Python of the hosted matrix: a match of each game, start, first page, a match of bots, print.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from pathlib import Path

GOTHAM = str(Path(sysconfig.get_path("scripts")) / ("gotham.exe" if os.name == "nt" else "gotham"))
QUICK = ("done", "place", "pass", "end")  # kinds of actions that bring the end nearer
SERVED = "new-york-new-york"
PATIENCE = 600.0  # seconds for a match of bots


def ask(address, path, body=None, token=""):
    """Return an answer of the server; a body is posted."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(urllib.request.Request(address + path, data, headers), timeout=60) as answer:
        text = answer.read().decode()
        return json.loads(text) if "json" in answer.headers["content-type"] else text


def play(name):
    """Play a match of a game to its end."""
    import gotham

    table = gotham.game(name, "plain").table(seed=1)
    while not table.over:
        seat = table.awaited[0]
        table.act(seat, max(table.legal(seat), key=lambda action: action.startswith(QUICK)))
    assert gotham.replay(table.transcript()).over
    print(f"played {name}", flush=True)


def play_at(address):
    """Let bots play a match on a server."""
    opened = ask(address, "/api/tables", {"game": SERVED, "players": 2, "seats": ["you", "random"]})
    table = f"/api/tables/{opened['id']}"
    ask(address, f"{table}/replace", {"seat": 0, "bot": "random"}, opened["token"])
    late = time.monotonic() + PATIENCE
    while ask(address, table)["table"]["state"] != "over":
        assert time.monotonic() < late, "the match does not end"
        time.sleep(0.5)
    print(f"played {SERVED} on a server", flush=True)


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        stores = {"XDG_CACHE_HOME": folder, "XDG_STATE_HOME": folder, "GOTHAM_MODE": "plain", "GOTHAM_LANG": "en"}
        env = os.environ | stores | {"PYTHONIOENCODING": "utf-8", "GOTHAM_LIMITS": "off"}
        call = [GOTHAM, "serve", "--port", "0", "--pace", "0", "--data", str(Path(folder, "data"))]
        with subprocess.Popen(call, env=env, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
            try:
                address = re.search(r"http://[\d.]+:\d+", server.stdout.readline())[0]
                page = ask(address, "/")
                for name in re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page):
                    ask(address, name)
                print("first page", flush=True)
                names = [game["name"] for game in ask(address, "/api/games")]
                play_at(address)
            finally:
                server.terminate()
        for name in names:
            play(name)
        subprocess.run([GOTHAM, "print", SERVED, "-o", "game.pdf"], env=env, cwd=folder, check=True)
        assert Path(folder, "game.pdf").read_bytes().startswith(b"%PDF-")
        subprocess.run([GOTHAM, "doctor"], env=env, cwd=folder, check=True)
    print(f"Python {sys.version.split()[0]} on {sys.platform}: all played", flush=True)


if __name__ == "__main__":
    main()

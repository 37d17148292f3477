"""Measure what a server costs before anybody plays: the time to the first page, its memory, and memory per table.

    python -m tools.footprint [--tables 400] [--mode compiled] [--runs 3]

Seconds are of the wall and of the processor (of the server's own process, until the first page has arrived). Memory is
resident; tables are of four people without sockets, opened after some that load what all share.
"""

import argparse
import os
import re
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple

from tools.serving import Server

from gotham.match.game import all_games

FIRST = 20  # tables that load what all share
PAUSE = 0.02  # seconds between two tries to get the page
SETTLED = 1.0  # seconds in which memory does not change any more


class Start(NamedTuple):
    """Seconds until the first page, of the wall and of the processor."""

    wall: float
    processor: float


class Tables(NamedTuple):
    """Megabytes of an empty server, with the first tables, and kilobytes of each further one."""

    empty: float
    loaded: float
    each: float


def first_page(data: Path, mode: str) -> Start:
    """Start a server and return when its first page has arrived."""
    server = Server(data, mode=mode, fresh=True)
    began = time.perf_counter()
    server.launch()
    try:
        while True:
            try:
                with urllib.request.urlopen(f"{server.address}/", timeout=60) as page:
                    page.read()
                break
            except OSError:
                time.sleep(PAUSE)
        return Start(time.perf_counter() - began, processor(server))
    finally:
        server.stop(kill=True)


def tables(data: Path, mode: str, game: str, count: int) -> Tables:
    """Open tables on a new server; return what they cost."""
    server = Server(data, mode=mode, fresh=True)
    server.start()
    try:
        empty = settled(server)
        for _ in range(FIRST):
            open_table(server, game)
        wait_for_rules(server)
        loaded = settled(server)
        for _ in range(count):
            open_table(server, game)
        return Tables(empty / 1e6, loaded / 1e6, (settled(server) - loaded) / count / 1e3)
    finally:
        server.stop(kill=True)


def open_table(server: Server, game: str) -> None:
    """Open a table of four, and look at it once."""
    id, token = server.open(game, "you", *["open"] * 3)
    server.ask(f"/tables/{id}", token=token)


def wait_for_rules(server: Server) -> None:
    """Return when no game is being prepared: the compiler takes more memory than all tables."""
    while True:
        with urllib.request.urlopen(f"{server.address}/metrics", timeout=60) as page:
            if b"gotham_preparing 0.0" in page.read():
                return
        time.sleep(PAUSE)


def settled(server: Server) -> float:
    """Return the memory of a server when it does not grow any more."""
    while True:
        before = resident(server)
        time.sleep(SETTLED)
        if abs(resident(server) - before) < 100_000:
            return resident(server)


def resident(server: Server) -> float:
    assert server.process is not None
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text("utf-8"))
    assert found is not None
    return int(found[1]) * 1024.0


def processor(server: Server) -> float:
    """Return the seconds of the processor that the server's own process has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--mode", default="compiled")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("games", nargs="*", default=all_games())
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        starts = [first_page(data / f"start{run}", wish.mode) for run in range(wish.runs)]
        wall, used = (statistics.median(column) for column in zip(*starts, strict=True))
        print(f"first page: {wall:.2f} s, of which the server's processor {used:.2f} s (median of {wish.runs})")
        for game in wish.games:
            found = tables(data / game, wish.mode, game, wish.tables)
            print(f"{game}: empty {found.empty:.0f} MB, first tables {found.loaded:.0f} MB, each {found.each:.0f} KB")


if __name__ == "__main__":
    main()

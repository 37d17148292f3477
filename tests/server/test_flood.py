"""Floods of one visitor within all limits: the server's memory stays small, and others are served."""

import contextlib
import statistics
import sys
import threading
import time

import httpx
import pytest
from tests.server.players import Player
from tests.server.raw_client import memory, silent_socket
from tests.server.serving import PATIENCE

pytestmark = [pytest.mark.deep, pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")]
MEGABYTE = 1_000_000
SOCKETS, NOTES = 95, 80


class Visits(threading.Thread):
    """Another visitor, who asks for /health again and again and takes the time of each answer."""

    def __init__(self, server):
        super().__init__()
        self.address, self.times, self.ended = server.address, [], threading.Event()

    def run(self):
        with httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False) as client:
            while not self.ended.wait(0.01):
                began = time.perf_counter()
                assert client.get("/health").status_code == 200
                self.times.append(time.perf_counter() - began)

    def stop(self):
        self.ended.set()
        self.join()
        return statistics.quantiles(self.times, n=100)[-1]


def test_notes_to_sockets_that_never_read(start, print_later):
    server = start(limits=True)
    table, token = server.open(seats=["you", "random"])
    with contextlib.ExitStack() as stack:
        for _ in range(SOCKETS):
            stack.enter_context(silent_socket(server, table, token))
        player = stack.enter_context(Player(server, table, token))
        before, peak = memory(server), 0
        visits = Visits(server)
        visits.start()
        answers = []
        for number in range(NOTES):
            answers.append(player.ask("note", about=f"note {number}", text="\U0001f5fd" * 1000)["type"])
            peak = max(peak, memory(server))
        slowest = visits.stop()
    grown = (peak - before) / MEGABYTE
    print_later(f"{SOCKETS} sockets, {NOTES} notes: {grown:.0f} MB more; /health 99%: {1000 * slowest:.0f} ms")
    assert answers[0] == "accepted"
    assert grown < 50

"""Time that goes wrong: the system's clock is set, processes are suspended, disks are slow, and networks stall.

Nothing acknowledged is lost, nobody's time is taken, and the server recovers by itself.
"""

import contextlib
import os
import signal
from pathlib import Path

import pytest
from tests.server.cables import Cable
from tests.server.database import postgres_server
from tests.server.parties import LOST
from tests.server.players import Player
from tests.server.recording import Run, stored_match
from tests.server.serving import CHOSEN, Server, until
from tools import preforked

from gotham.server import steady
from gotham.server.steady import STALL, TICK, SteadyClock

HOUR = 3600.0
MATCH = {"per": "match", "seconds": 600}
FAKETIME = [*Path("/usr/lib").glob("*/faketime/libfaketime.so.1")]  # Debian's package faketime
SLOW_DISK = """
import time
import aiosqlite

def commit(self):
    def work():
        time.sleep(0.3)
        self._conn.commit()
    return self._execute(work)

aiosqlite.Connection.commit = commit
"""


# ---------------------------------------------------------------------------------------- the clock alone


class Times:
    """The clocks of a system, set by hand."""

    def __init__(self, monkeypatch):
        self.wall, self.monotonic = 1_000_000.0, 50.0
        monkeypatch.setattr(steady.time, "time", lambda: self.wall)
        monkeypatch.setattr(steady.time, "monotonic", lambda: self.monotonic)

    def run(self, clock, seconds):
        """Let time pass while the process runs."""
        for _ in range(int(seconds)):
            self.wall += 1
            self.monotonic += 1
            clock.now()


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 365 * 24 * HOUR])
def test_setting_the_system_clock_changes_nothing(monkeypatch, jump):
    times = Times(monkeypatch)
    clock = SteadyClock()
    clock.start()
    times.run(clock, 10)
    times.wall += jump
    times.run(clock, 10)
    assert clock.now() == 1_000_020.0
    assert clock.started == 1_000_000.0


def test_the_time_of_a_suspended_lone_server_stands_still(monkeypatch):
    times = Times(monkeypatch)
    clock = SteadyClock()
    clock.start()
    times.run(clock, 10)
    times.monotonic += HOUR
    assert clock.now() == 1_000_010.0 + TICK
    times.monotonic += STALL  # a busy moment is none
    assert clock.now() == 1_000_010.0 + TICK + STALL


def test_servers_that_share_a_database_share_its_time(monkeypatch):
    """Others go on while one is suspended."""
    times = Times(monkeypatch)
    clock = SteadyClock()
    clock.start(2_000_000.0)
    times.monotonic += HOUR
    assert clock.now() == 2_000_000.0 + HOUR


# ------------------------------------------------------------------------------------------ the system's clock


class FakedServer(Server):
    """A server whose system clock can be set, by Debian's faketime."""

    starting = staticmethod(preforked.start_new)

    def _environment(self):
        faked = {
            "LD_PRELOAD": str(FAKETIME[0]),
            "FAKETIME_TIMESTAMP_FILE": str(self.data / "offset"),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }
        return super()._environment() | faked

    def set_clock(self, seconds):
        self.data.mkdir(parents=True, exist_ok=True)
        whole = self.data / "whole"
        whole.write_text(f"{seconds:+d}\n")
        whole.replace(self.data / "offset")


@pytest.mark.deep
@pytest.mark.skipif(not FAKETIME, reason="faketime is not installed: the system's clock is not set")
@pytest.mark.parametrize("jump", [7200, -7200])
def test_the_system_clock_is_set_during_play(tmp_path, jump):
    server = FakedServer(tmp_path / "data", grace=0.0)
    server.set_clock(0)
    server.start()
    with contextlib.closing(server), contextlib.ExitStack() as stack:
        table, tokens = server.party(timing=MATCH)
        players = [stack.enter_context(Player(server, table, token)) for token in tokens]
        run = stack.enter_context(Run([server], 3))
        run.until_accepted(5)
        server.set_clock(jump)
        until(lambda: server.get("/health") == "alive\n")
        run.until_accepted(10)
        for player in players:  # each finishes a turn, which stops a clock and starts the other
            player.settle()
            mover = next(each for each in players if each.legal)
            mover.act(mover.find("play")[0])
            mover.act(mover.find("take")[0])
        for player in players:
            player.settle()
            assert [500 < left <= 600 for left in player.table["times"]] == [True, True]
        run.__exit__()
        run.compare(stored_match(server, run.table))
        assert server.count("gotham_failures_total") == 0


# ------------------------------------------------------------------------------------------------- suspension


@contextlib.contextmanager
def suspended(server):
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


@pytest.mark.deep
def test_a_suspended_server_takes_nobodys_time(start):
    """It is suspended for longer than the clock of the move has left, and nobody could act."""
    server = start()
    table, tokens = server.party(timing={"per": "move", "seconds": 8, "then": "pass"})
    with Run([server], 2) as run, contextlib.ExitStack() as stack:
        run.until_accepted(3)
        players = [stack.enter_context(Player(server, table, token)) for token in tokens]
        mover = next(each for each in players if each.legal)
        left = mover.table["times"][mover.table["seat"]]
        with suspended(server):
            signal.sigtimedwait([], 10)  # longer than the move has time
        mover.settle()
        assert mover.revision == 0, "nobody has timed out"
        mover.act(mover.find("play")[0])
        assert left > 4
        run.until_accepted(5)
    run.compare(stored_match(server, run.table))
    assert server.count("gotham_failures_total") == 0


@pytest.mark.deep
def test_one_of_two_servers_is_suspended(tmp_path):
    from tests.server.clusters import Cluster

    with postgres_server() as postgres, contextlib.ExitStack() as stack:
        cluster = Cluster(tmp_path, postgres.get_uri(), postgres.get_uri()).start()
        stack.callback(cluster.close)
        one, other = cluster.servers
        table, _ = one.open(players=2, seats=["random", "random"], options={"rounds": "1"})
        run = stack.enter_context(Run(cluster.servers, 3))
        run.until_accepted(6)
        with suspended(one):
            run.until_accepted(10)  # by the other, after a while
            until(lambda: other.get(f"/api/tables/{table}")["table"]["state"] == "over")  # its bots are taken over
        run.until_accepted(10)
        run.check()
        assert other.count("gotham_failures_total") == 0  # the suspended one has missed its own heartbeats


# ----------------------------------------------------------------------------------------- disk and network


class SlowServer(Server):
    """A server on a disk on which every commit takes a third of a second."""

    starting = staticmethod(preforked.start_new)

    def _command(self):
        code, words = super()._command()
        return SLOW_DISK + code, words


@pytest.mark.deep
def test_a_slow_disk_only_delays(tmp_path):
    server = SlowServer(tmp_path / "data", grace=0.0)
    assert server._command()[0].endswith(CHOSEN)
    with contextlib.closing(server.start()):
        with Run([server], 3) as run:
            run.until_accepted(20)
            server.kill()
            server.start()
            run.until_accepted(10)
        run.compare(stored_match(server, run.table))
        assert server.count("gotham_failures_total") == 0


@pytest.mark.deep
def test_a_stalled_connection_is_closed_and_comes_back(start):
    """The network between a person and the server stalls without closing: others see them leave, and play on."""
    server = start()
    table, (host, guest) = server.party()
    with Cable(port=int(server.address.rpartition(":")[2])) as cable, Player(server, table, host) as ann:
        far = Reached(server, cable)
        ben = Player(far, table, guest)
        ann.settle()
        assert ann.table["seats"][1]["online"]
        cable.cut()
        until(lambda: ann.settle() or not ann.table["seats"][1].get("online"))
        cable.mend()
        with contextlib.suppress(*LOST):
            ben.close()
        ben = Player(far, table, guest)
        ann.settle()
        assert ann.table["seats"][1]["online"]
        mover = next(each for each in (ann, ben) if each.legal)
        mover.act(mover.legal[0])
        ben.settle()
        assert [*ben.log] == [1]
        ben.close()
    assert server.count("gotham_failures_total") == 0


class Reached:
    """A server at the other end of a cable."""

    def __init__(self, server, cable):
        self.address = f"http://127.0.0.1:{cable.here}"
        self.server = server

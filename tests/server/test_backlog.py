"""Unsent messages are counted in bytes; a client that does not read is closed, and others keep their connection."""

import struct

import pytest
from tests.server.limited import LimitedServer
from tests.server.players import Player
from tests.server.raw_client import FINAL, closed, silent_socket

from gotham.server import limits
from gotham.server.ws.backlog import OVERHEAD, Backlogs

LINE = "\U0001f5fd" * 500  # 2,000 bytes


class Peers:
    """Outboxes of sockets at one server; `closed` are the names of those that were closed."""

    def __init__(self):
        self.backlogs, self.boxes, self.closed = Backlogs(), {}, []

    def open(self, name, person="p", address="a", table="t"):
        box = self.backlogs.outbox(lambda: self.closed.append(name), person, address, table)
        box.opened()
        self.boxes[name] = box
        return box


@pytest.fixture
def peers():
    return Peers()


def contents(box):
    return [box.pop() for _ in range(len(box))]


# --------------------------------------------------------------------------------------- one outbox


def test_messages_leave_in_order_and_are_counted(peers):
    box = peers.open("one")
    for message in (b"table", b"view", b"talk"):
        box.add(message)
    assert box.size == len(b"tableviewtalk") + 3 * OVERHEAD == peers.backlogs.server.size
    assert contents(box) == [b"table", b"view", b"talk"]
    assert box.size == peers.backlogs.server.size == 0


def test_an_obsolete_snapshot_is_replaced(peers):
    box = peers.open("one")
    for number in range(1000):
        box.add(b"%d notes" % number, "notes")
        box.add(b"%d table" % number, "table")
    box.add(b"talk")
    assert contents(box) == [b"999 notes", b"999 table", b"talk"]


def test_nothing_of_another_viewer_is_replaced(peers):
    """The client discards what it had when it reads the first message of a new seat."""
    box = peers.open("one")
    box.add(b"old notes", "notes")
    box.begin()
    box.add(b"first table")
    box.add(b"notes", "notes")
    box.add(b"talk")
    box.add(b"newer notes", "notes")
    assert contents(box) == [b"old notes", b"first table", b"talk", b"newer notes"]


def test_the_first_view_may_be_longer_than_the_budget(peers):
    box = peers.backlogs.outbox(lambda: peers.closed.append("one"), "p", "a", "t")
    box.add(b"x" * (limits.BACKLOG_OF_SOCKET.value + 1))
    box.opened()
    assert peers.closed == []
    box.add(b"x" * limits.BACKLOG_OF_SOCKET.value)
    assert peers.closed == ["one"]


@pytest.mark.parametrize("size", [1, 1000, 100_000])
def test_the_budget_of_a_socket(peers, size):
    box, most = peers.open("one"), limits.BACKLOG_OF_SOCKET.value
    largest = 0
    while box.open:
        box.add(b"x" * size)
        largest = max(largest, box.size)
    assert largest <= most
    assert largest > most - 2 * (size + OVERHEAD)
    assert (peers.closed, box.size, len(box), peers.backlogs.server.size) == (["one"], 0, 0, 0)
    box.add(b"more")
    assert len(box) == 0, "nothing is queued for a closed socket"


# -------------------------------------------------------------------------------------- many outboxes

SCOPES = {
    "person": limits.BACKLOG_OF_PERSON,
    "address": limits.BACKLOG_OF_ADDRESS,
    "table": limits.BACKLOG_OF_TABLE,
    "server": limits.BACKLOG_OF_SERVER,
}


@pytest.mark.parametrize("scope", SCOPES)
def test_the_budget_of_many_sockets(peers, monkeypatch, scope):
    monkeypatch.setattr(SCOPES[scope], "value", 100_000)

    def place(number):
        return {name: "same" if name == scope else f"{number}" for name in ("person", "address", "table")}

    reader = peers.open("reader", **place(0))
    for number in range(1, 20):
        peers.open(f"silent {number}", **place(number))
    other = peers.open("other", "other person", "other address", "other table")
    for _ in range(100):
        for box in [*peers.boxes.values()]:
            box.add(b"x" * 2000)
            assert sum(each.size for each in peers.boxes.values() if each not in (other,)) <= 100_000
            if box in (reader, other):
                contents(box)
    assert reader.open, "the one that reads stays"
    assert other.open
    assert peers.closed


def test_pools_are_dropped_with_their_last_socket(peers):
    first, second = peers.open("first"), peers.open("second", person="q")
    first.add(b"x")
    second.add(b"x")
    peers.backlogs.leave(first)
    assert {key for key, _ in peers.backlogs.pools} == {"person", "address", "table"}
    peers.backlogs.leave(second)
    peers.backlogs.leave(second)
    assert peers.backlogs.pools == {}
    assert peers.backlogs.server.size == 0


# ------------------------------------------------------------------------------------------ a server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    fast = {"TALKS": 100_000, "TALK_BURST": 10_000, "MESSAGES": 1000, "MESSAGE_BURST": 10_000}
    small = {"BACKLOG_OF_SOCKET": 50_000, "CLOSING": 600}
    server = LimitedServer(tmp_path_factory.mktemp("server"), {**fast, **small, "CHAT_OF_SEAT": 400_000})
    server.start()
    yield server
    server.close()


def test_a_socket_that_does_not_read_is_closed_and_may_come_again(server):
    table, (host, bob) = server.party()
    with silent_socket(server, table, bob) as line, Player(server, table, host) as player:
        while not player.table["seats"][1].get("online"):
            player.hear()
        for _ in range(120):
            answer = player.ask("talk", text=LINE)
            assert answer["type"] == "accepted", answer
        heard = closed(line)
        assert heard.endswith(bytes([FINAL | 8, 2]) + struct.pack("!H", 1013)), "it says why"
        assert len(heard) < 250_000, "half of it was dropped"
        while player.table["seats"][1].get("online"):
            player.hear()
    with Player(server, table, bob) as again:
        assert len(again.talks) == 120


def test_notes_that_nobody_reads_are_replaced(server):
    """A socket that never reads is sent few of many versions of one's notes, and stays open."""
    table, token = server.open(seats=["you", "random"])
    with silent_socket(server, table, token) as line, Player(server, table, token) as player:
        for number in range(60):
            assert player.ask("note", about=f"{number % 20}", text=f"{number}" + "x" * 900)["type"] == "accepted"
        heard = b""
        while b'"59x' not in heard:
            more = line.recv(65536)
            assert more, "it was closed"
            heard += more
    assert heard.count(b'"type":"notes"') < 40

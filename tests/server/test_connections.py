"""Connections without a proxy in front: silent, slow and greedy ones are closed, and others are served."""

import struct

import pytest
from tests.server.limited import LimitedServer
from tests.server.players import Player
from tests.server.raw_client import CONTINUATION, FINAL, PING, TEXT, closed, dial, frame, memory, said, silent_socket

from gotham.server import limits
from gotham.server.connections import OpenConnections, is_trusted
from gotham.server.settings import Settings

SOON = {"HANDSHAKE": 1, "REQUEST_TIME": 1, "STALLED": 1, "HELLO": 1, "CLOSING": 1}
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that waits for a second at most."""
    server = LimitedServer(tmp_path_factory.mktemp("server"), {**SOON, "FRAGMENTS": 8})
    server.start()
    yield server
    server.close()


@pytest.mark.parametrize("sent", [b"", b"G", HEAD, HEAD + b"\r\n", HEAD + b'\r\n{"game":'])
def test_half_a_request_is_not_awaited_for_ever(server, sent):
    with dial(server) as line:
        line.sendall(sent)
        assert closed(line) == b""
    assert server.ask("GET", "/health").status_code == 200


def test_a_second_request_is_not_awaited_for_ever_either(server):
    with dial(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea")
        assert closed(line).count(b"HTTP/1.1 200") == 1


def test_a_response_that_nobody_reads_ends(server):
    with dial(server) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
        server.ask("GET", "/health")
        _wait_until_closed_by_the_other_side(line)
    assert server.ask("GET", "/health").status_code == 200


def _wait_until_closed_by_the_other_side(line):
    """Send until the server has closed the connection, without reading."""
    try:
        while True:
            line.sendall(b"\r\n" * 1000)
    except ConnectionError:
        pass


def test_a_socket_that_says_nothing_is_closed(server):
    table, _ = server.open()
    with silent_socket(server, table, hello=False) as line:
        heard = b""
        while not heard.endswith(bytes([FINAL | 8, 2]) + struct.pack("!H", 1008)):
            more = line.recv(65536)
            assert more
            heard += more
    assert b"hello" in heard


def test_a_message_of_many_fragments_is_refused(server):
    """Empty fragments are no part of a message's size."""
    table, token = server.open(seats=["you", "random"])
    with silent_socket(server, table, token) as line:
        line.sendall(frame(TEXT, b"") + frame(CONTINUATION, b"") * 100)
        closed(line)
    with silent_socket(server, table, token) as line:
        line.sendall(frame(TEXT, b'{"type":"undo",') + frame(CONTINUATION | FINAL, b'"revision":9,"id":7}'))
        heard = b""
        while b'"id":7' not in heard:
            more = line.recv(65536)
            assert more
            heard += more


@pytest.mark.deep
def test_pings_without_reading_the_answers_cost_nothing(server):
    table, token = server.open(seats=["you", "random"])

    def flood(line):
        for _ in range(200):
            line.sendall(frame(FINAL | PING, b"x" * 125) * 1000)
        with Player(server, table, token) as player:
            player.settle()

    with silent_socket(server, table, token) as line:
        flood(line)  # a server that has just started loads what its first table needs
        before = memory(server)
        flood(line)
        assert memory(server) - before < 5_000_000


# ------------------------------------------------------------------------------------- in this process


class Transport:
    def __init__(self):
        self.aborted = False

    def abort(self):
        self.aborted = True


@pytest.fixture
def opened(monkeypatch):
    for limit, value in ((limits.CONNECTIONS, 20), (limits.CONNECTIONS_OF_ADDRESS, 5), (limits.BODIES, 10_000)):
        monkeypatch.setattr(limit, "value", value)
    return OpenConnections(Settings(limited=True, proxies=("127.0.0.1", "fd00:7::/64")))


@pytest.mark.parametrize(
    ("address", "others"),
    [("203.0.113.7", ["203.0.113.7"]), ("2001:db8::1", [f"2001:db8::{number}" for number in range(2, 9)])],
)
def test_connections_of_an_address_are_limited(opened, address, others):
    first = Transport()
    assert opened.enter(first, address)
    transports = [Transport() for _ in range(7)]
    let_in = [opened.enter(each, others[at % len(others)]) for at, each in enumerate(transports)]
    assert let_in == [True] * 4 + [False] * 3
    assert opened.enter(Transport(), "198.51.100.1"), "others are let in"
    for each in transports:
        opened.leave(each)
    assert opened.enter(Transport(), address)


@pytest.mark.parametrize("proxy", ["127.0.0.1", "fd00:7::99", ""])
def test_a_proxy_has_many_clients(opened, proxy):
    assert all(opened.enter(Transport(), proxy) for _ in range(20))
    assert not opened.enter(Transport(), proxy), "but the server has a limit"


def test_trusted_proxies():
    assert is_trusted("10.0.0.9", ("*",))
    assert not is_trusted("10.0.0.9", ())
    assert is_trusted("proxy.local", ("proxy.local",))
    assert is_trusted("fe80::1%eth0", ("fe80::/10",))


def test_the_oldest_of_many_long_requests_is_closed(opened):
    slow, others = Transport(), [Transport() for _ in range(8)]
    opened.hold(slow, 2000)
    for each in others:
        opened.hold(each, 1000)
        assert opened.size <= limits.BODIES.value
    assert not slow.aborted
    opened.hold(Transport(), 1000)
    assert slow.aborted
    assert not any(each.aborted for each in others)
    for each in (slow, *others):
        opened.leave(each)
    assert opened.size == 1000


def test_hello_is_answered(server):
    """What the raw client sends is what a client sends."""
    table, token = server.open(seats=["you", "random"])
    with silent_socket(server, table, token) as line:
        line.sendall(said(type="undo", revision=2**31, id=5))
        heard = b""
        while b'"id":5' not in heard:
            heard += line.recv(65536) or b'"id":5'
        assert b'"type":"refused"' in heard

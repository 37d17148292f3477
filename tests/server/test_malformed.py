"""Invalid messages are refused without effect on others; rate limits apply."""

import json
import socket
import threading

import pytest
from tests.server.garbage import Garbage
from tests.server.players import PLAINLY, Player
from tests.server.serving import PATIENCE
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

MESSAGES = 10_000
AT_ONCE = 50  # messages that are sent before their answers are read


class Neighbours(threading.Thread):
    """Two players at another table, who must receive exactly the events there."""

    def __init__(self, server):
        super().__init__()
        self.server, self.enough = server, threading.Event()
        self.table, tokens = server.party()
        self.players = [Player(server, self.table, token) for token in tokens]
        self.moves, self.failure = 0, None

    def run(self):
        try:
            for player in self.players:
                player.news()
            while not self.enough.is_set() and not self.players[0].over:
                self.move()
        except BaseException as error:
            self.failure = error

    def move(self):
        """Make a move, which each of the two receives once, and nothing else."""
        player = next(each for each in self.players if each.legal)
        if self.moves % 20 < 2 and player.find("play"):
            self.talk(player)
        player.act(player.legal[0])
        self.moves += 1
        for each in self.players:
            types = [message["type"] for message in each.news()]
            assert types in (["view"], ["view", "accepted"], ["view", "table"], ["view", "table", "accepted"])

    def talk(self, player):
        player.ask("talk", text="nice weather")
        for each in self.players:
            assert [message["type"] for message in each.news()] in (["talk"], ["talk", "accepted"])

    def stop(self):
        self.enough.set()
        self.join(PATIENCE)
        for player in self.players:
            player.close()
        if self.failure:
            raise self.failure


def pester(player, garbage, count):
    """Send so many messages; each gets one answer, a refusal."""
    for begun in range(0, count, AT_ONCE):
        some = [garbage.message() for _ in range(min(AT_ONCE, count - begun))]
        for message in some:
            player.socket.send(message)
        for message in some:
            answer = json.loads(player.socket.recv(PATIENCE))
            assert answer["type"] == "refused", (message, answer)
            assert answer["reason"]
            assert len(answer["reason"]) < 1000


def test_ten_thousand_invalid_messages(server):
    table, (host, _) = server.party()
    neighbours = Neighbours(server)
    neighbours.start()
    with Player(server, table, host) as seated, Player(server, table) as watcher:
        seated.settle()
        before, refusals = seated.view, server.count("gotham_refusals_total")
        actions = seated.game.rules.ACTIONS.count
        pester(seated, Garbage(1, actions), MESSAGES // 2)
        pester(watcher, Garbage(2, actions), MESSAGES // 2)
        assert server.count("gotham_refusals_total") >= refusals + MESSAGES
    neighbours.stop()
    assert neighbours.moves > 0
    with Player(server, table, host) as player:
        assert player.view == before
        assert player.talks == []
        assert player.notes == {}
        assert player.log == {}
    assert server.entries(table) == []
    assert server.count("gotham_failures_total") == 0
    assert "Traceback" not in server.log


def test_a_first_message_other_than_hello_ends_the_connection(server):
    table, _ = server.open()
    garbage = Garbage(3, 100)
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    for _ in range(100):
        message = garbage.message()
        while isinstance(message, str) and '"hello"' in message:
            message = garbage.message()
        with connect(address, **PLAINLY) as door:
            door.send(message)
            assert json.loads(door.recv(PATIENCE))["type"] == "refused"
            with pytest.raises(ConnectionClosed) as end:
                door.recv(PATIENCE)
            assert end.value.rcvd.code == 1008
    for place, token in (("nowhere", ""), ("%00", ""), ("x" * 3000, ""), (table, "wrong")):
        with connect(address.replace(table, place), **PLAINLY) as door:
            door.send(json.dumps({"type": "hello", "token": token}))
            assert json.loads(door.recv(PATIENCE))["type"] == "refused"
    assert server.count("gotham_failures_total") == 0


def hear_on(player):
    while True:
        player.socket.recv(PATIENCE)


def test_a_message_that_is_too_long_only_ends_its_connection(server):
    table, (host, bob) = server.party()
    with Player(server, table, bob) as other:
        player = Player(server, table, host)
        player.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as end:
            hear_on(player)
        assert end.value.rcvd.code == 1009
        player.again()
        player.settle()
        other.settle()
        player.close()
    answer = server.ask("POST", f"/api/tables/{table}/talk", {"text": "x" * 20_000}, host)
    assert answer.status_code == 413
    assert server.count("gotham_failures_total") == 0


def test_an_abrupt_disconnection_is_harmless(server):
    table, (host, bob) = server.party()
    with Player(server, table, bob) as other:
        for _ in range(20):
            player = Player(server, table, host)
            player.begin("talk", text="I must go")
            player.socket.socket.shutdown(socket.SHUT_RDWR)
            player.close()
        other.settle()
        assert other.ask("talk", text="and another gone")["type"] == "accepted"
    assert server.count("gotham_failures_total") == 0


# -------------------------------------------------------------------------------------------- limits


def refused_upgrade(server, table, **headers):
    """Return whether a socket is refused."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    try:
        with connect(address, **PLAINLY, **headers) as door:
            door.send(json.dumps({"type": "hello"}))
            door.recv(PATIENCE)
            return False
    except (InvalidStatus, ConnectionClosed):
        return True


def test_too_many_messages_tables_sockets_and_requests_are_refused(start):
    server = start(
        limits=True, tables_per_hour=3, sockets_per_address=4, requests_per_minute=200, messages_per_second=4
    )
    tables = [server.open() for _ in range(3)]
    status, reason = server.refused("POST", "/api/tables", {"game": "new-york-new-york"})
    assert status == 429
    assert "tables" in reason
    table, host = tables[0]
    players = [Player(server, table, host) for _ in range(4)]
    assert refused_upgrade(server, table)
    players.pop().close()
    for _ in range(200):
        if not refused_upgrade(server, table):
            break
    else:
        raise AssertionError("a place that is free is given again")
    ids = [players[0].begin("undo", revision=2**31) for _ in range(60)]
    reasons = [players[0].answer(id)["reason"] for id in ids]
    assert any("too many requests" in each for each in reasons)
    assert "too many requests" not in reasons[0]
    others = [players[1].begin("undo", revision=2**31) for _ in range(60)]
    assert any("too many requests" in players[1].answer(id)["reason"] for id in others), "all sockets count together"
    for player in players:
        player.close()
    statuses = [server.ask("GET", f"/api/tables/{table}").status_code for _ in range(300)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert server.ask("GET", "/health").status_code == 200
    assert server.count("gotham_failures_total") == 0


def test_pages_of_other_sites_are_refused(server):
    table, host = server.open()
    own = server.address
    for origin in ("https://evil.example", "null", own.replace("127.0.0.1", "localhost"), own + "0", "http://", ""):
        assert refused_upgrade(server, table, origin=origin), origin
        answer = server.ask("POST", f"/api/tables/{table}/talk", {"text": "hello"}, host, origin=origin)
        assert answer.status_code == 403, origin
    assert not refused_upgrade(server, table, origin=own)
    assert server.ask("POST", f"/api/tables/{table}/talk", {"text": "hello"}, host, origin=own).status_code == 200
    answer = server.ask("GET", "/api/games", origin="https://evil.example")
    assert "access-control-allow-origin" not in answer.headers

"""Acknowledged actions persist: the server is killed at any moment, repeatedly, during play."""

import json
import random
import resource
import sqlite3
import threading
import time
from contextlib import closing, contextmanager

import httpx
import pytest
from tests.server.parties import LOST, Party
from tests.server.serving import PATIENCE, until


def count(parties):
    return sum(party.acknowledged for party in parties)


def play_on(parties, enough):
    """Wait until so many actions are acknowledged, or a check has failed."""
    late = time.monotonic() + PATIENCE
    while count(parties) < enough and not any(party.failure for party in parties) and time.monotonic() < late:
        time.sleep(0.01)


@pytest.mark.parametrize("kills", [4, pytest.param(60, marks=pytest.mark.deep)])
def test_every_acknowledged_move_survives_a_kill(start, print_later, kills):
    rng = random.Random(kills)
    server = start()
    parties = [
        Party(server, "new-york-new-york", 1, people=3),
        Party(server, "new-york-new-york", 2, people=2, bots=1, rounds="1"),
        Party(server, "chinatown", 3, people=3),
        Party(server, "enquetes-a-new-york", 4, people=2),
    ]
    acknowledged = 0
    for kill in range(kills):
        threads = [threading.Thread(target=party.play) for party in parties]
        for thread in threads:
            thread.start()
        play_on(parties, acknowledged + rng.randint(0, 30))
        time.sleep(rng.uniform(0, 0.05))
        server.kill()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        if kill % 4 == 3:  # and again during its start
            server.start(wait=False)
            time.sleep(rng.uniform(0, 2))
            server.kill()
        server.start()
        for party in parties:
            party.check()
        acknowledged = count(parties)
    for party in parties:
        party.check_views()
        party.close()
    assert acknowledged > 5 * kills, "too little was played to tell"
    assert server.count("gotham_failures_total") == 0
    print_later(f"  {acknowledged} acknowledged moves and words survived {kills} kills of the server")


def asked(player):
    """Return whether a player's first choice was accepted, unless the server has disconnected everybody."""
    try:
        return player.ask("act", actions=player.legal[:1], revision=player.revision)["type"] == "accepted"
    except LOST:
        return False


def test_an_action_that_cannot_be_stored_has_not_happened(start, come):
    server = start()
    table, tokens = server.party()
    other, others = server.party()
    players = [come(server, table, token) for token in tokens]
    neighbours = [come(server, other, token) for token in others]
    player = next(each for each in players if each.legal)
    before = [*player.view]
    with closing(sqlite3.connect(server.data / "gotham.sqlite", isolation_level=None)) as somebody:
        somebody.execute("begin immediate")  # and does not end it: nobody else can write
        assert not asked(player)
        somebody.execute("rollback")
    for each in players:
        each.again()
    assert player.view == before
    assert player.log == {}
    assert server.entries(table) == []
    assert asked(player)
    assert len(server.entries(table)) == 1
    assert asked(next(each for each in neighbours if each.legal)), "nobody else was sent away"


@contextmanager
def full_disk(server):
    """Let no file of a server grow, as on a full disk."""
    size = (server.data / "gotham.sqlite-wal").stat().st_size
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="this system cannot limit another process")
def test_a_full_disk_is_reported_and_the_server_goes_on_when_there_is_room(start):
    server = start()
    table, (host, _) = server.party()
    wish = {"text": "hello"}
    with full_disk(server):
        for _ in range(2):
            answer = server.ask("POST", f"/api/tables/{table}/talk", wish, host)
            assert answer.status_code == 503
            assert answer.json()["type"] == "refused"
        assert server.ask("GET", "/ready").status_code == 503
        events = [json.loads(line) for line in server.log.splitlines()]
        assert [event["level"] for event in events if event["event"] == "writing"] == ["warning"], "logged once"
        assert server.count("gotham_failures_total") >= 2
    until(lambda: server.ask("GET", "/ready").status_code == 200)
    server.post(f"/api/tables/{table}/talk", wish, host)
    assert [talk["text"] for talk in server.get(f"/api/tables/{table}", host)["talk"]] == ["hello"]


def test_damage_further_into_the_database_is_found_after_the_start(start):
    server = start()
    table, _ = server.party()
    text, seats = "x" * 3000, json.dumps(None)
    for seq in range(100):
        server.write("insert into talks values (?, ?, 0, '', ?, ?, '', null)", table, seq, text, seats)
    server.stop()
    file = server.data / "gotham.sqlite"
    found = file.read_bytes()
    page = found.rindex(text.encode()) // 4096
    file.write_bytes(found[: page * 4096] + b"\xff" * 4096 + found[(page + 1) * 4096 :])
    server.start(wait=False)
    until(lambda: answers(server, "/ready", 503))
    assert answers(server, "/health", 200)
    (event,) = [event for event in map(json.loads, server.log.splitlines()) if event["event"] == "damaged"]
    assert event["reason"]


def answers(server, path, status):
    try:
        return server.ask("GET", path).status_code == status
    except httpx.TransportError:  # it does not listen yet
        return False


def test_of_two_servers_on_one_database_only_one_continues(start, come):
    one, other = start(), start()
    table, tokens = one.party()
    here = [come(one, table, token) for token in tokens]
    there = [come(other, table, token) for token in tokens]
    seat = next(seat for seat, player in enumerate(here) if player.legal)
    assert asked(here[seat])
    assert not asked(there[seat]), "that entry is taken"
    for player in there:
        player.again()
    assert len(one.entries(table)) == 1
    assert there[seat].log == here[seat].log
    assert there[seat].view == here[seat].view

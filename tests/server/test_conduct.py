"""Conduct: leavers, reports, bans, and strangers who cannot disturb a table."""

import json
import time

import pytest
from tests.server.players import Player
from tests.server.serving import until
from websockets.exceptions import ConnectionClosed

from gotham.server.admin.bans import mark_of


def table_of(server, table, token=""):
    return server.get(f"/api/tables/{table}", token)["table"]


def hear_on(player):
    while True:
        player.hear()


def presence_messages(player):
    player.settle()
    return [(talk["about"], talk["name"]) for talk in player.talks if talk.get("about")]


# ------------------------------------------------------------------------------------------- leavers


def test_leaving_and_replacement_are_announced(server, come):
    table, (host, bob, cy) = server.party(players=3)
    ada = come(server, table, host)
    server.post(f"/api/tables/{table}/stand", {}, bob)
    assert presence_messages(ada) == [("left", "Person 1")]
    assert ada.table["seats"][1] == {"kind": "open", "left": "Person 1"}
    server.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": "random"}, host)
    ada.settle()
    assert ada.table["seats"][1]["left"] == "Person 1", "a bot is not somebody who came"
    server.post(f"/api/tables/{table}/replace", {"seat": 2, "bot": "random"}, cy)
    assert presence_messages(ada)[1:] == [("left", "Person 2")]
    server.post(f"/api/tables/{table}/back", {}, cy)
    assert presence_messages(ada)[2:] == [("came", "Person 2")]
    assert "left" not in ada.table["seats"][2]
    server.post(f"/api/tables/{table}/kick", {"seat": 2}, host)
    assert presence_messages(ada)[3:] == [("left", "Person 2")]


def test_absence_is_shown_with_its_duration(server, come):
    table, (host, bob) = server.party()
    ada, player = come(server, table, host), come(server, table, bob)
    ada.settle()
    assert "away" not in ada.table["seats"][1]
    player.close()
    while "away" not in ada.table["seats"][1]:
        ada.hear()
    assert ada.table["seats"][1]["away"] >= 0
    come(server, table, bob)
    ada.settle()
    assert "away" not in ada.table["seats"][1]


# -------------------------------------------------------------------------------------------- reports


def test_a_report_has_the_messages_the_reporter_could_read(server, come):
    table, (host, bob, cy) = server.party(players=3)
    players = [come(server, table, token) for token in (host, bob, cy)]
    players[1].ask("talk", text="you are all fools")
    players[1].ask("talk", text="psst", to=[2])
    server.post(f"/api/tables/{table}/report", {"seat": 1, "reason": "  rude \n words "}, host)
    kept = "select seat, name, mark, reason, said from reports where match = ?"
    ((seat, name, mark, reason, lines),) = server.rows(kept, table)
    assert (seat, name, reason, json.loads(lines)) == (1, "Person 1", "rude words", ["Person 1: you are all fools"])
    (key,) = server.rows("select value from house where name = 'marks'")[0]
    assert mark == mark_of(key, "127.0.0.1")
    assert "127.0.0.1" not in str(server.rows("select * from reports"))
    for player in players:
        player.settle()
        assert not any(talk.get("about") for talk in player.talks), "nobody at the table is told"


def test_invalid_reports(server):
    table, (host, bob) = server.party()
    for body in ({"seat": 0, "reason": "me"}, {"seat": 7, "reason": "x"}, {"seat": 1, "reason": ""}, {"seat": 1}):
        server.refused("POST", f"/api/tables/{table}/report", body, host)
    server.refused("POST", f"/api/tables/{table}/report", {"seat": 1, "reason": "x" * 501}, host)
    assert server.refused("POST", f"/api/tables/{table}/report", {"seat": 1, "reason": "x"})[0] == 401
    for _ in range(5):
        server.post(f"/api/tables/{table}/report", {"seat": 0, "reason": "again"}, bob)
    assert server.refused("POST", f"/api/tables/{table}/report", {"seat": 0, "reason": "again"}, bob)[0] == 429
    alone, token = server.open(seats=["you", "random"])
    server.refused("POST", f"/api/tables/{alone}/report", {"seat": 1, "reason": "a bot"}, token)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("2001:db8:1:2::3", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::3", "2001:db8:1:3::3", False),
        ("203.0.113.7", "203.0.113.8", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("not an address", "another", False),
    ],
)
def test_a_mark_covers_a_household(one, other, same):
    assert (mark_of("key", one) == mark_of("key", other)) == same
    assert mark_of("key", one) != mark_of("another key", one)
    assert mark_of("key", "") == ""


# ----------------------------------------------------------------------------------------------- bans


def test_a_banned_person_is_disconnected_and_refused_until_the_ban_ends(start, come):
    server = start()
    table, (host, _) = server.party()
    player = come(server, table, host)
    (key,) = server.rows("select value from house where name = 'marks'")[0]
    mark = mark_of(key, "127.0.0.1")
    server.write("insert into bans values (?, ?, ?)", mark, None, "rude")
    server.write("insert into notices values (1, '', 0)")
    until(lambda: server.ask("GET", "/api/games").status_code == 403)
    assert "banned" in server.refused("POST", "/api/tables", {"game": "chinatown"})[1]
    assert server.refused("POST", f"/api/tables/{table}/talk", {"text": "x"}, host)[0] == 403
    assert server.ask("GET", "/").status_code in (200, 404), "pages still come, to say so"
    with Player(server, table, host) as again:
        assert "banned" in json.loads(again.heard[-1])["reason"]
    with pytest.raises(ConnectionClosed):
        hear_on(player)
    server.write("update bans set until = ?", time.time() - 1)
    server.write("insert into notices values (2, '', 0)")
    until(lambda: server.ask("GET", "/api/games").status_code == 200)


# ------------------------------------------------------------------------------------------ strangers

DEEDS = {
    "act": {"actions": [0], "revision": 0},
    "try": {"actions": [0]},
    "undo": {"revision": 0},
    "talk": {"text": "disturbing"},
    "note": {"about": "x", "text": "disturbing"},
    "stand": {},
    "back": {},
    "person": {"name": "Nobody"},
    "replace": {"seat": 1},
    "kick": {"seat": 1},
    "end": {},
    "rematch": {},
    "hint": {},
    "report": {"seat": 1, "reason": "disturbing"},
    "sit": {"seat": 2, "invitation": "guessed"},
    "onward": {"seat": 0, "move": 0},
}
BY_SOCKET = ("act", "try", "undo", "talk", "note")


def stranger(server, come, table, _host):
    return come(server, table), ""


def kicked(server, come, table, host):
    """A person who had a seat, was kicked and is now a spectator."""
    token = server.seat(table, host, 2)[0]
    player = come(server, table, token)
    server.post(f"/api/tables/{table}/kick", {"seat": 2}, host)
    return player, token


@pytest.mark.parametrize("who", [stranger, kicked])
def test_a_person_without_a_seat_can_change_nothing(server, come, who):
    table, host = server.open(players=3, seats=["you", "open", "open"], name="Host", hints=True)
    bob = server.seat(table, host, 1)[0]
    players = [come(server, table, token) for token in (host, bob)]
    watcher, token = who(server, come, table, host)
    for player in (*players, watcher):
        player.news()
    entries, people = server.entries(table), server.rows("select * from people where match = ?", table)
    for deed in BY_SOCKET:
        assert watcher.ask(deed, **DEEDS[deed])["type"] == "refused", deed
    for deed, body in DEEDS.items():
        for given in {"", token}:
            status, reason = server.refused("POST", f"/api/tables/{table}/{deed}", body, given)
            assert status in (400, 401, 403, 404), (deed, reason)
    assert server.refused("GET", f"/api/tables/{table}/invitations")[0] == 401
    assert server.refused("GET", f"/api/tables/{table}/replay?seat=0&move=0")
    assert server.entries(table) == entries
    assert server.rows("select * from people where match = ?", table) == people
    for player in players:
        assert player.news() == [], "nobody noticed anything"


def test_a_spectator_cannot_replace_an_absent_player(server):
    """A person who stood up is known but has no seat: only seated people may replace another with a bot."""
    table, (_, bob, _) = server.party(players=3)
    server.post(f"/api/tables/{table}/stand", {}, bob)
    assert server.refused("POST", f"/api/tables/{table}/replace", {"seat": 2}, bob)[0] == 403


def test_spectators_are_announced_at_a_limited_rate(server, come):
    table, (host, _) = server.party()
    player = come(server, table, host)
    player.news()
    began = time.monotonic()
    for _ in range(20):
        Player(server, table).close()
    lasted = time.monotonic() - began
    messages = [message for message in player.news() if message["type"] == "table"]
    assert len(messages) <= 2 + 2 * lasted, "at most one a second, and the first at once"
    while player.table.get("watching"):
        player.hear()


def test_spectators_per_address_are_limited(start, come):
    server = start(limits=True, watchers_per_address=2, limited=True)
    table, (host, bob) = server.party()
    watchers = [come(server, table) for _ in range(2)]
    with Player(server, table) as third:
        assert "too many spectators" in json.loads(third.heard[-1])["reason"]
    assert come(server, table, bob).table["seat"] == 1, "who sits there always comes"
    watchers[0].close()
    until(lambda: table_of(server, table, host).get("watching") == 1)
    assert come(server, table).table["watching"] == 2


def test_connections_per_time_are_limited(start):
    server = start(limits=True, requests_per_minute=12, limited=True)
    table, _ = server.open(seats=["you", "random"])
    heard = []
    for _ in range(14):
        with Player(server, table) as watcher:
            heard.append(json.loads(watcher.heard[-1])["type"])
    assert heard[0] == "view"
    assert heard[-1] == "refused"

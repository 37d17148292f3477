"""`gotham admin` on a running server: people notice the host's changes at once."""

import io
import json
import sys

import pytest
from tests.server.hosting import Host
from tests.server.parties import LOST
from tests.server.serving import PATIENCE, Server, until
from tests.server.worlds import plant, token

import gotham
from gotham.cli.admin.ids import ids_last

DAY = 86_400
ELSEWHERE = {"x-forwarded-for": "203.0.113.5"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("server"), limits=True)
    server.start()
    yield server
    server.close()


@pytest.fixture
def host(server, monkeypatch, capsys):
    return Host(monkeypatch, capsys, server.data)


def gone(server, table):
    return server.ask("GET", f"/api/tables/{table}").status_code == 404


def hung_up(player):
    """Return whether a player's connection is closed."""
    try:
        while True:
            player.socket.recv(PATIENCE)
    except LOST:
        return True


def of_match(server, table):
    """Count the rows of a table in each database table."""
    names = [name for (name,) in server.rows("select name from sqlite_master where type = 'table'")]
    owned = [name for name in names if ("match",) in server.rows(f"select name from pragma_table_info('{name}')")]
    return {name: server.rows(f'select count(*) from "{name}" where "match" = ?', table)[0][0] for name in owned}


def test_tables_are_listed(server, host):
    one, _ = server.open(players=2, seats=["you", "open"], name="Ann\x1b[2J")
    other, _ = server.open("chinatown", players=3, seats=["you", "open", "random"], name="Bob")
    server.write("update matches set state = 'over', touched = touched - ? where id = ?", 3 * DAY, other)
    said = host.admin("tables")
    assert said.index(one) < said.index(other), "the latest first"
    assert "\x1b" not in said
    listed = {table["id"]: table for table in json.loads(host.admin("tables", "--json"))}
    assert listed[one]["players"] == ["Ann [2J", "open"]
    assert listed[other]["players"][0] == "Bob"
    assert listed[other]["players"][2].endswith("(random)")
    for words in (["--state", "over"], ["--game", "chinatown"], ["--name", "bo"], ["--idle", "2"]):
        assert [table["id"] for table in json.loads(host.admin("tables", "--json", *words))] == [other]
    assert len(json.loads(host.admin("tables", "--json", "--limit", "1"))) == 1
    assert "there is no table state “odd”" in host.refused("tables", "--state", "odd")


def test_a_table_is_shown_without_its_secrets(server, host):
    table, tokens = server.party(options={"rounds": "1"})
    about = json.loads(host.admin("show", table, "--json"))
    assert (about["game"], about["people"], about["moves"]) == ("new-york-new-york", 2, 0)
    assert about["options"]["rounds"] == "1"
    said = host.admin("show", table)
    (seed, secret), *_ = server.rows("select seed, secret from matches where id = ?", table)
    assert not [word for word in (seed, secret, *tokens) if word in said + json.dumps(about)]
    assert "there is no table “none”" in host.refused("show", "none")


def test_a_match_is_ended(server, host, come):
    table, tokens = server.party()
    player = come(server, table, tokens[0])
    assert host.admin("end", table, "--yes") == f"ended {table}\n"
    while player.table["state"] == "running":
        player.hear()
    assert player.table["state"] == "ended"
    assert server.refused("POST", f"/api/tables/{table}/act", {"actions": [0], "revision": 0}, tokens[0])[0] == 400
    assert "is no longer running" in host.refused("end", table, "--yes")


def test_a_table_is_deleted(server, host, come):
    table, tokens = server.party()
    player = come(server, table, tokens[0])
    player.ask("talk", text="hello")
    player.ask("note", about="plan", text="mine")
    assert host.admin("delete", table, "--yes") == f"deleted {table}\n"
    assert hung_up(player)
    until(lambda: gone(server, table))
    assert {name: count for name, count in of_match(server, table).items() if count and name != "notices"} == {}
    assert "there is no table" in host.refused("delete", table, "--yes")


class Terminal(io.StringIO):
    """A terminal that answers confirmations."""

    def isatty(self):
        return True


def test_deleting_needs_confirmation(server, host, monkeypatch):
    table, _ = server.party()
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert host.refused("delete", table) == "there is no terminal to ask for confirmation; give --yes"
    monkeypatch.setattr(sys, "stdin", Terminal("n\n"))
    code, said, _ = host.run("admin", "delete", table, "--data", server.data)
    assert (code, said.startswith(f"Delete table {table} for good?")) == (130, True)
    assert not gone(server, table)
    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    assert host.run("admin", "delete", table, "--data", server.data)[0] == 0
    until(lambda: gone(server, table))


@pytest.mark.parametrize("table", ["-anOldTableId_12", "--oldTableId-123", "-yet-another-id_", "_oldTableId-1234"])
def test_an_id_of_an_older_release_may_look_like_an_option(server, host, tmp_path, table):
    plant(server, table, gotham.game("new-york-new-york", "plain").table(2, 1))
    assert json.loads(host.admin("show", table, "--json"))["id"] == table
    assert host.admin("export", table, "-o", tmp_path / "table") == ""
    assert host.admin("end", table, "-y") == f"ended {table}\n"
    assert host.admin("delete", table, "--yes") == f"deleted {table}\n"
    assert f"there is no table “{table}”" in host.refused("show", table)


def test_words_that_are_no_ids_stay_options(host, tmp_path):
    assert "No such option: --jsn" in host.refused("show", "some-table", "--jsn")
    known, valued = {"--out", "-o", "--sixteen-letters"}, {"--out", "-o"}
    for words in (["-oSixteenLetters", "a"], ["--out", "-sixteen-letters"], ["--sixteen-letters"[:16]], ["--", "-a"]):
        assert ids_last(words, known | {"--sixteen-letter"}, valued) == words


def test_matches_are_exported(server, host, tmp_path):
    table, _ = server.open(players=2, seats=["random", "random"], options={"rounds": "1"})
    until(lambda: server.get(f"/api/tables/{table}")["table"]["state"] == "over")
    assert host.admin("export", table) == server.get(f"/api/tables/{table}/transcript")
    going, _ = server.party()
    host.admin("export", going, "-o", tmp_path / "going.txt")
    assert gotham.replay((tmp_path / "going.txt").read_text("utf-8")).over is False
    said = host.admin("export", "--all", "--out", tmp_path / "all")
    assert f"{going}.txt" in [path.name for path in (tmp_path / "all").iterdir()]
    count = len([*(tmp_path / "all").iterdir()])
    assert said == f"exported {count} of {count} tables\n"
    for words in ([], ["--all"], [table, "--all", "-o", tmp_path]):
        assert "name one table, or give --all" in host.refused("export", *words)


def test_a_person_is_banned(server, host):
    def status():
        return server.ask("GET", "/api/tables", **ELSEWHERE).status_code

    assert status() == 200
    assert "for ever" in host.admin("ban", "203.0.113.5", "--reason", "spam")
    until(lambda: status() == 403)
    assert server.ask("GET", "/api/tables").status_code == 200, "nobody else"
    (ban,) = json.loads(host.admin("bans", "--json"))
    assert (ban["reason"], ban["until"]) == ("spam", None)
    assert "203.0.113" not in json.dumps(server.rows("select * from bans")), "an address is not kept"
    assert ban["mark"][:16] in host.admin("bans")
    host.admin("unban", ban["mark"][:16])
    until(lambda: status() == 200)
    assert "until 2" in host.admin("ban", "203.0.113.5", "--days", "2")
    host.admin("unban", "203.0.113.5")
    assert "matches no ban" in host.refused("unban", "203.0.113.5")
    assert "is not an IP address" in host.refused("ban", "everybody")
    for words in ([], ["203.0.113.5", "--report", "1"]):
        assert "say whom" in host.refused("ban", *words)


def test_a_reported_person_is_banned(server, host):
    said = json.dumps(["Bob: rude\x1b words"])
    for number, mark in ((7, "ab" * 32), (8, "")):
        row = (number, "some-table", 1_700_000_000.0, 1, "Bob", mark, "rudeness", said)
        server.write("insert into reports values (?, ?, ?, ?, ?, ?, ?, ?)", *row)
    listed = host.admin("reports")
    assert "table some-table, seat 2: Bob" in listed
    assert "| Bob: rude words" in listed or "| Bob: rude  words" in listed
    assert [report["id"] for report in json.loads(host.admin("reports", "--json"))] == [7, 8]
    host.admin("ban", "--report", "7")
    assert server.rows("select mark from bans") == [("ab" * 32,)]
    host.admin("unban", "ab" * 8)
    assert "has no known mark" in host.refused("ban", "--report", "8")
    assert "there is no report 9" in host.refused("ban", "--report", "9")
    host.admin("reports", "--drop", "7")
    assert "there is no report 7" in host.refused("reports", "--drop", "7")


def test_old_matches_are_deleted(server, host):
    old, over, ended, running = (server.party()[0] for _ in range(4))
    for table, state, days in ((old, "running", 40), (over, "over", 8), (ended, "ended", 8), (running, "running", 8)):
        server.write(
            "update matches set state = ?, touched = touched - ? where id = ?", state, days * DAY + 3600, table
        )
    assert "for ever" in host.admin("retention", "--show")
    said = host.admin("retention", "--finished", "7", "--yes")
    assert [line.split("  ")[-1].strip() for line in said.splitlines()] == ["7 days", "for ever"]
    until(lambda: not server.rows("select id from matches where id in (?, ?)", over, ended))
    assert not gone(server, old)
    host.admin("retention", "--idle", "30", "--yes")
    until(lambda: gone(server, old))
    assert not gone(server, running)
    assert sum(of_match(server, over).values()) == 0
    assert "give --yes" in host.refused("retention", "--idle", "3")
    assert "--show changes nothing" in host.refused("retention", "--show", "--idle", "3")
    host.admin("retention", "--finished", "0", "--idle", "0")
    assert host.admin("retention").count("for ever") == 2


def test_activity_is_recorded_once_an_hour(server):
    plant(server, "touched", gotham.game("new-york-new-york", "plain").table(2, 1))
    seen = [1.0]
    for revision in range(2):
        server.post("/api/tables/touched/act", {"actions": [first(server)], "revision": revision}, token(0))
        seen += server.rows("select touched from matches where id = 'touched'")[0]
    assert seen[0] < seen[1] == seen[2]


def first(server):
    """Return the legal actions of the first player."""
    return server.get("/api/tables/touched", token(0))["view"]["legal"][0]


def test_doctor(server, host, tmp_path):
    code, said, _ = host.run("doctor", "--data", server.data)
    built = "client               ok" in said
    assert code == (0 if built else 1)
    for line in ("server               ok     running here", "integrity            ok     intact", "running"):
        assert line in said
    code, said, _ = host.run("doctor", "--data", tmp_path, "--channels", "redis://none.invalid/")
    assert code == 1
    assert "channels             WRONG" in said
    assert "database             note   none yet" in said
    (tmp_path / "gotham.sqlite").write_text("this is no database at all, but long enough to be looked at")
    code, said, _ = host.run("doctor", "--data", tmp_path)
    assert code == 1
    assert "database             WRONG" in said

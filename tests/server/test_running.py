"""A server from its host's side: health, headers, restarts, idle tables, missing rules."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.players import Player
from tests.server.serving import PATIENCE, until

from gotham.cli.network import network_address


def test_the_health_check(server):
    assert server.get("/health") == "alive\n"
    assert server.get("/ready") == "ready\n"
    for name in ("moves", "refusals", "failures", "tables_opened"):
        assert server.count(f"gotham_{name}_total") >= 0
    paths = server.get("/schema/openapi.json")["paths"]
    assert "/api/tables/{match}/act" in paths


@pytest.mark.parametrize(
    "path", ["/", "/table/x", "/nowhere/at/all", "/api/games", "/api/tables/nowhere", "/health", "/metrics"]
)
def test_every_response_has_security_headers(server, path):
    headers = server.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in headers
    assert "server" not in headers


def test_pages_exist_and_unknown_paths_do_not(server):
    for path in ("/", "/new/new-york-new-york", "/table/x", "/rules/new-york-new-york"):
        assert server.ask("GET", path).status_code == 200
    assert server.ask("GET", "/nowhere/at/all").status_code == 404
    assert server.ask("GET", "/assets/../../store.py").status_code == 404
    assert server.ask("GET", "/assets/%2e%2e/%2e%2e/store.py").status_code == 404


@pytest.mark.parametrize("name", ["%00", "a%00b.js", "x" * 300, "%FF", "a/" * 500, "%0A", "%2e%2e"])
@pytest.mark.parametrize("folder", ["assets", "workers"])
def test_an_address_that_cannot_be_a_file_has_none(server, folder, name):
    assert server.ask("GET", f"/{folder}/{name}").status_code == 404
    assert server.ask("HEAD", f"/{folder}/{name}").status_code == 404
    assert server.count("gotham_failures_total") == 0


def test_a_page_of_an_older_client_is_told_to_load_itself_again(server):
    script = server.ask("GET", "/assets/TablePage-Abc-1_xZ.js")
    assert (script.status_code, script.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert "location.reload()" in script.text
    assert script.headers["cache-control"] == "no-store"
    assert server.ask("GET", "/assets/TablePage-Abc-1_xZ.css").text == ""
    for name in ("none.js", "TablePage-Abc-1_xZ.png", "x/TablePage-Abc-1_xZ.js"):
        assert server.ask("GET", f"/assets/{name}").status_code == 404


def test_games_are_listed_in_the_requested_language(server):
    english = server.ask("GET", "/api/games").json()
    french = server.ask("GET", "/api/games", **{"accept-language": "fr-BE,fr;q=0.9,en;q=0.8"}).json()
    assert [game["name"] for game in english] == [game["name"] for game in french]
    assert all(a["summary"] != b["summary"] for a, b in zip(english, french, strict=True))
    catalogue = server.get("/api/games/new-york-new-york/catalogue/de")
    assert "title" in catalogue
    server.refused("GET", "/api/games/new-york-new-york/catalogue/xx")
    server.refused("GET", "/api/games/nothing/catalogue/de")


def test_stored_data_survives_a_restart_and_tokens_are_not_stored(start):
    server = start()
    table, tokens = server.party()
    invited, host = server.open(seats=["you", "open"])
    invitation = server.get(f"/api/tables/{invited}/invitations", host)["invitations"]["1"]
    with Player(server, table, tokens[0]) as ada, Player(server, table, tokens[1]) as bob:
        ada.ask("note", about="plan", text="first the small ones")
        ada.ask("talk", text="hello", to=[1])
        while ada.settle() or bob.settle() or len(ada.log) < 5:
            player = ada if ada.legal else bob
            player.act(player.legal[0])
        bob.begin("act", actions=[0], revision=2**31)  # a pending request when it stops
        assert server.stop() == 0
        server.start()
        ada.again()
        assert ada.notes == {"plan": "first the small ones"}
        assert [*ada.log] == [1, 2, 3, 4, 5]
        assert [talk["text"] for talk in ada.talks] == ["hello"]
    for secret in server.rows("select seed, secret from matches where id = ?", table)[0]:
        assert secret not in server.log
    everything = b"".join(path.read_bytes() for path in sorted(server.data.iterdir()))
    for secret in (*tokens, host, invitation):
        assert secret.encode() not in everything
    assert server.post(f"/api/tables/{invited}/sit", {"seat": 1, "invitation": invitation})["token"]


def test_a_match_without_its_rules_is_shown_but_cannot_continue(start):
    server = start()
    table, tokens = server.party()
    other, _ = server.party()
    server.stop()
    server.write("update matches set version = 0 where id = ?", table)
    server.start()
    snapshot = server.get(f"/api/tables/{table}", tokens[0])
    assert snapshot["table"]["state"] == "frozen"
    assert "0" in snapshot["table"]["reason"]
    assert snapshot["table"]["seat"] == 0
    assert snapshot["view"] is None
    for path, body in {
        "act": {"actions": [0], "revision": 0},
        "undo": {"revision": 0},
        "note": {"about": "x", "text": "y"},
    }.items():
        _, reason = server.refused("POST", f"/api/tables/{table}/{path}", body, tokens[0])
        assert "cannot continue" in reason
    server.refused("GET", f"/api/tables/{table}/transcript")
    server.refused("GET", f"/api/tables/{table}/record", token=tokens[0])
    with Player(server, table, tokens[0]) as player:
        assert player.table["state"] == "frozen"
        assert player.ask("act", actions=[0], revision=0)["type"] == "refused"
        player.ask("talk", text="what a pity")
        server.post(f"/api/tables/{table}/person", {"name": "Ada"}, tokens[0])
        server.post(f"/api/tables/{table}/stand", token=tokens[0])
    server.ask("POST", f"/api/tables/{table}/end", token=tokens[0])
    server.get("/api/tables")
    assert server.get(f"/api/tables/{other}")["table"]["state"] == "running"
    assert server.count("gotham_failures_total") == 0


def test_a_missing_game_is_reported_too(start):
    server = start()
    table, host = server.open(listed=True)
    server.stop()
    server.write("update matches set game = 'canasta' where id = ?", table)
    server.start()
    assert server.get(f"/api/tables/{table}", host)["table"]["state"] == "frozen"
    assert server.get("/api/tables") == []
    assert server.count("gotham_failures_total") == 0


def test_idle_tables_are_unloaded_and_loaded_again(start):
    server = start(idle=0.3)
    table, tokens = server.party()
    with Player(server, table, tokens[0]) as ada, Player(server, table, tokens[1]) as bob:
        for player in (ada, bob):
            if player.legal:
                player.act(player.legal[0])
        bob.settle()
        server.party()  # nobody connects: when this one is unloaded, the first was idle as long
        until(lambda: server.count("gotham_rooms") == 1)
        seats = server.get(f"/api/tables/{table}", tokens[0])["table"]["seats"]
        assert all(seat.get("online") for seat in seats), "somebody is there: it is still the same room"
        assert server.count("gotham_rooms") == 1
        view = bob.view
    until(lambda: server.count("gotham_rooms") == 0)
    with Player(server, table, tokens[1]) as bob:
        assert bob.view == view
        assert server.count("gotham_rooms") == 1
    assert json.dumps(server.get(f"/api/tables/{table}", tokens[1])["view"]["view"]) == json.dumps(view)


def test_a_bot_that_had_to_move_when_the_server_stopped_moves_after_the_start(start):
    server = start()
    table, waiting = tables = [server.party()[0] for _ in range(2)]
    (first,), (other,) = [server.get(f"/api/tables/{each}")["view"]["awaited"] for each in tables]
    server.kill()
    for each, seat in ((table, first), (waiting, 1 - other)):
        server.write("update seats set bot = 'random' where \"match\" = ? and seat = ?", each, seat)
    server.start()
    until(lambda: server.entries(table))
    assert server.count("gotham_rooms") == 1, "the table that waits for a person is not in memory"
    assert server.entries(waiting) == []


def test_a_table_is_not_evicted_while_a_bot_has_to_move(start):
    server = start(idle=0.1, pace=0.5)
    table, _ = server.open(seats=["random", "random"])
    until(lambda: server.entries(table))


def test_bots_go_on_after_a_failed_write_although_nobody_is_connected(start):
    server = start(idle=1.0, pace=0.5)
    table, _ = server.open(seats=["random", "random"])
    server.write("create trigger broken before insert on entries begin insert into nowhere values (1); end")
    until(lambda: server.count("gotham_failures_total"))
    server.write("drop trigger broken")
    until(lambda: server.entries(table))


def test_it_stops_cleanly_during_any_work(start):
    server = start()
    parties = [server.party() for _ in range(3)]
    players = [Player(server, table, token) for table, tokens in parties for token in tokens]
    bots, _ = server.open(seats=["random"] * 4, players=4)
    for player in players:
        if player.legal:
            player.begin("act", actions=player.legal[:1], revision=player.revision)
    assert server.stop() == 0
    for player in players:
        player.close()
    assert "Traceback" not in server.log
    server.start()
    for table, tokens in parties:
        log = server.get(f"/api/tables/{table}", tokens[0])["view"].get("log", [])
        assert len(log) == len(server.entries(table)) <= 1
    assert server.get(f"/api/tables/{bots}")["table"]["state"] in ("running", "over")
    assert server.count("gotham_failures_total") == 0


def test_bots_end_when_the_server_is_killed(start):
    """Otherwise their process would run for ever."""
    server = start()
    table, _ = server.open(seats=["random"] * 2, options={"rounds": "1"})
    until(lambda: server.entries(table))
    try:
        pids = descendants(server.process.pid)
    except OSError:
        pytest.skip("this machine does not list the children of a process")
    assert pids
    server.kill()
    until(lambda: not any(alive(pid) for pid in pids))


def descendants(pid):
    """Return the children of a process, and theirs: one process may start the others."""
    children = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return children + [each for child in children for each in descendants(child)]


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def invitations(server, **headers):
    table, host = server.open(seats=["you", "open"])
    return server.ask("GET", f"/api/tables/{table}/invitations", token=host, **headers).json()


def test_a_server_knows_that_only_this_computer_can_reach_it(start):
    """Behind a proxy the name that was asked for is a public one."""
    server = start()
    assert invitations(server)["local"] is True
    assert "address" not in invitations(server)
    assert "local" not in invitations(server, host="play.example.org")


def test_a_server_with_a_public_address_invites_to_it(start):
    found = invitations(start("data", "--address", "https://play.example.org/gotham"))
    assert (found["address"], "local" in found) == ("https://play.example.org/gotham", False)


@pytest.mark.skipif(not network_address(), reason="this machine is in no network")
def test_a_server_for_the_local_network_invites_to_its_address_there(start):
    server = start("data", "--lan")
    assert server.address.startswith(f"http://{network_address()}:")
    assert "address" not in invitations(server)  # the friends' address was used
    found = invitations(server, host=f"localhost:{server.address.rpartition(':')[2]}")
    assert (found["address"], "local" in found) == (server.address, False)


@pytest.mark.parametrize("wrong", [("--database", "mysql://nowhere"), ("--database", "nonsense"), ("--port", "99999")])
def test_impossible_settings_are_reported_in_one_line(tmp_path, wrong):
    arguments = {"--port": "0", "--data": str(tmp_path)} | dict([wrong])
    words = [word for pair in arguments.items() for word in pair]
    call = [sys.executable, "-c", "from gotham.cli import main; main()", "serve", *words]
    done = subprocess.run(call, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "cannot be used" in done.stderr


def test_a_file_that_is_no_database_is_reported_in_one_line(tmp_path):
    (tmp_path / "gotham.sqlite").write_text("garbage")
    call = [
        sys.executable,
        "-c",
        "from gotham.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
    ]
    done = subprocess.run(call, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (2, "gotham: the database cannot be used: file is not a database\n")

"""A database of the last release: all matches continue, all data stays the same, and a downgrade is possible."""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.hosting import Host
from tests.server.players import Player
from tests.server.releases.make import digest
from tests.server.serving import Server, until

RELEASES = Path(__file__).parent / "releases"
RELEASES_MADE = ("v0.1", "v0.2")
OLDEST, REVISION = "v0.1", "0002"


def planted(data, release=OLDEST):
    """A folder with that release's data. Clocks that ran then run now."""
    data.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(data / "gotham.sqlite")) as database:
        database.executescript((RELEASES / f"{release}.sql").read_text("utf-8"))
        until = time.time() + 1000
        database.execute("update matches set until = ? where until is not null", (until,))
        if release != OLDEST:  # clocks have their own column
            clocks = "json_set(times, '$.stretch_until', ?, '$.at', ?)"
            running = "json_extract(times, '$.stretch_until') is not null"
            database.execute(f"update matches set times = {clocks} where {running}", (until, until - 1000))
        database.commit()
    return data


def schema_of(data):
    """Return tables and their columns in any order."""
    with closing(sqlite3.connect(data / "gotham.sqlite")) as database:
        tables = [
            name for (name,) in database.execute("select name from sqlite_master where type in ('table', 'index')")
        ]
        return {name: sorted(row[1:] for row in database.execute(f'pragma table_info("{name}")')) for name in tables}


def rows_of(data, schema):
    """Return all rows of these tables, without the times of timeouts."""
    with closing(sqlite3.connect(data / "gotham.sqlite")) as database:
        found = {}
        for table, columns in schema.items():
            names = ", ".join(f'"{column[0]}"' for column in columns if column[0] != "until")
            found[table] = sorted(map(repr, database.execute(f'select {names} from "{table}"'))) if columns else []
        return found


@pytest.fixture(scope="module", params=RELEASES_MADE)
def release(request):
    return request.param


@pytest.fixture(scope="module")
def expected(release):
    return json.loads((RELEASES / f"{release}.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory, release):
    server = Server(planted(tmp_path_factory.mktemp("upgraded") / "data", release))
    server.start()
    yield server
    server.close()


def test_it_holds_all_kinds_of_tables(expected, release):
    states = [table["state"] for table in expected.values()]
    assert (states.count("running"), states.count("over"), states.count("ended")) == (6, 4, 1)
    text = (RELEASES / f"{release}.sql").read_text("utf-8")
    assert len(text) < 200_000
    assert all(f'INTO "{table}"' in text for table in ("entries", "people", "seats", "talks", "notes"))
    assert all(game in text for game in ("new-york-new-york", "chinatown", "enquetes-a-new-york"))


def test_all_data_is_sent_unchanged(server, expected):
    for id, table in expected.items():
        assert server.get(f"/api/tables/{id}")["table"]["state"] == table["state"]
        records = [digest(server.get(f"/api/tables/{id}/record", token)) for token in ["", *table["tokens"]]]
        assert records == table["records"]
        if "transcript" in table:
            assert server.get(f"/api/tables/{id}/transcript") == table["transcript"]


def test_chat_notes_and_clocks_are_stored(server, expected):
    going_on, bargaining = [*expected][:2]
    with Player(server, going_on, expected[going_on]["tokens"][0]) as ada:
        assert [talk["text"] for talk in ada.talks] == ["hello all", "psst"]
        assert ada.notes == {"plan": "tall ones é漢😀"}
    with Player(server, bargaining, expected[bargaining]["tokens"][1]) as bob:
        assert bob.table["clock"] == 3600
        assert 0 < bob.table["left"] <= 1000


@pytest.fixture
def played(tmp_path, release):
    """A separate server, because the other tests need unchanged data."""
    server = Server(planted(tmp_path / "data", release))
    server.start()
    yield server
    server.close()


def test_every_match_continues(played, expected):
    server = played
    for id, table in expected.items():
        players = [Player(server, id, token) for token in table["tokens"]]
        able = [player for player in players if player.legal]
        if table["state"] == "running":
            before = len(server.entries(id))
            able[0].act(able[0].legal[0], revision=able[0].revision)
            assert len(server.entries(id)) > before
        for player in players:
            player.close()
    assert server.count("gotham_failures_total") == 0


def test_a_match_of_earlier_rules_has_its_actions_board_hints_and_bots(played, expected):
    """Chinatown has version 2 of its rules now; this match goes on by version 1."""
    server, bargaining = played, [*expected][1]
    server.write("update matches set hints = 1 where id = ?", bargaining)
    ada, bob = expected[bargaining]["tokens"][:2]
    with Player(server, bargaining, ada, board=True) as player:
        assert (player.table["version"], player.game.rules.VERSION) == (1, 1)
        info = server.get("/api/games/chinatown/versions/1")
        assert (info["version"], info["name"]) == (1, "chinatown")
        assert [kind["first"] for kind in info["kinds"]] == [*player.game.rules.ACTIONS.starts]
        assert len(player.now["board"]["offers"]) == 1
        hint = server.ask("POST", f"/api/tables/{bargaining}/hint", None, ada).json()
        assert hint["type"] == "hint"
        before = len(server.entries(bargaining))
        server.post(f"/api/tables/{bargaining}/replace", {"seat": 1, "bot": "trader"}, bob)
        until(lambda: len(server.entries(bargaining)) > before)
    assert server.count("gotham_failures_total") == 0
    assert server.refused("GET", "/api/games/chinatown/versions/7")[0] == 400


def test_a_downgrade_and_a_restore(tmp_path, monkeypatch, capsys):
    old = planted(tmp_path / "old")
    schema = schema_of(old)
    rows = rows_of(old, schema)
    data = planted(tmp_path / "data")
    host = Host(monkeypatch, capsys, data)
    assert "made by an older release (revision 0002)" in host.refused("tables")
    assert "is not an earlier revision" in host.refused("downgrade", REVISION, "--yes")
    server = Server(data)
    server.start()
    assert "a server is running on" in host.refused("downgrade", REVISION, "--yes")
    assert server.stop() == 0
    server.close()
    assert schema_of(data) != schema
    assert "has no revision 0000" in host.refused("downgrade", "0000", "--yes")
    said = host.admin("downgrade", REVISION, "--yes")
    copy = Path(said.split("kept in ")[1].split("\n")[0])
    assert copy.exists()
    assert schema_of(data) == schema
    assert rows_of(data, schema) == rows
    host.admin("restore", copy, "--force")  # and the upgrade again, from the copy
    assert len(json.loads(host.admin("tables", "--json"))) == len(rows["matches"])

"""The same on PostgreSQL: a match is played, the server is killed, and all of it is stored."""

import pytest
from tests.server.database import postgres_server
from tests.server.players import Player

import gotham


@pytest.fixture
def database():
    """A separate PostgreSQL; return its address."""
    with postgres_server() as postgres:
        yield postgres.get_uri()


def test_a_match_is_played_and_stored_on_postgresql(start, database):
    server = start("data", "--database", database)
    table, tokens = server.party(options={"rounds": "1"})
    players = [Player(server, table, token) for token in tokens]
    players[0].ask("note", about="plan", text="tall ones é漢😀")
    assert players[0].ask("talk", text="psst", to=[1])["type"] == "accepted"
    for garbage in ("\0", "a\0b"):
        players[0].send({"type": "talk", "text": garbage})
        assert players[0].answer(0)["type"] == "refused"
    assert server.refused("GET", "/api/tables/%00")[0] == 404
    moves = 0
    while not players[0].over:
        for player in players:
            player.settle()
            if player.legal:
                player.act(player.legal[0])
                moves += 1
        if moves in (9, 10):
            server.kill()
            server.start()
            for player in players:
                player.again()
        players[0].settle()
    assert [*players[0].log] == [*range(1, moves + 1)]
    assert players[0].notes == {"plan": "tall ones é漢😀"}
    assert [talk["text"] for talk in players[1].talks] == ["psst"]
    assert gotham.replay(server.get(f"/api/tables/{table}/transcript")).over
    assert server.get("/ready") == "ready\n"
    assert not (server.data / "gotham.sqlite").exists()
    server.post(f"/api/tables/{table}/rematch", token=tokens[0])
    listed, _ = server.open(listed=True)
    assert listed in [each["id"] for each in server.get("/api/tables")]
    for player in players:
        player.close()
    assert server.count("gotham_failures_total") == 0
    assert server.stop() == 0

"""The clock of a simultaneous phase: it ends in time, also without connections or after a server was down."""

import pytest
from tests.server.hours import pass_by
from tests.server.players import Player
from tests.server.serving import until
from tests.server.test_trying import field, gift, owned

NEGOTIATING, PLACING = 1, 2
SHORT, LONG = 1, 3600


def bargaining(server, seconds):
    """A table whose negotiation has begun, and its people."""
    table, tokens = server.party("chinatown", players=3, clock=seconds)
    players = [Player(server, table, token) for token in tokens]
    for player in players:
        assert "left" not in player.table  # there is no time limit for cards
        while refusals := player.find("refuse"):
            player.act(refusals[0])
    for player in players:
        player.settle()
    return table, players


def phase(player):
    player.settle()
    return field(player, "phase")


@pytest.mark.clause("CT-17")
def test_the_negotiation_ends_at_its_time_limit(server):
    _, players = bargaining(server, SHORT)
    ann, bob, _ = players
    assert ann.table["clock"] == SHORT
    until(lambda: phase(ann) == PLACING)
    bob.settle()
    assert [entry["action"] for entry in bob.log.values()][-3:] == ["done"] * 3
    assert "left" not in bob.table
    for player in players:
        player.close()


def test_offers_and_drafts_lapse_at_the_time_limit(server):
    _, (ann, bob, cleo) = bargaining(server, SHORT)
    bob.act(*gift(bob, owned(bob, 1)[0], 0)[:2])  # an unproposed draft
    ann.act(*gift(ann, owned(ann, 0)[0], 1))
    until(lambda: phase(cleo) == PLACING)
    assert max(field(cleo, "name")[0]) <= 0  # from her view
    for player in (ann, bob, cleo):
        player.close()


def test_running_time_is_sent_and_continues_after_a_restart(start):
    server = start("clock", grace=0.0)
    table, players = bargaining(server, LONG)
    left = players[0].table["left"]
    assert LONG - 60 < left <= LONG
    assert players[0].table["clock"] == LONG
    server.kill()
    pass_by(server, table, LONG - 2)
    server.start()
    ann = Player(server, table, players[0].token)
    assert phase(ann) == NEGOTIATING or "left" not in ann.table
    until(lambda: phase(ann) == PLACING)
    ann.close()


def test_without_a_timeout_the_clock_sends_nothing(server):
    table, players = bargaining(server, LONG)
    for player in players:
        player.act(player.find("done")[0])
    assert phase(players[0]) == PLACING
    assert "left" not in players[0].table
    assert server.rows("select until from matches where id = ?", table) == [(None,)]
    for player in players:
        player.close()


def test_an_invalid_clock_is_refused(server):
    for clock in (-1, 3601, "soon"):
        assert server.refused("POST", "/api/tables", {"game": "chinatown", "clock": clock})[0] == 400

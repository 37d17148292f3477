"""Short matches of every game."""

from tests.server.players import Player

import gotham

GAMES = ("chinatown", "enquetes-a-new-york", "new-york-new-york")
QUICK = ("done", "place", "pass", "end")  # kinds of actions that bring the end nearer


def play_to_the_end(server, name):
    """Let people play a match; they do little, so that it is short."""
    table, tokens = server.party(name, gotham.game(name, "plain").rules.PLAYERS[0])
    players = [Player(server, table, token) for token in tokens]
    while not players[0].over:
        for player in players:
            player.settle()
            if player.table["seat"] in player.now["awaited"]:
                player.act(choice(player), revision=player.revision)
        players[0].settle()
    for player in players:
        player.close()
    assert gotham.replay(server.get(f"/api/tables/{table}/transcript")).over
    assert server.count("gotham_failures_total") == 0


def choice(player):
    """Return an action that brings the end nearer, or else any."""
    found = (player.find(kind) for kind in QUICK if kind in player.game.rules.ACTIONS.kinds)
    return next((actions[0] for actions in found if actions), player.legal[0])

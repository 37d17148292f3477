"""Each viewer gets only data that they may know."""

import pytest
from tests.server.players import Player
from tests.server.serving import Server
from tests.server.worlds import SECRET, Comparison, World, golden, token

from gotham.engine import NOTHING, SPECTATOR
from gotham.match.table import Table

MATCHES = [
    ("new_york_new_york", "04-3p", None),
    ("enquetes_a_new_york", "02-4p", None),
    ("chinatown", "00-3p", 100),  # so many decisions; make deep plays it to its end
]
LONGER = [
    ("chinatown", "00-3p"),
    ("new_york_new_york", "11-4p"),
    ("enquetes_a_new_york", "07-4p"),
    ("enquetes_a_new_york", "11-3p"),
    ("chinatown", "03-3p"),
    ("chinatown", "10-4p"),
]
deep = [pytest.param(*match, None, marks=pytest.mark.deep) for match in LONGER]


@pytest.fixture(scope="module")
def twins(tmp_path_factory):
    servers = [Server(tmp_path_factory.mktemp(name)).start() for name in ("one", "other")]
    yield servers
    for server in servers:
        server.close()


@pytest.mark.parametrize("place", [1, *(pytest.param(seat, marks=pytest.mark.deep) for seat in (-1, 0, 2, 3))])
@pytest.mark.parametrize(("folder", "name", "most"), [*MATCHES, *deep])
def test_a_viewer_cannot_distinguish_twin_worlds(twins, print_later, folder, name, most, place):
    match = golden(folder, name)
    if place >= match.players:
        pytest.skip("there is no such seat")
    viewer = SPECTATOR if place < 0 else place
    found = Comparison(twins, match, viewer, most=most).run()
    assert found.compared > (most or len(match.log)) // 2, "too few worlds differed to tell"
    for server in twins:
        assert server.count("gotham_failures_total") == 0
    counted = f"{found.compared} of {len(match.log)} decisions in {found.pairs} pairs of worlds that differed"
    print_later(f"  {folder} {name}, viewer {place}: {counted}")


@pytest.mark.parametrize("most", [60, pytest.param(None, marks=pytest.mark.deep)])
def test_clocks_reveal_nothing(twins, most):
    """Chinatown, with many secret actions, is played with a public clock."""
    match, timing = golden("chinatown", "00-3p"), {"per": "match", "seconds": 86400, "last": 3600}
    found = Comparison(twins, match, 1, timing, most).run()
    assert found.compared > (most or len(match.log)) // 2


def test_twin_servers_serve_the_same_files(twins):
    one, other = twins
    pages = ["/", "/table/x", "/api/games", "/api/games?language=fr", "/schema/openapi.json"]
    pages += [f"/assets/{path.name}" for path in assets()]
    for page in pages:
        assert one.ask("GET", page).content == other.ask("GET", page).content


def assets():
    from gotham.server.services import STATIC

    return sorted((STATIC / "assets").glob("*"))


@pytest.mark.parametrize(("folder", "name", "most"), [*MATCHES, *deep])
def test_everybody_receives_exactly_the_events_they_notice(server, folder, name, most):
    match = golden(folder, name)
    table = Table(match.game, match.players, match.options, match.seed, match.start)
    world = World(server, f"{match.game.name[:12]}-{name}", table)
    viewers = match.game.viewers(match.players)
    tokens = {viewer: "" if viewer == SPECTATOR else token(viewer) for viewer in viewers}
    players = {viewer: Player(server, world.id, tokens[viewer]) for viewer in viewers}
    for seat in range(match.players):
        players[seat].ask("note", about=f"about {seat}", text=f"private thought of {seat}")
    for player in players.values():
        player.news()
    for seat, action, _ in match.log[:most]:
        noticed = {viewer: world.noticed(seat, action, viewer) != NOTHING for viewer in viewers}
        world.act(seat, action)
        for viewer, player in players.items():
            news = player.news()
            views = [message for message in news if message["type"] == "view"]
            assert len(views) == noticed[viewer]
            assert len(news) == len(views) + (table.over and not hears_of_the_end(news))
            assert player.revision == world.revisions[viewer]
    for viewer, player in players.items():
        before = "".join(text for text in player.heard if '"over":true' not in text and '"state":"over"' not in text)
        assert match.seed not in before
        own = [] if viewer == SPECTATOR else [f"private thought of {viewer}", f"about {viewer}"]
        private = [f"{words} {seat}" for seat in range(match.players) for words in ("private thought of", "about")]
        for text in (*private, *map(token, range(match.players)), SECRET):
            assert (text in "".join(player.heard)) == (text in own)
        player.close()
    assert server.count("gotham_failures_total") == 0


def hears_of_the_end(news):
    """Return whether only views are sent; at the end the table also reports that it is over."""
    return not any(message["type"] == "table" and message["state"] == "over" for message in news)


def test_invitations_are_sent_only_to_people_at_the_table(server):
    table, host = server.open(players=3, seats=["you", "open", "open"])
    (bob,) = server.seat(table, host, 1)
    invitation = server.get(f"/api/tables/{table}/invitations", bob)["invitations"]["2"]
    players = [Player(server, table, each) for each in (host, bob, "")]
    for player in players:
        player.settle()
        snapshot = server.ask("GET", f"/api/tables/{table}", token=player.token).text
        for secret in (invitation, host, bob):
            assert secret not in "".join(player.heard)
            assert secret not in snapshot
        player.close()
    assert server.refused("GET", f"/api/tables/{table}/invitations")[0] == 401
    assert server.refused("GET", f"/api/tables/{table}/invitations", token="wrong")[0] == 401

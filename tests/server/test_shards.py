"""Tables belong to shards by their ids; servers share leases and channels by shard, and transactions stay in one."""

import asyncio
import contextlib
import http.server
import itertools
import re
import secrets
import shutil
import threading
from collections import Counter

import httpx
import pytest
import sqlalchemy as sa
from tests.documents import read
from tests.server.database import postgres_server
from tests.server.players import Player
from tests.server.serving import Server, until
from tools.cluster import cluster, missing, proxied
from tools.shards import measure
from websockets.exceptions import ConnectionClosed

from gotham.server.cluster.lease_table import Lease, LeaseTable
from gotham.server.cluster.shards import ALPHABET, CLASSES, SHARDS, beside, in_shards, pairs_of, shard_of
from gotham.server.db.store import Store, shard_of_writes
from gotham.server.db.tables import matches
from gotham.server.live.setup import new_id
from gotham.server.settings import Settings


@pytest.fixture(scope="module")
def postgres():
    with postgres_server() as postgres:
        yield postgres


@pytest.fixture
def database(postgres):
    """A database of its own; return its address."""
    name = f"shards_{secrets.token_hex(4)}"
    postgres.psql(f"create database {name};")
    return postgres.get_uri(database=name)


def run_on(database, job):
    """Run a job on a store of a database."""

    async def run():
        store = Store(Settings(database=database))
        await store.open()
        try:
            return await job(store)
        finally:
            await store.close()

    return asyncio.run(run())


# ----------------------------------------------------------------------------------------- the shard of a table


def test_ids_spread_evenly_over_all_shards():
    found = Counter(shard_of(new_id()) for _ in range(40 * SHARDS))
    assert set(found) == set(range(SHARDS))
    assert max(found.values()) < 100


def test_the_shard_of_an_id_never_changes():
    """The values are part of every deployment: proxies and databases depend on them."""
    assert [shard_of(id) for id in ("xAAx", "xAEx", "xBAx", "x__x", "x-9x", "", "é")] == [0, 1, 16, 1023, 1007, 0, 0]


def test_a_shard_is_a_few_pairs_of_characters():
    pairs = [pairs_of([shard]) for shard in range(SHARDS)]
    assert all(len(each) == 4 and {shard_of(f"x{pair}") for pair in each} == {at} for at, each in enumerate(pairs))
    assert len({pair for each in pairs for pair in each}) == 64 * 64


def test_a_rematch_is_in_the_same_shard():
    before = new_id()
    after = {new_id(before) for _ in range(100)}
    assert len(after) == 100
    assert {shard_of(id) for id in after} == {shard_of(before)}
    assert beside("abcdef", "uvwxyz") == "avwdef"


# ------------------------------------------------------------------------------------------------------- leases


def test_one_statement_renews_all_leases_and_marks_those_of_others(database):
    async def job(store):
        one, other = (LeaseTable(store, name, 60.0) for name in ("one", "other"))
        statements = []
        engine = store.engine.sync_engine
        sa.event.listen(engine, "before_cursor_execute", lambda *facts: statements.append(facts[2]))
        assert await one.renew(range(SHARDS)) == dict.fromkeys(range(SHARDS), Lease(True, False))
        assert len(statements) == 1
        assert await other.renew([3, 5]) == {3: Lease(False, True), 5: Lease(False, True)}
        assert (await one.renew([3, 4])) == {3: Lease(True, True), 4: Lease(True, False)}
        await one.release([3, 4, 6], waiting=[6])
        assert await one.expired() == [3, 6], "followed, and with bots that have to move"
        assert len(await one.live()) == SHARDS - 3
        assert await other.renew([3, 4, 6]) == dict.fromkeys([3, 4, 6], Lease(True, False)) | {3: Lease(True, True)}
        assert await one.renew([]) == {}

    run_on(database, job)


def test_another_server_takes_over_within_three_seconds():
    """A lease may just have been renewed when its server stops, and others check four times in its duration."""
    lease = Settings().lease
    assert lease + lease / 4 < 3


def test_a_lone_server_has_no_leases(start):
    server = start()
    server.party()
    assert server.rows("select * from shards") == []
    assert server.count("gotham_lease_renewals_total") == server.count("gotham_announcements_total") == 0


# ------------------------------------------------------------------------------------------------- transactions


IDS = re.compile(r"\b[A-Za-z0-9][\w-]{14}[A-Za-z0-9]\b")


class Transactions:
    """The shards of the rows that each transaction of a database has changed, and all statements with a join."""

    def __init__(self, store):
        self.shards, self.open, self.joins, self.known = [], {}, set(), set()
        engine = store.engine.sync_engine
        sa.event.listen(engine, "before_cursor_execute", self._execute)
        sa.event.listen(engine, "commit", self._end)
        sa.event.listen(engine, "rollback", self._end)

    def _execute(self, connection, cursor, statement, parameters, *_):
        text = statement.lower()
        if " join " in text or text.count(" from ") > 1:
            self.joins.add(statement)
        if text.startswith(("insert", "update", "delete")):
            changed = self.open.setdefault(id(connection), set())
            changed.update(shard_of(match) for match in IDS.findall(repr(parameters)) if match in self.known)

    def _end(self, connection):
        changed = self.open.pop(id(connection), set())
        if changed:
            self.shards.append(changed)


def test_no_transaction_has_rows_of_two_shards(database):
    """Tables are opened, played and talked at together, rematches are opened, and tables are deleted."""
    from gotham.server.db.retention import forget
    from gotham.server.http.schemas import NewTable
    from gotham.server.live import lobby
    from gotham.server.services import Services

    settings = Settings(database=database, channels=database, pace=0.0)

    async def play(services, found, wish):
        opened = await lobby.open_table(services.rooms, wish)
        found.known.add(opened.id)
        room = await services.rooms.room(opened.id)
        person = await services.rooms.person(room, opened.token)
        async with room.lock:
            for _ in range(3):
                (seat, *_) = room.table.actors
                await room.act(seat, room.table.legal(seat)[:1])
        room.setup.state = "ended"
        again = await lobby.rematch(services.rooms, room, person)
        found.known.add(again.id)
        return opened.id

    async def run():
        services = Services(settings)
        await services.store.open()
        found = Transactions(services.store)
        await services.rooms.leases.open()
        wish = NewTable("new-york-new-york", seats=["you", "open"], players=2)
        ids = await asyncio.gather(*(play(services, found, wish) for _ in range(20)))
        for id in ids:
            await services.store.write(*forget(id))
        await services.rooms.leases.close()
        await services.store.close()
        return ids, found

    ids, found = asyncio.run(run())
    assert len({shard_of(id) for id in ids}) > 10
    assert len(found.shards) > 60
    assert [shards for shards in found.shards if len(shards) > 1] == []
    assert found.joins == set()


def test_every_statement_about_a_table_names_it():
    """The shard of a write is known from its values alone, so all writes of a table are in its shard's transaction."""
    from gotham.server.db import store

    named = [*store.FORGET, store.DROP_PERSON, store.DROP_NOTE, store.DROP_NOTES, store.SET_SEAT_VALUES]
    named += [store.SET_PERSON_VALUES, store.SET_MATCH_VALUES, store.DROP_REPORTS]
    for statement in named:
        assert "match_" in statement.compile().params, str(statement)
    write = store.Write(store.SET_MATCH_VALUES, {"match_": "xBAx"})
    assert shard_of_writes([store.Write(store.ADD[store.tables.house], {"name": "x"}), write]) == 16
    assert shard_of_writes([store.Write(store.ADD[matches], {"id": "x__x"})]) == 1023
    assert shard_of_writes([]) is None


def test_the_database_finds_the_tables_of_a_shard(start, database):
    server = start("data", "--database", database)
    ids = [server.open()[0] for _ in range(5)]

    async def job(store):
        for id in ids:
            rows = await store.read(matches, in_shards(matches.c.id, [shard_of(id)]))
            assert id in [row["id"] for row in rows]
            others = [shard for shard in range(SHARDS) if shard != shard_of(id)]
            assert id not in [row["id"] for row in await store.read(matches, in_shards(matches.c.id, others))]

    run_on(database, job)


# ---------------------------------------------------------------------------------------------------- hand-over

LONG = 600.0  # seconds of a lease: nothing expires during a test


@pytest.fixture
def servers(tmp_path, database):
    """Two servers whose leases do not expire."""
    chosen = {"database": database, "channels": database, "lease": LONG}
    servers = [Server(tmp_path / name, **chosen).start() for name in ("one", "two")]
    yield servers
    for server in servers:
        server.close()


def test_a_server_that_stops_hands_its_tables_over(servers):
    one, other = servers
    table, host = one.open(players=2, seats=["you", "random"], options={"rounds": "1"})
    other.get(f"/api/tables/{table}")
    with Player(one, table, host) as player:
        while not player.legal:
            player.hear()
        until(lambda: one.count("gotham_leases") == 1)
        asked = player.begin("act", actions=player.legal[:1], revision=player.revision)
        assert player.answer(asked)["type"] == "accepted"
        assert one.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            player.settle()
        assert closed.value.rcvd.code == 1001, "come again at once"
        player.server = other
        player.again()
        until(lambda: other.count("gotham_leases") == 1)
        while not player.over:
            player.act(player.legal[0]) if player.legal else player.hear()
    assert other.count("gotham_failures_total") == 0


def test_a_server_gives_a_lease_to_another_to_which_people_are_connected(tmp_path, database):
    chosen = {"database": database, "channels": database, "lease": 1.0}
    servers = [Server(tmp_path / name, **chosen).start() for name in ("one", "two")]
    one, other = servers
    try:
        table, host = one.open(players=2, seats=["you", "open"])
        until(lambda: one.count("gotham_leases") == 1)
        with Player(other, table, host) as player:
            until(lambda: (one.count("gotham_leases"), other.count("gotham_leases")) == (0, 1))
            assert one.count("gotham_rooms") == 0, "it was evicted there"
            assert player.ask("talk", text="hello")["type"] == "accepted"
    finally:
        for server in servers:
            server.close()


def test_a_shard_of_one_server_causes_no_messages(tmp_path, database):
    chosen = {"database": database, "channels": database, "lease": 1.0}
    server = Server(tmp_path / "one", **chosen).start()
    try:
        table, tokens = server.party(options={"rounds": "1"})
        until(lambda: server.count("gotham_leases") == 1)
        with Player(server, table, tokens[0]) as first, Player(server, table, tokens[1]) as second:
            until(lambda: play_between_beats(server, [first, second]))
    finally:
        server.close()


def play_between_beats(server, players):
    """Act twice; return whether only heartbeats were said meanwhile."""
    before, beats = server.count("gotham_announcements_total"), server.count("gotham_lease_renewals_total")
    for player in players:
        player.settle()
        if player.legal:
            player.act(player.legal[0])
    assert beats > 0
    return server.count("gotham_announcements_total") - before <= 1


# -------------------------------------------------------------------------------------------------------- proxy

PROGRAMS = pytest.mark.skipif(bool(missing()), reason=f"{missing()} is not installed: nothing is tested behind a proxy")


@pytest.mark.parametrize("program", ["nginx", "caddy"])
def test_a_proxy_sends_a_shard_to_one_server(tmp_path, program):
    """Each server answers with its name; requests about tables of a shard always go to the same one."""
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed: its configuration is only read")
    with (
        named_servers(3) as ports,
        proxied(tmp_path, ports, program) as address,
        httpx.Client(trust_env=False) as client,
    ):
        owners = {}
        for _ in range(300):
            id = new_id()
            paths = (f"/api/tables/{id}", f"/api/tables/{id}/socket", f"/table/{id}", f"/replay/{id}")
            names = {client.get(address + path).text for path in paths}
            assert len(names) == 1
            assert owners.setdefault(shard_of(id), names) == names
        spread = Counter(name for (name,) in owners.values())
        assert len(spread) == 3
        assert max(spread.values()) < 0.6 * len(owners)
        elsewhere = {client.get(f"{address}/api/games").text for _ in range(50)}
        assert len(elsewhere) == 3, "requests about no table go to any server"


def test_the_proxies_have_all_classes():
    """Every id has the same shard for a proxy as for the server: the keys of two ids are the same where shards are."""
    for name, pattern in (
        ("nginx-shards.conf", r'"~(.*)" "\$\{\w+\}(\w)"'),
        ("Caddyfile.shards", r'~(\S+) "\$\{1\}(\w)"'),
    ):
        rules = [
            (re.compile(rule.replace("(?<", "(?P<")), key) for rule, key in re.findall(pattern, read(f"deploy/{name}"))
        ]
        assert len(rules) == CLASSES
        keys = {}
        for pair in itertools.product(ALPHABET, repeat=2):
            path = f"/api/tables/x{''.join(pair)}yz"
            found = [(rule.search(path)[1], key) for rule, key in rules if rule.search(path)]
            assert len(found) == 1
            keys.setdefault(shard_of(f"x{''.join(pair)}"), set()).update(found)
        assert len(keys) == SHARDS
        assert {len(each) for each in keys.values()} == {1}
        assert len(set(itertools.chain(*keys.values()))) == SHARDS


@contextlib.contextmanager
def named_servers(count):
    """Servers that answer every request with their number; return their ports."""

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body = str(self.server.server_port).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    servers = [http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer) for _ in range(count)]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield [server.server_port for server in servers]
    for server in servers:
        server.shutdown()
        server.server_close()


@PROGRAMS
@pytest.mark.deep
def test_servers_are_killed_at_500_tables_and_nothing_is_lost(print_later):
    """Four servers behind nginx, an action of each table every ten seconds, and a server killed every twenty."""
    with cluster() as house:
        found = asyncio.run(measure(house, 500, 4))
    print_later(f"  {found}")
    assert found["faults"] == []
    assert found["reconnects"] >= 250
    assert found["accepted"] > 2000
    assert found["longest gap"] <= 3.0
    traffic = found["traffic per second"]
    assert traffic["announcements"] < 10, "heartbeats, and few tables on two servers"
    assert traffic["lease_renewals"] < 10

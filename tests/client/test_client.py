"""The client of the web protocol against real servers: whole matches, lost connections, refusals."""

import asyncio
import json

import pytest
from tests.server.hosting import Host
from tests.server.serving import PATIENCE, until

from gotham.client import Client, RemoteSeat, ServerRefusal, TableLink, play_seat
from gotham.i18n.errors import GothamError, Invalid
from gotham.server.http.schemas import NewTable, Sit


def link(server, table, token):
    return TableLink(server.address, table, token)


def begun(server):
    """Open a table of two people; return its id and the token of whoever acts first."""
    table, tokens = server.party(options={"rounds": "1"})
    return table, tokens[server.get(f"/api/tables/{table}")["view"]["actors"][0]]


async def until_over(coroutine):
    return await asyncio.wait_for(coroutine, PATIENCE)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("http://127.0.0.1:8000/table/AbC", ("http://127.0.0.1:8000", "AbC", "", None, "")),
        ("https://x.org/gotham/table/A_-9#to-ken", ("https://x.org/gotham", "A_-9", "to-ken", None, "")),
        ("https://x.org/table/A9#invite=2.0af", ("https://x.org", "A9", "", 2, "0af")),
        ("https://x.org/table/A9#invite=0af", ("https://x.org", "A9", "", None, "0af")),
    ],
)
def test_links_are_read(text, found):
    assert TableLink.read(text) == found


@pytest.mark.parametrize("text", ["", "table/A", "ftp://x.org/table/A", "https://x.org/", "https://[::/table/A"])
def test_what_is_no_link_is_refused(text):
    with pytest.raises(Invalid, match="no link to a table"):
        TableLink.read(text)


def test_two_programs_play_a_match_over_sockets(server):
    async def play():
        async with Client(server.address) as client:
            wish = NewTable("new-york-new-york", seats=["you", "open"], options={"rounds": "1"}, program=True)
            opened = await client.open(wish)
            codes = await client.invitations(opened.id, opened.token)
            other = await client.sit(opened.id, Sit(invitation=codes.general, name="Second", program=True))
            async with (
                RemoteSeat(link(server, opened.id, opened.token)) as one,
                RemoteSeat(link(server, opened.id, other.token)) as two,
            ):
                await until_over(asyncio.gather(play_seat(one, "greedy"), play_seat(two, "random", seed="1")))
                assert one.state.latest.over
                assert one.state.latest.returns == two.state.latest.returns
                assert [seat.program for seat in one.state.table.seats] == [True, True]
                return one.look(), two.look()

    one, two = asyncio.run(play())
    assert (one.viewer, two.viewer) == (0, 1)
    assert one.over
    assert two.over


def test_a_program_waits_for_news_without_a_socket(server):
    table, tokens = server.party(options={"rounds": "1"})
    first = server.get(f"/api/tables/{table}")["view"]["actors"][0]
    actor, guest = tokens[first], tokens[1 - first]

    async def play():
        async with Client(server.address) as client:
            now = await client.look(table, guest)
            waiting = asyncio.create_task(client.wait(table, guest, now.view.revision, len(now.talk), 50))
            await asyncio.to_thread(
                until, lambda: server.get(f"/api/tables/{table}")["table"]["seats"][1 - first].get("online")
            )
            mine = await client.look(table, actor)
            await client.act(table, actor, [mine.view.legal[0]], mine.view.revision)
            told = await until_over(waiting)
            assert told.view.revision == now.view.revision + 1
            waiting = asyncio.create_task(client.wait(table, guest, told.view.revision, len(told.talk), 50))
            await client.talk(table, actor, "Your turn")
            spoken = await until_over(waiting)
            assert spoken.talk[-1].text == "Your turn"
            quiet = await client.wait(table, guest, spoken.view.revision, len(spoken.talk), 0)
            assert quiet.view.revision == spoken.view.revision
            return server.get(f"/api/tables/{table}")["table"]["seats"][1 - first]

    assert asyncio.run(play())["online"], "between two requests somebody is not away"


def test_a_lost_connection_is_opened_again_and_an_action_is_made_once(start):
    server = start()
    table, actor = begun(server)

    async def play():
        async with RemoteSeat(link(server, table, actor)) as seat:
            before = seat.state.revision
            await asyncio.to_thread(server.kill)
            acting = asyncio.create_task(seat.act(seat.state.numbers[0]))
            await asyncio.to_thread(restart, server)
            await until_over(acting)
            while seat.state.revision == before:
                await seat.wait(PATIENCE)
            return [(entry.seat, entry.action) for entry in seat.state.log]

    assert asyncio.run(play()) == server.entries(table)
    assert len(server.entries(table)) == 1


def restart(server):
    """Start a killed server at its former address."""
    port = server.address.rpartition(":")[2]
    server.arguments = ("--port", port)
    server.start()


def test_refusals_are_errors_with_the_clause_and_change_nothing(server):
    table, actor = begun(server)

    async def play():
        async with RemoteSeat(link(server, table, actor), language="en") as seat, Client(server.address) as client:
            with pytest.raises(ServerRefusal) as refused:
                await seat.act("take Y1")
            assert refused.value.clause.startswith("NY-")
            with pytest.raises(ServerRefusal):
                await seat.try_("nonsense")
            with pytest.raises(ServerRefusal) as stale:
                await seat.act(seat.state.numbers[0], revision=99)
            assert "changed" in stale.value.reason
            with pytest.raises(GothamError, match="nobody proposes deals"):
                await seat.offer("give 1 1")
            with pytest.raises(ServerRefusal) as unknown:
                await client.look(table, "not-a-token")
            assert unknown.value.code == 401
            assert (await seat.try_(seat.state.numbers[0])).actions == [seat.state.numbers[0]]

    asyncio.run(play())
    assert server.entries(table) == []


def test_a_foreign_token_never_reconnects(server):
    table, _ = server.party()

    async def come():
        async with RemoteSeat(link(server, table, "not-a-token")):
            pass

    with pytest.raises(ServerRefusal):
        asyncio.run(come())


def test_hosts_refuse_limit_and_show_programs(server):
    async def play():
        async with Client(server.address) as client:
            with pytest.raises(ServerRefusal, match="programs may not play"):
                await client.open(NewTable("new-york-new-york", seats=["you", "open"], program=True, programs=0))
            opened = await client.open(NewTable("new-york-new-york", 3, seats=["you", "open", "open"], programs=1))
            code = (await client.invitations(opened.id, opened.token)).general
            await client.sit(opened.id, Sit(1, code, "Robot", program=True))
            with pytest.raises(ServerRefusal, match="as many programs"):
                await client.sit(opened.id, Sit(2, code, "Second", program=True))
            await client.sit(opened.id, Sit(2, code, "Person"))
            table = (await client.look(opened.id)).table
            assert (table.programs, [seat.program for seat in table.seats]) == (1, [False, True, False])

    asyncio.run(play())


def test_a_server_without_programs_refuses_them_at_every_table(start):
    server = start(programs=0)
    table, host = server.open(players=2, seats=["you", "open"], listed=True)
    status, reason = server.refused("POST", f"/api/tables/{table}/sit", {"program": True})
    assert (status, reason) == (400, "programs may not play at this table")
    assert server.get(f"/api/tables/{table}", host)["table"]["seats"][1]["kind"] == "open"


def test_the_host_of_a_server_lists_programs(start, monkeypatch, capsys):
    server = start()
    table, host = server.open(players=2, seats=["you", "open"], name="Host")
    general = server.get(f"/api/tables/{table}/invitations", host)["general"]
    server.post(f"/api/tables/{table}/sit", {"invitation": general, "name": "Robot", "program": True})
    listed = json.loads(Host(monkeypatch, capsys, server.data).admin("programs", "--json"))
    assert listed == [{"table": table, "game": "new-york-new-york", "seat": 1, "name": "Robot"}]

"""Bad input by MCP is a clear error that changes nothing; the way in is checked, limited and can be switched off."""

import asyncio
import sys

import pytest
from tests.mcp.models import Model, over_http
from tests.server.serving import PATIENCE

from gotham.mcp.http import McpMount
from gotham.mcp.in_process import InProcessTransport
from gotham.server.app import make_app
from gotham.server.db.store import prepare
from gotham.server.settings import Settings

LIST = b'{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'
HEADERS = {
    "content-type": "application/json",
    "accept": "application/json, text/event-stream",
    "mcp-protocol-version": "2025-06-18",
}


def test_bad_input_is_refused_and_changes_nothing(server):
    table, tokens = server.party(options={"rounds": "1"})
    first = server.get(f"/api/tables/{table}")["view"]["actors"][0]
    mine, other = ({"table": table, "token": tokens[seat]} for seat in (first, 1 - first))

    async def ask():
        async with over_http(server) as client:
            model = Model(client)
            return {
                "table": await model.refused("look", table="nowhere", token=tokens[0]),
                "token": await model.refused("act", table=table, token="foreign", actions=["pass"]),
                "spectator": await model.refused("act", table=table, token="", actions=["pass"]),
                "turn": await model.refused("act", **other, actions=["pass"]),
                "rule": await model.refused("act", **mine, actions=["take Y1"]),
                "notation": await model.refused("act", **mine, actions=["juggle"]),
                "nothing": await model.refused("act", **mine, actions=[]),
                "malformed": await model.refused("act", **mine, actions="pass"),
                "missing": await model.refused("act", **mine),
                "stale": await model.refused("act", **mine, actions=["pass"], revision=7),
                "partly": await model.refused("act", **mine, actions=["pass", "pass"]),
                "game": await model.refused("open", game="chess"),
                "seat": await model.refused("sit", table=table, seat=61),
                "taken": await model.refused("sit", table=table, seat=0, invitation="00"),
                "clause": await model.refused("rules", game="new-york-new-york", clause="NY-99"),
                "deal": await model.refused("offer", **mine, terms=["give 1 1"]),
                "both": await model.refused("offer", **mine),
                "answer": await model.refused("offer", **mine, answer="yes 0 0+1 openly"),
                "hearer": await model.refused("talk", **mine, text="Hello", to=[9]),
                "wait": await model.refused("wait", **mine, revision=0, seconds=1000),
            }

    reasons = asyncio.run(asyncio.wait_for(ask(), PATIENCE))
    expected = {
        "table": "there is no table",
        "rule": "NY-",
        "stale": "changed",
        "deal": "nobody proposes deals",
        "both": "not both",
        "clause": "no clause",
        "malformed": "valid list",
        "missing": "Field required",
    }
    for name, words in expected.items():
        assert words in reasons[name], (name, reasons[name])
    assert all(reason.startswith("Error executing tool") for reason in reasons.values())
    assert not any("Traceback" in reason for reason in reasons.values())
    assert server.entries(table) == []
    assert server.get(f"/api/tables/{table}")["talk"] == []
    assert server.count("gotham_failures_total") == 0
    for token in tokens:
        assert token not in server.log


def test_other_origins_hosts_and_methods_are_refused(server):
    def post(**headers):
        return server.client.post("/mcp", content=LIST, headers=HEADERS | headers).status_code

    assert post() == 200
    assert post(origin=server.address) == 200
    assert post(origin="https://evil.example") == 403
    assert post(host="evil.example", origin="http://evil.example") == 403
    assert post(host="evil.example") == 403
    assert server.client.get("/mcp").status_code == 405
    assert server.client.delete("/mcp").status_code == 405
    assert server.client.post("/mcp", content=b"[" * 100_000, headers=HEADERS).status_code == 413
    assert server.client.post("/mcp", content=b"{", headers=HEADERS).status_code == 400


def test_mcp_can_be_switched_off(start):
    server = start("data", "--no-mcp")
    assert server.client.post("/mcp", content=LIST, headers=HEADERS).status_code in (404, 405)


def test_calls_are_limited_like_requests(tmp_path):
    settings = Settings(data=tmp_path, requests_per_minute=4, limited=True)
    prepare(settings)
    call = (
        b'{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "look", '
        b'"arguments": {"table": "none", "token": ""}}}'
    )

    async def ask():
        app = make_app(settings, [McpMount()])
        transport = InProcessTransport(app, ("198.51.100.7", 1))
        async with app.lifespan():
            answers = [await transport.request("POST", "/mcp", HEADERS, call) for _ in range(3)]
            elsewhere = InProcessTransport(app, ("198.51.100.8", 1))
            return answers, await elsewhere.request("POST", "/mcp", HEADERS, call)

    answers, other = asyncio.run(ask())
    assert [answer.status for answer in answers] == [200, 200, 429], "a call and its request count both"
    assert other.status == 200


@pytest.mark.parametrize("words", [("mcp",), ("serve", "--mcp", "--port", "0")])
def test_without_the_extra_it_is_one_line(gotham_, monkeypatch, tmp_path, words):
    monkeypatch.setitem(sys.modules, "mcp", None)
    code, out, err = gotham_(*words, "--data", tmp_path / "data")
    assert (code, err.count("\n")) == (2, 1)
    assert "pip install gotham[mcp]" in err
    assert out == ""

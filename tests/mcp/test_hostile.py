"""Hostile requests to `/mcp` are refused in words: no error of the server, no other table, nothing changed."""

import json

import pytest
from tests.mcp.test_refusals import HEADERS

HUGE = 10**30
DEEP = 7_000
SURROGATE = "@surrogate@"  # written as a lone surrogate, which no encoder writes


def call(name, **arguments):
    return {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": name, "arguments": arguments}}


def body_of(message):
    return json.dumps(message).replace(SURROGATE, "\\ud800").encode()


@pytest.fixture(scope="module")
def party(server):
    """Return the id of a table, and the token of somebody who does not have the turn."""
    table, tokens = server.party()
    return {"table": table, "token": tokens[1 - server.get(f"/api/tables/{table}")["view"]["actors"][0]]}


def nested(before, after):
    return body_of(call("open", game="chinatown", options=0)).replace(b": 0}", b": " + before + b"0" + after + b"}")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"1e999",
        b"\xff\xfe[",
        b"[" * DEEP + b"]" * DEEP,
        nested(b"[" * DEEP, b"]" * DEEP),
        nested(b'{"a":' * 2_000, b"}" * 2_000),
        b'{"jsonrpc": "2.0", "id": %s, "method": "tools/list"}' % (b"9" * 5_000),
        body_of({"jsonrpc": "2.0", "id": SURROGATE, "method": "tools/list"}),
        body_of([call("games")] * 50),
    ],
)
def test_what_is_no_request_is_refused(server, body):
    answer = server.client.post("/mcp", content=body, headers=HEADERS)
    assert answer.status_code == 400
    assert "Traceback" not in answer.text
    assert server.count("gotham_failures_total") == 0


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("wait", {"revision": 0, "seconds": float("nan")}),
        ("wait", {"revision": 0, "seconds": "nan"}),
        ("wait", {"revision": 0, "seconds": float("inf")}),
        ("wait", {"revision": -1}),
        ("act", {"actions": ["pass"], "revision": HUGE}),
        ("act", {"actions": ["pass"] * 65}),
        ("act", {"actions": ["pass"], "note": "x" * 301}),
        ("talk", {"text": "hello", "to": [HUGE]}),
        ("talk", {"text": "hello", "to": [-1]}),
        ("look", {"table": "../games"}),
        ("look", {"table": ".."}),
        ("look", {"table": "-"}),
        ("look", {"table": "\0"}),
        ("look", {"table": "x" * 41}),
        ("look", {"token": "a\r\nx-forwarded-for: 10.0.0.1"}),
        ("look", {"token": "é漢"}),
    ],
)
def test_hostile_arguments_are_refused(server, party, name, wrong):
    answer = server.client.post("/mcp", content=body_of(call(name, **party | wrong)), headers=HEADERS)
    assert answer.status_code == 200
    result = answer.json()["result"]
    assert result["isError"], result
    assert "Traceback" not in answer.text
    assert server.entries(party["table"]) == []
    assert server.get(f"/api/tables/{party['table']}")["talk"] == []
    assert server.count("gotham_failures_total") == 0


@pytest.mark.parametrize("field", ["table", "token", "text"])
def test_a_lone_surrogate_is_refused(server, party, field):
    said = {**party, "text": "hello", field: SURROGATE}
    answer = server.client.post("/mcp", content=body_of(call("talk", **said)), headers=HEADERS)
    assert answer.status_code == 400
    assert server.count("gotham_failures_total") == 0


def test_a_body_without_a_length_is_limited_too(server):
    parts = (b"x" * 1_000 for _ in range(40))
    assert server.client.post("/mcp", content=parts, headers=HEADERS).status_code == 413


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "POST"])
@pytest.mark.parametrize("path", ["/mcp", "/mcp/"])
def test_every_answer_has_the_security_headers(server, method, path):
    answer = server.client.request(method, path, content=b"{", headers=HEADERS)
    assert answer.status_code == (400 if method == "POST" else 405)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert not {name for name in answer.headers if name.startswith("access-control")}

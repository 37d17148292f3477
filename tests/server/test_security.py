"""The server against strangers: households, metrics, malformed bodies, headers, origins."""

import json
import re
import socket

import pytest
from tests.server.players import PLAINLY
from tests.server.serving import METRICS, PATIENCE, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from gotham.server.addresses import household
from gotham.server.http.rate_limit import BUCKETS, RateLimiter
from gotham.server.settings import Settings

TABLE = {"game": "new-york-new-york", "players": 2}
PRIVATE = ("moves_total", "refusals_total", "commit_seconds_count", "commit_seconds_sum", "overtaken_total")


@pytest.fixture(scope="module")
def limited(tmp_path_factory):
    """A server with low limits; each test comes from networks of its own."""
    limits = {"tables_per_hour": 2, "sockets_per_address": 2, "requests_per_minute": 20}
    server = Server(tmp_path_factory.mktemp("limited"), limits=True, limited=True, **limits)
    server.start()
    yield server
    server.close()


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    """A server with a public address."""
    server = Server(tmp_path_factory.mktemp("public"), "--address", "https://Play.example.org:443/gotham")
    server.start()
    yield server
    server.close()


def statuses(server, method, path, body, addresses):
    """Return the status of a request from each address."""
    return [server.ask(method, path, body, **{"x-forwarded-for": each}).status_code for each in addresses]


def door(server, table, host="", **headers):
    """Return a socket that asks for a host by any name."""
    here = server.address.partition("://")[2]
    name, _, port = here.partition(":")
    address, line = f"ws://{host or here}/api/tables/{table}/socket", socket.create_connection((name, int(port)))
    return connect(address, sock=line, additional_headers=headers, **PLAINLY)


def admitted(server, table, **headers):
    """Return whether a socket is answered."""
    try:
        with door(server, table, **headers) as opened:
            opened.send(json.dumps({"type": "hello"}))
            return json.loads(opened.recv(PATIENCE))["type"] != "refused"
    except (InvalidStatus, ConnectionClosed):
        return False


# ------------------------------------------------------------------------------------------------ households


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("64:ff9b::cb00:7107", "203.0.113.7"),
        ("2002:cb00:7107:12:3::4", "203.0.113.7"),
        ("203.0.113.7", "203.0.113.7"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_a_household_is_an_ipv4_address_or_an_ipv6_network(address, counted):
    assert household(address) == counted


def test_limits_count_a_household_and_not_its_addresses(limited):
    home = [f"2001:db8:0:1::{number:x}" for number in range(1, 6)]
    assert statuses(limited, "POST", "/api/tables", TABLE, home) == [201, 201, 429, 429, 429]
    assert statuses(limited, "POST", "/api/tables", TABLE, ["2001:db8:0:2::1"]) == [201], "the neighbours may"
    asked = statuses(limited, "GET", "/api/games", None, [f"2001:db8:0:3::{number:x}" for number in range(1, 25)])
    assert (asked[0], asked[-1]) == (200, 429)


def test_sockets_count_a_household_and_not_its_addresses(limited):
    table = limited.ask("POST", "/api/tables", TABLE, **{"x-forwarded-for": "2001:db8:0:4::9"}).json()["id"]
    first, second, third, neighbour = (
        {"x-forwarded-for": f"2001:db8:0:{at}"} for at in ("4::1", "4::2", "4::3", "5::1")
    )
    with door(limited, table, **first), door(limited, table, **second):
        assert not admitted(limited, table, **third)
        assert admitted(limited, table, **neighbour)


def test_many_addresses_do_not_slow_every_request_down():
    """Buckets that are not full cannot be dropped: looking for full ones each time would take longer and longer."""
    limiter, looked = RateLimiter(rate=0.0, burst=2.0), []

    class Buckets(dict):
        def items(self):
            looked.append(len(self))
            return super().items()

    limiter.buckets = Buckets()
    for number in range(BUCKETS + 100):
        assert limiter.take(str(number))
        if not isinstance(limiter.buckets, Buckets):
            limiter.buckets = Buckets(limiter.buckets)
    assert looked == [BUCKETS]


# ---------------------------------------------------------------------------------------------------- metrics


def test_metrics_without_the_hosts_token_tell_nothing_of_a_match(server, come):
    table, (host, _, _) = server.party("chinatown", players=3)
    player = come(server, table, host)
    before, moves = figures(server), server.count("gotham_moves_total")
    player.act(player.legal[0])  # refusing a building, which nobody else notices
    player.ask("note", about="plan", text="secret")
    assert server.count("gotham_moves_total") == moves + 1
    assert figures(server) == before
    assert not any(f"gotham_{name}" in server.get("/metrics") for name in PRIVATE)
    assert not any(f"gotham_{name}" in server.get("/metrics", "a wrong token") for name in PRIVATE)
    assert all(f"gotham_{name}" in server.get("/metrics", METRICS) for name in PRIVATE)


def figures(server):
    """Return the metrics that anybody can read, without the times of their start."""
    return re.sub(r"(?m)^\S+_created.*\n", "", server.get("/metrics"))


def test_the_token_of_metrics_is_not_shown():
    assert "hidden" not in repr(Settings(metrics="hidden"))


# --------------------------------------------------------------------------------------------- malformed bodies


@pytest.mark.parametrize(
    "body",
    [b"[" * 5000, b"[" * 900 + b"]" * 900, b'{"game":' * 2000, b'{"game":"\xff"}', b'{"game":"\\ud800"}', b"\x00"],
    ids=["lists", "closed", "objects", "bytes", "surrogate", "nul"],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/replays", "/api/games/chinatown/lessons/0"])
def test_a_body_that_is_no_json_is_refused(server, path, body):
    answer = server.client.post(path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["type"]) == (400, "refused")
    assert "Traceback" not in server.log
    assert server.count("gotham_failures_total") == 0


def test_a_deeply_nested_message_of_a_socket_is_refused(server, come):
    table, (host, _) = server.party()
    player = come(server, table, host)
    for text in ("[" * 5000, '{"a":' * 3000, '{"type":"talk","text":' + "[" * 5000):
        player.socket.send(text)
        assert json.loads(player.socket.recv(PATIENCE))["type"] == "refused"
    assert "Traceback" not in server.log


# ------------------------------------------------------------------------------------------------------ headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("POST", "/", 405),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/games", 405),
        ("POST", "/nowhere/at/all", 405),
        ("GET", "/api/tables/x/y/z", 404),
        ("GET", "/assets/none.js", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("OPTIONS", "/api/tables", 204),
        ("GET", "/schema/nothing", 404),
    ],
)
def test_routing_errors_have_security_headers(server, method, path, status):
    answer = server.ask(method, path)
    assert answer.status_code == status
    for name in ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy"):
        assert len(answer.headers.get_list(name)) == 1, name
    assert answer.headers["cache-control"] in ("no-store", "no-cache")


def test_private_responses_are_not_stored(server):
    table, host = server.open(seats=["you", "open"])
    for path in ("", "/invitations", "/record", "/transcript", "/alerts", "/replay?seat=0"):
        answer = server.ask("GET", f"/api/tables/{table}{path}", token=host)
        assert (path, answer.status_code, answer.headers["cache-control"]) == (path, 200, "no-store")
    assert server.ask("POST", "/api/tables", TABLE).headers["cache-control"] == "no-store"
    assert server.ask("GET", "/metrics", token=METRICS).headers["cache-control"] == "no-store"
    assert server.ask("GET", "/").headers["cache-control"] == "no-cache"


# --------------------------------------------------------------------------------------------------------- HEAD


@pytest.mark.parametrize(
    "path", ["/", "/table/x", "/rules/chinatown", "/health", "/api/games", "/nowhere", "/icon.png"]
)
def test_head_is_get_without_the_body(server, path):
    got, asked = server.ask("GET", path), server.ask("HEAD", path)
    assert (asked.status_code, asked.content) == (got.status_code, b"")
    assert without_date(asked.headers) == without_date(got.headers)
    assert server.ask("HEAD", path).status_code == got.status_code, "the connection is still in order"


def without_date(headers):
    return {name: value for name, value in headers.items() if name not in ("date", "x-request-id")}


def test_head_finds_no_route_that_only_posts(server):
    assert server.ask("HEAD", "/api/replays").status_code in (404, 405)


# ------------------------------------------------------------------------------------------------------ origins


def may_act(server, table, token, **headers):
    """Return whether a page may act, by request and by socket alike."""
    answer = server.ask("POST", f"/api/tables/{table}/talk", {"text": "hello"}, token, **headers)
    assert answer.status_code in (200, 403)
    assert admitted(server, table, **headers) == (answer.status_code == 200)
    return answer.status_code == 200


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"host": "play.example.org", "origin": "https://play.example.org"}, True),
        ({"host": "evil.example", "origin": "http://evil.example"}, False),
        ({"host": "evil.example", "origin": "https://evil.example"}, False),
        ({"host": "play.example.org", "origin": "http://play.example.org"}, False),
        ({"host": "localhost:8000", "origin": "http://localhost:8000"}, True),
        ({"host": "192.0.2.7:8000", "origin": "http://192.0.2.7:8000"}, True),
        ({"host": "[2001:db8::1]:8000", "origin": "http://[2001:db8::1]:8000"}, True),
        ({"host": "192.0.2.7.evil.example", "origin": "http://192.0.2.7.evil.example"}, False),
    ],
)
def test_with_a_public_address_only_its_pages_may_act(public, headers, allowed):
    assert may_act(public, *public.open(), **headers) == allowed


@pytest.mark.parametrize(
    ("by", "origin", "allowed"),
    [("https", "http", False), ("https", "https", True), ("http", "http", True), ("http", "https", True)],
)
def test_a_page_without_tls_may_not_act_where_the_proxy_has_it(server, by, origin, allowed):
    headers = {"host": "play.example.org", "origin": f"{origin}://play.example.org", "x-forwarded-proto": by}
    assert may_act(server, *server.open(), **headers) == allowed


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("", ""),
        ("https://play.example.org/gotham", "https://play.example.org"),
        ("https://Play.example.org:443", "https://play.example.org"),
        ("http://play.example.org:80/x", "http://play.example.org"),
        ("https://play.example.org:8443/x", "https://play.example.org:8443"),
        ("http://play.example.org:443", "http://play.example.org:443"),
    ],
)
def test_an_origin_is_written_as_browsers_do(address, origin):
    assert Settings(address=address).origin == origin

"""What a host can observe: metrics and their dashboard, and a log in which every line has the id of its request."""

import asyncio
import io
import json
import logging
import re

import httpx
import pytest
import structlog
from tests.documents import ROOT
from tests.server.players import PLAINLY
from tests.server.serving import METRICS, PATIENCE
from websockets.sync.client import connect

from gotham.server import lag, logs, metrics
from gotham.server.bots.scheduling import Urgency

DASHBOARD = ROOT / "deploy" / "grafana.json"
VALID = re.compile(r"[A-Za-z0-9._-]{1,64}")

# ---------------------------------------------------------------------------------------------------- metrics


def names(text):
    """Return the names of metrics in an exposition, with those of a histogram's parts."""
    return {re.split(r"[{ ]", line)[0] for line in text.splitlines() if not line.startswith("#")}


def queried():
    """Return the metrics that the dashboard asks for."""
    board = json.loads(DASHBOARD.read_text("utf-8"))
    wanted = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    wanted += [each["query"]["query"] for each in board["templating"]["list"] if each["type"] == "query"]
    return {name for text in wanted for name in re.findall(r"gotham_\w+", text)}


def test_the_dashboard_asks_for_metrics_that_exist(server):
    """Those with labels exist from the first event on, so their declarations count, too."""
    text = server.get("/metrics", METRICS)
    declared = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
    totals = {name for name in declared if not name.endswith("_created")}
    assert queried() <= names(text) | totals
    shown = {re.sub("_(bucket|count|sum)$", "", name) for name in queried()}
    assert {name for name in totals if name.startswith("gotham_")} == shown, "the dashboard shows every metric"


def test_the_panels_of_the_dashboard_have_places_of_their_own():
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels) == len({panel["id"] for panel in panels})


def test_queues_lag_and_waiting_times_are_for_the_host_only():
    private = {family.name for family in metrics.private.collect()}
    assert private >= {
        *("gotham_loop_lag_seconds", "gotham_write_queue", "gotham_bot_queue", "gotham_bot_wait_seconds"),
        *("gotham_bot_share", "gotham_bot_workers", "gotham_memory_bytes", "gotham_backlog_bytes", "gotham_jobs_queue"),
    }
    assert {family.name for family in metrics.public.collect()} == {
        *("gotham_failures", "gotham_tables_opened", "gotham_alerts", "gotham_alerts_lost", "gotham_rooms"),
        *("gotham_sockets", "gotham_lease_changes", "gotham_writable", "gotham_preparing"),
    }, "whatever is added here must not depend on what somebody does at a table"


def test_a_server_counts_the_waiting_times_of_its_bots(server, come):
    table, host = server.open("new-york-new-york", players=2, seats=["you", "random"], name="Host")
    player = come(server, table, host)
    while server.count(re.escape('gotham_bot_wait_seconds_count{urgency="person"}')) == 0:
        player.settle()
        if player.legal:
            player.act(player.legal[0])
    text = server.get("/metrics", METRICS)
    for urgency in Urgency:
        assert f'gotham_bot_queue{{urgency="{urgency.name.lower()}"}} 0.0' in text
    assert "gotham_loop_lag_seconds_count" in text
    assert float(re.search(r"\ngotham_memory_bytes (\S+)", text)[1]) > 1e7


def test_lag_is_what_a_timer_is_late():
    class End(Exception):
        pass

    times, before = iter([0.0, 0.75, 10.0, 10.25]), histogram()

    async def sleep(seconds):
        assert seconds == lag.EVERY
        if not times.__length_hint__():
            raise End

    with pytest.raises((End, RuntimeError, StopIteration)):
        asyncio.run(lag.watch_lag(lambda: next(times), sleep))
    after = histogram()
    assert (after["0.5"] - before["0.5"], after["0.25"] - before["0.25"]) == (2, 1), "0.5 and 0 seconds late"


def histogram():
    (family,) = metrics.lag.collect()
    return {sample.labels["le"]: sample.value for sample in family.samples if sample.name.endswith("_bucket")}


# ------------------------------------------------------------------------------------------------ request ids


@pytest.mark.parametrize("path", ["/health", "/", "/api/games", "/nowhere", "/api/tables/none"])
def test_every_response_has_an_id_of_its_own(server, path):
    ids = [server.ask("GET", path).headers["x-request-id"] for _ in range(2)]
    assert ids[0] != ids[1]
    assert all(VALID.fullmatch(id) for id in ids)


@pytest.mark.parametrize("id", ["abc", "A.b_c-9", "x" * 64])
def test_a_given_id_is_returned(server, id):
    assert server.ask("GET", "/health", **{"x-request-id": id}).headers.get_list("x-request-id") == [id]


@pytest.mark.parametrize("id", ["", "x" * 65, "two words", 'a"b', "ü", "a\tb", "{}"])
def test_an_invalid_id_is_replaced(server, id):
    headers = httpx.Headers([(b"x-request-id", id.encode())])
    found = server.client.get("/health", headers=headers).headers["x-request-id"]
    assert found != id
    assert VALID.fullmatch(found)


def test_a_socket_has_an_id(server):
    table, _ = server.open(players=2)
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"x-request-id": "socket-1"}, **PLAINLY) as socket:
        assert socket.response.headers["x-request-id"] == "socket-1"
    with connect(address, **PLAINLY) as socket:
        assert VALID.fullmatch(socket.response.headers["x-request-id"])


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_every_line_of_a_request_has_its_id(kind, monkeypatch):
    """Also those of its tasks and of libraries; lines of no request have none."""
    stream = io.StringIO()
    monkeypatch.setattr(logs.sys, "stderr", stream)
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    before = structlog.get_config()
    logs.set_up_log()
    log = structlog.get_logger()

    async def app(scope, receive, send):
        log.info("first")
        await asyncio.create_task(inner())
        logging.getLogger("library").warning("third %s", "part")
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def inner():
        log.warning("second")

    async def live():
        sent = []
        scope = {"type": kind, "headers": [(b"x-request-id", b"mine")]}

        async def send(message):
            sent.append(message)

        await logs.identified(app)(scope, None, send)
        log.info("outside")
        assert sent[0]["headers"] == [(b"x-request-id", b"mine")]

    try:
        asyncio.run(asyncio.wait_for(live(), PATIENCE))
    finally:
        structlog.configure(**before)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["event"], line.get("request")) for line in lines] == [
        ("first", "mine"),
        ("second", "mine"),
        ("third part", "mine"),
        ("outside", None),
    ]
    assert lines[2]["logger"] == "library"
    assert all({"level", "timestamp"} <= {*line} for line in lines)

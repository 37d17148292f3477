"""Twin worlds by MCP: everything that a seat receives from any tool is the same in worlds it cannot distinguish."""

import json
from types import SimpleNamespace

import pytest
from tests.mcp.test_refusals import HEADERS
from tests.server.serving import Server
from tests.server.test_secrets import LONGER
from tests.server.worlds import Comparison, Twins, World, golden, token

import gotham
from gotham.laws import LawReport, Watcher
from gotham.match.log import Entry

HIDDEN_TILES = {"tiles": "hidden"}
MATCHES = [
    ("new_york_new_york", "04-3p", 40),
    ("enquetes_a_new_york", "02-4p", 40),
    ("chinatown", "00-3p", 16),
]
deep = [pytest.param(*match, None, marks=pytest.mark.deep) for match in LONGER]


@pytest.fixture(scope="module")
def twin_servers(tmp_path_factory):
    servers = [Server(tmp_path_factory.mktemp(name)).start() for name in ("one", "other")]
    yield servers
    for server in servers:
        server.close()


class McpTwins(Twins):
    """Two worlds whose viewer calls tools, after every decision."""

    def begin(self, servers, id, timing=None):
        self.worlds = [World(server, id, table, timing) for server, table in zip(servers, self.tables, strict=True)]
        self.absent, self.players, self.received, self.own, self.acted = True, [], 0, 0, []
        self.worlds[1].whisper(self.viewer, "only in this world")
        self.ask("talk", text="to all")
        self.hear()

    def take(self, seat, action):
        alike = super().take(seat, action)
        assert len({*self.acted}) <= 1, "act"
        self.acted.clear()
        if alike:
            self.hear()
        return alike

    def _act(self, world, seat, action, note):
        """The viewer acts by a tool, whose answers are compared when both worlds have acted."""
        if seat != self.viewer:
            return super()._act(world, seat, action, note)
        wish = {"actions": [self.game.notation[action]], "revision": world.revisions[seat], "note": note}
        answer = self.call(world, "act", wish).text
        assert '"isError":true' not in answer, answer
        self.acted.append(answer)
        self.own += 1
        world.table.act(seat, action, note=note)

    def hear(self):
        """Call the tools in both worlds; the answers must be the same, byte by byte."""
        position = json.loads(self.ask("look"))["result"]["structuredContent"]
        self.ask("wait", revision=position["revision"], heard=position["heard"], seconds=0)
        if position["may_act"]:
            listed = json.loads(self.ask("legal"))["result"]["structuredContent"]["actions"]
            for each in listed[:: max(len(listed) // 3, 1)]:
                self.ask("try", actions=[each["action"]])
        self.ask("act", actions=["nonsense"])

    def call(self, world, tool, arguments):
        """Call a tool in one world."""
        wish = {"name": tool, "arguments": {**arguments, "table": world.id, "token": token(self.viewer)}}
        call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": wish}
        return world.server.client.post("/mcp", json=call, headers=HEADERS)

    def ask(self, tool, **arguments):
        here, there = (self.call(world, tool, arguments) for world in self.worlds)
        assert (here.status_code, here.text) == (there.status_code, there.text), tool
        assert here.headers["content-length"] == there.headers["content-length"]
        self.received += 1
        return here.text

    def compare(self):
        """Everything was compared when it came."""


class McpComparison(Comparison):
    received, own = 0, 0

    def twins(self):
        return McpTwins(self.match, self.viewer, self.rng)

    def end(self, twins):
        self.received += twins.received
        self.own += twins.own


@pytest.mark.parametrize(("folder", "name", "most"), [*MATCHES, *deep])
def test_a_model_cannot_distinguish_twin_worlds(twin_servers, folder, name, most):
    match = golden(folder, name)
    found = McpComparison(twin_servers, match, 1, most=most).run()
    assert found.compared > (most or len(match.log)) // 2, "too few worlds differed to tell"
    assert found.received > 2 * found.compared
    assert found.own > 1, "the viewer acts too"
    for server in twin_servers:
        assert server.count("gotham_failures_total") == 0
        assert match.seed not in server.log
        assert token(1) not in server.log


def lively_match(game, players, options, seed):
    """Return a match of random actions, as much of it as a comparison needs."""
    moves = Watcher(game).watch(players, options, seed, game.rules.LIMIT, LawReport())
    log = [Entry(seat, action, "") for seat, action in moves]
    options = game.check_options(options)
    return SimpleNamespace(game=game, players=players, options=options, seed=seed, start=None, log=log)


def test_a_model_cannot_distinguish_hidden_tiles(twin_servers):
    match = lively_match(gotham.game("chinatown"), 3, HIDDEN_TILES, "hidden tiles")
    found = McpComparison(twin_servers, match, 1, most=24).run()
    assert found.compared > 12, "too few worlds differed to tell"
    assert found.received > 2 * found.compared

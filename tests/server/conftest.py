"""What the tests of the server share: servers that are gone when a test is over, and who plays on them."""

import contextlib

import pytest
from tests.server.players import Player
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server for all tests of a file; they open tables of their own."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.close()


@pytest.fixture
def start(tmp_path):
    """Starts servers of one's own, on a folder each; they are gone when the test is over."""
    servers = []

    def run(name="data", *arguments, **chosen):
        servers.append(Server(tmp_path / name, *arguments, **chosen))
        return servers[-1].start()

    yield run
    for server in servers:
        server.close()


@pytest.fixture
def come():
    """Has somebody come to a table; they go when the test is over."""
    with contextlib.ExitStack() as stack:
        yield lambda *arguments, **wishes: stack.enter_context(Player(*arguments, **wishes))

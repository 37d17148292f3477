"""Fixtures of the server tests: servers that stop when a test ends, and players."""

import contextlib

import pytest
from tests.server.players import Player
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for all tests of a file; each opens its own tables."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.close()


@pytest.fixture
def start(tmp_path):
    """Start separate servers, each with its own folder; they stop when the test ends."""
    servers = []

    def run(name="data", *arguments, **chosen):
        servers.append(Server(tmp_path / name, *arguments, **chosen))
        return servers[-1].start()

    yield run
    for server in servers:
        server.close()


@pytest.fixture
def come():
    """Connect a player to a table; the connection closes when the test ends."""
    with contextlib.ExitStack() as stack:
        yield lambda *arguments, **wishes: stack.enter_context(Player(*arguments, **wishes))

"""Fixtures of the MCP tests: servers, as the tests of the server start them."""

from tests.arena.conftest import gotham_
from tests.server.conftest import server, start

__all__ = ["gotham_", "server", "start"]

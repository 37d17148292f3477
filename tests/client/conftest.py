"""Fixtures of the client's tests: servers, as the tests of the server start them."""

from tests.server.conftest import server, start

__all__ = ["server", "start"]

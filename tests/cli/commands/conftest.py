"""Fixtures of the arena that the tests of its commands share."""

from tests.arena.conftest import gotham_, others  # noqa: F401

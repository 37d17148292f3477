"""Fixtures of the arena that the tests of balance share."""

from tests.arena.conftest import gotham_, own_state  # noqa: F401

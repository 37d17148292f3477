import pytest

from gotham.scene import read_scene

from .position import position


@pytest.fixture
def lay(game):
    """Sets the table: a match that starts from a position in short."""

    def lay(text, seed=1):
        return game.scene(position(text), seed)

    return lay


@pytest.fixture
def state(game):
    """The full state of a position in short, as a row: for tests that look into the rules."""

    def state(text):
        return read_scene(game, position(text)).rows(game, "1")

    return state

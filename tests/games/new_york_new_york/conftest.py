import pytest

import gotham
from gotham.match.scene import read_scene

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


@pytest.fixture
def refusal():
    """Tries what cannot be done: the error, its clause and its text. The table stays as it was."""

    def refusal(table, seat, action):
        before = table.digest
        with pytest.raises(gotham.Illegal) as refused:
            table.act(seat, action)
        assert table.digest == before
        return type(refused.value), refused.value.clause, str(refused.value)

    return refusal

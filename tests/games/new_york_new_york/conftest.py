import pytest

import gotham
from gotham.match.scene import read_scene

from .position import position


@pytest.fixture
def lay(game):
    """Start a match from a short position."""

    def lay(text, seed=1):
        return game.scene(position(text), seed)

    return lay


@pytest.fixture
def state(game):
    """Return the full state of a short position as a row, for tests of the rules."""

    def state(text):
        return read_scene(game, position(text)).rows(game, "1")

    return state


@pytest.fixture
def refusal():
    """Try an illegal action; return the error, its clause and its text. The table stays unchanged."""

    def refusal(table, seat, action):
        before = table.digest
        with pytest.raises(gotham.Illegal) as refused:
            table.act(seat, action)
        assert table.digest == before
        return type(refused.value), refused.value.clause, str(refused.value)

    return refusal

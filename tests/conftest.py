"""What all tests share: the game, interpreted unless GOTHAM_MODE says otherwise, so that nothing is compiled."""

import os

import pytest

import gotham


@pytest.fixture(scope="session")
def game():
    """New York New York."""
    return gotham.game("new-york-new-york", os.environ.get("GOTHAM_MODE") or "plain")

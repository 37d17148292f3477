"""How long people have been away, whichever server saw them."""

import pytest

from gotham.server.live.presence import Presence
from gotham.server.settings import Settings


class Silence:
    """A channel without other servers."""

    def say(self, **news): ...


class Seated:
    """A connection of somebody."""

    def __init__(self, token):
        self.person, self.mark, self.language = self, "", "en"
        self.token = token


@pytest.fixture
def now(monkeypatch):
    """The time, which tests set."""
    now = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


@pytest.fixture
def presence(now):
    return Presence("a-table", Silence(), Settings())


def test_absence_counts_from_the_last_connection_and_from_loading_where_nobody_saw_one(presence, now):
    now[0] += 50
    assert presence.away("ann") == 50
    ann = Seated("ann")
    presence.add(0, ann)
    presence.came(ann)
    now[0] += 50
    assert presence.away("ann") == 0
    presence.remove(ann)
    presence.went(ann)
    now[0] += 7
    assert presence.away("ann") == 7


def test_people_who_sit_down_have_time_to_come(presence, now):
    now[0] += 500
    presence.expect(["bob"])
    now[0] += 3
    presence.expect(["bob"])
    assert presence.away("bob") == 3


def test_absence_counts_from_when_another_server_lost_somebody(presence, now):
    presence.meet("other", frozenset({"ann"}), 0)
    now[0] += 500
    assert presence.away("ann") == 0
    presence.meet("other", frozenset(), 0)
    now[0] += 3
    assert presence.away("ann") == 3
    presence.meet("third", frozenset({"ann"}), 0)
    now[0] += 500
    presence.meet("third", frozenset(), 0)
    assert presence.away("ann") == 0

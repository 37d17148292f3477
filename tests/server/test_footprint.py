"""What a table holds in memory for people who are not connected."""

import types

from gotham.match.game import game
from gotham.server.live.broadcast import Broadcast


class SomeRoom:
    """The parts of a room that viewers need."""

    def __init__(self):
        self.table = game("chinatown").table(players=4, seed=1)

    def playing(self):
        return self.table


def test_viewers_are_kept_for_connections_and_the_acting_seat_alone():
    presence = types.SimpleNamespace(connections={1: [object()], 2: []})
    broadcast = Broadcast(SomeRoom(), None, presence)
    for seat in range(4):
        broadcast.viewer(seat)
    broadcast.drop_unwatched(3)
    assert [*broadcast.viewers] == [1, 3]
    broadcast.drop_unwatched()
    assert [*broadcast.viewers] == [1]

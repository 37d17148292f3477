"""Matches in twin worlds: whatever a viewer receives from two servers is the same, though hidden cells differ.

A match is lively play from its number's seed. Twins are made at one of its positions and play on for some decisions.
Compared are all messages of the viewer's socket with their number and size, the responses over HTTP, the metrics that
anybody can read, and, at some tables, the alerts of a viewer who has left.
"""

import contextlib
import functools
import random
import tempfile
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

from tests.server.receiving import Posting, Receiver
from tests.server.serving import Server, until
from tests.server.worlds import Comparison, Twins, token
from tests.soak.parts import at

import gotham
from gotham.engine import SPECTATOR
from gotham.laws import LawReport, Watcher, settings
from gotham.match.log import Entry

DECISIONS = 8  # of each match, at most
TRIALS = 3
ABSENT = 4  # at one of so many tables the viewer leaves, and gets alerts
ALERTING = {"push_after": 0.0, "write_after": 0.0, "hooks": True, "alert_hosts": ["127.0.0.1"]}
SETTINGS = 48  # numbers of players and options that are played in turn
TRIES = 3  # a difference counts if it is there every time: alerts are also sent sooner or later by chance
LATER = ("gotham_sockets", "gotham_alerts")


def check(numbers):
    """Play the match of each number in twin worlds; return what was counted."""
    found = Counter()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        worlds = [stack.enter_context(_world(Path(folder, name))) for name in ("one", "other")]
        for number in numbers:
            with at(number):
                found.update(_compare(worlds, number))
        for server in worlds:
            assert server.count("gotham_failures_total") == 0
    return found


@contextlib.contextmanager
def _world(folder):
    """A server, and the receiver of its alerts."""
    server = Server(folder, **ALERTING)
    server.posts = Receiver(Posting, status=201, elsewhere="")
    server.received = []
    try:
        yield server.start()
    finally:
        server.close()
        server.posts.close()


def _compare(worlds, number):
    for again in range(TRIES):
        try:
            return MatchInTwinWorlds(worlds, number, again).run().counts + Counter(repeated=again)
        except AssertionError:
            if again == TRIES - 1:
                raise
    raise AssertionError


class MatchInTwinWorlds(Comparison):
    """Some decisions of one match, in one pair of worlds; of trials and replays fewer than in the tests."""

    most_pairs = 1

    def __init__(self, worlds, number, again):
        match, rng = lively(number), random.Random(number)
        first = rng.randrange(len(match.log))
        viewer = rng.choice(match.game.viewers(match.players))
        self.alerted = viewer != SPECTATOR and match.log[first].seat != viewer and rng.randrange(ABSENT) == 0
        most = first + DECISIONS
        if self.alerted:  # until the viewer acts: whether an alert comes before that is a matter of milliseconds
            own = [at for at, entry in enumerate(match.log[first:most], first) if entry.seat == viewer]
            most = min([most, *own])
        super().__init__(worlds, match, viewer, most=most, first=first)
        self.number, self.again = number, again

    def twins(self):
        return Twins(self.match, self.viewer, self.rng, trials=TRIALS, moments=1)

    @property
    def name(self):
        return f"{self.number}-{self.again}"

    @property
    def counts(self):
        found = {"matches": 1, f"{self.match.game.name} matches": 1, "decisions": self.compared, "pairs": self.pairs}
        return Counter(found | {"alerts": len(self.servers[0].received), "differing": self.pairs > 0})

    def begin(self, twins, id):
        super().begin(twins, id)
        for server in self.servers:
            server.received.clear()
        if self.alerted:
            for server in self.servers:
                wish = {"kind": "hook", "target": f"http://127.0.0.1:{server.posts.port}/{id}"}
                server.post(f"/api/tables/{id}/alerts", wish, token(self.viewer))
            twins.leave()

    def end(self, twins):
        twins.compare()
        until(lambda: len({figures(server) for server in self.servers}) == 1)
        until(lambda: heard(self.servers[0]) == heard(self.servers[1]))


def figures(server):
    """Return the metrics that anybody can read, without times, and what is compared otherwise or changes later."""
    lines = server.get("/metrics").splitlines()
    return "\n".join(line for line in lines if "_created" not in line and not line.startswith(LATER))


def heard(server):
    """Return the alerts that a server has sent during this match."""
    while not server.posts.came.empty():
        path, _, body = server.posts.came.get()
        server.received.append((path, body))
    return server.received


# ------------------------------------------------------------------------------------------- matches


def lively(number):
    """Return a match of random players, options and actions, as much as a comparison needs."""
    names = gotham.all_games()
    game = gotham.game(names[number % len(names)])
    players, options = _settings(game.name)[number // len(names) % SETTINGS]
    seed = f"twins/{number}"
    moves = _watcher(game.name).watch(players, options, seed, game.rules.LIMIT, LawReport())
    log = [Entry(seat, action, "") for seat, action in moves]
    return SimpleNamespace(
        game=game, players=players, options=game.check_options(options), seed=seed, start=None, log=log
    )


@functools.cache
def _watcher(name):
    return Watcher(gotham.game(name))


@functools.cache
def _settings(name):
    return [setting for setting, _ in zip(settings(gotham.game(name)), range(SETTINGS), strict=False)]

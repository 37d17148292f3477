"""Servers killed during play: the recorded history of each table must agree with its database.

People of three games play at random on one server. Each kill has a moment of its own, sometimes during the start.
"""

import contextlib
import random
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.recording import Run, stored_match
from tests.server.serving import Server, until

PARTIES = [("new-york-new-york", 3, {}), ("chinatown", 3, {}), ("enquetes-a-new-york", 2, {})]
MOST = 20  # actions that are accepted between two kills
STARTING = 4  # of so many kills, one is followed by another during the start


def check(numbers):
    """Kill a server once for each number; return what was counted."""
    found = Counter()
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(Server(Path(folder))) as server:
        server.start()
        with contextlib.ExitStack() as stack:
            runs = [stack.enter_context(Run([server], people, game, **options)) for game, people, options in PARTIES]
            for number in numbers:
                runs += [stack.enter_context(_again(run)) for run in runs[-len(PARTIES) :] if run.over]
                _kill(server, runs, random.Random(number))
                found["kills"] += 1
        for run in runs:
            run.compare(stored_match(server, run.table))
        found["accepted"] = sum(run.accepted for run in runs)
        assert found["accepted"] > found["kills"], "too little was played to tell"
        assert server.count("gotham_failures_total") == 0
    return found


def _again(run):
    """Return a further match of the same game."""
    game, people, options = next(each for each in PARTIES if each[0] == run.game)
    return Run(run.servers, people, game, **options)


def _kill(server, runs, rng):
    """Kill the server at a moment of the play, and start it again."""
    enough = sum(run.accepted for run in runs) + rng.randint(1, MOST)
    until(lambda: sum(run.accepted for run in runs) >= enough or any(run.failures for run in runs) or _over(runs))
    time.sleep(rng.uniform(0, 0.05))  # in the middle of what happens then
    server.kill()
    if rng.randrange(STARTING) == 0:
        server.start(wait=False)
        time.sleep(rng.uniform(0, 1))
        server.kill()
    server.start()


def _over(runs):
    return all(run.over for run in runs)

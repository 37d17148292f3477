"""Small tournaments for the tests of the arena."""

import contextlib
import sqlite3

import gotham
from gotham import arena
from gotham.arena.block import MatchResult

NAME = "new-york-new-york"
SHORT = ("--option", "rounds=1")


def played(schedule, blocks, jobs=1, **more):
    return dict(arena.run(gotham.game(NAME, "plain"), schedule, range(blocks), jobs, **more))


def planned(*names, **settings):
    return arena.plan(gotham.game(NAME, "plain"), names, **({"options": {"rounds": "1"}} | settings))


def stored(path, schedule, fresh=False):
    """Return the stored blocks of a schedule."""
    with arena.Archive(path) as archive:
        return arena.Results(archive, schedule, fresh).blocks


def keep(path, schedule, blocks):
    """Add blocks to a file."""
    with arena.Archive(path) as archive:
        results = arena.Results(archive, schedule)
        for block, matches in blocks.items():
            results.add(block, matches)


def count(path):
    """Count the matches in a file, also while others write to it."""
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=30)) as file:
        return file.execute("select count(*) from matches").fetchone()[0]


def named(schedule, *names):
    """Return the same schedule with bots that need not exist."""
    return arena.Schedule(**(schedule.settings | {"bots": names}))


def duel(schedule, first, second):
    """Return a block of two in which each bot wins on these seats: 0, 1 or both."""
    a, b = schedule.bots
    return tuple(
        MatchResult(
            seating,
            tuple(seat for seat, bot in enumerate(seating) if rotation in {a: first, b: second}[bot]),
            (5, 3),
            9,
        )
        for rotation, seating in enumerate(((a, b), (b, a)))
    )

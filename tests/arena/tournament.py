"""Small tournaments for the tests of the arena."""

import gotham
from gotham import arena

NAME = "new-york-new-york"
SHORT = ("--option", "rounds=1")


def played(schedule, blocks, jobs=1, **more):
    return dict(arena.run(gotham.game(NAME, "plain"), schedule, range(blocks), jobs, **more))


def planned(*names, **settings):
    return arena.plan(gotham.game(NAME, "plain"), names, **({"options": {"rounds": "1"}} | settings))


def kept(path, schedule, fresh=False):
    """What a file holds."""
    with arena.Results(path, schedule, fresh) as results:
        return results.blocks

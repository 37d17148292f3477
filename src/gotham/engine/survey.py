"""What all viewers of a table see of one action, in one call over the contract, compiled for each game by `bind`."""

from .compiler import rule
from .contract import look, seen
from .playout import differing
from .records import NOTHING, UNKNOWN, copy, fill


@rule
def survey(before, after, seat, action, viewers, known, views, cells, noticed, changes, counts):
    """Let viewers see an action: one call, as calls from Python cost the most.

    Each has a row in `known`, the view so far, and in `views`, the view from now on, which `cells` holds as numbers.
    `noticed` is how they saw it; for an undo, which has a negative number, that is given. Who notices nothing keeps
    the view. `changes` has index and value, in turn, of what differs, and `counts` how many numbers that is.
    """
    for place in range(len(viewers)):
        viewer = viewers[place]
        if action >= 0:
            noticed[place] = seen(before[0], seat, action, viewer)
        if noticed[place] == NOTHING:
            copy(cells[place], known[place])
            counts[place] = 0
        else:
            fill(cells[place], UNKNOWN)
            look(after[0], viewer, views[place])
            counts[place] = differing(known[place], cells[place], changes[place])

"""Steps and random play, written once over the contract and compiled for each game by `bind`."""

from .chance import below, dice, roll
from .compiler import rule
from .contract import actors, apply, awaited, guess, is_over, legal, look, seen, setup, tally, why
from .records import NOTHING, UNKNOWN, copy, fill

FEW, CHUNK = 256, 64  # up to FEW actions are listed; more are counted in chunks


@rule
def begin(rows, players, options, key):
    setup(rows[0], players, options, key)


@rule
def step(rows, player, action):
    """Act if that is legal: -1 if it showed something hidden, 0 if not; otherwise the clause against it."""
    s = rows[0]
    clause = why(s, player, action)
    if clause:
        return clause
    return -1 if apply(s, player, action) else 0


@rule
def status(rows):
    """Return the actors, the awaited seats, and whether it is over: one call, as calls from Python cost the most."""
    s = rows[0]
    return actors(s), awaited(s), is_over(s)


@rule
def options_of(rows, player, mask):
    legal(rows[0], player, mask)


@rule
def noticed(rows, player, action, viewer):
    return seen(rows[0], player, action, viewer)


@rule
def differing(old, new, out):
    """List index and value, in turn, of the words that differ in two rows; return how many numbers that makes."""
    count = 0
    for place in range(len(old)):
        if old[place] != new[place]:
            out[count], out[count + 1] = place, new[place]
            count += 2
    return count


@rule
def show(rows, viewer, view):
    look(rows[0], viewer, view[0])


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


@rule
def imagine(rows, viewer, seed):
    guess(rows[0], viewer, seed)


@rule
def next_seat(seats, after):
    """Return the first of these seats clockwise after another."""
    seat = after + 1
    while not seats >> seat:
        seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


@rule
def pick(mask, choices, rng):
    """Return one of the marked actions, each equally likely; choices is scratch of the size of mask."""
    if len(mask) <= FEW:
        return choices[below(rng, listed(mask, choices))]
    return nth(mask, choices, below(rng, marks(mask)))


@rule
def listed(mask, choices):
    """List the marked actions and return their number: without branches, so faster than it looks."""
    count = 0
    for action in range(len(mask)):
        choices[count] = action
        count += mask[action]
    return count


@rule
def marks(mask):
    """Return how many actions are marked."""
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    return count


@rule
def nth(mask, choices, place):
    """Return the n-th marked action, found chunk by chunk: counting is four times as fast as listing."""
    start = 0
    here = marks(mask[:CHUNK])
    while place >= here:
        place -= here
        start += CHUNK
        here = marks(mask[start : start + CHUNK])
    listed(mask[start : start + CHUNK], choices)
    return start + choices[place]


@rule
def pick_weighted(mask, lots, rng):
    """Return one of the marked actions, weighted by its kind; -1 if none is marked."""
    choices, starts, weights = lots
    total = 0.0
    for kind in range(len(weights)):
        total += weights[kind] * marks(mask[starts[kind] : starts[kind + 1]])
    left, last = total * rng[3] / 4294967296.0, -1
    for kind in range(len(weights)):
        here = marks(mask[starts[kind] : starts[kind + 1]])
        if here and weights[kind] > 0:
            last = kind
            if left < weights[kind] * here:
                break
            left -= weights[kind] * here
    if last < 0:
        return -1
    kind = mask[starts[last] : starts[last + 1]]
    return starts[last] + nth(kind, choices, min(int(left / weights[last]), marks(kind) - 1))


@rule
def race(rows, players, options, key, without, mask, choices, matches, seed):
    """Play random matches, each from a key of its own, without the actions from without[0] to without[1].

    Return the number of decisions, which benchmarks count.
    """
    rng, seat, count = dice(seed), -1, 0
    s = rows[0]
    for match in range(matches):
        key[0] = match
        setup(s, players, options, key)
        while not is_over(s):
            seat = next_seat(awaited(s), seat)
            legal(s, seat, mask)
            for action in range(without[0], without[1]):
                mask[action] = False
            rng = roll(rng)
            apply(s, seat, pick(mask, choices, rng))
            count += 1
    return count


@rule
def lively(s, mask, lots, rng):
    """Return a random actor and an action weighted by its kind. A seat that is not awaited may have no action."""
    rng = roll(rng)
    seat = next_seat(actors(s), below(rng, s.players) - 1)
    legal(s, seat, mask)
    rng = roll(rng)
    action = pick_weighted(mask, lots, rng)
    if action < 0:
        seat = next_seat(awaited(s), seat)
        legal(s, seat, mask)
        action = pick_weighted(mask, lots, rng)
    return seat, action, rng


@rule
def stroll(rows, flat, players, options, key, mask, lots, counts, matches, seed):
    """Play lively matches, as `race` plays random ones, and count what the game counts.

    rows is room for two states, and flat the same as rows of int64.
    """
    rng, count = dice(seed), 0
    s, earlier = rows[0], rows[1]
    for match in range(matches):
        key[0] = match
        setup(s, players, options, key)
        while not is_over(s):
            seat, action, rng = lively(s, mask, lots, rng)
            for index in range(flat.shape[1]):
                flat[1, index] = flat[0, index]
            apply(s, seat, action)
            tally(earlier, seat, action, s, counts)
            count += 1
    return count

"""Steps and random play, written once over the contract and compiled for each game by `bind`."""

from .contract import actors, apply, awaited, guess, is_over, legal, look, setup, why
from .kernel import below, dice, roll, rule


@rule
def begin(rows, players, options, key):
    setup(rows[0], players, options, key)


@rule
def step(rows, player, action):
    """Acts where it is legal: -1 when that showed something hidden, 0 when not; else the clause against it."""
    s = rows[0]
    clause = why(s, player, action)
    if clause:
        return clause
    return -1 if apply(s, player, action) else 0


@rule
def status(rows):
    """Who may act, who is awaited, and whether it is over: one call, for calls from Python cost the most."""
    s = rows[0]
    return actors(s), awaited(s), is_over(s)


@rule
def options_of(rows, player, mask):
    legal(rows[0], player, mask)


@rule
def show(rows, viewer, view):
    look(rows[0], viewer, view[0])


@rule
def imagine(rows, viewer, seed):
    guess(rows[0], viewer, seed)


@rule
def next_seat(seats, after):
    """The first of these seats clockwise behind another."""
    seat = after + 1
    while not seats >> seat:
        seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


@rule
def pick(mask, choices, rng):
    """One of the marked actions, each equally likely; choices is scratch of the size of mask."""
    count = 0
    for action in range(len(mask)):
        choices[count] = action
        count += mask[action]
    return choices[below(rng, count)]


@rule
def pick_weighted(mask, weights, rng):
    """One of the marked actions, as likely as it weighs."""
    total = 0.0
    for action in range(len(mask)):
        total += weights[action] * mask[action]
    left = total * rng[3] / 4294967296.0
    last = -1
    for action in range(len(mask)):
        if mask[action] and weights[action] > 0:
            last = action
            left -= weights[action]
            if left < 0:
                break
    return last


@rule
def race(rows, players, options, key, without, mask, choices, matches, seed):
    """Plays so many random matches, each from a key of its own, and never takes the action `without`.

    Returns the number of decisions: what benchmarks count.
    """
    rng, seat, count = dice(seed), -1, 0
    s = rows[0]
    for match in range(matches):
        key[0] = match
        setup(s, players, options, key)
        while not is_over(s):
            seat = next_seat(awaited(s), seat)
            legal(s, seat, mask)
            if without >= 0:
                mask[without] = False
            rng = roll(rng)
            apply(s, seat, pick(mask, choices, rng))
            count += 1
    return count

"""Endgames of two players by brute force, to test the solver and code based on it."""

import numpy as np

from gotham.engine import copied
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.state import (
    BONUSES,
    CARDS,
    DEALT,
    EMPTY,
    NUMBERS,
    RESERVED,
    ROUNDS,
    SKYLINE,
    TAKEN,
)


def ending(rng, sizes):
    """A last round with an empty pile, hands and a reserve of these sizes, and all other cards on the skyline."""
    rows = rules.State.rows()
    s = rows[0]
    s.players, s.options[BONUSES], s.options[ROUNDS] = 2, rng.randrange(2), 1
    cards = rng.sample(range(CARDS), CARDS)
    s.turn, s.taking = rng.randrange(2), sizes[2] > 0 and rng.random() < 0.3
    sizes = [sizes[seat] - (s.taking and seat == s.turn) for seat in range(2)] + [sizes[2]]
    for card in cards:
        s.place[card] = SKYLINE
    for seat in range(2):
        for _ in range(sizes[seat]):
            s.place[cards.pop()] = rng.choice((TAKEN, DEALT)) + seat
    for _ in range(sizes[2]):
        s.place[cards.pop()] = RESERVED
    s.held[:2], s.reserve = sizes[:2], sizes[2]
    s.top[:] = EMPTY
    for card in cards:
        s.top[card % NUMBERS] = card
    s.passed[1 - s.turn] = rng.random() < 0.1
    return rows


def legal(game, rows):
    mask = np.zeros(rules.ACTIONS.count, np.bool_)
    game.options_of(rows, int(rows[0].turn), mask)
    return np.flatnonzero(mask).tolist()


def brute(game, rows, known):
    """Return the lead of seat 0 under best play, by brute force."""
    s, position = rows[0], rows.tobytes()
    if position not in known:
        if game.status(rows)[2]:
            known[position] = int(s.points[s.round_ - 1, 0] - s.points[s.round_ - 1, 1])
        else:
            seat = int(s.turn)
            values = [brute(game, after(game, rows, action), known) for action in legal(game, rows)]
            known[position] = min(values) if seat else max(values)
    return known[position]


def after(game, rows, action):
    rows = copied(rows)
    assert game.step(rows, int(rows[0].turn), action) <= 0
    return rows


def few(rng, most):
    """Return sizes of two hands and a reserve, with at most so many cards and one in each hand."""
    while True:
        sizes = [rng.randint(1, 4), rng.randint(1, 4), rng.choice((0, 0, 1, 2, 3))]
        if sum(sizes) <= most:
            return sizes

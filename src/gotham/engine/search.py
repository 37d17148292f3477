"""Information-set Monte Carlo tree search, written once for all games.

One tree of actions, grown over many guesses of what the viewer cannot see (single-observer ISMCTS). A node
is a row of `nodes`; its children are a list, first child then siblings.
"""

import math

from .chance import dice, roll
from .compiler import rule
from .contract import apply, awaited, guess, is_over, legal, returns, winners
from .playout import next_seat, pick_weighted

CHILD, SIBLING, EDGE, VISITS, OFFERED = range(5)  # columns of nodes; a node was offered when its action was legal
COLUMNS = 5
EXPLORE = 0.7
SEATS = 64  # an edge is action * SEATS + seat


@rule
def grow(view, worlds, flat, viewer, nodes, values, used, scale, lots, scratch, iterations, seed):
    """Grow the tree by some iterations; return how many nodes are used then.

    The view is a row of int64; worlds is room for one state, and flat the same as rows of int64.
    """
    mask, path, out, rewards = scratch
    rng, s = dice(seed), worlds[0]
    for _ in range(iterations):
        for index in range(len(view)):
            flat[0, index] = view[index]
        rng = roll(rng)
        guess(s, viewer, rng[3] << 31 | rng[2] >> 1)
        node, depth, seat, fresh = 0, 0, viewer, False  # the first to act is the viewer, where several may
        while not is_over(s) and not fresh:
            seat = next_seat(awaited(s), seat) if depth else viewer
            path[depth] = node
            depth += 1
            legal(s, seat, mask)
            rng = roll(rng)
            child = untried(nodes, node, seat, mask, lots, rng)
            if child >= 0:
                node, used = attach(nodes, node, used, child * SEATS + seat)
                fresh = True
            else:
                legal(s, seat, mask)
                node = most_promising(nodes, values, node, seat, mask)
            apply(s, seat, nodes[node, EDGE] // SEATS)
        path[depth] = node
        while not is_over(s):
            seat = next_seat(awaited(s), seat)
            legal(s, seat, mask)
            rng = roll(rng)
            apply(s, seat, pick_weighted(mask, lots, rng))
        returns(s, out)
        reward(winners(s), out, s.players, scale, rewards)
        for step in range(depth + 1):
            nodes[path[step], VISITS] += 1
            for player in range(s.players):
                values[path[step], player] += rewards[player]
    return used


@rule
def untried(nodes, node, seat, mask, lots, rng):
    """Return a legal action that has no child yet, or -1; leave the untried ones in mask."""
    child = nodes[node, CHILD]
    while child:
        if nodes[child, EDGE] % SEATS == seat and mask[nodes[child, EDGE] // SEATS]:
            nodes[child, OFFERED] += 1
            mask[nodes[child, EDGE] // SEATS] = False
        child = nodes[child, SIBLING]
    return pick_weighted(mask, lots, rng)


@rule
def attach(nodes, node, used, edge):
    """Add a child to a node; return it and how many nodes are used."""
    nodes[used, EDGE], nodes[used, OFFERED] = edge, 1
    nodes[used, SIBLING] = nodes[node, CHILD]
    nodes[node, CHILD] = used
    return used, used + 1


@rule
def most_promising(nodes, values, node, seat, mask):
    """Return the child with a legal action that has the highest upper confidence bound."""
    best, best_score = 0, -1.0
    child = nodes[node, CHILD]
    while child:
        if nodes[child, EDGE] % SEATS == seat and mask[nodes[child, EDGE] // SEATS]:
            visits = nodes[child, VISITS]
            score = values[child, seat] / visits + EXPLORE * math.sqrt(math.log(nodes[child, OFFERED]) / visits)
            if score > best_score:
                best, best_score = child, score
        child = nodes[child, SIBLING]
    return best


@rule
def reward(won, out, players, scale, rewards):
    """Fill in rewards: half for the win, half for the margin, scaled by the margins met so far."""
    count = 0
    for player in range(players):
        count += (won >> player) & 1
    for player in range(players):
        best = -(1 << 60)
        for other in range(players):
            if other != player:
                best = max(best, out[other])
        margin = float(out[player] - best) if players > 1 else float(out[player])
        scale[0] += abs(margin)
        scale[1] += 1.0
        share = ((won >> player) & 1) / count if count else 0.0
        rewards[player] = 0.5 * share + 0.25 + 0.25 * math.tanh(margin * scale[1] / (2.0 * scale[0] + 1e-9))

"""The master's search: one tree of plays and takes to the end of the round, over worlds it cannot tell apart.

A node is a row of `nodes`; its children are a linked list. The rollout policy is the prior of the selection.
"""

import math

from .....engine import dice, roll, rule
from ...rules.scoring import best_total, is_over, rounds, target, total
from ...rules.state import CARDS, DEALT, SEATS
from ...rules.views import guess
from .rollouts import act, judge, lay_out, options, play_on

CHILD, SIBLING, ACTION, VISITS = range(4)  # columns of nodes
FIELDS = 4
CHANCE = SEATS  # the column of values after those of the seats: the viewer's chance to win
EXPLORE = 1.0
ANY = -1  # in the place of the first action: the search chooses
DOUBT = 0.1  # an untried node is worth this much less than its parent
MARGIN = 30.0  # the scale at which additional lead saturates
TRUST = 0.5  # in the evidence from plays of others, whose policy may differ
SPREAD = 13.0  # the spread of the lead of a round, as the scale of a logistic curve
# The average points of a round by seat after its starter: later seats cover more.
AWAITED = ((0.0, 0.0, 0.0, 0.0), (0.0, 29.0, 0.0, 0.0), (0.0, 2.0, 14.0, 0.0), (0.0, 2.0, 9.0, 11.0))
PACE = (0, 0, 36, 34, 27)  # points that the winner gains in a round on average, by number of players


@rule
def grow(view, rows, flat, layout, viewer, nodes, values, used, tables, clues, world, scratch, iterations, seed, first):
    """Grow the tree by a number of iterations, which begin with an action unless it is ANY; return the nodes used.

    The view is a row of int64; rows is a buffer for one state, and flat the same buffer as int64.
    """
    path, found, slot, place, liking, rewards = scratch
    rng, s = dice(seed), rows[0]
    for _ in range(iterations):
        for index in range(len(view)):
            flat[0, index] = view[index]
        rng = imagine(s, viewer, clues, world, roll(rng))
        lay_out(s, layout)
        round_, node, depth, fresh = s.round_, 0, 0, False
        path[0] = 0
        while s.round_ == round_ and not fresh:
            player = s.turn
            count = options(s, layout, player, found)
            judge(s, layout, tables, player, found, count, liking)
            choice = promising(nodes, values, node, player, found, count, liking, slot, place)
            if node == 0 and first != ANY:
                choice = index_of(first, found)
            action, fresh = found[choice], slot[choice] == 0
            if fresh:
                attach(nodes, node, used, action)
                slot[choice] = used
                used += 1
            node = slot[choice]
            depth += 1
            path[depth] = node
            act(s, layout, player, action)
        if s.round_ == round_:
            rng = play_on(s, layout, tables, found, liking, rng)
        reward(s, rewards)
        for step in range(depth + 1):
            nodes[path[step], VISITS] += 1
            for player in range(s.players):
                values[path[step], player] += rewards[player]
            values[path[step], CHANCE] += rewards[CHANCE + viewer]
    return used


@rule
def imagine(s, viewer, clues, world, rng):
    """Sample a world that agrees with the view, weighted by the clues: accept a guess, or keep the previous world."""
    guess(s, viewer, rng[3] << 31 | rng[2] >> 1)
    doubt = doubt_of(s, clues)
    rng = roll(rng)
    if world[CARDS] >= 0.0 and math.exp(min(world[CARDS] - doubt, 0.0)) < rng[3] / 4294967296.0:
        for card in range(CARDS):
            s.place[card] = int(world[card])
        return rng
    for card in range(CARDS):
        world[card] = s.place[card]
    world[CARDS] = doubt
    return rng


@rule
def doubt_of(s, clues):
    """Return how little a world agrees with what was played: cards preferred to the played one count against it.

    A clue is a row: a seat, the summed odds of the cards it is known to have held, and the odds of every card.
    """
    doubt = 0.0
    for clue in range(len(clues)):
        liked, place = clues[clue, 1], DEALT + int(clues[clue, 0])
        for card in range(CARDS):
            if s.place[card] == place:
                liked += clues[clue, 2 + card]
        doubt += math.log(liked)
    return TRUST * doubt


@rule
def promising(nodes, values, node, player, found, count, liking, slot, place):
    """Return the index of the action that balances value, prior and uncertainty (PUCT).

    Leave in `slot` the child of each action, 0 where there is none; `place` is -1 everywhere before and afterwards.
    """
    most, visits, value, sum_ = -1e9, 0, 0.0, 0.0
    for index in range(count):
        slot[index], place[found[index]] = 0, index
        most = max(most, liking[index])
    child = nodes[node, CHILD]
    while child:
        index = place[nodes[child, ACTION]]
        if index >= 0:
            slot[index] = child
            visits += nodes[child, VISITS]
            value += values[child, player]
        child = nodes[child, SIBLING]
    for index in range(count):
        place[found[index]] = -1
        liking[index] = math.exp(liking[index] - most)
        sum_ += liking[index]
    untried = value / visits - DOUBT if visits else 0.5
    weight, best, best_score = EXPLORE * math.sqrt(visits + 1.0) / sum_, 0, -1.0
    for index in range(count):
        child = slot[index]
        tries = nodes[child, VISITS] if child else 0
        expected = values[child, player] / tries if child else untried
        score = expected + weight * liking[index] / (1 + tries)
        if score > best_score:
            best, best_score = index, score
    return best


@rule
def index_of(action, found):
    """Return the index of an action that was found."""
    index = 0
    while found[index] != action:
        index += 1
    return index


@rule
def attach(nodes, node, new, action):
    """Add a child to a node."""
    nodes[new, ACTION] = action
    nodes[new, SIBLING] = nodes[node, CHILD]
    nodes[node, CHILD] = new


@rule
def reward(s, rewards):
    """Write each seat's reward at the end of a round, from 0 to 1: half the win chance, half the lead."""
    left, sum_ = rounds_left(s), 0.0
    for seat in range(s.players):
        rewards[seat] = total(s, seat) + to_come(s, seat, left)
    best, second = -1e9, -1e9
    for seat in range(s.players):
        second = max(second, min(best, rewards[seat]))
        best = max(best, rewards[seat])
    doubt = max(SPREAD * math.sqrt(left), 1e-9)
    for seat in range(s.players):
        sum_ += math.exp((rewards[seat] - best) / doubt)
    for seat in range(s.players):
        lead = rewards[seat] - (second if rewards[seat] == best else best)
        chance = math.exp((rewards[seat] - best) / doubt) / sum_
        rewards[CHANCE + seat] = chance
        rewards[seat] = 0.5 * chance + 0.25 + 0.25 * math.tanh(lead / MARGIN)


@rule
def rounds_left(s):
    """Return how many rounds are to come; an estimate in a match to a number of points."""
    left = rounds(s) - s.round_
    if is_over(s):
        return 0
    return min(left, 1 + (target(s) - best_total(s)) // PACE[s.players]) if target(s) > 0 else left


@rule
def to_come(s, seat, left):
    """Return the points that a seat can expect from the remaining rounds."""
    points = 0.0
    for round_ in range(left):
        points += AWAITED[s.players - 1][(seat - s.starter - round_) % s.players]
    return points

"""The last cards of three and four players: unknown cards are sampled a few times, and each sample is searched.

Every seat maximises its own value (max^n). The search is exhaustive and steps the rules themselves.
"""

from .....engine import dice, roll, rule
from ...rules.actions import apply, legal
from ..master.tree import CHANCE, imagine, reward


@rule
def settle(view, rows, flat, viewer, clues, world, room, worlds, limit, seed, sums):
    """Add up each action's value to the viewer over the sampled worlds, and its win chance.

    Return how many positions were searched; more than the limit means that the search was aborted.
    """
    mask, moves, counts, nexts, best, leaf = room
    rng, looked = dice(seed), 0
    for _ in range(worlds):
        for index in range(len(view)):
            flat[0, index] = view[index]
        rng = imagine(rows[0], viewer, clues, world, roll(rng))
        round_, ply = rows[0].round_, 0
        open_(rows[0], mask, moves[0], counts, nexts, best, 0)
        while ply >= 0 and looked <= limit:
            if nexts[ply] == counts[ply]:
                ply -= 1
                if ply >= 0:
                    weigh(rows[ply].turn, best[ply + 1], best[ply])
                    note(ply, moves[0, nexts[0] - 1], viewer, best[ply + 1], sums)
                continue
            for index in range(len(view)):
                flat[ply + 1, index] = flat[ply, index]
            apply(rows[ply + 1], rows[ply].turn, moves[ply, nexts[ply]])
            nexts[ply] += 1
            looked += 1
            if rows[ply + 1].round_ == round_:
                ply += 1
                open_(rows[ply], mask, moves[ply], counts, nexts, best, ply)
            else:
                reward(rows[ply + 1], leaf)
                weigh(rows[ply].turn, leaf, best[ply])
                note(ply, moves[0, nexts[0] - 1], viewer, leaf, sums)
    return looked


@rule
def open_(s, mask, moves, counts, nexts, best, ply):
    """List the legal actions of a new position."""
    legal(s, s.turn, mask)
    counts[ply], nexts[ply], best[ply, s.turn] = 0, 0, -1.0
    for action in range(len(mask)):
        if mask[action]:
            moves[counts[ply]] = action
            counts[ply] += 1


@rule
def weigh(turn, value, best):
    """Replace the best value if this one is better for the seat on turn."""
    if value[turn] > best[turn]:
        for index in range(len(best)):
            best[index] = value[index]


@rule
def note(ply, action, viewer, value, sums):
    """Add a result to the sums of an action of the root."""
    if ply == 0:
        sums[action, 0] += value[viewer]
        sums[action, 1] += value[CHANCE + viewer]

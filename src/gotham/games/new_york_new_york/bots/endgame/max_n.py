"""The last cards of three and four players: what is not known is guessed a few times, and each guess is played out.

Everybody does what is best for themselves (max^n), in every order there is, on the rules themselves.
"""

from .....engine import dice, roll, rule
from ...rules.apply import apply
from ...rules.legality import legal
from ..master.tree import CHANCE, imagine, reward


@rule
def settle(view, rows, flat, viewer, clues, world, room, worlds, limit, seed, sums):
    """Adds up what each action is worth to the viewer in so many worlds, and its chance to win.

    Returns how many positions that took; more than the limit when it was given up.
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
    """Lists what can be done at a position that is met for the first time."""
    legal(s, s.turn, mask)
    counts[ply], nexts[ply], best[ply, s.turn] = 0, 0, -1.0
    for action in range(len(mask)):
        if mask[action]:
            moves[counts[ply]] = action
            counts[ply] += 1


@rule
def weigh(turn, value, best):
    """Keeps the better of two ends, as who chooses sees it."""
    if value[turn] > best[turn]:
        for index in range(len(best)):
            best[index] = value[index]


@rule
def note(ply, action, viewer, value, sums):
    """Adds to an action of the first position what came of it."""
    if ply == 0:
        sums[action, 0] += value[viewer]
        sums[action, 1] += value[CHANCE + viewer]

"""When to accuse: a race that is run many times, in worlds that fit the view, against rivals who go on.

The one who thinks goes on too, and in each run it is noted what had come of accusing at the first chance that is at
least so high, for several heights of that bar. The best bar says what waiting is worth.
"""

import numpy as np

from .....engine import below, bits, dice, roll, rule
from .....engine.contract import apply, is_over, legal
from ...cases.generator import squares_left
from ...rules.board import EXPERTS, KIND_OF
from ...rules.board import GO as GO_SQUARE
from ...rules.board import SWAP as SWAP_SQUARE
from ...rules.cards import has_cards, swap_of
from ...rules.state import ACCUSE, BESIDE, CLOSING, END, GO, PASS, PILE, ROLL, ROLLING, SPY, SWAP
from .rival_knowledge import begin, dream, hides_nothing, imagine, is_certain
from .square_odds import weigh

BARS = np.array([1.1, 0.85, 0.7, 0.6, 0.52, 0.45, 0.36, 0.28])  # the first is never reached: it waits to be certain
DARING = (1.1, 0.8, 0.6, 0.5, 0.45, 0.4)  # from which chance a daring rival guesses, by how many rivals they have
TEMPTING = 0.4  # with such a chance every second one has guessed
SURE = 2.0  # above every bar
FEW = 6  # squares; with more of them left nobody guesses


@rule
def race(view, flat, worlds, viewer, read, chances, tables, scratch, runs, seed, wins):
    """Runs the race so often, after the turn of the viewer or from its roll on; adds up the wins for each bar."""
    rng, s = dice(seed), worlds[0]
    for _ in range(runs):
        rng = dream(view, flat, s, viewer, read, chances, rng)
        rng = roll(rng)
        daring = below(rng, 2) == 1  # else the rivals wander about, and accuse when they are certain
        if s.phase == CLOSING:
            apply(s, viewer, END)
        rng = run_out(s, viewer, daring, tables, scratch, wins, rng)


@rule
def listen(view, flat, worlds, viewer, read, chances, tables, scratch, runs, seed, silent):
    """Counts for each square in how many worlds it is the answer, and in how many of these the rivals are silent."""
    rng, s = dice(seed), worlds[0]
    for _ in range(runs):
        begin(view, flat)
        rng = imagine(s, viewer, read, chances, rng)
        silent[s.answer, 0] += 1.0
        if hides_nothing(s, viewer):
            silent[s.answer, 1] += patience(s, viewer, tables, scratch[1])


@rule
def patience(s, viewer, tables, chances):
    """How likely the rivals, none of whom is certain, have not guessed: each who could have did so or did not."""
    share = 1.0
    for seat in range(s.players):
        if seat != viewer and s.accused[seat] == BESIDE and is_few(s, seat):
            square = weigh(s, s.knows[seat, seat], tables[0], tables[1], chances)
            if chances[square] >= TEMPTING:
                share *= 0.5
    return share


@rule
def run_out(s, viewer, daring, tables, scratch, wins, rng):
    """Plays a world to its end, or until nothing more can be noted."""
    mask, chances, undecided = scratch
    for bar in range(len(BARS)):
        undecided[bar] = True
    while not is_over(s):
        seat = s.turn
        if s.phase != ROLLING and s.phase != CLOSING:
            legal(s, seat, mask)
            action, rng = pick(s, seat, mask, daring or seat == viewer, rng)
            apply(s, seat, action)
        elif is_certain(s, seat):
            note(undecided, wins, SURE, int(seat == viewer))
            return rng
        elif s.phase == ROLLING:
            apply(s, seat, ROLL)
        elif seat == viewer:
            if guesses(s, seat, tables, chances, undecided, wins):
                return rng
            apply(s, seat, END)
        else:
            apply(s, seat, rivals_end(s, seat, daring, tables, chances))
    note(undecided, wins, SURE, int(s.winner == viewer))
    return rng


@rule
def note(undecided, wins, chance, win):
    """Decides the bars that are not higher than a chance; whether those were the last."""
    last = True
    for bar in range(len(BARS)):
        if undecided[bar] and BARS[bar] <= chance:
            undecided[bar] = False
            wins[bar] += win
        last = last and not undecided[bar]
    return last


@rule
def is_few(s, seat):
    """Whether so few squares are left to a seat that one may guess."""
    return bits(squares_left(s, s.knows[seat, seat])) <= FEW


@rule
def guesses(s, viewer, tables, chances, undecided, wins):
    """What comes of accusing now, for the bars that are reached; whether none is left."""
    if not is_few(s, viewer):
        return False
    square = weigh(s, s.knows[viewer, viewer], tables[0], tables[1], chances)
    return note(undecided, wins, chances[square], int(square == s.answer))


@rule
def rivals_end(s, seat, daring, tables, chances):
    """How a rival who is not certain ends a turn."""
    if not daring or not is_few(s, seat):
        return END
    others = -1
    for other in range(s.players):
        others += s.accused[other] == BESIDE
    square = weigh(s, s.knows[seat, seat], tables[0], tables[1], chances)
    return ACCUSE + square if chances[square] >= DARING[others] else END


@rule
def pick(s, seat, mask, informed, rng):
    """A choice on the way: at random, and for who is informed of those that promise most."""
    chosen, count, most = -1, 0, -1
    for action in range(len(mask)):
        if mask[action]:
            value = promise(s, seat, action) if informed else 0
            if value > most:
                count, most = 0, value
            if value == most:
                count += 1
                rng = roll(rng)
                if below(rng, count) == 0:
                    chosen = action
    return chosen, rng


@rule
def promise(s, seat, action):
    """About how many cards an action shows."""
    if action < SPY:
        return promised_at(s, seat, action - GO)
    if action >= SWAP:
        card, partner, _ = swap_of(action)
        return (s.knows[seat, partner] >> card) & 1
    return 0 if action == PASS else 1


@rule
def promised_at(s, seat, square):
    """About how many cards a square shows: to spy there, and to draw."""
    kind, count = KIND_OF[square], 0
    for other in range(s.players):
        if other != seat and s.pawn[other] == square and has_cards(s, other):
            count = 1
    if kind == GO_SQUARE:
        return count + 2
    if kind == SWAP_SQUARE:
        return count
    return count + int(s.held[PILE, int(kind == EXPERTS)] > 0)

"""When to accuse: the race is simulated many times, in worlds that agree with the view, against rivals who play on.

The viewer plays on too. Each run records for several thresholds whether accusing at the first chance that reaches the
threshold would have won. The best threshold gives the value of waiting.
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
from ...rules.turns import most_rounds
from .rival_knowledge import begin, dream, hides_nothing, imagine, is_certain
from .square_odds import weigh

BARS = np.array([1.1, 0.85, 0.7, 0.6, 0.52, 0.45, 0.36, 0.28])  # the first is never reached: wait until certain
DARING = (1.1, 0.8, 0.6, 0.5, 0.45, 0.4)  # the chance from which a daring rival guesses, by the number of their rivals
TEMPTING = 0.4  # with this chance half of the rivals have guessed
SURE = 2.0  # above every bar
FEW = 6  # squares; nobody guesses with more of them left


@rule
def race(view, flat, worlds, viewer, read, chances, tables, scratch, runs, seed, wins):
    """Simulate the race, after the viewer's turn or from its roll on; add up the wins for each threshold."""
    rng, s = dice(seed), worlds[0]
    for _ in range(runs):
        rng = dream(view, flat, s, viewer, read, chances, rng)
        rng = roll(rng)
        daring = below(rng, 2) == 1  # otherwise the rivals move at random, and accuse when certain
        if s.phase == CLOSING:
            apply(s, viewer, END)
        rng = run_out(s, viewer, daring, tables, scratch, wins, rng)


@rule
def listen(view, flat, worlds, viewer, read, chances, tables, scratch, runs, seed, silent):
    """Count for each square the worlds in which it is the answer, and those of them in which the rivals are silent."""
    rng, s = dice(seed), worlds[0]
    for _ in range(runs):
        begin(view, flat)
        rng = imagine(s, viewer, read, chances, rng)
        silent[s.answer, 0] += 1.0
        if hides_nothing(s, viewer):
            silent[s.answer, 1] += patience(s, viewer, tables, scratch[1])


@rule
def patience(s, viewer, tables, chances):
    """Return the chance that no rival has guessed, given that none is certain: half for each who was tempted."""
    share = 1.0
    for seat in range(s.players):
        if seat != viewer and s.accused[seat] == BESIDE and is_few(s, seat):
            square = weigh(s, s.knows[seat, seat], tables[0], tables[1], chances)
            if chances[square] >= TEMPTING:
                share *= 0.5
    return share


@rule
def run_out(s, viewer, daring, tables, scratch, wins, rng):
    """Play a world to its end, or until every threshold is decided."""
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
    """Decide the thresholds up to a chance; return whether none is left."""
    last = True
    for bar in range(len(BARS)):
        if undecided[bar] and BARS[bar] <= chance:
            undecided[bar] = False
            wins[bar] += win
        last = last and not undecided[bar]
    return last


@rule
def is_few(s, seat):
    """Return whether a seat has few enough squares left to guess."""
    return bits(squares_left(s, s.knows[seat, seat])) <= FEW


@rule
def guesses(s, viewer, tables, chances, undecided, wins):
    """Record an accusation now for the thresholds it reaches; return whether none is left."""
    if not is_few(s, viewer):
        return False
    square = weigh(s, s.knows[viewer, viewer], tables[0], tables[1], chances)
    return note(undecided, wins, chances[square], int(square == s.answer))


@rule
def rivals_end(s, seat, daring, tables, chances):
    """Return how a rival who is not certain ends a turn."""
    if not daring or not is_few(s, seat):
        return END
    others = -1
    for other in range(s.players):
        others += s.accused[other] == BESIDE
    square = weigh(s, s.knows[seat, seat], tables[0], tables[1], chances)
    if others == 0 and s.round_ + 1 == most_rounds(s):
        return ACCUSE + square  # nobody is left to race, and no turn to come
    return ACCUSE + square if chances[square] >= DARING[others] else END


@rule
def pick(s, seat, mask, informed, rng):
    """Choose an action at random, for an informed seat among those that promise most."""
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
    """Estimate how many cards an action shows."""
    if action < SPY:
        return promised_at(s, seat, action - GO)
    if action >= SWAP:
        card, partner, _ = swap_of(action)
        return (s.knows[seat, partner] >> card) & 1
    return 0 if action == PASS else 1


@rule
def promised_at(s, seat, square):
    """Estimate how many cards a square shows: spied on and drawn."""
    kind, count = KIND_OF[square], 0
    for other in range(s.players):
        if other != seat and s.pawn[other] == square and has_cards(s, other):
            count = 1
    if kind == GO_SQUARE:
        return count + 2
    if kind == SWAP_SQUARE:
        return count
    return count + int(s.held[PILE, int(kind == EXPERTS)] > 0)

"""Fair cases: what they are, and a search for them (EN-13, EN-14, EN-17).

The search uses only the grammar. It generates cases, fills in what a viewer does not know, and finds twins.
"""

from itertools import pairwise

import numpy as np

from ....engine import below, bits, block, roll, rule
from ..rules.board import ALL, SQUARES
from ..rules.state import BESIDE, CARDS, GENERATOR, INFORMANTS, KINDS, LEVEL
from .clues import EDGES, TRUTH

DECOYS = (3, 5)  # by level: squares of which no clue of a case excludes more than one  EN-14
STEPS = 96  # exchanges of clues before a search restarts
DRAWS = 400  # clues tried for a card: fewer than 160 of a group are true at a square
TRIES = 256  # searches before giving up; a part of some fair case needs one or two
GROUPS = np.array(EDGES)  # where the clues of each level and kind begin
TRUE = [
    [[clue for clue in range(*edges) if TRUTH[clue] >> square & 1] for square in range(SQUARES)]
    for edges in pairwise(EDGES)
]
COUNT_AT = np.array([[len(clues) for clues in group] for group in TRUE])  # clues of a group that are true at a square
TRUE_AT = np.array([[clues + [0] * (COUNT_AT.max() - len(clues)) for clues in group] for group in TRUE])  # and which


@rule
def kind_of(card):
    return 0 if card < INFORMANTS else 1


@rule
def group_of(s, card):
    """Return the level and kind that the clue of a card must have, as an index of GROUPS."""
    return s.options[LEVEL] * KINDS + kind_of(card)


@rule
def left(s, cards):
    """Return the squares that the clues of these cards leave."""
    squares = ALL
    for card in range(CARDS):
        if (cards >> card) & 1:
            squares &= TRUTH[s.clue[card]]
    return squares


@rule
def squares_left(s, cards):
    """Return the squares left for a reader of these cards who has heard all accusations."""
    squares = left(s, cards)
    for seat in range(s.players):
        if s.accused[seat] != BESIDE:
            squares &= ~(1 << s.accused[seat])
    return squares


@rule
def faults(s, answer):
    """Return how far the clues are from excluding every wrong square twice; at 0 any one card may be missing."""
    once, twice = 0, 0
    for card in range(CARDS):
        excluded = ALL ^ TRUTH[s.clue[card]]
        twice |= once & excluded
        once |= excluded
    wrong = ALL ^ (1 << answer)
    return bits(wrong & ~once) + bits(wrong & ~twice)


@rule
def nth_bit(members, place):
    """Return the n-th member of a set."""
    member = 0
    while True:
        if (members >> member) & 1:
            if place == 0:
                return member
            place -= 1
        member += 1


@rule
def spares(truth, decoys):
    """Return whether a clue excludes at most one of the decoys."""
    excluded = decoys & ~truth
    return excluded & (excluded - 1) == 0


@rule
def fits(s, card, clue, decoys):
    """Return whether a card may have a clue: it excludes at most one decoy, and no other card is equivalent."""
    truth = int(TRUTH[clue])
    if not spares(truth, decoys):
        return False
    for other in range(CARDS):
        if other != card and s.clue[other] >= 0 and TRUTH[s.clue[other]] == truth:
            return False
    return True


@rule
def draw_clue(s, card, answer, decoys, rng):
    """Return a random clue that a card may have with this answer; -1 if none was found."""
    clues = TRUE_AT[group_of(s, card), answer]
    count = int(COUNT_AT[group_of(s, card), answer])
    for _ in range(DRAWS):
        rng = roll(rng)
        clue = int(clues[below(rng, count)])
        if fits(s, card, clue, decoys):
            return clue, rng
    return -1, rng


@rule
def fill_up(s, fixed, answer, decoys, rng):
    """Give every card outside `fixed` a clue; return whether there was one for each."""
    for card in range(CARDS):
        if not (fixed >> card) & 1:
            s.clue[card] = -1
    for card in range(CARDS):
        if not (fixed >> card) & 1:
            s.clue[card], rng = draw_clue(s, card, answer, decoys, rng)
            if s.clue[card] < 0:
                return False, rng
    return True, rng


@rule
def repair(s, fixed, answer, decoys, rng):
    """Exchange clues outside `fixed` until the case is fair; return whether it is."""
    found, free = faults(s, answer), ((1 << CARDS) - 1) & ~fixed
    for _ in range(STEPS):
        if found == 0:
            return True, rng
        rng = roll(rng)
        card = nth_bit(free, below(rng, bits(free)))
        before = s.clue[card]
        clue, rng = draw_clue(s, card, answer, decoys, rng)
        if clue < 0:
            continue
        s.clue[card] = clue
        now = faults(s, answer)
        if now <= found:
            found = now
        else:
            s.clue[card] = before
    return found == 0, rng


@rule
def compose(s, fixed, answer, decoys, rng):
    """Search once for clues of the cards outside `fixed` that make a fair case; return whether it found some."""
    s.answer = answer
    fair, rng = fill_up(s, fixed, answer, decoys, rng)
    return repair(s, fixed, answer, decoys, rng) if fair else (fair, rng)


@rule
def complete(s, fixed, squares, decoys, rng):
    """Make a fair case whose answer is one of the squares, by giving the cards outside `fixed` new clues.

    The fixed cards must be part of some fair case; from nonsense, as in a scene, the result is one `check` refuses.
    """
    squares = squares if squares else ALL
    s.answer = nth_bit(squares, 0)
    if fixed == (1 << CARDS) - 1:
        return rng
    rng = roll(rng)
    first = below(rng, bits(squares))
    for again in range(TRIES):  # with each of the squares in turn
        fair, rng = compose(s, fixed, nth_bit(squares, (first + again) % bits(squares)), decoys, rng)
        if fair:
            break
    return rng


@rule
def generate(s):
    """Generate a case from the key, with the guarantees of the box (EN-17); return its decoys."""
    words = block(s.key, GENERATOR, 0, 0)
    rng = (int(words[0]), int(words[1]), int(words[2]), int(words[3]) | 1)
    answer = int(below(rng, SQUARES))  # never redrawn: each square is the answer equally often
    while True:
        decoys, rng = draw_decoys(answer, DECOYS[s.options[LEVEL]], rng)
        fair = is_supplied(s, answer, decoys)
        if fair:
            fair, rng = compose(s, 0, answer, decoys, rng)
        if fair:
            return decoys


@rule
def is_supplied(s, answer, decoys):
    """Return whether there are twice the needed clues of each kind, and two against every wrong square."""
    once, twice = 0, 0
    for kind in range(KINDS):
        group, count = s.options[LEVEL] * KINDS + kind, 0
        for place in range(COUNT_AT[group, answer]):
            truth = int(TRUTH[TRUE_AT[group, answer, place]])
            if spares(truth, decoys):
                count += 1
                twice |= once & ~truth
                once |= ~truth
        if count < 2 * (INFORMANTS if kind == 0 else CARDS - INFORMANTS):
            return False
    return (twice | (1 << answer)) & ALL == ALL


@rule
def draw_decoys(answer, count, rng):
    decoys = 0
    while bits(decoys) < count:
        rng = roll(rng)
        decoys |= (1 << below(rng, SQUARES)) & ~(1 << answer)
    return decoys, rng

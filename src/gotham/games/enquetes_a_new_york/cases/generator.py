"""Cases: what makes the clues of one fair, and a search for clues that are (EN-13, EN-14, EN-17).

The search reads the grammar alone. It makes new cases, fills what a viewer does not know, and finds twins.
"""

from itertools import pairwise

import numpy as np

from ....engine import below, bits, block, roll, rule
from ..rules.board import ALL, SQUARES
from ..rules.state import BESIDE, CARDS, GENERATOR, INFORMANTS, KINDS, LEVEL
from .clues import EDGES, TRUTH

DECOYS = (3, 5)  # by level: squares of which no clue of a case excludes more than one  EN-14
STEPS = 96  # clues that are exchanged before a search begins anew
DRAWS = 400  # clues that are tried for a card: fewer than 160 of a group are true at a square
TRIES = 256  # searches before a case is given up; what is a part of some fair case needs one or two
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
    """The level and kind that the clue of a card must have, as a place in GROUPS."""
    return s.options[LEVEL] * KINDS + kind_of(card)


@rule
def left(s, cards):
    """The squares that the clues of these cards leave."""
    squares = ALL
    for card in range(CARDS):
        if (cards >> card) & 1:
            squares &= TRUTH[s.clue[card]]
    return squares


@rule
def squares_left(s, cards):
    """The squares that are left to who has read these cards and heard all accusations."""
    squares = left(s, cards)
    for seat in range(s.players):
        if s.accused[seat] != BESIDE:
            squares &= ~(1 << s.accused[seat])
    return squares


@rule
def faults(s, answer):
    """How far the clues are from excluding every wrong square twice: 0 where one card may be missing."""
    once, twice = 0, 0
    for card in range(CARDS):
        excluded = ALL ^ TRUTH[s.clue[card]]
        twice |= once & excluded
        once |= excluded
    wrong = ALL ^ (1 << answer)
    return bits(wrong & ~once) + bits(wrong & ~twice)


@rule
def nth_bit(members, place):
    """The member at a place in a set."""
    member = 0
    while True:
        if (members >> member) & 1:
            if place == 0:
                return member
            place -= 1
        member += 1


@rule
def spares(truth, decoys):
    """Whether a clue excludes at most one of the decoys."""
    excluded = decoys & ~truth
    return excluded & (excluded - 1) == 0


@rule
def fits(s, card, clue, decoys):
    """Whether a card may have a clue: it excludes at most one of the decoys, and no other card says the same."""
    truth = int(TRUTH[clue])
    if not spares(truth, decoys):
        return False
    for other in range(CARDS):
        if other != card and s.clue[other] >= 0 and TRUTH[s.clue[other]] == truth:
            return False
    return True


@rule
def draw_clue(s, card, answer, decoys, rng):
    """A clue that a card may have where this is the answer, by chance; -1 where none was found."""
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
    """Gives every card outside `fixed` some clue; whether there was one for each."""
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
    """Exchanges clues outside `fixed` until the case is fair; whether it became so."""
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
    """Searches once for clues of the cards outside `fixed` that make a fair case; whether it found some."""
    s.answer = answer
    fair, rng = fill_up(s, fixed, answer, decoys, rng)
    return repair(s, fixed, answer, decoys, rng) if fair else (fair, rng)


@rule
def complete(s, fixed, squares, decoys, rng):
    """Makes a fair case whose answer is one of the squares, by giving the cards outside `fixed` new clues.

    What is fixed must be a part of some fair case; of nonsense, as in a scene, something is made that `check` refuses.
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
    """A new case from the key, to the guarantees of the box (EN-17); returns its decoys."""
    words = block(s.key, GENERATOR, 0, 0)
    rng = (int(words[0]), int(words[1]), int(words[2]), int(words[3]) | 1)
    answer = int(below(rng, SQUARES))  # for good: each square is the answer as often as the others
    while True:
        decoys, rng = draw_decoys(answer, DECOYS[s.options[LEVEL]], rng)
        fair = is_supplied(s, answer, decoys)
        if fair:
            fair, rng = compose(s, 0, answer, decoys, rng)
        if fair:
            return decoys


@rule
def is_supplied(s, answer, decoys):
    """Whether there are twice as many clues of each kind as are needed, and two against every wrong square."""
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

"""What a card would reveal, and to whom: measured in worlds that agree with the view."""

import numpy as np

from .....engine import bits, dice, rule
from ...cases.generator import kind_of, squares_left
from ...rules.board import SQUARES
from ...rules.state import BESIDE, CARDS
from .rival_knowledge import dream
from .square_odds import weigh


@rule
def study(view, flat, worlds, viewer, read, chances, tables, scratch, runs, seed, gains, told):
    """Add up in bits, over a number of worlds, what unread cards of each kind tell the viewer, with their count, and
    what each card of the viewer tells each rival."""
    rng, s = dice(seed), worlds[0]
    after = scratch[1]
    before = unknown(chances)
    for _ in range(runs):
        rng = dream(view, flat, s, viewer, read, chances, rng)
        for card in range(CARDS):
            if not (read >> card) & 1:
                weigh(s, read | 1 << card, tables[0], tables[1], after)
                gains[kind_of(card), 0] += before - unknown(after)
                gains[kind_of(card), 1] += 1.0
            elif s.holder[card] == viewer:
                tell(s, viewer, card, told)


@rule
def tell(s, viewer, card, told):
    """Add what a card would tell each rival."""
    for seat in range(s.players):
        if seat != viewer and s.accused[seat] == BESIDE:
            known = s.knows[seat, seat]
            left, rest = bits(squares_left(s, known)), bits(squares_left(s, known | 1 << card))
            told[card, seat] += np.log2(left / rest)


@rule
def unknown(chances):
    """Return the entropy in bits."""
    total = 0.0
    for square in range(SQUARES):
        if chances[square] > 0:
            total -= chances[square] * np.log2(chances[square])
    return total

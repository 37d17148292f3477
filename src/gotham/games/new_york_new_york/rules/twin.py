"""Worlds that a viewer cannot tell apart, made from the words of NY-20 and not from `look`."""

from ....engine import WORD, below, dice, roll, rule
from .contract import CARDS, DEALT, PILE, rounds


@rule
def twin(s, viewer, seat, action, seed):
    """Changes what a viewer may not know and the next action will not show.

    Hidden are the dealt cards of the others and the order of the pile. The top of the pile is shown by the
    next refill, and the key by the next deal: they stay, the key but for the last round.
    """
    rng = dice(seed)
    for _ in range(2 * CARDS):
        rng = roll(rng)
        one = below(rng, CARDS)
        rng = roll(rng)
        other = below(rng, CARDS)
        if secret(s, one, viewer) and secret(s, other, viewer):
            s.place[one], s.place[other] = s.place[other], s.place[one]
    if s.round_ + 1 >= rounds(s):
        s.key[below(rng, 8)] ^= WORD


@rule
def secret(s, card, viewer):
    for seat in range(s.players):
        if seat != viewer and s.place[card] == DEALT + seat:
            return True
    return PILE <= s.place[card] < PILE + s.pile - 1

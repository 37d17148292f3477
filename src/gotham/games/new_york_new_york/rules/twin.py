"""States that a viewer cannot tell apart, derived from NY-20 and independently of `look`."""

from ....engine import WORD, below, dice, roll, rule
from .scoring import rounds
from .state import CARDS, DEALT, PILE


@rule
def twin(s, viewer, seat, action, seed):
    """Change what a viewer may not know and the next action does not reveal.

    Hidden are the dealt cards of the others and the order of the pile. The next refill reveals the top of the
    pile, and the next deal the key: both stay as they are; in the last round the key changes too.
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

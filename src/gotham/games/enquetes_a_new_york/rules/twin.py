"""States that a viewer cannot tell apart, derived from EN-34 and independently of `look`."""

from ....engine import SPECTATOR, WORD, below, dice, roll, rule
from ..cases.generator import complete, kind_of, squares_left
from .cards import lot, swap_of
from .state import ACCUSE, BESIDE, CARDS, END, KINDS, PILE, SEATS, SPY, SWAP, SWAPPED, TAKE
from .turns import most_rounds
from .views import fill_knowledge


@rule
def twin(s, viewer, seat, action, seed):
    """Change what a viewer may not know and the next action does not reveal.

    A player knows the cards they hold or held and those they spied on; not the other clues, nor where cards went that
    left face down, nor what else the others have read, nor the answer. An accusation tests the answer; drawing,
    taking, swapping and spying reveal a card, a swap also to the partner: those stay as they are.
    """
    rng = dice(seed)
    shown = coming(s, viewer, seat, action)
    fixed = shown if viewer == SPECTATOR else shown | s.knows[viewer, viewer]
    if viewer != seat:
        rng = exchange_places(s, shown if viewer == SPECTATOR else shown | s.located[viewer], rng)
    complete(s, fixed, 1 << s.answer if is_told(s, viewer, action) else squares_left(s, fixed), 0, rng)
    if viewer != seat:
        forget(s, viewer, action)
    if END <= action < SWAPPED:
        s.key[below(rng, 8)] ^= WORD  # the action uses no randomness


@rule
def is_told(s, viewer, action):
    """Return whether the viewer knows the answer, or the action tests it or may end the match."""
    if viewer != SPECTATOR and s.accused[viewer] != BESIDE:
        return True
    last = s.round_ + 1 == most_rounds(s)
    return ACCUSE <= action < SWAPPED or (action == END and last)


@rule
def coming(s, viewer, seat, action):
    """Return the cards that the action may show the viewer: possible random draws, and the card given in a swap."""
    cards = 0
    if SWAP <= action < END:
        card, partner, kind = swap_of(action)
        if viewer == partner:
            return 1 << card
        if viewer == seat:
            cards |= 1 << lot(s, partner, kind)
    if viewer != seat:
        return cards
    for kind in range(KINDS):
        if TAKE <= action < SWAP and s.held[action - TAKE, kind] > 0:
            cards |= 1 << lot(s, action - TAKE, kind)
    for later in range(2):  # spying draws before the square does
        for kind in range(KINDS):
            if s.held[PILE, kind] > 0:
                s.lots += later
                cards |= 1 << lot(s, PILE, kind)
                s.lots -= later
    if SPY <= action < SPY + SEATS:
        cards |= 1 << lot(s, action - SPY, KINDS)
    return cards


@rule
def exchange_places(s, fixed, rng):
    """Exchange the holders of cards of a kind that are not fixed."""
    for _ in range(2 * CARDS):
        rng = roll(rng)
        one = below(rng, CARDS)
        rng = roll(rng)
        other = below(rng, CARDS)
        if kind_of(one) == kind_of(other) and not (fixed >> one) & 1 and not (fixed >> other) & 1:
            s.holder[one], s.holder[other] = s.holder[other], s.holder[one]
    return rng


@rule
def forget(s, viewer, action):
    """Reset what the other seats know, except the card that was spied on in this turn."""
    fill_knowledge(s, viewer)
    if s.shown < CARDS:
        s.knows[s.turn, s.turn] |= 1 << s.shown
        s.knows[s.victim, s.victim] |= 1 << s.shown

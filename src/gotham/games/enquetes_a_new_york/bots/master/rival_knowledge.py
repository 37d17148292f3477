"""Sampled worlds that agree with a view, with what each rival has read in them."""

from .....engine import below, bits, draw_key, roll, rule
from ...cases.clues import TRUTH
from ...cases.generator import DECOYS, complete, compose, nth_bit, squares_left
from ...rules.board import ALL, SQUARES
from ...rules.state import BESIDE, CARDS, KINDS, LEVEL, PILE
from ...rules.views import fill_knowledge, place_cards

EVERY_CARD = (1 << CARDS) - 1
TRIES = 4  # searches for a case with decoys; worlds tried until no rival is certain
SCALE = 1 << 30


@rule
def imagine(s, viewer, read, chances, rng):
    """Fill in what the viewer does not know, given the cards read and the chance of each square."""
    rng = draw_key(s.key, rng)
    for kind in range(KINDS):
        rng = place_cards(s, kind, rng)
    answer, rng = draw_answer(chances, rng)
    rng = write_case(s, read, answer, rng)
    fill_knowledge(s, viewer)
    s.knows[viewer, viewer] = read
    return recall_looks(s, viewer, rng)


@rule
def draw_answer(chances, rng):
    """Sample a square from the chances."""
    rng = roll(rng)
    rest = below(rng, SCALE) / SCALE
    for square in range(SQUARES - 1, -1, -1):
        rest -= chances[square]
        if rest < 0:
            return square, rng
    return 0, rng


@rule
def write_case(s, read, answer, rng):
    """Give the unread cards clues that make the case fair."""
    s.answer = answer
    if read == EVERY_CARD:
        return rng
    fair = False
    for _ in range(TRIES):
        if not fair:
            decoys, rng = draw_lures(s, read, answer, rng)
            fair, rng = compose(s, read, answer, decoys, rng)
    return rng if fair else complete(s, read, 1 << answer, 0, rng)


@rule
def draw_lures(s, read, answer, rng):
    """Draw decoys such that no card read excludes more than one of them."""
    decoys, allowed = 0, ALL & ~(1 << answer)
    for _ in range(DECOYS[s.options[LEVEL]]):
        if allowed:
            rng = roll(rng)
            decoy = nth_bit(allowed, below(rng, bits(allowed)))
            decoys |= 1 << decoy
            allowed &= ~(1 << decoy)
            for card in range(CARDS):
                if (read >> card) & 1 and not (TRUTH[s.clue[card]] >> decoy) & 1:
                    allowed &= TRUTH[s.clue[card]]
    return decoys, rng


@rule
def recall_looks(s, viewer, rng):
    """Add cards to what each rival has read: half of their other looks were at cards that another seat holds now."""
    for seat in range(s.players):
        if seat != viewer and s.accused[seat] == BESIDE and s.players > 2:
            for _ in range(s.looks[seat] - bits(s.knows[seat, seat])):
                rng = roll(rng)
                card = below(rng, 2 * CARDS)
                if card < CARDS and s.holder[card] != PILE and s.holder[card] != viewer:
                    s.knows[seat, seat] |= 1 << card
    return rng


@rule
def is_certain(s, seat):
    """Return whether one square is left for a seat."""
    squares = squares_left(s, s.knows[seat, seat])
    return squares & (squares - 1) == 0


@rule
def hides_nothing(s, viewer):
    """Return whether no rival is certain; a rival certain at the end of a turn would have accused."""
    for seat in range(s.players):
        if seat != viewer and s.accused[seat] == BESIDE and is_certain(s, seat):
            return False
    return True


@rule
def begin(view, flat):
    """Copy the view into the state. The view is a row of int64; flat is the state in the same form."""
    for index in range(len(view)):
        flat[0, index] = view[index]


@rule
def dream(view, flat, s, viewer, read, chances, rng):
    """Sample a world that agrees with the view and with the silence of the rivals."""
    for _ in range(TRIES):
        begin(view, flat)
        rng = imagine(s, viewer, read, chances, rng)
        if hides_nothing(s, viewer):
            break
    return rng

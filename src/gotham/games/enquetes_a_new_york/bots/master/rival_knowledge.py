"""What each rival may know: worlds that fit a view, each as likely as it is, with what everybody has read in them."""

from .....engine import below, bits, draw_key, roll, rule
from ...cases.clues import TRUTH
from ...cases.generator import DECOYS, complete, compose, nth_bit, squares_left
from ...rules.board import ALL, SQUARES
from ...rules.state import BESIDE, CARDS, KINDS, LEVEL, PILE
from ...rules.views import fill_knowledge, place_cards

EVERY_CARD = (1 << CARDS) - 1
TRIES = 4  # searches for a case that is made as cases are, and worlds in which nobody hides what they know
SCALE = 1 << 30


@rule
def imagine(s, viewer, read, chances, rng):
    """Fills in what the viewer does not know, who has read these cards and takes each square to be so likely."""
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
    """A square, each as likely as it is."""
    rng = roll(rng)
    rest = below(rng, SCALE) / SCALE
    for square in range(SQUARES - 1, -1, -1):
        rest -= chances[square]
        if rest < 0:
            return square, rng
    return 0, rng


@rule
def write_case(s, read, answer, rng):
    """Gives the cards that are not read clues with which the case is as fair as all are."""
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
    """Decoys of which no card that was read excludes more than one."""
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
    """Half of what a rival has looked at beside what is known was a card that somebody else holds by now."""
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
    """Whether one square is left to a seat."""
    squares = squares_left(s, s.knows[seat, seat])
    return squares & (squares - 1) == 0


@rule
def hides_nothing(s, viewer):
    """Whether no rival is certain: who was so at the end of a turn has accused."""
    for seat in range(s.players):
        if seat != viewer and s.accused[seat] == BESIDE and is_certain(s, seat):
            return False
    return True


@rule
def begin(view, flat):
    """Makes a state what the view shows. The view is a row of int64; flat is the state as such rows."""
    for index in range(len(view)):
        flat[0, index] = view[index]


@rule
def dream(view, flat, s, viewer, read, chances, rng):
    """A world that fits a view, and the silence of the rivals."""
    for _ in range(TRIES):
        begin(view, flat)
        rng = imagine(s, viewer, read, chances, rng)
        if hides_nothing(s, viewer):
            break
    return rng

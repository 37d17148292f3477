"""Who holds which card, random draws, and what each seat knows about them (EN-34).

A seat that sees one of several unknown backs leave a hand loses track of those cards: `located` drops them.
"""

from ....engine import number, rule
from ..cases.generator import kind_of, nth_bit
from .state import CARDS, INFORMANTS, KINDS, LOT, NOBODY, PILE, SEATS, SWAP

ALL_INFORMANTS = (1 << INFORMANTS) - 1
OF_KIND = (ALL_INFORMANTS, ((1 << CARDS) - 1) ^ ALL_INFORMANTS)


@rule
def cards_of(s, holder, kind):
    """Return the cards of a kind that a player or the pile holds; with NO_KIND those of both kinds."""
    cards = 0
    for card in range(CARDS):
        cards |= int(s.holder[card] == holder) << card
    return cards & OF_KIND[kind] if kind < KINDS else cards


@rule
def has_cards(s, holder):
    return s.held[holder, 0] + s.held[holder, 1] > 0


@rule
def lot(s, holder, kind):
    """Return the card that the next random draw picks from a holder's cards of a kind; with NO_KIND of both kinds."""
    count = s.held[holder, kind] if kind < KINDS else s.held[holder, 0] + s.held[holder, 1]
    return nth_bit(cards_of(s, holder, kind), number(s.key, LOT, 0, s.lots, count))


@rule
def move(s, card, to):
    """Move a card to another holder; what the seats know about it is updated elsewhere."""
    s.held[s.holder[card], kind_of(card)] -= 1
    s.holder[card] = to
    s.held[to, kind_of(card)] += 1


@rule
def read(s, seat, card):
    """Record that a seat sees the face of a card, wherever it is."""
    s.knows[seat, seat] |= 1 << card
    s.located[seat] |= 1 << card
    s.looks[seat] += 1


@rule
def lose_sight(s, holder, kind, one, other):
    """Drop from `located` the cards of a kind of a holder that gives one face down, for all but two seats.

    With a single card of the kind, everybody can tell which one left.
    """
    if s.held[holder, kind] == 1:
        return
    cards = cards_of(s, holder, kind)
    for seat in range(s.players):
        if seat != one and seat != other:
            s.located[seat] &= ~cards


@rule
def conclude(s):
    """Record that a seat that can locate a card knows its holder has read it."""
    for card in range(CARDS):
        holder = s.holder[card]
        if holder != PILE:
            for seat in range(s.players):
                if (s.located[seat] >> card) & 1:
                    s.knows[seat, holder] |= 1 << card


@rule
def draw(s, seat, holder, kind):
    """Draw a random card for a seat, from the pile or from another player (EN-24, EN-28)."""
    card = lot(s, holder, kind)
    s.lots += 1
    lose_sight(s, holder, kind, seat, holder if holder != PILE else NOBODY)
    move(s, card, seat)
    read(s, seat, card)
    if holder != PILE:
        s.knows[seat, holder] |= 1 << card
    conclude(s)


@rule
def spy_on(s, seat, victim):
    """Show a seat a random card of another, which keeps it (EN-27)."""
    card = lot(s, victim, KINDS)
    s.lots += 1
    read(s, seat, card)
    s.knows[victim, seat] |= 1 << card
    s.victim, s.shown, s.shown_kind = victim, card, kind_of(card)
    if s.held[victim, s.shown_kind] == 1:  # all see its kind, so a seat that can locate it knows which card it was
        for other in range(s.players):
            if (s.located[other] >> card) & 1:
                s.knows[other, seat] |= 1 << card
    conclude(s)


@rule
def swap_of(action):
    """Return the operands of a swap: the card given, the partner, the kind taken."""
    swap = action - SWAP
    return swap // KINDS // SEATS, swap // KINDS % SEATS, swap % KINDS


@rule
def exchange(s, seat, card, partner, kind):
    """Swap a card of a seat for a random card that the partner held before (EN-25)."""
    other = lot(s, partner, kind)
    s.lots += 1
    lose_sight(s, seat, kind_of(card), seat, partner)
    lose_sight(s, partner, kind, seat, partner)
    s.knows[seat, partner] |= 1 << other
    s.knows[partner, seat] |= 1 << card
    move(s, card, partner)
    move(s, other, seat)
    read(s, seat, other)
    read(s, partner, card)
    conclude(s)


@rule
def return_cards(s, seat):
    """Return the cards of an eliminated seat to the piles; seats that could locate one still can."""
    for card in range(CARDS):
        if s.holder[card] == seat:
            move(s, card, PILE)

"""Who holds which card, cards drawn by lot, and what everybody knows of it (EN-34).

`located` is kept for those who saw a card go: who sees one of several unknown backs leave can no longer tell.
"""

from ....engine import number, rule
from ..cases.generator import kind_of, nth_bit
from .state import CARDS, INFORMANTS, KINDS, LOT, NOBODY, PILE, SEATS, SWAP

ALL_INFORMANTS = (1 << INFORMANTS) - 1
OF_KIND = (ALL_INFORMANTS, ((1 << CARDS) - 1) ^ ALL_INFORMANTS)


@rule
def cards_of(s, holder, kind):
    """The cards of a kind that somebody holds, or the pile; with NO_KIND those of both."""
    cards = 0
    for card in range(CARDS):
        cards |= int(s.holder[card] == holder) << card
    return cards & OF_KIND[kind] if kind < KINDS else cards


@rule
def has_cards(s, holder):
    return s.held[holder, 0] + s.held[holder, 1] > 0


@rule
def lot(s, holder, kind):
    """The card that the next lot falls on, of those of a kind that somebody holds; with NO_KIND of both."""
    count = s.held[holder, kind] if kind < KINDS else s.held[holder, 0] + s.held[holder, 1]
    return nth_bit(cards_of(s, holder, kind), number(s.key, LOT, 0, s.lots, count))


@rule
def move(s, card, to):
    """A card changes hands; who can tell where it is, and where it goes, is not said here."""
    s.held[s.holder[card], kind_of(card)] -= 1
    s.holder[card] = to
    s.held[to, kind_of(card)] += 1


@rule
def read(s, seat, card):
    """Somebody sees the face of a card, wherever it is."""
    s.knows[seat, seat] |= 1 << card
    s.located[seat] |= 1 << card
    s.looks[seat] += 1


@rule
def lose_sight(s, holder, kind, one, other):
    """A card of a kind leaves a holder face down: all but two seats cannot tell which, unless there was only one."""
    if s.held[holder, kind] == 1:
        return
    cards = cards_of(s, holder, kind)
    for seat in range(s.players):
        if seat != one and seat != other:
            s.located[seat] &= ~cards


@rule
def conclude(s):
    """Who can tell that somebody holds a card knows that they have read it."""
    for card in range(CARDS):
        holder = s.holder[card]
        if holder != PILE:
            for seat in range(s.players):
                if (s.located[seat] >> card) & 1:
                    s.knows[seat, holder] |= 1 << card


@rule
def draw(s, seat, holder, kind):
    """A seat draws a card by lot and keeps it, from the pile or from another player (EN-24, EN-28)."""
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
    """A seat reads a card of another by lot, and gives it back (EN-27)."""
    card = lot(s, victim, KINDS)
    s.lots += 1
    read(s, seat, card)
    s.knows[victim, seat] |= 1 << card
    s.victim, s.shown, s.shown_kind = victim, card, kind_of(card)
    if s.held[victim, s.shown_kind] == 1:  # its kind is seen by all, so who can locate it can tell which it was
        for other in range(s.players):
            if (s.located[other] >> card) & 1:
                s.knows[other, seat] |= 1 << card
    conclude(s)


@rule
def swap_of(action):
    """What a swap says: the card that is given, the partner, the kind that is taken."""
    swap = action - SWAP
    return swap // KINDS // SEATS, swap // KINDS % SEATS, swap % KINDS


@rule
def exchange(s, seat, card, partner, kind):
    """A seat gives a card for one that is drawn by lot from what the partner held before (EN-25)."""
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
    """The cards of who is out go back to the piles; who could tell where one was can tell it still."""
    for card in range(CARDS):
        if s.holder[card] == seat:
            move(s, card, PILE)

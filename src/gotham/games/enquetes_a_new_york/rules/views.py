"""What a viewer may know (EN-34), and states that agree with it."""

from ....engine import SPECTATOR, below, copy, dice, draw_key, fill, roll, rule
from ..cases.generator import complete, kind_of, squares_left
from .cards import cards_of, conclude, swap_of
from .state import BESIDE, CARDS, END, KINDS, NOBODY, OVER, SEATS, SWAP, SWAPPED


@rule
def seen(s, player, action, viewer):
    """Return an action as a viewer sees it: the card given in a swap is hidden from all but the two seats."""  # EN-34
    if action < SWAP or action >= END:
        return action
    card, partner, kind = swap_of(action)
    if viewer in (player, partner):
        return action
    return SWAPPED + (kind_of(card) * SEATS + partner) * KINDS + kind


@rule
def look(s, viewer, view):
    look_at_table(s, view)
    if s.phase == OVER:
        view.answer = s.answer  # EN-33
    if viewer == SPECTATOR:
        if s.victim == NOBODY:
            view.shown = s.shown
        return
    if s.accused[viewer] != BESIDE:
        view.answer = s.answer  # an accuser has looked
    if s.victim == NOBODY or viewer == s.victim or viewer == s.turn:
        view.shown = s.shown
    look_at_cards(s, viewer, view)


@rule
def look_at_table(s, view):
    """Copy what every viewer sees."""
    view.players, view.round_, view.starter, view.turn, view.phase = s.players, s.round_, s.starter, s.turn, s.phase
    view.number, view.letter, view.winner, view.case = s.number, s.letter, s.winner, s.case
    view.rolls, view.lots, view.victim, view.shown_kind = s.rolls, s.lots, s.victim, s.shown_kind
    copy(view.options, s.options)
    copy(view.toss, s.toss)
    copy(view.pawn, s.pawn)
    copy(view.accused, s.accused)
    copy(view.looks, s.looks)
    for holder in range(SEATS + 1):
        copy(view.held[holder], s.held[holder])


@rule
def look_at_cards(s, viewer, view):
    """Copy the cards a seat has read, where it knows them to be, and who else has read them, as far as it knows."""
    read, located = s.knows[viewer, viewer], s.located[viewer]
    copy(view.knows[viewer], s.knows[viewer])
    view.located[viewer] = located
    for card in range(CARDS):
        if (read >> card) & 1:
            view.clue[card] = s.clue[card]
        if (located >> card) & 1:
            view.holder[card] = s.holder[card]


@rule
def guess(s, viewer, seed):
    rng = draw_key(s.key, dice(seed))
    for kind in range(KINDS):
        rng = place_cards(s, kind, rng)
    read = 0 if viewer == SPECTATOR else s.knows[viewer, viewer]
    complete(s, read, 1 << s.answer if s.answer >= 0 else squares_left(s, read), 0, rng)
    fill_knowledge(s, viewer)
    if s.shown < 0:
        choose_shown(s)


@rule
def place_cards(s, kind, rng):
    """Give the cards of a kind that a viewer cannot locate to holders with unseen cards, at random."""
    for card in range(CARDS):
        if kind_of(card) == kind and s.holder[card] < 0:
            rng = roll(rng)
            place, holder = below(rng, all_missing(s, kind)), 0
            while place >= missing(s, holder, kind):
                place -= missing(s, holder, kind)
                holder += 1
            s.holder[card] = holder
    return rng


@rule
def missing(s, holder, kind):
    """Return how many cards of a kind a holder has besides those placed so far."""
    count = s.held[holder, kind]
    for card in range(CARDS):
        count -= s.holder[card] == holder and kind_of(card) == kind
    return count


@rule
def all_missing(s, kind):
    count = 0
    for holder in range(SEATS + 1):
        count += missing(s, holder, kind)
    return count


@rule
def fill_knowledge(s, viewer):
    """Set what the others know to the minimum: the cards in their hands, and what the viewer knows they have read."""
    for seat in range(SEATS):
        if seat == viewer:
            continue
        s.located[seat] = cards_of(s, seat, KINDS)
        fill(s.knows[seat], 0)
        s.knows[seat, seat] = s.located[seat]
        if viewer != SPECTATOR:
            s.knows[seat, seat] |= s.knows[viewer, seat]
    conclude(s)


@rule
def choose_shown(s):
    """Choose a card that the spy may have read; one of the two still holds it."""
    for holder in (s.turn, s.victim):
        for card in range(CARDS):
            if s.holder[card] == holder and kind_of(card) == s.shown_kind:
                s.shown = card
    s.knows[s.turn, s.turn] |= 1 << s.shown
    s.knows[s.victim, s.victim] |= 1 << s.shown

"""What a viewer may know (NY-20), and states that agree with it."""

from ....engine import below, copy, dice, draw_key, roll, rule
from .state import CARDS, DEALT, PILE, SEATS, TAKEN


@rule
def seen(s, player, action, viewer):
    return action  # NY-20


@rule
def hidden(place, viewer):
    """Return whether this place of a card is hidden from a viewer."""
    return place >= DEALT and place != DEALT + viewer


@rule
def look(s, viewer, view):
    view.players, view.round_, view.starter = s.players, s.round_, s.starter
    view.turn, view.taking = s.turn, s.taking
    view.reserve, view.pile = s.reserve, s.pile
    copy(view.options, s.options)
    copy(view.held, s.held)
    copy(view.passed, s.passed)
    copy(view.top, s.top)
    for round_ in range(SEATS):
        copy(view.points[round_], s.points[round_])
    place, known = s.place, view.place
    for card in range(CARDS):
        if not hidden(place[card], viewer):
            known[card] = place[card]


@rule
def guess(s, viewer, seed):
    rng = draw_key(s.key, dice(seed))
    place_unknown(s, viewer)
    place = s.place
    for card in range(CARDS - 1, 0, -1):
        if hidden(place[card], viewer):
            rng = roll(rng)
            while not hidden(place[below(rng, card + 1)], viewer):
                rng = roll(rng)
            other = below(rng, card + 1)
            place[card], place[other] = place[other], place[card]


@rule
def place_unknown(s, viewer):
    """Give every unknown card of a view a free hidden place."""
    seat, missing, depth, place = -1, 0, 0, s.place
    for card in range(CARDS):
        if place[card] >= 0:
            continue
        while missing == 0 and seat + 1 < s.players:
            seat += 1
            missing = unseen(s, seat) if seat != viewer else 0
        if missing > 0:
            place[card] = DEALT + seat
            missing -= 1
        else:
            place[card] = PILE + depth
            depth += 1


@rule
def unseen(s, seat):
    """Return how many cards of a hand were dealt rather than taken from the reserve."""
    count, place = s.held[seat], s.place
    for card in range(CARDS):
        count -= place[card] == TAKEN + seat
    return count

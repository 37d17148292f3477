"""How many rounds a match has, what a skyline scores, and who wins."""

from ....engine import rule
from .state import BEST, BONUS, BONUSES, MOST_ROUNDS, NUMBERS, PLACES, ROUNDS, SEATS, TARGETS


@rule
def rounds(s):
    """Return how many rounds a match has, or can have at most if it is played to a number of points."""
    if target(s) > 0:
        return MOST_ROUNDS
    return s.players if s.options[ROUNDS] == 0 else 1  # NY-17


@rule
def target(s):
    """Return the number of points that a match is played to, or 0."""
    return TARGETS[s.options[ROUNDS]]


@rule
def is_over(s):
    return s.round_ >= rounds(s) or (target(s) > 0 and best_total(s) >= target(s))  # NY-24


@rule
def best_total(s):
    """Return the most points that a seat has from the finished rounds."""
    best = 0
    for seat in range(s.players):
        best = max(best, total(s, seat))
    return best


@rule
def points_of(s, round_, seat):
    """Return the points of a seat in a finished round."""
    return s.points[round_ % SEATS][seat] // PLACES[round_ // SEATS] % (BEST + 1)


@rule
def add_points(s, round_, seat, points):
    """Record the points of a seat in a round that ends."""
    s.points[round_ % SEATS, seat] += points * PLACES[round_ // SEATS]


@rule
def shows(s, position, seat):
    """Return whether the top card at a position is of the seat's suit."""
    return s.top[position] // NUMBERS == seat  # an empty position has the suit of no seat


@rule
def score(s, seat):
    """Return the points of a seat for the skyline."""
    points = 0
    for position in range(NUMBERS):
        if shows(s, position, seat):
            points += position + 1  # NY-13
    return points + run_bonus(s, seat) if s.options[BONUSES] == 0 else points  # NY-16


@rule
def run_bonus(s, seat):
    """Return the bonus for runs of adjacent cards on the ring."""
    gap = 0
    while gap < NUMBERS and shows(s, gap, seat):
        gap += 1
    if gap == NUMBERS:  # NY-15
        return BONUS[min(NUMBERS, len(BONUS) - 1)]
    bonus, length = 0, 0
    for step in range(1, NUMBERS + 1):  # once around, from gap to gap, so that no run is split
        if shows(s, (gap + step) % NUMBERS, seat):
            length += 1
        else:
            bonus += BONUS[min(length, len(BONUS) - 1)]
            length = 0
    return bonus


@rule
def returns(s, out):
    for seat in range(s.players):
        out[seat] = total(s, seat)
        if not is_over(s):
            out[seat] += score(s, seat)


@rule
def total(s, seat):
    """Return the points of the finished rounds."""
    points = 0
    for round_ in range(s.round_):
        points += points_of(s, round_, seat)
    return points


@rule
def winners(s):
    best, seats = -1, 0
    for seat in range(s.players):
        if total(s, seat) > best:
            best, seats = total(s, seat), 0
        if total(s, seat) == best:
            seats |= 1 << seat  # NY-18
    return seats

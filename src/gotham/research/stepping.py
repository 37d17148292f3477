"""Asking seats in turn and writing what they see, over the contract; compiled for each game by `bind`.

A step is one call: crossing from Python costs more than the rules. `boards` is room for two states, the true one and
a view, and `flat` the same as rows of int64. `turn` says who is asked. An action with the number after the last one
is to wait. `picks` are the words of a view that an observation has, and the numbers that stand for hidden ones.
"""

from ..engine import NOTHING, UNKNOWN, rule
from ..engine.contract import actors, apply, awaited, is_over, legal, look, seen, why
from ..engine.playout import marks, next_seat

STATE, SIGHT = 0, 1  # of boards
LAST, WAITING, ASKED, CALLED = range(4)  # of turn: the last actor, who waits as bits, who is asked, and if it must act
TURN = 4
NOBODY, REFUSED = -1, -2  # in the place of a seat


@rule
def begin(boards, flat, turn, mask, picks, marked, observed):
    """Ask the first seat of a match that is set up; return it, and fill in its marked actions and observation."""
    turn[LAST], turn[WAITING] = NOBODY, 0
    return ask(boards, flat, turn, mask, picks, marked, observed)


@rule
def advance(boards, flat, turn, mask, picks, marked, observed, action):
    """Let the asked seat act or wait, and ask the next: return it, NOBODY at the end, REFUSED if nothing changed.

    mask has the legal actions of the asked seat, before and after.
    """
    if action < 0 or action > len(mask) or (turn[CALLED] if action == len(mask) else not mask[action]):
        return REFUSED
    take(boards[STATE], turn, turn[ASKED], action, len(mask))
    return ask(boards, flat, turn, mask, picks, marked, observed)


@rule
def attempt(boards, turn, seat, action, wait):
    """Let any seat act or wait, and ask nobody; return 0, or the clause against it."""
    clause = 0 if action == wait else why(boards[STATE], seat, action)
    if clause == 0:
        take(boards[STATE], turn, seat, action, wait)
    return clause


@rule
def take(s, turn, seat, action, wait):
    """Carry out an action, or note that the seat waits. Whoever notices the action waits no longer."""
    if action == wait:
        turn[WAITING] |= 1 << seat
        return
    waiting = turn[WAITING]
    for other in range(s.players):
        if (waiting >> other) & 1 and (other == seat or seen(s, seat, action, other) != NOTHING):
            waiting ^= 1 << other
    turn[WAITING], turn[LAST] = waiting, seat
    apply(s, seat, action)


@rule
def ask(boards, flat, turn, mask, picks, marked, observed):
    """Choose who is asked next, and fill in their marked actions and observation."""
    seat = choose(boards[STATE], turn, mask)
    turn[ASKED] = seat
    if seat != NOBODY:
        for action in range(len(mask)):
            marked[action] = mask[action]
        marked[len(mask)] = 1 - turn[CALLED]
        observe(boards, flat, seat, picks, observed)
    return seat


@rule
def choose(s, turn, mask):
    """Return the next actor who does not wait and has a legal action; else call an awaited seat, which must act."""
    turn[CALLED] = 1
    if is_over(s):
        return NOBODY
    able = actors(s)
    if able & (able - 1):  # a single actor is called at once
        left = able & ~turn[WAITING]
        while left:
            seat = next_seat(left, turn[LAST])
            legal(s, seat, mask)
            if marks(mask):
                turn[CALLED] = 0
                return seat
            left &= ~(1 << seat)
    seat = next_seat(awaited(s), turn[LAST])
    legal(s, seat, mask)
    return seat


@rule
def observe(boards, flat, viewer, picks, observed):
    """Write what a viewer sees: its seat, then the picked words of its view."""
    for index in range(flat.shape[1]):
        flat[SIGHT, index] = UNKNOWN
    look(boards[STATE], viewer, boards[SIGHT])
    observed[0] = viewer
    for index in range(picks.shape[1]):
        value = flat[SIGHT, picks[0, index]]
        observed[index + 1] = picks[1, index] if value == UNKNOWN else value


@rule
def glance(boards, flat, mask, picks, marked, observed, seat):
    """Fill in any seat's legal actions and observation, whether or not it is asked."""
    s = boards[STATE]
    if (actors(s) >> seat) & 1:
        legal(s, seat, mask)
        for action in range(len(mask)):
            marked[action] = mask[action]
    else:
        for action in range(len(mask)):
            marked[action] = 0
    observe(boards, flat, seat, picks, observed)

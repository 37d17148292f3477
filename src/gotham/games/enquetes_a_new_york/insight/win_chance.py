"""Who may win from here: a state is played out in many worlds that agree with everything read by any seat.

Each seat keeps its knowledge. Unread clues are sampled like generated cases; dice and draws are random. A guess is
right as often as its maker can expect: all cards together may rule it out, but no seat has them all.
"""

from ....engine import below, dice, draw_key, roll, rule
from ....engine.contract import apply, is_over, legal
from ..bots.master.accusation_race import pick, rivals_end
from ..bots.master.rival_knowledge import SCALE, begin, draw_answer, is_certain, write_case
from ..bots.master.square_odds import weigh
from ..rules.board import SQUARES
from ..rules.state import ACCUSE, CLOSING, NOBODY, OVER, ROLL, ROLLING, SEATS

NO_ACTION = -1
ASIDE = 1 << 40  # beyond all seeds of worlds: the first choice must not shift later random numbers


@rule
def play_on(state, flat, worlds, tables, scratch, action, runs, seed, wins):
    """Run playouts, starting with an action of the seat on turn unless it is NO_ACTION; add up each seat's wins.

    The same seed gives the same worlds, so that two actions differ only by their effects.
    """
    s, likely = worlds[0], scratch[2]
    begin(state, flat)
    read = read_by_anybody(s)
    weigh(s, read, tables[0], tables[1], likely)
    for run in range(runs):
        begin(state, flat)
        rng = draw_key(s.key, dice(seed + run))
        answer, rng = draw_answer(likely, rng)
        rng = write_case(s, read, answer, rng)
        first = dice(seed + run + ASIDE)
        if action == NO_ACTION:
            take_step(s, tables, scratch, first)
        else:
            do(s, action, tables, scratch, first)
        finish(s, tables, scratch, rng, wins)


@rule
def read_by_anybody(s):
    """Return the cards read by any seat, eliminated ones included."""
    cards = 0
    for seat in range(SEATS):
        cards |= s.knows[seat, seat]
    return cards


@rule
def finish(s, tables, scratch, rng, wins):
    """Play a world to its end; without a winner all seats share, but one who plays alone has lost."""
    while not is_over(s):
        rng = take_step(s, tables, scratch, rng)
    for seat in range(s.players):
        if s.winner == NOBODY:
            wins[seat] += 1.0 / s.players if s.players > 1 else 0.0
        elif s.winner == seat:
            wins[seat] += 1.0


@rule
def take_step(s, tables, scratch, rng):
    """Take a step for the seat on turn: move to the most cards, accuse when certain, otherwise guess daringly."""
    seat = s.turn
    if s.phase == ROLLING and not is_certain(s, seat):
        return do(s, ROLL, tables, scratch, rng)
    if s.phase == ROLLING or s.phase == CLOSING:
        if is_certain(s, seat):
            s.winner, s.phase = seat, OVER
            return rng
        return do(s, rivals_end(s, seat, True, tables, scratch[1]), tables, scratch, rng)
    legal(s, seat, scratch[0])
    action, rng = pick(s, seat, scratch[0], True, rng)
    return do(s, action, tables, scratch, rng)


@rule
def do(s, action, tables, scratch, rng):
    """Apply an action of the seat on turn; an accusation succeeds by chance."""
    if action < ACCUSE:
        apply(s, s.turn, action)
        return rng
    return accuse(s, action - ACCUSE, tables, scratch[1], rng)


@rule
def accuse(s, square, tables, chances, rng):
    """Accuse a square for the seat on turn; it is right with its chance given the cards that seat has read."""
    weigh(s, s.knows[s.turn, s.turn], tables[0], tables[1], chances)
    rng = roll(rng)
    if below(rng, SCALE) < chances[square] * SCALE:
        s.winner, s.phase = s.turn, OVER
        return rng
    if square == s.answer:  # then accuse the next likely square instead
        chances[square] = 0.0
        for other in range(SQUARES):
            if chances[other] > chances[square]:
                square = other
    apply(s, s.turn, ACCUSE + square)
    return rng

"""Who may win from here: a state is played to its end in many worlds that fit all that has been read, by anybody.

Everybody keeps what they know. What nobody has read yet is drawn as cases are made, and so are dice and lots.
A guess is right as often as who makes it can expect: all cards together may tell that it is not, but nobody has them.
"""

from ....engine import below, dice, draw_key, roll, rule
from ....engine.contract import apply, is_over, legal
from ..bots.master.accusation_race import pick, rivals_end
from ..bots.master.rival_knowledge import SCALE, begin, draw_answer, is_certain, write_case
from ..bots.master.square_odds import weigh
from ..rules.board import SQUARES
from ..rules.state import ACCUSE, CLOSING, NOBODY, OVER, ROLL, ROLLING, SEATS

NO_ACTION = -1
ASIDE = 1 << 40  # beyond all seeds of worlds: the first choice must not shift the chances of those that follow


@rule
def play_on(state, flat, worlds, tables, scratch, action, runs, seed, wins):
    """Plays on so often, with an action of who is on turn first unless it is NO_ACTION; adds up each seat's wins.

    The same seed gives the same worlds, so that two actions differ by nothing but what they do.
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
    """The cards that somebody has read, those who are out included."""
    cards = 0
    for seat in range(SEATS):
        cards |= s.knows[seat, seat]
    return cards


@rule
def finish(s, tables, scratch, rng, wins):
    """Plays a world to its end; where nobody wins, all share."""
    while not is_over(s):
        rng = take_step(s, tables, scratch, rng)
    for seat in range(s.players):
        if s.winner == NOBODY:
            wins[seat] += 1.0 / s.players
        elif s.winner == seat:
            wins[seat] += 1.0


@rule
def take_step(s, tables, scratch, rng):
    """Who is on turn goes where most is shown, accuses when certain, and else guesses as daring players do."""
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
    """Who is on turn does something."""
    if action < ACCUSE:
        apply(s, s.turn, action)
        return rng
    return accuse(s, action - ACCUSE, tables, scratch[1], rng)


@rule
def accuse(s, square, tables, chances, rng):
    """Who is on turn accuses a square, and is right with the chance that it has by the cards they have read."""
    weigh(s, s.knows[s.turn, s.turn], tables[0], tables[1], chances)
    rng = roll(rng)
    if below(rng, SCALE) < chances[square] * SCALE:
        s.winner, s.phase = s.turn, OVER
        return rng
    if square == s.answer:  # then it is the next likely one that was named
        chances[square] = 0.0
        for other in range(SQUARES):
            if chances[other] > chances[square]:
                square = other
    apply(s, s.turn, ACCUSE + square)
    return rng

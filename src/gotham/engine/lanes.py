"""Many matches side by side: what one lane of a batch does, over the contract, on a CPU or a GPU."""

from .chance import WORD, dice, roll
from .compiler import rule
from .contract import apply, awaited, is_over, legal, look, returns, setup, why, winners
from .playout import next_seat, pick, pick_weighted
from .records import UNKNOWN, bits, copy, fill

RESET, ACT = 1, 2  # what a call does first, as bits; then each lane is described
DISABLED, NEXT_STEP, SAME_STEP = range(3)  # when the next match of a lane starts: never, in the next step, at once
NO_SUCH = -1  # in the place of a clause: the number is not an action
SHARES = 60  # a win in parts: divisible by any number of winners
MATCHES, DECISIONS, TIES, NOBODY, PLACES = range(5)  # of the sums; from PLACES on, figures of each place
SHARE, SHARE_SQUARED, RETURN, RETURN_SQUARED, FIGURES = range(5)  # of a place


# -------------------------------------------------------------------------------------------- whole matches


@rule
def start(s, players, options, base, key, match):
    """Set s to the start of a match: its key is the batch's, with the number of the match added."""
    copy(key, base)
    key[0] = (base[0] + match) & WORD
    key[1] = (base[1] + (match >> 32)) & WORD
    setup(s, players, options, key)


@rule
def first_seat(s):
    """Return the seat that decides next, counted from seat 0."""
    return next_seat(awaited(s), -1)


@rule
def play_out(s, mask, room, without, stop, rng):
    """Play a match to its end at random, without the actions from `without` to `stop`; return the decisions."""
    seat, count = -1, 0
    while not is_over(s):
        seat = next_seat(awaited(s), seat)
        legal(s, seat, mask)
        for action in range(without, stop):
            mask[action] = False
        rng = roll(rng)
        apply(s, seat, pick(mask, room, rng))
        count += 1
    return count


@rule
def play_weighted(s, mask, lots, rng):
    """Play a match to its end with actions weighted by kind; return the number of decisions."""
    seat, count = -1, 0
    while not is_over(s):
        seat = next_seat(awaited(s), seat)
        legal(s, seat, mask)
        rng = roll(rng)
        apply(s, seat, pick_weighted(mask, lots, rng))
        count += 1
    return count


@rule
def dice_of(seed, match):
    """Return the generator of the decisions in a match."""
    return dice(seed + match)


@rule
def add_up(s, players, first, decisions, out, sums):
    """Add a finished match to sums; a place is a seat counted from the first."""
    won = winners(s)
    count = bits(won)
    returns(s, out)
    sums[MATCHES] += 1
    sums[DECISIONS] += decisions
    sums[TIES] += count > 1
    sums[NOBODY] += count == 0
    for seat in range(players):
        at = PLACES + (seat - first + players) % players * FIGURES
        share = SHARES // count if won >> seat & 1 else 0
        sums[at + SHARE] += share
        sums[at + SHARE_SQUARED] += share * share
        sums[at + RETURN] += out[seat]
        sums[at + RETURN_SQUARED] += out[seat] * out[seat]


# ---------------------------------------------------------------------------------------------- single steps


@rule
def advance(s, lane, what, after, actions, match, lanes, results, key, out):
    """Restart the match of a lane, or act in it; `after` says when a finished one is followed by the next.

    match: players, options, key of the batch. lanes: by lane, the seat that decides (-1: over), the matches finished,
    and the chosen actions. results: by lane, the clause against the action, whether the match ended with it, the
    winners as bits, and what each seat gets.
    """
    players, options, base = match
    seats, episodes, chosen = lanes
    refused, over, won, rewards = results
    refused[lane], over[lane], won[lane] = 0, 0, 0
    for seat in range(players):
        rewards[lane, seat] = 0
    starts = what == RESET
    if starts:
        episodes[lane] = 0
    elif seats[lane] < 0:
        starts = after == NEXT_STEP
        episodes[lane] += starts
    elif what == ACT:
        refused[lane] = answer(s, seats[lane], chosen[lane], actions)
        if refused[lane] == 0 and is_over(s):
            end(s, lane, players, over, won, rewards, out)
            seats[lane] = -1
            starts = after == SAME_STEP
            episodes[lane] += starts
        elif refused[lane] == 0:
            seats[lane] = next_seat(awaited(s), seats[lane])
    if starts:  # in one place: a GPU gets the rules of setup once, and its threads set up side by side
        restart(s, lane, players, options, base, key, seats, episodes)


@rule
def restart(s, lane, players, options, base, key, seats, episodes):
    """Start the next match of a lane. Its number does not depend on how many lanes there are."""
    start(s, players, options, base, key, lane + (episodes[lane] << 32))
    seats[lane] = first_seat(s)


@rule
def answer(s, seat, action, actions):
    """Act for a seat if that is legal; return 0, or the clause against it."""
    if not 0 <= action < actions:
        return NO_SUCH
    clause = why(s, seat, action)
    if clause == 0:
        apply(s, seat, action)
    return clause


@rule
def end(s, lane, players, over, won, rewards, out):
    over[lane] = 1
    won[lane] = winners(s)
    returns(s, out)
    for seat in range(players):
        rewards[lane, seat] = out[seat]


@rule
def mark(s, lane, seat, mask, masks):
    """Pack the legal actions of a seat into bytes; a match that is over has none."""
    if seat >= 0:
        legal(s, seat, mask)
    else:
        fill(mask, False)
    for byte in range(masks.shape[1]):
        packed = 0
        for bit in range(min(8, len(mask) - 8 * byte)):
            packed |= int(mask[8 * byte + bit]) << bit
        masks[lane, byte] = packed


@rule
def observe(s, lane, viewer, view, words, views):
    """Write down what a viewer knows; words is the memory of view."""
    fill(words, UNKNOWN)
    look(s, viewer, view)
    for word in range(len(words)):
        views[lane, word] = words[word]


# ------------------------------------------------------------------- ranges of lanes, for the cores of a CPU


@rule
def advance_all(rows, begin, stop, what, after, match, lanes, results, mask, masks, key, out):
    for lane in range(begin, stop):
        s = rows[lane]
        advance(s, lane, what, after, len(mask), match, lanes, results, key, out)
        mark(s, lane, lanes[0][lane], mask, masks)


@rule
def observe_all(rows, begin, stop, viewers, view, words, views):
    for lane in range(begin, stop):
        observe(rows[lane], lane, viewers[lane], view[0], words, views)


@rule
def play_all(rows, begin, stop, number, match, seed, mask, lots, decisions, sums, key, out):
    """Play matches by number at random, the first in row `begin`; one row is enough where only sums are wanted."""
    room, without, until = lots
    players, options, base = match
    for place in range(begin, stop):
        s = rows[place % len(rows)]
        start(s, players, options, base, key, number + place)
        first = first_seat(s)
        count = play_out(s, mask, room, without, until, dice_of(seed, number + place))
        add_up(s, players, first, count, out, sums)
        decisions[place % len(decisions)] = count


@rule
def play_all_weighted(rows, begin, stop, number, match, seed, mask, lots, decisions, sums, key, out):
    """As `play_all`, with actions weighted by kind."""
    players, options, base = match
    for place in range(begin, stop):
        s = rows[place % len(rows)]
        start(s, players, options, base, key, number + place)
        first = first_seat(s)
        count = play_weighted(s, mask, lots, dice_of(seed, number + place))
        add_up(s, players, first, count, out, sums)
        decisions[place % len(decisions)] = count

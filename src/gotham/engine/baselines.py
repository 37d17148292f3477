"""Random and greedy play inside a device: what those two bots do, asked in the order of a table."""

from typing import Any

from .chance import WORD, dice, mix, roll
from .compiler import rule, with_rule
from .contract import actors, apply, awaited, guess, is_over, legal, look, returns, stub, winners
from .lanes import start
from .playout import marks, next_seat, pick
from .records import UNKNOWN, fill

RANDOM, GREEDY = range(2)  # policies of a seat
WORLDS = 4  # guesses that the greedy one averages over
WAIT = -1  # in the place of an action: nothing now
SEATS = 64  # more than a game has
GOLDEN = 0x9E3779B9  # spreads neighbouring numbers


@stub
@rule
def worth(s, player, action, out):
    """Return the player's lead over the best other if the match ended after this action. A game may have its own."""
    apply(s, player, action)
    returns(s, out)
    best = -(1 << 60)
    for seat in range(s.players):
        if seat != player:
            best = max(best, out[seat])
    return float(out[player] - best)


def with_worth(function: Any, own: Any) -> Any:
    """Return a rule of this module that uses a game's own `worth`, where it has one."""
    return function if own is None else with_rule(function, worth, own)


@rule
def play_number(s, number, match, lineup, seed, mask, room, imagined, key, out):
    """Play a match by its number: one of a block, which is a deal with every rotation of the line-up.

    match: players, options, key of the first deal. imagined: states to guess into, and one to try actions in, each with
    its memory. Return the decisions.
    """
    players, options, base = match
    start(s, players, options, base, key, number // players)
    rng, last, asked, count = dice(seed + number), -1, 0, 0
    while not is_over(s):
        left = actors(s) & ~asked
        seat = next_seat(left if left else awaited(s), last)
        must = left == 0 or awaited(s) >> seat & 1
        policy = lineup[(seat + number) % players]
        action = choose(s, seat, policy, must, mask, room, imagined, out, dice_for(rng, count, seat))
        if action == WAIT:
            asked |= 1 << seat
        else:
            apply(s, seat, action)
            last, asked = seat, 0
            count += 1
    return count


@rule
def dice_for(rng, count, seat):
    """Return the generator of one decision in a match, which no other decision moves on."""
    return dice((rng[3] >> 1) << 32 | (count * SEATS + seat))


@rule
def choose(s, seat, policy, must, mask, room, imagined, out, rng):
    """Return what a policy does; a seat that need not act may WAIT."""
    legal(s, seat, mask)
    count = marks(mask)
    if count == 0:
        return WAIT
    if policy == RANDOM or (count == 1 and must):
        return pick(mask, room, rng)
    return best_action(s, seat, must, mask, imagined, out, rng)


@rule
def best_action(s, seat, must, mask, imagined, out, rng):
    """Return the action of the most worth, summed over guesses of what the seat cannot see; ties are broken by lot."""
    worlds, memory, trial, words = imagined
    rng = guess_worlds(s, seat, worlds, memory, rng)
    chosen, best, highest = WAIT, 0.0, 0
    for action in range(len(mask)):
        if mask[action]:
            value, own = total_worth(seat, action, len(worlds), memory, trial, words, out), lot(rng, action)
            if chosen == WAIT or value > best or (value == best and own > highest):
                chosen, best, highest = action, value, own
    return WAIT if best < 0 and not must else chosen


@rule
def guess_worlds(s, seat, worlds, memory, rng):
    """Fill states with guesses that look to the seat as s does; return the generator after them."""
    fill(memory, UNKNOWN)
    for place in range(len(worlds)):
        world = worlds[place]
        look(s, seat, world)
        rng = roll(rng)
        guess(world, seat, rng[3])
    return rng


@rule
def total_worth(seat, action, worlds, memory, trial, words, out):
    total = 0.0
    for place in range(worlds):
        for word in range(len(words)):
            words[word] = memory[place * len(words) + word]
        total += worth(trial[0], seat, action, out)
    return total


@rule
def lot(rng, action):
    """Return the lot that an action draws: no two draw the same."""
    return mix((rng[3] ^ (action * GOLDEN)) & WORD)


@rule
def note_result(s, place, players, count, results, out):
    """Write down a finished match: decisions, winners as bits, and what each seat gets."""
    decisions, won, returned = results
    decisions[place] = count
    won[place] = winners(s)
    returns(s, out)
    for seat in range(players):
        returned[place, seat] = out[seat]


@rule
def play_numbers(rows, begin, stop, first, match, lineup, seed, mask, room, imagined, results, key, out):
    """Play a range of matches, for the cores of a CPU."""
    for place in range(begin, stop):
        count = play_number(rows[0], first + place, match, lineup, seed, mask, room, imagined, key, out)
        note_result(rows[0], place, match[0], count, results, out)

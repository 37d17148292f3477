"""New York New York with few cards: solved through the contract, and independently from the rulebook."""

import functools
import random

import numpy as np
import pytest
from tests.variant import variant

from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.state import CARDS, EMPTY


def solve(module, rows, known):
    """Return the lead of seat 0 with open cards and best play."""
    s, position = rows[0], rows.tobytes()
    if position not in known:
        if module.is_over(s):
            out = np.zeros(2, np.int64)
            module.returns(s, out)
            known[position] = int(out[0] - out[1])
        else:
            seat = int(s.turn)
            values = [solve(module, after, known) for _, after in choices(module, rows)]
            known[position] = min(values) if seat else max(values)
    return known[position]


def choices(module, rows):
    """Yield every legal action and the state after it."""
    seat = int(rows[0].turn)
    mask = np.zeros(module.ACTIONS.count, np.bool_)
    module.legal(rows[0], seat, mask)
    for action in np.flatnonzero(mask).tolist():
        after = rows.copy()
        module.apply(after[0], seat, action)
        yield action, after


# ------------------------------------------------------- the same from the rulebook, on plain tuples

# A card is (suit, number) with numbers from 1; the skyline is the suits on top, None where there is nothing.


def points(skyline, suit, bonuses):
    total = sum(number for number, top in enumerate(skyline, 1) if top == suit)  # NY-13
    if bonuses:
        total += sum({1: 0, 2: 3, 3: 6, 4: 10}[run] for run in run_lengths(skyline, suit))  # NY-14
    return total


def run_lengths(skyline, suit):
    """Return the runs of the ring, cut open where no run is (NY-15), as words of a text."""
    ring = "".join("x" if top == suit else " " for top in skyline)
    cut = ring.find(" ")
    return [len(run) for run in (ring[cut:] + ring[:cut] if cut >= 0 else ring).split()]


@functools.cache
def best(skyline, hands, reserve, pile, out, seat, bonuses):
    """Return the value of a position for seat 0; the given seat is to play."""
    if not playing(hands, out, seat):
        other = 1 - seat
        if not playing(hands, out, other):
            return points(skyline, 0, bonuses) - points(skyline, 1, bonuses)  # NY-11
        return best(skyline, hands, reserve, pile, out, other, bonuses)  # NY-10, NY-22
    values = [best(skyline, hands, reserve, pile, out | {seat}, 1 - seat, bonuses)]  # NY-09
    for suit, number in hands[seat]:
        built = (*skyline[: number - 1], suit, *skyline[number:])  # NY-06
        left = hands[seat] - {(suit, number)}
        if not reserve:  # NY-08
            values.append(best(built, held(hands, seat, left), reserve, pile, out, 1 - seat, bonuses))
        for card in reserve:  # NY-05, NY-07
            refilled = (reserve - {card}) | frozenset(pile[:1])
            after = held(hands, seat, left | {card})
            values.append(best(built, after, refilled, pile[1:], out, 1 - seat, bonuses))
    return min(values) if seat else max(values)


def playing(hands, out, seat):
    return hands[seat] and seat not in out


def held(hands, seat, cards):
    return (cards, hands[1]) if seat == 0 else (hands[0], cards)


# ---------------------------------------------------------------------------------------- both at once


def tiny(numbers, suits, hand, reserve):
    """Return the rules for two players with fewer cards."""
    return variant(
        rules, SEATS=2, PLAYERS=range(2, 3), NUMBERS=numbers, SUITS=suits, HAND=hand, RESERVE=reserve, BEST=30
    )


def shuffled(module, seed):
    """Return a deal as in the rulebook, from Python's own generator."""
    deck = [(suit, number) for suit in range(module.SUITS) for number in range(1, module.NUMBERS + 1)]
    random.Random(seed).shuffle(deck)
    one, two, rest = deck[: module.HAND], deck[module.HAND : 2 * module.HAND], deck[2 * module.HAND :]
    return (frozenset(one), frozenset(two)), frozenset(rest[: module.RESERVE]), tuple(rest[module.RESERVE :]), seed % 2


def written(module, hands, reserve, pile, starter, bonuses):
    """Return the same deal as a state."""
    rows = module.State.rows()
    s = rows[0]
    module.setup(s, 2, np.array([0 if bonuses else 1, 1]), np.zeros(8, np.int64))
    s.starter = s.turn = starter
    places = {card: module.DEALT + seat for seat in (0, 1) for card in hands[seat]}
    places |= dict.fromkeys(reserve, module.RESERVED)
    places |= {card: module.PILE + len(pile) - 1 - index for index, card in enumerate(pile)}
    for (suit, number), place in places.items():
        s.place[suit * module.NUMBERS + number - 1] = place
    assert module.check(s) == 0
    return rows


def agree(module, deals):
    """Solve deals in both ways; return the values."""
    values = []
    for seed in range(deals):
        bonuses = seed % 4 < 2
        hands, reserve, pile, starter = shuffled(module, seed)
        by_rules = solve(module, written(module, hands, reserve, pile, starter, bonuses), {})
        by_book = best((None,) * module.NUMBERS, hands, reserve, pile, frozenset(), starter, bonuses)
        assert by_rules == by_book
        values.append(by_rules)
    best.cache_clear()
    return values


def test_the_variant_is_small():
    module = tiny(3, 2, 2, 1)
    assert (module.CARDS, module.ACTIONS.count, module.EMPTY) == (6, 13, 6)
    assert (CARDS, rules.ACTIONS.count, EMPTY) == (48, 97, 48)
    with pytest.raises(ValueError, match="assigns no COLOURS"):
        variant(rules, COLOURS=3)


@pytest.mark.clause("NY-05", "NY-06", "NY-08", "NY-09", "NY-10", "NY-11", "NY-13", "NY-14", "NY-15", "NY-22")
@pytest.mark.parametrize(
    "size",
    [(3, 2, 2, 1), (2, 3, 2, 1), (3, 2, 1, 2)],
    ids=["six cards", "with a neutral colour", "with a choice of two"],
)
def test_two_solvers_agree(size):
    values = agree(tiny(*size), 72)
    assert min(values) < 0 < max(values)
    assert len(set(values)) > 5


@pytest.mark.deep
@pytest.mark.parametrize("size", [(4, 2, 2, 2), (3, 3, 2, 1), (2, 4, 2, 2), (4, 2, 1, 2)])
def test_two_solvers_agree_on_larger_games(size):
    values = agree(tiny(*size), 100)
    assert min(values) < 0 < max(values)


# -------------------------------------------------------------------------------------- solved by hand


def answers(game, state, text):
    """Return the value of each action in a position of the real game."""
    return {game.notation[action]: solve(rules, after, {}) for action, after in choices(rules, state(text))}


@pytest.mark.clause("NY-09", "NY-11")
def test_passing_leaves_the_own_card_on_top(game, state):
    """Seat 0 shows Y12 alone (12) and holds R12: to play it would hand the twelve to seat 1.

    Player 1 holds G1, on a position nobody scores. So passing is worth 12 to nothing, playing 0 to 12.
    """
    text = """
        option rounds 1
        skyline BBBBBBBBBBBY
        covered *
        reserve
        hand 0 R12
        hand 1 G1
        pile
    """
    assert answers(game, state, text) == {"play R12": -12, "pass": 12}


@pytest.mark.clause("NY-10", "NY-14", "NY-22")
def test_the_last_play_is_worth_most(game, state):
    """Seat 0 holds Y11 and Y12, seat 1 holds R12 alone; the tops are neutral.

    After Y11 seat 1 can play R12 or pass: Y12 comes last in any case, 11 + 12 and the run of two, 26 to 0.
    After Y12 seat 1 covers it, and seat 0 has Y11 left: 11 to 12. If seat 0 passes, seat 1 plays R12: 0 to 12.
    """
    text = """
        option rounds 1
        skyline BBBBBBBBBBBB
        covered *
        reserve
        hand 0 Y11 Y12
        hand 1 R12
        pile
    """
    assert answers(game, state, text) == {"play Y11": 26, "play Y12": -1, "pass": -12}


@pytest.mark.clause("NY-05", "NY-07", "NY-22")
def test_the_best_card_to_take_is_the_other_players():
    """Two suits of three, one card a hand, no bonuses. The tops are Y1 and R2; seat 0 has played and takes Y3 or R3.

    Player 1 holds Y2. If it passes, seat 0 goes on alone and brings Y3 on top whichever it took: 4 - 2 = 2.
    If it plays Y2 it must take what seat 0 left. With R3 it covers Y3, or plays it alone if seat 0 passes:
    3 - 3 = 0, better for it than 2. With Y3 it can only pass, and so does seat 0: 3 - 0 = 3, worse for it than 2.
    So Y3 is worth 0 and R3 is worth 2.
    """
    module = tiny(3, 2, 1, 2)
    y1, y2, y3, r1, r2, r3 = range(6)
    rows = module.State.rows()
    s = rows[0]
    module.setup(s, 2, np.array([1, 1]), np.zeros(8, np.int64))
    s.turn, s.taking, s.pile, s.reserve = 0, 1, 0, 2
    s.held[:] = 0, 1
    s.top[:] = y1, r2, module.EMPTY
    s.place[[y1, r1, r2]] = module.SKYLINE
    s.place[[y3, r3]] = module.RESERVED
    s.place[y2] = module.DEALT + 1
    assert module.check(s) == 0
    values = {action - module.TAKE: solve(module, after, {}) for action, after in choices(module, rows)}
    assert values == {y3: 0, r3: 2}

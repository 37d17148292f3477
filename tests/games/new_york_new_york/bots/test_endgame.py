"""The endgame solver against the rules: the same moves and ends, and the values of brute force."""

import itertools
import random
import time

import numpy as np
import pytest

import gotham
from gotham.bots import bot
from gotham.engine import copied, has_numba
from gotham.games.new_york_new_york.bots.endgame import alpha_beta
from gotham.games.new_york_new_york.bots.endgame.several_players import settled
from gotham.games.new_york_new_york.bots.endgame.two_players import Endgame
from gotham.games.new_york_new_york.bots.master.tree import reward
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.scoring import score
from gotham.games.new_york_new_york.rules.state import CARDS, NUMBERS, PASS, SEATS

from ..brute import after, brute, ending, few, legal


def lead(s):
    return int(score(s, 0) - score(s, 1))


def walk(game, rng, sizes):
    """Play to the end at random with both; count the moves."""
    rows = ending(rng, sizes)
    endgame = Endgame(game, rows[0])
    stack, tables, moves, count = endgame.stack, endgame.tables, endgame.moves, 0
    advance, listed = (game.bind(function) for function in (alpha_beta.advance, alpha_beta.listed))
    while not game.status(rows)[2]:
        assert not alpha_beta.is_done(stack, 0)
        assert stack[0, alpha_beta.TURN] == rows[0].turn
        assert tables[3][stack[0, alpha_beta.TOPS]] - tables[3][stack[0, alpha_beta.TOPS + 1]] == lead(rows[0])
        found = {endgame.action(move) for move in moves[0, : listed(stack, 0, *tables[:2], moves)].tolist()}
        allowed = legal(game, rows)
        twins = [action for action in allowed if action not in found]
        assert found <= set(allowed)
        assert all(action != PASS and action % CARDS // NUMBERS >= 2 for action in twins)  # neutral, of one number
        action = rng.choice(sorted(found))
        move = alpha_beta.PASSES if action == PASS else endgame.cards.index(action % CARDS)
        advance(stack, 0, move, tables)
        stack[0] = stack[1]
        rows, count = after(game, rows, action), count + 1
    assert alpha_beta.is_done(stack, 0)
    assert tables[3][stack[0, alpha_beta.TOPS]] - tables[3][stack[0, alpha_beta.TOPS + 1]] == lead(rows[0])
    return count


def agrees(game, rng, sizes):
    """Return whether the solver finds the value of brute force, and an action with that value."""
    rows, known = ending(rng, sizes), {}
    solved = Endgame(game, rows[0]).solve(1 << 40)
    value = brute(game, rows, known)
    return solved.lead == value == brute(game, after(game, rows, solved.action), known)


def test_the_solver_moves_as_the_rules_do(game):
    rng = random.Random(1)
    assert sum(walk(game, rng, (6, 6, rng.randint(0, 6))) for _ in range(15)) > 120


def test_the_solver_equals_brute_force(game):
    rng = random.Random(2)
    assert all(agrees(game, rng, few(rng, 4)) for _ in range(25))


def test_an_interrupted_search_continues(game):
    rows = ending(random.Random(3), (3, 3, 0))
    at_once, in_steps = Endgame(game, rows[0]), Endgame(game, rows[0])
    solved = None
    while solved is None:
        solved = in_steps.solve(7)
    assert solved == at_once.solve(1 << 40)
    assert solved.looked > 7


LAST_CARDS = """
    players 3
    option rounds 1
    turn 1 play
    skyline YYYRRRGGGBBB
    covered *
    reserve
    hand 0 Y5 G1
    hand 1 R11 G2+
    hand 2 G10
    pile
"""


def ends(rows):
    """Return each seat's result of a last round when all maximise their own, by recursion."""
    s = rows[0]
    if rules.is_over(s):
        rewards = np.zeros(2 * SEATS)
        reward(s, rewards)
        return rewards
    mask = np.zeros(rules.ACTIONS.count, np.bool_)
    rules.legal(s, s.turn, mask)
    values = []
    for action in np.flatnonzero(mask).tolist():
        after = copied(rows)
        rules.apply(after[0], s.turn, action)
        values.append(ends(after))
    return max(values, key=lambda value: value[s.turn])


def test_the_last_cards_of_three_players_are_solved(game, lay, state):
    """Seat 2 knows all: its card is the only dealt card of seats 0 and 1 that it has not seen."""
    scene = LAST_CARDS.replace("turn 1", "turn 2").replace("R11 G2+", "R11+ G2+").replace("Y5 G1", "Y5+ G1+")
    view, rows = lay(scene).view(2), state(scene)
    found = settled(view, np.zeros((0, CARDS + 2)), 1 << 40, 1)
    assert found[0].chance == pytest.approx(ends(rows)[SEATS + 2])
    assert {each.action for each in found} == set(view.numbers)
    assert settled(view, np.zeros((0, CARDS + 2)), 3, 1) == []


def test_unknown_last_cards_are_guessed(lay):
    view = lay(LAST_CARDS).view(1)
    assert settled(view, np.zeros((0, CARDS + 2)), 1 << 40, 1)[0].action in view.numbers


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
def test_the_solver_equals_brute_force_2000_times():
    game, rng = gotham.game("new-york-new-york", "compiled"), random.Random(4)
    assert all(agrees(game, rng, few(rng, 7)) for _ in range(2000))
    assert sum(walk(game, rng, (6, 6, rng.randint(0, 6))) for _ in range(2000)) > 20_000


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
def test_endgames_are_solved_once_the_pile_is_empty(print_later):
    """300 of them, as in play of quick masters. Times are printed; the numbers of positions are checked."""
    game = gotham.game("new-york-new-york", "compiled")
    solved, seconds = [], []
    for rows in itertools.islice(emptied(game), 300):
        start = time.process_time()
        solved.append(Endgame(game, rows[0]).solve(1 << 40).looked)
        seconds.append(time.process_time() - start)
    looked = np.quantile(solved, (0.5, 0.95))
    median, late = np.quantile(seconds[1:], (0.5, 0.95))  # the first is compiled
    print_later(f"  endgames: median {median:.2f} s, p95 {late:.2f} s; {looked[0]:,.0f} and {looked[1]:,.0f} positions")
    assert looked[1] < 4_000_000


def emptied(game):
    """Yield the states in which the pile has just become empty, round by round."""
    for seed in itertools.count():
        table, round_ = game.table(2, seed), -1
        masters = [bot(game, "master:2", f"{seed}/{seat}") for seat in range(2)]
        while not table.over:
            seat = table.actors[0]
            view = table.view(seat)
            if not view["pile"] and view["round_"] != round_:
                round_ = int(view["round_"])
                yield game.guess(view.rows, seat, 0)
            table.act(seat, masters[seat].act(view))

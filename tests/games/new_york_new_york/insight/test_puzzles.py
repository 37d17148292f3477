"""Puzzles of New York New York: endgames in which exactly one action wins the match."""

import random
from collections import Counter

import pytest
from msgspec import structs
from tools import mining_new_york_new_york as mining

import gotham
from gotham.engine import has_numba
from gotham.games.new_york_new_york.insight.puzzles import margins, question, refute, rows_of, why
from gotham.games.new_york_new_york.rules.state import DEALT, PILE, ROUNDS
from gotham.match.scene import write_scene
from gotham.study import puzzles

from ..brute import after, brute, ending, few, legal

SHORT, LONGER = 7, 9  # plies for a fast brute force, and for a slow one


def sharp(rng, sizes):
    """An endgame of the last round of a match, after a close first round."""
    rows = ending(rng, sizes)
    s = rows[0]
    s.options[ROUNDS], s.round_, s.points[0, :2] = 0, 1, rng.choices(range(30, 50), k=2)
    return rows


def by_brute_force(game, rows):
    """Return the final lead of the seat to act after each action."""
    s, known = rows[0], {}
    sign, before = (1, -1)[int(s.turn)], int(s.points[0, 0] - s.points[0, 1])
    return {action: sign * (before + brute(game, after(game, rows, action), known)) for action in legal(game, rows)}


def made(game, rows, right):
    """Return a puzzle of a position with this answer."""
    text = write_scene(game, mining.shown(rows))
    return puzzles.Puzzle("1", text, int(rows[0].turn), question(rows), (game.notation[right],), (why(game, rows),), 1)


# ----------------------------------------------------------------------------------------- the solver


def test_winning_actions_equal_brute_force_200_times(game):
    """For every action of a position: the margin of the win, tie or loss."""
    rng = random.Random(7)
    for _ in range(200):
        rows = sharp(rng, few(rng, 4))
        assert margins(game, rows) == by_brute_force(game, rows)


def test_a_puzzle_has_one_solution_or_is_refused(game):
    """A position is proved exactly if brute force finds one winning action."""
    rng, counts = random.Random(8), Counter()
    for _ in range(30):
        rows = sharp(rng, (2, 2, 0))
        found = by_brute_force(game, rows)
        handicap = rng.choice([*found.values()]) - rng.randrange(2)  # so that some action barely wins, or barely fails
        rows[0].points[0, rows[0].turn if handicap < 0 else 1 - rows[0].turn] += abs(handicap)
        won = [action for action, margin in found.items() if margin > handicap]
        counts[min(len(won), 2)] += 1
        for action in legal(game, rows):
            puzzle = made(game, rows, action)
            if won == [action]:
                puzzles.prove(game, puzzle)
                assert not puzzles.problem(game, puzzle)
            else:
                with pytest.raises(ValueError, match="what wins is"):
                    puzzles.prove(game, puzzle)
    assert min(counts[solutions] for solutions in range(3)) > 3


def test_a_wrong_answer_is_refuted(game, state):
    """Red 11 gives 11 points away; the other answers with the best action."""
    rows = state("""
        round 2
        starter 1
        points 40 44
        skyline YRBBBBBBBBBB
        covered *
        reserve
        hand 0 Y12+ R11+
        hand 1 R3+ Y4+
        pile
    """)
    puzzle = made(game, rows, game.read("play Y12"))
    puzzles.prove(game, puzzle)
    table = puzzles.begin(game, puzzle, name="Ann")
    told = refute(game, puzzle, [game.read("play R11")])
    assert puzzles.said(game, puzzle, told, game.words("en"), table) == (
        "Mabel answers with red 3. If both sides play on as well as they can, you lose the match by 7 points."
    )
    assert puzzles.judge(game, puzzle, ["play R11"])[:2] == ("wrong", told)
    assert puzzles.judge(game, puzzle, ["play Y12"]).verdict == "right"
    with pytest.raises(ValueError, match="no endgame of two players in the last round"):
        puzzles.prove(game, structs.replace(puzzle, seat=1))


# --------------------------------------------------------------------------------- the shipped puzzles


def test_the_puzzles_are_varied(game):
    """Solving ten must not teach a shortcut for the next."""
    actions = [(rows_of(game, puzzle)[0], puzzles.solution(game, puzzle)[0]) for puzzle in puzzles.puzzles(game)]
    sorts = Counter(mining.sort_of(s, action) for s, action in actions)
    assert min(sorts[sort] for sort in ("own", "take", "cover", "wait")) >= 10
    assert max(sorts.values()) <= 40


def test_all_hands_are_open_and_every_wrong_answer_has_a_reason(game):
    """Reasons for wrong answers need no solver."""
    for puzzle in puzzles.puzzles(game):
        table = puzzles.begin(game, puzzle)
        assert {*puzzle.wrong, *puzzle.solution} == {*table.legal(puzzle.seat)}
        assert not any(DEALT <= place < PILE for place in rows_of(game, puzzle)[0].place)


def test_the_shortest_have_one_solution_by_brute_force(game):
    """Some of them here, more in `make deep`."""
    short = [puzzle for puzzle in puzzles.puzzles(game) if mining.left(rows_of(game, puzzle)[0]) <= SHORT]
    for puzzle in random.Random(9).sample(short, 3):
        assert winning(game, puzzle) == puzzles.solution(game, puzzle)


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
def test_all_short_puzzles_have_one_solution_by_brute_force():
    """And the stated margins of wrong answers are right."""
    game = gotham.game("new-york-new-york", "compiled")
    short = [puzzle for puzzle in puzzles.puzzles(game) if mining.left(rows_of(game, puzzle)[0]) <= LONGER]
    assert len(short) > 30
    for puzzle in short:
        assert winning(game, puzzle) == puzzles.solution(game, puzzle)
        for text, said in puzzle.wrong.items():
            assert said == refute(game, puzzle, [game.read(text)])


def winning(game, puzzle):
    """Return the winning actions by brute force."""
    return [action for action, margin in by_brute_force(game, rows_of(game, puzzle)).items() if margin > 0]

"""Generated cases: EN-13, EN-14, EN-17. Their guarantees are checked square by square."""

import itertools
import random
from collections import Counter

import pytest
from tests.chance import chi_square

from gotham.engine import dice, key_of
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, EXPERT, INFORMANT, NAMES
from gotham.games.enquetes_a_new_york.cases.generator import (
    DECOYS,
    bits,
    complete,
    draw_decoys,
    faults,
    fits,
    generate,
    left,
    nth_bit,
    spares,
)
from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules.board import ALL, SQUARES, squares_of
from gotham.games.enquetes_a_new_york.rules.state import CARDS

from ..position import begin, blank, copy, same

MADE = 16  # cases of each level
NEEDED = {1: 3, 2: 5}  # the fewest cards that may settle a case
WHOLE = (1 << CARDS) - 1


def made(level, seed):
    """Generate a case with its decoys."""
    s = blank()
    s.options[0] = level - 1
    s.key = key_of(str(seed)).tolist()
    decoys = int(generate(s))
    return s, decoys


def clues_of(s):
    return [CLUES[clue] for clue in s.clue]


def truths(s):
    return [clue.truth for clue in clues_of(s)]


def remaining(some):
    """Return the squares where all of these clues are true."""
    squares = ALL
    for truth in some:
        squares &= truth
    return squares


def assert_fair(s, level):
    """Ten and six cards of the level, true at the answer and all different; two exclude every wrong square."""
    clues = clues_of(s)
    assert [clue.kind for clue in clues] == [INFORMANT] * 10 + [EXPERT] * 6
    assert {clue.level for clue in clues} == {level}
    assert len({clue.truth for clue in clues}) == 16
    for square in range(SQUARES):
        against = sum(not clue.truth >> square & 1 for clue in clues)
        assert against == 0 if square == s.answer else against >= 2


# --------------------------------------------------------------------------------- generated cases


@pytest.mark.clause("EN-13", "EN-14", "EN-17")
@pytest.mark.parametrize("level", [1, 2])
def test_a_generated_case_meets_every_guarantee(level):
    for seed in range(MADE):
        s, decoys = made(level, seed)
        assert_fair(s, level)
        assert remaining(truths(s)) == 1 << s.answer
        for missing in range(CARDS):
            assert remaining(truths(s)[:missing] + truths(s)[missing + 1 :]) == 1 << s.answer
        assert decoys.bit_count() == DECOYS[level - 1] == NEEDED[level]
        assert not decoys >> s.answer & 1
        assert all((decoys & ~truth).bit_count() <= 1 for truth in truths(s))


@pytest.mark.clause("EN-14", "EN-17")
@pytest.mark.parametrize("level", [1, 2])
def test_fewer_cards_never_settle_a_generated_case(level):
    """All sets of one card fewer than needed; so no single card settles it either."""
    for seed in range(MADE // 3):
        s, _ = made(level, seed)
        for some in itertools.combinations(truths(s), NEEDED[level] - 1):
            assert remaining(some).bit_count() > 1


@pytest.mark.clause("EN-17")
@pytest.mark.parametrize("level", [1, 2])
def test_the_same_seed_gives_the_same_case(level):
    first, decoys = made(level, "s")
    again, same_decoys = made(level, "s")
    assert same(first, again)
    assert decoys == same_decoys
    others = [made(level, seed)[0] for seed in range(6)]
    assert len({tuple(s.clue) for s in others}) == 6
    assert len({int(s.answer) for s in others}) > 1


@pytest.mark.clause("EN-17", "EN-18")
@pytest.mark.parametrize("level", [1, 2])
def test_a_match_on_a_generated_case(level):
    """The generator makes the case; its cards are shuffled."""
    s = begin(3, "s", level=level, case="generated")
    case, _ = made(level, "s")
    assert s.case == 0
    assert s.answer == case.answer
    assert sorted(s.clue[:10]) == sorted(case.clue[:10])
    assert sorted(s.clue[10:]) == sorted(case.clue[10:])
    assert s.clue.tolist() != case.clue.tolist()
    assert rules.check(s) == 0


@pytest.mark.clause("EN-17")
def test_the_answer_can_be_any_square():
    answers = Counter(int(made(2, f"a{seed}")[0].answer) for seed in range(150))
    assert chi_square([answers[square] for square in range(SQUARES)])


# --------------------------------------------------------------------------------------- completing a case


@pytest.mark.clause("EN-13", "EN-14")
@pytest.mark.parametrize("level", [1, 2])
def test_a_partial_case_is_completed(level):
    """The given cards stay, the answer is among the allowed squares, and the case is fair again."""
    chance = random.Random(level)
    for seed in range(MADE):
        s, _ = made(level, seed)
        before = copy(s)
        fixed = sum(1 << card for card in chance.sample(range(CARDS), seed))
        squares = remaining(truth for card, truth in enumerate(truths(s)) if fixed >> card & 1)
        complete(s, fixed, squares, 0, dice(seed))
        assert_fair(s, level)
        assert squares >> s.answer & 1
        assert all(s.clue[card] == before.clue[card] for card in range(CARDS) if fixed >> card & 1)
        assert fixed or s.clue.tolist() != before.clue.tolist()


@pytest.mark.clause("EN-14")
def test_the_answer_can_be_given_too():
    s, _ = made(1, 1)
    for seed, square in enumerate((0, 7, 24)):
        complete(s, 0, 1 << square, 0, dice(seed))
        assert s.answer == square
        assert_fair(s, 1)


@pytest.mark.clause("EN-14")
def test_a_complete_case_is_unchanged():
    s, _ = made(2, 3)
    before = copy(s)
    s.answer = 0 if before.answer else 1
    rng = dice(5)
    assert complete(s, WHOLE, 1 << before.answer, 0, rng) == rng
    assert same(s, before)


@pytest.mark.clause("EN-14")
def test_contradictory_clues_terminate():
    """Clues that no square satisfies, as a scene may have: the result is a case that is not fair."""
    s, _ = made(1, 2)
    s.clue[0], s.clue[1] = NAMES["row-1"], NAMES["row-5"]
    complete(s, 0b11, 0, 0, dice(1))
    assert 0 <= s.answer < SQUARES
    assert faults(s, s.answer) or not remaining(truths(s))


@pytest.mark.clause("EN-14")
def test_each_remaining_square_is_equally_likely():
    s, _ = made(2, 4)
    squares, answers = squares_of("A1 B3 C2 E4 E5"), Counter()
    for seed in range(100):
        complete(s, 0, squares, 0, dice(seed))
        answers[int(s.answer)] += 1
    assert sum(1 << square for square in answers) == squares
    assert chi_square(list(answers.values()))


# ------------------------------------------------------------------------------------------ the parts


@pytest.mark.clause("EN-14")
def test_sets_of_squares():
    chance = random.Random(0)
    for squares in [0, 1, ALL, *(chance.randrange(ALL) for _ in range(50))]:
        members = [square for square in range(SQUARES) if squares >> square & 1]
        assert bits(squares) == len(members)
        assert [nth_bit(squares, place) for place in range(len(members))] == members


@pytest.mark.clause("EN-14")
def test_the_squares_that_cards_allow():
    s, _ = made(1, 5)
    assert left(s, 0) == ALL
    assert left(s, WHOLE) == 1 << s.answer
    assert left(s, 0b1010000000000001) == remaining(truths(s)[card] for card in (0, 13, 15))


@pytest.mark.clause("EN-14")
def test_faults_are_squares_left_by_a_missing_card():
    """A square that no card excludes counts twice, one that a single card excludes once."""
    s, _ = made(1, 6)
    assert faults(s, s.answer) == 0
    s.clue[:] = NAMES["row-1"]
    assert faults(s, 0) == 4 * 2  # the rest of the row
    s.clue[1:] = NAMES["north-of-4"]
    s.clue[0] = NAMES["near-jfk"]
    assert faults(s, 24) == 15  # one card excludes each square in the north, fifteen cards the others
    assert faults(s, 0) == 14


@pytest.mark.clause("EN-13", "EN-14")
def test_legal_clues_of_a_card():
    s, _ = made(1, 7)
    decoys = squares_of("A1 B1 A2")
    assert spares(squares_of("A1 B1 A2 C3"), decoys)
    assert spares(squares_of("A1 B1 C3"), decoys)
    assert not spares(squares_of("A1 C3"), decoys)
    assert not spares(squares_of("C3"), decoys)
    assert spares(0, 0)
    s.clue[:] = -1
    assert fits(s, 0, NAMES["row-1"], decoys)  # excludes A2 only
    assert not fits(s, 0, NAMES["row-2"], decoys)
    s.clue[1] = NAMES["row-1"]
    assert not fits(s, 0, NAMES["row-1"], decoys)  # another card has the same meaning
    assert fits(s, 1, NAMES["row-1"], decoys)  # its own clue may stay
    assert not fits(s, 12, NAMES["mast-row-1"], decoys)  # an expert with the same meaning


@pytest.mark.clause("EN-14")
def test_decoys_are_wrong_squares():
    for seed in range(40):
        decoys, _ = draw_decoys(7, 5, dice(seed))
        assert decoys.bit_count() == 5
        assert not decoys >> 7 & 1

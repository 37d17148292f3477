"""Correct intervals: the block is the unit, and few blocks claim nothing."""

import numpy as np
import pytest

from gotham import arena
from gotham.arena.block import MatchResult
from gotham.arena.statistics import FEWEST, figure, interval

from .tournament import duel, named, planned, played


def test_an_interval_by_hand():
    """Four draws from 0, 0, 10, 10 are all alike once in sixteen times, so the quantiles are 0 and 10.

    Student's 97.5 % with three degrees of freedom is 3.18 to the normal 1.96; and sqrt(4 / 3) for the bias.
    """
    low, high = interval(np.array([0.0, 0, 10, 10]))
    half = 5 * 3.18 / 1.96 * (4 / 3) ** 0.5
    assert (low, high) == pytest.approx((5 - half, 5 + half), rel=0.02)


def test_an_interval_of_many_values_is_the_normal_one():
    low, high = interval(np.array([0.0] * 500 + [1.0] * 500), (0, 1))
    assert (low, high) == pytest.approx((0.5 - 0.031, 0.5 + 0.031), abs=0.002)


@pytest.mark.parametrize("count", range(1, FEWEST))
def test_few_blocks_claim_nothing(count):
    assert interval(np.arange(count) / 2.0, (0, 1)) == (0, 1)
    assert interval(np.arange(count) * 9.0) == (None, None)


def test_equal_blocks_do_not_claim_certainty():
    """Ten wins in ten: Clopper and Pearson's limit is 69 %."""
    assert interval(np.ones(10), (0, 1)) == pytest.approx((0.692, 1), abs=0.001)
    assert interval(np.zeros(10), (0, 1)) == pytest.approx((0, 0.308), abs=0.001)
    assert interval(np.full(10, 7.0)) == (None, None)


@pytest.mark.parametrize("count", [5, 20, 80])
def test_intervals_cover_the_truth(count):
    """Block shares of a two-player tournament whose true mean is 0.6: about 95 of 100 intervals hold it."""
    rng = np.random.default_rng(5)
    runs = [interval(rng.choice([0, 0.5, 1], count, p=[0.1, 0.6, 0.3]), (0, 1)) for _ in range(300)]
    assert 0.88 <= np.mean([low <= 0.6 <= high for low, high in runs]) <= 0.99


def test_the_block_is_the_unit():
    """If every block is won by half, the second match of a block adds no information."""
    names = ("a", "b")
    win, loss = MatchResult(names, (0,), (5, 3), 9), MatchResult(names[::-1], (0,), (5, 3), 9)
    schedule = planned("random", "random", seed=1)
    figures = arena.summary(named(schedule, *names), {block: (win, loss) for block in range(20)})
    first, second = figures.bots
    assert (first.win_share.mean, second.win_share.mean) == (0.5, 0.5)
    assert (first.returns.mean, first.margin.mean, first.matches) == (4, 0, 40)
    assert [seat.win_share.mean for seat in figures.seats] == [1, 0]
    assert figures.seats[0].win_share.low == pytest.approx(0.025 ** (1 / 20))


def test_a_bot_on_three_seats_counts_by_the_seat():
    match = MatchResult(("a", "b", "b", "b"), (1,), (1, 9, 4, 4), 9)
    schedule = named(planned("random", players=4), *match.bots)
    one, three = arena.summary(schedule, {0: (match,) * 4}).bots
    assert (one.win_share.mean, one.margin.mean) == (0, -8)
    assert (three.win_share.mean, three.returns.mean) == (pytest.approx(1 / 3), pytest.approx(17 / 3))


def test_a_block_is_won_by_the_bot_with_more_wins_in_it():
    schedule = named(planned("random", "random"), "a", "b")
    blocks = [duel(schedule, *won) for won in (([0, 1], []), ([0], [1]), ([0, 1], [0]), ([], []), ([], [1]))]
    first, second = arena.summary(schedule, dict(enumerate(blocks))).bots
    assert first.blocks_won.mean == pytest.approx((1 + 0.5 + 1 + 0.5 + 0) / 5)
    assert second.blocks_won.mean == pytest.approx(1 - first.blocks_won.mean)
    assert 0 <= first.blocks_won.low < first.blocks_won.mean < first.blocks_won.high <= 1


@pytest.mark.parametrize(
    ("names", "asked"), [("ab", True), ("abab", True), ("abbb", False), ("abc", False), ("aa", False)]
)
def test_blocks_are_compared_between_two_bots_on_equally_many_seats(names, asked):
    schedule = named(planned("random", players=len(names)), *names)
    block = tuple(MatchResult(schedule.seating(rotation), (0,), (0,) * len(names), 9) for rotation in range(len(names)))
    figures = arena.summary(schedule, {0: block})
    assert all((each.blocks_won is not None) == asked for each in figures.bots)


def test_figures_do_not_depend_on_the_order():
    blocks = played(planned("random", "random"), 4)
    backwards = dict(reversed(blocks.items()))
    schedule = planned("random", "random")
    assert arena.summary(schedule, blocks) == arena.summary(schedule, backwards)


def test_random_against_random_is_even(others):
    schedule = planned("random", "second", seed="even")
    share = arena.summary(schedule, played(schedule, 40)).bots[0].win_share
    assert abs(share.mean - 0.5) < 0.16
    assert share.low < 0.5 < share.high


def test_figure_has_the_mean():
    assert figure([1.0, 2.0, 6.0]).mean == 3

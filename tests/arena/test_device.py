"""Tournaments inside a device: the figures of the arena, from arrays."""

import dataclasses

import numpy as np
import pytest

import gotham
from gotham.arena import MatchResult, plan, statistics, summary
from gotham.arena.device import matches
from gotham.arena.device.columns import summary_of
from gotham.arena.device.matches import play_on_device
from gotham.batch import MatchResults

from .tournament import NAME


def drawn(count, players, rng):
    """Return made-up results, with shared wins and matches that nobody won."""
    numbers = (rng.integers(1, 90, count), rng.integers(0, 1 << players, count), rng.integers(-5, 6, (count, 4)))
    return MatchResults(*numbers)


def by_block(schedule, results):
    """Return the same results with an object for each match."""
    players = schedule.players

    def match(number):
        won = tuple(seat for seat in range(players) if results.winners[number] >> seat & 1)
        returns = tuple(results.returns[number, :players].tolist())
        return MatchResult(schedule.seating(number % players), won, returns, int(results.decisions[number]))

    numbers = range(0, len(results.winners), players)
    return {first // players: tuple(match(first + place) for place in range(players)) for first in numbers}


@pytest.mark.parametrize("bots", [["greedy", "random"], ["greedy", "random", "random"], ["greedy", "random"] * 2])
def test_the_figures_are_those_of_single_matches(bots):
    schedule = plan(gotham.game(NAME, "plain"), bots)
    results = drawn(40 * len(bots), len(bots), np.random.default_rng(len(bots)))
    found, expected = summary_of(schedule, results).json(), summary(schedule, by_block(schedule, results)).json()
    assert flat(found) == pytest.approx(flat(expected))


def flat(figures):
    """Return all numbers of nested figures, in order."""
    if isinstance(figures, dict | list | tuple):
        return [each for part in (figures.values() if isinstance(figures, dict) else figures) for each in flat(part)]
    return [] if figures is None or isinstance(figures, str) else [figures]


def test_many_blocks_are_not_resampled(monkeypatch):
    values = np.random.default_rng(1).random(400)
    slow = statistics.interval(values, (0, 1))
    monkeypatch.setattr(statistics, "MANY", 300)
    assert statistics.interval(values, (0, 1)) == pytest.approx(slow, abs=0.003)


def test_matches_are_played_in_pieces_that_do_not_matter(monkeypatch):
    game = gotham.game(NAME, "plain")
    schedule = plan(game, ["random", "greedy"], options={"rounds": "1"})
    whole = play_on_device(game, schedule, 2, "cpu")
    monkeypatch.setattr(matches, "AT_ONCE", 3)
    again = play_on_device(game, schedule, 2, "cpu")
    for field in dataclasses.fields(whole):
        assert getattr(whole, field.name).tolist() == getattr(again, field.name).tolist()

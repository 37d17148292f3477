"""The yardstick in C plays the matches of the rules."""

import itertools

import numpy as np
import pytest

import gotham
from gotham.cli.benchmark import yardstick
from gotham.cli.benchmark.speed import rates
from gotham.engine import key_of, playout

NAME, MATCHES = "new-york-new-york", 3


@pytest.mark.parametrize(("players", "rounds"), [*itertools.product((2, 3, 4), ("match", "1"))])
def test_the_yardstick_makes_the_same_decisions(players, rounds):
    race, game = yardstick.yardstick(NAME), gotham.game(NAME, "plain")
    if race is None:
        pytest.skip("there is no C compiler")
    options, key, count = game.indices({"bonuses": "on", "rounds": rounds}), key_of("bench"), game.rules.ACTIONS.count
    room = np.zeros(count, np.bool_), np.zeros(count, np.int64)
    for seed in (1, 2**40):
        for without in ((0, 0), (count - 1, count)):
            ours = game.bind(playout.race)(
                game.rules.State.rows(), players, options, key.copy(), without, *room, MATCHES, seed
            )
            assert race(players, options, key, without, MATCHES, seed) == ours


def test_without_a_compiler_there_is_no_yardstick(monkeypatch):
    monkeypatch.setattr(yardstick, "COMPILERS", ("a-compiler-that-nobody-has",))
    assert yardstick.yardstick.__wrapped__(NAME) is None


def test_a_game_without_a_program_has_no_yardstick():
    assert yardstick.yardstick("no-such-game") is None


def test_rates_are_measured_in_turn():
    first, second = rates([lambda: sum(range(20_000)), lambda: sum(range(20_000))], 0.01)
    assert first > 0 < second

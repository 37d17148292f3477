"""OpenSpiel's search plays our games: its states are those of the rules, and it gets only a view."""

import random
import sys

import numpy as np
import pytest

import gotham
from gotham.bots import bot, play
from gotham.bots.openspiel_game import OVER, SpielGame
from gotham.bots.player import Budget
from gotham.engine import copied, default_mode
from gotham.engine.playout import next_seat


@pytest.fixture
def compiled():
    return gotham.game("new-york-new-york", default_mode())


def position(game, players=3, seed=1, actions=7):
    """Return the view of the seat to act after some actions."""
    table, rng = game.table(players, seed, {"rounds": "1"}), random.Random(seed)
    for _ in range(actions):
        seat = table.awaited[0]
        table.act(seat, rng.choice(table.numbers(seat)[:-1] or table.numbers(seat)))
    return table.view(table.awaited[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_states_are_those_of_the_rules(game, players):
    made, rng = SpielGame(position(game, players), None), random.Random(players)
    state, seat = made.resample(1), made.view.viewer
    assert state.rows.tobytes() == game.guess(made.view.rows, seat, 1).tobytes()
    while not state.is_terminal():
        rows, before = copied(state.rows), state.clone()
        assert state.current_player() == seat
        assert state.observation_string() == game.look(rows, seat).tobytes()
        mask = np.zeros(game.rules.ACTIONS.count, np.bool_)
        game.options_of(rows, seat, mask)
        assert state.legal_actions() == mask.nonzero()[0].tolist()
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        game.step(rows, seat, action)
        assert state.rows.tobytes() == rows.tobytes()
        assert before.rows.tobytes() != rows.tobytes()
        seat = OVER if game.status(rows)[2] else next_seat(game.status(rows)[1], seat)
    assert state.current_player() == OVER


def test_a_win_is_worth_one_and_a_shared_win_less(game):
    made = SpielGame(position(game), None)
    for seed in range(3):
        state = made.resample(seed)
        made.play_out(state.rows, state.seat, seed)
        won = game.ask("winners", state.rows)
        worth = [2 / won.bit_count() - 1 if won >> seat & 1 else -1 for seat in range(3)]
        assert state.returns() == worth


def test_if_several_may_act_the_next_one_does(taxi):
    table = taxi.table(3, seed=1)
    state = SpielGame(table.view(1), None).resample(0)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 2


# ------------------------------------------------------------------------------------ with OpenSpiel itself


@pytest.fixture
def search():
    pytest.importorskip("open_spiel", reason="OpenSpiel is not installed")
    from gotham.bots import openspiel_search

    return openspiel_search


def test_it_runs_as_many_simulations_as_requested(search, compiled):
    made = search.OpenSpielSearch(position(compiled), Budget(50, 0.0), 1)
    made.choose()
    assert made._root_node.total_visits == 49  # the first one only opens the root


def test_it_works_with_one_simulation(search, compiled):
    view = position(compiled)
    for argument in ("1", "1ms"):
        assert bot(compiled, f"openspiel:{argument}").act(view) in view.numbers


def test_it_stops_at_its_time_limit(search, compiled, monkeypatch):
    clock = iter(range(1000))
    monkeypatch.setattr(search.time, "perf_counter", lambda: next(clock))
    made = search.OpenSpielSearch(position(compiled), Budget(0, 30.0), 1)
    made.choose()
    assert 29 <= made._root_node.total_visits <= 31  # the clock is read before each simulation, except the first ones


def test_its_rollouts_are_as_good_as_openspiels_own(search, compiled):
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    made, values = SpielGame(position(compiled, 2), search.KIND), []
    for maker in (search.CompiledRollouts, RandomRolloutEvaluator):
        evaluator = maker(1, np.random.RandomState(1))
        values.append(np.mean([evaluator.evaluate(made.resample(seed))[0] for seed in range(400)]))
    assert abs(values[0] - values[1]) < 0.2  # three standard errors


def test_the_same_seed_plays_the_same_way(search, compiled):
    matches = [
        play(compiled.table(2, 1, {"rounds": "1"}), [bot(compiled, "openspiel:20", seat) for seat in range(2)])
        for _ in range(2)
    ]
    assert matches[0].transcript() == matches[1].transcript()


def test_it_plays_if_several_may_act(search, taxi):
    assert play(taxi.table(3, 1), [bot(taxi, "openspiel:5", seat) for seat in range(3)]).over


@pytest.mark.deep
@pytest.mark.parametrize("name", gotham.all_games())
def test_it_plays_all_games(search, name):
    game = gotham.game(name)
    assert play(game.table(seed=1), [bot(game, "openspiel:20", seat) for seat in range(min(game.rules.PLAYERS))]).over


@pytest.mark.parametrize("argument", ["0", "x", "5h"])
def test_an_invalid_budget_is_refused(game, argument):
    with pytest.raises(gotham.Unknown, match="is not a budget"):
        bot(game, f"openspiel:{argument}")


def test_a_missing_openspiel_names_the_extra(game, monkeypatch):
    monkeypatch.delitem(sys.modules, "gotham.bots.openspiel_search", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(gotham.Unknown, match=r"pyspiel is not installed; it comes with the extra “bench”"):
        bot(game, "openspiel")

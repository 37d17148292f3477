"""Bots play from views only, in turn and at once."""

from types import SimpleNamespace

import pytest

import gotham
from gotham.bots import WAIT, bot, bots, play
from gotham.match.game import seed_number


@pytest.mark.parametrize("spec", ["random", "greedy", "ismcts:20", "ismcts:5ms"])
def test_a_bot_answers_with_a_legal_action(game, spec):
    table = game.table(3, seed=1)
    seat = table.actors[0]
    assert bot(game, spec).act(table.view(seat)) in table.numbers(seat)


@pytest.mark.parametrize("spec", ["random", "greedy", "ismcts:20"])
def test_the_same_seed_plays_the_same_way(taxi, spec):
    matches = [play(taxi.table(2, 1), [bot(taxi, spec, seat) for seat in range(2)]).transcript() for _ in range(2)]
    assert matches[0] == matches[1]


def test_a_search_is_for_the_viewer_when_all_may_act(taxi):
    for seed in range(10):
        table = taxi.table(3, seed=seed)
        for seat in (2, 1, 0):
            assert bot(taxi, "ismcts:30", seed).act(table.view(seat)) in table.numbers(seat)


class Patient:
    """A bot that waits for all others and acts at the last call."""

    def __init__(self):
        self.asked = []

    def act(self, view, last_call=False):
        self.asked.append(last_call)
        return view.numbers[0] if last_call else WAIT


def test_a_waiting_bot_is_asked_again_and_at_the_last_call(taxi):
    patient = [Patient(), Patient()]
    table = play(taxi.table(2, seed=1), patient)
    assert table.over
    assert any(patient[0].asked)


def test_a_waiting_bot_and_a_searching_one(taxi):
    assert play(taxi.table(2, seed=1), [Patient(), bot(taxi, "ismcts:30")]).over


def test_greedy_beats_random(game):
    wins = 0
    for number in range(6):
        table = play(game.table(2, number, {"rounds": "1"}), [bot(game, "greedy"), bot(game, "random", number)])
        wins += 0 in table.winners
    assert wins >= 5


@pytest.mark.parametrize(
    "spec", ["ismcts:0", "ismcts:x", "ismcts:-1", "ismcts:1h", "ismcts:²", "random:4", "greedy:x", "nobody", ""]
)
def test_an_unknown_bot_is_refused(game, spec):
    with pytest.raises(gotham.Unknown):
        bot(game, spec)


def test_bots_of_a_game_are_listed(game):
    assert {"random", "greedy", "ismcts"} <= set(bots(game))
    assert seed_number("a", 1) != seed_number("a", 2)


def test_a_greedy_bot_that_waits_advises_nothing():
    """It has seen other actions before, when it chose one."""
    game = gotham.game("chinatown", "plain")
    player, view = bot(game, "greedy"), game.table(3, 1).view(0)
    player.act(view, last_call=True)
    assert player.advise()
    player.worth = lambda *_: -1.0
    waiting = SimpleNamespace(game=game, rows=view.rows, viewer=0, numbers=view.numbers[:2], awaited=())
    assert player.act(waiting) == WAIT
    assert player.advise() == ""

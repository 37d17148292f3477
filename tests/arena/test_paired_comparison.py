"""The same deals at two tables."""

import json

import pytest

import gotham
from gotham.arena.paired_comparison import MatchFigures, compare, median_seconds, plan_pairs, play_pair, play_pairs

GAME = "new-york-new-york"


@pytest.fixture
def pairing():
    return plan_pairs(gotham.game(GAME), ("greedy", "random"), 2, {"rounds": "1"}, "pairs")


def measured(pairs):
    return [[played.figures for played in pair] for pair in pairs]


def test_each_bot_plays_each_deal_on_every_seat_reproducibly(pairing):
    pair = play_pair(pairing, 3)
    assert measured([pair]) == measured([play_pair(pairing, 3)])
    assert pair[0].figures != pair[1].figures
    assert all(played.figures["actions"] > 10 and played.seconds > 0 for played in pair)


def test_one_process_and_two_give_the_same_results():
    game = gotham.game(GAME)
    pairing = plan_pairs(game, ("random", "random"), 3, {"rounds": "1"}, "pairs")
    alone, together = (list(play_pairs(game, pairing, 4, jobs)) for jobs in (1, 2))
    assert measured(alone) == measured(together)


def test_a_figure_is_compared_over_deals():
    pairs = [(MatchFigures({"x": 3.0 * k}, 0.1 * k), MatchFigures({"x": 2.0 * k}, 0.3)) for k in range(1, 8)]
    (found,) = compare(pairs)
    assert (found.name, found.first.mean, found.second.mean) == ("x", 12, 8)
    assert found.ratio.mean == pytest.approx(1.5)
    assert found.ratio.low == pytest.approx(1.5)
    assert median_seconds(pairs, 0) == pytest.approx(0.4)


def test_no_division_by_zero():
    (found,) = compare([(MatchFigures({"x": 1.0}, 0), MatchFigures({"x": 0.0}, 0))] * 5)
    assert found.ratio.low is None


def test_the_command_prints_every_figure(gotham_):
    words = ("pairs", GAME, "--bot", "random", "--against", "random", "--deals", "3", "--jobs", "1")
    code, said, wrong = gotham_(*words, "--option", "rounds=1")
    assert (code, wrong) == (0, "")
    assert "2 players, 3 deals" in said
    assert "all returns" in said
    code, said, _ = gotham_(*words, "--json")
    assert code == 0
    assert json.loads(said)["deals"] == 3


@pytest.mark.parametrize(("words", "reason"), [(("--bot", "nobody", "--against", "random"), "there is no bot")])
def test_bad_settings_are_refused(gotham_, words, reason):
    code, _, wrong = gotham_("pairs", GAME, *words)
    assert code == 2
    assert reason in wrong
